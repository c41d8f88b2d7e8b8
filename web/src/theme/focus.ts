import { alpha, type Theme } from '@mui/material/styles';
import { focusRing } from './tokens';

/** Focus of inputs, outlined buttons and rows: the border takes the accent, a soft ring goes around it. */
export function ring(theme: Theme, colour: string = theme.palette.accent.mark) {
  return {
    borderColor: colour,
    boxShadow: `0 0 0 ${focusRing.width}px ${alpha(colour, focusRing.opacity)}`,
    // Forced colours drop shadows and keep outlines.
    outline: '2px solid transparent',
  };
}

/** Focus of whatever has no border to colour (links, text buttons, dots): a line of the accent around it. */
export function focusLine(theme: Theme) {
  return { outline: `2px solid ${theme.palette.accent.text}`, outlineOffset: 1 };
}

/** Focus of filled buttons: a line apart from the fill. */
export function offsetRing(colour: string) {
  return { outline: `2px solid ${colour}`, outlineOffset: focusRing.filledOffset };
}
