import type { CSSObject, Theme } from '@mui/material/styles';
import { focusLine } from '../theme/focus';
import { gutter, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';

/** The parts of a card, which the look below takes up. */
export const cardClass = {
  check: 'card-check',
  name: 'card-name',
  state: 'card-state',
  menu: 'card-menu',
  words: 'card-words',
  figure: 'card-figure',
  /** Words of a quieter line. */
  small: 'card-small',
  buttons: 'card-buttons',
} as const;

const cut: CSSObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** The look of the cards of a list, by their parts: one style for all, where each of ten parts of a card would have its own. */
export function cardLook(theme: Theme): CSSObject {
  const { palette } = theme;
  const { check, name, state, menu, words, figure, small, buttons } = cardClass;
  return {
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto 36px',
      columnGap: 12,
      rowGap: 2,
      alignItems: 'center',
      padding: `11px 4px 11px ${String(gutter.phone)}px`,
      borderBottom: `1px solid ${palette.line}`,
    },
    // Without checkboxes their column is there, and nothing in it.
    '& > [data-check="false"]': {
      gridTemplateColumns: '0 minmax(0, 1fr) auto 36px',
      paddingLeft: gutter.phone - 12,
    },
    '& > [data-selected="true"]': { backgroundColor: palette.accent.tint },

    // What answers to a touch of its own is over the link that covers the card.
    '& > li > :not(a)': { position: 'relative' },
    '& > li > :not(a, label)': { pointerEvents: 'none' },
    '& > li [data-own]': { pointerEvents: 'auto' },
    '& > li > a': {
      position: 'absolute',
      inset: 0,
      borderRadius: radius.key,
      '&:focus-visible': { ...focusLine(theme), outlineOffset: -2 },
      // Who hears it; the name beside it is for who sees it.
      '& > span': visuallyHidden,
    },

    [`& .${check}`]: { gridRow: '1 / span 3' },
    [`& .${name}`]: { gridColumn: 2, ...cut, ...typeStyle({ ...type.section, weight: 500 }) },
    [`& .${state}`]: { gridColumn: 3, justifySelf: 'end', display: 'inline-flex', maxWidth: 160 },
    [`& .${menu}`]: { gridRow: '1 / span 3', gridColumn: 4, justifySelf: 'center' },
    [`& .${words}`]: { ...cut, color: palette.ink2, ...typeStyle(type.cell) },
    [`& .${figure}`]: { justifySelf: 'end', gridColumn: 3, ...typeStyle({ ...type.cell, weight: 500 }) },
    [`& .${small}`]: { gridColumn: '2 / span 2', ...cut, color: palette.ink3, ...typeStyle(type.meta) },
    [`& [data-ended="true"] > :is(.${name}, .${words}, .${figure})`]: { color: palette.ink3 },
    [`& .${buttons}`]: {
      gridColumn: '2 / span 2',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 8,
      paddingTop: 4,
      '& > :empty': { display: 'none' },
    },
  };
}
