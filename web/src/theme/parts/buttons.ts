import type { CSSObject, Theme } from '@mui/material/styles';
import { focusLine, ring, offsetRing } from '../focus';
import { phone } from '../media';
import { dangerFill, height, motion, radius, type } from '../tokens';
import { typeStyle } from '../typography';
import type { Parts } from './parts';

declare module '@mui/material/Button' {
  interface ButtonPropsSizeOverrides {
    /** 48 high with text of 16: the main action of a phone. */
    main: true;
  }
}

const text500 = (step: (typeof type)[keyof typeof type]) => typeStyle({ ...step, weight: 500 });

const sizes = {
  small: { minHeight: height.button.compact, padding: '0 10px', ...text500(type.cell) },
  medium: { minHeight: height.button.base, padding: '0 14px', ...text500(type.body) },
  large: { minHeight: height.button.access, padding: '0 16px', ...text500(type.body) },
  main: {
    minHeight: height.button.main,
    padding: '0 16px',
    ...text500(type.section),
    letterSpacing: 'normal',
  },
} as const;

function filled(main: string, hover: string, on: string, focus = main): CSSObject {
  return {
    backgroundColor: main,
    borderColor: main,
    color: on,
    '&:hover': { backgroundColor: hover, borderColor: hover },
    '&.Mui-focusVisible': offsetRing(focus),
  };
}

function outlined(theme: Theme, colour: string): CSSObject {
  const { surface, line2, ground } = theme.palette;
  return {
    backgroundColor: surface,
    borderColor: line2,
    color: colour,
    '&:hover': { backgroundColor: ground, borderColor: line2 },
    '&.Mui-focusVisible': ring(theme),
  };
}

function bare(theme: Theme, colour: string): CSSObject {
  return {
    color: colour,
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&.Mui-focusVisible': focusLine(theme),
  };
}

function variants(theme: Theme) {
  const { accent, ink, ink2, state } = theme.palette;
  return [
    {
      props: { variant: 'contained', color: 'primary' },
      style: filled(accent.main, accent.hover, accent.on, accent.mark),
    },
    {
      props: { variant: 'contained', color: 'error' },
      style: filled(dangerFill.main, dangerFill.hover, dangerFill.on, state.danger.text),
    },
    { props: { variant: 'outlined', color: 'primary' }, style: outlined(theme, ink) },
    { props: { variant: 'outlined', color: 'error' }, style: outlined(theme, state.danger.text) },
    { props: { variant: 'text', color: 'primary' }, style: bare(theme, accent.text) },
    { props: { variant: 'text', color: 'secondary' }, style: bare(theme, ink2) },
    { props: { variant: 'text', color: 'error' }, style: bare(theme, state.danger.text) },
  ] as const;
}

/**
 * Buttons: `contained` for the one next step, `outlined` (the default) for everything else, `text` to leave or to
 * clear (`color="secondary"` in ink, `primary` in the accent). Sizes small 32, medium 36, large 44, main 48.
 */
export const buttons: Parts = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        ...sizes[ownerState.size ?? 'medium'],
        minWidth: 0,
        border: '1px solid transparent',
        borderRadius: radius.base,
        whiteSpace: 'nowrap',
        textTransform: 'none',
        transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms, box-shadow ${motion.quick}ms`,
        [phone]: { minHeight: ownerState.size === 'main' ? height.button.main : height.phoneTarget },
        variants: [...variants(theme)],
        '&.Mui-disabled': disabled(theme, ownerState.variant === 'text'),
      }),
      startIcon: ({ ownerState }) => ({ margin: '0 6px 0 0', ...iconStyle(ownerState.size) }),
      endIcon: ({ ownerState }) => ({ margin: '0 0 0 8px', ...iconStyle(ownerState.size) }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        ...iconButton(theme, ownerState.size),
        '&.Mui-focusVisible': focusLine(theme),
        '&.Mui-disabled': { color: theme.palette.control },
      }),
    },
  },
};

/** The look of a button of an icon. */
export function iconButton(theme: Theme, size: string | undefined): CSSObject {
  const side = size === 'small' ? height.filterChip : height.button.compact;
  return {
    width: side,
    height: side,
    padding: 0,
    borderRadius: radius.base,
    color: theme.palette.ink2,
    transition: `background-color ${motion.quick}ms`,
    '&:hover': { backgroundColor: theme.palette.action.hover },
    // At a size that a finger presses, its icon is seen like the others, whatever size it was drawn at.
    [phone]: {
      width: height.phoneTarget,
      height: height.phoneTarget,
      '& > svg': { width: 20, height: 20 },
    },
  };
}

/** Icons of 16, of 15 in compact buttons, whatever size they were drawn at. */
function iconStyle(size: string | undefined): CSSObject {
  const side = size === 'small' ? 15 : 16;
  return { '& > svg': { width: side, height: side } };
}

function disabled(theme: Theme, isText: boolean): CSSObject {
  const { sunken, line, ink3 } = theme.palette;
  if (isText) return { color: ink3 };
  return { backgroundColor: sunken, borderColor: line, color: ink3 };
}
