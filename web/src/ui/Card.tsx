import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Address } from '../address';
import { ring } from '../theme/focus';
import { motion, radius } from '../theme/tokens';

export interface CardProps {
  readonly children: ReactNode;
  /** Makes the whole card one link, named by `linkLabel`; buttons inside stay their own. */
  readonly href?: Address | undefined;
  readonly linkLabel?: string | undefined;
  /** `flush` leaves the padding of 16 to the content. */
  readonly flush?: boolean;
  readonly as?: 'div' | 'section' | 'article' | 'li';
}

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  transition: `border-color ${motion.quick}ms`,
  '&:not([data-flush="true"])': { padding: 16 },
  '&[data-link="true"]:hover': { borderColor: theme.palette.control },
  '&[data-link="true"]:has(> a:focus-visible)': ring(theme),
  // The link lies over the card; what can be pressed by itself lies over the link.
  '& > a:first-of-type[data-cover]': {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    outline: 'none',
  },
  '&[data-link="true"] :is(button, a:not([data-cover]), label)': { position: 'relative', zIndex: 1 },
}));

/** A sheet with a hairline around it, no shadow. */
export function Card({ children, href, linkLabel, flush = false, as = 'div' }: CardProps) {
  return (
    <Sheet as={as} data-flush={flush} data-link={href !== undefined}>
      {href !== undefined && <Link href={href} data-cover aria-label={linkLabel} />}
      {children}
    </Sheet>
  );
}
