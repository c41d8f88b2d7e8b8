import { alpha, styled, type Theme } from '@mui/material/styles';
import { height, radius, type, type ToneColours } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { rowHeadWidth } from './grid-columns';

/** The whole of it: a bar, and under it the grid beside the list of what is wrong. */
export const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  minWidth: 0,
  backgroundColor: theme.palette.surface,
}));
export const Middle = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  [theme.breakpoints.down('lg')]: { flexDirection: 'column' },
}));

const corner = (colour: string) => ({
  content: '""',
  position: 'absolute',
  top: 0,
  right: 0,
  borderStyle: 'solid',
  borderWidth: '0 9px 9px 0',
  borderColor: `transparent ${colour} transparent transparent`,
});

const gridColours = ({ palette }: Theme) => ({
  '--rg-theme-background': palette.surface,
  '--rg-theme-header-bg': palette.ground,
  '--rg-theme-header-color': palette.ink2,
  '--rg-theme-cell-border': palette.line,
  '--rg-theme-cell-vertical-border': palette.line,
  '--rg-theme-header-border': palette.line,
  '--rg-theme-row-hover': palette.ground,
  '--rg-theme-focused-bg': palette.ground,
  '--rg-theme-selection-bg': alpha(palette.accent.mark, 0.08),
  '--rg-theme-selection-border': palette.accent.mark,
  '--rg-theme-autofill-handle-bg': palette.accent.mark,
  '--rg-theme-autofill-handle-border': palette.surface,
});

const headLook = ({ palette }: Theme) => ({
  backgroundColor: palette.ground,
  color: palette.ink2,
  textAlign: 'left',
  ...typeStyle({ ...type.meta, weight: 500 }),
  '.header-rgRow': { height: height.gridRow, lineHeight: `${height.gridRow}px`, textTransform: 'none' },
  '.rgHeaderCell': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    padding: '0 10px',
    color: palette.ink2,
    boxShadow: `inset -1px -1px 0 ${palette.line}`,
    '&.figure': { justifyContent: 'flex-end' },
    '&.focused-cell': { backgroundColor: palette.accent.tint, color: palette.accent.text },
  },
  '.header-content': { display: 'flex', gap: 3, minWidth: 0 },
  '.head-text': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.star': { color: palette.state.danger.text },
  '.head-chip': {
    flex: 'none',
    alignSelf: 'center',
    height: 20,
    marginLeft: 4,
    padding: '0 6px',
    border: `1px solid ${palette.line2}`,
    borderRadius: radius.inner,
    backgroundColor: palette.surface,
    color: palette.ink2,
    cursor: 'pointer',
    ...typeStyle({ ...type.meta, weight: 500 }),
    lineHeight: '18px',
    '&.is-open': {
      borderColor: palette.state.warning.border,
      backgroundColor: palette.state.warning.ground,
      color: palette.state.warning.text,
    },
  },
});

const marked = ({ text, ground, border }: ToneColours) => ({
  backgroundColor: ground,
  color: text,
  boxShadow: `inset 0 0 0 1px ${border}`,
  '&::after': corner(text),
});

const cellLook = ({ palette }: Theme) => ({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  padding: '0 10px',
  color: palette.ink,
  lineHeight: `${height.gridRow - 1}px`,
  outline: 'none',
  '&.figure': { textAlign: 'right' },
  '&.cell-fixed': { backgroundColor: palette.sunken, color: palette.ink2 },
  '&.cell-changed': marked(palette.state.info),
  '&.cell-error': marked(palette.state.danger),
  '&.cell-warning': marked(palette.state.warning),
});

/** Over the first cells lies what keeps the frozen column in view: clear, and pressed through, but for what it shows. */
const rowHeadsLook = ({ palette }: Theme) => ({
  marginRight: 'calc(-1 * var(--frozen))',
  pointerEvents: 'none',
  // Over the theme's own, which is as wide as all of it.
  '&.rowHeaders': { backgroundColor: 'transparent' },
  'revogr-viewport-scroll': {
    background: `linear-gradient(${palette.ground}, ${palette.ground}) 0 0 / ${String(rowHeadWidth)}px 100% no-repeat`,
  },
  '& :is(revogr-header, revogr-data, .rgRow, .rgHeaderCell, .rgCell)': { backgroundColor: 'transparent' },
  '.rgHeaderCell': { padding: 0, boxShadow: 'none' },
  '.row-corner, .row-number, .row-frozen': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: rowHeadWidth,
    height: '100%',
    pointerEvents: 'auto',
    backgroundColor: palette.ground,
    boxShadow: `inset -1px -1px 0 ${palette.line}`,
  },
  '.row-frozen': {
    '&::before': { content: 'attr(data-text)' },
    left: rowHeadWidth,
    width: 'var(--frozen)',
    padding: '0 10px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'pre',
    textAlign: 'left',
    cursor: 'pointer',
    color: palette.ink,
    ...typeStyle({ ...type.cell, weight: 500 }),
    lineHeight: `${height.gridRow - 1}px`,
  },
  '.row-frozen.head-text': {
    cursor: 'default',
    color: palette.ink2,
    ...typeStyle({ ...type.meta, weight: 500 }),
    lineHeight: `${height.gridRow}px`,
  },
  '.row-frozen.is-wrong': { color: palette.state.danger.text },
});

const rowHeadLook = ({ palette }: Theme) => ({
  '.rgCell': { padding: 0, boxShadow: 'none' },
  '.row-number': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    padding: '0 10px',
    color: palette.ink3,
    cursor: 'pointer',
    ...typeStyle(type.meta),
  },
  '.row-open': {
    position: 'absolute',
    left: 4,
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: radius.key,
    backgroundColor: 'transparent',
    color: palette.ink2,
    cursor: 'pointer',
    opacity: 0,
    '&:hover': { backgroundColor: palette.line },
    // A small sheet, drawn: the grid's own nodes know no icons.
    '&::before': {
      content: '""',
      display: 'block',
      width: 14,
      height: 12,
      margin: '0 auto',
      border: '1.5px solid currentColor',
      borderTopWidth: 4,
      borderRadius: 3,
    },
  },
  '.rgRow:hover .row-open': { opacity: 1 },
});

/** The look of RevoGrid: its own classes, in our colours and type. */
export const GridPlace = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 160,
  minWidth: 0,
  display: 'flex',
  overflow: 'hidden',
  '& revo-grid': {
    ...gridColours(theme),
    flex: 1,
    width: '100%',
    height: '100%',
    border: 0,
    outlineOffset: -2,
    fontFamily: 'inherit',
    color: theme.palette.ink,
    ...typeStyle(type.cell),
    '&:focus-visible': { outline: `2px solid ${theme.palette.accent.mark}` },
  },
  '& revo-grid revogr-header': headLook(theme),
  '& revo-grid revogr-data .rgCell': cellLook(theme),
  '& revo-grid revogr-data[col-type="rowHeaders"]': rowHeadLook(theme),
  '& revo-grid revogr-row-headers': rowHeadsLook(theme),
  '&[data-stuck="false"] .row-frozen': { visibility: 'hidden' },
  '& revo-grid revogr-focus': { boxShadow: `inset 0 0 0 2px ${theme.palette.accent.mark}` },
  '& revo-grid revogr-edit': {
    backgroundColor: theme.palette.surface,
    '.sheet-editor': { position: 'relative', width: '100%', height: '100%' },
  },
}));

/** What floats lies over the grid's own layers. */
export const overCells = { zIndex: 'tooltip' } as const;

/** The input that lies over the cell which is being edited. */
export const EditorInput = styled('input')(({ theme }) => ({
  width: '100%',
  height: '100%',
  padding: '0 8px',
  border: `2px solid ${theme.palette.accent.mark}`,
  borderRadius: 0,
  outline: 'none',
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink,
  ...typeStyle(type.cell),
  '&&': { padding: '0 8px' },
  '&[data-figure="true"]': { textAlign: 'right' },
}));

/** What floats over the grid: options, a calendar, what is wrong with a cell. */
export const FloatingSheet = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  boxShadow: theme.palette.shadow.popover,
  color: theme.palette.ink,
}));
