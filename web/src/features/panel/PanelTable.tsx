import Link from '@mui/material/Link';
import { useState } from 'react';
import type { PanelTableView } from '@huella/domain/calls/panel';
import type { AssetType } from '@huella/domain/model/asset-type';
import { useIsPrinting } from '../../shell/colour-mode';
import { Pagination } from '../../ui/Pagination';
import { RowsTable } from '../../ui/RowsTable';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { ListLink } from '../reports/ListLink';
import { countedAddress } from './counted-address';
import { PanelCard } from './PanelCard';
import { PanelCell } from './PanelCell';
import { useFigure } from './use-figure';

export interface PanelTableProps {
  readonly table: PanelTableView;
  readonly asOf: string | undefined;
  readonly model: AssetType;
  /** The day that the panel tells of. */
  readonly day: string;
}

/** Rows of a page, the first by default (document 3 section 9). */
const pageSizes = [5, 10, 25] as const;

/** Rows of a panel, a page at a time; the first cell leads to the asset, or to the list of the group. */
export function PanelTable({ table, asOf, model, day }: PanelTableProps) {
  const { say } = useSay('panel');
  const figure = useFigure();
  const [chosen, setSize] = useState<number>(pageSizes[0]);
  const [asked, setPage] = useState(0);
  const isPrinting = useIsPrinting();
  const { title, columns, value, total, list } = table;
  // Nobody turns a page of paper by its arrows.
  const size = isPrinting ? Math.max(value.length, 1) : chosen;
  const page = Math.min(asked, Math.max(Math.ceil(value.length / size) - 1, 0));
  const shown = value.slice(page * size, (page + 1) * size);
  const rows = shown.map((row, place) => {
    const at = page * size + place;
    const cells = columns.map(({ name, as }, column) => {
      const cell = row[name] ?? '';
      const text = typeof cell === 'number' ? figure(cell) : cell;
      if (column === 0) return <RowLink key={name} {...{ table, at, asOf, assetType: model.id, text }} />;
      return <PanelCell key={name} {...{ as, text, model, day }} isNone={row[name] === null} />;
    });
    return { key: String(at), cells };
  });
  return (
    <PanelCard
      title={title}
      isEmpty={value.length === 0}
      actions={list !== null && <Link href={countedAddress(list, asOf)}>{say('panel:seeAll')}</Link>}
    >
      <RowsTable
        label={title}
        maxInLine={8}
        rows={rows}
        columns={columns.map(({ name, label, unit, figure: isFigure }) => ({
          ...{ name, isFigure },
          label: unit === null ? label : `${label} (${unit})`,
        }))}
      />
      <Pagination
        label={title}
        {...{ page, sizes: pageSizes, pageSize: chosen, total: value.length }}
        onPage={setPage}
        onPageSize={(next) => {
          setSize(next);
          setPage(0);
        }}
      />
      {total > value.length && say('panel:firstRows', { count: value.length })}
    </PanelCard>
  );
}

interface RowLinkProps extends Pick<PanelTableProps, 'table' | 'asOf'> {
  readonly assetType: number;
  readonly at: number;
  readonly text: string;
}

/** The name of a row, as the way to its asset, to the list of its group, or to that of another establishment. */
function RowLink({ table, asOf, assetType, at, text }: RowLinkProps) {
  const figure = useFigure();
  const [list, place, pk] = [table.lists[at] ?? null, table.places?.[at], table.value[at]?.['pk']];
  if (typeof pk === 'number') return <Link href={assetAddress(pk, asOf)}>{text}</Link>;
  if (list === null) return text;
  if (place === undefined) return <Link href={countedAddress(list, asOf)}>{text}</Link>;
  return (
    <ListLink
      lists={[{ ...place, asOf: asOf ?? null, filters: list.filters }]}
      label={text}
      figure={figure(place.count)}
      assetType={assetType}
    >
      {text}
    </ListLink>
  );
}
