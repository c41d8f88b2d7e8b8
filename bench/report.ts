import { writeFileSync } from 'node:fs';

/** One table of figures, as it is printed and written into docs/benchmarks.md. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Report {
  readonly title: string;
  /** What was measured and how, one sentence each. */
  readonly about: readonly string[];
  readonly tables: readonly Table[];
  /** Targets that were not met, one sentence each. Every benchmark has a target: without one no figure is good or bad. */
  readonly missed: readonly string[];
}

/** Hands the figures to the runner, which named the file on the command line. */
export function report(result: Report): void {
  const file = process.argv[2];
  if (file === undefined) throw new Error('Run it by `npm run bench`');
  writeFileSync(file, JSON.stringify(result));
}

/** A figure beside its target: `12 MB`, `at most 250 MB`, `yes`. */
export interface Measured {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** The highest that meets the target; null for a figure without one. */
  readonly max: number | null;
  /** The lowest that meets it, of a figure that may not be less. */
  readonly min?: number;
}

/** A figure of the round in the middle, of those in the order of that figure. */
export function medianOf<Round>(results: readonly Round[], of: (round: Round) => number): number {
  return results.map(of).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN;
}

/** The figures of several rounds of the same measurement, each the one in the middle of its own. */
export function mediansOf(results: readonly (readonly Measured[])[]): readonly Measured[] {
  const [first = []] = results;
  return first.map((one, at) => ({
    ...one,
    figure: medianOf(results, (round) => round[at]?.figure ?? Number.NaN),
  }));
}

const shown = (figure: number) => (figure < 100 ? figure.toFixed(1) : figure.toFixed(0));

const withUnit = (figure: string, unit: string) => `${figure} ${unit}`.trimEnd();

/** The bound of a figure in words and whether it holds; null where it has none. */
function targetOf({ figure, unit, max, min }: Measured) {
  if (min !== undefined) return { text: withUnit(`at least ${String(min)}`, unit), isMet: figure >= min };
  return max === null ? null : { text: withUnit(`at most ${String(max)}`, unit), isMet: figure <= max };
}

/** A table of figures with their targets. */
export function tableOf(title: string, measured: readonly Measured[]): Table {
  return {
    title,
    columns: ['', 'figure', 'target', 'met'],
    rows: measured.map((each) => {
      const target = targetOf(each);
      return [
        each.what,
        withUnit(shown(each.figure), each.unit),
        target?.text ?? '',
        target === null ? '' : target.isMet ? 'yes' : '**no**',
      ];
    }),
  };
}

/** The figures past their targets, as sentences. */
export function missedOf(measured: readonly Measured[]): readonly string[] {
  return measured.flatMap((each) => {
    const target = targetOf(each);
    return target === null || target.isMet
      ? []
      : [`${each.what}: ${withUnit(shown(each.figure), each.unit)}, target ${target.text}`];
  });
}
