import type { PanelChartView } from '@huella/domain/calls/panel';
import { BarRows } from './BarRows';
import { countedAddress } from './counted-address';
import { PanelCard } from './PanelCard';

export interface PanelBarsProps {
  readonly chart: PanelChartView;
  readonly asOf: string | undefined;
}

/** How much there is of each, most first, each with the list that it counts. */
export function PanelBars({ chart: { title, unit, points }, asOf }: PanelBarsProps) {
  const rows = points.map(({ key, label, values: [value = 0], lists: [list = null] }) => ({
    ...{ key, label, value },
    href: list === null ? null : countedAddress(list, asOf),
  }));
  return (
    <PanelCard title={title} unit={unit} isEmpty={rows.length === 0}>
      <BarRows label={title} rows={rows} />
    </PanelCard>
  );
}
