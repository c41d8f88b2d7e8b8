import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { TextMeaning, UploadColumn } from '@huella/domain/calls/upload-view';
import { optionsOf } from '@huella/domain/engine/fields/choice';
import { takesMeanings } from '@huella/domain/engine/sheets/meanings';
import type { Field } from '@huella/domain/model/field';
import { labelWithUnit } from '../../fields/raw-value';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import type { ColumnProps } from './FieldChoice';
import { fieldOf } from './import-subject';

const List = styled('div')({ display: 'grid', gap: 12 });

/** What the texts of a column mean that are no option of its field, and the way to say it or to take it back. */
export function MeaningsButton(props: ColumnProps) {
  const { subject, column, pairing } = props;
  const { say } = useSay('imports');
  const [isOpen, setOpen] = useState(false);
  const field = fieldOf(subject.format, column.field);
  if (field === undefined || !takesMeanings(field) || textsOf(column).length === 0) return null;
  const isOpenQuestion = (column.options?.unknown.length ?? 0) > 0;
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={say('imports:meaningsOf', { column: column.name })}
        disabled={pairing.isCompleting}
        onClick={() => {
          setOpen(true);
        }}
      >
        {say(isOpenQuestion ? 'imports:sayMeaning' : 'imports:changeMeaning')}
      </Button>
      {isOpen && (
        <MeaningsDialog
          {...props}
          field={field}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** The texts of a column that are no option: those that nobody said the meaning of first. */
function textsOf({ options, meanings = [] }: UploadColumn): readonly string[] {
  return [...(options?.unknown ?? []), ...meanings.map(({ text }) => text)];
}

interface DialogProps extends ColumnProps {
  readonly field: Field;
  readonly onClose: () => void;
}

function MeaningsDialog({ subject, column, pairing, field, onClose }: DialogProps) {
  const { say } = useSay('imports', 'form');
  const known = new Map((column.meanings ?? []).map(({ text, option }) => [text, option]));
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(known);
  const { language } = subject.locale;
  const options = optionsOf(field)
    .filter(({ inactive }) => inactive !== true)
    .map(({ key, label }) => ({ value: key, label: label[language] }));
  const texts = textsOf(column);
  const changed = texts.flatMap((text): readonly TextMeaning[] => {
    const option = said.get(text) ?? '';
    if (option === (known.get(text) ?? '')) return [];
    return [{ excelColumn: column.name, text, option: option === '' ? null : option }];
  });
  return (
    <Modal
      open
      size="base"
      onClose={onClose}
      title={say('imports:meaningsTitle', { field: labelWithUnit(field, subject.locale) })}
      text={say('imports:meaningsText', { company: subject.place.companyName })}
      actions={
        <DialogFoot
          onCancel={onClose}
          onClick={() => {
            onClose();
            if (changed.length > 0) pairing.setMeanings(changed);
          }}
        >
          {say('form:save')}
        </DialogFoot>
      }
    >
      <List>
        {texts.map((text) => (
          <SelectInput
            key={text}
            label={say('imports:meaningOf', { text })}
            options={options}
            value={said.get(text) ?? ''}
            none={say('imports:meansNone')}
            onChange={(option) => {
              setSaid((before) => new Map([...before, [text, option]]));
            }}
          />
        ))}
      </List>
    </Modal>
  );
}
