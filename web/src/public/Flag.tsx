/** Flags as stripes, since not every system draws them: bands with their colours and sizes, and which way they run. */
interface Stripes {
  readonly across: boolean;
  readonly bands: readonly (readonly [colour: string, size: number])[];
  readonly cross?: string;
  readonly sun?: string;
}

const flags: Readonly<Record<string, Stripes>> = {
  AR: {
    across: true,
    bands: [
      ['#74ACDF', 1],
      ['#fff', 1],
      ['#74ACDF', 1],
    ],
    sun: '#F6B40E',
  },
  PY: {
    across: true,
    bands: [
      ['#D52B1E', 1],
      ['#fff', 1],
      ['#0038A8', 1],
    ],
  },
  UY: {
    across: true,
    bands: [
      ['#fff', 1],
      ['#0038A8', 1],
      ['#fff', 1],
      ['#0038A8', 1],
      ['#fff', 1],
    ],
  },
  ES: {
    across: true,
    bands: [
      ['#AA151B', 1],
      ['#F1BF00', 2],
      ['#AA151B', 1],
    ],
  },
  BE: {
    across: false,
    bands: [
      ['#000', 1],
      ['#FDDA24', 1],
      ['#EF3340', 1],
    ],
  },
  DK: { across: true, bands: [['#C8102E', 1]], cross: '#fff' },
};

const size = { width: 18, height: 12 } as const;

/** The flag of a country beside its name; nothing where we have none. */
export function Flag({ country }: { readonly country: string }) {
  const flag = flags[country];
  if (flag === undefined) return null;
  const total = flag.bands.reduce((sum, [, part]) => sum + part, 0);
  const starts = flag.bands.map((_band, at) =>
    flag.bands.slice(0, at).reduce((sum, [, part]) => sum + part, 0),
  );
  return (
    <svg className="flag" width={size.width} height={size.height} viewBox="0 0 18 12" aria-hidden="true">
      {flag.bands.map(([colour, part], at) => {
        const from = (starts[at] ?? 0) / total;
        const share = part / total;
        return flag.across ? (
          <path key={`${at}-${colour}`} fill={colour} d={`M0 ${12 * from}h18v${12 * share}H0z`} />
        ) : (
          <path key={`${at}-${colour}`} fill={colour} d={`M${18 * from} 0h${18 * share}v12H${18 * from}z`} />
        );
      })}
      {flag.cross !== undefined && <path fill={flag.cross} d="M5 0h2v5h11v2H7v5H5V7H0V5h5z" />}
      {flag.sun !== undefined && <circle cx="9" cy="6" r="1.6" fill={flag.sun} />}
    </svg>
  );
}
