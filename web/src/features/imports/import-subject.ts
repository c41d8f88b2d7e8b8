import { useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Field } from '@huella/domain/model/field';
import type { Upload } from '@huella/domain/calls/upload-view';
import type { Locale } from '@huella/domain/model/value';
import type { AreasBySource } from '@huella/domain/engine/forms/geography';
import type { FieldScope } from '@huella/domain/engine/access/field-access';
import { sheetFormat, type SheetFormat, type SheetMode } from '@huella/domain/engine/sheets/sheet-format';
import { useBoxAreas } from '../../session/box-ground';
import type { Place } from '../../session/context';
import { useFormModel } from '../../session/form-model';
import { useLocale } from '../../session/model';
import type { ImportPurpose } from './import-purpose';

/** What an import is about: what its sheets are for, of which model and in which place, and the columns that they may have. */
export interface ImportSubject {
  readonly purpose: ImportPurpose;
  /** The event that the rows record; null where they add assets or change them, and while none is chosen. */
  readonly event: EventModel | null;
  readonly mode: SheetMode;
  /** What its calls say of that. */
  readonly aim: { readonly mode: 'add' | 'update'; readonly eventType?: number };
  readonly place: Place;
  readonly model: AssetType;
  readonly scope: FieldScope;
  readonly format: SheetFormat;
  /** The areas that places must lie in. */
  readonly areas: AreasBySource;
  /** The user's own writing. */
  readonly locale: Locale;
}

export function useImportSubject(
  place: Place,
  purpose: ImportPurpose,
  event: EventModel | null = null,
): ImportSubject {
  const { model, scope } = useFormModel(place);
  const locale = useLocale();
  const mode = useMemo(() => (event === null ? purpose.mode : { event }), [purpose, event]);
  const format = useMemo(() => sheetFormat(model, mode, scope), [model, mode, scope]);
  const areas = useBoxAreas(place, model);
  return useMemo(
    () => ({
      ...{ purpose, event, mode, place, model, scope, format, areas, locale },
      aim: { mode: purpose.mode, ...(event !== null && { eventType: event.eventType }) },
    }),
    [purpose, event, mode, place, model, scope, format, areas, locale],
  );
}

/** The writing of an upload's texts: the one in which its columns were paired, whatever was chosen since. */
export function localeOf({ language, zone }: Pick<Upload, 'language' | 'zone'>, { today }: Locale): Locale {
  return { language, zone, today };
}

/** The field of a name; undefined for none. */
export function fieldOf({ columns }: SheetFormat, name: string | null): Field | undefined {
  return columns.find(({ field }) => field.name === name)?.field;
}
