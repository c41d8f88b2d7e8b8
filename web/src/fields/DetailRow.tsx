import Button from '@mui/material/Button';
import type { Field } from '@huella/domain/model/field';
import { isEmpty, type Locale, type RowValue } from '@huella/domain/model/value';
import { isShown } from '@huella/domain/engine/fields/conditions';
import { KeyValueList } from '../ui/KeyValueList';
import { Modal } from '../ui/Modal';
import { useSay } from '../words/use-say';
import { nothing } from './PlainView';
import { rowName } from './row-words';
import type { WidgetOf } from './widget';

export interface DetailRowProps {
  readonly field: Field;
  readonly row: RowValue;
  readonly locale: Locale;
  readonly widgetOf: WidgetOf;
  readonly onClose: () => void;
}

/** Everything that a row holds, to be read. */
export function DetailRow({ field, row, locale, widgetOf, onClose }: DetailRowProps) {
  const { say, word } = useSay('form');
  const fields = (field.list?.fields ?? []).filter((each) => isShown(each, row));
  const viewOf = (each: Field) => {
    const value = row[each.name] ?? null;
    const { View } = widgetOf(each);
    return isEmpty(value) ? nothing : <View field={each} value={value} locale={locale} />;
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="base"
      title={rowName(field, row, locale) || word(field.list?.noun.one ?? field.label)}
      actions={
        <Button size="small" onClick={onClose}>
          {say('ui:close')}
        </Button>
      }
    >
      <KeyValueList
        items={fields.map((each) => ({
          key: word(each.label),
          value: viewOf(each),
          isWide: widgetOf(each).isWide === true && !isEmpty(row[each.name]),
        }))}
      />
    </Modal>
  );
}
