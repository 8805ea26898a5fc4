<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
 <context>
  <name>deckbuilder</name>
  <message>
   <location filename="../../cards/messages.py" />
   <location filename="../../gui/describe.py" />
   <source>, </source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../cli/inputs.py" />
   <source>{count:,} fault</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../cli/inputs.py" />
   <source>{count:,} faults</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck/odds_row.py" />
   <location filename="../../gui/preview.py" />
   <location filename="../../gui/widgets/tick.py" />
   <source>{count:,} card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck/odds_row.py" />
   <location filename="../../gui/preview.py" />
   <location filename="../../gui/widgets/tick.py" />
   <source>{count:,} cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <location filename="../../gui/deck_library/model.py" />
   <location filename="../../gui/deck_library/panel.py" />
   <source>{count:,} deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/actions.py" />
   <location filename="../../gui/deck_library/model.py" />
   <location filename="../../gui/deck_library/panel.py" />
   <source>{count:,} decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>{count:,} folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>{count:,} folders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>{decks} in {folders}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/panel.py" />
   <source>{decks}, {count} with problems</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/status.py" />
   <source>{count:,} problem</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/status.py" />
   <source>{count:,} problems</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/recovery.py" />
   <source>{count:,} main deck card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/recovery.py" />
   <source>{count:,} main deck cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/recovery.py" />
   <source>{count:,} monster</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/deck_library/stock.py" />
   <location filename="../../gui/recovery.py" />
   <source>{count:,} monsters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>{colors} {type} card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>rank {rank}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>{colors} token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>{colors} base</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>threat {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>step {step}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>no step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source> and </source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>limit {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>not both</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>one a rank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>no monster</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>unknown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>token</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>rage card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>not released</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>not in format</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>not allowed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>step 2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>colour</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>Resonance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>problem</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/describe.py" />
   <source>counter power {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/widgets/stepper.py" />
   <source>{count:,} copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../gui/widgets/stepper.py" />
   <source>{count:,} copies</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
