import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Paperclip from 'lucide-react/icons/paperclip';
import Rows3 from 'lucide-react/icons/rows-3';
import { useState } from 'react';
import { cellOfValue } from '@huella/domain/engine/fields/grid-text';
import type { WidgetProps } from '../fields/widget';
import { widgets } from '../fields/widgets';
import { FieldFrame } from '../ui/FieldFrame';
import { useSay } from '../words/use-say';
import { rawOfText } from './cell-raw';
import { CellDialog } from './CellDialog';

const Root = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', minWidth: 0 });

/** Files and rows of a cell in the form of its row: what is there, and the dialog in which it is filled in. */
function Input(props: WidgetProps) {
  const { id, field, label, required, hint, error, disabled, value, locale, values, onChange } = props;
  const { say } = useSay('sheet');
  const { View } = widgets[field.type];
  const isFile = field.type === 'file';
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error} group>
      {(ids) => (
        <Root id={ids.inputId} role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}>
          {value !== null && <View {...{ field, value, locale }} />}
          {!disabled && (
            <Button
              id={`${ids.inputId}-open`}
              size="small"
              startIcon={isFile ? <Paperclip size={16} /> : <Rows3 size={16} />}
              aria-labelledby={`${ids.inputId}-open ${ids.labelId}`}
              onClick={() => setOpen(true)}
            >
              {say(isFile ? 'sheet:openFiles' : 'sheet:openRows')}
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

export const openedCell = { Input } as const;
