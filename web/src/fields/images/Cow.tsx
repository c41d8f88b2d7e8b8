import { useId } from 'react';

/** How a coat is drawn: the colour of the animal, and what lies over it. */
export interface Coat {
  readonly body: string;
  /** Face, from the poll to the muzzle. */
  readonly face?: string;
  /** Legs below the knee, and the line of the belly. */
  readonly belly?: string;
  /** The line of the back. */
  readonly back?: string;
  /** Head, neck and legs, darker than the barrel. */
  readonly ends?: string;
  /** Patches, flecks or stripes, and their colour. */
  readonly marks?: { readonly shape: 'patches' | 'flecks' | 'stripes'; readonly color: string };
  /** Only the outline: the coat is none of the others. */
  readonly isOpen?: boolean;
}

const outline = '#4A443F';

/** A cow from the side, looking left, in a box of 72 by 48. */
const body =
  'M5 19.5C4.2 17 6 15 9 13.6L12.6 10.8C14.6 9.6 17.4 10.2 18.8 12.2C23 13 27 13.4 31 13.4L55 12.4' +
  'C61 12.2 65 14.6 66 19.6C66.6 23 66 26 65 28.4C64.4 31 64.6 33 64.6 36L64.6 44.4H60.4L59.6 36.6' +
  'C58.6 34.4 56.6 33.2 54 33.4C46 36.2 37 36 30 34L29.4 44.4H25.2L24.2 33.4C20 31.4 17 28 15.8 24.2' +
  'L12.6 23.6C9.6 25.6 6.4 25.4 5.4 23.2C4.8 21.9 4.9 20.6 5 19.5Z';
const farLegs = 'M32 34L33 44.4H36.6L37.4 34ZM52 33.6L53.2 44.4H56.8L57.6 33.6Z';
const tail = 'M65.6 18.6C68.4 21.6 67.4 27 68 31.4';
const ear = 'M18.4 12.4C20.6 11.6 22.4 12.2 23.4 13.8C21.6 15 19.6 14.8 18 13.8Z';

const patches = [
  'M26 8C34 8 40 14 37 20C33 27 24 25 22 18C21 13 22 9 26 8Z',
  'M50 8C58 8 62 14 60 20C57 26 49 25 47 19C46 14 46 9 50 8Z',
  'M36 28C42 26 47 29 46 34C44 39 36 39 34 34C33 31 34 29 36 28Z',
  'M8 8H17L16 18L9 18Z',
  'M60 26H68V36H61Z',
];
const flecks: readonly (readonly [x: number, y: number])[] = [
  ...[22, 27, 32, 37, 42, 47, 52, 57, 62].map((x, at) => [x, 16 + (at % 2) * 1.6] as const),
  ...[20, 25, 30, 35, 40, 45, 50, 55, 60].map((x, at) => [x, 20.6 + (at % 3)] as const),
  ...[23, 28, 33, 38, 43, 48, 53, 58, 63].map((x, at) => [x, 25.4 + (at % 2) * 1.4] as const),
  ...[26, 31, 36, 41, 46, 51, 56, 61].map((x, at) => [x, 30 + (at % 2)] as const),
  ...[9, 12, 14].map((x, at) => [x, 16 + at * 2.2] as const),
];
const stripes = [22, 27, 32, 37, 42, 47, 52, 57, 62].map(
  (x, at) => `M${x} 11C${x + 2 - (at % 2)} 18 ${x - 2 + (at % 3)} 24 ${x + 1} ${30 + (at % 2) * 3}`,
);

/** The animal in its coat. Words are beside it: the drawing itself says nothing to a screen reader. */
export function Cow({ coat }: { readonly coat: Coat }) {
  const id = useId();
  const inside = `url(#${CSS.escape(id)})`;
  return (
    <svg viewBox="0 0 72 48" width="84" height="56" aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <path d={body} />
      </clipPath>
      <Far coat={coat} />
      <path d={body} fill={coat.isOpen === true ? 'none' : coat.body} />
      <g clipPath={inside}>
        <Over coat={coat} />
      </g>
      <path
        d={body}
        fill="none"
        stroke={outline}
        strokeWidth="1"
        strokeLinejoin="round"
        strokeDasharray={coat.isOpen === true ? '2.5 2' : undefined}
      />
      <path d={ear} fill={coat.ends ?? coat.body} stroke={outline} strokeWidth="0.9" strokeLinejoin="round" />
      <circle cx="10.4" cy="17" r="0.9" fill={outline} />
    </svg>
  );
}

/** Legs and tail of the other side. */
function Far({ coat }: { readonly coat: Coat }) {
  return (
    <>
      <path d={farLegs} fill={coat.ends ?? coat.body} stroke={outline} strokeWidth="0.9" />
      {coat.isOpen !== true && <path d={farLegs} fill="#000000" fillOpacity="0.18" />}
      <path d={tail} fill="none" stroke={outline} strokeWidth="1.4" strokeLinecap="round" />
      <ellipse cx="68.1" cy="33.4" rx="1.5" ry="2.6" fill={outline} />
    </>
  );
}

/** What lies over the colour of the animal, from the barrel outwards. */
function Over({ coat }: { readonly coat: Coat }) {
  const { marks, ends, back, belly, face } = coat;
  return (
    <>
      {ends !== undefined && <path d="M0 6H21C24 16 20 24 15 30H0ZM22 34H68V48H22Z" fill={ends} />}
      {marks?.shape === 'patches' && patches.map((d) => <path key={d} d={d} fill={marks.color} />)}
      {marks?.shape === 'flecks' &&
        flecks.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="0.95" fill={marks.color} />)}
      {marks?.shape === 'stripes' &&
        stripes.map((d) => (
          <path key={d} d={d} fill="none" stroke={marks.color} strokeWidth="1.7" strokeLinecap="round" />
        ))}
      {back !== undefined && <path d="M14 8H68V18C60 15 40 17.5 30 17L17 16Z" fill={back} />}
      {belly !== undefined && <path d="M14 27C24 31 48 32 58 29.5L66 40V48H22V34Z" fill={belly} />}
      {face !== undefined && <path d="M0 8H14.5C15.6 14 14 20 11 27H0Z" fill={face} />}
    </>
  );
}
