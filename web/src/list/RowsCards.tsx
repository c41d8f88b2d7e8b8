import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { gutter, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import type { RowsColumn } from './rows-column';
import type { RowsSelection } from './RowsGrid';

export interface RowsCardsProps<Row> {
  readonly label: string;
  readonly columns: readonly RowsColumn<Row>[];
  readonly rows: readonly Row[];
  /** Rows can be selected, on all pages together. */
  readonly selection?: RowsSelection | undefined;
}

const Cards = styled('ul')(({ theme }) => ({ borderTop: `1px solid ${theme.palette.line}` }));
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: `11px ${gutter.phone}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  '&[data-check="true"]': { gridTemplateColumns: '20px minmax(0, 1fr) auto' },
  '&[data-selected="true"]': { backgroundColor: theme.palette.accent.tint },
}));
const Check = styled('label')({ gridRow: '1 / span 3', alignSelf: 'center' });
const Name = styled('span')({ overflowWrap: 'anywhere', ...typeStyle({ ...type.section, weight: 500 }) });
const End = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  justifySelf: 'end',
  gap: 4,
  minHeight: type.section.line,
  ...typeStyle({ ...type.cell, weight: 500 }),
  // A menu is higher than the name beside it, and takes the line's place with its room to touch.
  '& [data-icon-button]': { margin: '-10px -10px -10px 0' },
  '& .MuiButton-root': { marginBlock: -10 },
});
const Words = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  '[data-check="true"] > &': { gridColumn: '2 / -1' },
  color: theme.palette.ink2,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
  '&[data-small="true"]': { color: theme.palette.ink3, ...typeStyle(type.meta) },
  '&:empty': { display: 'none' },
}));

const onCard = { tabIndex: 0, isCard: true };

/** Records as cards, for windows under 600 px. */
export function RowsCards<Row extends { readonly id: number | string }>({
  label,
  columns,
  rows,
  selection,
}: RowsCardsProps<Row>) {
  const of = (place: RowsColumn<Row>['card']) => columns.filter((column) => column.card === place);
  const drawn = (column: RowsColumn<Row>, row: Row) => column.draw?.(row, onCard) ?? column.text(row);
  const joined = (place: 'line' | 'small', row: Row) =>
    of(place)
      .map((column) => column.text(row))
      .filter((text) => text !== '')
      .join(' · ');
  return (
    <Cards aria-label={label}>
      {rows.map((row) => (
        <Item
          key={row.id}
          data-check={selection !== undefined}
          data-selected={selection !== undefined && isIn(selection, row.id)}
        >
          {selection !== undefined && (
            <CardCheck
              id={row.id}
              name={of('name')
                .map((column) => column.text(row))
                .join(' ')}
              selection={selection}
            />
          )}
          <Name>
            {of('name').map((column) => (
              <span key={column.name}>{drawn(column, row)}</span>
            ))}
          </Name>
          <End>
            {of('end').map((column) => (
              <span key={column.name}>{drawn(column, row)}</span>
            ))}
          </End>
          <Words>{joined('line', row)}</Words>
          <Words data-small>{joined('small', row)}</Words>
        </Item>
      ))}
    </Cards>
  );
}

interface CardCheckProps {
  readonly id: number | string;
  /** What it is called: who hears twenty of them knows which is which. */
  readonly name: string;
  readonly selection: RowsSelection;
}

/** Takes a record into the selection, and out of it. */
function CardCheck({ id, name, selection }: CardCheckProps) {
  const { say } = useSay('list');
  return (
    <Check>
      <Checkbox
        checked={isIn(selection, id)}
        onChange={(event) => {
          const others = [...selection.ids].filter((each) => each !== id);
          selection.onSelect(new Set(event.target.checked ? [...others, Number(id)] : others));
        }}
        slotProps={{ input: { 'aria-label': say('list:selectRowOf', { label: name }) } }}
      />
    </Check>
  );
}

const isIn = ({ ids }: RowsSelection, id: number | string) => ids.has(Number(id));
