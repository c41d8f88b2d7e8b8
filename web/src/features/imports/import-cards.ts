import { styled } from '@mui/material/styles';
import { DateTime } from 'luxon';
import { localeTag } from '@huella/domain/model/value';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

/** What the cards of imports, unfinished and past, share. */

export const ImportList = styled('ul')({ display: 'grid', gap: 8, marginTop: 12 });

export const ImportName = styled('p')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...typeStyle({ ...type.cell, weight: 500 }),
});

export const ImportNote = styled('p')(({ theme }) => ({
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** How long ago a moment was, in the user's language. */
export function useWhen(): (moment: string) => string {
  const { language } = useSay();
  return (moment) => DateTime.fromISO(moment).setLocale(localeTag[language]).toRelative() ?? '';
}
