import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { onColour, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

export interface LogoProps {
  /** Side of the mark in px: 28 in the bar, 32 at the sign-in. */
  readonly size?: number;
  /** The mark alone, without the word. The name then stays for screen readers. */
  readonly markOnly?: boolean;
  /** `inverse` is the white mark for coloured grounds. */
  readonly tone?: 'accent' | 'inverse';
  /** A tenant's name and picture in place of ours. A picture that does not come is our mark again. */
  readonly name?: string | undefined;
  readonly src?: string | undefined;
}

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  color: theme.palette.ink,
  '&[data-tone="inverse"]': { color: onColour },
}));

const Mark = styled('svg')(({ theme }) => ({
  display: 'block',
  '& rect': { fill: theme.palette.accent.main },
  '& g': { stroke: theme.palette.accent.on },
  '[data-tone="inverse"] & rect': { fill: onColour },
  '[data-tone="inverse"] & g': { stroke: theme.palette.accent.main },
}));

const Picture = styled('img')({
  display: 'block',
  objectFit: 'contain',
  borderRadius: radius.base,
  // On a ground of its own colour it would not be seen.
  '[data-tone="inverse"] > &': { boxShadow: `0 0 0 2px ${onColour}` },
});
const Word = styled('span')({ ...typeStyle(type.page), fontSize: '1.1875rem' });

/** The mark (fingerprint, growth ring, contour line) and the name. */
export function Logo({ size = 28, markOnly = false, tone = 'accent', name = 'Huella', src }: LogoProps) {
  const [isBroken, setBroken] = useState(false);
  const label = markOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Root data-tone={tone}>
      {src === undefined || isBroken ? (
        <Mark {...label} width={size} height={size} viewBox="0 0 28 28">
          <rect width="28" height="28" rx="8" />
          <g fill="none" strokeWidth="1.9" strokeLinecap="round">
            <path d="M6.2 17.2v-2.4a7.8 7.8 0 0 1 15.6 0v4.4" />
            <path d="M9.9 20.4v-5.6a4.1 4.1 0 0 1 8.2 0v7" />
            <path d="M14 14.6v8.2" />
          </g>
        </Mark>
      ) : (
        <Picture
          src={src}
          alt={markOnly ? name : ''}
          width={size}
          height={size}
          onError={() => {
            setBroken(true);
          }}
        />
      )}
      {!markOnly && <Word>{name}</Word>}
    </Root>
  );
}
