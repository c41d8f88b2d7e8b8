import { useEffect, useState } from 'react';
import { lotColumns } from '@huella/domain/engine/lots/lot-columns';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isNumbered } from '@huella/domain/engine/forms/numbered';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { useStartValues, useSubjectBase } from '../../form/subject-base';
import type { Place } from '../../session/context';
import { useFormModel } from '../../session/form-model';
import type { SheetColumn } from '../../sheet/sheet-store';
import { sheetColumn } from '../imports/sheet-columns';
import { createLotRows, keptRows, type LotRows } from './lot-rows';
import type { KeptRow } from './lots-grid';

/** The rows of new lots at work, kept with each edit, and the columns that they have. */
export function useLotRows(
  place: Place,
  kept: readonly KeptRow[],
  keep: (rows: KeptRow[]) => void,
): { readonly rows: LotRows; readonly columns: readonly SheetColumn[] } {
  const { model, scope } = useFormModel(place);
  const lot = lotModelOf(model);
  const base = useSubjectBase(lot, scope);
  const { locale } = base;
  const startValues = useStartValues(place, base);
  const [parts] = useState(() => {
    const fields = lotColumns(lot, scope);
    const values = startValues();
    // A number of a series is each row's own: the server gives it.
    const begun = fields.filter((field) => !isNumbered(field) && (values[field.name] ?? null) !== null);
    const start = Object.fromEntries(
      begun.map((field) => [field.name, formatField(field, values[field.name] ?? null, locale)]),
    );
    return {
      rows: createLotRows(kept, { model: lot, scope, locale, start }),
      columns: fields.map((field) => sheetColumn(field, field.validations?.mandatory === true, locale)),
    };
  });
  const { store } = parts.rows;
  useEffect(() => store.subscribe(() => keep(keptRows(store))), [store, keep]);
  return parts;
}
