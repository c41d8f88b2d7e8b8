import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface ContourBandProps {
  /** What the colour distinguishes: the same name has the same one everywhere. */
  readonly name: string;
  readonly children?: ReactNode;
}

/** From left to right; white on each is 4.5:1 or more. They distinguish places and mean nothing else. */
const grounds = [
  ['#2B7A50', '#175B36'],
  ['#33669F', '#1D4275'],
  ['#866333', '#5A3D1A'],
  ['#774058', '#532339'],
  ['#53635B', '#32423A'],
] as const;

const Band = styled('div')({
  position: 'relative',
  height: 76,
  borderRadius: '7px 7px 0 0',
  backgroundSize: '100% 100%, auto',
});

function groundOf(name: string): (typeof grounds)[number] {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return grounds[sum % grounds.length] ?? grounds[0];
}

/** The upper edge of a card, with contour lines as on a map: decoration, over which nothing is read. */
export function ContourBand({ name, children }: ContourBandProps) {
  const [from, to] = groundOf(name);
  const backgroundImage = `url(/art/contours.svg), linear-gradient(105deg, ${from}, ${to})`;
  return <Band style={{ backgroundImage }}>{children}</Band>;
}
