import { styled } from '@mui/material/styles';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { CellDialog } from './CellDialog';
import type { EditorProps } from './editor-props';
import { EditorInput } from './sheet-look';
import { useCellText } from './use-cell-text';

const Opener = styled('span')({ position: 'absolute', right: 4, top: 2 });

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
      <Opener>
        <IconAction
          size="small"
          tabIndex={-1}
          label={say('sheet:openMap')}
          aria-haspopup="dialog"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(true)}
        >
          <MapPin size={16} />
        </IconAction>
      </Opener>
      {isOpen && (
        <CellDialog
          {...{ field, label, text, locale, values }}
          title={say('sheet:rowName', { row: session.row.row })}
          required={mandatory}
          onSave={(next) => session.save(next, false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
