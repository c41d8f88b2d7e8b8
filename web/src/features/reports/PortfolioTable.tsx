import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Unplug from 'lucide-react/icons/unplug';
import type { Portfolio, PortfolioRow, PortfolioStanding } from '@huella/domain/calls/report-board';
import type { CountedIn } from '@huella/domain/calls/reports';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { type, type Tone } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Pagination } from '../../ui/Pagination';
import { RowsTable, type TableRow } from '../../ui/RowsTable';
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { PanelCard } from '../panel/PanelCard';
import { useFigure } from '../panel/use-figure';
import { ListLink } from './ListLink';

export interface PortfolioTableProps {
  readonly portfolio: Portfolio;
  readonly assetType: number;
}

const Note = styled('p')(({ theme }) => ({
  margin: '12px 0 0',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** Rows of a page: few portfolios have more. */
const pageSizes = [10, 25, 50] as const;

const looks: Readonly<
  Record<PortfolioStanding, { readonly tone: Tone; readonly icon?: StatusChipProps['icon'] }>
> = {
  confirmed: { tone: 'ok', icon: 'shield' },
  expiring: { tone: 'warning', icon: CalendarClock },
  unconfirmed: { tone: 'neutral' },
  differs: { tone: 'warning' },
  stopped: { tone: 'danger', icon: Unplug },
};

/** A portfolio by its entities, a page at a time, whose rows add up to the last one; each figure opens the list that it counts. */
export function PortfolioTable({ portfolio, assetType }: PortfolioTableProps) {
  const { say } = useSay('reports');
  const [size, setSize] = useState<number>(pageSizes[0]);
  const [asked, setPage] = useState(0);
  const { rows, entity, places } = portfolio;
  const page = Math.min(asked, Math.max(Math.ceil(rows.length / size) - 1, 0));
  const { columns, rowOf, total } = useTable(portfolio, assetType);
  const isShared = rows.reduce((sum, row) => sum + row.places, 0) > places;
  return (
    <PanelCard title={say('reports:entities', { entity: entity.toLowerCase() })}>
      <RowsTable
        label={say('reports:entities', { entity: entity.toLowerCase() })}
        maxInLine={20}
        columns={columns}
        rows={[...rows.slice(page * size, (page + 1) * size).map(rowOf), total]}
      />
      {rows.length > pageSizes[0] && (
        <Pagination
          label={say('reports:entities', { entity: entity.toLowerCase() })}
          {...{ page, sizes: pageSizes, pageSize: size, total: rows.length }}
          onPage={setPage}
          onPageSize={(next) => {
            setSize(next);
            setPage(0);
          }}
        />
      )}
      {isShared && <Note>{say('reports:placesShared')}</Note>}
    </PanelCard>
  );
}

/** A figure with what it counts. */
interface Cell {
  readonly name: string;
  readonly label: string;
  readonly figure: (row: PortfolioRow) => number;
  readonly lists: (row: PortfolioRow) => readonly CountedIn[];
  readonly total: number;
  readonly totalLists: readonly CountedIn[];
}

function useCells({ noun, unit, places, total, secured, worth, unconfirmed }: Portfolio): readonly Cell[] {
  const { say } = useSay('reports');
  const value = say(unconfirmed === null ? 'reports:plainValue' : 'reports:confirmedValue');
  const ofAll = { lists: (row: PortfolioRow) => row.lists, totalLists: total.lists };
  const many = `${noun.many.slice(0, 1).toUpperCase()}${noun.many.slice(1)}`;
  return [
    { ...ofAll, name: 'places', label: say('reports:colPlaces'), figure: (row) => row.places, total: places },
    { ...ofAll, name: 'count', label: many, figure: (row) => row.count, total: total.count },
    {
      ...{ ...ofAll, name: 'amount', label: `${say('reports:tonnes')} (${unit})` },
      ...{ figure: (row) => row.amount, total: total.amount },
    },
    ...(secured === null
      ? []
      : [
          {
            ...{ name: 'pledged', label: say('reports:colPledged', { unit }), total: secured.amount },
            figure: (row: PortfolioRow) => row.pledged?.amount ?? 0,
            lists: (row: PortfolioRow) => row.pledged?.lists ?? [],
            totalLists: secured.lists,
          },
        ]),
    ...(worth?.values ?? []).map(({ currency, value: whole, lists }, at) => ({
      ...{ name: `value-${currency}`, label: `${value} (${currency})` },
      figure: (row: PortfolioRow) => row.values[at]?.value ?? 0,
      lists: (row: PortfolioRow) => row.values[at]?.lists ?? [],
      ...{ total: whole, totalLists: lists },
    })),
  ];
}

function useTable(portfolio: Portfolio, assetType: number) {
  const { say, language } = useSay('reports');
  const figure = useFigure();
  const cells = useCells(portfolio);
  const { entity, unconfirmed } = portfolio;
  const hasStanding = unconfirmed !== null;
  const link = (row: string, label: string, value: number, lists: readonly CountedIn[]) => (
    <ListLink {...{ lists, assetType }} label={`${row}: ${label}`} figure={figure(value)}>
      {figure(value)}
    </ListLink>
  );
  const rowOf = (row: PortfolioRow): TableRow => ({
    key: row.key,
    cells: [
      row.label,
      ...cells.map((cell) => link(row.label, cell.label, cell.figure(row), cell.lists(row))),
      row.checked === null ? '–' : formatDateInProse(row.checked, language),
      ...(hasStanding ? [<Standing key="standing" standing={row.standing} />] : []),
    ],
    quiet: [false, ...cells.map((cell) => cell.figure(row) === 0), row.checked === null],
  });
  const strong = (content: ReactNode) => <strong>{content}</strong>;
  const total: TableRow = {
    key: 'total',
    cells: [
      strong(say('reports:total')),
      ...cells.map((cell) => strong(link(say('reports:total'), cell.label, cell.total, cell.totalLists))),
    ],
    quiet: [false, ...cells.map(() => false), true, true],
  };
  const columns = [
    { name: 'entity', label: entity },
    ...cells.map(({ name, label }) => ({ name, label, isFigure: true })),
    { name: 'checked', label: say('reports:colChecked') },
    ...(hasStanding ? [{ name: 'standing', label: say('reports:colStanding') }] : []),
  ];
  return { columns, rowOf, total };
}

function Standing({ standing }: { readonly standing: PortfolioStanding | null }) {
  const { say } = useSay('reports');
  if (standing === null) return null;
  const { tone, icon } = looks[standing];
  return (
    <StatusChip tone={tone} icon={icon}>
      {say(`reports:standing_${standing}`)}
    </StatusChip>
  );
}
