<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
 <context>
  <name>deckbuilder</name>
  <message>
   <location filename="../../cards/faults.py" />
   <source>unknown key</source>
   <translation>不明なキーです</translation>
  </message>
  <message>
   <location filename="../../cards/faults.py" />
   <source>required, but missing</source>
   <translation>必要ですが、ありません</translation>
  </message>
  <message>
   <location filename="../../cards/faults.py" />
   <source>expected a list</source>
   <translation>リストが必要です</translation>
  </message>
  <message>
   <location filename="../../cards/faults.py" />
   <source>expected an object in braces</source>
   <translation>波かっこで囲んだオブジェクトが必要です</translation>
  </message>
  <message>
   <location filename="../../cards/faults.py" />
   <source>{place}: {message}</source>
   <translation>{place}：{message}</translation>
  </message>
  <message>
   <location filename="../../cards/faults.py" />
   <source>unknown {key} {value!r}, expected one of {values}</source>
   <translation>{key} の {value!r} は使えません。次のどれかが必要です：{values}</translation>
  </message>
  <message>
   <location filename="../../cards/faults.py" />
   <source>; or </source>
   <translation>、または</translation>
  </message>
  <message>
   <location filename="../../cards/faults.py" />
   <source>{expected}, got {given}</source>
   <translation>{expected}（実際の値：{given}）</translation>
  </message>
  <message>
   <location filename="../../cards/language.py" />
   <location filename="../../gui/deck/slots.py" />
   <source>monster</source>
   <translation>怪獣</translation>
  </message>
  <message>
   <location filename="../../cards/language.py" />
   <source>battle</source>
   <translation>交戦</translation>
  </message>
  <message>
   <location filename="../../cards/language.py" />
   <source>strategy</source>
   <translation>戦略</translation>
  </message>
  <message>
   <location filename="../../cards/language.py" />
   <source>red</source>
   <translation>赤</translation>
  </message>
  <message>
   <location filename="../../cards/language.py" />
   <location filename="../../cards/search/keys.py" />
   <source>blue</source>
   <translation>青</translation>
  </message>
  <message>
   <location filename="../../cards/language.py" />
   <source>green</source>
   <translation>緑</translation>
  </message>
  <message>
   <location filename="../../cards/language.py" />
   <source>white</source>
   <translation>白</translation>
  </message>
  <message>
   <location filename="../../cards/messages.py" />
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/compare/versions.py" />
   <location filename="../../gui/deck/checks.py" />
   <location filename="../../gui/describe.py" />
   <location filename="../../gui/goldfish/board/words.py" />
   <location filename="../../gui/goldfish/reader.py" />
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <location filename="../../gui/palette/entries.py" />
   <location filename="../../gui/preview.py" />
   <location filename="../../gui/simulation/difference.py" />
   <location filename="../../gui/simulation/results.py" />
   <location filename="../../gui/strongest/window.py" />
   <source>, </source>
   <translation>、</translation>
  </message>
  <message>
   <location filename="../../cards/messages.py" />
   <source>{words} and {last}</source>
   <translation>{words}と{last}</translation>
  </message>
  <message>
   <location filename="../../cards/messages.py" />
   <source>{words} or {last}</source>
   <translation>{words}または{last}</translation>
  </message>
  <message>
   <location filename="../../cards/numbers.py" />
   <source>Japanese number read as {base}</source>
   <translation>日本語版の番号を {base} と読みました</translation>
  </message>
  <message>
   <location filename="../../cards/numbers.py" />
   <source>image suffix OL dropped</source>
   <translation>画像名の末尾の OL を省きました</translation>
  </message>
  <message>
   <location filename="../../cards/numbers.py" />
   <source>spelling completed to {base}</source>
   <translation>表記を {base} に補いました</translation>
  </message>
  <message>
   <location filename="../../cards/numbers.py" />
   <source>dash or space normalised to {base}</source>
   <translation>ハイフンや空白を直して {base} としました</translation>
  </message>
  <message>
   <location filename="../../cards/search/context.py" />
   <source>There is no collection yet</source>
   <translation>コレクションがまだありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/context.py" />
   <source>a list of the cards you own, which the window keeps under Tools, Collection</source>
   <translation>持っているカードのリスト（「ツール」メニューの「コレクション」）</translation>
  </message>
  <message>
   <location filename="../../cards/search/errors.py" />
   <source>{mistake} at character {position}</source>
   <translation>{mistake}（{position}文字目）</translation>
  </message>
  <message>
   <location filename="../../cards/search/errors.py" />
   <location filename="../../decks/interchange/report.py" />
   <location filename="../../gui/simulation/matrix.py" />
   <source>; </source>
   <translation>。</translation>
  </message>
  <message>
   <location filename="../../cards/search/errors.py" />
   <source>expected {what}</source>
   <translation>{what}が必要です</translation>
  </message>
  <message>
   <location filename="../../cards/search/errors.py" />
   <source>did you mean {text}?</source>
   <translation>もしかして {text} ですか？</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/preview.py" />
   <location filename="../../gui/status.py" />
   <source>legal</source>
   <translation>適正</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/preview.py" />
   <source>restricted</source>
   <translation>制限</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/preview.py" />
   <source>banned</source>
   <translation>使用禁止</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <location filename="../../gui/browser/columns.py" />
   <source>not in pool</source>
   <translation>対象外</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <source>no format chosen</source>
   <translation>フォーマット未選択</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../gui/describe.py" />
   <location filename="../../gui/goldfish/board/words.py" />
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <source>rank {rank}</source>
   <translation>等級{rank}</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <source>{count} in the deck</source>
   <translation>デッキに{count}枚</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <location filename="../../decks/words.py" />
   <source>no trait</source>
   <translation>特徴なし</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <source>{code} {name}</source>
   <translation>{code} {name}</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <location filename="../../gui/describe.py" />
   <source>step {step}</source>
   <translation>進攻{step}</translation>
  </message>
  <message>
   <location filename="../../cards/search/grouping.py" />
   <location filename="../../gui/describe.py" />
   <source>no step</source>
   <translation>進攻なし</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>English or Japanese name or nickname; = wants the whole name.</source>
   <translation>英語か日本語の名前、または通称。= は名前全体が一致するもの。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Card number, or how it begins.</source>
   <translation>カード番号、またはその先頭部分。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Type: monster, battle, strategy or m, b, s; several letters mean any of them.</source>
   <translation>種類：monster、battle、strategy、または m、b、s。複数の文字はそのどれか。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Colour by word, letter (r b g w) or in Japanese: c: any of them, c= exactly them, c&gt;= all of them.</source>
   <translation>色。単語、頭文字（r b g w）、日本語で指定：c: はどれかの色、c= はちょうどその色、c&gt;= はそのすべての色。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Rank; Roman numerals mean monsters only.</source>
   <translation>等級。ローマ数字は怪獣だけ。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Counter power of a battle card; x is a printed X. Also c with a number.</source>
   <translation>交戦カードの撃退力。x は X と書かれたもの。c と数でも指定できます。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Threat of a monster; x is a printed X. Also t with a number.</source>
   <translation>怪獣の脅威度。x は X と書かれたもの。t と数でも指定できます。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Invasion step: 1, 2 or none.</source>
   <translation>進攻：1、2、または none（なし）。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Trait: the one of that name, or else those with a word that begins so.</source>
   <translation>特徴：その名前の特徴。なければ、その語で始まる語を含む特徴。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Rules text has this word, phrase or pattern.</source>
   <translation>効果の文章にこの語、句、パターンがあるもの。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Keyword or icon, the first three with a number if you like: {keywords}.</source>
   <translation>キーワードまたはアイコン。最初の3つには数も付けられます：{keywords}。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Set by code, how its code begins, a range of codes, or its name.</source>
   <translation>セット。コード、コードの先頭部分、コードの範囲、または名前で指定。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Rarity, where it is known.</source>
   <translation>レアリティ（わかっている場合）。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>A state: {states}.</source>
   <translation>状態：{states}。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>May be played in the format, perhaps with fewer copies; legal:deck is the deck's own format.</source>
   <translation>フォーマットで使えるもの（枚数制限のあるものを含む）。legal:deck はデッキのフォーマット。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Forbidden by the format's list.</source>
   <translation>フォーマットのリストで使用禁止のもの。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Limited by the format's list to fewer copies.</source>
   <translation>フォーマットのリストで枚数が制限されたもの。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Only cards in the open deck.</source>
   <translation>開いているデッキのカードだけ。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Only cards whose colours the open deck may hold.</source>
   <translation>開いているデッキに入れられる色のカードだけ。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Copies in the open deck.</source>
   <translation>開いているデッキに入っている枚数。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Copies in your collection, all prints of the card together.</source>
   <translation>コレクションの枚数。イラスト違いも合わせて数えます。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Sorts the list: {orders}.</source>
   <translation>一覧の並び順：{orders}。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Sorts from small to large (asc) or large to small (desc).</source>
   <translation>並びの向き：小さい順（asc）または大きい順（desc）。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Groups the list: {groups}.</source>
   <translation>一覧のまとめ方：{groups}。</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Ebirah somewhere in the name or a nickname</source>
   <translation>名前か通称のどこかに「Ebirah」</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Japanese names, in any kana</source>
   <translation>日本語の名前（ひらがなでもカタカナでも）</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>the words together</source>
   <translation>続けて並んだ語</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>a number, or how it begins</source>
   <translation>番号、またはその先頭部分</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>both words in the name, in any order</source>
   <translation>名前に両方の語（順番は自由）</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>a comma means and</source>
   <translation>カンマは「かつ」</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>either</source>
   <translation>どちらか</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>the same</source>
   <translation>同じ意味</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>brackets first</source>
   <translation>かっこの中が先</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>- means not</source>
   <translation>- は「でない」</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>! means not</source>
   <translation>! は「でない」</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>a pattern for the name</source>
   <translation>名前のパターン</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Rodan somewhere in the name</source>
   <translation>名前のどこかに「Rodan」</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>exactly that name</source>
   <translation>その名前と完全に一致</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>numbers that begin so</source>
   <translation>その文字で始まる番号</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>the Japanese spelling finds EBP02-003</source>
   <translation>日本語版の番号でも EBP02-003 が見つかる</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>red battle cards of rank 5 at most</source>
   <translation>等級5以下の赤の交戦カード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>monsters and strategy cards</source>
   <translation>怪獣と戦略カード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>red or green, perhaps with other colours</source>
   <translation>赤か緑（ほかの色があってもよい）</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>red and green and nothing else</source>
   <translation>赤と緑だけ</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>rank 3, 4 or 5</source>
   <translation>等級3、4、5</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>monsters of rank III and IV</source>
   <translation>等級Ⅲと等級Ⅳの怪獣</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>rank 2 or 7</source>
   <translation>等級2か7</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>battle cards with 5,000 or more</source>
   <translation>撃退力5,000以上の交戦カード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>the same, shorter</source>
   <translation>同じ意味で、より短い</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>battle cards with a printed X</source>
   <translation>撃退力が X の交戦カード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>monsters with 35,000 or more</source>
   <translation>脅威度35,000以上の怪獣</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>rank III monsters with 25,000 or more</source>
   <translation>脅威度25,000以上の等級Ⅲの怪獣</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>blue cards with step 2</source>
   <translation>進攻2の青のカード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>that trait and not plain Godzilla</source>
   <translation>その特徴だけ（ただの「ゴジラ」は含まない）</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Final Wars</source>
   <translation>FINAL WARS</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Mech or Weapon</source>
   <translation>機械か兵器</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>that phrase in the text</source>
   <translation>効果の文章にその句</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>draws 2 or more</source>
   <translation>2枚以上引く</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>monsters with Burst</source>
   <translation>強襲を持つ怪獣</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>cards with Awakening 6</source>
   <translation>覚醒6を持つカード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Booster 01 or 02</source>
   <translation>ブースター01か02</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Booster 01 or 03</source>
   <translation>ブースター01か03</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>Booster 01 to 03</source>
   <translation>ブースター01から03まで</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>everything but boosters</source>
   <translation>ブースター以外すべて</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>uncommon cards</source>
   <translation>アンコモンのカード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <location filename="../../cards/search/words.py" />
   <source>any number of copies may be in a deck</source>
   <translation>デッキに何枚でも入れられる</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>battle cards without the tokens</source>
   <translation>トークン以外の交戦カード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>playable in the English standard format</source>
   <translation>英語版スタンダードで使えるもの</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>not allowed in the Japanese standard format</source>
   <translation>日本語版スタンダードで使用禁止のもの</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>limited in the Japanese standard format</source>
   <translation>日本語版スタンダードで枚数制限のあるもの</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>the deck's strategy cards</source>
   <translation>デッキの戦略カード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>rank 1 cards that fit the deck's colours</source>
   <translation>デッキの色に合う等級1のカード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>three or more copies in the deck</source>
   <translation>デッキに3枚以上入っているもの</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>rank 4 cards that you own</source>
   <translation>持っている等級4のカード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>cards that you do not own</source>
   <translation>持っていないカード</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>the deck's cards of which you own fewer than 4</source>
   <translation>デッキのカードのうち、持っているのが4枚未満のもの</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>battle cards, the strongest first</source>
   <translation>交戦カードを強い順に</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>red cards under their types</source>
   <translation>赤のカードを種類ごとに</translation>
  </message>
  <message>
   <location filename="../../cards/search/keys.py" />
   <source>{state} ({meaning})</source>
   <translation>{state}（{meaning}）</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>a bracket closes that was never opened</source>
   <translation>閉じかっこに対応する開きかっこがありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>a repeat needs a character before it</source>
   <translation>繰り返しの記号の前に文字が必要です</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>a repeat cannot follow a repeat</source>
   <translation>繰り返しの記号を続けて書くことはできません</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>repeats go up to {limit}</source>
   <translation>繰り返しは{limit}回までです</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>{repeat} counts backwards</source>
   <translation>{repeat} の範囲が逆です</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>a repeat needs something before it</source>
   <translation>繰り返しの記号の前に何もありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>too many brackets inside each other</source>
   <translation>かっこの入れ子が深すぎます</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>a bracket is never closed</source>
   <translation>かっこが閉じられていません</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>referring back to a group is not supported</source>
   <translation>グループの後方参照は使えません</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>{sign} has no meaning</source>
   <translation>{sign} には意味がありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>the pattern is too large</source>
   <translation>パターンが大きすぎます</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>patterns have {limit} characters at most</source>
   <translation>パターンは{limit}文字までです</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>looking ahead, looking behind and names are not supported</source>
   <translation>先読み、後読み、名前付きグループは使えません</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>a set [ is never closed</source>
   <translation>文字の集合 [ が閉じられていません</translation>
  </message>
  <message>
   <location filename="../../cards/search/pattern.py" />
   <source>the range {low}-{high} runs backwards</source>
   <translation>範囲 {low}-{high} が逆です</translation>
  </message>
  <message>
   <location filename="../../cards/search/query.py" />
   <source>order</source>
   <translation>並び順</translation>
  </message>
  <message>
   <location filename="../../cards/search/query.py" />
   <source>direction</source>
   <translation>並びの向き</translation>
  </message>
  <message>
   <location filename="../../cards/search/query.py" />
   <source>group</source>
   <translation>まとめ方</translation>
  </message>
  <message>
   <location filename="../../cards/search/query.py" />
   <source>"{key}{op}" is given twice</source>
   <translation>「{key}{op}」が2回あります</translation>
  </message>
  <message>
   <location filename="../../cards/search/query.py" />
   <source>it once</source>
   <translation>1回だけの指定</translation>
  </message>
  <message>
   <location filename="../../cards/search/query.py" />
   <source>"{key}{op}" takes one value</source>
   <translation>「{key}{op}」に指定できる値は1つです</translation>
  </message>
  <message>
   <location filename="../../cards/search/query.py" />
   <source>one value</source>
   <translation>1つの値</translation>
  </message>
  <message>
   <location filename="../../cards/search/query.py" />
   <source>"{key}{op}" is about the whole list</source>
   <translation>「{key}{op}」は一覧全体への指定です</translation>
  </message>
  <message>
   <location filename="../../cards/search/query.py" />
   <source>it outside brackets, without NOT and OR</source>
   <translation>かっこの外での、NOTやORを付けない指定</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>a word or a key with its value</source>
   <translation>語、または値の付いたキー</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>"{text}" has nothing after it</source>
   <translation>「{text}」の後に何もありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>"{text}" has nothing before it</source>
   <translation>「{text}」の前に何もありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>This bracket is never closed</source>
   <translation>このかっこが閉じられていません</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>a closing )</source>
   <translation>閉じかっこ )</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>No bracket was opened before this one</source>
   <translation>このかっこに対応する開きかっこがありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>an opening (</source>
   <translation>開きかっこ (</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>The search is {count} characters long</source>
   <translation>検索文が{count}文字あります</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>{limit} characters at most</source>
   <translation>{limit}文字以内の検索文</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>Too many signs for not</source>
   <translation>「でない」の記号が多すぎます</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>one of them</source>
   <translation>1つだけの記号</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>"{text}" has no value</source>
   <translation>「{text}」に値がありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>a value, as in {key}{op}...</source>
   <translation>{key}{op}... のような値</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>This quote is never closed</source>
   <translation>この引用符が閉じられていません</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>a closing "</source>
   <translation>閉じる引用符 "</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>This pattern is never closed</source>
   <translation>このパターンが閉じられていません</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>a closing /</source>
   <translation>閉じる /</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>No key before "{char}"</source>
   <translation>「{char}」の前にキーがありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>a key, as in rank&gt;=3</source>
   <translation>rank&gt;=3 のようなキー</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>Nothing between the brackets</source>
   <translation>かっこの中に何もありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>a word or a key</source>
   <translation>語、またはキー</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>Too many brackets inside each other</source>
   <translation>かっこの入れ子が深すぎます</translation>
  </message>
  <message>
   <location filename="../../cards/search/reader.py" />
   <source>a simpler search</source>
   <translation>もっと簡単な検索文</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>Unknown key "{key}{op}"</source>
   <translation>「{key}{op}」というキーはありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a key such as t: c: r: o: s:, or quotes around a name with a colon</source>
   <translation>t: c: r: o: s: などのキー、またはコロンを含む名前を囲む引用符</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>"{key}" cannot be compared with {op}</source>
   <translation>「{key}」に {op} は使えません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>{op} takes one value</source>
   <translation>{op} に指定できる値は1つです</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>one value without brackets</source>
   <translation>かっこのない1つの値</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a number such as 5000, 5k or 2000..5000, or x</source>
   <translation>5000、5k、2000..5000 のような数、または x</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>state</source>
   <translation>状態</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>place</source>
   <translation>場所</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>Unknown set "{value}"</source>
   <translation>「{value}」というセットはありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a set such as EBP01, or a range such as EBP01..EBP03</source>
   <translation>EBP01 のようなセット、または EBP01..EBP03 のような範囲</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <location filename="../../cards/search/values.py" />
   <source>This range has no ends</source>
   <translation>範囲の両端がありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a range such as EBP01..EBP03</source>
   <translation>EBP01..EBP03 のような範囲</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <location filename="../../cards/search/values.py" />
   <source>This range runs backwards</source>
   <translation>この範囲は順序が逆です</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>the earlier set first</source>
   <translation>先のセットから始まる範囲</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a rank such as 3, III or 3..5</source>
   <translation>3、III、3..5 のような等級</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>1, 2 or none</source>
   <translation>1、2、または none</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a number of copies such as 3 or 1..3</source>
   <translation>3 や 1..3 のような枚数</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a number of copies such as 1 or 1..3</source>
   <translation>1 や 1..3 のような枚数</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>This pattern cannot be used: {reason}</source>
   <translation>このパターンは使えません：{reason}</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a simpler pattern</source>
   <translation>もっと簡単なパターン</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>the formats to be loaded</source>
   <translation>フォーマットの読み込み</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>Nothing between the quotes</source>
   <translation>引用符の中に何もありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a word or phrase</source>
   <translation>語、または句</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>"{value}" is no card number</source>
   <translation>「{value}」はカード番号ではありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a number such as EBP01-016, or how it begins</source>
   <translation>EBP01-016 のような番号、またはその先頭部分</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>type</source>
   <translation>種類</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <location filename="../../gui/collection/model.py" />
   <location filename="../../gui/describe.py" />
   <source>colour</source>
   <translation>色</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>keyword</source>
   <translation>キーワード</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>Unknown keyword "{value}"</source>
   <translation>「{value}」というキーワードはありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>{keywords} before a number</source>
   <translation>数の前に{keywords}</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>Unknown trait "{value}"</source>
   <translation>「{value}」という特徴はありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>a trait in quotes</source>
   <translation>引用符で囲んだ特徴</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../gui/collection/model.py" />
   <source>rarity</source>
   <translation>レアリティ</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>No rarities are known</source>
   <translation>レアリティの情報がありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>Unknown format "{value}"</source>
   <translation>「{value}」というフォーマットはありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>No format "{name}" is known</source>
   <translation>「{name}」というフォーマットはありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/terms.py" />
   <source>No deck is open</source>
   <translation>開いているデッキがありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/values.py" />
   <source>Unknown {what} "{value}"</source>
   <translation>「{value}」という{what}はありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/values.py" />
   <source>A {what} is not searched by pattern</source>
   <translation>{what}はパターンでは検索できません</translation>
  </message>
  <message>
   <location filename="../../cards/search/values.py" />
   <source>a {what}</source>
   <translation>{what}</translation>
  </message>
  <message>
   <location filename="../../cards/search/values.py" />
   <source>{op} takes one number, not a range</source>
   <translation>{op} には範囲ではなく1つの数を指定します</translation>
  </message>
  <message>
   <location filename="../../cards/search/values.py" />
   <source>the smaller number first</source>
   <translation>小さい数から始まる範囲</translation>
  </message>
  <message>
   <location filename="../../cards/search/values.py" />
   <source>"{value}" is not a number</source>
   <translation>「{value}」は数ではありません</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>made by effects, never in a deck</source>
   <translation>効果で作られ、デッキには入らない</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>a strategy card that stays</source>
   <translation>場に残る戦略カード</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>the deck's format limits it more than other cards</source>
   <translation>デッキのフォーマットで、ほかのカードより厳しく制限されている</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>the deck has it with other art (+)</source>
   <translation>デッキに「+」の別イラストで入っている</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>lets colours mix</source>
   <translation>色を混ぜられる</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>no Japanese print is known</source>
   <translation>日本語版が確認されていない</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>has several colours</source>
   <translation>複数の色を持つ</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>has no ability</source>
   <translation>能力を持たない</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>its abilities could not be read; play it by hand</source>
   <translation>能力を読み取れていないので、手動で処理する</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>nothing</source>
   <translation>まとめない</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>types</source>
   <translation>種類</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>ranks</source>
   <translation>等級</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../gui/deck/checks.py" />
   <source>colours</source>
   <translation>色</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>traits</source>
   <translation>特徴</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>sets</source>
   <translation>セット</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>invasion steps</source>
   <translation>進攻</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>copies in the deck</source>
   <translation>デッキの枚数</translation>
  </message>
  <message>
   <location filename="../../cards/search/words.py" />
   <source>what the format says</source>
   <translation>フォーマットでの扱い</translation>
  </message>
  <message>
   <location filename="../../cards/setfile.py" />
   <source>is not as it was shipped; install the program again</source>
   <translation>配布されたものと異なります。アプリをもう一度インストールしてください</translation>
  </message>
  <message>
   <location filename="../../cards/setfile.py" />
   <source>expected a JSON list</source>
   <translation>JSONのリストが必要です</translation>
  </message>
  <message>
   <location filename="../../cards/setfile.py" />
   <location filename="../../gui/compare/versions.py" />
   <source>cannot be read: {reason}</source>
   <translation>読み込めません：{reason}</translation>
  </message>
  <message>
   <location filename="../../cards/setfile.py" />
   <source>is larger than {limit} MB</source>
   <translation>{limit} MBを超えています</translation>
  </message>
  <message>
   <location filename="../../cards/setfile.py" />
   <source>is not JSON: {reason}</source>
   <translation>JSONではありません：{reason}</translation>
  </message>
  <message>
   <location filename="../../cards/setfile.py" />
   <source>is not a file</source>
   <translation>ファイルではありません</translation>
  </message>
  <message>
   <location filename="../../cards/setfile.py" />
   <source>does not exist</source>
   <translation>存在しません</translation>
  </message>
  <message>
   <location filename="../../cards/setfile.py" />
   <source>appears twice in this file, the later card counts</source>
   <translation>このファイルに2回あります。後のカードを使います</translation>
  </message>
  <message>
   <location filename="../../cards/setmodel.py" />
   <source>expected words on one line</source>
   <translation>1行の文字列が必要です</translation>
  </message>
  <message>
   <location filename="../../cards/setmodel.py" />
   <source>expected each colour once</source>
   <translation>同じ色は1回しか書けません</translation>
  </message>
  <message>
   <location filename="../../cards/setmodel.py" />
   <source>the rank of a monster card is 1 to 4</source>
   <translation>怪獣カードの等級は1～4です</translation>
  </message>
  <message>
   <location filename="../../cards/setmodel.py" />
   <source>expected something like {example}</source>
   <translation>{example} のような値が必要です</translation>
  </message>
  <message>
   <location filename="../../cards/setmodel.py" />
   <source>a {type} card has no {name}</source>
   <translation>{type}カードに {name} はありません</translation>
  </message>
  <message>
   <location filename="../../cards/setmodel.py" />
   <source>a {type} card needs {name}: a number from 0, or X</source>
   <translation>{type}カードには {name} が必要です：0以上の数、または X</translation>
  </message>
  <message>
   <location filename="../../cli/inputs.py" />
   <location filename="../../decks/data_updates/lines.py" />
   <location filename="../../gui/data_updates/model.py" />
   <source>{count:,} fault</source>
   <translation>{count:,}件の誤り</translation>
  </message>
  <message>
   <location filename="../../cli/inputs.py" />
   <location filename="../../decks/data_updates/lines.py" />
   <location filename="../../gui/data_updates/model.py" />
   <source>{count:,} faults</source>
   <translation>{count:,}件の誤り</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <source>another program keeps changing the file</source>
   <translation>ほかのプログラムがファイルを変更し続けています</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <source>Close it and try again.</source>
   <translation>そのプログラムを閉じて、もう一度お試しください。</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <source>the collection was damaged: {lines} could not be read</source>
   <translation>コレクションが壊れていました：{lines}を読み込めませんでした</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <source>the collection was damaged</source>
   <translation>コレクションが壊れていました</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <source>The damaged file is kept as {name}.</source>
   <translation>壊れたファイルは {name} として残してあります。</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <source>a newer version of the app wrote this collection</source>
   <translation>このコレクションは、アプリの新しいバージョンで書かれています</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <source>Update the app to change it; nothing is saved here.</source>
   <translation>変更するにはアプリを更新してください。ここでは何も保存されません。</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <source>it cannot be renamed ({error})</source>
   <translation>名前を変更できません（{error}）</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <location filename="../../decks/edits.py" />
   <location filename="../../decks/interchange/registry.py" />
   <location filename="../../decks/interchange/report.py" />
   <source>{count:,} line</source>
   <translation>{count:,}行</translation>
  </message>
  <message>
   <location filename="../../decks/collection/store.py" />
   <location filename="../../decks/edits.py" />
   <location filename="../../decks/interchange/registry.py" />
   <location filename="../../decks/interchange/report.py" />
   <source>{count:,} lines</source>
   <translation>{count:,}行</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>number</source>
   <translation>番号</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>count</source>
   <translation>枚数</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../decks/data_updates/format_changes.py" />
   <location filename="../../gui/collection/model.py" />
   <source>name</source>
   <translation>名前</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>too long: more than {count:,} lines</source>
   <translation>長すぎます：{count:,}行を超えています</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>{text} is no whole number of copies</source>
   <translation>{text} は枚数を表す整数ではありません</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>{count:,} are more copies than anyone owns; at most {most:,}</source>
   <translation>{count:,}枚は多すぎます。{most:,}枚までです</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>this is no table of cards: columns for number and count were expected; for a deck list, use Import in the File menu</source>
   <translation>カードの表ではありません：番号と枚数の列が必要です。デッキのリストは、「ファイル」メニューの「読み込み」をお使いください</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>no number; found by its name {name}</source>
   <translation>番号がないため、名前 {name} で見つけました</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>more than {most:,} copies of one print are not counted</source>
   <translation>同じ番号のカードは{most:,}枚までしか数えません</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>not counted: {why}</source>
   <translation>数えません：{why}</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>it has no count</source>
   <translation>枚数がありません</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <location filename="../../decks/interchange/table.py" />
   <source>header: {columns}</source>
   <translation>見出し：{columns}</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>the line is too long</source>
   <translation>行が長すぎます</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>several cards have this name; give the number: {numbers}</source>
   <translation>同じ名前のカードが複数あります。番号を指定してください：{numbers}</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>added to row {row}</source>
   <translation>{row}行目に加えました</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>unknown number; kept as it is</source>
   <translation>不明な番号ですが、そのまま残します</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>{count} {name}</source>
   <translation>{name} {count}枚</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>no card of this name is known; a card number was expected</source>
   <translation>この名前のカードはありません。カード番号が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>other art {sign}</source>
   <translation>別イラスト {sign}</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>it names no card; a card number was expected</source>
   <translation>カードの指定がありません。カード番号が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/collection/table.py" />
   <source>the count is 0</source>
   <translation>枚数が0です</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/collection/model.py" />
   <location filename="../../gui/deck/model.py" />
   <location filename="../../gui/share/entry.py" />
   <location filename="../../gui/toolbar.py" />
   <source>Name</source>
   <translation>名前</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <location filename="../../decks/data_updates/lines.py" />
   <location filename="../../decks/judging/page.py" />
   <location filename="../../gui/judge/model.py" />
   <location filename="../../gui/toolbar.py" />
   <source>Format</source>
   <translation>フォーマット</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <location filename="../../decks/judging/page.py" />
   <location filename="../../gui/deck/notes.py" />
   <location filename="../../gui/judge/model.py" />
   <location filename="../../gui/share/sheet.py" />
   <source>Player</source>
   <translation>プレイヤー</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <location filename="../../decks/judging/page.py" />
   <location filename="../../gui/deck/notes.py" />
   <location filename="../../gui/judge/model.py" />
   <location filename="../../gui/judge/window.py" />
   <location filename="../../gui/share/sheet.py" />
   <source>Event</source>
   <translation>大会</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <location filename="../../gui/deck/notes.py" />
   <location filename="../../gui/layout.py" />
   <source>Notes</source>
   <translation>メモ</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <location filename="../../decks/interchange/fields.py" />
   <location filename="../../decks/interchange/registry.py" />
   <location filename="../../gui/deck/notes.py" />
   <location filename="../../gui/share/sheet.py" />
   <source>Deck Log code</source>
   <translation>デッキログのコード</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <location filename="../../gui/deck/notes.py" />
   <source>Tags</source>
   <translation>タグ</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>Unread lines</source>
   <translation>読めなかった行</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>{sign}{count} {card} in the monster deck</source>
   <translation>{sign}{count} {card}（怪獣デッキ）</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>{sign}{count} {card}</source>
   <translation>{sign}{count} {card}</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>{changes} and {count} more</source>
   <translation>{changes}、ほか{count}件</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>Monster deck: {before} → {after} cards</source>
   <translation>怪獣デッキ：{before} → {after}枚</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>Main deck: {before} → {after} cards</source>
   <translation>メインデッキ：{before} → {after}枚</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>{sign}{count} {number} {card} ({before} → {after})</source>
   <translation>{sign}{count} {number} {card}（{before} → {after}）</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>{sign}{count} {card} ({before} → {after})</source>
   <translation>{sign}{count} {card}（{before} → {after}）</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <location filename="../../gui/compare/window.py" />
   <source>No difference</source>
   <translation>違いはありません</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>{one} compared with {other}</source>
   <translation>{one}と{other}の比較</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>format {name}</source>
   <translation>フォーマットを{name}に変更</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>notes changed</source>
   <translation>メモを変更</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>tags changed</source>
   <translation>タグを変更</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>{field} changed</source>
   <translation>{field}を変更</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>{field}: {before} → {after}</source>
   <translation>{field}：{before} → {after}</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>renamed to {name}</source>
   <translation>名前を「{name}」に変更</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>name removed</source>
   <translation>名前を削除</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <source>Rank {roman}: {before} → {after}</source>
   <translation>等級{roman}：{before} → {after}</translation>
  </message>
  <message>
   <location filename="../../decks/compare.py" />
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../gui/compare/model.py" />
   <location filename="../../gui/data_updates/model.py" />
   <location filename="../../gui/deck/slots.py" />
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>none</source>
   <translation>なし</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>no abilities</source>
   <translation>能力なし</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>abilities are played in full</source>
   <translation>能力はすべて実行されます</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../decks/data_updates/format_changes.py" />
   <location filename="../../gui/browser/columns.py" />
   <source>Japanese name</source>
   <translation>日本語名</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../gui/collection/model.py" />
   <location filename="../../gui/strongest/window.py" />
   <location filename="../../play/strongest.py" />
   <source>rank</source>
   <translation>等級</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>traits of the English print</source>
   <translation>英語版の特徴</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>traits of the Japanese print</source>
   <translation>日本語版の特徴</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>threat</source>
   <translation>脅威度</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>counter power</source>
   <translation>撃退力</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>invasion step</source>
   <translation>進攻数</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>nicknames</source>
   <translation>愛称</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>abilities cannot be read; played by hand</source>
   <translation>能力を読み取れません（手動で処理）</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>abilities are shown, but games cannot carry all of them out yet</source>
   <translation>能力は表示されますが、対戦では一部がまだ実行されません</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>the same in words, described in another way</source>
   <translation>文は同じで、記述だけが変わります</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>abilities</source>
   <translation>能力</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <source>cannot be read; played by hand</source>
   <translation>読み取れません（手動で処理）</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../gui/describe.py" />
   <source>{colors} {type} card</source>
   <translation>{colors}の{type}カード</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../gui/describe.py" />
   <location filename="../../gui/goldfish/board/words.py" />
   <source>threat {power}</source>
   <translation>脅威度{power}</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/card_changes.py" />
   <location filename="../../gui/describe.py" />
   <location filename="../../gui/goldfish/board/words.py" />
   <source>counter power {power}</source>
   <translation>撃退力{power}</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>region</source>
   <translation>地域</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>cards it is played with</source>
   <translation>使用できるカード</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>excluded cards</source>
   <translation>除外されるカード</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>copies of a card</source>
   <translation>同じカードの枚数</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>{copies}, {choice}</source>
   <translation>{copies}、{choice}</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>only {count} of {cards}</source>
   <translation>{cards}のうち{count}種類のみ</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>no card</source>
   <translation>カードなし</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>{entries}; changed</source>
   <translation>{entries}（内容変更）</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>copies from {day} on</source>
   <translation>{day}からの枚数</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>copies today</source>
   <translation>今日の枚数</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>any number</source>
   <translation>無制限</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>English prints</source>
   <translation>英語版</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>Japanese prints</source>
   <translation>日本語版</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>every card</source>
   <translation>すべてのカード</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>{cards} with 0 copies</source>
   <translation>使用不可{cards}</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>{cards} with fewer copies</source>
   <translation>枚数制限{cards}</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>{count:,} choice</source>
   <translation>選択制限{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>{count:,} choices</source>
   <translation>選択制限{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <source>list: {list}</source>
   <translation>リスト：{list}</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <location filename="../../decks/data_updates/own_files.py" />
   <location filename="../../decks/interchange/report.py" />
   <location filename="../../decks/judging/registered.py" />
   <location filename="../../decks/words.py" />
   <location filename="../../gui/browser/model.py" />
   <location filename="../../gui/card_clipboard.py" />
   <location filename="../../gui/card_edits.py" />
   <location filename="../../gui/card_menu.py" />
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/collection/panel.py" />
   <location filename="../../gui/collection/trade.py" />
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/deck/odds_row.py" />
   <location filename="../../gui/goldfish/board/words.py" />
   <location filename="../../gui/goldfish/free_cards.py" />
   <location filename="../../gui/goldfish/hand_info.py" />
   <location filename="../../gui/goldfish/pile.py" />
   <location filename="../../gui/goldfish/sample.py" />
   <location filename="../../gui/preview.py" />
   <location filename="../../gui/simulation/cutting.py" />
   <location filename="../../gui/widgets/tick.py" />
   <source>{count:,} card</source>
   <translation>{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/format_changes.py" />
   <location filename="../../decks/data_updates/own_files.py" />
   <location filename="../../decks/interchange/report.py" />
   <location filename="../../decks/judging/registered.py" />
   <location filename="../../decks/words.py" />
   <location filename="../../gui/browser/model.py" />
   <location filename="../../gui/card_clipboard.py" />
   <location filename="../../gui/card_edits.py" />
   <location filename="../../gui/card_menu.py" />
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/collection/panel.py" />
   <location filename="../../gui/collection/trade.py" />
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/deck/odds_row.py" />
   <location filename="../../gui/goldfish/board/words.py" />
   <location filename="../../gui/goldfish/free_cards.py" />
   <location filename="../../gui/goldfish/hand_info.py" />
   <location filename="../../gui/goldfish/pile.py" />
   <location filename="../../gui/goldfish/sample.py" />
   <location filename="../../gui/preview.py" />
   <location filename="../../gui/simulation/cutting.py" />
   <location filename="../../gui/widgets/tick.py" />
   <source>{count:,} cards</source>
   <translation>{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>Fault</source>
   <translation>誤り</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <location filename="../../decks/judging/page.py" />
   <location filename="../../gui/judge/model.py" />
   <source>Verdict</source>
   <translation>判定</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>Card goes</source>
   <translation>なくなるカード</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>Correction</source>
   <translation>修正</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>Changed card</source>
   <translation>変更されるカード</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>New card</source>
   <translation>新しいカード</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>Without effect</source>
   <translation>効果なし</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <location filename="../../decks/judging/page.py" />
   <location filename="../../gui/goldfish/opponent.py" />
   <location filename="../../gui/judge/model.py" />
   <location filename="../../gui/simulation/dialog.py" />
   <location filename="../../gui/workspace.py" />
   <source>Deck</source>
   <translation>デッキ</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>nothing changes</source>
   <translation>変更なし</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{card}: {field}</source>
   <translation>{card}：{field}</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>holds {cards}</source>
   <translation>{cards}を含む</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>its format changes</source>
   <translation>フォーマットが変わります</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} new card</source>
   <translation>新しいカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} new cards</source>
   <translation>新しいカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} correction of a shipped card</source>
   <translation>付属カードの修正{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} corrections of shipped cards</source>
   <translation>付属カードの修正{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} changed card</source>
   <translation>変更されるカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} changed cards</source>
   <translation>変更されるカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} card less</source>
   <translation>なくなるカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} cards less</source>
   <translation>なくなるカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <location filename="../../decks/data_updates/own_files.py" />
   <source>{count:,} format</source>
   <translation>フォーマット{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <location filename="../../decks/data_updates/own_files.py" />
   <source>{count:,} formats</source>
   <translation>フォーマット{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} card without effect</source>
   <translation>効果のないカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} cards without effect</source>
   <translation>効果のないカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} deck concerned</source>
   <translation>影響を受けるデッキ{count:,}個</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>{count:,} decks concerned</source>
   <translation>影響を受けるデッキ{count:,}個</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>there is none</source>
   <translation>なし</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>a format of yours</source>
   <translation>自作のフォーマット</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>stays as another file of yours has it, whose name comes later</source>
   <translation>名前の順で後になる別の自作ファイルの内容が使われます</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>in games</source>
   <translation>対戦での扱い</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/lines.py" />
   <source>from then on</source>
   <translation>その後</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/offered.py" />
   <source>is neither a set file, a list of cards, nor a format file, an object with the key formats</source>
   <translation>セットファイル（カードのリスト）でも、フォーマットファイル（formatsキーを持つオブジェクト）でもありません</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/offered.py" />
   <source>holds no card</source>
   <translation>カードが入っていません</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/plans.py" />
   <source>import</source>
   <translation>読み込み</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/plans.py" />
   <source>removal</source>
   <translation>削除</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/plans.py" />
   <source>return of an earlier version</source>
   <translation>以前の版の復元</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/plans.py" />
   <source>undo</source>
   <translation>取り消し</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/store.py" />
   <location filename="../../decks/disk.py" />
   <source>the file was changed by another program or window</source>
   <translation>ほかのプログラムかウィンドウがファイルを変更しました</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/store.py" />
   <source>Look at it again first.</source>
   <translation>先にもう一度内容を確認してください。</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/store.py" />
   <source>the file was changed since, so the step cannot be undone</source>
   <translation>その後ファイルが変更されたため、取り消せません</translation>
  </message>
  <message>
   <location filename="../../decks/data_updates/store.py" />
   <source>Remove the file, or import the one you want.</source>
   <translation>そのファイルを削除するか、使いたいファイルを読み込んでください。</translation>
  </message>
  <message>
   <location filename="../../decks/deck.py" />
   <source>monster deck</source>
   <translation>怪獣デッキ</translation>
  </message>
  <message>
   <location filename="../../decks/deck.py" />
   <source>main deck</source>
   <translation>メインデッキ</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library.py" />
   <source>a deck in the library needs a name</source>
   <translation>ライブラリのデッキには名前が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library.py" />
   <source>Type at least one letter.</source>
   <translation>1文字以上入力してください。</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library.py" />
   <source>the folder is not empty: {name} is in it</source>
   <translation>フォルダーが空ではありません：{name} が入っています</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library.py" />
   <source>Move or delete what it holds first.</source>
   <translation>先に中身を移動するか削除してください。</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library.py" />
   <source>this is no folder of the library</source>
   <translation>ライブラリのフォルダーではありません</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library.py" />
   <source>Choose another folder.</source>
   <translation>別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library.py" />
   <source>it is not in the library</source>
   <translation>ライブラリにありません</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library.py" />
   <source>Import it first.</source>
   <translation>先に読み込んでください。</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library.py" />
   <location filename="../../decks/judging/files.py" />
   <source>not listed: {reason}</source>
   <translation>一覧に表示できません：{reason}</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library_search.py" />
   <source>A value is missing after {key}: write {example}, for example.</source>
   <translation>{key} の後に値がありません。例：{example}</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library_search.py" />
   <source>{text} is no answer: expected legal:yes or legal:no.</source>
   <translation>{text} は使えません。legal:yes または legal:no と入力してください。</translation>
  </message>
  <message>
   <location filename="../../decks/deck_library_search.py" />
   <source>{text} is no colour: expected {names}, or initials such as rb.</source>
   <translation>{text} は色ではありません。{names}、または rb のような頭文字で入力してください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Save under another name or in another folder.</source>
   <translation>別の名前か別のフォルダーに保存してください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <source>{path}: {reason}. {advice}</source>
   <translation>{path}：{reason}。{advice}</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <source>{path}: {reason}.</source>
   <translation>{path}：{reason}。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>there is no such file</source>
   <translation>ファイルがありません</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>It may have been moved or deleted.</source>
   <translation>移動または削除された可能性があります。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>its folder does not exist</source>
   <translation>保存先のフォルダーがありません</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>there is no such file or folder</source>
   <translation>ファイルまたはフォルダーがありません</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>It may have been moved or deleted already.</source>
   <translation>すでに移動または削除された可能性があります。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>you may not read it</source>
   <translation>読み取りの権限がありません</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Check the permissions of the file and of its folders.</source>
   <translation>ファイルとフォルダーの権限を確認してください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>the file or its folder is read-only or in use</source>
   <translation>ファイルまたはフォルダーが読み取り専用か、使用中です</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Check the permissions of the folder.</source>
   <translation>フォルダーの権限を確認してください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>this is a folder</source>
   <translation>これはフォルダーです</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Choose a file.</source>
   <translation>ファイルを選んでください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Reload it, keep both, or overwrite it.</source>
   <translation>読み直すか、両方を残すか、上書きしてください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>the file is larger than {limit:,} kB</source>
   <translation>ファイルが{limit:,} kBを超えています</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Decks are small; choose another file.</source>
   <translation>デッキのファイルは小さいはずです。別のファイルを選んでください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>the file changed while it was read</source>
   <translation>読み込み中にファイルが変更されました</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Open it again in a moment.</source>
   <translation>少し待ってから開き直してください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>this is a pipe or a device, not a file</source>
   <translation>ファイルではなく、パイプまたはデバイスです</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>the file is read-only</source>
   <translation>ファイルが読み取り専用です</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>a folder stands where the backup belongs</source>
   <translation>バックアップの場所に同じ名前のフォルダーがあります</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Rename or move the folder.</source>
   <translation>そのフォルダーの名前を変えるか、移動してください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <location filename="../../decks/files.py" />
   <location filename="../../paper/tabletop.py" />
   <source>there is a file of this name already</source>
   <translation>同じ名前のファイルがすでにあります</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <location filename="../../paper/tabletop.py" />
   <source>Replace it or choose another.</source>
   <translation>置き換えるか、別の名前を選んでください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>no file can have this name</source>
   <translation>この名前はファイルに付けられません</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Choose another name.</source>
   <translation>別の名前を選んでください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>the link leads in a circle</source>
   <translation>リンクが循環しています</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Choose another file.</source>
   <translation>別のファイルを選んでください。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>the disk is full</source>
   <translation>ディスクの空きがありません</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Free some space, or save on another disk; the old file is untouched.</source>
   <translation>空きを増やすか、別のディスクに保存してください。元のファイルはそのままです。</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>the name is too long</source>
   <translation>名前が長すぎます</translation>
  </message>
  <message>
   <location filename="../../decks/disk.py" />
   <source>Choose a shorter name.</source>
   <translation>もっと短い名前を選んでください。</translation>
  </message>
  <message>
   <location filename="../../decks/document.py" />
   <source>reload from disk</source>
   <translation>ディスクから読み直す</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <source>add {count} {card} to the monster deck</source>
   <translation>{card}を怪獣デッキに{count}枚追加</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <location filename="../../gui/collection/keeper.py" />
   <source>add {count} {card}</source>
   <translation>{card}を{count}枚追加</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <location filename="../../decks/legality/violation.py" />
   <location filename="../../gui/collection/keeper.py" />
   <source>remove {count} {card}</source>
   <translation>{card}を{count}枚削除</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <location filename="../../gui/collection/keeper.py" />
   <source>set {card} to {count}</source>
   <translation>{card}を{count}枚に変更</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <location filename="../../decks/legality/violation.py" />
   <source>move {count} {card} to the {deck}</source>
   <translation>{card}を{count}枚{deck}に移動</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <location filename="../../gui/card_edits.py" />
   <source>put {card} in the monster deck</source>
   <translation>{card}を怪獣デッキに入れる</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <source>remove {lines}</source>
   <translation>{lines}を削除</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <location filename="../../gui/deck/notes.py" />
   <source>rename the deck</source>
   <translation>デッキ名の変更</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <source>change the format</source>
   <translation>フォーマットの変更</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <source>write notes</source>
   <translation>メモの編集</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <source>change the tags</source>
   <translation>タグの変更</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <source>clear the deck</source>
   <translation>デッキを空にする</translation>
  </message>
  <message>
   <location filename="../../decks/edits.py" />
   <source>sort the deck</source>
   <translation>デッキの並べ替え</translation>
  </message>
  <message>
   <location filename="../../decks/files.py" />
   <source>The file is untouched.</source>
   <translation>ファイルは変更されていません。</translation>
  </message>
  <message>
   <location filename="../../decks/files.py" />
   <source>Try again.</source>
   <translation>もう一度お試しください。</translation>
  </message>
  <message>
   <location filename="../../decks/formatfile.py" />
   <source>another format of yours has it; this one counts</source>
   <translation>ほかの自作フォーマットと id が重複しています。こちらを有効にします</translation>
  </message>
  <message>
   <location filename="../../decks/formatmodel.py" />
   <source>expected a card number such as EBP01-016</source>
   <translation>EBP01-016 のようなカード番号が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/formatmodel.py" />
   <source>expected the code of a set such as EBP01</source>
   <translation>EBP01 のようなセットのコードが必要です</translation>
  </message>
  <message>
   <location filename="../../decks/formatmodel.py" />
   <source>expected small letters and digits with single dashes, such as my-format</source>
   <translation>my-format のような、小文字と数字を1つずつのハイフンでつないだものが必要です</translation>
  </message>
  <message>
   <location filename="../../decks/formatmodel.py" />
   <source>each card of a choice</source>
   <translation>択一の各カード</translation>
  </message>
  <message>
   <location filename="../../decks/formatmodel.py" />
   <source>a card of zero and max</source>
   <translation>zero と max のカード</translation>
  </message>
  <message>
   <location filename="../../decks/formatmodel.py" />
   <source>the id of a list</source>
   <translation>リストの id</translation>
  </message>
  <message>
   <location filename="../../decks/formatmodel.py" />
   <source>the date of a list</source>
   <translation>リストの日付</translation>
  </message>
  <message>
   <location filename="../../decks/formatmodel.py" />
   <source>an excluded card</source>
   <translation>除外カード</translation>
  </message>
  <message>
   <location filename="../../decks/formatmodel.py" />
   <source>expected {what} once, got {value} twice</source>
   <translation>{what}は1回だけのはずですが、{value} が2回あります</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <location filename="../../gui/deck/verdict.py" />
   <source>high</source>
   <translation>高</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <source>medium-high</source>
   <translation>やや高</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <location filename="../../gui/deck/verdict.py" />
   <source>medium</source>
   <translation>中</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <location filename="../../gui/deck/verdict.py" />
   <source>low</source>
   <translation>低</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <source>{list} of {day}</source>
   <translation>{list}（{day}）</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <source>{list}, undated</source>
   <translation>{list}（日付なし）</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <source>{format}, {list}; today {day}</source>
   <translation>{format}、{list}、今日 {day}</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <source>{format}, {list}; on {day}</source>
   <translation>{format}、{list}、{day} 時点</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <source>{format} with {additions}</source>
   <translation>{format}＋{additions}</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <source>list: {lists}</source>
   <translation>リスト：{lists}</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <source>no list in force</source>
   <translation>有効なリストなし</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <location filename="../../gui/installed.py" />
   <source>no list</source>
   <translation>リストなし</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/describe.py" />
   <source> and </source>
   <translation>・</translation>
  </message>
  <message>
   <location filename="../../decks/formats.py" />
   <source> with </source>
   <translation>＋</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/address.py" />
   <source>kept with the deck; nothing is fetched, so paste the list or its saved data for the cards</source>
   <translation>デッキと一緒に保存します。ネットからの取得はしないため、カードはリストか保存データを貼り付けてください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/address.py" />
   <source>Deck Log code {code} taken from an address that is not Deck Log's; nothing is fetched</source>
   <translation>デッキログのコード {code}（デッキログではないアドレスから読み取りました。ネットからの取得はしません）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/address.py" />
   <source>Deck Log code {code}; {meaning}</source>
   <translation>デッキログのコード {code}。{meaning}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/code.py" />
   <source>the deck code is damaged: a character is wrong or missing; copy all of it again</source>
   <translation>デッキコードが壊れています：文字の間違いか抜けがあります。全体をコピーし直してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/code.py" />
   <source>this is no deck code: {start}-, letters and digits were expected</source>
   <translation>デッキコードではありません：{start}- と英数字が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/code.py" />
   <source>a deck code of version {found}, and {known} is known; check its start or update the app</source>
   <translation>デッキコードのバージョンが{found}です（対応しているのは{known}）。先頭を確認するか、アプリを更新してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/code.py" />
   <source>the deck code is too long: at most {limit:,} characters are read</source>
   <translation>デッキコードが長すぎます：{limit:,}文字まで読み込めます</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/code.py" />
   <source>the deck code fits its checksum but holds more than a deck</source>
   <translation>デッキコードのチェックサムは合いますが、デッキ以外のものが含まれています</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/code.py" />
   <source>there is no deck code in it</source>
   <translation>デッキコードが見つかりません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/code.py" />
   <source>the deck code fits its checksum but holds no deck</source>
   <translation>デッキコードのチェックサムは合っていますが、デッキが入っていません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/code.py" />
   <location filename="../../decks/interchange/gcard.py" />
   <source>text around the code</source>
   <translation>コードの前後の文字</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>not imported: an object with card_number and num was expected</source>
   <translation>読み込みませんでした：card_numberとnumを持つオブジェクトが必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>its picture is that of {picture}</source>
   <translation>画像は{picture}のものです</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>{key}, the {deck}, is missing in the data</source>
   <translation>データに{key}（{deck}）がありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>not imported: this game has no third deck (sub_list)</source>
   <translation>読み込みませんでした：このゲームに3つ目のデッキ（sub_list）はありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>further data, not needed for a deck</source>
   <translation>デッキには不要なデータ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>this deck is for another game (game_title_id {number}); the Godzilla Card Game has {english} in English and {japanese} in Japanese</source>
   <translation>別のゲームのデッキです（game_title_id {number}）。ゴジラカードゲームは、英語版が{english}、日本語版が{japanese}です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>name: {name}</source>
   <translation>名前：{name}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>Deck Log code {code}</source>
   <translation>デッキログのコード{code}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>damaged Deck Log data: {key} is no list but {value}</source>
   <translation>破損したデッキログのデータ：{key}がリストではなく{value}です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/decklog.py" />
   <source>no Deck Log code: 4 to 16 letters and digits</source>
   <translation>デッキログのコードではありません：4～16文字の英数字が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/fields.py" />
   <source>file version</source>
   <translation>ファイルのバージョン</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/fields.py" />
   <source>a line that nobody understood earlier; kept</source>
   <translation>以前に読み取れなかった行。そのまま残します</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/fields.py" />
   <source>{key}: not known here; kept</source>
   <translation>{key}：不明な項目。そのまま残します</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>v1 code</source>
   <translation>v1コード</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>v2 code</source>
   <translation>v2コード</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>v3 code</source>
   <translation>v3コード</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>the code may be older and then means {number}</source>
   <translation>古いコードなら{number}を指します</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>the file of saved decks holds none</source>
   <translation>保存データにデッキがありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>saved deck</source>
   <translation>保存されたデッキ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>there is no G-card code in it</source>
   <translation>G-cardのコードがありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>the code is too long: {count:,} characters, at most {limit:,} are read</source>
   <translation>コードが長すぎます：{count:,}文字（{limit:,}文字まで）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>G-card code {version}</source>
   <translation>G-cardのコード{version}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v1 code: it holds no deck</source>
   <translation>破損したv1コード：デッキが入っていません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>this is no v2 deck code: a main and a monster deck with one | between them were expected</source>
   <translation>v2のデッキコードではありません：メインデッキと怪獣デッキを1つの | で区切ったものが必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v2 code: {text} is no pair index.count in base 36</source>
   <translation>破損したv2コード：{text}は36進数の「番号.枚数」の組ではありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v2 code: there is no card {index}; the list ends at {last}</source>
   <translation>破損したv2コード：{index}番のカードはありません（リストは{last}番まで）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v3 code: only letters, digits, - and _ were expected; copy all of it again</source>
   <translation>破損したv3コード：使える文字は英数字と - と _ だけです。全体をコピーし直してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v3 code: it holds no deck of version 3</source>
   <translation>破損したv3コード：バージョン3のデッキが入っていません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>the {where} names the publisher's record {text}, which the card data does not list; export the deck as a list instead</source>
   <translation>{where}に、カードデータにない発売元の登録{text}があります。代わりにデッキをリストとして書き出してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged {where}: {text} is no card id; nothing was read</source>
   <translation>破損した{where}：{text}はカードのIDではありません。何も読み込みませんでした</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>a count is 0</source>
   <translation>枚数に0があります</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged {where}: {why}; nothing was read</source>
   <translation>破損した{where}：{why}。何も読み込みませんでした</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>too many decks: {count:,}, at most {limit} are read</source>
   <translation>デッキが多すぎます：{count:,}個（{limit}個まで）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>it has no deck</source>
   <translation>デッキがありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>deck {number}: {name}</source>
   <translation>デッキ{number}：{name}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v1 code: it is no Base64; copy all of it again</source>
   <translation>破損したv1コード：Base64ではありません。全体をコピーし直してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v3 code: it is cut off or altered; copy all of it again</source>
   <translation>破損したv3コード：途中で切れているか、変更されています。全体をコピーし直してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v3 code: its {deck} is no list</source>
   <translation>破損したv3コード：{deck}がリストではありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged {where}: its {deck} is no object of ids and counts</source>
   <translation>破損した{where}：{deck}がIDと枚数のオブジェクトではありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>saved deck {number}: {reason}</source>
   <translation>保存されたデッキ{number}：{reason}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v2 code: card {index} stands twice in the {deck}</source>
   <translation>破損したv2コード：{index}番のカードが{deck}に2回あります</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/gcard.py" />
   <source>damaged v3 code: {text} is no pair of id and count</source>
   <translation>破損したv3コード：{text}はIDと枚数の組ではありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/grammar.py" />
   <location filename="../../decks/interchange/lines.py" />
   <source>the count {count} is below 1</source>
   <translation>枚数{count}が1より小さい値です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/grammar.py" />
   <source>the count {count} is no whole number in plain digits; 1 to {limit} was expected</source>
   <translation>枚数{count}が普通の数字の整数ではありません：1～{limit}が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/grammar.py" />
   <source>the mark SB: has no meaning here</source>
   <translation>「SB:」の印はここでは意味がありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/grammar.py" />
   <source>{ordinal} read as a list number, not a count</source>
   <translation>{ordinal}は枚数ではなく、リストの番号として読みました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/grammar.py" />
   <source>count and number were written together</source>
   <translation>枚数と番号がつながっていました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/grammar.py" />
   <source>a second count, {count}, was not read</source>
   <translation>2つ目の枚数{count}は読みませんでした</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/grammar.py" />
   <source>{count} before the number read as the count</source>
   <translation>番号の前の{count}を枚数として読みました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsonshape.py" />
   <source>a JSON list, but neither of card numbers nor of saved decks</source>
   <translation>JSONのリストですが、カード番号でも保存されたデッキでもありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsonshape.py" />
   <source>JSON of no known kind, with the keys {keys}; Deck Log data has list and p_list, saved decks have decks, Tabletop Simulator objects have ObjectStates</source>
   <translation>不明な種類のJSONです（キー：{keys}）。デッキログのデータにはlistとp_list、保存されたデッキにはdecks、Tabletop SimulatorのオブジェクトにはObjectStatesがあります</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsonshape.py" />
   <source>an empty list: Deck Log answers so when it has no deck of that code</source>
   <translation>空のリスト：そのコードのデッキがないとき、デッキログはこう答えます</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsonshape.py" />
   <source>an empty object: there is no deck in it</source>
   <translation>空のオブジェクト：デッキが入っていません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsonshape.py" />
   <source>too many cards: {count:,} numbers, at most {limit:,} are read</source>
   <translation>カードが多すぎます：番号が{count:,}個（{limit:,}個まで）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsontext.py" />
   <source>damaged JSON: {name} is no number; whole numbers were expected</source>
   <translation>破損したJSON：{name}は数ではありません。整数が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsontext.py" />
   <source>damaged JSON: the key {key} stands twice in one object</source>
   <translation>破損したJSON：1つのオブジェクトにキー{key}が2回あります</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsontext.py" />
   <source>damaged JSON: {reason} at line {line}, column {column}; copy or save the whole text again</source>
   <translation>破損したJSON：{line}行目の{column}文字目（{reason}）。全体をコピーまたは保存し直してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsontext.py" />
   <source>damaged JSON: it is nested too deeply to be a deck</source>
   <translation>破損したJSON：入れ子が深すぎて、デッキとは思えません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/jsontext.py" />
   <source>damaged JSON: a number in it is too long to be real</source>
   <translation>破損したJSON：長すぎる数があります</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>it has no count; a number from 1 to {limit} was expected</source>
   <translation>枚数がありません：1～{limit}の数が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>added to line {number}</source>
   <translation>{number}行目に合算</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>added to row {number}</source>
   <translation>{number}行目に合算</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>added to card {number}</source>
   <translation>{number}番目のカードに合算</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>the count {count} is no whole number; 1 to {limit} was expected</source>
   <translation>枚数{count}が整数ではありません：1～{limit}が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <location filename="../../decks/judging/registered.py" />
   <location filename="../../gui/deck/model.py" />
   <location filename="../../gui/simulation/change.py" />
   <source>{count} {card}</source>
   <translation>{count}枚 {card}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>no headings: all cards are in the main deck. Are {names} the monster deck?</source>
   <translation>見出しがないので、すべてのカードをメインデッキに入れました。{names}は怪獣デッキですか？</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>a token, which stays outside the decks</source>
   <translation>デッキに入らないトークン</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>a rage card, which no deck holds</source>
   <translation>デッキに入らない怒りカード</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>{names} and {count} more</source>
   <translation>{names}、ほか{count}件</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>the {deck}</source>
   <translation>{deck}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>the count is 0: no card is added</source>
   <translation>枚数が0なので、カードは追加されません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>not imported: {card} is {reason}</source>
   <translation>読み込みませんでした：{card}は{reason}です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>1 line stands before any heading; the cards there are in the main deck</source>
   <translation>見出しより前に1行あり、そのカードはメインデッキに入れました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>{count} lines stand before any heading; the cards there are in the main deck</source>
   <translation>見出しより前に{count}行あり、そのカードはメインデッキに入れました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>no headings: all cards are in the main deck; move the monster deck's four by hand</source>
   <translation>見出しがないので、すべてのカードをメインデッキに入れました。怪獣デッキの4枚は手動で移してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>too long: more than {limit:,} cards and fields</source>
   <translation>長すぎます：カードと項目が{limit:,}件を超えています</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <location filename="../../decks/interchange/text.py" />
   <source>not imported: {reason}</source>
   <translation>読み込みませんでした：{reason}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>not imported: {count:,} characters are no card number</source>
   <translation>読み込みませんでした：{count:,}文字のカード番号はありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>comment left out: {comment}</source>
   <translation>コメントを省きました：{comment}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>a second number, {number}, was not read</source>
   <translation>2つ目の番号{number}は読みませんでした</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <location filename="../../decks/interchange/text.py" />
   <source>no count, read as 1</source>
   <translation>枚数がないので1枚として読みました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>not imported: it names no card; a card number was expected</source>
   <translation>読み込みませんでした：カードの指定がありません。カード番号が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>the name {name} on the line belongs to {owners}</source>
   <translation>この行の名前{name}は{owners}のものです</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/lines.py" />
   <source>the count is below 1</source>
   <translation>枚数が1より小さい値です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/ownjson.py" />
   <source>{key} is no list; no card of the {deck} was read</source>
   <translation>{key}がリストではないので、{deck}のカードは読み込みませんでした</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/ownjson.py" />
   <source>the version {version} of the deck file is no number</source>
   <translation>デッキファイルのバージョン{version}が数ではありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/ownjson.py" />
   <source>a later version ({version}) wrote this deck file; update the app to read it</source>
   <translation>新しいバージョン（{version}）のデッキファイルです。読み込むにはアプリを更新してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/ownjson.py" />
   <source>keys that are not known here</source>
   <translation>不明なキー</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/ownjson.py" />
   <source>{key} is no text</source>
   <translation>{key}が文字列ではありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/ownjson.py" />
   <source>not imported: an object with number and count was expected</source>
   <translation>読み込みませんでした：numberとcountを持つオブジェクトが必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/reading.py" />
   <source>there are no cards in it</source>
   <translation>カードがありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for this app (keeps everything)</source>
   <translation>このアプリ用（すべて残る）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for the simulator (counts and numbers only)</source>
   <translation>シミュレーター用（枚数と番号のみ）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for chats and forums (list with names)</source>
   <translation>チャット・掲示板用（カード名付きリスト）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for chats and QR pictures (short code)</source>
   <translation>チャット・QRコード用（短いコード）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for spreadsheets (CSV)</source>
   <translation>表計算ソフト用（CSV）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for Deck Log tools (JSON)</source>
   <translation>デッキログ対応ツール用（JSON）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for G-card (v3 code)</source>
   <translation>G-card用（v3コード）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for G-card (file of saved decks)</source>
   <translation>G-card用（デッキの保存ファイル）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for Tabletop Simulator (saved object)</source>
   <translation>Tabletop Simulator用（保存オブジェクト）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>for other programs (JSON, keeps everything)</source>
   <translation>ほかのプログラム用（JSON、すべて残る）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <location filename="../../gui/files.py" />
   <source>deck file</source>
   <translation>デッキファイル</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>list</source>
   <translation>リスト</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>table (CSV)</source>
   <translation>表（CSV）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>Deck Log data</source>
   <translation>デッキログのデータ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>G-card code</source>
   <translation>G-cardのコード</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>G-card saved decks</source>
   <translation>G-cardの保存デッキ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>deck as JSON</source>
   <translation>JSONのデッキ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>list of card numbers as JSON</source>
   <translation>JSONのカード番号リスト</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>Tabletop Simulator object</source>
   <translation>Tabletop Simulatorのオブジェクト</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>deck code</source>
   <translation>デッキコード</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>player</source>
   <translation>プレイヤー</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>event</source>
   <translation>大会</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>notes</source>
   <translation>メモ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>tags</source>
   <translation>タグ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>unread lines</source>
   <translation>読み取れなかった行</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>unknown fields</source>
   <translation>不明な項目</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>other art on {lines}</source>
   <translation>{lines}の別イラスト</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>{count:,} unknown card</source>
   <translation>不明なカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>{count:,} unknown cards</source>
   <translation>不明なカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>{count:,} token or rage card</source>
   <translation>トークン・怒りカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>{count:,} token or rage cards</source>
   <translation>トークン・怒りカード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>the name</source>
   <translation>名前</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>the Deck Log code</source>
   <translation>デッキログのコード</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/registry.py" />
   <source>the {fields}</source>
   <translation>{fields}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <location filename="../../gui/compare/model.py" />
   <source>changed</source>
   <translation>変更</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>question</source>
   <translation>要確認</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <location filename="../../gui/deck/delegate.py" />
   <location filename="../../gui/describe.py" />
   <source>unknown</source>
   <translation>不明</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>rejected</source>
   <translation>読み込み不可</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>skipped</source>
   <translation>スキップ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>accepted</source>
   <translation>読み込み済み</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>heading</source>
   <translation>見出し</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>field</source>
   <translation>項目</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>comment</source>
   <translation>コメント</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>blank</source>
   <translation>空行</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>{count} read</source>
   <translation>読み込み{count}件</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>{count} changed</source>
   <translation>変更{count}件</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>{count} unknown</source>
   <translation>不明{count}件</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>{count} rejected</source>
   <translation>読み込み不可{count}件</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>{count} skipped</source>
   <translation>スキップ{count}件</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>{count:,} question</source>
   <translation>要確認{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>{count:,} questions</source>
   <translation>要確認{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>nothing read</source>
   <translation>何も読み込みませんでした</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>{count:,} row</source>
   <translation>{count:,}行</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/report.py" />
   <source>{count:,} rows</source>
   <translation>{count:,}行</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/resolve.py" />
   <source>{number} {card}, rank {rank}, {power}</source>
   <translation>{number} {card}、等級{rank}、{power}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/resolve.py" />
   <source>{count} cards have this name</source>
   <translation>この名前のカードは{count}種類あります</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/resolve.py" />
   <source>no card has this name; which one is meant?</source>
   <translation>この名前のカードはありません。どのカードですか？</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/resolve.py" />
   <source>{number}, not in the card data</source>
   <translation>{number}、カードデータになし</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/resolve.py" />
   <source>a rage card, no deck holds it; kept as a placeholder</source>
   <translation>怒りカードはデッキに入りません。仮のカードとして残します</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/resolve.py" />
   <source>unknown number; kept as a placeholder</source>
   <translation>不明な番号。仮のカードとして残します</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/resolve.py" />
   <source>other art {mark}</source>
   <translation>別イラスト{mark}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/resolve.py" />
   <source>unknown card; kept as a placeholder</source>
   <translation>不明なカード。仮のカードとして残します</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/resolve.py" />
   <source>{number}, by its name</source>
   <translation>{number}、名前から判定</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/result.py" />
   <source>{deck}; chosen</source>
   <translation>{deck}、選択済み</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/result.py" />
   <source>{count} {card}; chosen</source>
   <translation>{count}枚 {card}、選択済み</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/shapes.py" />
   <source>the count {count} is too large; at most {limit} of a card fit in a deck</source>
   <translation>枚数{count}が多すぎます：デッキに入る同じカードは{limit}枚までです</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a PNG picture</source>
   <translation>PNG画像</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a JPEG picture</source>
   <translation>JPEG画像</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a GIF picture</source>
   <translation>GIF画像</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a picture or sound file</source>
   <translation>画像または音声ファイル</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a ZIP archive, as Word, Excel and OpenDocument files are</source>
   <translation>ZIPアーカイブ（Word、Excel、OpenDocumentのファイルなど）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>an empty ZIP archive</source>
   <translation>空のZIPアーカイブ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a gzip archive</source>
   <translation>gzipアーカイブ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a 7-Zip archive</source>
   <translation>7-Zipアーカイブ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a RAR archive</source>
   <translation>RARアーカイブ</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>an SQLite database</source>
   <translation>SQLiteデータベース</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a rich-text (RTF) document</source>
   <translation>リッチテキスト（RTF）文書</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>an old Word or Excel document</source>
   <translation>古い形式のWordまたはExcelの文書</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>a program</source>
   <translation>プログラム</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>too large: {size}, and no deck needs more than 1 MB; nothing was read</source>
   <translation>大きすぎます：{size}（デッキなら1 MBもあれば足ります）。何も読み込みませんでした</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>there is nothing in it: the input is empty; a list of cards was expected</source>
   <translation>内容が空です：カードのリストが必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>this is a web page, not a deck; copy the deck's code, or save its data as JSON, and import that</source>
   <translation>デッキではなくWebページです。デッキのコードをコピーするか、データをJSONで保存して、それを読み込んでください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>not a text deck: the bytes are no text; a text, CSV or JSON file was expected</source>
   <translation>文字のデッキではありません：内容が文字ではありません。テキスト、CSV、JSONのファイルが必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>some bytes are no UTF-8; read as Latin letters</source>
   <translation>UTF-8ではない部分を欧文の文字として読みました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>not a text deck: this is {kind}; a text, CSV or JSON file was expected</source>
   <translation>文字のデッキではありません：{kind}です。テキスト、CSV、JSONのファイルが必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>damaged: marked as {name}, but byte {start} is not; save it again as UTF-8</source>
   <translation>破損：{name}とされていますが、{start}バイト目が違います。UTF-8で保存し直してください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>guessed encoding: UTF-16 without a byte order mark</source>
   <translation>文字コードを推定：UTF-16（バイト順マークなし）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/sniff.py" />
   <source>guessed encoding: Shift-JIS (CP932)</source>
   <translation>文字コードを推定：Shift-JIS（CP932）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/table.py" />
   <source>this is a Markdown table, not CSV; it was read all the same</source>
   <translation>CSVではなくMarkdownの表ですが、そのまま読み込みました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/table.py" />
   <source>not imported: the section {section} is neither main nor monster</source>
   <translation>読み込みませんでした：区分{section}はメインデッキでも怪獣デッキでもありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/table.py" />
   <source>damaged CSV: {reason} in the row that begins on line {line}; a quotation mark may be missing</source>
   <translation>破損したCSV：{line}行目から始まる行（{reason}）。引用符が抜けているかもしれません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/table.py" />
   <source>row {row} has {count:,} columns; at most {limit} are read</source>
   <translation>{row}行目に列が{count:,}個あります（{limit}個まで）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/table.py" />
   <source>too long: more than {limit:,} rows</source>
   <translation>長すぎます：{limit:,}行を超えています</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/table.py" />
   <source>a table without a header: columns for number and count were expected</source>
   <translation>表に見出し行がありません：番号と枚数の列が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/tabletop.py" />
   <source>a Tabletop Simulator file without cards; a deck object with contained cards was expected</source>
   <translation>Tabletop Simulatorのファイルにカードがありません：カードの入ったデッキのオブジェクトが必要です</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/tabletop.py" />
   <source>a deck lists {count} cards but contains {contained}; the contained ones were read</source>
   <translation>デッキの一覧は{count}枚ですが、中身は{contained}枚です。中身のほうを読み込みました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/tabletop.py" />
   <source>the bags of this file are nested too deeply</source>
   <translation>このファイルの袋は入れ子が深すぎます</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/tabletop.py" />
   <source>too many cards: more than {limit:,} in one file</source>
   <translation>カードが多すぎます：1つのファイルに{limit:,}枚を超えています</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/tabletop.py" />
   <source>a card without a name</source>
   <translation>名前のないカード</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/tabletop.py" />
   <source>some cards have an id that their deck does not list</source>
   <translation>デッキの一覧にないIDのカードがあります</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/tabletop.py" />
   <source>a deck has no face sheets (CustomDeck); its cards were read by name</source>
   <translation>デッキにカード面の画像（CustomDeck）がないので、カードを名前で読みました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/tabletop.py" />
   <source>some cards point at a face sheet that is missing</source>
   <translation>ないはずのカード面の画像を指しているカードがあります</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>too long: {count:,} lines, and no list of cards needs more than {limit:,}</source>
   <translation>長すぎます：{count:,}行（カードのリストなら{limit:,}行もあれば足ります）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>not imported: {count:,} characters are no card line</source>
   <translation>読み込みませんでした：{count:,}文字のカードの行はありません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>a comment; goes to the notes</source>
   <translation>コメント。メモに入れます</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>unknown heading {heading}; where do its cards go? Until then to the main deck</source>
   <translation>不明な見出し{heading}。このカードはどちらのデッキに入れますか？　選ぶまではメインデッキに入ります</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>heading: {deck}</source>
   <translation>見出し：{deck}</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>a second Deck Log code, {code}; {had} is kept</source>
   <translation>2つ目のデッキログのコード{code}。{had}を残します</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>not imported: two cards, {number} and {second}; put each on a line of its own</source>
   <translation>読み込みませんでした：{number}と{second}の2枚があります。1枚ずつ別の行に分けてください</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>not understood: a count and a card's number or name were expected; the line is kept</source>
   <translation>読み取れません：枚数と、カードの番号または名前が必要です。この行は残します</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>{heading}; it says {total}, the lines give {read}</source>
   <translation>{heading}（見出しは{total}枚、実際は{read}枚）</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>odd bytes read as Latin letters</source>
   <translation>読めない文字を欧文の文字として読みました</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>a group of cards; the section stays</source>
   <translation>種類別のまとまり。デッキの区分は変わりません</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>a later version wrote this; what it added is kept as it stands</source>
   <translation>新しいバージョンで作られたデッキです。追加された内容はそのまま残します</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>a separator</source>
   <translation>区切り</translation>
  </message>
  <message>
   <location filename="../../decks/interchange/text.py" />
   <source>a total of {total}; the cards are counted anew</source>
   <translation>合計{total}枚の表示。枚数は数え直します</translation>
  </message>
  <message>
   <location filename="../../decks/journal.py" />
   <source>a newer version of the app autosaved this deck</source>
   <translation>このデッキは、アプリの新しいバージョンで自動保存されました</translation>
  </message>
  <message>
   <location filename="../../decks/journal.py" />
   <source>Start that version to restore it.</source>
   <translation>復元するには、そのバージョンを起動してください。</translation>
  </message>
  <message>
   <location filename="../../decks/journal.py" />
   <location filename="../../decks/recent.py" />
   <source>It is kept as {file}.</source>
   <translation>{file}として残してあります。</translation>
  </message>
  <message>
   <location filename="../../decks/journal.py" />
   <source>the autosaved deck is damaged</source>
   <translation>自動保存されたデッキが破損しています</translation>
  </message>
  <message>
   <location filename="../../decks/journal.py" />
   <source>It could not be moved out of the way.</source>
   <translation>ほかの場所へ移せませんでした。</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <source>Main deck {main}, monster deck {monster}</source>
   <translation>メインデッキ{main}枚、怪獣デッキ{monster}枚</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <source>{rule}, {rule_words}</source>
   <translation>{rule}、{rule_words}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <source>Deck check: {event}</source>
   <translation>デッキチェック：{event}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <source>Deck check</source>
   <translation>デッキチェック</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <source>Lists and pools of {day}</source>
   <translation>{day}時点のリストとカードプール</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <source>Card data {version}, {count} cards</source>
   <translation>カードデータ {version}、{count}枚</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <source>Made on {day}</source>
   <translation>{day}に作成</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <location filename="../../gui/data_updates/model.py" />
   <location filename="../../gui/judge/model.py" />
   <source>File</source>
   <translation>ファイル</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <location filename="../../gui/collection/model.py" />
   <source>All</source>
   <translation>合計</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <source>Advice</source>
   <translation>アドバイス</translation>
  </message>
  <message>
   <location filename="../../decks/judging/page.py" />
   <location filename="../../gui/judge/model.py" />
   <source>Problems</source>
   <translation>問題</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>extra</source>
   <translation>超過</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>missing</source>
   <translation>不足</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>wrong section</source>
   <translation>入れるデッキが違う</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>other print</source>
   <translation>番号のみ違い</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>{count} {card} too many in the {deck}: {presented}</source>
   <translation>{deck}に{card}が{count}枚多い：{presented}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>{count} {card} missing from the {deck}: {registered}</source>
   <translation>{deck}に{card}が{count}枚足りない：{registered}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>{count} {card} in the {deck}, registered for the {other}: {presented}</source>
   <translation>{deck}に{card}が{count}枚あるが、登録は{other}：{presented}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>{count} {card} in the {deck} as {presented}, registered as {registered}</source>
   <translation>{deck}の{card}{count}枚：登録は{registered}、提示は{presented}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>{verdict}; {cards} in another print</source>
   <translation>{verdict}（{cards}は番号のみ違い）</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>Not as registered: {differences}</source>
   <translation>登録と不一致：{differences}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>As registered</source>
   <translation>登録どおり</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>{count:,} difference</source>
   <translation>相違{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/judging/registered.py" />
   <source>{count:,} differences</source>
   <translation>相違{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>Not readable</source>
   <translation>読み込み不可</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>Not legal</source>
   <translation>使用不可</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>To be looked at</source>
   <translation>要確認</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <location filename="../../decks/legality/violation.py" />
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/preview.py" />
   <source>Legal</source>
   <translation>適正</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <location filename="../../gui/ask.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <location filename="../../gui/deck_library/model.py" />
   <location filename="../../gui/deck_library/panel.py" />
   <source>{count:,} deck</source>
   <translation>デッキ{count:,}個</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <location filename="../../gui/ask.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <location filename="../../gui/deck_library/model.py" />
   <location filename="../../gui/deck_library/panel.py" />
   <source>{count:,} decks</source>
   <translation>デッキ{count:,}個</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>{decks}; {files} not readable</source>
   <translation>{decks}。{files}は読み込み不可</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>{count} legal</source>
   <translation>適正{count}個</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>{count} not legal</source>
   <translation>使用不可{count}個</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>{count} to be looked at</source>
   <translation>要確認{count}個</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>{file}, deck {number}</source>
   <translation>{file}、デッキ{number}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>{decks}: {parts}</source>
   <translation>{decks}：{parts}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>Legal as far as it was read</source>
   <translation>読み取れた範囲では適正</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>Line {number}, {state}: {text}: {message}</source>
   <translation>{number}行目、{state}：{text}：{message}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>{text}: {message}</source>
   <translation>{text}：{message}</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <location filename="../../gui/dialogs/preferences.py" />
   <source>{count:,} file</source>
   <translation>ファイル{count:,}個</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <location filename="../../gui/dialogs/preferences.py" />
   <source>{count:,} files</source>
   <translation>ファイル{count:,}個</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>Its format "{format}" is not known; checked as {used}</source>
   <translation>フォーマット「{format}」は不明です。{used}でチェックしました</translation>
  </message>
  <message>
   <location filename="../../decks/judging/verdicts.py" />
   <source>no line of it names a card</source>
   <translation>カードを示す行がありません</translation>
  </message>
  <message>
   <location filename="../../decks/legality/advice.py" />
   <source>Swap 1</source>
   <translation>1枚入れ替える</translation>
  </message>
  <message>
   <location filename="../../decks/legality/advice.py" />
   <source>Rank {rank} {card} shares no trait with rank {lower_rank} {lower}: a counter there loses the game</source>
   <translation>等級{rank}の{card}は等級{lower_rank}の{lower}と同じ特徴を持たないため、そこで撃退されると負けになります</translation>
  </message>
  <message>
   <location filename="../../decks/legality/advice.py" />
   <source>a shared trait to rank up</source>
   <translation>等級を上げるには同じ特徴が必要</translation>
  </message>
  <message>
   <location filename="../../decks/legality/advice.py" />
   <source>No monster of the main deck can be played on rank {rank} {card}</source>
   <translation>等級{rank}の{card}に重ねられる怪獣がメインデッキにありません</translation>
  </message>
  <message>
   <location filename="../../decks/legality/advice.py" />
   <source>the same rank or Burst, and a shared trait</source>
   <translation>同じ等級または強襲、かつ同じ特徴</translation>
  </message>
  <message>
   <location filename="../../decks/legality/colors.py" />
   <source>{card} has {traits}, every {type} card needs {needed}</source>
   <translation>{card}は{traits}、{type}カードにはすべて特徴「{needed}」が必要</translation>
  </message>
  <message>
   <location filename="../../decks/legality/colors.py" />
   <source>{card} is rank {rank}, every {type} card needs rank {least} or higher</source>
   <translation>{card}は等級{rank}、{type}カードはすべて等級{least}以上が必要</translation>
  </message>
  <message>
   <location filename="../../decks/legality/colors.py" />
   <source>Resonance of {name}</source>
   <translation>{name}の共鳴</translation>
  </message>
  <message>
   <location filename="../../decks/legality/colors.py" />
   <source>Main deck has {cards}, needs at least {needed}</source>
   <translation>メインデッキに{cards}、{needed}枚以上必要</translation>
  </message>
  <message>
   <location filename="../../decks/legality/colors.py" />
   <source>{card} is {colors}, the rank I monster allows {allowed}</source>
   <translation>{card}は{colors}、等級Ⅰの怪獣で使える色は{allowed}</translation>
  </message>
  <message>
   <location filename="../../decks/legality/colors.py" />
   <source>colours of the rank I monster</source>
   <translation>等級Ⅰの怪獣の色</translation>
  </message>
  <message>
   <location filename="../../decks/legality/copies.py" />
   <source>{card}: {copies}, limit {limit}</source>
   <translation>{card}：{copies}（{limit}枚まで）</translation>
  </message>
  <message>
   <location filename="../../decks/legality/copies.py" />
   <source>not allowed in {format} by the {list}</source>
   <translation>{list}により{format}では使用禁止</translation>
  </message>
  <message>
   <location filename="../../decks/legality/copies.py" />
   <source>restricted to {copies} in {format} by the {list}</source>
   <translation>{list}により{format}では{copies}まで</translation>
  </message>
  <message>
   <location filename="../../decks/legality/copies.py" />
   <source>copies over both decks</source>
   <translation>両方のデッキを合わせた枚数</translation>
  </message>
  <message>
   <location filename="../../decks/legality/copies.py" />
   <location filename="../../decks/legality/fixes.py" />
   <source>Remove {count}</source>
   <translation>{count}枚取り除く</translation>
  </message>
  <message>
   <location filename="../../decks/legality/copies.py" />
   <source>{cards}: {count} of the group in the deck, limit {limit}</source>
   <translation>{cards}：このうち{count}種類がデッキにあります（{limit}種類まで）</translation>
  </message>
  <message>
   <location filename="../../decks/legality/copies.py" />
   <source>a choice in {format} by the {list}</source>
   <translation>{list}により{format}では選択制</translation>
  </message>
  <message>
   <location filename="../../decks/legality/counts.py" />
   <source>Main deck has {cards}, needs {needed}</source>
   <translation>メインデッキは{cards}（{needed}枚必要）</translation>
  </message>
  <message>
   <location filename="../../decks/legality/counts.py" />
   <location filename="../../gui/deck/checks.py" />
   <source>main deck size</source>
   <translation>メインデッキの枚数</translation>
  </message>
  <message>
   <location filename="../../decks/legality/counts.py" />
   <source>Main deck has {count} cards with Step 2, limit {limit}</source>
   <translation>メインデッキに進攻2のカードが{count}枚（{limit}枚まで）</translation>
  </message>
  <message>
   <location filename="../../decks/legality/counts.py" />
   <source>invasion icon 2 in the main deck</source>
   <translation>メインデッキの進攻アイコン2</translation>
  </message>
  <message>
   <location filename="../../decks/legality/fixes.py" />
   <source>Replace {count}</source>
   <translation>{count}枚差し替える</translation>
  </message>
  <message>
   <location filename="../../decks/legality/fixes.py" />
   <location filename="../../decks/legality/monsters.py" />
   <source>Move {count}</source>
   <translation>{count}枚移す</translation>
  </message>
  <message>
   <location filename="../../decks/legality/known.py" />
   <source>{text}: {copies} of an unknown card, no card has this number</source>
   <translation>{text}：不明なカード{copies}、この番号のカードはありません</translation>
  </message>
  <message>
   <location filename="../../decks/legality/known.py" />
   <source>{text}: {copies} of an unknown card, this is no card number</source>
   <translation>{text}：不明なカード{copies}、カード番号ではありません</translation>
  </message>
  <message>
   <location filename="../../decks/legality/known.py" />
   <source>cards of the database only</source>
   <translation>データベースにあるカードのみ</translation>
  </message>
  <message>
   <location filename="../../decks/legality/known.py" />
   <location filename="../../decks/legality/pool.py" />
   <source>{card}: {copies}, limit 0</source>
   <translation>{card}：{copies}（0枚まで）</translation>
  </message>
  <message>
   <location filename="../../decks/legality/known.py" />
   <source>no tokens in a deck</source>
   <translation>デッキにトークンは入れられない</translation>
  </message>
  <message>
   <location filename="../../decks/legality/known.py" />
   <source>Rage card {number}: {copies}, limit 0</source>
   <translation>怒りカード{number}：{copies}（0枚まで）</translation>
  </message>
  <message>
   <location filename="../../decks/legality/known.py" />
   <source>no rage cards in a deck</source>
   <translation>デッキに怒りカードは入れられない</translation>
  </message>
  <message>
   <location filename="../../decks/legality/monsters.py" />
   <source>one monster of each rank</source>
   <translation>各等級の怪獣を1枚ずつ</translation>
  </message>
  <message>
   <location filename="../../decks/legality/monsters.py" />
   <source>Monster deck has {have} of {all} ranks: no monster of rank {ranks}</source>
   <translation>怪獣デッキの等級は{all}つのうち{have}つ、等級{ranks}の怪獣がありません</translation>
  </message>
  <message>
   <location filename="../../decks/legality/monsters.py" />
   <source>Monster deck has {count} monsters of rank {rank}, limit 1</source>
   <translation>怪獣デッキに等級{rank}の怪獣が{count}枚（1枚まで）</translation>
  </message>
  <message>
   <location filename="../../decks/legality/monsters.py" />
   <source>{card} is a {type} card, the monster deck takes monster cards only</source>
   <translation>{card}は{type}カードです。怪獣デッキに入るのは怪獣カードだけです</translation>
  </message>
  <message>
   <location filename="../../decks/legality/monsters.py" />
   <source>monster cards only</source>
   <translation>怪獣カードのみ</translation>
  </message>
  <message>
   <location filename="../../decks/legality/pool.py" />
   <source>excluded from {format}: {reason}</source>
   <translation>{format}の対象外：{reason}</translation>
  </message>
  <message>
   <location filename="../../decks/legality/pool.py" />
   <source>excluded from {format}</source>
   <translation>{format}の対象外</translation>
  </message>
  <message>
   <location filename="../../decks/legality/pool.py" />
   <source>not in the pool of {format}</source>
   <translation>{format}で使えるカードではない</translation>
  </message>
  <message>
   <location filename="../../decks/legality/pool.py" />
   <source>{card} comes out on {day}, after {today}</source>
   <translation>{card}の発売日は{day}、{today}より後です</translation>
  </message>
  <message>
   <location filename="../../decks/legality/pool.py" />
   <source>release of {set}</source>
   <translation>{set}の発売日</translation>
  </message>
  <message>
   <location filename="../../decks/legality/reading.py" />
   <source>{name} ({number})</source>
   <translation>{name}（{number}）</translation>
  </message>
  <message>
   <location filename="../../decks/legality/remedies.py" />
   <source>Find a rank {rank}…</source>
   <translation>等級{rank}を探す…</translation>
  </message>
  <message>
   <location filename="../../decks/legality/remedies.py" />
   <source>Add {count}…</source>
   <translation>{count}枚追加…</translation>
  </message>
  <message>
   <location filename="../../decks/legality/remedies.py" />
   <source>Add 1…</source>
   <translation>1枚追加…</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>The main deck has exactly 50 cards. Monster, battle and strategy cards may be mixed freely; the four cards of the monster deck are not among them.</source>
   <translation>メインデッキはちょうど50枚です。怪獣カード、交戦カード、戦略カードを自由に組み合わせられます。怪獣デッキの4枚は含みません。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>The monster deck has exactly four monster cards, one of each rank from I to IV. The game starts with the rank I monster, and each counter against you brings the next rank.</source>
   <translation>怪獣デッキは怪獣カードちょうど4枚で、等級ⅠからⅣまでを1枚ずつ入れます。ゲームは等級Ⅰの怪獣で始まり、撃退されるたびに次の等級の怪獣が出ます。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>One card number may be in a deck at most four times, main deck and monster deck counted together. Other art and the Japanese print of a card are the same number. Cards whose text allows any number of copies are free of this limit.</source>
   <translation>同じ番号のカードは、メインデッキと怪獣デッキを合わせて4枚まで入れられます。別イラストや日本語版も同じ番号として数えます。何枚でも入れられると書かれたカードに、この制限はありません。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>At most 10 cards of the main deck may have the invasion icon with two steps. Cards of the monster deck do not count.</source>
   <translation>進攻アイコンが2つのカードは、メインデッキに10枚までです。怪獣デッキのカードは数えません。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>The rank I monster of the monster deck gives the deck its colour: every card of both decks must have that colour or be white. A card with several colours is fine when one of them is the deck's.</source>
   <translation>怪獣デッキの等級Ⅰの怪獣がデッキの色を決めます。両方のデッキのカードはすべて、その色を持つか、白でなければなりません。複数の色を持つカードは、どれかがその色なら入れられます。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>A rank I monster with several colours allows each of them. Every card of both decks must have one of these colours or be white.</source>
   <translation>複数の色を持つ等級Ⅰの怪獣なら、そのどの色も使えます。両方のデッキのカードはすべて、そのうちのどれかの色を持つか、白でなければなりません。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>A rank I monster with Resonance allows all the colours its text lists, and white. In exchange both decks must meet every condition that the Resonance names.</source>
   <translation>共鳴を持つ等級Ⅰの怪獣なら、テキストに書かれたすべての色と白が使えます。その代わり、両方のデッキが共鳴の条件をすべて満たす必要があります。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>The Resonance of the rank I monster names conditions: traits that every card of a type must have, a lowest rank, or a smallest number of cards. They hold for both decks and for white cards too.</source>
   <translation>等級Ⅰの怪獣の共鳴には条件があります。ある種類のカードすべてに必要な特徴、等級の下限、枚数の下限です。条件は両方のデッキと、白のカードにも当てはまります。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>Tokens and rage cards lie beside the decks and are never part of one. The monster deck takes monster cards only.</source>
   <translation>トークンと怒りカードはデッキの外に置くもので、どのデッキにも入りません。怪獣デッキに入るのは怪獣カードだけです。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>When your monster is countered, the next rank comes into play only if it shares a trait with the monster it replaces, or if its own text allows it. Otherwise you lose the game. A deck with such a gap may be played all the same, so this is advice.</source>
   <translation>怪獣が撃退されたとき、次の等級の怪獣は、交代する怪獣と同じ特徴を持つか、自身のテキストで許されている場合にだけ出せます。出せなければ負けになります。そのようなデッキも使えるので、これはアドバイスです。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>A format is played with the cards of certain sets. A card from elsewhere, or a number that no known card has, may not be used in it.</source>
   <translation>フォーマットごとに、使えるセットのカードが決まっています。それ以外のカードや、知られているカードにない番号は使えません。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>The list of a format can exclude cards, limit a card to fewer copies over both decks, or allow only one card of a pair. A list holds from its date on, until a newer one replaces it.</source>
   <translation>フォーマットのリストは、カードを使用禁止にしたり、両方のデッキを合わせた枚数を少なくしたり、2枚のうち片方だけを入れられるようにしたりします。リストは、その日付から次のリストに替わるまで有効です。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>A card may be used from the day on which its set comes out in the region of the format.</source>
   <translation>カードは、フォーマットの地域でそのセットが発売された日から使えます。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/rules.py" />
   <source>A monster card can be played from hand onto your monster when it has the same rank and shares a trait with it, or when Burst or its own text allows it. A rank that no monster of the main deck can follow stays without such plays. This is advice, not a rule of construction.</source>
   <translation>手札の怪獣カードは、今の怪獣と同じ等級で同じ特徴を持つとき、または強襲や自身のテキストで許されているときに、その上に重ねて出せます。メインデッキのどの怪獣も重ねられない等級では、それができません。これはアドバイスで、構築のルールではありません。</translation>
  </message>
  <message>
   <location filename="../../decks/legality/violation.py" />
   <source>remove {count} {card} from the monster deck</source>
   <translation>怪獣デッキから{card}を{count}枚取り除く</translation>
  </message>
  <message>
   <location filename="../../decks/legality/violation.py" />
   <source>replace {count} {card} by {other}</source>
   <translation>{card}を{count}枚、{other}に差し替える</translation>
  </message>
  <message>
   <location filename="../../decks/legality/violation.py" />
   <source>{sentence} ({rule}, {rule_words})</source>
   <translation>{sentence}（{rule}、{rule_words}）</translation>
  </message>
  <message>
   <location filename="../../decks/legality/violation.py" />
   <source>Not legal: {problems}</source>
   <translation>使用不可：{problems}</translation>
  </message>
  <message>
   <location filename="../../decks/legality/violation.py" />
   <source>{state}, {count} advice</source>
   <translation>{state}、アドバイス{count}件</translation>
  </message>
  <message>
   <location filename="../../decks/legality/violation.py" />
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/share/sheet.py" />
   <location filename="../../gui/status.py" />
   <source>{count:,} problem</source>
   <translation>問題{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/legality/violation.py" />
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/share/sheet.py" />
   <location filename="../../gui/status.py" />
   <source>{count:,} problems</source>
   <translation>問題{count:,}件</translation>
  </message>
  <message>
   <location filename="../../decks/odds.py" />
   <source>a deck cannot have {count} cards</source>
   <translation>デッキを{count}枚にすることはできません</translation>
  </message>
  <message>
   <location filename="../../decks/odds.py" />
   <source>from {cards} cards you can draw 0 to {cards}, not {count}</source>
   <translation>{cards}枚から引けるのは0～{cards}枚です（{count}枚は引けません）</translation>
  </message>
  <message>
   <location filename="../../decks/odds.py" />
   <source>{count} of {cards} cards cannot be in the group</source>
   <translation>{cards}枚のうち{count}枚をグループにすることはできません</translation>
  </message>
  <message>
   <location filename="../../decks/odds.py" />
   <source>at least {count} cards says nothing, the smallest number is 0</source>
   <translation>「{count}枚以上」には意味がありません。最小は0枚です</translation>
  </message>
  <message>
   <location filename="../../decks/odds.py" />
   <source>a requirement asks for 0 cards or more</source>
   <translation>条件の枚数は0枚以上です</translation>
  </message>
  <message>
   <location filename="../../decks/odds.py" />
   <source>the groups hold {cards} cards, the deck has {deck}</source>
   <translation>グループの合計は{cards}枚ですが、デッキは{deck}枚です</translation>
  </message>
  <message>
   <location filename="../../decks/paths.py" />
   <source>this is a file where a folder is needed</source>
   <translation>フォルダーが必要な場所にファイルがあります</translation>
  </message>
  <message>
   <location filename="../../decks/paths.py" />
   <source>Rename or move the file.</source>
   <translation>ファイルの名前を変えるか、移動してください。</translation>
  </message>
  <message>
   <location filename="../../decks/recent.py" />
   <source>the list of recent files was damaged</source>
   <translation>最近使ったファイルの一覧が破損していました</translation>
  </message>
  <message>
   <location filename="../../decks/recent.py" />
   <source>a newer version of the app wrote this list</source>
   <translation>この一覧は、アプリの新しいバージョンで作られました</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <location filename="../../engine/plain.py" />
   <source>true or false</source>
   <translation>true または false</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <location filename="../../engine/plain.py" />
   <source>a whole number</source>
   <translation>整数</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <source>a number</source>
   <translation>数値</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <location filename="../../engine/plain.py" />
   <source>a text</source>
   <translation>文字列</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <location filename="../../engine/plain.py" />
   <source>a list</source>
   <translation>リスト</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <source>an object in braces</source>
   <translation>波かっこで囲んだオブジェクト</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <source>{least:g} to {most:g}</source>
   <translation>{least:g}～{most:g}</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <source>{place}: expected {expected}</source>
   <translation>{place}：{expected}が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <source>expected {expected}</source>
   <translation>{expected}が必要です</translation>
  </message>
  <message>
   <location filename="../../decks/remembered.py" />
   <source>one of {values}</source>
   <translation>{values}のいずれか</translation>
  </message>
  <message>
   <location filename="../../decks/words.py" />
   <location filename="../../gui/deck/marks.py" />
   <location filename="../../gui/widgets/stepper.py" />
   <source>{count:,} copy</source>
   <translation>{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/words.py" />
   <location filename="../../gui/deck/marks.py" />
   <location filename="../../gui/widgets/stepper.py" />
   <source>{count:,} copies</source>
   <translation>{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/words.py" />
   <source>{count:,} {type} card</source>
   <translation>{type}カード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/words.py" />
   <source>{count:,} {type} cards</source>
   <translation>{type}カード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../decks/words.py" />
   <source>the traits {traits}</source>
   <translation>特徴「{traits}」</translation>
  </message>
  <message>
   <location filename="../../decks/words.py" />
   <source>the trait {traits}</source>
   <translation>特徴《{traits}》</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>The game is over; take back a step to move cards by hand</source>
   <translation>対戦は終わりました。カードを手動で動かすには、1手戻してください</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>Abilities wait to be resolved; do that, or take the step back, to move cards by hand</source>
   <translation>解決待ちの能力があります。カードを手動で動かすには、先に解決するか、1手戻してください</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>There are two players</source>
   <translation>プレイヤーは2人です</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>That card does not lie on this side</source>
   <translation>そのカードはこのプレイヤーの側にありません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>Only a token leaves the game; put {card} elsewhere</source>
   <translation>ゲームから取り除けるのはトークンだけです。{card}は別の場所に置いてください</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>A card stays on its owner's side</source>
   <translation>カードは持ち主の側にしか置けません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>A player always has a monster; put another one on it first</source>
   <translation>怪獣は必ず1体必要です。先に別の怪獣を上に重ねてください</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>A token lies in zones only; it can leave the game</source>
   <translation>トークンを置けるのはエリアだけです。ゲームから取り除くことはできます</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>There are the zones 1 to 8</source>
   <translation>エリアは1から8です</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>The player's own monster stands in that zone</source>
   <translation>そのエリアには、そのプレイヤーの怪獣がいます</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>There is no card to put it under</source>
   <translation>上に重なるカードがないので、下には置けません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>{card} waits for an answer; give it, or take the step back, to move cards</source>
   <translation>{card}の選択が終わっていません。カードを動かすには、選択するか、1手戻してください</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>It is not said where to</source>
   <translation>置く場所が指定されていません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>The deck is empty</source>
   <translation>山札がありません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>There are {count} cards</source>
   <translation>カードは{count}枚です</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>These are not the top cards of the deck</source>
   <translation>山札の上のカードではありません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>There is nothing to shuffle</source>
   <translation>シャッフルするカードがありません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>Rage is a number from 0 to {most}</source>
   <translation>怒りは0から{most}の数です</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>The monster stands there already</source>
   <translation>怪獣はすでにそのエリアにいます</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>{number} is no token</source>
   <translation>{number}はトークンではありません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>That card is not in the deck</source>
   <translation>そのカードは山札にありません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <location filename="../../engine/legal.py" />
   <location filename="../../engine/scenario_check.py" />
   <source>{card} is no battle card</source>
   <translation>{card}は交戦カードではありません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>The card lies there already</source>
   <translation>カードはすでにそこにあります</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <location filename="../../engine/legal.py" />
   <location filename="../../engine/scenario_check.py" />
   <source>{card} is no strategy card</source>
   <translation>{card}は戦略カードではありません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>There are {count} strategy zones</source>
   <translation>戦略エリアは{count}つです</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <location filename="../../engine/legal.py" />
   <location filename="../../engine/scenario_check.py" />
   <source>{card} is no monster card</source>
   <translation>{card}は怪獣カードではありません</translation>
  </message>
  <message>
   <location filename="../../engine/free_table.py" />
   <source>The deck has places 1 to {most}</source>
   <translation>山札の位置は1から{most}枚目です</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>A battle card needs a zone from 1 to 8</source>
   <translation>交戦カードはエリア1から8に出します</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>All your strategy zones are full</source>
   <translation>戦略エリアがすべて埋まっています</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>{card} has rank {rank}, your monster rank {other}</source>
   <translation>{card}は等級{rank}、あなたの怪獣は等級{other}です</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <location filename="../../engine/scenario.py" />
   <source>The game is over: {outcome}</source>
   <translation>対戦は終わりました：{outcome}</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>Choose which of your waiting abilities resolves next</source>
   <translation>次に解決する、待機中の自分の能力を選んでください</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>Choose one of the cards offered for the Evolution, or end the choice</source>
   <translation>進化のために示されたカードから1枚選ぶか、選択を終えてください</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>The turn stands before one of its steps; go on first</source>
   <translation>ターンの処理の途中です。先に次へ進めてください</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>{card} asks first; choose one of what it offers</source>
   <translation>先に{card}の選択があります。示されたものから選んでください</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>There is nothing to choose now; this is the main phase</source>
   <translation>今は選ぶものがありません。メインフェイズです</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>An invasion is paid with a card from hand; no card lets you pay with the top of your deck now</source>
   <translation>進攻には手札のカードを捨てます。今は山札の上のカードを使えるようにするカードがありません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>That card is not in the hand</source>
   <translation>そのカードは手札にありません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>The text of {card} forbids to play it now</source>
   <translation>{card}のテキストにより、今は出せません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>{card} has rank {rank}, the enemy monster is only in zone {zone}</source>
   <translation>{card}は等級{rank}ですが、相手の怪獣はまだエリア{zone}にいます</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>Your own monster stands in that zone</source>
   <translation>そのエリアには自分の怪獣がいます</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>{card} can only be played in zone {zones}</source>
   <translation>{card}を出せるのはエリア{zones}だけです</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>A card's effect forbids to play there</source>
   <translation>カードの効果により、そこには出せません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>{card} has rank {rank}, your monster is only in zone {zone}</source>
   <translation>{card}は等級{rank}ですが、あなたの怪獣はまだエリア{zone}にいます</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>A card's effect forbids you to play strategy cards</source>
   <translation>カードの効果により、戦略カードを使えません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>A monster has been played this turn; once a turn is all</source>
   <translation>このターンはすでに怪獣を出しました。1ターンに1回だけです</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>{card} shares no trait with {monster}</source>
   <translation>{card}と{monster}に共通の特徴がありません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>{card} cannot be played on top of what is there</source>
   <translation>{card}は、そこにあるカードの上に出せません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>Only a monster card can be discarded for rage</source>
   <translation>怒りのために捨てられるのは怪獣カードだけです</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>{card} has no invasion icon and cannot pay for an invasion</source>
   <translation>{card}には進攻アイコンがなく、進攻に使えません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>A card's effect forbids your monster to invade</source>
   <translation>カードの効果により、あなたの怪獣は進攻できません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>A card's effect forbids to pay with Step {step}</source>
   <translation>カードの効果により、進攻{step}のカードは使えません</translation>
  </message>
  <message>
   <location filename="../../engine/legal.py" />
   <source>The monster has invaded this turn; once a turn is all</source>
   <translation>怪獣はこのターンすでに進攻しました。1ターンに1回だけです</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>nothing (null)</source>
   <translation>なし（null）</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>one of {names}</source>
   <translation>{names}のいずれか</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>expected {wanted}, found {found}</source>
   <translation>{wanted}が必要です（実際の値：{found}）</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>a list of {count}</source>
   <translation>要素が{count}個のリスト</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>names with values</source>
   <translation>名前と値の組</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <location filename="../../engine/rescue.py" />
   <source>is no known name here</source>
   <translation>使えない項目名です</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>is missing</source>
   <translation>項目がありません</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>{where}: {what}</source>
   <translation>{where}：{what}</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>The text is no JSON: {what} in line {line}, column {column}</source>
   <translation>テキストがJSONではありません：{line}行目の{column}文字目（{what}）</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>The text is no JSON that can be read: a number is too long or brackets are too deep</source>
   <translation>JSONとして読めないテキストです：長すぎる数があるか、かっこの入れ子が深すぎます</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>"{name}" is given twice</source>
   <translation>「{name}」が2回あります</translation>
  </message>
  <message>
   <location filename="../../engine/plain.py" />
   <source>expected a number as name</source>
   <translation>項目名は数字にしてください</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>It cannot be played by hand into the zone of its own monster.</source>
   <translation>手札から自分の怪獣がいるエリアには出せません。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>A Burst play needs a trait in common with the monster below, as a normal play does.</source>
   <translation>強襲で出す場合も、通常と同じく、下の怪獣と共通の特徴が必要です。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Played by Burst and covered by another monster, it stays when the end phase begins.</source>
   <translation>強襲で出したあと、上に別の怪獣が重なっていれば、エンドフェイズが始まっても残ります。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Its owner orders the burst discard among what else waits when the end phase begins.</source>
   <translation>エンドフェイズの開始時に待機中のものがほかにもあれば、強襲による捨て札との順番は持ち主が決めます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Its owner orders this ability and the discard of a burst card on top freely.</source>
   <translation>この能力と、上に重なった強襲のカードを捨て札に置く処理の順番は、持ち主が自由に決めます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Awakening must hold when the ability triggers and again when it resolves.</source>
   <translation>覚醒の条件は、能力が発動するときと解決するときの両方で満たす必要があります。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>The "if" of a triggered ability is looked at when it resolves, not when it triggers.</source>
   <translation>発動する能力の「～なら」の条件は、発動時ではなく解決時に確認します。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Destroyed by another ability while its Enter waits, it has that Enter all the same.</source>
   <translation>出現時能力の待機中にほかの能力で破壊されても、出現時能力は解決します。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>A mode may be chosen although it would do nothing.</source>
   <translation>何も起こらない選択肢を選んでもかまいません。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>An event is replaced once at most by the same ability.</source>
   <translation>1つの出来事を同じ能力で置き換えられるのは、1回までです。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>What holds until the turn ends goes with the card when it moves and is lost when it leaves.</source>
   <translation>ターン終了まで続く効果は、カードが移動してもそのまま続き、場を離れると失われます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Only free strategy zones limit how many strategy cards are played in a turn.</source>
   <translation>1ターンに使える戦略カードの枚数は、戦略エリアの空きだけで決まります。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Rage stays when the monster ranks up.</source>
   <translation>怪獣の等級が上がっても、怒りは残ります。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>White cards must meet the conditions of Resonance too; strategy cards count in the main deck.</source>
   <translation>白のカードも共鳴の条件を満たす必要があります。戦略カードはメインデッキの枚数で数えます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Played by its own text it brings one rage, as any monster played from hand.</source>
   <translation>自身のテキストで出した場合も、手札から出した怪獣と同じく、怒りが1増えます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>An invasion into zones 6 to 8 destroys it whatever protects it, before other abilities resolve.</source>
   <translation>エリア6～8への進攻で破壊されます。どんな保護があっても破壊され、ほかの能力の解決より先に行います。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Read from the English print alone; no Japanese text of it was found.</source>
   <translation>英語版だけをもとにしています。日本語版のテキストは見つかっていません。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>How many copies a deck may hold comes from dated lists, not all of them official.</source>
   <translation>デッキに入れられる枚数は、日付のある制限の一覧によります。公式ではない一覧も含みます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>It works once for every zone whose step crushed something.</source>
   <translation>進攻で進んだエリアのうち、カードを踏みつぶしたエリアごとに1回働きます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>A step from one zone of the enemy monster's column to the other counts only by itself.</source>
   <translation>相手の怪獣の縦列にある2つのエリアの間の前進は、その前進だけを行うときに限り数えます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Its condition is looked at before the rage is paid.</source>
   <translation>条件は、怒りを減らす前に確認します。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>The invasion is told to it zone by zone; one use is all that its condition lets through.</source>
   <translation>進攻は1エリアごとに数えますが、条件により、使えるのは1回だけです。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>It must be done; the print leaves no choice.</source>
   <translation>必ず行います。カードの文では、行わないことを選べません。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Its second trigger of a two-zone invasion finds the paid card gone and does nothing.</source>
   <translation>2エリアの進攻では、2回目の発動時に捨てたカードがすでにないため、何も起こりません。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>The second half happens although the first could not be done.</source>
   <translation>前半ができなくても、後半は行います。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>The icon of the milled card sets the distance; it works with an empty hand too.</source>
   <translation>進む数は、山札から捨てたカードの進攻アイコンで決まります。手札がなくても使えます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>It never moves into the zone of its own monster.</source>
   <translation>自分の怪獣がいるエリアには移動しません。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Its parts are done in the order of the text.</source>
   <translation>テキストに書かれた順に行います。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>It asks whether to do it at all, then which cards; both may be declined.</source>
   <translation>まず行うかどうかを選び、次にカードを選びます。どちらも断れます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Countered by this text, the monster counts as countered by the other player's card.</source>
   <translation>このテキストで撃退された怪獣は、相手のカードに撃退されたものとして扱います。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>The changed rank counts for playing the card and for nothing else.</source>
   <translation>変わった等級は、カードを出すときにだけ使い、ほかでは使いません。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>It does not reach a card milled instead of paid.</source>
   <translation>手札の代わりに山札から捨てるカードには、この効果は及びません。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>It works once for an effect, however many cards that discards.</source>
   <translation>1つの効果で何枚捨てても、働くのは1回です。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>The exchange may be declined, as both prints say; an official answer calls it compulsory.</source>
   <translation>英語版と日本語版のどちらの文でも、入れ替えは断れます。公式の回答では必須とされています。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Its two linked cards leave one after the other; without a token the link is broken at once.</source>
   <translation>結び付いた2枚は1枚ずつ順に離れます。トークンがなければ、結び付きはすぐになくなります。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>It works once for every card that goes back.</source>
   <translation>カードが1枚戻るごとに1回働きます。</translation>
  </message>
  <message>
   <location filename="../../engine/readings.py" />
   <source>Numbers reached at one time wait as abilities of their own, in the order of their player.</source>
   <translation>同時に達した枚数の効果は、別々の能力として待機し、持ち主が決めた順に解決します。</translation>
  </message>
  <message>
   <location filename="../../engine/rescue.py" />
   <location filename="../../engine/scenario.py" />
   <source>this program reads scenarios of version {version}</source>
   <translation>このアプリで読めるのは、バージョン{version}のシナリオです</translation>
  </message>
  <message>
   <location filename="../../engine/rescue.py" />
   <source>expected two of them</source>
   <translation>2つ必要です</translation>
  </message>
  <message>
   <location filename="../../engine/rescue.py" />
   <source>is no side of a position</source>
   <translation>局面の1人分の内容ではありません</translation>
  </message>
  <message>
   <location filename="../../engine/rescue.py" />
   <source>expected the zones with their cards</source>
   <translation>エリアとそのカードが必要です</translation>
  </message>
  <message>
   <location filename="../../engine/rescue.py" />
   <source>expected the strategy zones with their cards</source>
   <translation>戦略エリアとそのカードが必要です</translation>
  </message>
  <message>
   <location filename="../../engine/rescue.py" />
   <source>The text is no scenario</source>
   <translation>シナリオのテキストではありません</translation>
  </message>
  <message>
   <location filename="../../engine/rescue.py" />
   <location filename="../../engine/scenario_check.py" />
   <source>there are the zones 1 to 8</source>
   <translation>エリアは1から8です</translation>
  </message>
  <message>
   <location filename="../../engine/scenario.py" />
   <source>A scenario stands between two actions of the main phase, not in the middle of a choice</source>
   <translation>シナリオにできるのは、メインフェイズの行動と行動の間だけです。選択の途中ではできません</translation>
  </message>
  <message>
   <location filename="../../engine/scenario.py" />
   <source>An effect of a card still lasts; a scenario has no words for it</source>
   <translation>カードの効果が続いています。シナリオには書けません</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>expected {low} to {high}, found {found}</source>
   <translation>{low}～{high}が必要です（実際の値：{found}）</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>expected one of {names}, found "{found}"</source>
   <translation>{names}のいずれかが必要です（実際の値：「{found}」）</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>expected 0 or 1, found {found}</source>
   <translation>0か1が必要です（実際の値：{found}）</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>expected a number from 0 to 2**64 - 1</source>
   <translation>0 から 2**64 - 1 までの数が必要です</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>expected 0 or more, found {found}</source>
   <translation>0以上が必要です（実際の値：{found}）</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>expected a zone from 1 to 8, found {found}</source>
   <translation>1から8のエリアが必要です（実際の値：{found}）</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>a player always has a monster</source>
   <translation>怪獣は必ず1体必要です</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>expected {most} or less, found {found}</source>
   <translation>{most}以下が必要です（実際の値：{found}）</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>"{card}" is not in the stack of the monster</source>
   <translation>「{card}」は怪獣に重なったカードの中にありません</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>there are {count} zones, or {most} by a card (R2.14)</source>
   <translation>戦略エリアは{count}つ、カードの効果があれば{most}つです（R2.14）</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>names no card; leave a free zone out</source>
   <translation>カードの指定がありません。空きエリアは省略してください</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>the player's own monster stands there (R25.3)</source>
   <translation>そこには自分の怪獣がいます（R25.3）</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>names no card; null is a free zone</source>
   <translation>カードの指定がありません。空きエリアは null です</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>expected a turn from 0 to {turn}, found {found}</source>
   <translation>0から{turn}のターンが必要です（実際の値：{found}）</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>no card has the number "{number}"</source>
   <translation>番号「{number}」のカードはありません</translation>
  </message>
  <message>
   <location filename="../../engine/scenario_check.py" />
   <source>{card} is a token, which exists in zones only (R25.6)</source>
   <translation>{card}はトークンなので、エリアにしか置けません（R25.6）</translation>
  </message>
  <message>
   <location filename="../../gui/app.py" />
   <location filename="../../gui/dialogs/about.py" />
   <location filename="../../gui/window.py" />
   <source>Deck builder</source>
   <translation>デッキビルダー</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>Unsaved changes</source>
   <translation>保存していない変更</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <location filename="../../gui/menus.py" />
   <source>&amp;Save</source>
   <translation>保存(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>&amp;Save all</source>
   <translation>すべて保存(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>&amp;Discard</source>
   <translation>破棄(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <location filename="../../gui/goldfish/shuffles.py" />
   <location filename="../../gui/simulation/head.py" />
   <source>&amp;Cancel</source>
   <translation>キャンセル(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>File changed on disk</source>
   <translation>ディスク上のファイルの変更</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>{file} was changed by another program or window.</source>
   <translation>{file}は、ほかのプログラムまたはウィンドウで変更されました。</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>{path}
Saving over it loses those changes. Keeping both saves yours under a new name.</source>
   <translation>{path}
上書きすると、その変更は失われます。両方を残すと、あなたのデッキは新しい名前で保存されます。</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>&amp;Keep both</source>
   <translation>両方を残す(&amp;K)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>&amp;Overwrite</source>
   <translation>上書き(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>&amp;Reload from disk</source>
   <translation>ディスクから読み直す(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <location filename="../../gui/dialogs/preferences.py" />
   <source>OK</source>
   <translation>OK</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>The deck has a new name</source>
   <translation>デッキの名前の変更</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>Its file is still called {file}, the deck is called {name}.</source>
   <translation>ファイル名は{file}のままですが、デッキの名前は{name}です。</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>A copy leaves {file} as it was saved last.</source>
   <translation>コピーを保存すると、{file}は前回保存したまま残ります。</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>&amp;Rename the file</source>
   <translation>ファイル名を変更(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>Save a &amp;copy</source>
   <translation>コピーを保存(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>&amp;Keep the file name</source>
   <translation>ファイル名はそのまま(&amp;K)</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>Save the changes to {deck}?</source>
   <translation>{deck}の変更を保存しますか？</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>Save the changes to {decks}?</source>
   <translation>{decks}の変更を保存しますか？</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <location filename="../../gui/deck_library/view.py" />
   <location filename="../../gui/help/generated.py" />
   <source>Decks</source>
   <translation>デッキ</translation>
  </message>
  <message>
   <location filename="../../gui/ask.py" />
   <source>All files</source>
   <translation>すべてのファイル</translation>
  </message>
  <message>
   <location filename="../../gui/bars.py" />
   <location filename="../../gui/goldfish/free_bar.py" />
   <source>{title}. {text}</source>
   <translation>{title}。{text}</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <source>#</source>
   <translation>枚</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/toolbar.py" />
   <source>Copies in the deck</source>
   <translation>デッキ内の枚数</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/collection/model.py" />
   <source>Col.</source>
   <translation>色</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/browser/filter_panel.py" />
   <location filename="../../gui/toolbar.py" />
   <source>Colour</source>
   <translation>色</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/browser/filter_panel.py" />
   <location filename="../../gui/collection/model.py" />
   <location filename="../../gui/deck/model.py" />
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Rank</source>
   <translation>等級</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/deck/head.py" />
   <source>Power</source>
   <translation>パワー</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <source>Threat or counter power</source>
   <translation>脅威度または撃退力</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/deck/head.py" />
   <location filename="../../gui/toolbar.py" />
   <source>Step</source>
   <translation>進攻</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Invasion step</source>
   <translation>進攻</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/deck/statistics.py" />
   <source>Traits</source>
   <translation>特徴</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/collection/model.py" />
   <location filename="../../gui/deck/model.py" />
   <location filename="../../gui/share/entry.py" />
   <location filename="../../gui/toolbar.py" />
   <source>Number</source>
   <translation>番号</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <source>Card number</source>
   <translation>カード番号</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/browser/filter_panel.py" />
   <location filename="../../gui/collection/model.py" />
   <source>Set</source>
   <translation>セット</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/collection/model.py" />
   <source>Rarity</source>
   <translation>レアリティ</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Type</source>
   <translation>種類</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <source>Japanese</source>
   <translation>日本語名</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/goldfish/forecasts.py" />
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Threat</source>
   <translation>脅威度</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <source>CP</source>
   <translation>撃退力</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/deck/statistics.py" />
   <location filename="../../gui/goldfish/forecasts.py" />
   <location filename="../../gui/plots/figures.py" />
   <location filename="../../gui/plots/window.py" />
   <source>Counter power</source>
   <translation>撃退力</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <source>Legality</source>
   <translation>適正</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <source>What the deck’s format says</source>
   <translation>デッキのフォーマットでの扱い</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/collection/model.py" />
   <location filename="../../gui/collection/owned_row.py" />
   <source>Owned</source>
   <translation>所持</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <source>Copies in the collection</source>
   <translation>コレクション内の枚数</translation>
  </message>
  <message>
   <location filename="../../gui/browser/columns.py" />
   <location filename="../../gui/deck/delegate.py" />
   <source>base</source>
   <translation>拠点</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Burst</source>
   <translation>強襲</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Evolution</source>
   <translation>進化</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Awakening</source>
   <translation>覚醒</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Revenge</source>
   <translation>逆襲</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>When entering</source>
   <translation>出現時</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>When invading</source>
   <translation>進攻時</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Overwhelm</source>
   <translation>圧倒</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <location filename="../../gui/goldfish/head.py" />
   <location filename="../../gui/goldfish/scenario/moment.py" />
   <source>Your turn</source>
   <translation>あなたのターン</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Opponent’s turn</source>
   <translation>相手のターン</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <location filename="../../gui/describe.py" />
   <source>Resonance</source>
   <translation>共鳴</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>colour {value}</source>
   <translation>色：{value}</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>type {value}</source>
   <translation>種類：{value}</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Base</source>
   <translation>拠点</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>bases: strategy cards that stay</source>
   <translation>拠点：場に残る戦略カード</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>rank {value}</source>
   <translation>等級{value}</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>monsters of rank {rank}</source>
   <translation>等級{rank}の怪獣</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>invasion step {value}</source>
   <translation>進攻{value}</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Words in the rules text</source>
   <translation>テキスト内の語句</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>words in the rules text</source>
   <translation>テキスト内の語句</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Keyword</source>
   <translation>キーワード</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Show</source>
   <translation>表示</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Legal in this format</source>
   <translation>このフォーマットで使える</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Fits the deck’s colours</source>
   <translation>デッキの色に合う</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Only in this deck</source>
   <translation>このデッキのカードのみ</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Clear filters</source>
   <translation>絞り込みを解除</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Trait</source>
   <translation>特徴</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Fewer</source>
   <translation>少なく表示</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <location filename="../../gui/collection/panel.py" />
   <source>More…</source>
   <translation>その他…</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>any of</source>
   <translation>いずれか</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>Only cards you own</source>
   <translation>所持カードのみ</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <source>{count} chosen</source>
   <translation>{count}件選択</translation>
  </message>
  <message>
   <location filename="../../gui/browser/filter_panel.py" />
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/preview.py" />
   <source>Text</source>
   <translation>テキスト</translation>
  </message>
  <message>
   <location filename="../../gui/browser/grid.py" />
   <location filename="../../gui/browser/table.py" />
   <source>Cards found</source>
   <translation>見つかったカード</translation>
  </message>
  <message>
   <location filename="../../gui/browser/keys.py" />
   <source>{count:,} cards chosen</source>
   <translation>{count:,}枚を選択中</translation>
  </message>
  <message>
   <location filename="../../gui/browser/model.py" />
   <source>{group}, {cards}</source>
   <translation>{group}、{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/browser/model.py" />
   <source>{card}, {count} in the deck</source>
   <translation>{card}、デッキに{count}枚</translation>
  </message>
  <message>
   <location filename="../../gui/browser/offers.py" />
   <source>Tab completes: {offers}</source>
   <translation>Tabで補完：{offers}</translation>
  </message>
  <message>
   <location filename="../../gui/browser/panel.py" />
   <location filename="../../gui/deck_library/panel.py" />
   <source>Clear the search</source>
   <translation>検索欄を空にする</translation>
  </message>
  <message>
   <location filename="../../gui/browser/panel.py" />
   <source>No card fits this search</source>
   <translation>条件に合うカードがありません</translation>
  </message>
  <message>
   <location filename="../../gui/browser/panel.py" />
   <source>Take a word out of it, or clear it: Escape in the search line.</source>
   <translation>検索の語を減らすか、検索欄でEscapeを押して消してください。</translation>
  </message>
  <message>
   <location filename="../../gui/browser/search_line.py" />
   <source>Search: name, or t:battle r&lt;=5 c:red</source>
   <translation>検索：名前、または t:battle r&lt;=5 c:red</translation>
  </message>
  <message>
   <location filename="../../gui/browser/search_line.py" />
   <source>Search cards</source>
   <translation>カードの検索</translation>
  </message>
  <message>
   <location filename="../../gui/browser/search_line.py" />
   <source>{found:,} of {total:,}</source>
   <translation>{total:,}枚中{found:,}枚</translation>
  </message>
  <message>
   <location filename="../../gui/browser/searches.py" />
   <source>Keep the search</source>
   <translation>検索の保存</translation>
  </message>
  <message>
   <location filename="../../gui/browser/searches.py" />
   <location filename="../../gui/commands.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <source>Name:</source>
   <translation>名前：</translation>
  </message>
  <message>
   <location filename="../../gui/browser/searches.py" />
   <source>&amp;Forget</source>
   <translation>削除(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/browser/searches.py" />
   <source>Earlier searches</source>
   <translation>検索履歴</translation>
  </message>
  <message>
   <location filename="../../gui/browser/searches.py" />
   <source>&amp;Keep this search…</source>
   <translation>この検索を保存(&amp;K)…</translation>
  </message>
  <message>
   <location filename="../../gui/browser/table.py" />
   <location filename="../../gui/collection/table.py" />
   <location filename="../../gui/kept_columns.py" />
   <source>Reset columns</source>
   <translation>列を初期状態に戻す</translation>
  </message>
  <message>
   <location filename="../../gui/card_clipboard.py" />
   <source>Copied {cards} as a list</source>
   <translation>カード{cards}をリストとしてコピーしました</translation>
  </message>
  <message>
   <location filename="../../gui/card_clipboard.py" />
   <source>Only cards of the deck can be cut</source>
   <translation>切り取れるのはデッキのカードだけです</translation>
  </message>
  <message>
   <location filename="../../gui/card_clipboard.py" />
   <source>There is no text on the clipboard</source>
   <translation>クリップボードに文字がありません</translation>
  </message>
  <message>
   <location filename="../../gui/card_clipboard.py" />
   <location filename="../../gui/files.py" />
   <source>Clipboard</source>
   <translation>クリップボード</translation>
  </message>
  <message>
   <location filename="../../gui/card_clipboard.py" />
   <source>No card is chosen</source>
   <translation>カードが選ばれていません</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>paste {cards}</source>
   <translation>{cards}を貼り付け</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>None of these cards is in the deck</source>
   <translation>選んだカードはどれもデッキに入っていません</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>set {cards} to {count} each</source>
   <translation>{cards}をそれぞれ{count}枚にする</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>add {cards}</source>
   <translation>{cards}を追加</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>remove {cards}</source>
   <translation>{cards}を取り除く</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>{card} is not in the deck</source>
   <translation>「{card}」はデッキに入っていません</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>put {cards} in the monster deck</source>
   <translation>{cards}を怪獣デッキに入れる</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>{card} is no monster card and has no place in the monster deck</source>
   <translation>「{card}」は怪獣カードではないので、怪獣デッキに入りません</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>Nothing changed: {what}</source>
   <translation>変更はありません：{what}</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>move {cards} to the main deck</source>
   <translation>{cards}をメインデッキに移す</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>{cards} are no monsters and have no place there</source>
   <translation>{cards}は怪獣カードではないので、怪獣デッキに入りません</translation>
  </message>
  <message>
   <location filename="../../gui/card_edits.py" />
   <source>remove {card}</source>
   <translation>{card}を取り除く</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Add {cards} to main deck</source>
   <translation>{cards}をメインデッキに追加</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Add to main deck</source>
   <translation>メインデッキに追加</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <location filename="../../gui/goldfish/commands.py" />
   <location filename="../../gui/help/list_keys.py" />
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Add one of each of {cards}</source>
   <translation>{cards}を1枚ずつ追加</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <location filename="../../gui/widgets/stepper.py" />
   <source>Add one</source>
   <translation>1枚追加</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <location filename="../../gui/help/list_keys.py" />
   <source>Delete</source>
   <translation>Delete</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Remove one of each of {cards}</source>
   <translation>{cards}を1枚ずつ取り除く</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <location filename="../../gui/widgets/stepper.py" />
   <source>Remove one</source>
   <translation>1枚取り除く</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Remove all of {cards}</source>
   <translation>{cards}をすべて取り除く</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Remove all</source>
   <translation>すべて取り除く</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Find cards of this name</source>
   <translation>同じ名前のカードを探す</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Find {trait} cards</source>
   <translation>特徴《{trait}》のカードを探す</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Copy number and name</source>
   <translation>番号と名前をコピー</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Put {cards} in the monster deck</source>
   <translation>{cards}を怪獣デッキに入れる</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Put in the monster deck</source>
   <translation>怪獣デッキに入れる</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <location filename="../../gui/help/list_keys.py" />
   <source>Shift+Enter</source>
   <translation>Shift+Enter</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Move {cards} to the monster deck</source>
   <translation>{cards}を怪獣デッキに移す</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Move to the monster deck</source>
   <translation>怪獣デッキに移す</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Move {cards} to the main deck</source>
   <translation>{cards}をメインデッキに移す</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <location filename="../../gui/deck/slot.py" />
   <source>Move to the main deck</source>
   <translation>メインデッキに移す</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Cut {cards}</source>
   <translation>{cards}を切り取り</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Cut</source>
   <translation>切り取り</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Copy {cards} as a list</source>
   <translation>{cards}をリストでコピー</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <location filename="../../gui/goldfish/board_pictures.py" />
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <location filename="../../gui/share/dialog.py" />
   <source>Copy</source>
   <translation>コピー</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Have {count} of each</source>
   <translation>それぞれ{count}枚にする</translation>
  </message>
  <message>
   <location filename="../../gui/card_menu.py" />
   <source>Have {count}</source>
   <translation>{count}枚にする</translation>
  </message>
  <message>
   <location filename="../../gui/collection/desk.py" />
   <source>line {line}: {text}</source>
   <translation>{line}行目：{text}</translation>
  </message>
  <message>
   <location filename="../../gui/collection/desk.py" />
   <source>The collection could not be read whole</source>
   <translation>コレクションの一部を読み込めませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/collection/desk.py" />
   <location filename="../../gui/collection/panel.py" />
   <source>The collection is not saved</source>
   <translation>コレクションが保存されていません</translation>
  </message>
  <message>
   <location filename="../../gui/collection/desk.py" />
   <source>Show the collection</source>
   <translation>コレクションを表示</translation>
  </message>
  <message>
   <location filename="../../gui/collection/desk.py" />
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/collection/panel.py" />
   <location filename="../../gui/compare/commands.py" />
   <location filename="../../gui/compare/versions.py" />
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/data_updates/desk.py" />
   <location filename="../../gui/data_updates/own.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <location filename="../../gui/deck_library/panel.py" />
   <location filename="../../gui/dialogs/about.py" />
   <location filename="../../gui/files.py" />
   <location filename="../../gui/goldfish/board_pictures.py" />
   <location filename="../../gui/goldfish/free_cards.py" />
   <location filename="../../gui/goldfish/pile.py" />
   <location filename="../../gui/goldfish/replays.py" />
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <location filename="../../gui/outside.py" />
   <location filename="../../gui/recovery.py" />
   <location filename="../../gui/share/dialog.py" />
   <location filename="../../gui/strongest/window.py" />
   <location filename="../../gui/window.py" />
   <source>Close</source>
   <translation>閉じる</translation>
  </message>
  <message>
   <location filename="../../gui/collection/desk.py" />
   <location filename="../../gui/collection/panel.py" />
   <location filename="../../gui/deck_library/panel.py" />
   <source>Try again</source>
   <translation>再試行</translation>
  </message>
  <message>
   <location filename="../../gui/collection/keeper.py" />
   <location filename="../../gui/collection/panel.py" />
   <source>{count:,} print</source>
   <translation>カード番号{count:,}件</translation>
  </message>
  <message>
   <location filename="../../gui/collection/keeper.py" />
   <location filename="../../gui/collection/panel.py" />
   <source>{count:,} prints</source>
   <translation>カード番号{count:,}件</translation>
  </message>
  <message>
   <location filename="../../gui/collection/keeper.py" />
   <source>The collection cannot be saved</source>
   <translation>コレクションを保存できません</translation>
  </message>
  <message>
   <location filename="../../gui/collection/keeper.py" />
   <source>The last changes to {path} would be lost.</source>
   <translation>{path} への最後の変更が失われます。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/keeper.py" />
   <source>&amp;Leave without saving</source>
   <translation>保存せずに終了(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../gui/collection/keeper.py" />
   <source>The collection is kept</source>
   <translation>コレクションはそのまま残ります</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>Missing</source>
   <translation>不足</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>Needed</source>
   <translation>必要</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>{card}: {missing} missing, {needed} needed, {owned} owned</source>
   <translation>{card}：不足{missing}枚、必要{needed}枚、所持{owned}枚</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>Missing cards of {deck}</source>
   <translation>「{deck}」の不足カード</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>Only missing cards</source>
   <translation>不足カードのみ</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/collection/panel.py" />
   <source>Start a collection</source>
   <translation>コレクションを始める</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>Cards of the deck and how many are missing</source>
   <translation>デッキのカードと不足枚数</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/goldfish/board_pictures.py" />
   <location filename="../../gui/share/drawn.py" />
   <location filename="../../gui/share/target.py" />
   <source>Copied</source>
   <translation>コピーしました</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>{deck} missing</source>
   <translation>{deck}の不足カード</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>Export missing cards</source>
   <translation>不足カードの書き出し</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>unknown card</source>
   <translation>不明なカード</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>Copy as text</source>
   <translation>テキストでコピー</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/collection/panel.py" />
   <source>Export CSV…</source>
   <translation>CSVに書き出す…</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>Count what you own, and this page lists what the deck lacks. Nothing is kept until then.</source>
   <translation>持っているカードを数えておくと、デッキに足りないカードがここに並びます。それまでは何も記録しません。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>No collection is kept, so nothing is known to be missing.</source>
   <translation>コレクションがまだないので、不足カードはわかりません。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <location filename="../../gui/share/target.py" />
   <location filename="../../gui/share/texts.py" />
   <source>Saved as {file}</source>
   <translation>{file} に保存しました</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>The deck has no cards yet.</source>
   <translation>デッキにはまだカードがありません。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>Nothing is missing: you own all {cards}.</source>
   <translation>不足はありません。{cards}すべてを持っています。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/missing.py" />
   <source>{missing} missing of {needed}; you own {owned}.</source>
   <translation>必要な{needed}枚のうち、{missing}が不足しています（所持{owned}枚）。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/model.py" />
   <source>copies of this print</source>
   <translation>この番号の枚数</translation>
  </message>
  <message>
   <location filename="../../gui/collection/model.py" />
   <source>copies of all prints of the card</source>
   <translation>別イラストを含む合計枚数</translation>
  </message>
  <message>
   <location filename="../../gui/collection/model.py" />
   <source>card number</source>
   <translation>カード番号</translation>
  </message>
  <message>
   <location filename="../../gui/collection/model.py" />
   <source>set</source>
   <translation>セット</translation>
  </message>
  <message>
   <location filename="../../gui/collection/model.py" />
   <source>{card}: {count} owned</source>
   <translation>{card}：{count}枚所持</translation>
  </message>
  <message>
   <location filename="../../gui/collection/model.py" />
   <source>{card}, other art {number}</source>
   <translation>{card}、別イラスト{number}</translation>
  </message>
  <message>
   <location filename="../../gui/collection/model.py" />
   <source>{card}: {count} owned, {all} of all prints</source>
   <translation>{card}：{count}枚所持、別イラストを含む合計{all}枚</translation>
  </message>
  <message>
   <location filename="../../gui/collection/model.py" />
   <source>{number}, unknown number</source>
   <translation>{number}、不明な番号</translation>
  </message>
  <message>
   <location filename="../../gui/collection/model.py" />
   <source>unknown number</source>
   <translation>不明な番号</translation>
  </message>
  <message>
   <location filename="../../gui/collection/owned_row.py" />
   <source>Own one less</source>
   <translation>所持を1枚減らす</translation>
  </message>
  <message>
   <location filename="../../gui/collection/owned_row.py" />
   <source>Own one more</source>
   <translation>所持を1枚増やす</translation>
  </message>
  <message>
   <location filename="../../gui/collection/owned_row.py" />
   <source>and {count} other art</source>
   <translation>ほかに別イラスト{count}枚</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>{copies}, {prints}; {known} of {all} different cards</source>
   <translation>{copies}、{prints}、全{all}種類のうち{known}種類</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>Only owned</source>
   <translation>所持のみ</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>No collection is kept</source>
   <translation>コレクションはまだありません</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>Count the cards you own, and decks can say which are missing, and searches can ask for owned&gt;=1. Nothing is kept until you start.</source>
   <translation>持っているカードを数えておくと、デッキに足りないカードがわかり、検索で owned&gt;=1 を使えます。始めるまでは何も記録しません。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>Count other art (+)</source>
   <translation>別イラスト（+）を数える</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <location filename="../../gui/data_updates/desk.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <location filename="../../gui/goldfish/head.py" />
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Undo</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <location filename="../../gui/goldfish/head.py" />
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Redo</source>
   <translation>やり直し</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>Keep no collection any more…</source>
   <translation>コレクションをやめる…</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <location filename="../../gui/status.py" />
   <source>not saved</source>
   <translation>未保存</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>{totals}; {unknown}</source>
   <translation>{totals}、{unknown}</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>Keep no collection any more?</source>
   <translation>コレクションをやめますか？</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>Counts, searches and missing cards go away. The last counts stay in {path}.</source>
   <translation>枚数、検索、不足カードの表示がなくなります。最後の枚数は {path} に残ります。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>&amp;Keep none</source>
   <translation>やめる(&amp;K)</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <location filename="../../gui/status.py" />
   <source>saved</source>
   <translation>保存済み</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>Search your cards</source>
   <translation>持っているカードを検索</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>Import CSV…</source>
   <translation>CSVを読み込む…</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>saving…</source>
   <translation>保存中…</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>You own no card yet. Without “Only owned” all cards are listed to be counted.</source>
   <translation>所持カードはまだありません。「所持のみ」を外すと、すべてのカードが並び、枚数を入力できます。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>No card fits this search.
Escape in the search line clears it.</source>
   <translation>条件に合うカードがありません。
検索欄でEscapeを押すと検索を消せます。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>&amp;Add one	+</source>
   <translation>1枚増やす(&amp;A)	+</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>&amp;Remove one	−</source>
   <translation>1枚減らす(&amp;R)	−</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>&amp;Set the count…	Enter</source>
   <translation>枚数を指定(&amp;S)…	Enter</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>exported as {file}</source>
   <translation>{file} に書き出しました</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>{verb} {what}</source>
   <translation>{verb} {what}</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>{count:,} unknown number</source>
   <translation>不明な番号{count:,}件</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>{count:,} unknown numbers</source>
   <translation>不明な番号{count:,}件</translation>
  </message>
  <message>
   <location filename="../../gui/collection/panel.py" />
   <source>Copy &amp;number</source>
   <translation>番号をコピー(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../gui/collection/table.py" />
   <source>Copies of {number}</source>
   <translation>{number}の枚数</translation>
  </message>
  <message>
   <location filename="../../gui/collection/table.py" />
   <source>Your cards</source>
   <translation>持っているカード</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>Rows of the file and how they were read</source>
   <translation>ファイルの各行と読み込み結果</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>Import a collection (CSV)</source>
   <translation>コレクションの読み込み（CSV）</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>Export the collection</source>
   <translation>コレクションの書き出し</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>Import into the collection</source>
   <translation>コレクションへの読み込み</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <location filename="../../gui/data_updates/preview.py" />
   <location filename="../../gui/dialogs/import_preview.py" />
   <location filename="../../gui/dialogs/preferences.py" />
   <location filename="../../gui/goldfish/opponent.py" />
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>Replace what I own</source>
   <translation>所持カードを置き換える</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>{cards} in the file; {before} owned so far.</source>
   <translation>ファイル内：{cards}、これまでの所持：{before}。</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>Add to what I own</source>
   <translation>所持カードに加える</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Import</source>
   <translation>読み込む</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>add {file}</source>
   <translation>{file} を追加</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>replace by {file}</source>
   <translation>{file} で置き換え</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <source>Nothing is exported</source>
   <translation>書き出せませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/collection/trade.py" />
   <location filename="../../gui/files.py" />
   <source>File cannot be imported</source>
   <translation>ファイルを読み込めません</translation>
  </message>
  <message>
   <location filename="../../gui/collection/window.py" />
   <source>Collection – Deck builder</source>
   <translation>コレクション – デッキビルダー</translation>
  </message>
  <message>
   <location filename="../../gui/commands.py" />
   <source>&amp;Clear the list</source>
   <translation>一覧を消去(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/commands.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <source>Rename the deck</source>
   <translation>デッキの名前を変更</translation>
  </message>
  <message>
   <location filename="../../gui/commands.py" />
   <source>{name} (missing)</source>
   <translation>{name}（見つかりません）</translation>
  </message>
  <message>
   <location filename="../../gui/compare/commands.py" />
   <location filename="../../gui/compare/sides.py" />
   <source>{name}, {date}</source>
   <translation>{name}、{date}</translation>
  </message>
  <message>
   <location filename="../../gui/compare/commands.py" />
   <source>No versions of this deck</source>
   <translation>このデッキには履歴がありません</translation>
  </message>
  <message>
   <location filename="../../gui/compare/commands.py" />
   <source>Earlier versions are kept from the first save on.</source>
   <translation>以前の版は、最初に保存したときから残ります。</translation>
  </message>
  <message>
   <location filename="../../gui/compare/commands.py" />
   <source>restore the version of {date}</source>
   <translation>{date}の版に戻す</translation>
  </message>
  <message>
   <location filename="../../gui/compare/commands.py" />
   <source>The deck is saved, but its earlier version could not be kept</source>
   <translation>デッキは保存しましたが、以前の版を残せませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <source>same</source>
   <translation>同じ</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <source>added</source>
   <translation>追加</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <source>removed</source>
   <translation>削除</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <source>more</source>
   <translation>増加</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <source>fewer</source>
   <translation>減少</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <source>{sign}{count} {word}</source>
   <translation>{sign}{count} {word}</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <source>{what}: {mark}, {one} {before}, {other} {after}</source>
   <translation>{what}：{mark}、{one} {before}、{other} {after}</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <source>Rank {roman}</source>
   <translation>等級{roman}</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <location filename="../../gui/layout.py" />
   <source>About the deck</source>
   <translation>デッキの情報</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <location filename="../../gui/deck/slots.py" />
   <location filename="../../gui/goldfish/free_table.py" />
   <location filename="../../gui/goldfish/pile.py" />
   <source>Monster deck</source>
   <translation>怪獣デッキ</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <location filename="../../gui/deck/head.py" />
   <location filename="../../gui/deck/view.py" />
   <source>Main deck</source>
   <translation>メインデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <source>Change</source>
   <translation>変更</translation>
  </message>
  <message>
   <location filename="../../gui/compare/model.py" />
   <location filename="../../gui/simulation/card_lines.py" />
   <location filename="../../gui/simulation/cutting.py" />
   <location filename="../../gui/simulation/results.py" />
   <location filename="../../gui/strongest/window.py" />
   <source>Card</source>
   <translation>カード</translation>
  </message>
  <message>
   <location filename="../../gui/compare/sides.py" />
   <source>{name}, open</source>
   <translation>{name}（開いています）</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <location filename="../../gui/data_updates/model.py" />
   <source>Now</source>
   <translation>現在</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>the version before cannot be read</source>
   <translation>1つ前の版を読み込めません</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>Versions of {name}</source>
   <translation>「{name}」の履歴</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>Versions, newest first</source>
   <translation>履歴（新しい順）</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <location filename="../../gui/data_updates/desk.py" />
   <location filename="../../gui/deck_library/commands.py" />
   <source>&amp;Restore</source>
   <translation>元に戻す(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>&amp;Open as copy</source>
   <translation>別のデッキとして開く(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>the oldest version</source>
   <translation>最も古い版</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>no earlier version</source>
   <translation>以前の版なし</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>This is the deck as it is now. Choose a version to see what has changed since.</source>
   <translation>これは現在のデッキです。版を選ぶと、それからの変更が表示されます。</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>There is no earlier version yet. With each save, what the deck was before is kept.</source>
   <translation>以前の版はまだありません。保存するたびに、それまでの内容が残されます。</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>Changed since {date}</source>
   <translation>{date}からの変更</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>This version and the deck as it is now are the same.</source>
   <translation>この版と現在のデッキは同じです。</translation>
  </message>
  <message>
   <location filename="../../gui/compare/versions.py" />
   <source>Then</source>
   <translation>当時</translation>
  </message>
  <message>
   <location filename="../../gui/compare/view.py" />
   <source>Differences</source>
   <translation>違い</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>Version of the deck</source>
   <translation>デッキの版</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>As it is now</source>
   <translation>現在の内容</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>Compare decks – Deck builder</source>
   <translation>デッキの比較 – デッキビルダー</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>From this deck</source>
   <translation>比較元のデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>To this deck</source>
   <translation>比較先のデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>S&amp;wap</source>
   <translation>入れ替え(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>&amp;Only differences</source>
   <translation>違いのみ(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/strongest/window.py" />
   <source>&amp;Copy as text</source>
   <translation>テキストでコピー(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>&amp;Export…</source>
   <translation>書き出し(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>Both decks are the same: the same cards, the same name and the same notes.</source>
   <translation>2つのデッキは同じです。カードも名前もメモも同じです。</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>{one} and {other}</source>
   <translation>{one}と{other}</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>Export the comparison</source>
   <translation>比較の書き出し</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/judge/window.py" />
   <source>Saved as {name}</source>
   <translation>{name} に保存しました</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>{gained} added, {lost} removed</source>
   <translation>{gained}追加、{lost}削除</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/simulation/head.py" />
   <source>No deck</source>
   <translation>デッキなし</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/toolbar.py" />
   <source>Table</source>
   <translation>表</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <location filename="../../gui/simulation/change.py" />
   <source>This deck cannot be compared: {reason}</source>
   <translation>このデッキは比較できません：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/compare/window.py" />
   <source>The comparison is not exported</source>
   <translation>比較を書き出せませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Imported {files}</source>
   <translation>{files}を読み込みました</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Import cards or formats</source>
   <translation>カード・フォーマットの読み込み</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>{count} files</source>
   <translation>{count}個のファイル</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Import {files}</source>
   <translation>{files}を読み込む</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>&amp;Import</source>
   <translation>読み込む(&amp;I)</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Remove {files}</source>
   <translation>{files}を削除</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Removed {files}</source>
   <translation>{files}を削除しました</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <source>&amp;Remove</source>
   <translation>取り除く(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Restore the previous {file}</source>
   <translation>以前の{file}に戻す</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Restored the previous {file}</source>
   <translation>以前の{file}に戻しました</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <location filename="../../gui/dialogs/about.py" />
   <source>No program opens folders here. It is {folder}.</source>
   <translation>フォルダーを開くプログラムがありません。場所は {folder} です。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Games and simulations that are open go on with the cards they began with.</source>
   <translation>開いている対戦とシミュレーションは、始めたときのカードのまま続きます。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Your cards and formats are as they were</source>
   <translation>自作のカードとフォーマットは元のままです</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Undo {what}</source>
   <translation>{what}を元に戻す</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <location filename="../../gui/goldfish/menus.py" />
   <location filename="../../gui/menus.py" />
   <location filename="../../gui/window.py" />
   <source>&amp;Undo</source>
   <translation>元に戻す(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <location filename="../../gui/deck_library/actions.py" />
   <source>The folder cannot be shown</source>
   <translation>フォルダーを表示できません</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/desk.py" />
   <source>Undone: {what}</source>
   <translation>元に戻しました：{what}</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <source>About</source>
   <translation>対象</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <source>Card, format or deck</source>
   <translation>カード・フォーマット・デッキ</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <location filename="../../gui/help/generated.py" />
   <source>What</source>
   <translation>内容</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <source>Afterwards</source>
   <translation>変更後</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <source>Holds</source>
   <translation>内容</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <source>Since</source>
   <translation>追加日</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <source>Faults</source>
   <translation>誤り</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <source>{about}: {what}</source>
   <translation>{about}：{what}</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <source>Now: {words}</source>
   <translation>現在：{words}</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/model.py" />
   <source>Then: {words}</source>
   <translation>変更後：{words}</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>Your cards and formats</source>
   <translation>自作のカードとフォーマット</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>Your files of cards and formats</source>
   <translation>自作のカードとフォーマットのファイル</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>Faults of the chosen files</source>
   <translation>選択したファイルの誤り</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>&amp;Show in folder</source>
   <translation>フォルダーで表示(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>No cards or formats of your own</source>
   <translation>自作のカードやフォーマットはありません</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>Import a file with a new set, a correction or a new list of restricted cards; you see what changes before anything does, and it can be undone. No file is ever fetched for you.</source>
   <translation>新しいセット、修正、新しい制限リストのファイルを読み込めます。何が変わるかを先に確認でき、元に戻すこともできます。ファイルが自動で取得されることはありません。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>&amp;Import…</source>
   <translation>読み込み(&amp;I)…</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>&amp;Remove…</source>
   <translation>削除(&amp;R)…</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>Restore &amp;previous…</source>
   <translation>以前の版に戻す(&amp;P)…</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>&amp;Undo {what} of {when}…</source>
   <translation>{when}の{what}を元に戻す(&amp;U)…</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>No earlier version of it is kept.</source>
   <translation>以前の版は残っていません。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/own.py" />
   <source>Everything in it can be read.</source>
   <translation>すべて読み取れます。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>Reading the files and looking at your decks…</source>
   <translation>ファイルを読み、デッキを調べています…</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>What would change</source>
   <translation>変更の内容</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>The chosen row in full</source>
   <translation>選択した行の全文</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>It cannot be told what would change</source>
   <translation>変更の内容を調べられません</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>Yours take the place of cards and formats that come with the program.</source>
   <translation>アプリに付属するカードやフォーマットの代わりに、自作のものが使われます。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>Decks keep the cards that go, as unknown cards.</source>
   <translation>なくなるカードは、不明なカードとしてデッキに残ります。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>Replace {files}?</source>
   <translation>{files}を置き換えますか？</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>You have a file of this name. What it holds now is kept, so that it can be undone.</source>
   <translation>同じ名前のファイルがあります。今の内容は残されるので、元に戻せます。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>&amp;Replace</source>
   <translation>置き換える(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>You have this file already, just as it is.</source>
   <translation>同じ内容のファイルがすでにあります。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>There is nothing in it that can be imported. Correct the file and import it again.</source>
   <translation>読み込めるものがありません。ファイルを直してから、もう一度読み込んでください。</translation>
  </message>
  <message>
   <location filename="../../gui/data_updates/preview.py" />
   <source>What cannot be read is left out, the rest can be imported. To mend it, correct the file in a text editor and import it again.</source>
   <translation>読み取れない部分を除いて読み込めます。直すには、テキストエディターでファイルを修正し、もう一度読み込んでください。</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>one monster a rank</source>
   <translation>怪獣は各等級1枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <location filename="../../gui/plots/figures.py" />
   <source>copies</source>
   <translation>枚数</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <location filename="../../gui/deck/questions.py" />
   <location filename="../../gui/describe.py" />
   <source>step 2</source>
   <translation>進攻2</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>known cards</source>
   <translation>デッキに入るカード</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>format pool</source>
   <translation>フォーマットのカードプール</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>format list</source>
   <translation>フォーマットのリスト</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>rank-up chain</source>
   <translation>怪獣のつながり</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>apply {count} fixes</source>
   <translation>{count}件の修正を適用</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>Advice, legal as it is</source>
   <translation>アドバイス（このままでも適正です）</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <location filename="../../gui/deck_library/model.py" />
   <location filename="../../gui/goldfish/scenario/files.py" />
   <source>and {count} more</source>
   <translation>ほか{count}件</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>Each</source>
   <translation>内訳</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>{count} rules kept: {names}</source>
   <translation>満たしているルール{count}件：{names}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>{count} rule kept: {names}</source>
   <translation>満たしているルール{count}件：{names}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>Fold the rules that are kept</source>
   <translation>満たしているルールをたたむ</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>List the rules that are kept</source>
   <translation>満たしているルールを一覧にする</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>{name} ({rule}): {text}</source>
   <translation>{name}（{rule}）：{text}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/checks.py" />
   <source>Less</source>
   <translation>たたむ</translation>
  </message>
  <message>
   <location filename="../../gui/deck/empty.py" />
   <source>Start with a rank I monster</source>
   <translation>等級Ⅰの怪獣から始めましょう</translation>
  </message>
  <message>
   <location filename="../../gui/deck/empty.py" />
   <source>It sets the colours of the deck. Everything else can come in any order, and an unfinished or illegal deck saves like any other.</source>
   <translation>この怪獣の色でデッキの色が決まります。あとはどの順番で作ってもかまいません。未完成のデッキも、ルールに合わないデッキも、そのまま保存できます。</translation>
  </message>
  <message>
   <location filename="../../gui/deck/empty.py" />
   <source>Choose a rank I…</source>
   <translation>等級Ⅰを選ぶ…</translation>
  </message>
  <message>
   <location filename="../../gui/deck/empty.py" />
   <source>Import…</source>
   <translation>読み込み…</translation>
  </message>
  <message>
   <location filename="../../gui/deck/empty.py" />
   <location filename="../../gui/deck_library/panel.py" />
   <source>Open a starter</source>
   <translation>スターターデッキを開く</translation>
  </message>
  <message>
   <location filename="../../gui/deck/empty.py" />
   <source>Drop cards or a deck file, or paste text
.deck, list, Deck Log, CSV, Tabletop Simulator</source>
   <translation>カードやデッキのファイルをドロップ、または文字を貼り付け
.deck、リスト、デッキログ、CSV、Tabletop Simulator</translation>
  </message>
  <message>
   <location filename="../../gui/deck/head.py" />
   <source>Main deck, {count} of {size} cards, {state}</source>
   <translation>メインデッキ、{size}枚中{count}枚、{state}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/head.py" />
   <source>Sort the deck by: {order}</source>
   <translation>デッキの並べ替え：{order}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/head.py" />
   <source>Sort the deck list</source>
   <translation>デッキの一覧を並べ替え</translation>
  </message>
  <message>
   <location filename="../../gui/deck/head.py" />
   <source>{count} missing</source>
   <translation>{count}枚不足</translation>
  </message>
  <message>
   <location filename="../../gui/deck/head.py" />
   <source>{count} too many</source>
   <translation>{count}枚超過</translation>
  </message>
  <message>
   <location filename="../../gui/deck/head.py" />
   <source>complete</source>
   <translation>完成</translation>
  </message>
  <message>
   <location filename="../../gui/deck/link.py" />
   <source>shared with the next rank: {traits}</source>
   <translation>次の等級と共通：{traits}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/link.py" />
   <source>the chain breaks here</source>
   <translation>ここでつながりが切れています</translation>
  </message>
  <message>
   <location filename="../../gui/deck/link.py" />
   <source>no neighbour yet</source>
   <translation>隣の枠が空いています</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <location filename="../../gui/deck/step_squares.py" />
   <source>Step 2: {count} of {limit}</source>
   <translation>進攻2：{count}枚（{limit}枚まで）</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <source>{what}: {count}</source>
   <translation>{what}：{count}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <source>Rank {rank}: {cards}</source>
   <translation>等級{rank}：{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <source>Counter power {power}: {count}</source>
   <translation>撃退力{power}：{count}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <source>Monsters of rank {rank}: {count}</source>
   <translation>等級{rank}の怪獣：{count}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <source>Can be played on your rank {rank}: {count}</source>
   <translation>等級{rank}の怪獣に重ねられるカード：{count}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <source>{count} {colors} {type}</source>
   <translation>{colors}の{type}{count}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <source>Trait {trait}: {count} in both decks</source>
   <translation>特徴《{trait}》：両方のデッキで{count}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <source>Counter power X: {count}</source>
   <translation>撃退力X：{count}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/marks.py" />
   <source>no cards</source>
   <translation>カードなし</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>Monster deck, without a place</source>
   <translation>怪獣デッキ（枠の外）</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>Battle</source>
   <translation>交戦</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>Strategy</source>
   <translation>戦略</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>Monster</source>
   <translation>怪獣</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>All cards</source>
   <translation>すべてのカード</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>Unknown</source>
   <translation>不明</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <location filename="../../gui/toolbar.py" />
   <source>Type, rank</source>
   <translation>種類、等級</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>Count, highest first</source>
   <translation>枚数の多い順</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>{count} {card}, problem: {problem}</source>
   <translation>{card} {count}枚、問題：{problem}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>{number}, unknown card</source>
   <translation>{number}、不明なカード</translation>
  </message>
  <message>
   <location filename="../../gui/deck/model.py" />
   <source>{group} {count}</source>
   <translation>{group} {count}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck/notes.py" />
   <source>Deck name</source>
   <translation>デッキ名</translation>
  </message>
  <message>
   <location filename="../../gui/deck/notes.py" />
   <source>change the player</source>
   <translation>プレイヤーを変更</translation>
  </message>
  <message>
   <location filename="../../gui/deck/notes.py" />
   <source>change the event</source>
   <translation>大会を変更</translation>
  </message>
  <message>
   <location filename="../../gui/deck/notes.py" />
   <source>change the Deck Log code</source>
   <translation>デッキログのコードを変更</translation>
  </message>
  <message>
   <location filename="../../gui/deck/notes.py" />
   <source>with commas: aggro, league</source>
   <translation>コンマ区切り：速攻, 大会</translation>
  </message>
  <message>
   <location filename="../../gui/deck/notes.py" />
   <source>Notes: match-ups, swaps, why a card is here</source>
   <translation>メモ：相性、入れ替え候補、採用理由など</translation>
  </message>
  <message>
   <location filename="../../gui/deck/odds_row.py" />
   <source>at least {least} of {group} in {draws}</source>
   <translation>{draws} 枚中に {group} が {least} 枚以上</translation>
  </message>
  <message>
   <location filename="../../gui/deck/odds_row.py" />
   <source>{members} of {cards}, {draws} drawn</source>
   <translation>{cards}中{members}枚、{draws}枚引く場合</translation>
  </message>
  <message>
   <location filename="../../gui/deck/odds_row.py" />
   <source>of these cards</source>
   <translation>対象のカード</translation>
  </message>
  <message>
   <location filename="../../gui/deck/odds_row.py" />
   <source>{chance}: {counted}</source>
   <translation>{chance}：{counted}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/odds_row.py" />
   <source>A group, or any search: c:red r&lt;=3, tr:mech, o:draw</source>
   <translation>分類を選ぶか、検索語を入力：c:red r&lt;=3, tr:mech, o:draw</translation>
  </message>
  <message>
   <location filename="../../gui/deck/odds_row.py" />
   <source>at least so many</source>
   <translation>最低枚数</translation>
  </message>
  <message>
   <location filename="../../gui/deck/odds_row.py" />
   <source>among so many cards drawn</source>
   <translation>引く枚数</translation>
  </message>
  <message>
   <location filename="../../gui/deck/panel.py" />
   <source>Decks that are open</source>
   <translation>開いているデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/deck/panel.py" />
   <source>New deck</source>
   <translation>新しいデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/deck/panel.py" />
   <source>New deck (Ctrl+N)</source>
   <translation>新しいデッキ（Ctrl+N）</translation>
  </message>
  <message>
   <location filename="../../gui/deck/panel.py" />
   <source>Close this deck</source>
   <translation>このデッキを閉じる</translation>
  </message>
  <message>
   <location filename="../../gui/deck/panel.py" />
   <source>Close (Ctrl+W)</source>
   <translation>閉じる（Ctrl+W）</translation>
  </message>
  <message>
   <location filename="../../gui/deck/panel.py" />
   <source>not saved yet</source>
   <translation>まだ保存されていません</translation>
  </message>
  <message>
   <location filename="../../gui/deck/panel.py" />
   <source>{where}
modified</source>
   <translation>{where}
変更あり</translation>
  </message>
  <message>
   <location filename="../../gui/deck/questions.py" />
   <source>monsters</source>
   <translation>怪獣</translation>
  </message>
  <message>
   <location filename="../../gui/deck/questions.py" />
   <source>rank I–II monsters</source>
   <translation>等級Ⅰ–Ⅱの怪獣</translation>
  </message>
  <message>
   <location filename="../../gui/deck/questions.py" />
   <source>battle rank 1–3</source>
   <translation>等級1–3の交戦</translation>
  </message>
  <message>
   <location filename="../../gui/deck/questions.py" />
   <source>battle rank 4–6</source>
   <translation>等級4–6の交戦</translation>
  </message>
  <message>
   <location filename="../../gui/deck/questions.py" />
   <source>battle rank 7–8</source>
   <translation>等級7–8の交戦</translation>
  </message>
  <message>
   <location filename="../../gui/deck/questions.py" />
   <source>battle cards</source>
   <translation>交戦カード</translation>
  </message>
  <message>
   <location filename="../../gui/deck/questions.py" />
   <source>strategy cards</source>
   <translation>戦略カード</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <source>Monster deck, rank {rank}: {card}</source>
   <translation>怪獣デッキ、等級{rank}：{card}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <source>Find a rank {rank} monster</source>
   <translation>等級{rank}の怪獣を探す</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <location filename="../../gui/deck_library/delegate.py" />
   <location filename="../../gui/goldfish/board/words.py" />
   <source>empty</source>
   <translation>空</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <source>{card}, problem: {problem}</source>
   <translation>{card}、問題：{problem}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <source>drop</source>
   <translation>ドロップ</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <source>This place is for rank {rank}, the card is rank {other}</source>
   <translation>ここは等級{rank}の枠です。このカードは等級{other}です</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <source>Delete takes it out</source>
   <translation>Deleteキーで取り除きます</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <source>Remove from the monster deck</source>
   <translation>怪獣デッキから取り除く</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <source>Only a monster card goes into the monster deck</source>
   <translation>怪獣デッキに入るのは怪獣カードだけです</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slot.py" />
   <source>Two cards are rank {rank}, and its place takes one card</source>
   <translation>等級{rank}のカードが2枚ありますが、枠に入るのは1枚だけです</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slots.py" />
   <source>Find a rank {rank} {trait}</source>
   <translation>等級{rank}の{trait}を探す</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slots.py" />
   <source>{count} of {size}</source>
   <translation>{count}/{size}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slots.py" />
   <source>{count} traits</source>
   <translation>特徴{count}つ</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slots.py" />
   <source>by its text</source>
   <translation>テキストによる</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slots.py" />
   <source>{rank} shares no trait with {traits}: a counter at {low} loses the game.</source>
   <translation>等級{rank}の怪獣は{traits}の特徴を持っていません。等級{low}で撃退されると負けになります。</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slots.py" />
   <source>Chain breaks at {rank}</source>
   <translation>等級{rank}でつながりが切れています</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slots.py" />
   <source>Rank-up chain complete</source>
   <translation>怪獣がすべてつながっています</translation>
  </message>
  <message>
   <location filename="../../gui/deck/slots.py" />
   <location filename="../../gui/help/generated.py" />
   <location filename="../../gui/palette/entries.py" />
   <source> or </source>
   <translation>または</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Rank up {low} to {high}: {traits}</source>
   <translation>等級{low}から{high}：{traits}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>gain rage</source>
   <translation>怒りを得る</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>discard for rage</source>
   <translation>怒りのために捨てる</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>draw cards</source>
   <translation>カードを引く</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>find cards</source>
   <translation>カードを探す</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Rank up {low} to {high}: a monster is missing</source>
   <translation>等級{low}から{high}：怪獣が足りません</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Rank up {low} to {high}: by the card's own text</source>
   <translation>等級{low}から{high}：カード自身のテキストによる</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Rank up {low} to {high}: no shared trait</source>
   <translation>等級{low}から{high}：同じ特徴がありません</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>All statistics and odds…</source>
   <translation>すべての統計と確率…</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Step 2   {count} of {limit}</source>
   <translation>進攻2   {count}/{limit}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Counter power: total {total}, average {average}, best eight {best}</source>
   <translation>撃退力：合計{total}、平均{average}、上位8枚で{best}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>{what} {count}</source>
   <translation>{what} {count}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Colours: {colors}</source>
   <translation>色：{colors}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Colours: none</source>
   <translation>色：なし</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Unknown cards, in no other figure: {count}</source>
   <translation>不明なカード（ほかの数には含みません）：{count}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Ranks</source>
   <translation>等級</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Types</source>
   <translation>種類</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Monsters by rank</source>
   <translation>等級ごとの怪獣</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Can be played on your monster</source>
   <translation>怪獣に重ねられるカード</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <source>Cards that</source>
   <translation>カードの働き</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <location filename="../../gui/plots/window.py" />
   <location filename="../../gui/preview.py" />
   <source>Odds</source>
   <translation>確率</translation>
  </message>
  <message>
   <location filename="../../gui/deck/statistics.py" />
   <location filename="../../gui/plots/window.py" />
   <source>{words}, selected in the deck</source>
   <translation>{words}、デッキで選択しました</translation>
  </message>
  <message>
   <location filename="../../gui/deck/step_squares.py" />
   <source>Cards with step 1: {one}, with step 2: {two}, without: {none}</source>
   <translation>進攻1のカード{one}枚、進攻2のカード{two}枚、進攻なし{none}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>English cards</source>
   <translation>英語版のカード</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Japanese cards</source>
   <translation>日本語版のカード</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>medium to high</source>
   <translation>やや高</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>{format}: {region}. {source}</source>
   <translation>{format}：{region}。{source}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Check in this format</source>
   <translation>このフォーマットでチェック</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <location filename="../../gui/judge/window.py" />
   <source>Check as of this day</source>
   <translation>この日付でチェック</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>The other day</source>
   <translation>ほかの日付</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Source</source>
   <translation>出典</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>About the format and its list</source>
   <translation>フォーマットとリストについて</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>{state}. {detail}</source>
   <translation>{state}。{detail}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Fix {count}</source>
   <translation>{count}件を修正</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Apply {count} fixes in one step: {fixes}</source>
   <translation>{count}件の修正をまとめて適用：{fixes}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>in force from {day}</source>
   <translation>{day}から有効</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>no date published</source>
   <translation>日付の発表なし</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>List: {list}, {since}, confidence {confidence}. Source: {source}</source>
   <translation>リスト：{list}、{since}、確かさ：{confidence}。出典：{source}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>No list is in force on {day}.</source>
   <translation>{day}に有効なリストはありません。</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Build for it</source>
   <translation>このフォーマットで作る</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <location filename="../../gui/help/window.py" />
   <location filename="../../gui/tour.py" />
   <source>Back</source>
   <translation>戻る</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Make it the format of the deck; everything in the window shows it already</source>
   <translation>デッキのフォーマットをこれにします。ウィンドウの表示はすでにこのフォーマットです</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Legal, nothing to note</source>
   <translation>適正、指摘なし</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Today</source>
   <translation>今日</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>{day}, {list}</source>
   <translation>{day}、{list}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Another day…</source>
   <translation>ほかの日付…</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Tried, not saved: the deck is for {format}</source>
   <translation>お試し中、保存されません：このデッキのフォーマットは{format}です</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>Tried, not saved: another day than today</source>
   <translation>お試し中、保存されません：今日ではない日付です</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>No source is given.</source>
   <translation>出典の記載はありません。</translation>
  </message>
  <message>
   <location filename="../../gui/deck/verdict.py" />
   <source>none given</source>
   <translation>記載なし</translation>
  </message>
  <message>
   <location filename="../../gui/deck/view.py" />
   <source>No card in the main deck yet: Enter on a found card adds it, or drop it here.</source>
   <translation>メインデッキのカードはまだありません。見つけたカードの上でEnterを押すか、ここにドロップして追加します。</translation>
  </message>
  <message>
   <location filename="../../gui/deck/view.py" />
   <source>{rows} rows chosen, {copies:,} cards</source>
   <translation>{rows}行を選択中、{copies:,}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck/view.py" />
   <source>These cards are in the main deck already</source>
   <translation>これらのカードはすでにメインデッキにあります</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>Rule {rule}, {words}</source>
   <translation>ルール {rule}、{words}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>Advice, not a rule: {words}</source>
   <translation>アドバイス（ルールではありません）：{words}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>Show the cards</source>
   <translation>カードを表示</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>Problem: {sentence}. Rule {rule}, {words}</source>
   <translation>問題：{sentence}。ルール {rule}、{words}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>Advice: {sentence}. Rule {rule}, {words}</source>
   <translation>アドバイス：{sentence}。ルール {rule}、{words}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>{row}. Enter: {action}. Right arrow: why, F2: the page of the rules</source>
   <translation>{row}。Enter：{action}。右矢印：理由、F2：ルールのページ</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>Why?</source>
   <translation>理由</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>Why? Rule {rule} in full</source>
   <translation>理由：ルール {rule} の全文</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>All rules of construction (F2)</source>
   <translation>デッキ構築のルールすべて（F2）</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>{action} Shows the cards that fit</source>
   <translation>{action}（合うカードを表示）</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>Mended: {sentence}</source>
   <translation>修正しました：{sentence}</translation>
  </message>
  <message>
   <location filename="../../gui/deck/violation_row.py" />
   <source>The rule in full (right arrow)</source>
   <translation>ルールの全文（右矢印）</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Tags of {name}</source>
   <translation>「{name}」のタグ</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>New folder in {place}</source>
   <translation>「{place}」に新しいフォルダーを作成</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>The folder was not made</source>
   <translation>フォルダーを作れませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>The deck was not renamed</source>
   <translation>デッキの名前を変更できませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Rename the folder</source>
   <translation>フォルダーの名前を変更</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>The folder was not renamed</source>
   <translation>フォルダーの名前を変更できませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Not every deck was duplicated</source>
   <translation>複製できなかったデッキがあります</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Not every deck was moved</source>
   <translation>移動できなかったデッキがあります</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Tags that {count} decks have in common</source>
   <translation>デッキ{count}個に共通のタグ</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Tags, with commas between them:</source>
   <translation>タグ（コンマ区切り）：</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Not every deck got its tags</source>
   <translation>タグを付けられなかったデッキがあります</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Not every deck was deleted</source>
   <translation>削除できなかったデッキがあります</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>The folder was not deleted</source>
   <translation>フォルダーを削除できませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Not every deck was restored</source>
   <translation>元に戻せなかったデッキがあります</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>The trash was not emptied</source>
   <translation>ごみ箱を空にできませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Moved to the trash</source>
   <translation>ごみ箱に移しました</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Empty the trash</source>
   <translation>ごみ箱を空にする</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>Delete {decks} for good? This cannot be undone.</source>
   <translation>{decks}を完全に削除しますか？この操作は元に戻せません。</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <source>&amp;Delete for good</source>
   <translation>完全に削除(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>&amp;Open</source>
   <translation>開く(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>&amp;Rename…</source>
   <translation>名前の変更(&amp;R)…</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>&amp;Duplicate</source>
   <translation>複製(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>&amp;Move to…</source>
   <translation>移動(&amp;M)…</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>Ta&amp;gs…</source>
   <translation>タグ(&amp;G)…</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>&amp;Compare…</source>
   <translation>比較(&amp;C)…</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <location filename="../../gui/menus.py" />
   <source>&amp;Versions…</source>
   <translation>履歴(&amp;V)…</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>D&amp;elete</source>
   <translation>削除(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>Empty the &amp;trash…</source>
   <translation>ごみ箱を空にする(&amp;T)…</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <location filename="../../gui/deck_library/row_commands.py" />
   <source>&amp;New folder…</source>
   <translation>新しいフォルダー(&amp;N)…</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>&amp;Show the folder</source>
   <translation>フォルダーを表示(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/commands.py" />
   <source>Read &amp;again</source>
   <translation>読み直す(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/dock.py" />
   <source>Close the library</source>
   <translation>ライブラリを閉じる</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/dock.py" />
   <source>Library</source>
   <translation>ライブラリ</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/dock.py" />
   <source>Dock</source>
   <translation>ドッキング</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/dock.py" />
   <source>Float</source>
   <translation>切り離す</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/dock.py" />
   <source>Put the library back into the window</source>
   <translation>ライブラリをウィンドウの中に戻す</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/dock.py" />
   <source>Make the library a window</source>
   <translation>ライブラリを別のウィンドウにする</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/model.py" />
   <source>My decks</source>
   <translation>マイデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/model.py" />
   <source>Starter and sample decks</source>
   <translation>スターターデッキとサンプルデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/model.py" />
   <source>Recent</source>
   <translation>最近使ったデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/model.py" />
   <source>Trash</source>
   <translation>ごみ箱</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/model.py" />
   <source>{title}, section, {decks}</source>
   <translation>{title}、セクション、{decks}</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/model.py" />
   <source>{title}, folder, {decks}</source>
   <translation>{title}、フォルダー、{decks}</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/model.py" />
   <source>Tags: {tags}</source>
   <translation>タグ：{tags}</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>By name</source>
   <translation>名前順</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Last changed first</source>
   <translation>更新の新しい順</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Legal first</source>
   <translation>適正なものから</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>{count:,} folder</source>
   <translation>フォルダー{count:,}個</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>{count:,} folders</source>
   <translation>フォルダー{count:,}個</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>{decks} in {folders}</source>
   <translation>{folders}に{decks}</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>{decks}, {count} with problems</source>
   <translation>{decks}、問題あり{count}個</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>No deck matches</source>
   <translation>一致するデッキがありません</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Take a word out of the search, or clear it with Escape.</source>
   <translation>検索の語を減らすか、Escape で検索欄を空にしてください。</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>No decks here yet</source>
   <translation>デッキはまだありません</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Save a deck with Ctrl+S and it stands here. To begin, open a starter deck, or put deck files into the folder of the library.</source>
   <translation>Ctrl+S でデッキを保存すると、ここに表示されます。まずはスターターデッキを開くか、ライブラリのフォルダーにデッキのファイルを入れてください。</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Search: {example}</source>
   <translation>検索：{example}</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Search decks</source>
   <translation>デッキを検索</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Order of the decks</source>
   <translation>デッキの並び順</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>The library cannot be read</source>
   <translation>ライブラリを読み込めません</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>{command} ({key})</source>
   <translation>{command}（{key}）</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Show the folder</source>
   <translation>フォルダーを表示</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Reading the library…</source>
   <translation>ライブラリを読み込み中…</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Reading the library: {count} decks so far…</source>
   <translation>ライブラリを読み込み中：現在{count}個…</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Some folders cannot be looked into</source>
   <translation>中を読めないフォルダーがあります</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>Words of the name, a folder or a tag, and what is in the deck:</source>
   <translation>名前・フォルダー・タグの語や、デッキの中身で検索できます：</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/row_commands.py" />
   <source>&amp;More</source>
   <translation>その他(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <source>Unreadable</source>
   <translation>読み込み不可</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <source>deleted {date}</source>
   <translation>{date} 削除</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <source>{name}, cannot be read: {problem}, {when}</source>
   <translation>{name}、読み込めません：{problem}、{when}</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/recovery.py" />
   <source>{count:,} main deck card</source>
   <translation>メインデッキ{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/recovery.py" />
   <source>{count:,} main deck cards</source>
   <translation>メインデッキ{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/recovery.py" />
   <source>{count:,} monster</source>
   <translation>怪獣{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/recovery.py" />
   <source>{count:,} monsters</source>
   <translation>怪獣{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <source>unknown format {name}</source>
   <translation>不明なフォーマット {name}</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <source>no monster of rank {ranks}</source>
   <translation>等級{ranks}の怪獣なし</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <source>no colour</source>
   <translation>色なし</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <source>tags {tags}</source>
   <translation>タグ：{tags}</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <source>was in {folder}</source>
   <translation>元の場所：{folder}</translation>
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <source>was in my decks</source>
   <translation>元の場所：マイデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>{colors} token</source>
   <translation>{colors}のトークン</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>{colors} base</source>
   <translation>{colors}の拠点</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <location filename="../../gui/preview.py" />
   <source>limit {count}</source>
   <translation>{count}枚まで</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>not both</source>
   <translation>片方のみ</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>one a rank</source>
   <translation>各等級1枚</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>no monster</source>
   <translation>怪獣ではない</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <location filename="../../gui/goldfish/board/words.py" />
   <source>token</source>
   <translation>トークン</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <location filename="../../gui/goldfish/board/words.py" />
   <source>rage card</source>
   <translation>怒りカード</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>not released</source>
   <translation>未発売</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>not in format</source>
   <translation>フォーマット対象外</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>not allowed</source>
   <translation>使用禁止</translation>
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>problem</source>
   <translation>問題あり</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/about.py" />
   <source>About Deck builder</source>
   <translation>デッキビルダーについて</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/about.py" />
   <source>Copy for a &amp;bug report</source>
   <translation>不具合報告用にコピー(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/about.py" />
   <source>Open the &amp;data folder</source>
   <translation>データフォルダーを開く(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/about.py" />
   <source>What is &amp;new</source>
   <translation>更新内容(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/about.py" />
   <source>Copied: versions, system and settings; nothing about your decks or folders.</source>
   <translation>コピーしました：バージョン、システム、設定。デッキやフォルダーの情報は含まれません。</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/about.py" />
   <source>for the Godzilla Card Game</source>
   <translation>ゴジラカードゲーム用</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/about.py" />
   <source>Unofficial, made by fans. It is not connected with the publisher of the game or the owners of its characters, and holds no card pictures and none of the publisher's texts.</source>
   <translation>ファンによる非公式のアプリです。ゲームの発売元やキャラクターの権利者とは関係がなく、カードの画像や発売元の文章は含まれていません。</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/about.py" />
   <source>Installed</source>
   <translation>インストールの状況</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/about.py" />
   <source>Licences</source>
   <translation>ライセンス</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>{source}, {format}, {lines}</source>
   <translation>{source}、{format}、{lines}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>{source}, {lines}</source>
   <translation>{source}、{lines}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>text</source>
   <translation>テキスト</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Add to this deck</source>
   <translation>このデッキに追加</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Replace this deck</source>
   <translation>このデッキと置き換え</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Import into a new deck</source>
   <translation>新しいデッキに読み込む</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Lines of the input and how they were read</source>
   <translation>入力の各行と読み取り結果</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Which deck of the file</source>
   <translation>ファイル内のデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Line {number}: {text}</source>
   <translation>{number}行目：{text}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>{lines} in, {count} answered</source>
   <translation>{lines}を読み込み、結果は{count}件</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Deck {number}</source>
   <translation>デッキ{number}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Choose…</source>
   <translation>選択…</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_preview.py" />
   <source>Leave it as it is</source>
   <translation>このままにする</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_sums.py" />
   <source>main deck {main} of {size}, monster deck {monsters} of {ranks}</source>
   <translation>メインデッキ {main}/{size}枚、怪獣デッキ {monsters}/{ranks}枚</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_sums.py" />
   <source>As a deck: {sums}</source>
   <translation>デッキとして：{sums}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_sums.py" />
   <source>New, or replacing this deck: {sums}</source>
   <translation>新規、またはこのデッキと置き換え：{sums}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/import_sums.py" />
   <source>Added to this deck: {sums}</source>
   <translation>このデッキに追加：{sums}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>As the system</source>
   <translation>システムに合わせる</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <location filename="../../gui/help/generated.py" />
   <source>Preferences</source>
   <translation>設定</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>&amp;Restore defaults</source>
   <translation>初期設定に戻す(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source> pt</source>
   <translation> pt</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Text size</source>
   <translation>文字サイズ</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source> s</source>
   <translation> 秒</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Show changes as short movements</source>
   <translation>変化を短いアニメーションで表示</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <location filename="../../gui/simulation/dialog.py" />
   <source>C&amp;hoose…</source>
   <translation>選択(&amp;H)…</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Choose the folder of own pictures</source>
   <translation>自分の画像のフォルダーを選択</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>&amp;None</source>
   <translation>なし(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Use no own pictures</source>
   <translation>自分の画像を使わない</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>From the next start</source>
   <translation>次の起動から有効になります</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Restart &amp;now</source>
   <translation>今すぐ再起動(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <location filename="../../gui/menus.py" />
   <source>&amp;Colours</source>
   <translation>配色(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Text si&amp;ze</source>
   <translation>文字サイズ(&amp;Z)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>&amp;Language</source>
   <translation>言語(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>&amp;Format of new decks</source>
   <translation>新規デッキのフォーマット(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>&amp;Autosave every</source>
   <translation>自動保存の間隔(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Own pictures of cards</source>
   <translation>自分のカード画像</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Movement</source>
   <translation>アニメーション</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Folder of own pictures</source>
   <translation>自分の画像のフォルダー</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>None: cards are drawn</source>
   <translation>なし（アプリがカードを描きます）</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>The folder cannot be read: {reason}</source>
   <translation>フォルダーを読み込めません：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>{pictures} found</source>
   <translation>{pictures}が見つかりました</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>Cannot be read: {files}</source>
   <translation>読み込めません：{files}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>{count:,} card picture</source>
   <translation>カード画像{count:,}個</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/preferences.py" />
   <source>{count:,} card pictures</source>
   <translation>カード画像{count:,}個</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/report_table.py" />
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/report_table.py" />
   <source>Your text</source>
   <translation>入力</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/report_table.py" />
   <source>Read as</source>
   <translation>読み取り結果</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/report_table.py" />
   <source>line {number}, {state}: {text}. {message}</source>
   <translation>{number}行目、{state}：{text}。{message}</translation>
  </message>
  <message>
   <location filename="../../gui/dialogs/report_table.py" />
   <source>{state}: {message}</source>
   <translation>{state}：{message}</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>Open decks</source>
   <translation>デッキを開く</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>Deck copied as text</source>
   <translation>デッキをテキストとしてコピーしました</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>The list of recent files cannot be stored: {reason}</source>
   <translation>最近使ったファイルの一覧を保存できません：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>{deck}: not every line was read as written</source>
   <translation>{deck}：書かれたとおりに読めなかった行があります</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>Import a deck</source>
   <translation>デッキの読み込み</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>Nothing to import</source>
   <translation>読み込むものがありません</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>{source} holds a picture. Copy a deck list, a deck code or a link first.</source>
   <translation>{source}の内容は画像です。先にデッキリスト、デッキコード、リンクのいずれかをコピーしてください。</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>{source} holds no text. Copy a deck list, a deck code or a link first.</source>
   <translation>{source}にテキストがありません。先にデッキリスト、デッキコード、リンクのいずれかをコピーしてください。</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>Too much to import</source>
   <translation>大きすぎて読み込めません</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>{source} holds {count:,} characters; a deck list is far smaller.</source>
   <translation>{source}は{count:,}文字あります。デッキリストとしては長すぎます。</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>Dropped text</source>
   <translation>ドロップしたテキスト</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <location filename="../../gui/workspace.py" />
   <source>Deck cannot be opened</source>
   <translation>デッキを開けません</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>Import cancelled</source>
   <translation>読み込みを中止しました</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>Show lines</source>
   <translation>行を表示</translation>
  </message>
  <message>
   <location filename="../../gui/files.py" />
   <source>import from {source}</source>
   <translation>{source}から読み込み</translation>
  </message>
  <message>
   <location filename="../../gui/going_on.py" />
   <source>Leave while games are played?</source>
   <translation>実行中の対戦があります。終了しますか？</translation>
  </message>
  <message>
   <location filename="../../gui/going_on.py" />
   <source>&amp;Leave all the same</source>
   <translation>それでも終了(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>{card} cannot go there</source>
   <translation>{card}はそこに置けません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>This card</source>
   <translation>このカード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>Zone {zone} cannot be chosen</source>
   <translation>エリア{zone}は選べません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>{card} cannot be chosen</source>
   <translation>{card}は選べません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>{card} cannot be played</source>
   <translation>{card}は使えません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>invade {step}</source>
   <translation>進攻{step}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>rage +1</source>
   <translation>怒り+1</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>play</source>
   <translation>出現</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>on top</source>
   <translation>上に重ねる</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source>overload</source>
   <translation>上書き</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/choices.py" />
   <source> / </source>
   <translation> / </translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/picture.py" />
   <source>Board</source>
   <translation>盤面</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/picture.py" />
   <source>taken up</source>
   <translation>手に取り中</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/picture.py" />
   <source>can be played</source>
   <translation>使用可能</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/picture.py" />
   <source>chosen</source>
   <translation>選択済み</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>their zone {zone}, column of your zone {column}</source>
   <translation>相手のエリア{zone}（あなたのエリア{column}の縦列）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>their zone {zone}, column of your zones {column}</source>
   <translation>相手のエリア{zone}（あなたのエリア{column}の縦列）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>your strategy zone {zone}</source>
   <translation>あなたの戦略エリア{zone}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>their strategy zone {zone}</source>
   <translation>相手の戦略エリア{zone}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>your rage {rage}, threat +{threat}</source>
   <translation>あなたの怒り{rage}、脅威度+{threat}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>their rage {rage}, threat +{threat}</source>
   <translation>相手の怒り{rage}、脅威度+{threat}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>your deck, {cards}</source>
   <translation>あなたの山札、{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>their deck, {cards}</source>
   <translation>相手の山札、{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>your discard pile, {cards}</source>
   <translation>あなたの捨て札、{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>their discard pile, {cards}</source>
   <translation>相手の捨て札、{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>your monster deck, {cards}</source>
   <translation>あなたの怪獣デッキ、{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>their monster deck, {cards}</source>
   <translation>相手の怪獣デッキ、{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>their hand, {cards}</source>
   <translation>相手の手札、{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>Goldfish</source>
   <translation>動かない相手</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>{cards} under it</source>
   <translation>下に{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>can be chosen, key {key}</source>
   <translation>選択可能（キー {key}）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>can be chosen</source>
   <translation>選択可能</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>your zone {zone}, column of their zone {column}</source>
   <translation>あなたのエリア{zone}（相手のエリア{column}の縦列）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>your zone {zone}, column of their zones {column}</source>
   <translation>あなたのエリア{zone}（相手のエリア{column}の縦列）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>hand card {number} of {count}</source>
   <translation>手札{count}枚中{number}枚目</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board/words.py" />
   <source>printed {power}</source>
   <translation>カードの値{power}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board_pictures.py" />
   <source>{deck}, turn {turn}</source>
   <translation>{deck}、第{turn}ターン</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board_pictures.py" />
   <source>The picture is on the clipboard</source>
   <translation>画像をクリップボードにコピーしました</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board_pictures.py" />
   <source>Picture of the board</source>
   <translation>盤面の画像</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board_pictures.py" />
   <location filename="../../gui/share/drawn.py" />
   <source>On a dark ground</source>
   <translation>暗い背景</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board_pictures.py" />
   <location filename="../../gui/share/sheet.py" />
   <source>In Japanese</source>
   <translation>日本語で作成</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board_pictures.py" />
   <location filename="../../gui/share/dialog.py" />
   <source>Save as…</source>
   <translation>名前を付けて保存…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board_pictures.py" />
   <location filename="../../gui/share/drawn.py" />
   <source>{width} × {height} pixels</source>
   <translation>{width} × {height} ピクセル</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board_pictures.py" />
   <source>Save a picture of the board</source>
   <translation>盤面の画像を保存</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/board_pictures.py" />
   <location filename="../../gui/goldfish/replays.py" />
   <source>Saved: {file}</source>
   <translation>保存しました：{file}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>Hand the board over. Nobody's hand is shown until {name} is ready.</source>
   <translation>操作を交代してください。{name}の準備ができるまで、手札は表示されません。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>{name} is thinking…</source>
   <translation>{name}が考えています…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>{name} would move now.</source>
   <translation>次は{name}が行動します。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>Your main phase</source>
   <translation>あなたのメインフェイズ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>their counter would be</source>
   <translation>相手の撃退の結果</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>Choice</source>
   <translation>選択</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>I am ready</source>
   <translation>準備完了</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>fails {power}</source>
   <translation>失敗 {power}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>has no effect {power}</source>
   <translation>無効 {power}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>succeeds {power}</source>
   <translation>成功 {power}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>wins {power}</source>
   <translation>勝利 {power}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>Let the other side move</source>
   <translation>相手の行動を進める</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>{words} [{number}]</source>
   <translation>{words} [{number}]</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>may decline</source>
   <translation>任意</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>compulsory</source>
   <translation>必須</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>{answer}  (Enter)</source>
   <translation>{answer}  (Enter)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/choice.py" />
   <source>{answer}  (0)</source>
   <translation>{answer}  (0)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>Play a certain seed</source>
   <translation>シードを指定して対戦</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>Seed, a whole number</source>
   <translation>シード（整数）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>The position is on the clipboard</source>
   <translation>局面をクリップボードにコピーしました</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>To a turn</source>
   <translation>ターンを指定して移動</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>Turn, {first} to {last}</source>
   <translation>ターン（{first}～{last}）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>Keyboard</source>
   <translation>キーボード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>A seed is a whole number from 0 to 18,446,744,073,709,551,615.</source>
   <translation>シードは 0 から 18,446,744,073,709,551,615 までの整数です。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>Playing from the position that was set up</source>
   <translation>作った局面から対戦を始めました</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>There is no turn {text} in this game.</source>
   <translation>この対戦にターン{text}はありません。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>1 to 9</source>
   <translation>1～9</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>choose what carries the number</source>
   <translation>その番号のものを選ぶ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>0</source>
   <translation>0</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>decline, or end the choice</source>
   <translation>選ばない、または選び終える</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>play what has the focus; confirm</source>
   <translation>選択中のカードを使う、決定</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <location filename="../../gui/help/list_keys.py" />
   <source>Space</source>
   <translation>Space</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>go to the Counter Phase</source>
   <translation>撃退フェイズに進む</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>Arrows</source>
   <translation>矢印キー</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/commands.py" />
   <source>move on the board</source>
   <translation>盤面を移動</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/cover.py" />
   <source>I am ready  (Enter)</source>
   <translation>準備完了  (Enter)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/cover.py" />
   <source>{name} is to choose</source>
   <translation>{name}が選ぶ番です</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>effects of cards: {points}</source>
   <translation>カードの効果：{points}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>zone {zone}: {card} {points}</source>
   <translation>エリア{zone}：{card} {points}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>rage {rage}: {points}</source>
   <translation>怒り{rage}：{points}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>{power} v {threat}</source>
   <translation>{power} 対 {threat}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>{title}: {numbers}. {result}</source>
   <translation>{title}：{numbers}。{result}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>{points} short: nothing would happen</source>
   <translation>{points}不足：何も起こりません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>Enough, but a card protects the monster</source>
   <translation>足りますが、カードの効果で怪獣は撃退されません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>Would counter them: their monster goes back and ranks up to {rank}</source>
   <translation>相手を撃退：相手の怪獣は後退し、等級{rank}に上がります</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>Would counter you: your monster goes back and ranks up to {rank}</source>
   <translation>撃退されます：あなたの怪獣は後退し、等級{rank}に上がります</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>Would win the game: no monster of theirs can follow</source>
   <translation>勝利：相手には次に出せる怪獣がいません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>Would lose you the game: no monster of yours can follow</source>
   <translation>敗北：あなたには次に出せる怪獣がいません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>Your counter this turn</source>
   <translation>このターンのあなたの撃退</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>Your next counter</source>
   <translation>あなたの次の撃退</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>Their next counter</source>
   <translation>相手の次の撃退</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/forecasts.py" />
   <source>no battle cards</source>
   <translation>交戦カードなし</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_bar.py" />
   <source>Drag any card to any place, or click it and then the place; right click for everything else.</source>
   <translation>カードは好きな場所にドラッグできます。クリックしてから置く場所をクリックしても動かせます。ほかの操作は右クリックで行えます。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_bar.py" />
   <source>Free table: the rules are off</source>
   <translation>手動操作：ルール停止中</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_bar.py" />
   <source>Draw  (D)</source>
   <translation>引く  (D)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_bar.py" />
   <source>Find…  (F)</source>
   <translation>探す…  (F)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_bar.py" />
   <source>Look…  (L)</source>
   <translation>見る…  (L)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_bar.py" />
   <source>Shuffle  (S)</source>
   <translation>シャッフル  (S)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_bar.py" />
   <source>Rules on again</source>
   <translation>ルールを再開</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_cards.py" />
   <source>Find by name</source>
   <translation>名前で探す</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_cards.py" />
   <source>Into the hand  (Enter)</source>
   <translation>手札に加える  (Enter)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_cards.py" />
   <source>Into the discard pile</source>
   <translation>捨て札に置く</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_cards.py" />
   <source>Elsewhere…</source>
   <translation>ほかの場所…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_cards.py" />
   <source>Keep this order</source>
   <translation>この順番にする</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_cards.py" />
   <source>Find nothing and shuffle</source>
   <translation>何も取らずにシャッフル</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_cards.py" />
   <location filename="../../gui/goldfish/pile.py" />
   <source>{pile}: {cards}</source>
   <translation>{pile}：{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_cards.py" />
   <source>Up</source>
   <translation>上へ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_cards.py" />
   <source>Down</source>
   <translation>下へ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>To a zone</source>
   <translation>エリアへ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>On top of a battle card</source>
   <translation>交戦カードの上へ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Under a battle card</source>
   <translation>交戦カードの下へ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>To a strategy zone</source>
   <translation>戦略エリアへ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Under a strategy card</source>
   <translation>戦略カードの下へ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>The monster to a zone</source>
   <translation>怪獣をエリアへ移す</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>To a place in the deck…</source>
   <translation>山札の位置を指定…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <location filename="../../play/position_words.py" />
   <source>Rage {rage}</source>
   <translation>怒り{rage}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Another number…</source>
   <translation>数を指定…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Cards under it…</source>
   <translation>下のカードを見る…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Draw several…</source>
   <translation>複数枚引く…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Top cards into the discard pile…</source>
   <translation>山札の上から捨て札に置く…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Look through the discard pile…</source>
   <translation>捨て札を見る…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Look at the top…</source>
   <translation>山札の上を見る…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Find a card…</source>
   <translation>カードを探す…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>The top card, unseen</source>
   <translation>一番上のカード（見ずに）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Look through the monster deck…</source>
   <translation>怪獣デッキを見る…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_menu.py" />
   <source>Make a token</source>
   <translation>トークンを作る</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>In the order of their names. The deck is shuffled when a card is found.</source>
   <translation>名前順に並んでいます。カードを選ぶと、山札をシャッフルします。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>{text} is no number from 0 to 999.</source>
   <translation>{text} は使えません。0 から 999 までの数を入力してください。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>Draw several</source>
   <translation>複数枚引く</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>How many cards</source>
   <translation>枚数</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>Top cards into the discard pile</source>
   <translation>山札の上から捨て札に置く</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <location filename="../../gui/goldfish/opponent.py" />
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Rage</source>
   <translation>怒り</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>Rage from now on</source>
   <translation>新しい怒りの値</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>To a place in the deck</source>
   <translation>山札の位置を指定</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>Place from the top, 1 is drawn next</source>
   <translation>上から何枚目か（1は次に引くカード）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>Look at the top</source>
   <translation>山札の上を見る</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>The first one is drawn next. Put them in another order, or put some elsewhere.</source>
   <translation>先頭が次に引くカードです。順番を変えたり、ほかの場所に置いたりできます。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>The rules are on; the game goes on from how the table lies.</source>
   <translation>ルールを再開しました。今の盤面から対戦を続けます。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>The deck is empty.</source>
   <translation>山札がありません。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>Find a card in the deck</source>
   <translation>山札からカードを探す</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>There is nothing to do by hand.</source>
   <translation>手動でできることはありません。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>Top of the deck</source>
   <translation>山札の上</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <location filename="../../gui/goldfish/pile.py" />
   <source>Discard pile</source>
   <translation>捨て札</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <location filename="../../gui/goldfish/pile.py" />
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>The last card first</source>
   <translation>新しいカードから順に表示</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>Of all ranks</source>
   <translation>すべての等級</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>Cards under it</source>
   <translation>下のカード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/free_table.py" />
   <source>The topmost first</source>
   <translation>上にあるカードから順に表示</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/game.py" />
   <source>The rules are on; turn the free table on to move cards by hand.</source>
   <translation>ルール適用中です。カードを手動で動かすには、手動操作をオンにしてください。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/game.py" />
   <source>This game is only to be looked at: it was played with other card data.</source>
   <translation>別のカードデータで行われた対戦なので、見るだけです。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/game.py" />
   <source>The hands are hidden until you say that you are ready.</source>
   <translation>準備完了を押すまで、手札は表示されません。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/game.py" />
   <source>{name} is thinking.</source>
   <translation>{name}が考えています。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/game.py" />
   <source>It is not your turn to choose.</source>
   <translation>あなたが選ぶ番ではありません。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/game.py" />
   <source>The bot could not choose: {reason}</source>
   <translation>ボットが行動を選べませんでした：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/game.py" />
   <location filename="../../gui/strongest/window.py" />
   <location filename="../../play/position_words.py" />
   <source>You</source>
   <translation>あなた</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/game.py" />
   <source>Back in the game with seed {seed}</source>
   <translation>シード{seed}の対戦に戻りました</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/hand_info.py" />
   <source>Next draw: monster {monster} %, step 2 {step} %</source>
   <translation>次の1枚：怪獣 {monster} %、進攻2 {step} %</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/hand_info.py" />
   <source>Of {cards} in the deck, {monsters} are monsters and {steps} have step 2. In the next {draws} drawn, at least one monster: {monster} %, at least one step 2: {step} %.</source>
   <translation>山札{cards}のうち、怪獣は{monsters}枚、進攻2は{steps}枚です。次に引く{draws}枚に1枚以上ある確率は、怪獣が {monster} %、進攻2が {step} % です。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/hand_info.py" />
   <source>Next draw: the deck is empty</source>
   <translation>次の1枚：山札がありません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/hand_info.py" />
   <source>Counter Phase  (Space)</source>
   <translation>撃退フェイズ  (Space)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>Phase {number} of 4: {phase}</source>
   <translation>フェイズ{number}/4：{phase}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>Rules on</source>
   <translation>ルール適用中</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>Restart</source>
   <translation>最初から</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>New seed</source>
   <translation>新しいシード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>Begin again with the same seed; undo brings this game back</source>
   <translation>同じシードで最初から始めます。「元に戻す」でこの対戦に戻れます</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>Begin again with another seed; undo brings this game back</source>
   <translation>別のシードで最初から始めます。「元に戻す」でこの対戦に戻れます</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>Turn {turn}</source>
   <translation>ターン{turn}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <location filename="../../gui/simulation/head.py" />
   <source>seed {seed}</source>
   <translation>シード{seed}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>Game over</source>
   <translation>ゲーム終了</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>Rules off</source>
   <translation>ルール停止中</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/head.py" />
   <source>Their turn</source>
   <translation>相手のターン</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/log.py" />
   <location filename="../../gui/goldfish/panels.py" />
   <source>Log</source>
   <translation>ログ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/log.py" />
   <source>{sentence} (undone)</source>
   <translation>{sentence}（取り消し済み）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/log.py" />
   <source>you</source>
   <translation>あなた</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/log.py" />
   <source>Turn {turn}, {name}</source>
   <translation>ターン{turn}、{name}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Game</source>
   <translation>対戦(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <location filename="../../gui/menus.py" />
   <source>&amp;Edit</source>
   <translation>編集(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Turn</source>
   <translation>ターン(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <location filename="../../gui/menus.py" />
   <source>&amp;View</source>
   <translation>表示(&amp;V)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Automatic</source>
   <translation>自動処理(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Ta&amp;ble</source>
   <translation>手動操作(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Opponent</source>
   <translation>対戦相手(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <location filename="../../gui/menus.py" />
   <source>&amp;Help</source>
   <translation>ヘルプ(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;New seed</source>
   <translation>新しいシード(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Restart with the same seed</source>
   <translation>同じシードで最初から(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Play a &amp;certain seed…</source>
   <translation>シードを指定して対戦(&amp;C)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Open a replay…</source>
   <translation>リプレイを開く(&amp;O)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Save the replay…</source>
   <translation>リプレイを保存(&amp;S)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Set up a &amp;position…</source>
   <translation>局面を作る(&amp;P)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Copy the position as &amp;text</source>
   <translation>局面をテキストでコピー(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Picture of the &amp;board…</source>
   <translation>盤面の画像(&amp;B)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Copy a picture of the boar&amp;d</source>
   <translation>盤面の画像をコピー(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Close</source>
   <translation>閉じる(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <location filename="../../gui/menus.py" />
   <location filename="../../gui/window.py" />
   <source>&amp;Redo</source>
   <translation>やり直し(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>One step &amp;back</source>
   <translation>1手戻る(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>One step &amp;forward</source>
   <translation>1手進む(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>To the turn be&amp;fore</source>
   <translation>前のターンへ(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>To the turn &amp;after</source>
   <translation>次のターンへ(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>To a &amp;turn…</source>
   <translation>ターンを指定して移動(&amp;T)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>To the be&amp;ginning</source>
   <translation>最初へ(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>To the &amp;end</source>
   <translation>最後へ(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Go to the &amp;log</source>
   <translation>ログへ移動(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Go to the b&amp;oard</source>
   <translation>盤面へ移動(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Concede</source>
   <translation>投了(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Shade the &amp;column pointed at</source>
   <translation>ポイントした縦列に色を付ける(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Turn &amp;their cards as across a table</source>
   <translation>相手のカードを向かい合わせの向きにする(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Show changes as short &amp;movements</source>
   <translation>変化を短い動きで表示(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Give the only &amp;answer there is</source>
   <translation>答えが1つだけなら自動で選ぶ(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Order equal abilities</source>
   <translation>同じ能力の順番を自動で決める(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;End a main phase in which nothing can be done</source>
   <translation>何もできないメインフェイズを終える(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Draw when the turn starts</source>
   <translation>ターン開始時に引く(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Di&amp;scard strategies of earlier turns</source>
   <translation>前のターンの戦略カードを捨て札に置く(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Reset &amp;rage</source>
   <translation>怒りを戻す(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Check the counter</source>
   <translation>撃退を判定する(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Ad&amp;vance when the turn ends</source>
   <translation>ターン終了時に前進する(&amp;V)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Draw up to &amp;five cards</source>
   <translation>手札が5枚になるまで引く(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Free table: rules off</source>
   <translation>手動操作：ルールを停止(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Draw a card</source>
   <translation>1枚引く(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Draw se&amp;veral…</source>
   <translation>複数枚引く(&amp;V)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Top cards into the discard &amp;pile…</source>
   <translation>山札の上から捨て札に置く(&amp;P)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Look at the top…</source>
   <translation>山札の上を見る(&amp;L)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Fi&amp;nd a card in the deck…</source>
   <translation>山札からカードを探す(&amp;N)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Shuffle the deck</source>
   <translation>山札をシャッフル(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>&amp;Rage +1</source>
   <translation>怒り+1(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Ra&amp;ge −1</source>
   <translation>怒り−1(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Choose the &amp;opponent…</source>
   <translation>対戦相手を選ぶ(&amp;O)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <location filename="../../gui/menus.py" />
   <source>&amp;Keyboard</source>
   <translation>キーボード(&amp;K)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/menus.py" />
   <source>Is the &amp;shuffler fair?…</source>
   <translation>シャッフルは公平？(&amp;S)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opener.py" />
   <source>{window}: the game is not over, and it is not kept.</source>
   <translation>{window}：対戦が終わっていません。内容は残りません。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opener.py" />
   <source>This deck cannot be played yet</source>
   <translation>このデッキではまだ対戦できません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opener.py" />
   <source>{reason}. A sample hand can be drawn all the same.</source>
   <translation>{reason}。試し引きはできます。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Greedy: takes what is best now</source>
   <translation>目先重視：今いちばん良い行動を選ぶ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Lookahead: thinks two turns on</source>
   <translation>先読み：2ターン先まで考える</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Random: anything that is allowed</source>
   <translation>ランダム：できることから無作為に選ぶ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>walks one zone each turn</source>
   <translation>毎ターン1エリア前進する</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>stands still</source>
   <translation>前進しない</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <location filename="../../gui/goldfish/scenario/scene.py" />
   <location filename="../../gui/simulation/matrix.py" />
   <location filename="../../gui/strongest/window.py" />
   <location filename="../../play/position_words.py" />
   <source>Opponent</source>
   <translation>対戦相手</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>&amp;Passive: a monster that never plays a card</source>
   <translation>動かない相手：カードを使わない怪獣(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>&amp;Bot with a deck</source>
   <translation>デッキを使うボット(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>&amp;Second person at this screen (hands are hidden between turns)</source>
   <translation>この画面で2人が交代で操作（交代時に手札を隠します）(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <location filename="../../gui/strongest/window.py" />
   <source>Zone of their monster</source>
   <translation>相手の怪獣のエリア</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <location filename="../../gui/strongest/window.py" />
   <source>Rank of their monster</source>
   <translation>相手の怪獣の等級</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Rage of their monster</source>
   <translation>相手の怪獣の怒り</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Printed threat of their monster</source>
   <translation>相手の怪獣のカードの脅威度</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>What their monster does</source>
   <translation>相手の怪獣の動き</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Which bot</source>
   <translation>ボットの種類</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Deck of the opponent</source>
   <translation>対戦相手のデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Play</source>
   <translation>対戦開始</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <location filename="../../gui/strongest/window.py" />
   <source>Zone</source>
   <translation>エリア</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Its monster</source>
   <translation>怪獣の動き</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>Bot</source>
   <translation>ボット</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>The same deck</source>
   <translation>同じデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>{deck} (second)</source>
   <translation>{deck}（2つ目）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>{deck}</source>
   <translation>{deck}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/opponent.py" />
   <source>That opponent cannot play: {reason}</source>
   <translation>この相手とは対戦できません：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/options.py" />
   <source>Choices</source>
   <translation>選択肢</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/options.py" />
   <source>{key}: {words}</source>
   <translation>{key}：{words}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/options.py" />
   <source>{words}; their counter {result}</source>
   <translation>{words}。相手の撃退：{result}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/pile.py" />
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Their discard pile</source>
   <translation>相手の捨て札</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/pile.py" />
   <source>Your deck</source>
   <translation>あなたの山札</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/pile.py" />
   <source>What is in it, not the order</source>
   <translation>入っているカードの一覧（順番は表示しません）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/reader.py" />
   <source>Point at a card to read it here.</source>
   <translation>カードをポイントすると、ここで読めます。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/reader.py" />
   <source>Threat now {threat}</source>
   <translation>現在の脅威度 {threat}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/reader.py" />
   <source>Under it: {cards}</source>
   <translation>下のカード：{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/reader.py" />
   <location filename="../../gui/widgets/card_text.py" />
   <source>Text of {name}</source>
   <translation>{name}のテキスト</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/reader.py" />
   <location filename="../../gui/widgets/card_text.py" />
   <source>No ability</source>
   <translation>効果なし</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/reader.py" />
   <source>Counter power now {power}, rank {rank}</source>
   <translation>現在の撃退力 {power}、等級{rank}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/replays.py" />
   <location filename="../../gui/goldfish/start.py" />
   <location filename="../../gui/simulation/dialog.py" />
   <location filename="../../gui/strongest/opener.py" />
   <source>Passive opponent</source>
   <translation>動かない相手</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/replays.py" />
   <source>Second deck</source>
   <translation>2つ目のデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/replays.py" />
   <source>Save the replay</source>
   <translation>リプレイの保存</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/replays.py" />
   <source>This game cannot be saved as a replay</source>
   <translation>この対戦はリプレイとして保存できません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/replays.py" />
   <source>It began from a position that was set up. Save the position instead, or copy it as text.</source>
   <translation>作った局面から始めた対戦です。代わりに局面を保存するか、テキストでコピーしてください。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/replays.py" />
   <source>Open a replay</source>
   <translation>リプレイを開く</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/replays.py" />
   <source>This replay is only to be looked at</source>
   <translation>このリプレイは見るだけです</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/replays.py" />
   <source>Replays</source>
   <translation>リプレイ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/replays.py" />
   <source>The replay cannot be opened</source>
   <translation>リプレイを開けません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/sample.py" />
   <source>Sample hand</source>
   <translation>試し引き</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/sample.py" />
   <source>Next hand  (Space)</source>
   <translation>もう一度引く  (Space)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/sample.py" />
   <source>Keep and play on  (Enter)</source>
   <translation>この手札で対戦  (Enter)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/sample.py" />
   <source>{deck}: a hand of {cards}</source>
   <translation>{deck}：手札{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/sample.py" />
   <source>From {cards}, seed {seed}</source>
   <translation>メインデッキ{cards}から、シード{seed}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/sample.py" />
   <location filename="../../play/position_words.py" />
   <source>Hand: {cards}</source>
   <translation>手札：{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/sample.py" />
   <source>The main deck is empty: add cards, then draw.</source>
   <translation>メインデッキが空です。カードを追加してから引いてください。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/sample.py" />
   <source>It cannot be played on: {reason}</source>
   <translation>この手札では対戦できません：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <source>{card}, {number}</source>
   <translation>{card}、{number}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <source>rank {rank}, {power}</source>
   <translation>等級{rank}、{power}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <source>No card is called “{text}”</source>
   <translation>「{text}」という名前のカードはありません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <source>Name or number of a card</source>
   <translation>カードの名前か番号</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <source>Add a card: name or number</source>
   <translation>カードを追加：名前か番号</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <source>Several cards are called {name}: {numbers}</source>
   <translation>{name}という名前のカードは複数あります：{numbers}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <source>Several cards have “{text}” in their name: choose one from the list</source>
   <translation>名前に「{text}」を含むカードは複数あります。一覧から選んでください</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/card_line.py" />
   <source>No card is called “{text}”; did you mean {card}?</source>
   <translation>「{text}」という名前のカードはありません。もしかして {card} ですか？</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Set up a position</source>
   <translation>局面を作る</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>The position as text</source>
   <translation>局面のテキスト</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Take the position on the &amp;board</source>
   <translation>盤面の局面を取り込む(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Cl&amp;ear</source>
   <translation>空にする(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>&amp;Load…</source>
   <translation>読み込み(&amp;L)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>&amp;Save…</source>
   <translation>保存(&amp;S)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <location filename="../../gui/strongest/window.py" />
   <source>&amp;Play from here</source>
   <translation>ここから対戦(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>&amp;Form</source>
   <translation>フォーム(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>&amp;Text</source>
   <translation>テキスト(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>As &amp;words</source>
   <translation>文章でコピー(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>As &amp;text to load again (JSON)</source>
   <translation>再び読み込めるテキスト（JSON）でコピー(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Copy the position</source>
   <translation>局面をコピー</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Cards are named by number. players[0] is you; zones are those of that player, stacks from the bottom up; deck_top is drawn in its order, deck_rest is shuffled. What is left out has its usual value.</source>
   <translation>カードは番号で書きます。players[0] はあなたです。zones はそのプレイヤーのエリアで、重なったカードは下から順に書きます。deck_top は書いた順に引き、deck_rest はシャッフルします。省略した項目は通常の値になります。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>The position on the board cannot be set up as it is</source>
   <translation>盤面の局面は、このままでは作れません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Save the position</source>
   <translation>局面の保存</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>How the position is shown</source>
   <translation>局面の表示方法</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>No game can begin here.</source>
   <translation>この局面からは対戦を始められません。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>The position can be played.</source>
   <translation>この局面から対戦できます。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Only part of the text could be read</source>
   <translation>テキストの一部しか読み込めませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Load a position</source>
   <translation>局面の読み込み</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Take the last position before it</source>
   <translation>その前の局面を取り込む</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Only part of {file} could be read</source>
   <translation>{file}の一部しか読み込めませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/dialog.py" />
   <source>Positions</source>
   <translation>局面</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/draft.py" />
   <location filename="../../paper/pictures.py" />
   <source>{reason}</source>
   <translation>{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>zone of the monster</source>
   <translation>怪獣のエリア</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <location filename="../../gui/strongest/window.py" />
   <location filename="../../play/strongest.py" />
   <source>rage</source>
   <translation>怒り</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>zones invaded</source>
   <translation>進攻したエリア数</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>cards on the invader</source>
   <translation>進攻した怪獣に重なるカードの枚数</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>own cards destroyed</source>
   <translation>破壊された自分のカードの枚数</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>played by Burst</source>
   <translation>強襲で出したカード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>strategy zones</source>
   <translation>戦略エリア</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>{place}: {what}</source>
   <translation>{place}：{what}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>What is wrong with the position</source>
   <translation>局面の問題点</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>Your side, {field}: {what}</source>
   <translation>あなたの側、{field}：{what}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/fault_list.py" />
   <source>Their side, {field}: {what}</source>
   <translation>相手の側、{field}：{what}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/files.py" />
   <source>The position cannot be loaded</source>
   <translation>局面を読み込めません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/files.py" />
   <source>The file cannot be written</source>
   <translation>ファイルに書き込めません</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/form.py" />
   <source>Board: choose the place to set up</source>
   <translation>盤面：変更する場所を選んでください</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/form.py" />
   <source>Your side</source>
   <translation>あなたの側</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/form.py" />
   <source>Opponent's side</source>
   <translation>相手の側</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/moment.py" />
   <location filename="../../gui/plots/figures.py" />
   <location filename="../../gui/simulation/games.py" />
   <location filename="../../gui/simulation/results.py" />
   <source>Turn</source>
   <translation>ターン</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/moment.py" />
   <source>Whose turn</source>
   <translation>どちらのターンか</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/moment.py" />
   <source>Phase</source>
   <translation>フェイズ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/moment.py" />
   <source>T&amp;urn</source>
   <translation>ターン(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/moment.py" />
   <source>Opponent's turn</source>
   <translation>相手のターン</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/moment.py" />
   <source>The game begins with the question what to do.</source>
   <translation>対戦は、行動を選ぶところから始まります。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/moment.py" />
   <source>The game begins with this phase and runs to the next question.</source>
   <translation>対戦はこのフェイズから始まり、次の選択まで進みます。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <location filename="../../gui/share/sheet.py" />
   <source>Place</source>
   <translation>会場</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <source>&amp;Add</source>
   <translation>追加(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <source>&amp;Up</source>
   <translation>上へ(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <source>D&amp;own</source>
   <translation>下へ(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <source>Placed on &amp;turn</source>
   <translation>置いたターン(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <source>Alt+Up</source>
   <translation>Alt+↑</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <source>Alt+Down</source>
   <translation>Alt+↓</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>What is wrong here</source>
   <translation>ここの問題点</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <source>{place} ({count})</source>
   <translation>{place}（{count}）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/pile_editor.py" />
   <source>{place} – problem</source>
   <translation>{place} – 問題あり</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Zone of the monster</source>
   <translation>怪獣のエリア</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>A monster was played</source>
   <translation>怪獣を出現させた</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>The invasion was paid</source>
   <translation>進攻のためのカードを捨てた</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Zones invaded</source>
   <translation>進攻したエリア数</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Cards on the monster that invaded</source>
   <translation>進攻した怪獣に重なるカードの枚数</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Own battle cards destroyed</source>
   <translation>破壊された自分の交戦カードの枚数</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Played by Burst</source>
   <translation>強襲で出したカード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>The monster does not walk in its End Phase</source>
   <translation>怪獣はエンドフェイズに前進しない</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>This turn</source>
   <translation>このターン</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Monster in &amp;zone</source>
   <translation>怪獣のエリア(&amp;Z)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Ra&amp;ge</source>
   <translation>怒り(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Cards on the invader</source>
   <translation>進攻した怪獣に重なるカード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/side_fields.py" />
   <source>Own cards destroyed</source>
   <translation>破壊された自分のカード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Your monster</source>
   <translation>あなたの怪獣</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Their monster</source>
   <translation>相手の怪獣</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Your zone {zone}</source>
   <translation>あなたのエリア{zone}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Their zone {zone}</source>
   <translation>相手のエリア{zone}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Your strategy zone {zone}</source>
   <translation>あなたの戦略エリア{zone}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Their strategy zone {zone}</source>
   <translation>相手の戦略エリア{zone}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Your hand</source>
   <translation>あなたの手札</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Their hand</source>
   <translation>相手の手札</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Top of your deck</source>
   <translation>あなたの山札の上</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Top of their deck</source>
   <translation>相手の山札の上</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Rest of your deck</source>
   <translation>あなたの山札の残り</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Rest of their deck</source>
   <translation>相手の山札の残り</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Your discard pile</source>
   <translation>あなたの捨て札</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Your monster deck</source>
   <translation>あなたの怪獣デッキ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Their monster deck</source>
   <translation>相手の怪獣デッキ</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>The monster first, then the cards under it</source>
   <translation>怪獣、その下のカードの順に表示</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>The card on top first, then the cards under it</source>
   <translation>一番上のカード、その下のカードの順に表示</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>The next draw first</source>
   <translation>次に引くカードから順に表示</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>Under the cards on top; shuffled when the game begins</source>
   <translation>山札の上のカードより下にあり、対戦開始時にシャッフルします</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/scenario/spots.py" />
   <source>In any order</source>
   <translation>順不同</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffle_map.py" />
   <source>{card}, place {place} from the top: {times} times, {expected} expected</source>
   <translation>{card}、上から{place}枚目：{times}回（期待値 {expected}回）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffle_map.py" />
   <source>Map of the shuffles</source>
   <translation>シャッフルの分布図</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffle_map.py" />
   <source>less often</source>
   <translation>少ない</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffle_map.py" />
   <source>more often</source>
   <translation>多い</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffle_map.py" />
   <source>An even grain is fair. Lines, patches or a pale or dark corner are not.</source>
   <translation>全体が均一にざらついて見えれば公平です。線やむら、明るい隅や暗い隅があれば公平ではありません。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffle_map.py" />
   <source>Place in the deck, from the top</source>
   <translation>山札の位置（上から）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffle_map.py" />
   <source>Card of the list</source>
   <translation>リストのカード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffle_map.py" />
   <source>Card {place} of the list</source>
   <translation>リストの{place}枚目のカード</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>Shuffles from seed {seed}</source>
   <translation>シード{seed}からのシャッフル</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>Is the shuffler fair?</source>
   <translation>シャッフルは公平？</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>&amp;Shuffle</source>
   <translation>シャッフル(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>&amp;Another seed</source>
   <translation>別のシード(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>C&amp;opy as text</source>
   <translation>テキストでコピー(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>Sa&amp;ve the counts (CSV)…</source>
   <translation>回数を保存（CSV）(&amp;V)…</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>Shuffles counted</source>
   <translation>集計したシャッフルの回数</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>Save the counts</source>
   <translation>回数の保存</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>{copies} of them: {hands}, {expected} expected</source>
   <translation>{copies}枚：{hands}（期待値 {expected}回）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>Seed {seed}: {cards}</source>
   <translation>シード{seed}：{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>How it shuffles: one pass over the deck exchanges each card with one of those not yet placed, itself among them (Fisher-Yates). Which one is told by SHAKE-256, a published hash, of the seed and the number of the shuffle in its game: the same seed deals the same cards on every machine.</source>
   <translation>シャッフルの方法：山札を1回たどり、各カードを、位置の決まっていないカードのどれか（そのカード自身を含む）と入れ替えます（Fisher-Yates）。どれと入れ替えるかは、シードと、その対戦で何回目のシャッフルかをもとに、公開されているハッシュ関数 SHAKE-256 で決めます。同じシードなら、どのパソコンでも同じカードが配られます。</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>Shu&amp;ffles</source>
   <translation>シャッフルの回数(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>First s&amp;eed</source>
   <translation>最初のシード(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>{count:,} hand</source>
   <translation>{count:,}回</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>{count:,} hands</source>
   <translation>{count:,}回</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>Four copies of one card in the first hand of five:</source>
   <translation>同じカード4枚のうち、最初の手札5枚に入った枚数：</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/shuffles.py" />
   <source>The first hands, as the games with these seeds deal them:</source>
   <translation>最初の手札（これらのシードの対戦で配られるもの）：</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/window.py" />
   <source>Enter play   Space Counter Phase   Ctrl+Z undo   F1 all keys</source>
   <translation>Enter 使う   Space 撃退フェイズ   Ctrl+Z 元に戻す   F1 キー一覧</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/window.py" />
   <source>A new game with seed {seed}; undo brings the one before back</source>
   <translation>シード{seed}で新しい対戦を始めました。「元に戻す」で前の対戦に戻れます</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/window.py" />
   <source>step {step} of {steps}</source>
   <translation>{step} / {steps}手</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/window.py" />
   <source>{deck} ({bot})</source>
   <translation>{deck}（{bot}）</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/window.py" />
   <source>{deck} v {opponent}</source>
   <translation>{deck} 対 {opponent}</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/window.py" />
   <source>Ctrl+Z undo   Ctrl+Shift+N new seed   F1 all keys</source>
   <translation>Ctrl+Z 元に戻す   Ctrl+Shift+N 新しいシード   F1 キー一覧</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/window.py" />
   <source>1–9 choose   Enter confirm   Ctrl+Z undo   F1 all keys</source>
   <translation>1–9 選ぶ   Enter 決定   Ctrl+Z 元に戻す   F1 キー一覧</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/window.py" />
   <source>D draw   F find   S shuffle   Ctrl+T rules on   Ctrl+Z undo</source>
   <translation>D 引く   F 探す   S シャッフル   Ctrl+T ルールを再開   Ctrl+Z 元に戻す</translation>
  </message>
  <message>
   <location filename="../../gui/goldfish/window.py" />
   <source>Nobody may look at these cards.</source>
   <translation>このカードは誰も見ることができません。</translation>
  </message>
  <message>
   <location filename="../../gui/guides.py" />
   <source>The app did not start again</source>
   <translation>アプリを再起動できませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/guides.py" />
   <source>Start it yourself to see it in the other language.</source>
   <translation>アプリを起動し直すと、選んだ言語で表示されます。</translation>
  </message>
  <message>
   <location filename="../../gui/help/generated.py" />
   <source>Version {version}, {count} cards, card data {data}.</source>
   <translation>バージョン {version}、カード{count}種類、カードデータ {data}。</translation>
  </message>
  <message>
   <location filename="../../gui/help/generated.py" />
   <source>Everything could be read.</source>
   <translation>すべて正常に読み込まれました。</translation>
  </message>
  <message>
   <location filename="../../gui/help/generated.py" />
   <source>{name} menu</source>
   <translation>「{name}」メニュー</translation>
  </message>
  <message>
   <location filename="../../gui/help/generated.py" />
   <source>Collection</source>
   <translation>コレクション</translation>
  </message>
  <message>
   <location filename="../../gui/help/generated.py" />
   <source>Own card sets</source>
   <translation>自分のカードセット</translation>
  </message>
  <message>
   <location filename="../../gui/help/generated.py" />
   <source>Own formats</source>
   <translation>自分のフォーマット</translation>
  </message>
  <message>
   <location filename="../../gui/help/generated.py" />
   <source>Autosave</source>
   <translation>自動保存</translation>
  </message>
  <message>
   <location filename="../../gui/help/generated.py" />
   <source>Where</source>
   <translation>場所</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>In the search line</source>
   <translation>検索欄</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>On the cards of the list</source>
   <translation>カードの一覧</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>In the deck</source>
   <translation>デッキ</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>In the checks</source>
   <translation>チェック</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>In the library</source>
   <translation>ライブラリ</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>In the collection</source>
   <translation>コレクション</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>In the list of Ctrl+K</source>
   <translation>Ctrl+K のコマンドパレット</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>In the help</source>
   <translation>ヘルプ</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Down or Enter</source>
   <translation>↓ または Enter</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>go on to the list of cards</source>
   <translation>カードの一覧に移る</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Escape</source>
   <translation>Escape</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>clear the line</source>
   <translation>検索欄を空にする</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>add to the main deck</source>
   <translation>メインデッキに追加</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>put into the monster deck</source>
   <translation>怪獣デッキに入れる</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>+ and −</source>
   <translation>+ と −</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>one copy more, one less</source>
   <translation>1枚増やす、1枚減らす</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>0 to 9</source>
   <translation>0～9</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>have so many copies</source>
   <translation>その枚数にする</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>take out every copy</source>
   <translation>すべて取り除く</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>show the card large</source>
   <translation>カードを大きく表示</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>select nothing</source>
   <translation>選択を解除</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Menu key</source>
   <translation>メニューキー</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>everything that can be done with the card</source>
   <translation>カードの操作メニューを開く</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>one copy more</source>
   <translation>1枚増やす</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>take out the selected lines</source>
   <translation>選択した行を取り除く</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>move a monster to the monster deck</source>
   <translation>怪獣を怪獣デッキに移す</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Left and right</source>
   <translation>← と →</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>go along the monster deck</source>
   <translation>怪獣デッキの中を移動</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Up and down</source>
   <translation>↑ と ↓</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>go from problem to problem</source>
   <translation>前後の問題に移る</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>apply the fix</source>
   <translation>修正を適用</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>select the cards it is about</source>
   <translation>対象のカードを選択</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Right and left</source>
   <translation>→ と ←</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>show why, and hide it again</source>
   <translation>理由を表示する、隠す</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>F2</source>
   <translation>F2</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>read the rule in the help</source>
   <translation>ヘルプでルールを読む</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>open the deck</source>
   <translation>デッキを開く</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>rename it</source>
   <translation>名前を変更</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Ctrl+D</source>
   <translation>Ctrl+D</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>duplicate it</source>
   <translation>複製</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>move it to the trash</source>
   <translation>ごみ箱に移す</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>F5</source>
   <translation>F5</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>read the folders again</source>
   <translation>フォルダーを読み直す</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>0 to 9, Enter or F2</source>
   <translation>0～9、Enter または F2</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>write how many you own</source>
   <translation>所持枚数を入力</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>own one more, one less</source>
   <translation>所持を1枚増やす、1枚減らす</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>own none</source>
   <translation>所持を0枚にする</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>choose an entry while you type</source>
   <translation>入力しながら項目を選ぶ</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>do it, open it, or go to the card</source>
   <translation>実行する、開く、またはカードに移る</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Ctrl+Enter</source>
   <translation>Ctrl+Enter</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>add the card to the main deck</source>
   <translation>カードをメインデッキに追加</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>close the list</source>
   <translation>一覧を閉じる</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Tab and Enter</source>
   <translation>Tab と Enter</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>go to a link and follow it</source>
   <translation>リンクを選ぶ、開く</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Alt+Left, Alt+Right</source>
   <translation>Alt+←、Alt+→</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>back and forward</source>
   <translation>戻る、進む</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>Ctrl+F</source>
   <translation>Ctrl+F</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>find on the page; Enter and Shift+Enter go on</source>
   <translation>ページ内を検索。Enter で次へ、Shift+Enter で前へ</translation>
  </message>
  <message>
   <location filename="../../gui/help/list_keys.py" />
   <source>close the help</source>
   <translation>ヘルプを閉じる</translation>
  </message>
  <message>
   <location filename="../../gui/help/window.py" />
   <source>Forward</source>
   <translation>進む</translation>
  </message>
  <message>
   <location filename="../../gui/help/window.py" />
   <source>Find on this page</source>
   <translation>このページ内を検索</translation>
  </message>
  <message>
   <location filename="../../gui/help/window.py" />
   <source>{page} – Help</source>
   <translation>{page} – ヘルプ</translation>
  </message>
  <message>
   <location filename="../../gui/help/window.py" />
   <source>Contents</source>
   <translation>目次</translation>
  </message>
  <message>
   <location filename="../../gui/help/window.py" />
   <source>{count} found</source>
   <translation>{count}件</translation>
  </message>
  <message>
   <location filename="../../gui/installed.py" />
   <source>{count} cards in {sets} sets</source>
   <translation>{sets}セット、{count}枚</translation>
  </message>
  <message>
   <location filename="../../gui/installed.py" />
   <source>none with a date</source>
   <translation>日付のあるものはありません</translation>
  </message>
  <message>
   <location filename="../../gui/installed.py" />
   <source>Version</source>
   <translation>バージョン</translation>
  </message>
  <message>
   <location filename="../../gui/installed.py" />
   <location filename="../../gui/simulation/pages.py" />
   <source>Cards</source>
   <translation>カード</translation>
  </message>
  <message>
   <location filename="../../gui/installed.py" />
   <source>Newest set</source>
   <translation>最新のセット</translation>
  </message>
  <message>
   <location filename="../../gui/installed.py" />
   <source>Card data</source>
   <translation>カードデータ</translation>
  </message>
  <message>
   <location filename="../../gui/installed.py" />
   <source>This program</source>
   <translation>このアプリ</translation>
  </message>
  <message>
   <location filename="../../gui/judge/model.py" />
   <source>{problem} and {count} more</source>
   <translation>{problem}（ほか{count}件）</translation>
  </message>
  <message>
   <location filename="../../gui/judge/model.py" />
   <source>{sign} {verdict}</source>
   <translation>{sign} {verdict}</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Check many decks – Deck builder</source>
   <translation>複数のデッキをチェック – デッキビルダー</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Verdicts</source>
   <translation>判定一覧</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <location filename="../../gui/simulation/pages.py" />
   <source>Details</source>
   <translation>詳細</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Compare t&amp;wo</source>
   <translation>2つを比較(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Format to check in</source>
   <translation>チェックに使うフォーマット</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>All verdicts</source>
   <translation>すべての判定</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Verdicts to show</source>
   <translation>表示する判定</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Search the table</source>
   <translation>表を検索</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Format each deck names</source>
   <translation>各デッキに記載のフォーマット</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Check decks</source>
   <translation>デッキをチェック</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Check the decks of a folder</source>
   <translation>フォルダー内のデッキをチェック</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Registered: {file}</source>
   <translation>登録：{file}</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Presented: {file}</source>
   <translation>提示：{file}</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Print the verdicts</source>
   <translation>判定一覧の印刷</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Save the verdicts</source>
   <translation>判定一覧の保存</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Add &amp;files…</source>
   <translation>ファイルを追加(&amp;F)…</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Add f&amp;older…</source>
   <translation>フォルダーを追加(&amp;O)…</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>S&amp;top</source>
   <translation>中止(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <location filename="../../gui/menus.py" />
   <source>&amp;Clear</source>
   <translation>空にする(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Choose the registered list, then with Ctrl the deck that the player presents</source>
   <translation>登録されたリストを選び、次に Ctrl を押しながら、プレイヤーが提示したデッキを選んでください</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>&amp;Print…</source>
   <translation>印刷(&amp;P)…</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>&amp;Save as page…</source>
   <translation>Webページとして保存(&amp;S)…</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>&amp;Event</source>
   <translation>大会(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>&amp;Day</source>
   <translation>日付(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Fo&amp;rmat</source>
   <translation>フォーマット(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Drop decks here, or a folder of decks; each is checked and nothing is kept.</source>
   <translation>デッキのファイルかフォルダーをここにドロップしてください。1つずつチェックします。内容は保存されません。</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Reading…</source>
   <translation>読み込み中…</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>Page</source>
   <translation>Webページ</translation>
  </message>
  <message>
   <location filename="../../gui/judge/window.py" />
   <source>The verdicts are not saved</source>
   <translation>判定一覧を保存できませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/kept_columns.py" />
   <source>State</source>
   <translation>状態</translation>
  </message>
  <message>
   <location filename="../../gui/layout.py" />
   <source>Checks</source>
   <translation>チェック</translation>
  </message>
  <message>
   <location filename="../../gui/layout.py" />
   <source>Statistics</source>
   <translation>統計</translation>
  </message>
  <message>
   <location filename="../../gui/layout.py" />
   <source>Checks {count}</source>
   <translation>チェック {count}</translation>
  </message>
  <message>
   <location filename="../../gui/layout.py" />
   <source>More about the deck</source>
   <translation>デッキのそのほかの情報</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;System</source>
   <translation>システム(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Light</source>
   <translation>ライト(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Dark</source>
   <translation>ダーク(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;High contrast</source>
   <translation>ハイコントラスト(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;File</source>
   <translation>ファイル(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Card</source>
   <translation>カード(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Deck</source>
   <translation>デッキ(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Tools</source>
   <translation>ツール(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;New deck</source>
   <translation>新規デッキ(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Open…</source>
   <translation>開く(&amp;O)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Open &amp;recent</source>
   <translation>最近使ったデッキ(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Open a s&amp;tarter deck</source>
   <translation>スターターデッキを開く(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Library</source>
   <translation>ライブラリ(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Import file…</source>
   <translation>ファイルから読み込み(&amp;I)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Import from clip&amp;board</source>
   <translation>クリップボードから読み込み(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Save &amp;as…</source>
   <translation>名前を付けて保存(&amp;A)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Shar&amp;e…</source>
   <translation>共有(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Close deck</source>
   <translation>デッキを閉じる(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Quit</source>
   <translation>終了(&amp;Q)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Cu&amp;t cards</source>
   <translation>カードを切り取り(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Copy car&amp;ds</source>
   <translation>カードをコピー(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Paste cards</source>
   <translation>カードを貼り付け(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Select &amp;all</source>
   <translation>すべて選択(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Copy deck as text</source>
   <translation>デッキをテキストでコピー(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Find cards</source>
   <translation>カードを検索(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Go to anything…</source>
   <translation>コマンドパレット(&amp;G)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Pr&amp;eferences…</source>
   <translation>設定(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Add to main deck</source>
   <translation>メインデッキに追加(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Add to &amp;monster deck</source>
   <translation>怪獣デッキに追加(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Remove one</source>
   <translation>1枚取り除く(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Copy &amp;number and name</source>
   <translation>番号と名前をコピー(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Format</source>
   <translation>フォーマット(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Re&amp;name…</source>
   <translation>名前の変更(&amp;N)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Sort lines</source>
   <translation>並べ替え(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Compare &amp;with…</source>
   <translation>ほかのデッキと比較(&amp;W)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Missing cards…</source>
   <translation>不足カード(&amp;M)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Sta&amp;tistics and odds…</source>
   <translation>統計と確率(&amp;T)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Sample &amp;hand</source>
   <translation>試し引き(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Pl&amp;ay this deck</source>
   <translation>このデッキで対戦(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>S&amp;imulate…</source>
   <translation>シミュレーション(&amp;I)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Strongest &amp;board…</source>
   <translation>最強の盤面(&amp;B)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Next &amp;problem</source>
   <translation>次の問題(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Apply the fi&amp;x</source>
   <translation>修正を適用(&amp;X)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Grid</source>
   <translation>グリッド(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Table</source>
   <translation>表(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Larger cards</source>
   <translation>カードを大きく(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Smaller cards</source>
   <translation>カードを小さく(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Next pane</source>
   <translation>次のペイン(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Previous pane</source>
   <translation>前のペイン(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Next &amp;deck</source>
   <translation>次のデッキ(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Pre&amp;vious deck</source>
   <translation>前のデッキ(&amp;V)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>C&amp;olumns of the table</source>
   <translation>表の列(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Larger te&amp;xt</source>
   <translation>文字を大きく(&amp;X)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>S&amp;maller text</source>
   <translation>文字を小さく(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Usual text size</source>
   <translation>標準の文字サイズ(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Reset layout</source>
   <translation>レイアウトを初期状態に戻す(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Collection</source>
   <translation>コレクション(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Check &amp;many decks…</source>
   <translation>複数のデッキをチェック(&amp;M)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Import cards or formats…</source>
   <translation>カード・フォーマットの読み込み(&amp;I)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Your cards and formats…</source>
   <translation>自作のカードとフォーマット(&amp;Y)…</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>F&amp;irst steps</source>
   <translation>はじめに(&amp;I)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Search language</source>
   <translation>検索のことば(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Rules of construction</source>
   <translation>デッキ構築のルール(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;Files and folders</source>
   <translation>ファイルとフォルダー(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>Show the &amp;tour</source>
   <translation>ガイドを表示(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>&amp;About</source>
   <translation>このアプリについて(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>There is nothing to undo.</source>
   <translation>元に戻す操作はありません。</translation>
  </message>
  <message>
   <location filename="../../gui/menus.py" />
   <source>There is nothing to redo.</source>
   <translation>やり直す操作はありません。</translation>
  </message>
  <message>
   <location filename="../../gui/open_deck.py" />
   <source>Untitled</source>
   <translation>無題</translation>
  </message>
  <message>
   <location filename="../../gui/open_deck.py" />
   <source>The format "{format}" is unknown; checked as {line}</source>
   <translation>フォーマット「{format}」は不明です。次の条件でチェックしました：{line}</translation>
  </message>
  <message>
   <location filename="../../gui/outside.py" />
   <source>{file} was changed outside</source>
   <translation>{file}がアプリの外で変更されました</translation>
  </message>
  <message>
   <location filename="../../gui/outside.py" />
   <source>{file} is not there any more</source>
   <translation>{file}が見つからなくなりました</translation>
  </message>
  <message>
   <location filename="../../gui/outside.py" />
   <source>It was deleted, moved or renamed outside. The deck stays open; saving writes it anew.</source>
   <translation>アプリの外で削除、移動、または名前が変更されました。デッキは開いたままで、保存すると新しく書き込まれます。</translation>
  </message>
  <message>
   <location filename="../../gui/outside.py" />
   <source>Another program or window wrote it. Your unsaved changes can be brought back by undo after loading; if you keep them, saving asks what to do.</source>
   <translation>別のアプリまたはウィンドウが書き込みました。読み込んでも、未保存の変更は「元に戻す」で取り戻せます。自分の変更を残すと、保存のときに確認します。</translation>
  </message>
  <message>
   <location filename="../../gui/outside.py" />
   <source>Another program or window wrote it. Loading can be undone.</source>
   <translation>別のアプリまたはウィンドウが書き込みました。読み込みは元に戻せます。</translation>
  </message>
  <message>
   <location filename="../../gui/outside.py" />
   <source>Load it</source>
   <translation>読み込む</translation>
  </message>
  <message>
   <location filename="../../gui/outside.py" />
   <source>Keep mine</source>
   <translation>自分の変更を残す</translation>
  </message>
  <message>
   <location filename="../../gui/palette/entries.py" />
   <source>recent deck, in {folder}</source>
   <translation>最近使ったデッキ（{folder}）</translation>
  </message>
  <message>
   <location filename="../../gui/palette/entries.py" />
   <source>on</source>
   <translation>オン</translation>
  </message>
  <message>
   <location filename="../../gui/palette/entries.py" />
   <source>open deck, in front</source>
   <translation>開いているデッキ（表示中）</translation>
  </message>
  <message>
   <location filename="../../gui/palette/entries.py" />
   <source>open deck</source>
   <translation>開いているデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/palette/entries.py" />
   <source>not now</source>
   <translation>今は選べません</translation>
  </message>
  <message>
   <location filename="../../gui/palette/entries.py" />
   <source>The file is not there any more.</source>
   <translation>ファイルが見つかりません。</translation>
  </message>
  <message>
   <location filename="../../gui/palette/window.py" />
   <source>Go to anything</source>
   <translation>コマンドパレット</translation>
  </message>
  <message>
   <location filename="../../gui/palette/window.py" />
   <source>A command, a card or a deck</source>
   <translation>コマンド、カード、デッキを検索</translation>
  </message>
  <message>
   <location filename="../../gui/palette/window.py" />
   <source>Go to a command, a card or a deck</source>
   <translation>コマンド、カード、デッキを検索して移動</translation>
  </message>
  <message>
   <location filename="../../gui/palette/window.py" />
   <source>What was found</source>
   <translation>検索結果</translation>
  </message>
  <message>
   <location filename="../../gui/palette/window.py" />
   <source>{card}: {count} in the deck</source>
   <translation>{card}：デッキに{count}枚</translation>
  </message>
  <message>
   <location filename="../../gui/palette/window.py" />
   <source>Enter: go to the card. Ctrl+Enter: add it. Shift+Enter: into the monster deck.</source>
   <translation>Enter：カードへ移動。Ctrl+Enter：デッキに追加。Shift+Enter：怪獣デッキに入れる。</translation>
  </message>
  <message>
   <location filename="../../gui/palette/window.py" />
   <source>Nothing is called so.</source>
   <translation>一致するものがありません。</translation>
  </message>
  <message>
   <location filename="../../gui/palette/window.py" />
   <source>Enter: do it. Escape: close.</source>
   <translation>Enter：実行。Escape：閉じる。</translation>
  </message>
  <message>
   <location filename="../../gui/palette/window.py" />
   <source>{command} cannot be chosen now.</source>
   <translation>「{command}」は今は選べません。</translation>
  </message>
  <message>
   <location filename="../../gui/plots/chart.py" />
   <source>{figure}: {words}</source>
   <translation>{figure}：{words}</translation>
  </message>
  <message>
   <location filename="../../gui/plots/chart.py" />
   <source>The table has the same numbers.</source>
   <translation>同じ数値が表にもあります。</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>at least {least} of {group}</source>
   <translation>{group}が{least}枚以上</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>The opening hand is 5 cards; later draws depend on the opponent's rank. Thick line: all of them in the same number of cards. Points: the number each question asks for; so all come true in {chance} of the games.</source>
   <translation>最初の手札は5枚です。その後に引く枚数は、相手の等級によって変わります。太線：同じ枚数ですべての条件を満たす確率。点：それぞれの条件で指定した枚数。指定した枚数ですべての条件を満たすのは、対戦全体の{chance}です。</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>The opening hand is 5 cards; later draws depend on the opponent's rank. This comes true in {chance} of the games.</source>
   <translation>最初の手札は5枚です。その後に引く枚数は、相手の等級によって変わります。この条件を満たすのは、対戦全体の{chance}です。</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Odds by cards seen</source>
   <translation>見た枚数ごとの確率</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>cards seen</source>
   <translation>見た枚数</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>chance</source>
   <translation>確率</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <location filename="../../gui/plots/window.py" />
   <source>Opening hand</source>
   <translation>最初の手札</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Among the first {draws} of {cards} cards there are on average {mean} of {group} ({members} in the deck). There is no redraw in this game.</source>
   <translation>{cards}枚のうち最初の{draws}枚に、{group}は平均{mean}枚あります（デッキに{members}枚）。このゲームに手札の引き直しはありません。</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>how many of {group}</source>
   <translation>{group}の枚数</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <location filename="../../gui/plots/window.py" />
   <source>Playable by turn</source>
   <translation>ターン別の使えるカード</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Solid: battle cards, outlined: strategy cards, of {total}. For the player who begins, when nobody invades and nobody is countered: in turn n both monsters stand in zone n. An invasion makes it sooner.</source>
   <translation>塗りつぶし：交戦カード、枠線：戦略カード（全{total}枚）。先攻で、どちらも進攻せず、撃退もされない場合です。nターン目に両方の怪獣がエリアnにいます。進攻すると、もっと早く使えます。</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <location filename="../../gui/simulation/parts.py" />
   <source>turn</source>
   <translation>ターン</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>{count} battle cards, {total} together; the best eight, one a zone, have {best}.</source>
   <translation>交戦カード{count}枚、撃退力の合計は{total}。各エリアに1枚ずつ、上位8枚で{best}です。</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>counter power, in thousands</source>
   <translation>撃退力（千単位）</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>all of them</source>
   <translation>すべての条件</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>{count} of {group}: {chance}</source>
   <translation>{group}が{count}枚：{chance}</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>average {mean}</source>
   <translation>平均{mean}</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Turn {turn}: {count} battle cards</source>
   <translation>{turn}ターン目：交戦カード{count}枚</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Turn {turn}: {count} strategy cards</source>
   <translation>{turn}ターン目：戦略カード{count}枚</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Cards seen</source>
   <translation>見た枚数</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>How many</source>
   <translation>枚数</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Exactly</source>
   <translation>ちょうど</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>At least</source>
   <translation>以上</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Battle cards</source>
   <translation>交戦カード</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Strategy cards</source>
   <translation>戦略カード</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>Copies</source>
   <translation>枚数</translation>
  </message>
  <message>
   <location filename="../../gui/plots/figures.py" />
   <source>average {power}</source>
   <translation>平均{power}</translation>
  </message>
  <message>
   <location filename="../../gui/plots/questions_box.py" />
   <source>Add a question</source>
   <translation>条件を追加</translation>
  </message>
  <message>
   <location filename="../../gui/plots/questions_box.py" />
   <source>All together: {chance}</source>
   <translation>すべての条件：{chance}</translation>
  </message>
  <message>
   <location filename="../../gui/plots/questions_box.py" />
   <source>Remove</source>
   <translation>削除</translation>
  </message>
  <message>
   <location filename="../../gui/plots/questions_box.py" />
   <source>Remove question {number}</source>
   <translation>条件{number}を削除</translation>
  </message>
  <message>
   <location filename="../../gui/plots/questions_box.py" />
   <source>All together: a search cannot be read</source>
   <translation>すべての条件：読み取れない検索があります</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>Statistics and odds</source>
   <translation>統計と確率</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>Plots</source>
   <translation>グラフ</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>Of which cards</source>
   <translation>対象のカード</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>The numbers of the plot</source>
   <translation>グラフの数値</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>Save picture…</source>
   <translation>画像を保存…</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>Save table…</source>
   <translation>表を保存…</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>Copy table</source>
   <translation>表をコピー</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>Statistics and odds – {deck}</source>
   <translation>統計と確率 – {deck}</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>{group}, {draws} drawn</source>
   <translation>{group}、{draws}枚引く場合</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <source>Save table</source>
   <translation>表の保存</translation>
  </message>
  <message>
   <location filename="../../gui/plots/window.py" />
   <location filename="../../gui/simulation/export.py" />
   <source>Save picture</source>
   <translation>画像の保存</translation>
  </message>
  <message>
   <location filename="../../gui/preview.py" />
   <source>not in its pool</source>
   <translation>対象外</translation>
  </message>
  <message>
   <location filename="../../gui/preview.py" />
   <source>Move through the cards to read them here.</source>
   <translation>カードを選ぶと、ここに内容が表示されます。</translation>
  </message>
  <message>
   <location filename="../../gui/preview.py" />
   <source>Add</source>
   <translation>追加</translation>
  </message>
  <message>
   <location filename="../../gui/preview.py" />
   <source>To monster deck</source>
   <translation>怪獣デッキへ</translation>
  </message>
  <message>
   <location filename="../../gui/preview.py" />
   <source>How it is played here</source>
   <translation>このアプリでの処理</translation>
  </message>
  <message>
   <location filename="../../gui/preview.py" />
   <source>{cards} now</source>
   <translation>現在{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/preview.py" />
   <source>{formats}: {standing}</source>
   <translation>{formats}：{standing}</translation>
  </message>
  <message>
   <location filename="../../gui/preview.py" />
   <source>Prints in the deck: {prints}</source>
   <translation>デッキ内のイラスト：{prints}</translation>
  </message>
  <message>
   <location filename="../../gui/preview.py" />
   <source>1 or more in the first {seen}</source>
   <translation>最初の{seen}枚に1枚以上</translation>
  </message>
  <message>
   <location filename="../../gui/recovery.py" />
   <source>{deck} was cut off</source>
   <translation>「{deck}」の編集が中断されました</translation>
  </message>
  <message>
   <location filename="../../gui/recovery.py" />
   <source>{monsters} and {cards}, autosaved {when} and never saved.</source>
   <translation>{monsters}、{cards}。{when} に自動保存されましたが、まだ保存されていません。</translation>
  </message>
  <message>
   <location filename="../../gui/recovery.py" />
   <source>Some autosaved decks could not be read</source>
   <translation>読み込めない自動保存のデッキがあります</translation>
  </message>
  <message>
   <location filename="../../gui/recovery.py" />
   <source>An untitled deck</source>
   <translation>無題のデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/recovery.py" />
   <source>Restore</source>
   <translation>復元</translation>
  </message>
  <message>
   <location filename="../../gui/recovery.py" />
   <source>Discard</source>
   <translation>破棄</translation>
  </message>
  <message>
   <location filename="../../gui/recovery.py" />
   <source>Autosave failed: {reason}</source>
   <translation>自動保存に失敗しました：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/saving.py" />
   <location filename="../../gui/share/drawn.py" />
   <location filename="../../gui/share/texts.py" />
   <source>File is not saved</source>
   <translation>ファイルを保存できませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <source>Some settings in {path} could not be used, the usual ones are taken instead: {faults}. The old file is kept as {aside}.</source>
   <translation>{path}の設定の一部を使えないため、通常の値を使います：{faults}。元のファイルは{aside}として残しました。</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <source>Some settings in {path} could not be used, the usual ones are taken instead: {faults}.</source>
   <translation>{path}の設定の一部を使えないため、通常の値を使います：{faults}。</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <source>The settings at {path} could not be used: {reason}. Defaults are used. The old file is kept as {aside}.</source>
   <translation>設定ファイル{path}を使えません（{reason}）。初期設定を使います。元のファイルは{aside}として残してあります。</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <source>The settings at {path} could not be used: {reason}. Defaults are used.</source>
   <translation>設定ファイル{path}を使えません（{reason}）。初期設定を使います。</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <source>it is not JSON</source>
   <translation>JSONではありません</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <source>The settings at {path} cannot be read ({reason}); defaults are used.</source>
   <translation>設定ファイル{path}を読めません（{reason}）。初期設定を使います。</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <source>The settings cannot be saved. {reason}</source>
   <translation>設定を保存できません。{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <location filename="../../paper/pictures.py" />
   <source>the file is too large</source>
   <translation>ファイルが大きすぎます</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <source>it holds no preferences</source>
   <translation>設定の内容がありません</translation>
  </message>
  <message>
   <location filename="../../gui/settings.py" />
   <source>it was written by a newer version of the app</source>
   <translation>新しいバージョンのアプリで書かれています</translation>
  </message>
  <message>
   <location filename="../../gui/share/dialog.py" />
   <source>for Deck Log entry (lines to tick off)</source>
   <translation>デッキログ入力用（チェックリスト）</translation>
  </message>
  <message>
   <location filename="../../gui/share/dialog.py" />
   <source>for a judge (registration sheet)</source>
   <translation>ジャッジ提出用（デッキ登録用紙）</translation>
  </message>
  <message>
   <location filename="../../gui/share/dialog.py" />
   <source>for a chat (picture of the deck)</source>
   <translation>チャット用（デッキの画像）</translation>
  </message>
  <message>
   <location filename="../../gui/share/dialog.py" />
   <source>for a phone (QR picture of the code)</source>
   <translation>スマートフォン用（デッキコードのQRコード）</translation>
  </message>
  <message>
   <location filename="../../gui/share/dialog.py" />
   <source>for test games (proxies to cut out)</source>
   <translation>テスト対戦用（切り取って使うプロキシ）</translation>
  </message>
  <message>
   <location filename="../../gui/share/dialog.py" />
   <source>Share {deck}</source>
   <translation>{deck}を共有</translation>
  </message>
  <message>
   <location filename="../../gui/share/dialog.py" />
   <source>Whom it is for</source>
   <translation>共有の用途</translation>
  </message>
  <message>
   <location filename="../../gui/share/dialog.py" />
   <source>Print…</source>
   <translation>印刷…</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <source>{deck} proxies</source>
   <translation>{deck} プロキシ</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <source>Black and white</source>
   <translation>白黒</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <source>PROXY on every card</source>
   <translation>すべてのカードに「PROXY」と表示</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <location filename="../../gui/share/sheet.py" />
   <source>Paper</source>
   <translation>用紙</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <location filename="../../gui/share/pages.py" />
   <location filename="../../gui/share/sheet.py" />
   <source>{count:,} page</source>
   <translation>{count:,}ページ</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <location filename="../../gui/share/pages.py" />
   <location filename="../../gui/share/sheet.py" />
   <source>{count:,} pages</source>
   <translation>{count:,}ページ</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <source>{pages}, to be printed at 100 %</source>
   <translation>{pages}、倍率100 %で印刷してください</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <source>Deck code</source>
   <translation>デッキコード</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <source>Read the code with a phone, or copy it as text</source>
   <translation>スマートフォンで読み取るか、テキストとしてコピーしてください</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <source>{deck} code</source>
   <translation>{deck} コード</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <source>The deck is too large for a QR picture.</source>
   <translation>デッキが大きすぎて、QRコードにできません。</translation>
  </message>
  <message>
   <location filename="../../gui/share/drawn.py" />
   <source>The deck is too large for a QR picture; copying gives its code</source>
   <translation>デッキが大きすぎて、QRコードにできません。デッキコードはコピーできます</translation>
  </message>
  <message>
   <location filename="../../gui/share/entry.py" />
   <source>Lines to type into Deck Log</source>
   <translation>デッキログに入力する行</translation>
  </message>
  <message>
   <location filename="../../gui/share/entry.py" />
   <source>Start again</source>
   <translation>最初からやり直す</translation>
  </message>
  <message>
   <location filename="../../gui/share/entry.py" />
   <source>{done} of {count} lines</source>
   <translation>{count}行中{done}行</translation>
  </message>
  <message>
   <location filename="../../gui/share/entry.py" />
   <source>Copied: {text}</source>
   <translation>コピーしました：{text}</translation>
  </message>
  <message>
   <location filename="../../gui/share/entry.py" />
   <source>Count</source>
   <translation>枚数</translation>
  </message>
  <message>
   <location filename="../../gui/share/pages.py" />
   <source>Preview</source>
   <translation>プレビュー</translation>
  </message>
  <message>
   <location filename="../../gui/share/printing.py" />
   <source>Print {title}</source>
   <translation>{title}の印刷</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>A4</source>
   <translation>A4</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>Letter</source>
   <translation>レター</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>{deck} sheet</source>
   <translation>{deck} 登録用紙</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>The sheet lists what is wrong ({problems}) and is marked on every page.</source>
   <translation>用紙には問題点（{problems}）が記載され、全ページに使用不可の印が付きます。</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>Date</source>
   <translation>日付</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>Player ID</source>
   <translation>プレイヤーID</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>The deck is not legal; the sheet says so</source>
   <translation>このデッキは使用不可で、用紙にもその旨が記載されます</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>{said}. No font here has {letters}: write it by hand</source>
   <translation>{said}。{letters}を表示できるフォントがありません：手書きしてください</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>The deck is not legal</source>
   <translation>このデッキは使用できません</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>Save anyway</source>
   <translation>このまま保存</translation>
  </message>
  <message>
   <location filename="../../gui/share/sheet.py" />
   <source>Print anyway</source>
   <translation>このまま印刷</translation>
  </message>
  <message>
   <location filename="../../gui/share/target.py" />
   <source>Japanese names</source>
   <translation>日本語のカード名</translation>
  </message>
  <message>
   <location filename="../../gui/share/target.py" />
   <location filename="../../gui/share/texts.py" />
   <source>Export deck</source>
   <translation>デッキの書き出し</translation>
  </message>
  <message>
   <location filename="../../gui/share/target.py" />
   <source>Sent to the printer</source>
   <translation>プリンターに送信しました</translation>
  </message>
  <message>
   <location filename="../../gui/share/target.py" />
   <source>The printer did not take it</source>
   <translation>プリンターに送信できませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/share/texts.py" />
   <source>Keep the + of other art</source>
   <translation>別イラストの + を残す</translation>
  </message>
  <message>
   <location filename="../../gui/share/texts.py" />
   <source>What will be written</source>
   <translation>書き出される内容</translation>
  </message>
  <message>
   <location filename="../../gui/share/texts.py" />
   <source>Left out: {parts}</source>
   <translation>含まれないもの：{parts}</translation>
  </message>
  <message>
   <location filename="../../gui/share/texts.py" />
   <source>Saving writes the pictures of the cards beside it</source>
   <translation>保存すると、カードの画像も同じフォルダーに書き出します</translation>
  </message>
  <message>
   <location filename="../../gui/share/texts.py" />
   <source>Everything is kept</source>
   <translation>すべて残ります</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Drawn in</source>
   <translation>引いた対戦</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <location filename="../../gui/simulation/results.py" />
   <source>Played</source>
   <translation>使用</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>First turn</source>
   <translation>初使用</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <location filename="../../gui/simulation/cutting.py" />
   <source>Stuck at end</source>
   <translation>手札に残る</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <location filename="../../gui/simulation/cutting.py" />
   <source>Dead draws</source>
   <translation>無駄引き</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Win turn if in the first hand</source>
   <translation>最初の手札にある時の勝利ターン</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Games won if in the first hand</source>
   <translation>最初の手札にある時の勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Won when drawn</source>
   <translation>引いた時の勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Won when played</source>
   <translation>使った時の勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>The cards of the deck that was played</source>
   <translation>対戦に使ったデッキのカード</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Games in which it was drawn; the other figures rest on these</source>
   <translation>このカードを引いた対戦の回数。ほかの数値はこの対戦をもとにしています</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Share of the games in which it was drawn in which it was played</source>
   <translation>引いた対戦のうち、使った対戦の割合</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Mean own turn of its first play</source>
   <translation>最初に使った自分のターンの平均</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Copies still in the hand at the end after {turns} own turns or more, of those drawn</source>
   <translation>引いた枚数のうち、自分のターンが{turns}回以上あった対戦で、終了時に手札に残っていた割合</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Copies neither played nor paid for rage or an invasion, of those drawn</source>
   <translation>引いた枚数のうち、使わず、怒りや進攻のためにも捨てなかった割合</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Turns that wins come later than on average when it was drawn before the first own Main Phase; below zero is sooner. Later draws are left out: they tell of long games</source>
   <translation>最初の自分のメインフェイズより前に引いたとき、勝利が平均より何ターン遅いか。0未満なら早くなります。その後に引いた場合は、長い対戦ほど多いため含めません</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Percentage points of games won more than on average when it was drawn before the first own Main Phase</source>
   <translation>最初の自分のメインフェイズより前に引いたとき、勝率が平均より何ポイント高いか</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Share of the games won in which it was drawn</source>
   <translation>引いた対戦の勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>Share of the games won in which it was played</source>
   <translation>使った対戦の勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>{name}, {title}: {value}, 95 % interval {interval}, {sample}</source>
   <translation>{name}、{title}：{value}、95%信頼区間 {interval}、{sample}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>{games} with it in the first hand</source>
   <translation>最初の手札にあった対戦{games}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>{games} drawn</source>
   <translation>引いた対戦{games}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>{name}, {sample}</source>
   <translation>{name}、{sample}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <source>{name}, {title}: {value}</source>
   <translation>{name}、{title}：{value}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <location filename="../../gui/simulation/cutting.py" />
   <location filename="../../gui/simulation/head.py" />
   <location filename="../../gui/simulation/results.py" />
   <location filename="../../gui/simulation/shares.py" />
   <location filename="../../gui/simulation/window.py" />
   <source>{count:,} game</source>
   <translation>{count:,}回</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/card_lines.py" />
   <location filename="../../gui/simulation/cutting.py" />
   <location filename="../../gui/simulation/head.py" />
   <location filename="../../gui/simulation/results.py" />
   <location filename="../../gui/simulation/shares.py" />
   <location filename="../../gui/simulation/window.py" />
   <source>{count:,} games</source>
   <translation>{count:,}回</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cards.py" />
   <source>Cards, what each did</source>
   <translation>カード別の成績</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Is this change better?</source>
   <translation>この変更で強くなる？</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>What is compared</source>
   <translation>比較の種類</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Card to take out</source>
   <translation>抜くカード</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Card to put in</source>
   <translation>入れるカード</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Copies to exchange</source>
   <translation>入れ替える枚数</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Compare with</source>
   <translation>比較対象</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Play the same seeds</source>
   <translation>同じシードで対戦</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Apply to the deck</source>
   <translation>デッキに適用</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{deck}, changed</source>
   <translation>{deck}（変更後）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>the same {seeds}, paired</source>
   <translation>同じ{seeds}で1組ずつ比較</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Open game {seed}</source>
   <translation>シード{seed}の対戦を開く</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <location filename="../../gui/simulation/results.py" />
   <source>{low} to {high}</source>
   <translation>{low}～{high}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>percentage points of games won, 95 % interval {interval}</source>
   <translation>勝率の差（ポイント）、95%信頼区間 {interval}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count:,} pair</source>
   <translation>{count:,}組</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count:,} pairs</source>
   <translation>{count:,}組</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>turns to win, 95 % interval {interval}, {pairs}</source>
   <translation>勝利ターンの差、95%信頼区間 {interval}、{pairs}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Difference {value}, {words}</source>
   <translation>差 {value}、{words}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>One card for another</source>
   <translation>カードの入れ替え</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Another deck or version</source>
   <translation>別のデッキまたは版</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Choose a card to take out and one to put in.</source>
   <translation>抜くカードと入れるカードを選んでください。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>The decks are equal.</source>
   <translation>2つのデッキは同じです。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>No difference: every game ended alike.</source>
   <translation>差はありません。どの対戦も同じ結果でした。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>No difference shown: zero is inside the interval. More games narrow it.</source>
   <translation>差があるとは言えません。信頼区間に0が含まれています。対戦を増やすと区間が狭くなります。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Too few games that both versions won to compare them.</source>
   <translation>両方とも勝った対戦が少なすぎるため、比較できません。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count:,} seed</source>
   <translation>シード{count:,}個</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count:,} seeds</source>
   <translation>シード{count:,}個</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>wins less</source>
   <translation>勝ちが減る</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>wins more</source>
   <translation>勝ちが増える</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>faster</source>
   <translation>早い</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>slower</source>
   <translation>遅い</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Better: the whole interval is above zero</source>
   <translation>改善：信頼区間全体が0より上です</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Better: the whole interval is below zero</source>
   <translation>改善：信頼区間全体が0より下です</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Worse: the whole interval is below zero</source>
   <translation>悪化：信頼区間全体が0より下です</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>Worse: the whole interval is above zero</source>
   <translation>悪化：信頼区間全体が0より上です</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count} won only now</source>
   <translation>変更後だけ勝ち {count}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count} as before</source>
   <translation>同じ {count}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count} won only before</source>
   <translation>変更前だけ勝ち {count}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count} sooner</source>
   <translation>早い {count}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count} same turn</source>
   <translation>同じターン {count}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/change.py" />
   <source>{count} later</source>
   <translation>遅い {count}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <location filename="../../gui/simulation/results.py" />
   <source>{share} ({interval})</source>
   <translation>{share}（{interval}）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <source>Games drawn</source>
   <translation>引いた対戦</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <source>In the first hand</source>
   <translation>最初の手札</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <source>Wins then later by</source>
   <translation>その時の勝利の遅れ</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <source>Games won then</source>
   <translation>その時の勝率の差</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <source>No card is surely worse than the middle card of the deck in {games}, or it was in fewer than {fewest} first hands.</source>
   <translation>{games}の対戦では、デッキの中央値のカードより確実に劣るカードはありません。または、最初の手札に入った回数が{fewest}回未満です。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <source>{cards} of {kinds} are surely worse than the middle card of the deck in {games}, the surest first. The intervals hold 95 % of the time, so one card in twenty is here by chance: compare a change before you make it.</source>
   <translation>{games}の対戦で、{kinds}種類のうち{cards}が、デッキの中央値のカードより確実に劣っています（確かなものから順）。信頼区間の確かさは95%なので、20枚に1枚は偶然ここに入ります。変更する前に、その変更を比較してください。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <source>{sentence} Against a passive opponent only speed counts: cards that counter, defend or answer are better than they look here.</source>
   <translation>{sentence} 動かない相手との対戦では速さだけが問われます。撃退、防御、対応のためのカードの実際の価値は、ここでの結果より高くなります。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <source>{value} turns ({interval})</source>
   <translation>{value}ターン（{interval}）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/cutting.py" />
   <source>{value} points ({low} to {high})</source>
   <translation>{value}ポイント（{low}～{high}）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Greedy: the best move by eye</source>
   <translation>目先重視：今いちばん良く見える行動を選ぶ</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Lookahead: tries moves out, slow</source>
   <translation>先読み：行動を試してから選ぶ（低速）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Random</source>
   <translation>ランダム</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Passive</source>
   <translation>何もしない</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>A deck</source>
   <translation>デッキ</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Every deck of a folder</source>
   <translation>フォルダーのすべてのデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>The seed decides</source>
   <translation>シードで決める</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>The deck</source>
   <translation>このデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>The opponent</source>
   <translation>対戦相手</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>{folder} cannot be read: {reason}</source>
   <translation>{folder}を読み込めません：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Simulation settings</source>
   <translation>シミュレーションの設定</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Opponent's deck</source>
   <translation>対戦相手のデッキ</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Choose the folder of the opponents</source>
   <translation>対戦相手のフォルダーを選択</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>It stands still instead of advancing</source>
   <translation>前進せずにとどまる</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>As many as the machine has</source>
   <translation>自動（CPUの数に合わせる）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>The address of the scheduler of a Dask cluster; empty to play on this machine</source>
   <translation>Daskクラスターのスケジューラーのアドレス。空欄なら、このパソコンで対戦します</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>&amp;Games with each opponent</source>
   <translation>相手ごとの対戦回数(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>&amp;Seed of the first game</source>
   <translation>最初の対戦のシード(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Who &amp;plays the deck</source>
   <translation>デッキの操作(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>&amp;Against</source>
   <translation>対戦相手(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>&amp;Folder</source>
   <translation>フォルダー(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Who plays the &amp;opponent</source>
   <translation>対戦相手の操作(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Its &amp;zone</source>
   <translation>相手のエリア(&amp;Z)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Its &amp;rank: your draws in the Start Phase</source>
   <translation>相手の等級：スタートフェイズに引く枚数(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Its &amp;threat; countering it once wins</source>
   <translation>相手の脅威度：1回撃退すると勝ち(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Its ra&amp;ge until its first turn</source>
   <translation>相手の怒り：相手の最初のターンまで(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Who takes the first tur&amp;n</source>
   <translation>先攻(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Give a game up after so many &amp;decisions</source>
   <translation>打ち切りまでの選択回数(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Give a game up after so many s&amp;econds</source>
   <translation>打ち切りまでの秒数(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>&amp;Worker processes</source>
   <translation>並列プロセス数(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>C&amp;luster (empty: this machine)</source>
   <translation>クラスター（空欄：このパソコン）(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>R&amp;un</source>
   <translation>実行(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>Folder of opponents</source>
   <translation>対戦相手のフォルダー</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>There is no deck to play.</source>
   <translation>対戦に使うデッキがありません。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/dialog.py" />
   <source>There is no deck in {folder}.</source>
   <translation>{folder}にデッキがありません。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/export.py" />
   <source>Figures for a &amp;spreadsheet (CSV)…</source>
   <translation>表計算ソフト用の数値（CSV）(&amp;S)…</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/export.py" />
   <source>Figures for &amp;programs (JSON)…</source>
   <translation>プログラム用の数値（JSON）(&amp;P)…</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/export.py" />
   <source>&amp;Picture of the histogram…</source>
   <translation>ヒストグラムの画像(&amp;P)…</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/export.py" />
   <source>&amp;Copy the result as text</source>
   <translation>結果をテキストでコピー(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/export.py" />
   <source>{deck} simulation</source>
   <translation>{deck} シミュレーション</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/export.py" />
   <source>Save figures</source>
   <translation>数値の保存</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/export.py" />
   <source>Saved: {file}.</source>
   <translation>保存しました：{file}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/games.py" />
   <source>seed {seed}: {result}, turn {turn}</source>
   <translation>シード{seed}：{result}、ターン{turn}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/games.py" />
   <source>given up: {why}</source>
   <translation>打ち切り：{why}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/games.py" />
   <source>Games, Enter opens one</source>
   <translation>対戦の一覧（Enterで開く）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/games.py" />
   <source>Seed</source>
   <translation>シード</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/games.py" />
   <location filename="../../gui/simulation/pages.py" />
   <location filename="../../gui/simulation/parts.py" />
   <source>Result</source>
   <translation>結果</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/games.py" />
   <source>First player</source>
   <translation>先攻</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>greedy pilot</source>
   <translation>操作：目先重視</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>lookahead pilot</source>
   <translation>操作：先読み</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>random pilot</source>
   <translation>操作：ランダム</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>passive pilot</source>
   <translation>操作：何もしない</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>{minutes} min {seconds} s</source>
   <translation>{minutes}分{seconds}秒</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>{played} of {wanted} games</source>
   <translation>{wanted}回中{played}回</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>{seconds} s</source>
   <translation>{seconds}秒</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>S&amp;ettings…</source>
   <translation>設定(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>E&amp;xport</source>
   <translation>書き出し(&amp;X)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>Games played</source>
   <translation>対戦の進行状況</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>against {opponent}</source>
   <translation>{opponent}と対戦</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>{games}, starting</source>
   <translation>{games}、開始中</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/head.py" />
   <source>{games}, {time} left</source>
   <translation>{games}、残り{time}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/histogram.py" />
   <source>median {turn}</source>
   <translation>中央値{turn}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/histogram.py" />
   <source>Win turn: {words}</source>
   <translation>勝利ターン：{words}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/histogram.py" />
   <source>own turn of the win; labels in per cent of the games</source>
   <translation>勝利ターン（自分のターンの数）。数字は対戦全体に占める割合（%）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/histogram.py" />
   <source>{how} {count}</source>
   <translation>{how} {count}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/histogram.py" />
   <source>10 % by {turn}</source>
   <translation>{turn}までに10%</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/histogram.py" />
   <source>90 % by {turn}</source>
   <translation>{turn}までに90%</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <source>Games won of those finished, with half of the 95 % interval; strong where it is not one half.</source>
   <translation>終了した対戦の勝率と、95%信頼区間の幅の半分です。五分五分でないと言えるものは太字です。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <source>{sentence} Left out: {names}</source>
   <translation>{sentence}除外：{names}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <source>Games won by opponent</source>
   <translation>対戦相手別の勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <source>Won</source>
   <translation>勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <source>Going first</source>
   <translation>先攻時の勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <source>Going second</source>
   <translation>後攻時の勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <source>Turn of win</source>
   <translation>勝利ターン</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <location filename="../../gui/simulation/pages.py" />
   <source>Games</source>
   <translation>対戦</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <source>Given up</source>
   <translation>打ち切り</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/matrix.py" />
   <source>{name}: {reason}</source>
   <translation>{name}：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/opener.py" />
   <source>{window}: games are played, and what they have shown so far is not kept.</source>
   <translation>{window}：対戦を実行中です。ここまでの結果は残りません。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/opener.py" />
   <source>apply the change that was tried</source>
   <translation>試した変更を適用</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <source>Step 2 cards</source>
   <translation>進攻2のカード</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <source>Wins by turn</source>
   <translation>ターン別の勝ち</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <source>card data {version}</source>
   <translation>カードデータ {version}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <source>Comparison</source>
   <translation>比較</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <source>Play some games to see which cards do less than the rest.</source>
   <translation>対戦を実行すると、ほかより働きの悪いカードがわかります。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <source>Comparisons</source>
   <translation>比較</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <location filename="../../gui/simulation/parts.py" />
   <source>What to cut</source>
   <translation>抜く候補</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <source>Step 2</source>
   <translation>進攻2</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <source>Turns</source>
   <translation>ターン</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/pages.py" />
   <source>Gauntlet</source>
   <translation>連戦</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/parts.py" />
   <source>{value} {what}, {note}</source>
   <translation>{what} {value}、{note}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/parts.py" />
   <source>Reached as the turn's Main Phase began</source>
   <translation>各ターンのメインフェイズ開始時の到達率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/parts.py" />
   <source>Rank and zone by turn</source>
   <translation>ターン別の等級とエリア</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/parts.py" />
   <source>Of the games that lasted so long.</source>
   <translation>そのターンまで続いた対戦のうちの割合です。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/parts.py" />
   <location filename="../../gui/simulation/results.py" />
   <source>turn {turn}</source>
   <translation>ターン{turn}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/plan.py" />
   <source>the passive opponent</source>
   <translation>動かない相手</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/plan.py" />
   <source>{count} decks of a folder</source>
   <translation>フォルダーのデッキ{count}個</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>by invasion</source>
   <translation>進攻</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>by countering</source>
   <translation>撃退</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>by a card</source>
   <translation>カードの効果</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>by concession</source>
   <translation>投了</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>by the turn limit</source>
   <translation>ターン数の上限</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>by an endless loop</source>
   <translation>無限ループ</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>{count:,} win</source>
   <translation>{count:,}勝</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>{count:,} wins</source>
   <translation>{count:,}勝</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>{turn}: {wins}, {share} of the games; {ways}</source>
   <translation>{turn}：{wins}、対戦全体の{share}（{ways}）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>{games} given up, with the seeds {seeds}: {why}</source>
   <translation>{games}は打ち切り（シード {seeds}）：{why}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>Wins of {games} by turn: median {median}, 10 % by turn {low}, 90 % by turn {high}</source>
   <translation>{games}の対戦の勝利ターン：中央値{median}、ターン{low}までに10%、ターン{high}までに90%</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>{turn}: {wins}</source>
   <translation>{turn}：{wins}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>Wins</source>
   <translation>勝ち</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>Won by then</source>
   <translation>累計勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>95 % interval {interval}, {sample}</source>
   <translation>95%信頼区間 {interval}、{sample}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>{seeds} and more</source>
   <translation>{seeds} など</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>Drawn</source>
   <translation>引いた枚数</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>Paid for an invasion</source>
   <translation>進攻で捨てた</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>Paid for rage</source>
   <translation>怒りで捨てた</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>Invasion, of those drawn</source>
   <translation>進攻で捨てた割合</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>draw {how}</source>
   <translation>引き分け（{how}）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>won {how}</source>
   <translation>勝ち（{how}）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>lost to {name} {how}</source>
   <translation>{name}に負け（{how}）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>lost {how}</source>
   <translation>負け（{how}）</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>{count} {how}</source>
   <translation>{how} {count}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>Every game came to an end.</source>
   <translation>すべての対戦が最後まで終わりました。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>zone 5 or more</source>
   <translation>エリア5以上</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>zone 8</source>
   <translation>エリア8</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>rank II or more</source>
   <translation>等級Ⅱ以上</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>rank III or more</source>
   <translation>等級Ⅲ以上</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>2 rage or more</source>
   <translation>怒り2以上</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>hand of 2 or less</source>
   <translation>手札2枚以下</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>No game was won.</source>
   <translation>勝った対戦はありません。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>No game is over yet.</source>
   <translation>終わった対戦はまだありません。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>of the games won</source>
   <translation>勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>turns to win, mean</source>
   <translation>平均勝利ターン</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>95 % interval {interval}, {wins}; median {median}, 10 % by {low}, 90 % by {high}</source>
   <translation>95%信頼区間 {interval}、{wins}、中央値{median}、{low}までに10%、{high}までに90%</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>of the wins by the first player</source>
   <translation>先攻プレイヤーの勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>All step 2 cards</source>
   <translation>進攻2のカード全体</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>of the wins by invasion</source>
   <translation>勝ちのうち進攻によるもの</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/results.py" />
   <source>won by turn {turn}</source>
   <translation>ターン{turn}までの勝率</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/shares.py" />
   <source>{name}, {head}: {value}, 95 % interval {interval}, {games}</source>
   <translation>{name}、{head}：{value}、95%信頼区間 {interval}、{games}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/shares.py" />
   <source>{name}, {head}: {value}</source>
   <translation>{name}、{head}：{value}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>{deck}, seed {seed}</source>
   <translation>{deck}、シード{seed}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>Simulation</source>
   <translation>シミュレーション</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>These games cannot be played: {reason}</source>
   <translation>対戦を実行できません：{reason}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>Simulation – {deck}</source>
   <translation>シミュレーション – {deck}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>{deck} cannot be played yet: every game begins with a rank I monster, and its monster deck has none.</source>
   <translation>{deck}はまだ対戦に使えません。ゲームは等級Ⅰの怪獣で始まりますが、怪獣デッキに入っていません。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>{deck} cannot be played yet: its main deck is empty.</source>
   <translation>{deck}はまだ対戦に使えません。メインデッキが空です。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>Finished {moment}: {games} in {time}.</source>
   <translation>{moment}に終了しました（{games}、{time}）。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>Cancelled after {games}; what is finished is kept.</source>
   <translation>{games}で中止しました。終わった対戦の結果は残ります。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>Opening the game with seed {seed}…</source>
   <translation>シード{seed}の対戦を開いています…</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>&amp;Run again</source>
   <translation>もう一度実行(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>{time} on the cluster</source>
   <translation>クラスターで{time}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>{time} on {workers}</source>
   <translation>{workers}で{time}</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>&amp;Run {games}</source>
   <translation>{games}実行(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>&amp;Run</source>
   <translation>実行(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>Close while games are played?</source>
   <translation>実行中の対戦があります。閉じますか？</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>The batch ends with its window, and what it has found so far is not kept.</source>
   <translation>ウィンドウを閉じると対戦の実行も終わります。ここまでの結果は残りません。</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>&amp;Stop and close</source>
   <translation>中止して閉じる(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>{count:,} worker</source>
   <translation>{count:,}プロセス</translation>
  </message>
  <message>
   <location filename="../../gui/simulation/window.py" />
   <source>{count:,} workers</source>
   <translation>{count:,}プロセス</translation>
  </message>
  <message>
   <location filename="../../gui/status.py" />
   <source>{count}/{size} main</source>
   <translation>メイン {count}/{size}</translation>
  </message>
  <message>
   <location filename="../../gui/status.py" />
   <source>{count}/{size} monsters</source>
   <translation>怪獣 {count}/{size}</translation>
  </message>
  <message>
   <location filename="../../gui/status.py" />
   <source>{count}/{limit} step 2</source>
   <translation>進攻2 {count}/{limit}</translation>
  </message>
  <message>
   <location filename="../../gui/status.py" />
   <source>Saved {path}</source>
   <translation>{path} を保存しました</translation>
  </message>
  <message>
   <location filename="../../gui/status.py" />
   <source>saved {time}</source>
   <translation>{time} 保存</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Quick: 4,000 boards</source>
   <translation>簡易：4,000通りの盤面</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Thorough: 40,000 boards</source>
   <translation>詳細：40,000通りの盤面</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Long: 400,000 boards</source>
   <translation>長時間：400,000通りの盤面</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>A lower bound: the best of {tried} boards, tried until the search was stopped. A better one may exist; what cards do when they enter, and tokens, are not counted.</source>
   <translation>下限値：検索を中止するまでに試した{tried}通りの盤面のうち最高の値です。さらに高い盤面があるかもしれません。出現時の効果とトークンは計算に入れていません。</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>A lower bound: the best of {tried} boards tried. A better one may exist; what cards do when they enter, and tokens, are not counted.</source>
   <translation>下限値：試した{tried}通りの盤面のうち最高の値です。さらに高い盤面があるかもしれません。出現時の効果とトークンは計算に入れていません。</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Zone of your monster</source>
   <translation>あなたの怪獣のエリア</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>How long to search</source>
   <translation>検索にかける時間</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Boards tried</source>
   <translation>試した盤面の数</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>&amp;Stop</source>
   <translation>中止(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>What each card adds</source>
   <translation>各カードの加算値</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Strongest board of {deck}</source>
   <translation>{deck}の最強の盤面</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Searching…</source>
   <translation>検索しています…</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Searching: {tried} of {count} boards</source>
   <translation>検索しています：盤面 {tried}/{count}通り</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Effects on the total</source>
   <translation>合計への効果</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <location filename="../../play/position_words.py" />
   <source>{card} on {cards}</source>
   <translation>{card}（下：{cards}）</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>{card}, printed {power}</source>
   <translation>{card}、カードの値{power}</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Rank of your monster</source>
   <translation>あなたの怪獣の等級</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Your rage</source>
   <translation>あなたの怒り</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Their rage</source>
   <translation>相手の怒り</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <location filename="../../play/strongest.py" />
   <source>zone</source>
   <translation>エリア</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>No board yet</source>
   <translation>盤面はまだありません</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>At least {power}</source>
   <translation>{power}以上</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Counter power at least {power}</source>
   <translation>撃退力 {power}以上</translation>
  </message>
  <message>
   <location filename="../../gui/strongest/window.py" />
   <source>Adds</source>
   <translation>加算値</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>Rank, number</source>
   <translation>等級、番号</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>Power, highest first</source>
   <translation>パワー（高い順）</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>Power, lowest first</source>
   <translation>パワー（低い順）</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>{first}, then {second}</source>
   <translation>{first}、次に{second}</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>{order}, from the end</source>
   <translation>{order}（逆順）</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>Searches</source>
   <translation>保存した検索</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>Keep a search under a name, or take one up again</source>
   <translation>検索に名前を付けて保存、または保存した検索を呼び出す</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>Filters</source>
   <translation>絞り込み</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>Sort cards by</source>
   <translation>カードの並び順</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>Size of the cards</source>
   <translation>カードの大きさ</translation>
  </message>
  <message>
   <location filename="../../gui/toolbar.py" />
   <source>Grid</source>
   <translation>グリッド</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>Find cards</source>
   <translation>カードを探す</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>Type a part of a name, in English or Japanese, or words like t:battle r&lt;=5 c:red. The filters write the same words. Enter goes on to the list.</source>
   <translation>名前の一部を英語か日本語で入力するか、t:battle r&lt;=5 c:red のような語を入力します。絞り込みのボタンでも同じ語が入ります。Enter で一覧に移ります。</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>Build the deck</source>
   <translation>デッキを作る</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>Enter adds the chosen card, Shift+Enter puts a monster into the monster deck. +, − and the digits change the count. Every step can be undone.</source>
   <translation>Enter で選んだカードを追加し、Shift+Enter で怪獣を怪獣デッキに入れます。+、− と数字キーで枚数を変えられます。どの操作も元に戻せます。</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>Check it</source>
   <translation>チェックする</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>The checks say what the deck still needs and by which rule. The button beside a problem puts it right. Ctrl+K finds everything else.</source>
   <translation>チェックには、デッキに足りないものと、その根拠のルールが表示されます。問題の横のボタンで直せます。そのほかのものは Ctrl+K で探せます。</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>{number} of {count}</source>
   <translation>{number} / {count}</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>Tour: {title}</source>
   <translation>ガイド：{title}</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>Skip</source>
   <translation>スキップ</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>Done</source>
   <translation>完了</translation>
  </message>
  <message>
   <location filename="../../gui/tour.py" />
   <source>Next</source>
   <translation>次へ</translation>
  </message>
  <message>
   <location filename="../../gui/widgets/face.py" />
   <source>No card</source>
   <translation>カードなし</translation>
  </message>
  <message>
   <location filename="../../gui/widgets/fold.py" />
   <source>open</source>
   <translation>展開</translation>
  </message>
  <message>
   <location filename="../../gui/widgets/fold.py" />
   <source>folded</source>
   <translation>折りたたみ</translation>
  </message>
  <message>
   <location filename="../../gui/widgets/fold.py" />
   <source>{state}, {note}</source>
   <translation>{state}、{note}</translation>
  </message>
  <message>
   <location filename="../../gui/widgets/fold.py" />
   <source>Fold away</source>
   <translation>折りたたむ</translation>
  </message>
  <message>
   <location filename="../../gui/widgets/fold.py" />
   <source>Unfold</source>
   <translation>展開する</translation>
  </message>
  <message>
   <location filename="../../gui/widgets/stepper.py" />
   <source>{count} of {limit}</source>
   <translation>{count} / {limit}</translation>
  </message>
  <message>
   <location filename="../../gui/widgets/stepper.py" />
   <source>{count} of {copies}</source>
   <translation>{count}枚、上限{copies}</translation>
  </message>
  <message>
   <location filename="../../gui/widgets/tick.py" />
   <source>{value}, {cards}</source>
   <translation>{value}、{cards}</translation>
  </message>
  <message>
   <location filename="../../gui/window.py" />
   <source>Some files could not be read</source>
   <translation>読み込めないファイルがあります</translation>
  </message>
  <message>
   <location filename="../../gui/window.py" />
   <source>The settings are not saved</source>
   <translation>設定は保存されていません</translation>
  </message>
  <message>
   <location filename="../../gui/window.py" />
   <source>{title}[*] – Deck builder</source>
   <translation>{title}[*] – デッキビルダー</translation>
  </message>
  <message>
   <location filename="../../gui/window.py" />
   <source>&amp;Undo {what}</source>
   <translation>元に戻す：{what}(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../gui/window.py" />
   <source>&amp;Redo {what}</source>
   <translation>やり直し：{what}(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../gui/window.py" />
   <source>Selected: {card}</source>
   <translation>選択中：{card}</translation>
  </message>
  <message>
   <location filename="../../gui/workspace.py" />
   <source>Save deck</source>
   <translation>デッキの保存</translation>
  </message>
  <message>
   <location filename="../../gui/workspace.py" />
   <source>Deck is not saved</source>
   <translation>デッキを保存できませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/workspace.py" />
   <source>The file is not renamed</source>
   <translation>ファイル名を変更できませんでした</translation>
  </message>
  <message>
   <location filename="../../gui/workspace.py" />
   <source>Deck cannot be reloaded</source>
   <translation>デッキを読み直せません</translation>
  </message>
  <message>
   <location filename="../../paper/pictures.py" />
   <source>the picture is damaged</source>
   <translation>画像が壊れています</translation>
  </message>
  <message>
   <location filename="../../paper/pictures.py" />
   <source>the file is empty</source>
   <translation>ファイルが空です</translation>
  </message>
  <message>
   <location filename="../../paper/pictures.py" />
   <source>this is no picture</source>
   <translation>画像ではありません</translation>
  </message>
  <message>
   <location filename="../../paper/pictures.py" />
   <source>{width} × {height} pixels are too many</source>
   <translation>{width} × {height} ピクセルは大きすぎます</translation>
  </message>
  <message>
   <location filename="../../play/cluster.py" />
   <source>Playing on a cluster needs the package “distributed”, which is not installed: {command}</source>
   <translation>クラスターで対戦するには、パッケージ「distributed」が必要です。インストールされていません：{command}</translation>
  </message>
  <message>
   <location filename="../../play/cluster.py" />
   <source>This built program cannot play on a cluster. Installed by {command} it can</source>
   <translation>このビルド版ではクラスターを使えません。{command}でインストールすると使えます</translation>
  </message>
  <message>
   <location filename="../../play/cluster.py" />
   <source>“{address}” is no address of a scheduler: {reason}</source>
   <translation>「{address}」はスケジューラーのアドレスではありません：{reason}</translation>
  </message>
  <message>
   <location filename="../../play/cluster.py" />
   <source>No scheduler answers at {address}. Is it running, and can this machine reach it?</source>
   <translation>{address}のスケジューラーが応答しません。スケジューラーが動いているか、このパソコンから接続できるかを確認してください。</translation>
  </message>
  <message>
   <location filename="../../play/cluster.py" />
   <source>The scheduler at {address} has had no worker for {seconds} seconds.</source>
   <translation>{address}のスケジューラーに、{seconds}秒間ワーカーがありません。</translation>
  </message>
  <message>
   <location filename="../../play/cluster.py" />
   <source>The workers of the scheduler at {address} do not answer.</source>
   <translation>{address}のスケジューラーのワーカーが応答しません。</translation>
  </message>
  <message>
   <location filename="../../play/cluster.py" />
   <source>The worker {worker} cannot run this program, which must be installed there: {reason}</source>
   <translation>ワーカー{worker}では、このアプリを実行できません。ワーカーにもインストールが必要です：{reason}</translation>
  </message>
  <message>
   <location filename="../../play/cluster.py" />
   <source>The worker {worker} has version {theirs} of this program, this machine {mine}.</source>
   <translation>アプリのバージョンが違います。ワーカー{worker}は{theirs}、このパソコンは{mine}です。</translation>
  </message>
  <message>
   <location filename="../../play/goldfish.py" />
   <source>Goldfish of rank {rank}, threat {threat}</source>
   <translation>動かない相手（等級{rank}、脅威度{threat}）</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Start Phase</source>
   <translation>スタートフェイズ</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Main Phase</source>
   <translation>メインフェイズ</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Counter Phase</source>
   <translation>撃退フェイズ</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>End Phase</source>
   <translation>エンドフェイズ</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Zone {zone}: {monster}, rank {rank}</source>
   <translation>エリア{zone}：{monster}、等級{rank}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Turn {turn}, your turn, {phase}</source>
   <translation>ターン{turn}、あなたのターン、{phase}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Turn {turn}, the opponent's turn, {phase}</source>
   <translation>ターン{turn}、相手のターン、{phase}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>No monster</source>
   <translation>怪獣なし</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Zone {zone}: {cards}</source>
   <translation>エリア{zone}：{cards}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Next draws: {cards}</source>
   <translation>次に引くカード：{cards}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Deck below, shuffled: {cards}</source>
   <translation>山札の残り（シャッフル）：{cards}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Monster deck: {cards}</source>
   <translation>怪獣デッキ：{cards}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Discard pile, the last card first: {cards}</source>
   <translation>捨て札（新しいカードから順）：{cards}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Has played a monster this turn</source>
   <translation>このターンに怪獣を出現させた</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Has paid for the invasion of this turn</source>
   <translation>このターンの進攻のためのカードを捨てた</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Has invaded {zones} this turn</source>
   <translation>このターンに{zones}進攻した</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Lost this turn, destroyed: {cards}</source>
   <translation>このターンに破壊されたカード：{cards}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>{card} was played by Burst</source>
   <translation>強襲で出したカード：{card}</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>The monster stands still</source>
   <translation>怪獣は前進しない</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>Strategy zone {zone}: {cards}, placed on turn {turn}</source>
   <translation>戦略エリア{zone}：{cards}、ターン{turn}に配置</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>{count:,} zone</source>
   <translation>{count:,}エリア</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>{count:,} zones</source>
   <translation>{count:,}エリア</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>{count:,} battle card</source>
   <translation>交戦カード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../play/position_words.py" />
   <source>{count:,} battle cards</source>
   <translation>交戦カード{count:,}枚</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>{percent} %</source>
   <translation>{percent}%</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>Nothing unusual: this is what fair shuffles look like.</source>
   <translation>異常はありません。公平なシャッフルでよく見られる結果です。</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>less than 0.1 %</source>
   <translation>0.1%未満</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>more than 99.9 %</source>
   <translation>99.9%超</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>These shuffles are not fair.</source>
   <translation>このシャッフルは公平ではありません。</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>These shuffles are more even than chance is.</source>
   <translation>このシャッフルは、偶然にしては均等すぎます。</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>Unusual, as one report in a hundred is: look at another seed before you doubt.</source>
   <translation>100回に1回ほどの珍しい結果です。疑う前に、別のシードでも確かめてください。</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>{games} shuffles of {size} cards, seeds {first} to {last}, as the game shuffles.</source>
   <translation>{size}枚のカードを{games}回シャッフルしました（シード {first}～{last}、対戦と同じ方法）。</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>Each card should lie at each place about {expected} times; it was {low} to {high} times.</source>
   <translation>各カードが各位置に来る回数は、約{expected}回になるはずです。実際は{low}～{high}回でした。</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>How often a fair shuffler would differ as much or more: {share} (chi-square {sum}, {degrees} degrees of freedom).</source>
   <translation>公平なシャッフルで、これ以上の差が出る確率：{share}（カイ二乗値 {sum}、自由度 {degrees}）。</translation>
  </message>
  <message>
   <location filename="../../play/shuffles.py" />
   <source>The same for four copies of one card in the first hand: {share} (chi-square {sum}, {degrees} degrees of freedom).</source>
   <translation>最初の手札に入る同じカード4枚について、同様の確率：{share}（カイ二乗値 {sum}、自由度 {degrees}）。</translation>
  </message>
  <message>
   <location filename="../../play/strongest.py" />
   <source>The monster deck has no monster of rank {rank}</source>
   <translation>怪獣デッキに等級{rank}の怪獣がありません</translation>
  </message>
  <message>
   <location filename="../../play/strongest.py" />
   <source>zone of the opponent</source>
   <translation>相手のエリア</translation>
  </message>
  <message>
   <location filename="../../play/strongest.py" />
   <source>rank of the opponent</source>
   <translation>相手の等級</translation>
  </message>
  <message>
   <location filename="../../play/strongest.py" />
   <source>rage of the opponent</source>
   <translation>相手の怒り</translation>
  </message>
  <message>
   <location filename="../../play/strongest.py" />
   <source>The {what} is {value}; expected {low} to {high}</source>
   <translation>{what}は{low}～{high}が必要です（実際の値：{value}）</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>the Japanese number of Heat Ray</source>
   <translation>熱線の日本版番号</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>not in the English pool</source>
   <translation>英語版のカードプールにない</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>community snapshot</source>
   <translation>有志によるリスト</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>The newest snapshot of a public simulator of the game. No official English list was found.</source>
   <translation>公開されているシミュレーターの最新のリストです。英語版の公式リストは見つかっていません。</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>community snapshot, date not published</source>
   <translation>有志によるリスト（公開日不明）</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>also on the official Japanese list</source>
   <translation>日本の公式リストにもある</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>Pool and exclusions as a public simulator of the game has them; release dates from sets.json.</source>
   <translation>カードプールと除外カードは公開されているシミュレーターのもの、発売日はsets.jsonのものです。</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>A card may be used from the day its set comes out in English. Sets without an English date in sets.json (EFC01, ESC01, promos) count as released.</source>
   <translation>カードは、そのセットの英語版が発売された日から使えます。sets.jsonに英語版の発売日がないセット（EFC01、ESC01、プロモ）は発売済みとみなします。</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>the English number of Heat Ray</source>
   <translation>熱線の英語版番号</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>official Japanese list</source>
   <translation>日本の公式リスト</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>The publisher's Japanese list as a public deck tool transcribes it; the tool names the official rules page.</source>
   <translation>公開されているデッキ作成ツールが書き写した、日本の公式リストです。そのツールは公式のルールページを出典としています。</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>newer 0-copy entries of the community snapshot</source>
   <translation>有志によるリストに新しく加わった0枚制限のカード</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>The newest snapshot of a public simulator of the game. No official English list was found. They are not on the official Japanese list of 2026-04-01.</source>
   <translation>公開されているシミュレーターの最新のリストです。英語版の公式リストは見つかっていません。これらのカードは2026-04-01の日本の公式リストにはありません。</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>A card may be used from the day its set comes out in Japan. Promo cards carry no date and count as released. No list is known before 2026-04-01.</source>
   <translation>カードは、そのセットが日本で発売された日から使えます。プロモカードには日付がなく、発売済みとみなします。2026-04-01より前のリストは知られていません。</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>The allow-list of a public simulator of the game: the starter decks and 210 commons and uncommons.</source>
   <translation>公開されているシミュレーターの使用可能リストです。スターターデッキと、コモン・アンコモン210種類です。</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>A budget format of players. EPR-005 is in as a common of Booster 04, which reprints it. Sets without an English date in sets.json count as released.</source>
   <translation>プレイヤーによる低予算フォーマットです。EPR-005は、ブースター04でコモンとして再録されているため使えます。sets.jsonに英語版の発売日がないセットは発売済みとみなします。</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>The general deck rules and nothing else.</source>
   <translation>デッキ構築の基本ルールだけです。</translation>
  </message>
  <message>
   <location filename="../../../card_data/formats.json" />
   <source>Every card may be used; a card of a set that is not out yet gives advice only.</source>
   <translation>すべてのカードを使えます。未発売のセットのカードはアドバイスだけを表示します。</translation>
  </message>
 </context>
</TS>
