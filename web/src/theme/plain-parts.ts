import type { CSSObject, Theme } from '@mui/material/styles';
import { focusLine, ring } from './focus';
import { iconButton } from './parts/buttons';
import { checkboxMark } from './parts/choices';
import { radius } from './tokens';

/** What the library's buttons and marks are before the theme says more: what is pressed, and centres what is in it. */
const pressed: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  flex: 'none',
  verticalAlign: 'middle',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
};

/**
 * The looks of what a list draws dozens of (`PlainCheckbox`, `PlainIconButton`, `NameLink`, `SkeletonBar`): rules of the page for plain
 * elements. A component of the library has a style worked out for each of them, while the page has the most to do.
 */
export function plainParts(theme: Theme): CSSObject {
  return {
    // Whatever is said of one beside it counts.
    ':where([data-skeleton])': {
      display: 'block',
      borderRadius: radius.key,
      backgroundColor: theme.palette.sunken,
    },
    '[data-icon-button]': {
      ...pressed,
      border: 0,
      backgroundColor: 'transparent',
      ...iconButton(theme, 'small'),
      '&:focus-visible': focusLine(theme),
    },
    '[data-name-link]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: theme.palette.ink,
      fontWeight: 500,
      textDecoration: 'none',
      textUnderlineOffset: 3,
      borderRadius: radius.key,
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusLine(theme),
    },
    '[data-checkbox]': { ...pressed, ...checkboxMark },
    '[data-checkbox] > input': {
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '[data-checkbox] > :focus-visible + span': ring(theme),
    '[data-checkbox]:has(> :disabled)': { pointerEvents: 'none', cursor: 'default' },
  };
}
