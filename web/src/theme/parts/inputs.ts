import type { CSSObject, Theme } from '@mui/material/styles';
import { ring } from '../focus';
import { phone } from '../media';
import { height, motion, radius, type } from '../tokens';
import { typeStyle } from '../typography';
import type { Parts } from './parts';

declare module '@mui/material/InputBase' {
  interface InputBasePropsSizeOverrides {
    /** 44 high: sign-in and the other forms of access. */
    large: true;
  }
}

/** Height of an input by size, at the desk and on a phone. */
export const inputHeights = {
  small: { desk: height.input.compact, phone: height.phoneTarget },
  medium: { desk: height.input.form, phone: height.input.phone },
  large: { desk: height.input.access, phone: height.input.access },
} as const;

/** The box of an input: border on the root, so that focus and error need no second element. */
export function inputBox(theme: Theme, size: keyof typeof inputHeights): CSSObject {
  const { surface, control, ink2, state, sunken, line, ink3 } = theme.palette;
  return {
    minHeight: inputHeights[size].desk,
    borderRadius: radius.base,
    border: `1px solid ${control}`,
    backgroundColor: surface,
    padding: size === 'small' ? '0 9px' : '0 12px',
    gap: 8,
    transition: `border-color ${motion.quick}ms, box-shadow ${motion.quick}ms`,
    ...typeStyle(size === 'small' ? type.cell : type.body),
    '& > svg': { color: ink3 },
    '&:has(> .MuiSelect-select)': { paddingRight: 0 },
    '&:hover': { borderColor: ink2 },
    '&.Mui-focused': ring(theme),
    '&.Mui-error': { borderColor: state.danger.text, boxShadow: `0 0 0 1px ${state.danger.text}` },
    '&.Mui-error.Mui-focused': ring(theme, state.danger.text),
    '&.Mui-disabled': { backgroundColor: sunken, borderColor: line, color: ink3 },
    '&:has(input:read-only:not([aria-haspopup]))': { backgroundColor: sunken, borderColor: line },
    [phone]: { minHeight: inputHeights[size].phone, ...typeStyle(type.phoneInput) },
  };
}

function placeholder(theme: Theme): CSSObject {
  return { color: theme.palette.ink3, opacity: 1 };
}

export const inputs: Parts = {
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        height: 'auto',
        minWidth: 0,
        textOverflow: 'ellipsis',
        '&::placeholder': placeholder(theme),
        '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
        '&[type="password"]:not(:placeholder-shown)': { letterSpacing: '0.12em' },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme, ownerState }) => inputBox(theme, ownerState.size ?? 'medium'),
      notchedOutline: { display: 'none' },
      input: ({ theme }) => ({ padding: 0, '&::placeholder': placeholder(theme) }),
      multiline: { padding: '9px 12px', alignItems: 'flex-start' },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        height: 'auto',
        maxHeight: 'none',
        flex: 'none',
        color: theme.palette.ink2,
      }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: {
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'stretch',
        minHeight: 0,
        '&&': { minHeight: 0, paddingRight: 36 },
        '&:focus': { backgroundColor: 'transparent' },
      },
      icon: ({ theme }) => ({ right: 12, top: 'calc(50% - 8px)', color: theme.palette.ink2 }),
    },
  },
};
