import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RowColumn } from '@huella/domain/engine/events/row-columns';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { gain } from './figures';
import { growsOf, type ReadRow } from './read-rows';
import { RefusedRows } from './RefusedRows';
import { confirmedKey } from './row-state';
import type { EventGrid } from './use-event-grid';
import { useDoubtText } from './use-doubt-text';

export interface GridSideProps {
  readonly grid: EventGrid;
  /** Goes to a cell. */
  readonly onGo: (id: number, field: string) => void;
}

const Aside = styled('aside')(({ theme }) => ({
  flex: 'none',
  width: 260,
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  padding: 20,
  overflowY: 'auto',
  borderLeft: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.ground,
  ...typeStyle(type.cell),
  [theme.breakpoints.down('lg')]: {
    width: 'auto',
    maxHeight: 200,
    borderLeft: 0,
    borderTop: `1px solid ${theme.palette.line}`,
  },
}));
const Figure = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  ...typeStyle({ ...type.section, weight: 400 }),
  '& strong': { color: theme.palette.ink, ...typeStyle(type.figure) },
}));
const Track = styled('div')(({ theme }) => ({
  height: 4,
  borderRadius: radius.full,
  backgroundColor: theme.palette.track,
  '& > div': { height: '100%', borderRadius: radius.full, backgroundColor: theme.palette.accent.mark },
}));
const Head = styled('h2')(typeStyle({ ...type.cell, weight: 600 }));
const Small = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));
const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  margin: '8px 0 4px',
  fontVariantNumeric: 'tabular-nums',
});
const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: 12,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  '& h2': { display: 'flex', alignItems: 'center', gap: 8, ...typeStyle({ ...type.cell, weight: 600 }) },
  '& h2 svg': { color: theme.palette.state.warning.text },
  '& h2[data-tone="danger"] svg': { color: theme.palette.state.danger.text },
  '& li + li': { marginTop: 12, paddingTop: 12, borderTop: `1px solid ${theme.palette.line}` },
  '& button[data-row-link]': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    font: 'inherit',
    fontWeight: 500,
  },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

/** How far it is, what each kind gained a day, and what is worth a second look. */
export function GridSide({ grid, onGo }: GridSideProps) {
  const { say, word, language } = useSay('eventGrid');
  const { read } = grid;
  const [done, total] = [read.counted.length, read.rows.length];
  const growing = grid.columns.filter((column) => growsOf(column) !== null);
  return (
    <Aside>
      <div>
        <Head>{word(grid.event.name)}</Head>
        <Figure>
          <strong>{formatCount(done, language)}</strong> / {formatCount(total, language)}
        </Figure>
        <Track aria-hidden="true">
          <div style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }} />
        </Track>
      </div>
      {growing.map((column) => (
        <Gains key={column.field.name} rows={read.counted} column={column} />
      ))}
      <Doubts grid={grid} onGo={onGo} />
      <Small>
        {say('eventGrid:keysNext')} {say('eventGrid:keysScan')}
      </Small>
    </Aside>
  );
}

function Gains({ rows, column }: { readonly rows: readonly ReadRow[]; readonly column: RowColumn }) {
  const { say, language } = useSay('eventGrid');
  const kinds = gainsByKind(rows, column.field.name);
  if (kinds.length === 0) return null;
  const most = Math.max(...kinds.map(([, mean]) => mean), 0.01);
  return (
    <div>
      <Small>{say('eventGrid:gainTitle', { unit: column.measure?.attribute.unit ?? '' })}</Small>
      {kinds.map(([kind, mean]) => (
        <div key={kind}>
          <Line>
            <span>{kind}</span>
            <span>{gain(mean, language)}</span>
          </Line>
          <Track aria-hidden="true">
            <div style={{ width: `${Math.max(0, (100 * mean) / most)}%` }} />
          </Track>
        </div>
      ))}
    </div>
  );
}

/** What the rows of each kind gained a day, the most first; what is doubtful says nothing of the others. */
function gainsByKind(rows: readonly ReadRow[], name: string): readonly (readonly [string, number])[] {
  const gains = new Map<string, number[]>();
  for (const { asset, gains: own, doubts } of rows) {
    const gained = own[name] ?? null;
    if (gained === null || (doubts[name] ?? null) !== null) continue;
    const kind = asset.kind[0] ?? '';
    const of = gains.get(kind);
    if (of === undefined) gains.set(kind, [gained]);
    else of.push(gained);
  }
  return [...gains]
    .map(([kind, all]) => [kind, all.reduce((sum, each) => sum + each, 0) / all.length] as const)
    .toSorted(([, one], [, other]) => other - one);
}

function Doubts({ grid, onGo }: GridSideProps) {
  const { say } = useSay('eventGrid');
  const { doubtful, faulty, rows } = grid.read;
  const isRefused = rows.some(({ asset }) => grid.refusalOf(asset.id) !== null);
  if (doubtful.length + faulty.length === 0 && !isRefused) return null;
  return (
    <Card aria-live="polite">
      <RefusedRows grid={grid} onGo={(id) => onGo(id, '')} />
      {faulty.length > 0 && (
        <>
          <Head>
            <TriangleAlert size={16} aria-hidden="true" />
            {say('eventGrid:faults', { count: faulty.length })}
          </Head>
          <ul>
            {faulty.slice(0, mostShown).map(({ asset, issues }) => (
              <li key={asset.id}>
                <button type="button" data-row-link onClick={() => onGo(asset.id, issues[0]?.field ?? '')}>
                  {asset.label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {doubtful.length > 0 && (
        <>
          <Head>
            <TriangleAlert size={16} aria-hidden="true" />
            {say('eventGrid:toCheck', { count: doubtful.length })}
          </Head>
          <ul>
            {doubtful.slice(0, mostShown).map((row) => (
              <li key={row.asset.id}>
                <RowDoubts grid={grid} row={row} onGo={onGo} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Rows that are told of at once; what is mended makes room for the next. */
const mostShown = 20;

export interface RowDoubtsProps {
  readonly grid: EventGrid;
  readonly row: ReadRow;
  readonly onGo?: (id: number, field: string) => void;
}

/** What is doubtful about a row, with what it may have been, and that it is right. */
export function RowDoubts({ grid, row, onGo }: RowDoubtsProps) {
  const { say } = useSay('eventGrid');
  const text = useDoubtText(grid);
  const { asset } = row;
  return grid.columns.map(({ field }) => {
    const doubt = row.doubts[field.name] ?? null;
    const value = row.values[field.name];
    if (doubt === null || typeof value !== 'number') return null;
    const said = text(row, field, doubt);
    const { instead } = said;
    return (
      <div key={field.name}>
        {onGo === undefined ? (
          <strong>{said.title}</strong>
        ) : (
          <button type="button" data-row-link onClick={() => onGo(asset.id, field.name)}>
            {said.title}
          </button>
        )}
        <Small>{said.text}</Small>
        <Actions>
          {instead !== null && (
            <Button
              size="small"
              onClick={() => grid.edits.write([{ id: asset.id, field: field.name, text: instead }])}
            >
              {say('eventGrid:use', { value: instead })}
            </Button>
          )}
          <Button
            size="small"
            variant="text"
            color="secondary"
            onClick={() => grid.edits.confirm(confirmedKey(asset.id, field.name, value))}
          >
            {say('eventGrid:isRight')}
          </Button>
        </Actions>
      </div>
    );
  });
}
