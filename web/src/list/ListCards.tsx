import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { useSay } from '../words/use-say';
import { cardFields } from './card-fields';
import { cardLook } from './card-look';
import { cellTextOf } from './cell-text';
import { ListCard } from './ListCard';
import type { ListGridProps } from './ListGrid';
import { useSearchMarks } from './use-search-marks';
import { nameColumn } from './columns';
import { isSelectable, selectInView, takesSelection } from './selection';

const Cards = styled('ul')(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.line}`,
  ...cardLook(theme),
}));

/** Cards that a telephone shows at once; the others follow in steps, and answer presses meanwhile. */
const firstCards = 8;
/** Room for a card that is to follow, in pixels: a list that one comes back to is scrolled to where it was. */
const cardRoom = 100;

/** The rows of a list as cards, for windows under 600 px. */
export function ListCards({ list, links, selection, onSelect, onWhy }: ListGridProps) {
  const { word } = useSay('list');
  const { subject, rows, ending, columns } = list;
  const text = useMemo(() => cellTextOf(rows, subject.locale), [rows, subject.locale]);
  const fields = useMemo(() => cardFields(columns.shown, subject.model), [columns.shown, subject.model]);
  const inCards = useMemo(() => {
    const name = nameColumn(columns.shown, subject.model);
    return [...(name === undefined ? [] : [name]), ...fields.kind, ...fields.small];
  }, [columns.shown, subject.model, fields]);
  const marks = useSearchMarks(list, inCards, text);
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? rows : rows.slice(0, firstCards);
  const toggle = (row: AssetRow, isSelected: boolean) => {
    const ids = new Set([...selection.keys()].filter((id) => id !== row.id));
    onSelect(selectInView(selection, [row], isSelected ? ids.add(row.id) : ids));
  };
  return (
    <Cards
      aria-label={word(subject.model.noun.many)}
      style={{ paddingBottom: (rows.length - drawn.length) * cardRoom }}
    >
      {drawn.map((row) => (
        <ListCard
          key={row.id}
          row={row}
          fields={fields}
          text={text}
          marks={marks}
          links={links}
          isSelected={selection.has(row.id)}
          isSelectable={isSelectable(row, ending)}
          canSelect={takesSelection(subject)}
          onSelect={(isSelected) => {
            toggle(row, isSelected);
          }}
          onWhy={onWhy}
        />
      ))}
    </Cards>
  );
}
