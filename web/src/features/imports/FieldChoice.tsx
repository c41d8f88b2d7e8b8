import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { formatOfFiles } from '@huella/domain/engine/sheets/sheet-format';
import type { Upload, UploadColumn } from '@huella/domain/calls/upload-view';
import { labelWithUnit } from '../../fields/raw-value';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import type { ImportSubject } from './import-subject';
import { resultOf } from './pairing';
import type { Pairing } from './use-pairing';

export interface ColumnProps {
  readonly subject: ImportSubject;
  readonly upload: Upload;
  readonly column: UploadColumn;
  readonly pairing: Pairing;
}

/** Means leaving the column out; no field is called so. */
const leftOut = '-';

const Place = styled('div')(({ theme }) => ({
  minWidth: 0,
  '&[data-asks="true"] :is(.MuiOutlinedInput-root, [data-size])': {
    boxShadow: `0 0 0 1px ${theme.palette.state.danger.text}`,
    borderColor: theme.palette.state.danger.text,
  },
}));

/** The field that a column fills; one that another column has comes over to this one. */
export function FieldChoice({
  subject,
  upload,
  column,
  pairing,
  size,
}: ColumnProps & { readonly size: 'small' | 'medium' }) {
  const { say } = useSay('imports');
  const { format, locale } = subject;
  const result = resultOf(upload, column, pairing.declined);
  const grouped = useMemo(() => new Set(format.groups.flat()), [format]);
  const options = useMemo(() => {
    const fields = formatOfFiles(format).columns.map(({ field, mandatory }) => {
      const holder = upload.columns.find((each) => each.field === field.name && each.name !== column.name);
      const star = mandatory || grouped.has(field.name) ? ' *' : '';
      return {
        value: field.name,
        label: `${labelWithUnit(field, locale)}${star}`,
        ...(holder !== undefined && { detail: say('imports:usedBy', { column: holder.name }) }),
      };
    });
    return [{ value: leftOut, label: say('imports:leaveOut') }, ...fields];
  }, [format, grouped, upload.columns, column.name, locale, say]);
  return (
    <Place data-asks={result === 'mustChoose'}>
      <SelectInput
        label={say('imports:fieldFor', { column: column.name })}
        hideLabel
        size={size}
        options={options}
        placeholder={say('imports:chooseField')}
        value={column.field ?? (result === 'leftOut' ? leftOut : '')}
        disabled={pairing.isCompleting}
        onChange={(value) => {
          pairing.setField(column.name, value === leftOut || value === '' ? null : value);
        }}
      />
    </Place>
  );
}
