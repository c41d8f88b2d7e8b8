/** What a key does in the grid beside moving and typing. */
export type Shortcut =
  | 'undo'
  | 'redo'
  | 'find'
  | 'fillDown'
  | 'fillRight'
  | 'removeRows'
  | 'nextProblem'
  | 'previousProblem'
  | 'openForm'
  | 'menu'
  | 'clear'
  | 'fix'
  | 'leave'
  | 'toggle'
  | 'rowStart'
  | 'rowEnd'
  | 'sheetStart'
  | 'sheetEnd'
  | 'pageUp'
  | 'pageDown';

/** Keys by their name, with `ctrl+` and `shift+` before it; ⌘ counts as Ctrl. */
const shortcuts: Readonly<Record<string, Shortcut>> = {
  'ctrl+z': 'undo',
  'ctrl+y': 'redo',
  'ctrl+shift+z': 'redo',
  'ctrl+f': 'find',
  'ctrl+h': 'find',
  'ctrl+d': 'fillDown',
  'ctrl+r': 'fillRight',
  // As spreadsheets have it.
  'ctrl+-': 'removeRows',
  f8: 'nextProblem',
  'shift+f8': 'previousProblem',
  'ctrl+enter': 'openForm',
  'shift+f10': 'menu',
  contextmenu: 'menu',
  delete: 'clear',
  backspace: 'clear',
  'ctrl+.': 'fix',
  escape: 'leave',
  ' ': 'toggle',
  home: 'rowStart',
  end: 'rowEnd',
  'ctrl+home': 'sheetStart',
  'ctrl+end': 'sheetEnd',
  pageup: 'pageUp',
  pagedown: 'pageDown',
};

/** The shortcut of a key stroke, or null. */
export function findShortcut(
  stroke: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): Shortcut | null {
  if (stroke.altKey) return null;
  const ctrl = stroke.ctrlKey || stroke.metaKey ? 'ctrl+' : '';
  const shift = stroke.shiftKey ? 'shift+' : '';
  return shortcuts[`${ctrl}${shift}${stroke.key.toLowerCase()}`] ?? null;
}
