import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isFigure } from '@huella/domain/engine/fields/index';
import { isUnread } from '@huella/domain/engine/sheets/unread-cell';
import { useIsPhone } from '../../shell/use-media';
import type { SheetColumn, SheetRow } from '../../sheet/sheet-store';
import { height, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format-count';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';

export interface SummaryRowsProps {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
}

/** Rows that are shown; on a telephone fewer, as cards. */
const shown = 50;
const shownOnPhone = 10;

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
}));
const Table = styled('table')(({ theme }) => ({
  minWidth: '100%',
  borderCollapse: 'collapse',
  ...typeStyle(type.cell),
  '& th, & td': {
    height: height.gridRow,
    padding: '0 12px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    maxWidth: 240,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead th': { color: theme.palette.ink2, backgroundColor: theme.palette.ground, fontWeight: 500 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.line}` },
  '& tbody th': { color: theme.palette.ink3, fontWeight: 400 },
  '& [data-figure="true"]': { textAlign: 'right' },
}));
const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** The first rows as they will be written, choices by their names. */
export function SummaryRows({ rows, columns }: SummaryRowsProps) {
  const { say, language } = useSay('imports');
  const isPhone = useIsPhone();
  const limit = isPhone ? shownOnPhone : shown;
  const some = rows.slice(0, limit).map(asWritten);
  const filled = columns.filter(({ field }) => some.some(({ texts }) => (texts[field.name] ?? '') !== ''));
  const title =
    rows.length > limit
      ? say('imports:firstRows', { figure: formatCount(limit, language) })
      : say('imports:allRows');
  return (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {isPhone ? (
        <List>
          {some.map((row) => (
            <RowCard key={row.row} row={row} columns={filled} />
          ))}
        </List>
      ) : (
        <Frame tabIndex={0} role="group" aria-label={title}>
          <Rows rows={some} columns={filled} />
        </Frame>
      )}
    </section>
  );
}

/** A row without the cells that could not be read: nothing of them is written. */
function asWritten({ texts, ...row }: SheetRow): SheetRow {
  const read = Object.entries(texts).filter(([, text]) => !isUnread(text));
  return { ...row, texts: Object.fromEntries(read) };
}

function Rows({ rows, columns }: SummaryRowsProps) {
  const { say } = useSay('imports');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{say('imports:rowNumber')}</th>
          {columns.map((column) => (
            <th key={column.field.name} scope="col" data-figure={isFigure(column.field)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, texts }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td
                key={column.field.name}
                data-figure={isFigure(column.field)}
                title={texts[column.field.name]}
              >
                {texts[column.field.name] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RowCard({ row, columns }: { readonly row: SheetRow; readonly columns: readonly SheetColumn[] }) {
  const { say } = useSay('imports');
  const filled = columns.filter(({ field }) => (row.texts[field.name] ?? '') !== '');
  return (
    <Card as="li">
      <Typography component="h4" variant="h4">
        {say('imports:rowNamed', { row: row.row })}
      </Typography>
      <KeyValueList
        items={filled.map(({ field, label }) => ({ key: label, value: row.texts[field.name] ?? '' }))}
      />
    </Card>
  );
}
