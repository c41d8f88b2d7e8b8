import { createPortal } from 'react-dom';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { ChoiceEditor } from './ChoiceEditor';
import { DayEditor } from './DayEditor';
import type { EditorProps } from './editor-props';
import { ProposalEditor } from './ProposalEditor';
import { TextEditor } from './TextEditor';

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
