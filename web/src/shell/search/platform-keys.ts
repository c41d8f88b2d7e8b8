/** Whether ⌘ takes the place of Ctrl, as on what Apple makes; there Ctrl K cuts the rest of a line. */
export function hasCommandKey(agent: string = navigator.userAgent): boolean {
  return /Mac|iPhone|iPad/.test(agent);
}

/** Whether a stroke opens the search: K with the key of commands alone, while no dialog asks something. */
export function isSearchStroke(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>,
  isCommand: boolean,
): boolean {
  const held = isCommand ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return (
    held && event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey && !event.defaultPrevented
  );
}
