import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { currencies } from '@huella/domain/model/collateral';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { useSay } from '../../words/use-say';
import { BarRows } from '../panel/BarRows';
import { PanelCard } from '../panel/PanelCard';

export interface PledgeKindsProps {
  readonly standing: ReplyOf<Calls['pledges.standing']>;
}

/** What is pledged by its kind: how much there is, and what that is worth in each currency. */
export function PledgeKinds({ standing: { kinds, unit } }: PledgeKindsProps) {
  const { say } = useSay('collateral');
  const charts = [
    {
      title: say('collateral:kindAmount'),
      unit,
      rows: kinds.map(({ key, label, amount }) => ({ key, label, value: amount })),
    },
    ...currencies.map((currency) => ({
      title: say('collateral:kindWorth'),
      unit: currency.toUpperCase(),
      rows: kinds.flatMap(({ key, label, values }) => {
        const worth = values.find((each) => each.currency === currency);
        return worth === undefined ? [] : [{ key, label, value: Math.round(worth.value) }];
      }),
    })),
  ];
  return charts.map(({ title, unit: of, rows }) =>
    rows.length === 0 ? null : (
      <PanelCard key={of} title={title} unit={of} level="h3">
        <BarRows
          label={`${title} (${of})`}
          rows={rows
            .toSorted((one, other) => other.value - one.value)
            .map((row) => ({ ...row, href: addressOf(paths.pledges, { kind: row.key }) }))}
        />
      </PanelCard>
    ),
  );
}
