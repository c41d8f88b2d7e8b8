import { useCallback } from 'react';
import { findOption } from '@huella/domain/engine/fields/choice';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { OracleField } from '@huella/domain/model/oracle-model';
import type { OracleValues } from '@huella/domain/engine/oracles/oracle-record';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { useSay } from '../../words/use-say';
import { amountText } from './oracle-words';
import { optionBehind } from './record-words';

/** A value of a record as it reads: a code that stands for an option as that. */
export function useRecordText(
  place: Place,
): (field: Pick<OracleField, 'name' | 'type'>, record: OracleValues) => string {
  const { say, word, language } = useSay('oracles');
  const { zone } = useLocale();
  const { attributes, oracles } = useModel(place).model;
  return useCallback(
    ({ name, type }, record) => {
      const value = record[name];
      if (value === null || value === undefined) return '';
      if (typeof value === 'boolean') return say(value ? 'oracles:yes' : 'oracles:no');
      if (type === 'dateTime') return formatDateTime(new Date(String(value)).toISOString(), zone);
      if (typeof value === 'number' && name === oracles?.amount.field) return amountText(value, language);
      const behind = oracles === undefined ? null : optionBehind(oracles, name, value);
      const attribute = attributes.find((each) => each.name === behind?.attribute);
      const option = behind === null || attribute === undefined ? null : findOption(attribute, behind.key);
      return option === null ? String(value) : word(option.label);
    },
    [say, word, language, zone, attributes, oracles],
  );
}

/** What tells a record from others beside its code: what it is, how much, where. */
export function useRecordDetail(place: Place): (record: OracleValues) => string {
  const { oracles } = useModel(place).model;
  const textOf = useRecordText(place);
  return useCallback(
    (record) => {
      if (oracles === undefined) return '';
      const [first = '', second = ''] = oracles.described;
      const { field, unit } = oracles.amount;
      const read = (name: string) => {
        const found = oracles.fields.find((each) => each.name === name);
        return found === undefined ? '' : textOf(found, record);
      };
      const amount = read(field);
      return [read(first), amount === '' ? '' : `${amount}\u00a0${unit}`, read(second)]
        .filter((part) => part !== '')
        .join(', ');
    },
    [oracles, textOf],
  );
}
