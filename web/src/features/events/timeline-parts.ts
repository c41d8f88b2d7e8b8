import { styled } from '@mui/material/styles';
import { DateTime } from 'luxon';
import { localeTag, type Locale } from '@huella/domain/model/value';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';

/** What a history is drawn of: days, and on each what happened, one under the other. */

export const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  columnGap: 12,
  paddingBottom: 24,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 13.5,
    top: 32,
    bottom: 4,
    width: 1,
    backgroundColor: theme.palette.line2,
  },
  '&:last-of-type': { paddingBottom: 8 },
}));
export const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: '50%',
  backgroundColor: theme.palette.sunken,
  color: theme.palette.ink2,
}));
export const Words = styled('div')({ display: 'grid', gap: 2, minWidth: 0, paddingTop: 4 });
export const Title = styled('h4')(typeStyle({ ...type.body, weight: 600 }));
export const Meta = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));
export const When = styled('time')(({ theme }) => ({
  paddingTop: 4,
  color: theme.palette.ink3,
  whiteSpace: 'nowrap',
  ...typeStyle(type.cell),
}));
export const Part = styled('span')({ '&:not(:last-child)::after': { content: '" ·"' } });
export const Days = styled('ol')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const Day = styled('h3')(({ theme }) => ({
  padding: '12px 0 6px',
  marginBottom: 12,
  borderBottom: `1px solid ${theme.palette.line}`,
  color: theme.palette.ink2,
  ...typeStyle({ ...type.cell, weight: 500 }),
}));
export const Items = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

/** '21 de noviembre de 2026'. */
export function dayInWords(day: string, { language }: Locale): string {
  return DateTime.fromISO(day, { zone: 'utc' })
    .setLocale(localeTag[language])
    .toLocaleString({ day: 'numeric', month: 'long', year: 'numeric' });
}
