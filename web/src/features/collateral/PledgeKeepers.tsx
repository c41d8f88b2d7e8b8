import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { PledgeKeeper } from '@huella/domain/calls/pledges';
import type { PledgePart } from '@huella/domain/model/collateral';
import type { Say } from '@huella/domain/phrases/areas';
import type { Language } from '@huella/domain/words';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { Card } from '../../ui/Card';
import { Pagination } from '../../ui/Pagination';
import { RowsTable } from '../../ui/RowsTable';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { figureText, sumText } from './money-words';

export interface PledgeKeepersProps {
  readonly keepers: readonly PledgeKeeper[];
  readonly unit: string;
}

/** Rows of a page, the first by default (document 3 section 9). */
const pageSizes = [5, 10, 25] as const;

/** What is pledged by who keeps it, most first, each figure with the list that it counts. */
export function PledgeKeepers({ keepers, unit }: PledgeKeepersProps) {
  const { say, language } = useSay('collateral');
  const [size, setSize] = useState<number>(pageSizes[0]);
  const [page, setPage] = useState(0);
  const title = say('collateral:byKeeperTitle');
  const rows = keepers.slice(page * size, (page + 1) * size).map((keeper) => ({
    key: String(keeper.id),
    cells: cellsOf(keeper, say, language),
  }));
  const figures = [
    say('collateral:keeperCount'),
    say('collateral:colAmount', { unit }),
    say('collateral:keeperConfirmed'),
    say('collateral:keeperWorth'),
    say('collateral:keeperDoubts'),
  ];
  return (
    <Card as="section">
      <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <RowsTable
        label={title}
        maxInLine={8}
        rows={rows}
        columns={[
          { name: 'keeper', label: say('collateral:colKeeper') },
          ...figures.map((label) => ({ name: label, label, isFigure: true })),
        ]}
      />
      <Pagination
        label={title}
        {...{ page, sizes: pageSizes, pageSize: size, total: keepers.length }}
        onPage={setPage}
        onPageSize={(next) => {
          setSize(next);
          setPage(0);
        }}
      />
    </Card>
  );
}

/** What a keeper has, by the columns. */
function cellsOf(keeper: PledgeKeeper, say: Say, language: Language): readonly ReactNode[] {
  const { id, name, company, count, amount, confirmed, doubts } = keeper;
  const whole = say('collateral:keptBy', { keeper: name, company });
  const listOf = (heading: string, figure: number, part: PledgePart) =>
    figure === 0 ? (
      formatCount(figure, language)
    ) : (
      <KeeperLink key={part} keeper={keeper} part={part} title={`${whole}, ${heading}`}>
        {figure}
      </KeeperLink>
    );
  const doubtful = doubts.differs + doubts.missing + doubts.silent;
  return [
    <Link key="name" href={addressOf(paths.pledges, { keeper: id })}>
      {whole}
    </Link>,
    formatCount(count, language),
    figureText(amount, language),
    listOf(say('collateral:keeperConfirmed'), confirmed.count, 'confirmed'),
    sumText(confirmed.values, language),
    listOf(say('collateral:keeperDoubts'), doubtful, 'doubtful'),
  ];
}

interface KeeperLinkProps {
  readonly keeper: PledgeKeeper;
  readonly part: PledgePart;
  readonly title: string;
  readonly children: number;
}

/** A number of what somebody keeps, as the way to those. */
function KeeperLink({ keeper: { id }, part, title, children: count }: KeeperLinkProps) {
  const { say, language } = useSay('panel');
  const figure = formatCount(count, language);
  return (
    <Link
      href={addressOf(paths.pledges, { keeper: id, part })}
      aria-label={say('panel:open', { title, figure })}
    >
      {figure}
    </Link>
  );
}
