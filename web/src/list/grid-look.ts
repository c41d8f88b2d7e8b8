import { styled } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { focusLine } from '../theme/focus';
import { gutter, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { cellPadding } from './columns';

/** Width of the column of checkboxes: the name column is right beside it when the others scroll. */
export const checkWidth = 48;
export const menuWidth = 40;
export const codeWidth = 40;
/** Where the name column ends, for what stays beside it. */
export const nameEnd = '--list-name-end';

/** Marks of columns and rows that the look below takes up. */
export const gridClass = {
  name: 'list-name',
  state: 'list-state',
  code: 'list-code',
  menu: 'list-menu',
  quiet: 'list-quiet',
  ended: 'list-ended',
  still: 'list-still',
  edge: 'list-edge',
  first: 'list-first',
  figure: 'list-figure',
} as const;

const Styled = styled(DataGrid)(({ theme }) => {
  const { surface, line, ink, ink2, ink3, accent, ground } = theme.palette;
  const stays = { position: 'sticky', zIndex: 5, backgroundColor: 'inherit' } as const;
  return {
    '--DataGrid-rowBorderColor': line,
    border: 0,
    borderRadius: 0,
    color: ink,
    backgroundColor: surface,
    ...typeStyle(type.cell),
    // The grid sets its own font, and figures must line up.
    '&, & .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums' },
    // The library says it by a class of its own, which is read after this one.
    '&.MuiDataGrid-root': { '--DataGrid-t-header-background-base': surface },
    '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { padding: `0 ${cellPadding}px` },
    '& .MuiDataGrid-columnHeaders [role="row"]': { backgroundColor: surface, color: ink2 },
    '& .MuiDataGrid-columnHeaderTitle': typeStyle({ ...type.meta, weight: 500 }),
    '& .MuiDataGrid-columnSeparator': { display: 'none' },
    '& .MuiDataGrid-sortButton': { width: 16, height: 16, color: ink2 },
    '& .MuiDataGrid-columnHeader--alignRight': { paddingLeft: 0 },
    '& .MuiDataGrid-row, & .MuiDataGrid-row:hover': { backgroundColor: surface },
    '& .MuiDataGrid-row:hover': { backgroundColor: ground },
    '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
      backgroundColor: accent.tint,
    },
    '& .MuiDataGrid-cell': { borderColor: line, lineHeight: 'calc(var(--height) - 1px)' },
    // What a search marked beyond the end of a cell is left out whole, and not its ground alone left there.
    '& .MuiDataGrid-cell > mark': { display: 'inline-block', lineHeight: 1.3 },
    [`& .${gridClass.quiet}`]: { color: ink2 },
    [`& .${gridClass.ended} .MuiDataGrid-cell, & .${gridClass.ended} a`]: { color: ink3 },
    [`& .MuiDataGrid-row:not(.${gridClass.ended}, .${gridClass.still})`]: { cursor: 'pointer' },
    '& .MuiDataGrid-cellCheckbox, & .MuiDataGrid-columnHeaderCheckbox': {
      ...stays,
      left: 0,
      cursor: 'default',
    },
    [`& .${gridClass.name}`]: { ...stays, left: checkWidth, fontWeight: 500 },
    // Without checkboxes it is the first one.
    [`& .${gridClass.name}.${gridClass.first}`]: { left: 0 },
    [`& .${gridClass.menu}`]: {
      ...{ ...stays, right: 0, padding: '0 6px', cursor: 'default' },
    },
    [`& .${gridClass.code}`]: { ...stays, right: menuWidth, padding: '0 6px', cursor: 'default' },
    [`& .${gridClass.state}`]: { ...stays, left: `var(${nameEnd})` },
    // Where columns go on under what stays, it throws a shadow on them: to the side alone, rows throw none on each other.
    [`&[data-more-right="true"] .${gridClass.edge}`]: {
      boxShadow: `-2px 0 6px ${line}`,
      clipPath: 'inset(0 0 0 -8px)',
    },
    [`&[data-more-left="true"] .${gridClass.state}`]: {
      boxShadow: `2px 0 6px ${line}`,
      clipPath: 'inset(0 -8px 0 0)',
    },
    [`& .${gridClass.first}.${gridClass.first}`]: { paddingLeft: gutter.wide },
    [`& .${gridClass.figure}.${gridClass.figure}`]: { paddingRight: gutter.wide },
    // The head has a line of its own.
    '& .MuiDataGrid-row--firstVisible .MuiDataGrid-cell': { borderTopColor: 'transparent' },
    '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
      '&:focus, &:focus-within': { outline: 'none' },
      '&:focus-visible': { ...focusLine(theme), outlineOffset: -2 },
    },
    '& .MuiDataGrid-virtualScroller': { overscrollBehavior: 'contain' },
    '& .MuiDataGrid-virtualScroller:focus-visible': { ...focusLine(theme), outlineOffset: -2 },
  };
});

/** x-data-grid as drawn: hairlines between rows, names and menus that stay while the rest scrolls sideways. */
// Styling a generic component takes its type argument away; the component is the same.
export const Grid = Styled as typeof DataGrid;
