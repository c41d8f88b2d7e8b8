import type { CSSObject, Theme } from '@mui/material/styles';
import { CheckMark } from '../CheckMark';
import { ring, offsetRing } from '../focus';
import { phone } from '../media';
import { motion } from '../tokens';
import type { Parts } from './parts';

/** The hit area of a small control on a phone: 44 px around a mark of 20. */
const phoneMark: CSSObject = { [phone]: { padding: '12px', margin: '-12px' } };

function switchParts(theme: Theme): CSSObject {
  const { accent, control, surface } = theme.palette;
  return {
    width: 32,
    height: 18,
    padding: 0,
    overflow: 'visible',
    '& .MuiSwitch-switchBase': {
      padding: 2,
      transitionDuration: `${motion.quick}ms`,
      '&.Mui-checked': { transform: 'translateX(14px)', color: accent.on },
      '&.Mui-checked + .MuiSwitch-track': { backgroundColor: accent.main, opacity: 1 },
      '&.Mui-focusVisible + .MuiSwitch-track': offsetRing(accent.mark),
      '&.Mui-checked .MuiSwitch-thumb': { backgroundColor: accent.on },
      '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
    },
    '& .MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none', backgroundColor: surface },
    '& .MuiSwitch-track': { borderRadius: 9, backgroundColor: control, opacity: 1 },
    [phone]: { '& .MuiSwitch-input': { top: -13, height: 44 } },
  };
}

export const choices: Parts = {
  MuiCheckbox: {
    defaultProps: {
      icon: <CheckMark shape="box" state="off" />,
      checkedIcon: <CheckMark shape="box" state="on" />,
      indeterminateIcon: <CheckMark shape="box" state="part" />,
    },
    styleOverrides: { root: ({ theme }) => markStyle(theme) },
  },
  MuiRadio: {
    defaultProps: {
      icon: <CheckMark shape="dot" state="off" />,
      checkedIcon: <CheckMark shape="dot" state="on" />,
    },
    styleOverrides: { root: ({ theme }) => markStyle(theme) },
  },
  MuiSwitch: { styleOverrides: { root: ({ theme }) => switchParts(theme) } },
  MuiFormControlLabel: {
    styleOverrides: { root: { margin: 0, gap: 8, alignItems: 'flex-start' } },
  },
};

/** Where the mark of a checkbox is pressed: a little beyond it. */
export const checkboxMark: CSSObject = { padding: 4, margin: -4, ...phoneMark };

function markStyle(theme: Theme): CSSObject {
  return {
    ...checkboxMark,
    '&:hover': { backgroundColor: 'transparent' },
    '&.Mui-focusVisible > span': ring(theme),
    '&.Mui-disabled': { opacity: 1 },
  };
}
