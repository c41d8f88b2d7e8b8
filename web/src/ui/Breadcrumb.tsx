import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment } from 'react';
import type { Address } from '../address';
import { phone } from '../theme/media';
import { height } from '../theme/tokens';
import { touchTarget } from '../theme/touch-target';
import { useSay } from '../words/use-say';

export interface Crumb {
  readonly label: string;
  /** The last one, the page itself, has none. */
  readonly href?: Address | undefined;
}

export interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
}

const Line = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  ...theme.typography.body2,
  color: theme.palette.ink2,
  '& a': {
    padding: '4px 0',
    color: theme.palette.ink2,
    fontWeight: 400,
    [phone]: touchTarget((height.phoneTarget - 28) / 2),
  },
  '& li': { display: 'inline-flex', alignItems: 'center' },
  '& svg': { color: theme.palette.ink3 },
  '& [data-back]': { display: 'none' },
  // On phones the title right under it says what the last one says; of two levels only the way back is left.
  [phone]: {
    '& > [data-here]': { display: 'none' },
    '&[data-levels="2"] a': { display: 'inline-flex', alignItems: 'center', gap: 8 },
    '&[data-levels="2"] [data-back]': { display: 'block' },
  },
}));

/** Where this page is: 'Animales > KD482 C317 6'. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  const { say } = useSay();
  const hereOf = (place: number) => (place === crumbs.length - 1 ? '' : undefined);
  return (
    <nav aria-label={say('ui:path')}>
      <Line data-levels={crumbs.length}>
        {crumbs.map(({ label, href }, place) => (
          <Fragment key={`${place} ${label}`}>
            {place > 0 && (
              <li aria-hidden="true" data-here={hereOf(place)}>
                <ChevronRight size={14} />
              </li>
            )}
            <li data-here={hereOf(place)}>
              {href === undefined ? (
                <span aria-current="page">{label}</span>
              ) : (
                <Link href={href}>
                  <ArrowLeft size={16} aria-hidden="true" data-back />
                  {label}
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </Line>
    </nav>
  );
}
