import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a button: the field that is being typed in keeps the focus until the click. Were it left
 * before, what is said of it then could move the button away from under the pointer.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
