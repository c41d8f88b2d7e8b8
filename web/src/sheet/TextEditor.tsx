import { isFigure } from './cell-raw';
import type { EditorProps } from './editor-props';
import { EditorInput } from './sheet-look';
import { useCellText } from './use-cell-text';

/** A text, a number or an identifier, typed in the cell. In a text of several lines Alt+Enter breaks the line. */
export function TextEditor({ session, column }: EditorProps) {
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
