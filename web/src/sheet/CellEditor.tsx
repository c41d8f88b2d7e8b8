import { createPortal } from 'react-dom';
import { isOfGridAlone } from '@huella/domain/engine/fields/grid-text';
import { fieldKinds, isFigure } from '@huella/domain/engine/fields/index';
import { ChoiceEditor } from './ChoiceEditor';
import { DayEditor } from './DayEditor';
import { DialogEditor } from './DialogEditor';
import type { EditorProps } from './editor-props';
import { PlaceEditor } from './PlaceEditor';
import { ProposalEditor } from './ProposalEditor';
import { EditorInput } from './sheet-look';
import { useCellText } from './use-cell-text';

/** The editor of the cell that is being edited, drawn into its place in the grid. */
export function CellEditor(props: EditorProps) {
  return createPortal(editorOf(props), props.session.element);
}

function editorOf(props: EditorProps) {
  const { type, proposals, presets = [] } = props.column.field;
  if (type === 'date' || type === 'dateTime') return <DayEditor {...props} />;
  if (isOfGridAlone(props.column.field)) return <DialogEditor {...props} />;
  if (type === 'location') return <PlaceEditor {...props} />;
  if (type === 'checkbox' || fieldKinds[type].chooses !== undefined || presets.length > 0)
    return <ChoiceEditor {...props} />;
  return proposals === undefined ? <TextEditor {...props} /> : <ProposalEditor {...props} />;
}

/** A text, a number or an identifier, typed in the cell. In a text of several lines Alt+Enter breaks the line. */
function TextEditor({ session, column }: EditorProps) {
  const { field, label } = column;
  const { input, text, change, onKeyDown } = useCellText<HTMLInputElement & HTMLTextAreaElement>(session);
  const isLong = field.type === 'multiline';
  return (
    <EditorInput
      as={isLong ? 'textarea' : 'input'}
      ref={input}
      aria-label={label}
      value={text}
      autoComplete="off"
      data-figure={isFigure(field)}
      data-long={isLong}
      onChange={(event) => {
        change(event.target.value);
      }}
      onKeyDown={(event) => {
        if (isLong && event.key === 'Enter' && event.altKey) change(`${text}\n`);
        else onKeyDown(event);
      }}
    />
  );
}
