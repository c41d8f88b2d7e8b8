import { createPortal } from 'react-dom';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import type { Locale, Values } from '@huella/domain/model/value';
import { ChoiceEditor } from './ChoiceEditor';
import { DayEditor } from './DayEditor';
import type { EditSession } from './grid-session';
import { ProposalEditor } from './ProposalEditor';
import type { SheetColumn } from './sheet-store';
import { TextEditor } from './TextEditor';

/** What each editor of a cell is given. */
export interface EditorProps {
  readonly session: EditSession;
  readonly column: SheetColumn;
  readonly locale: Locale;
  /** The row as far as it can be read. */
  readonly values: Values;
}

/** The editor of the cell that is being edited, drawn into its place in the grid. */
export function CellEditor(props: EditorProps) {
  return createPortal(editorOf(props), props.session.element);
}

function editorOf(props: EditorProps) {
  const { type, proposals, presets = [] } = props.column.field;
  if (type === 'date' || type === 'dateTime') return <DayEditor {...props} />;
  if (type === 'checkbox' || fieldKinds[type].chooses !== undefined || presets.length > 0)
    return <ChoiceEditor {...props} />;
  return proposals === undefined ? <TextEditor {...props} /> : <ProposalEditor {...props} />;
}
