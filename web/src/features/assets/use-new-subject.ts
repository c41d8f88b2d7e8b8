import { useMemo, useState } from 'react';
import { defaultValues } from '@huella/domain/engine/forms/defaults';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { FormSubject } from '../../form/form-subject';
import { useBoxAreas } from '../../session/box-ground';
import type { Place } from '../../session/context';
import { useServerDefaults } from '../../session/form-model';
import { useLocale, type PlaceModel } from '../../session/model';

/** A new record with its defaults, which stay those of the moment when the form was opened. */
export function useNewSubject({ model, scope }: PlaceModel, place: Place): FormSubject {
  const locale = useLocale();
  const fields = allowedFields(model, 'new', scope);
  const known = useServerDefaults(place, fields);
  const [stored] = useState(() => defaultValues(fields, scope.boxSubtype, locale, new Date(), known));
  const areas = useBoxAreas(place, model);
  return useMemo(
    () => ({ model, scope, mode: 'new', locale, stored, areas }),
    [model, scope, locale, stored, areas],
  );
}
