import { useMemo } from 'react';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { Values } from '@huella/domain/model/value';
import { allowedFields, type FieldScope } from '@huella/domain/engine/access/field-access';
import { defaultValues } from '@huella/domain/engine/forms/defaults';
import type { AreasBySource } from '@huella/domain/engine/forms/geography';
import type { Place } from '../session/context';
import { useServerDefaults } from '../session/form-model';
import { useLocale } from '../session/model';
import type { FormSubject } from './form-subject';

/** What a form is about, whatever the record in it. */
export type SubjectBase = Omit<FormSubject, 'mode' | 'stored'>;

/** What a form in an establishment is about; the same object while nothing in it changes. */
export function useSubjectBase(model: RecordModel, scope: FieldScope, areas?: AreasBySource): SubjectBase {
  const locale = useLocale();
  return useMemo(
    () => ({ model, scope, locale, ...(areas !== undefined && { areas }) }),
    [model, scope, locale, areas],
  );
}

/** The values that a new record of an establishment begins with, some of which only the server knows. */
export function useStartValues(place: Place, { model, scope, locale }: SubjectBase): () => Values {
  const fields = allowedFields(model, 'new', scope);
  const known = useServerDefaults(place, fields);
  return () => defaultValues(fields, scope.boxSubtype, locale, new Date(), known);
}
