import { useSay } from '../words/use-say';
import { CellDialog } from './CellDialog';
import type { EditorProps } from './editor-props';

/** Files and rows of a cell: nobody types them, so that the cell opens with the dialog. */
export function DialogEditor({ session, column, locale, values }: EditorProps) {
  const { say } = useSay('sheet');
  const { field, label, mandatory } = column;
  return (
    <CellDialog
      {...{ field, label, locale, values }}
      title={say('sheet:rowName', { row: session.row.row })}
      required={mandatory}
      text={session.row.texts[field.name] ?? ''}
      onSave={(text) => session.save(text, 'below')}
      onClose={session.cancel}
    />
  );
}
