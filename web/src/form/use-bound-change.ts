import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isEmpty, plainText } from '@huella/domain/model/value';
import { callQuery } from '../call/queries';
import type { StepForm } from './use-step-form';

/**
 * Changes a field; of one that names another record (bindForm, document 2 section 3) the values of that record are
 * taken into the fields of the same names. Where it cannot be fetched, they stay as they are.
 */
export function useBoundChange({ change, copy }: Pick<StepForm, 'change' | 'copy'>): StepForm['change'] {
  const client = useQueryClient();
  return useCallback(
    (field, value) => {
      change(field, value);
      const { bindForm } = field;
      if (bindForm === undefined || isEmpty(value)) return;
      const params = { objectType: bindForm, pk: plainText(value) };
      client.query(callQuery('objects.get', { params })).then(
        (found) => {
          // The field itself stays what was chosen.
          const { [field.name]: _own, ...values } = found.values;
          copy(values);
        },
        () => undefined,
      );
    },
    [client, change, copy],
  );
}
