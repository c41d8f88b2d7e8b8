import { focusLine } from '../focus';
import { phone } from '../media';
import { height, motion, radius, type } from '../tokens';
import { typeStyle } from '../typography';
import type { Parts } from './parts';

export const rest: Parts = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: 'h1',
        promise: 'p',
        figure: 'p',
        kpi: 'p',
        subtitle1: 'p',
        subtitle2: 'p',
        overline: 'p',
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.accent.text,
        fontWeight: 500,
        borderRadius: radius.key,
        textUnderlineOffset: 3,
        '&:focus-visible, &.Mui-focusVisible': focusLine(theme),
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40 },
      list: { gap: 20 },
      indicator: ({ theme }) => ({
        height: 2,
        backgroundColor: theme.palette.accent.mark,
        transitionDuration: `${motion.quick}ms`,
      }),
      scrollButtons: { width: 28 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...typeStyle({ ...type.cell, weight: 500 }),
        minHeight: 40,
        minWidth: 0,
        maxWidth: 'none',
        padding: 0,
        gap: 6,
        flexDirection: 'row',
        textTransform: 'none',
        color: theme.palette.ink2,
        '&:hover': { color: theme.palette.ink },
        '&.Mui-selected': { color: theme.palette.accent.text },
        '&.Mui-focusVisible': { ...focusLine(theme), outlineOffset: -2, borderRadius: radius.inner },
        [phone]: { minWidth: height.phoneTarget, minHeight: height.phoneTarget },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...typeStyle({ ...type.meta, weight: 500 }),
        height: 24,
        borderRadius: radius.inner,
        border: `1px solid ${theme.palette.line2}`,
        backgroundColor: theme.palette.ground,
        color: theme.palette.ink,
        '& .MuiChip-label': { padding: '0 8px' },
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: theme.palette.track }),
      bar: ({ theme }) => ({ borderRadius: 3, backgroundColor: theme.palette.accent.mark }),
    },
  },
  MuiDivider: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.line }),
      wrapper: { padding: '0 12px' },
    },
  },
};
