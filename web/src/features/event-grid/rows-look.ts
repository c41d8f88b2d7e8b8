import { styled } from '@mui/material/styles';
import { height, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { visuallyHidden } from '../../theme/visually-hidden';

/** The look of the grid: the measures of the spreadsheet grid (rows 36, the number of a row on the ground). */
export const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  backgroundColor: theme.palette.surface,
  [theme.breakpoints.down('lg')]: { flex: '1 1 320px' },
}));

export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  ...typeStyle(type.cell),
  '& :is(th, td)': {
    height: height.gridRow,
    padding: '0 10px',
    borderRight: `1px solid ${theme.palette.line}`,
    borderBottom: `1px solid ${theme.palette.line}`,
    fontWeight: 400,
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead :is(th, td)': {
    position: 'sticky',
    zIndex: 1,
    backgroundColor: theme.palette.ground,
    color: theme.palette.ink2,
  },
  '& thead tr:first-of-type th': { top: 0, ...typeStyle({ ...type.meta, weight: 500 }) },
  '& thead tr:nth-of-type(2) :is(th, td)': { top: height.gridRow, ...typeStyle(type.meta) },
  '& :is(th, td)[data-figure="true"]': { textAlign: 'right' },
  '& [data-place="number"]': {
    backgroundColor: theme.palette.ground,
    color: theme.palette.ink3,
    textAlign: 'right',
    ...typeStyle(type.meta),
  },
  '& tbody th': { fontWeight: 500, color: theme.palette.ink },
  '& [data-quiet="true"]': { color: theme.palette.ink3 },
  '& td[data-cell="true"]': { padding: 0 },
  '& tbody tr[data-here="true"] > :not([data-place="number"])': {
    backgroundColor: theme.palette.accent.tint,
  },
  '& tbody td[data-level="warning"]': {
    backgroundColor: theme.palette.state.warning.ground,
    boxShadow: `inset 0 0 0 1px ${theme.palette.state.warning.border}`,
    '& :is(input, select)': { color: theme.palette.state.warning.text },
  },
  '& tbody :is(td, th)[data-level="error"]': {
    backgroundColor: theme.palette.state.danger.ground,
    boxShadow: `inset 0 0 0 1px ${theme.palette.state.danger.border}`,
    '& :is(input, select)': { color: theme.palette.state.danger.text },
  },
  '& td[data-loss="true"]': { color: theme.palette.state.warning.text },
  '& [data-gap] td': { height: 'auto', padding: 0, border: 0 },
}));
export const Hidden = styled('span')(visuallyHidden);
/** A cell that says nothing. */
export const Blank = styled('td')({});
export const Star = styled('span')(({ theme }) => ({ color: theme.palette.state.danger.text }));

/** The control of a cell: as wide as its cell, without a border until it has the focus. */
const control = { width: '100%', height: height.gridRow - 1, padding: '0 10px', border: 0, borderRadius: 0 };

export const CellInput = styled('input')(({ theme }) => ({
  ...control,
  outline: 'none',
  backgroundColor: 'transparent',
  color: theme.palette.ink,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '&::placeholder': { color: theme.palette.ink3, opacity: 1 },
  '&[data-figure="true"]': { textAlign: 'right', fontWeight: 600 },
  '&[data-figure="true"]::placeholder': { fontWeight: 400 },
  '&:focus': { boxShadow: `inset 0 0 0 2px ${theme.palette.accent.mark}` },
}));
export const CellButton = styled('button')(({ theme }) => ({
  ...control,
  display: 'block',
  overflow: 'hidden',
  outline: 'none',
  backgroundColor: 'transparent',
  color: theme.palette.ink,
  font: 'inherit',
  textAlign: 'left',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[data-blank="true"]': { color: theme.palette.ink3 },
  '&:focus': { boxShadow: `inset 0 0 0 2px ${theme.palette.accent.mark}` },
}));
export const CellSelect = styled('select')(({ theme }) => ({
  ...control,
  padding: '0 6px',
  outline: 'none',
  backgroundColor: 'transparent',
  color: theme.palette.ink,
  font: 'inherit',
  '& option': { backgroundColor: theme.palette.surface, color: theme.palette.ink },
  '&[data-blank="true"]': { color: theme.palette.ink3 },
  '&:focus': { boxShadow: `inset 0 0 0 2px ${theme.palette.accent.mark}` },
}));
