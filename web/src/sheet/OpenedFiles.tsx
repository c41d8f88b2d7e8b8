import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import { cellOfValue } from '@huella/domain/engine/fields/grid-text';
import { FileNames } from '../fields/FileNames';
import { entriesOf } from '../fields/file-entries';
import type { WidgetProps } from '../fields/widget';
import { FieldFrame } from '../ui/FieldFrame';
import { useSay } from '../words/use-say';
import { rawOfText } from './cell-raw';
import { CellDialog } from './CellDialog';

const Root = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', minWidth: 0 });

/** The files of a row in its form: their names, and the dialog in which they are put in and taken out. */
function Input(props: WidgetProps) {
  const { id, field, label, required, hint, error, disabled, value, locale, values, onChange } = props;
  const { say } = useSay('sheet');
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error} group>
      {(ids) => (
        <Root id={ids.inputId} role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}>
          {entriesOf(value).length > 0 && <FileNames {...{ field, value, locale }} />}
          {!disabled && (
            <Button
              id={`${ids.inputId}-open`}
              size="small"
              startIcon={<Paperclip size={16} />}
              aria-labelledby={`${ids.inputId}-open ${ids.labelId}`}
              onClick={() => setOpen(true)}
            >
              {say('sheet:openFiles')}
            </Button>
          )}
          {isOpen && (
            <CellDialog
              {...{ field, label, required, locale, values }}
              title={label}
              text={cellOfValue(field, value, locale)}
              onSave={(text) => {
                onChange(rawOfText(field, text, locale));
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </Root>
      )}
    </FieldFrame>
  );
}

export const openedFiles = { Input } as const;
