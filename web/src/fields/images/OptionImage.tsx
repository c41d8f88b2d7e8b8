import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { plate, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { initialsOf } from '../../ui/initials';
import { coats } from './coats';
import { Cow } from './Cow';
import { Grain } from './Grain';
import { grainLooks } from './grains';
import { Leather } from './Leather';
import { leatherLooks } from './leathers';
import { Tree } from './Tree';
import { treeLooks } from './trees';
import { Vehicle } from './Vehicle';
import { vehicleLooks } from './vehicles';

export interface OptionImageProps {
  /** The name that the option gives its drawing. */
  readonly name: string | undefined;
  /** The words of the option; their initials are shown where there is no drawing. */
  readonly label: string;
  /** Beside a line of text. */
  readonly small?: boolean;
}

/** Every drawing by its name. */
const drawings: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ...Object.entries(coats).map(([name, coat]) => [name, <Cow key={name} coat={coat} />] as const),
  ...Object.entries(grainLooks).map(([name, look]) => [name, <Grain key={name} look={look} />] as const),
  ...Object.entries(treeLooks).map(([name, look]) => [name, <Tree key={name} look={look} />] as const),
  ...Object.entries(leatherLooks).map(([name, look]) => [name, <Leather key={name} look={look} />] as const),
  ...Object.entries(vehicleLooks).map(([name, look]) => [name, <Vehicle key={name} look={look} />] as const),
]);

const Place = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  '& > svg': { borderRadius: radius.inner, backgroundColor: plate[theme.palette.mode] },
  '&[data-small="true"] > svg': { width: 36, height: 24 },
}));
const Letters = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: radius.base,
  backgroundColor: theme.palette.accent.tint,
  color: theme.palette.accent.text,
  ...typeStyle(type.section),
  '[data-small="true"] > &': { width: 28, height: 24, ...typeStyle({ ...type.tiny, weight: 600 }) },
}));

/** Whether there is a drawing of this name. */
export function hasDrawing(name: string): boolean {
  return drawings.has(name);
}

/** The drawing of an option, or its initials. The words of the option are beside it. */
export function OptionImage({ name, label, small = false }: OptionImageProps) {
  const drawing = name === undefined ? undefined : drawings.get(name);
  return (
    <Place data-small={small} aria-hidden="true">
      {drawing ?? <Letters>{initialsOf(label, 'company')}</Letters>}
    </Place>
  );
}
