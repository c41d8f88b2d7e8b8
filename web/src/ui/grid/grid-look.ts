import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { focusLine } from '../../theme/focus';
import { gutter, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { cellPadding, type GridWidths } from './grid-column';

/** Style of an element with custom properties of CSS. */
type Variables = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** The height of a row, in px: its cells set their text in the middle of it. */
export function heightOfRow(height: number): Variables {
  return { '--height': `${String(height)}px` };
}

/** The widths of a grid, and where what gets the focus is scrolled to: beside the headings and columns that stay. */
export function styleOfGrid({ tracks, least, start, end }: GridWidths, headHeight: number): Variables {
  return {
    '--tracks': tracks,
    '--least': `${String(least)}px`,
    scrollPadding: `${String(headHeight)}px ${String(end)}px 0 ${String(start)}px`,
  };
}

/** Marks of columns and rows that the look below takes up. */
export const gridClass = {
  /** In bold: what names a row. */
  name: 'grid-name',
  /** Beside what matters more. */
  quiet: 'grid-quiet',
  /** The first column, where no checkboxes are before it. */
  first: 'grid-first',
  /** Figures, apart from the column after them. */
  apart: 'grid-apart',
  /** A narrow column of one button. */
  button: 'grid-button',
  /** A row that nothing happens to any more. */
  ended: 'grid-ended',
} as const;

/** Cells and headings: hairlines between rows, texts in the middle of them. */
function cellLook({ palette }: Theme, focus: CSSObject): CSSObject {
  const { line, ink2 } = palette;
  return {
    '& [role="row"] > *': {
      boxSizing: 'border-box',
      minWidth: 0,
      padding: `0 ${String(cellPadding)}px`,
      borderTop: `1px solid ${line}`,
      lineHeight: 'calc(var(--height) - 1px)',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '&:focus': { outline: 'none' },
      '&:focus-visible': focus,
    },
    // The headings have a line of their own.
    '& [data-head] + [data-body] > :first-of-type > *': { borderTopColor: 'transparent' },
    '& [role="row"] > [role="columnheader"]': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      borderTop: 0,
      borderBottom: `1px solid ${line}`,
      color: ink2,
      userSelect: 'none',
      ...typeStyle({ ...type.meta, weight: 500 }),
    },
    '& [data-title]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-sign]': { flex: 'none', display: 'flex' },
    // Where nothing is sorted the sign says what a press does, to who is about to press.
    '& [data-sign="none"]': { display: 'none' },
    '& [data-sortable]': { cursor: 'pointer' },
    '& [data-sortable]:is(:hover, :focus-visible) [data-sign]': { display: 'flex' },
    '& [data-sign="none"] svg': { opacity: 0.6 },
    '& [role="row"] > [data-figure]': { textAlign: 'right' },
    '& [role="row"] > [role="columnheader"][data-figure]': { flexDirection: 'row-reverse', paddingLeft: 0 },
    '& [role="row"] > [data-control]': { display: 'flex', alignItems: 'center', overflow: 'visible' },
    // What a search marked beyond the end of a cell is left out whole, and not its ground alone left there.
    '& [role="row"] > * > mark': { display: 'inline-block', lineHeight: 1.3 },
  };
}

/** Columns that stay in view while the others scroll sideways, and throw a shadow on them where they go on. */
function stayLook({ palette: { line } }: Theme): CSSObject {
  return {
    '& [data-head]': { position: 'sticky', top: 0, zIndex: 2 },
    '& [data-stays]': { position: 'sticky', zIndex: 1, backgroundColor: 'inherit' },
    // To the side alone: rows throw none on each other.
    '&[data-more-right="true"] [data-edge="end"]': {
      boxShadow: `-2px 0 6px ${line}`,
      clipPath: 'inset(0 0 0 -8px)',
    },
    '&[data-more-left="true"] [data-edge="start"]': {
      boxShadow: `2px 0 6px ${line}`,
      clipPath: 'inset(0 -8px 0 0)',
    },
  };
}

/** What the marks of columns and rows stand for. */
function markLook({ palette: { ink2, ink3 } }: Theme): CSSObject {
  return {
    [`& [role="row"] > .${gridClass.name}:not([role="columnheader"])`]: { fontWeight: 500 },
    [`& .${gridClass.quiet}`]: { color: ink2 },
    [`& [role="row"] > .${gridClass.first}`]: { paddingLeft: gutter.wide },
    [`& [role="row"] > .${gridClass.apart}`]: { paddingRight: gutter.wide },
    [`& [role="row"] > .${gridClass.button}`]: { padding: '0 6px', justifyContent: 'center' },
    [`& .${gridClass.ended} > *, & .${gridClass.ended} a`]: { color: ink3 },
  };
}

/**
 * The element of a grid, which scrolls. Its cells are plain elements that it gives their look: hundreds of them are drawn in
 * one go.
 */
export const GridRoot = styled('div')(({ theme }) => {
  const { surface, line, ink, accent, ground } = theme.palette;
  const focus = { ...focusLine(theme), outlineOffset: -2 };
  return {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    color: ink,
    backgroundColor: surface,
    fontVariantNumeric: 'tabular-nums',
    ...typeStyle(type.cell),
    '&:focus-visible': focus,
    '& [role="row"]': {
      display: 'grid',
      gridTemplateColumns: 'var(--tracks)',
      minWidth: 'var(--least)',
      height: 'var(--height)',
      backgroundColor: surface,
    },
    '& [data-body] > :last-of-type': { boxShadow: `0 1px ${line}` },
    '& [data-body] > :hover': { backgroundColor: ground },
    '& [data-body] > [aria-selected="true"]': { backgroundColor: accent.tint },
    '& [data-open] > *': { cursor: 'pointer' },
    '& [data-open] > [data-aside]': { cursor: 'default' },
    ...cellLook(theme, focus),
    ...stayLook(theme),
    ...markLook(theme),
  };
});
