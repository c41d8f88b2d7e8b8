import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useSay } from '../words/use-say';
import { CellDialog } from './CellDialog';
import { CellOpener } from './CellOpener';
import type { EditorProps } from './editor-props';
import { EditorInput } from './sheet-look';
import { useCellText } from './use-cell-text';

/** A place: latitude and longitude are typed, or it is found by its address or on the map, in a dialog. */
export function PlaceEditor({ session, column, locale, values }: EditorProps) {
  const { say } = useSay('sheet');
  const { field, label, mandatory } = column;
  const [isOpen, setOpen] = useState(false);
  const { input, text, change, onKeyDown } = useCellText<HTMLInputElement>(session);
  return (
    <>
      <EditorInput
        ref={input}
        aria-label={label}
        aria-keyshortcuts="Alt+ArrowDown"
        value={text}
        autoComplete="off"
        placeholder={say('sheet:placePattern')}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && event.altKey) {
            event.preventDefault();
            setOpen(true);
          } else onKeyDown(event);
        }}
      />
      <CellOpener label={say('sheet:openMap')} icon={MapPin} onPress={() => setOpen(true)} />
      {isOpen && (
        <CellDialog
          {...{ field, label, text, locale, values }}
          title={say('sheet:rowName', { row: session.row.row })}
          required={mandatory}
          onSave={(next) => session.save(next, 'below')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
