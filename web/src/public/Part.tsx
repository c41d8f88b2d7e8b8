import type { Speech } from './speech';

export interface PartProps {
  /** In hundredths, more than nothing. */
  readonly percent: number;
  readonly speech: Speech;
}

/** A part of a whole in figures; however little it is, it is not nothing, and not all of it while there is anything else. */
function percentText(percent: number, { say, number }: Speech): string {
  if (percent < 1) return say('underOne');
  return `${number(percent < 100 ? Math.min(99, Math.round(percent)) : 100)} %`;
}

/** A part of a whole: in figures, and as a bar for who sees it. */
export function Part({ percent, speech }: PartProps) {
  return (
    <>
      <PartText percent={percent} speech={speech} />
      <PartBar percent={percent} />
    </>
  );
}

export function PartText({ percent, speech }: PartProps) {
  return <span className="percent">{percentText(percent, speech)}</span>;
}

export function PartBar({ percent }: Pick<PartProps, 'percent'>) {
  return (
    <svg className="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="rest" width="100" height="4" />
      <rect className="part" width={Math.max(1, Math.round(percent))} height="4" />
    </svg>
  );
}

/** What is left of the whole beside some parts, where it is more than rounding; null of what has none. */
export function restOf(percents: readonly (number | null)[]): number | null {
  const known = percents.filter((percent) => percent !== null);
  const rest = 100 - known.reduce((sum, percent) => sum + percent, 0);
  return known.length === 0 || rest < 0.5 ? null : rest;
}
