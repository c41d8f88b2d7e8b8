import type { Locale, Values } from '@huella/domain/model/value';
import type { EditSession } from './grid-session';
import type { SheetColumn } from './sheet-store';

/** What each editor of a cell is given. */
export interface EditorProps {
  readonly session: EditSession;
  readonly column: SheetColumn;
  readonly locale: Locale;
  /** The row as far as it can be read. */
  readonly values: Values;
}
