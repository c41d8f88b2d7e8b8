import { styled } from '@mui/material/styles';
import { gutter, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import type { RowsColumn } from './rows-column';

export interface RowsCardsProps<Row> {
  readonly label: string;
  readonly columns: readonly RowsColumn<Row>[];
  readonly rows: readonly Row[];
}

const Cards = styled('ul')(({ theme }) => ({ borderTop: `1px solid ${theme.palette.line}` }));
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: `11px ${gutter.phone}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
}));
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
  '& .MuiIconButton-root': { margin: '-10px -10px -10px 0' },
  '& .MuiButton-root': { marginBlock: -10 },
});
const Words = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
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
        <Item key={row.id}>
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
