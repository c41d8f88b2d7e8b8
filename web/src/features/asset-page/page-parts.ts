import { styled } from '@mui/material/styles';
import { phone } from '../../theme/media';
import { gutter, height, radius, type, width } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';

/** The frame of the page of one record: its top, its tabs, what is open under them, and what stands beside. */

export const Top = styled('div')({
  display: 'grid',
  gap: 12,
  padding: `12px ${gutter.wide}px 0`,
  [phone]: { padding: `8px ${gutter.phone}px 0` },
});
export const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  [phone]: { minHeight: height.phoneTarget },
});
export const Walk = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  // What comes later has its place before what is there already, which then stays where a finger goes for it.
  [phone]: { flexDirection: 'row-reverse', gap: 0, marginRight: -12 },
});
export const TabRow = styled('div')(({ theme }) => ({
  padding: `4px ${gutter.wide}px 0`,
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { padding: `0 ${gutter.phone}px` },
}));
export const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: `minmax(0, 1fr) ${width.aside.max}px` },
}));
export const Panel = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  minWidth: 0,
  maxWidth: 1000,
  padding: `16px ${gutter.wide}px 32px`,
  '&:focus-visible': { outlineOffset: -4 },
  [phone]: { padding: `16px ${gutter.phone}px 24px` },
});
/** On a phone the last of the page keeps out from under its buttons. */
export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  [phone]: { paddingBottom: 68 },
});

/** What it is, at one look, and what can be done with it. */
export const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  [phone]: { flexWrap: 'nowrap', alignItems: 'flex-start', gap: 12 },
});
const tileSize = 52;
export const Tile = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: tileSize,
  height: tileSize,
  overflow: 'hidden',
  borderRadius: radius.base,
  backgroundColor: theme.palette.accent.tint,
  color: theme.palette.accent.text,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
export const Words = styled('div')({
  flex: '1 1 240px',
  minWidth: 0,
  '& h1': { minWidth: 0, overflowWrap: 'anywhere' },
});
export const HeadLine = styled('p')(({ theme }) => ({
  marginTop: 2,
  color: theme.palette.ink2,
  overflowWrap: 'anywhere',
  ...typeStyle(type.body),
  '& + &': { color: theme.palette.ink3, ...typeStyle(type.cell) },
}));
/** On a phone what is done most is under the thumb, and stays there. */
export const ActionRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [phone]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetInline: 0,
    bottom: 0,
    flexWrap: 'nowrap',
    padding: `10px ${gutter.phone}px calc(10px + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.palette.line}`,
    backgroundColor: theme.palette.surface,
    '& > .MuiButton-root': { flex: '1 1 auto', minWidth: 0 },
  },
}));

/** What stands beside every part. */
export const Aside = styled('aside')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  minWidth: 0,
  padding: `16px 20px 32px`,
  borderTop: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.ground,
  // Under the content there is room for two side by side.
  [theme.breakpoints.between('md', 'xl')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: {
    borderTop: 0,
    borderLeft: `1px solid ${theme.palette.line}`,
  },
  [phone]: { padding: `16px ${gutter.phone}px 24px` },
}));
