/**
 * Holds whatever is pressed in a drawn page before the app hears it: a form that is sent by the browser would tell the password
 * to the address bar, and a link that it follows would lose what was typed. Returns what ends that, and gives what was pressed
 * last; null for nothing. A link that is opened beside the page is the browser's.
 */
export function holdPress(root: HTMLElement): () => HTMLElement | null {
  let pressed: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
    if (part === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed = part;
  };
  root.addEventListener('click', hold);
  return () => {
    root.removeEventListener('click', hold);
    return pressed;
  };
}
