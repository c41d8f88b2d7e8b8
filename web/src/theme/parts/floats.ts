import { alpha, type CSSObject, type Theme } from '@mui/material/styles';
import { phone } from '../media';
import { height, motion, radius, scrimOpacity, type, width } from '../tokens';
import { typeStyle } from '../typography';
import type { Parts } from './parts';

const floatTime = { transitionDuration: motion.float } as const;

function floating(theme: Theme): CSSObject {
  const { surface, line2, shadow } = theme.palette;
  return {
    backgroundColor: surface,
    backgroundImage: 'none',
    border: `1px solid ${line2}`,
    borderRadius: radius.base,
    boxShadow: shadow.popover,
  };
}

export const floats: Parts = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: {
    defaultProps: floatTime,
    styleOverrides: { paper: ({ theme }) => ({ ...floating(theme), marginTop: 4 }) },
  },
  MuiMenu: {
    styleOverrides: { list: { padding: 4, minWidth: 176 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...typeStyle(type.cell),
        minHeight: 32,
        padding: '4px 8px',
        gap: 8,
        borderRadius: radius.inner,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.palette.action.hover },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.palette.accent.tint,
          color: theme.palette.accent.text,
          fontWeight: 500,
        },
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.accent.mark}`, outlineOffset: -2 },
        '&.Mui-disabled': { opacity: 1, color: theme.palette.ink3 },
        '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
        [phone]: { minHeight: height.phoneTarget, ...typeStyle(type.body) },
      }),
    },
  },
  MuiDialog: {
    defaultProps: floatTime,
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating(theme),
        width: `min(${width.modal.small}px, calc(100vw - 32px))`,
        maxWidth: 'none',
        margin: 16,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme, ownerState }) =>
        ownerState.invisible === true
          ? {}
          : { backgroundColor: alpha(theme.palette.scrim, scrimOpacity.modal) },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        width: width.drawer,
        maxWidth: 'calc(100vw - 56px)',
        boxShadow: theme.palette.shadow.popover,
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, enterNextDelay: 100, describeChild: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...typeStyle({ ...type.meta, weight: 500 }),
        backgroundColor: theme.palette.inverse,
        color: theme.palette.inverseInk,
        borderRadius: radius.inner,
        padding: '4px 8px',
      }),
    },
  },
};
