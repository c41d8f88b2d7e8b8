import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import type { MoveRow, ReportMoves, ReportPie } from '@huella/domain/calls/reports';
import { formatDate } from '@huella/domain/engine/fields/date';
import { reportInputs } from '@huella/domain/model/report';
import { callFile } from '../../call/file';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { EmptyState } from '../../ui/EmptyState';
import { Halves } from '../../ui/halves';
import { RowsTable } from '../../ui/RowsTable';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { PanelCard } from '../panel/PanelCard';
import { useFigure } from '../panel/use-figure';
import { FileButtons } from './FileButtons';
import { ListLink } from './ListLink';
import { MovedDialog, type MovedAbout } from './MovedDialog';
import { MovesChart } from './MovesChart';
import { ReportChips } from './ReportChips';
import { ReportDonut } from './ReportDonut';
import { ReportHead, useHeading, type BoardProps } from './ReportHead';
import { sentInputs } from './report-form';

const Blocks = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

/** What there was, what came, what went and what there is, by establishment and by kind; each figure opens what it counts. */
export function MovesBoard({ onBack, onFilters, actions, ...asked }: BoardProps) {
  const { say, language } = useSay('reports');
  const { report, assetType, values } = asked;
  const body = { reportId: report.id, assetType, fieldsInputs: sentInputs(values) };
  const { data, error, refetch } = useQuery(callQuery('reports.moves', { body }));
  const heading = useHeading(asked);
  if (error !== null) return <FetchError title={say('reports:notBuilt')} error={error} onRetry={refetch} />;
  if (data === undefined) return <FormSkeleton count={6} />;
  const isEmpty = data.total.every((figure) => figure === 0);
  const save = (format: 'xlsx' | 'pdf') => () =>
    callFile('reports.file', { body: { ...body, format, language } });
  return (
    <>
      <ReportHead
        heading={heading}
        chips={<ReportChips {...{ ...asked, onBack, onFilters }} />}
        text={say('reports:between', {
          ...{ name: report.name, from: formatDate(data.from), to: formatDate(data.to) },
        })}
        actions={
          <>
            {actions}
            {!isEmpty && <FileButtons onSheet={save('xlsx')} onPdf={save('pdf')} />}
          </>
        }
      />
      {isEmpty ? (
        <EmptyState
          icon={<ArrowLeftRight size={20} />}
          kind="filtered"
          title={say('reports:nothingMoved')}
          text={say('reports:nothingText')}
        />
      ) : (
        <Told
          moves={data}
          asked={body}
          assetType={assetType}
          isOfCompanies={values[reportInputs.grouping] === 'company'}
        />
      )}
    </>
  );
}

interface ToldProps {
  readonly moves: ReportMoves;
  readonly asked: MovedAbout['asked'];
  readonly assetType: number;
  readonly isOfCompanies: boolean;
}

function Told({ moves, asked, assetType, isOfCompanies }: ToldProps) {
  const { say } = useSay('reports');
  const [about, setAbout] = useState<MovedAbout | null>(null);
  const { by, rows, entities, columns } = moves;
  const entity = say(isOfCompanies ? 'reports:byCompany' : 'reports:byEntity');
  const open = (column: ReportMoves['columns'][number], row: MoveRow | null, key: 'entity' | 'kind') => {
    const part = row === null ? {} : { [key]: row.key };
    setAbout({ label: labelOf(column.title, row), asked: { ...asked, columns: [column.name], ...part } });
  };
  return (
    <Blocks>
      <Charts moves={moves} assetType={assetType} />
      <PanelCard title={say('reports:movesBy', { name: entity.toLowerCase() })}>
        <MovesTable
          {...{ columns, assetType }}
          title={entity}
          rows={entities}
          total={moves.total}
          isWhole
          onOpen={(column, row) => {
            open(column, row, 'entity');
          }}
        />
        <Typography variant="body2" sx={{ color: 'ink3', marginTop: 1 }}>
          {say('reports:adds')}
        </Typography>
      </PanelCard>
      {by !== null && (
        <PanelCard title={say('reports:movesBy', { name: by.toLowerCase() })}>
          <MovesTable
            {...{ columns, rows, assetType }}
            title={by}
            total={moves.total}
            onOpen={(column, row) => {
              open(column, row, 'kind');
            }}
          />
        </PanelCard>
      )}
      {about !== null && (
        <MovedDialog
          about={about}
          assetType={assetType}
          onClose={() => {
            setAbout(null);
          }}
        />
      )}
    </Blocks>
  );
}

function Charts({ moves, assetType }: Pick<ToldProps, 'moves' | 'assetType'>) {
  const { say } = useSay('reports');
  const name = (moves.by ?? '').toLowerCase();
  return (
    <Halves>
      <MovesChart moves={moves} />
      {moves.by !== null && (
        <ReportDonut pie={closingPie(moves, say('reports:movesBy', { name }))} assetType={assetType} />
      )}
    </Halves>
  );
}

function labelOf(column: string, row: MoveRow | null): string {
  return row === null ? column : `${column}: ${row.label}`;
}

/** What there is by kind, as parts of a whole. */
function closingPie({ columns, rows, total }: ReportMoves, title: string): ReportPie {
  const at = columns.findIndex(({ sign }) => sign === 'closing');
  const last = columns[at];
  const values = rows
    .map(({ label, figures, closing }) => ({ name: label, value: figures[at] ?? 0, lists: closing }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  return {
    ...{ name: 'closing', unit: null, values, total: total[at] ?? 0 },
    title: `${last?.title ?? ''}. ${title}`,
    worth: null,
  };
}

/** What moved; what there was and what there is are always said. */
function isBetween(column: ReportMoves['columns'][number] | undefined): boolean {
  return column?.sign !== 'opening' && column?.sign !== 'closing';
}

interface MovesTableProps {
  readonly title: string;
  readonly columns: ReportMoves['columns'];
  readonly rows: readonly MoveRow[];
  readonly total: readonly number[];
  readonly assetType: number;
  /** All of each, in which nothing becomes of another kind. */
  readonly isWhole?: boolean;
  readonly onOpen: (column: ReportMoves['columns'][number], row: MoveRow | null) => void;
}

function MovesTable({ title, columns, rows, total, assetType, isWhole = false, onOpen }: MovesTableProps) {
  const { say } = useSay('reports');
  const figure = useFigure();
  const shown = columns.flatMap(({ sign }, at) => (isWhole && sign === 'changed' ? [] : [at]));
  const cell = (value: number, at: number, row: MoveRow | null) => {
    const column = columns[at];
    if (column === undefined || value === 0) return figure(value);
    const label = labelOf(column.title, row);
    if (column.sign === 'in' || column.sign === 'out')
      return (
        <Link
          component="button"
          type="button"
          sx={{ verticalAlign: 'baseline' }}
          aria-label={say('reports:openList', { label, figure: figure(value) })}
          onClick={() => {
            onOpen(column, row);
          }}
        >
          {figure(value)}
        </Link>
      );
    if (column.sign === 'changed') return value > 0 ? `+${figure(value)}` : figure(value);
    const lists = row === null ? [] : column.sign === 'opening' ? row.opening : row.closing;
    return (
      <ListLink {...{ lists, label, assetType }} figure={figure(value)}>
        {figure(value)}
      </ListLink>
    );
  };
  const rowOf = (key: string, label: string, figures: readonly number[], row: MoveRow | null) => ({
    key,
    cells: [label, ...shown.map((at) => cell(figures[at] ?? 0, at, row))],
    quiet: [false, ...shown.map((at) => figures[at] === 0 && isBetween(columns[at]))],
  });
  return (
    <RowsTable
      label={title}
      maxInLine={20}
      columns={[
        { name: 'name', label: title },
        ...shown.flatMap((at) => {
          const column = columns[at];
          return column === undefined ? [] : [{ name: column.name, label: column.title, isFigure: true }];
        }),
      ]}
      rows={[
        ...rows.map((row) => rowOf(row.key, row.label, row.figures, row)),
        ...(rows.length > 1 ? [rowOf('total', say('reports:total'), total, null)] : []),
      ]}
    />
  );
}
