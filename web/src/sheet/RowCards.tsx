import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { shownInCell } from '@huella/domain/engine/fields/grid-text';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { focusLine } from '../theme/focus';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { LongList } from './LongList';
import { countRows } from './problems';
import type { SheetColumn, SheetRow } from './sheet-store';
import { useCounted } from './use-counted';

export interface RowCardsProps {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  /** The place of the row that was opened last; -1 for none. */
  readonly at: number;
  readonly onOpen: (row: number) => void;
}

/** Texts that a card shows under its title. */
const shownTexts = 3;

const Row = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: '10px 16px',
  border: 0,
  borderBottom: `1px solid ${theme.palette.line}`,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  minHeight: 64,
  ...typeStyle(type.body),
  '&:focus-visible': { ...focusLine(theme), outlineOffset: -2 },
}));
const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8 });
const Title = styled('strong')({
  flex: 1,
  minWidth: 0,
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Number = styled('span')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));
const Texts = styled('span')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
}));
const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.palette.state.danger.text,
  ...typeStyle({ ...type.meta, weight: 500 }),
  '&[data-level="warning"]': { color: theme.palette.state.warning.text },
}));

/** The rows as cards, for narrow screens: each says whether something is wrong, and opens as a form. */
export function RowCards({ rows, columns, at, onOpen }: RowCardsProps) {
  const { say } = useSay('sheet');
  return (
    <LongList
      label={say('sheet:rowList')}
      items={rows}
      guess={65}
      at={at}
      keyOf={(row) => String(row.row)}
      render={(row) => <RowCard row={row} columns={columns} onOpen={onOpen} />}
    />
  );
}

function RowCard({ row, columns, onOpen }: Omit<RowCardsProps, 'rows' | 'at'> & { readonly row: SheetRow }) {
  const { say, language } = useSay('sheet');
  const number = row.texts[pkColumn.name] ?? '';
  const all = columns
    .filter(({ field }) => field.name !== pkColumn.name)
    .map(({ field }) => shownInCell(field, row.texts[field.name] ?? '', language));
  const filled = all.filter((text) => text !== '');
  // What all rows begin with is no name for one that nobody has filled in, and a number is one where nothing else is there.
  const isNameless = row.isBlank === true && number === '' && (all[0] ?? '') === '';
  const [title = number, ...texts] = isNameless ? ['', ...filled] : filled;
  return (
    <Row type="button" onClick={() => onOpen(row.row)}>
      <Line>
        <Number>{say('sheet:rowName', { row: row.row })}</Number>
        <Title>{title === '' ? say('sheet:emptyRow') : title}</Title>
        <RowMark row={row} />
      </Line>
      <Texts>{texts.slice(0, shownTexts).join(' · ')}</Texts>
    </Row>
  );
}

function RowMark({ row }: { readonly row: SheetRow }) {
  const counted = useCounted();
  const { errors, warnings } = countRows([row]);
  if (errors > 0)
    return (
      <Mark>
        <CircleAlert size={14} aria-hidden="true" />
        {counted.errors(errors)}
      </Mark>
    );
  if (warnings === 0) return null;
  return (
    <Mark data-level="warning">
      <TriangleAlert size={14} aria-hidden="true" />
      {counted.warnings(warnings)}
    </Mark>
  );
}
