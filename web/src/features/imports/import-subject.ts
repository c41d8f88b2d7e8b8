import { useMemo } from 'react';
import type { AssetType, Field } from '@huella/domain/assets/asset-type';
import type { Upload } from '@huella/domain/calls/sheets';
import type { Locale } from '@huella/domain/fields/value';
import type { FieldScope } from '@huella/domain/rules/field-access';
import { sheetFormat, type SheetFormat } from '@huella/domain/sheets/sheet-format';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';

/** What an import is about: new assets of a model in a place, and the columns that their sheets may have. */
export interface ImportSubject {
  readonly place: Place;
  readonly model: AssetType;
  readonly scope: FieldScope;
  readonly format: SheetFormat;
  /** The user's own writing. */
  readonly locale: Locale;
}

export function useImportSubject(place: Place): ImportSubject {
  const { model, scope } = useModel(place);
  const locale = useLocale();
  const format = useMemo(() => sheetFormat(model, 'add', scope), [model, scope]);
  return useMemo(() => ({ place, model, scope, format, locale }), [place, model, scope, format, locale]);
}

/** The writing of an upload's texts: the one in which its columns were paired, whatever was chosen since. */
export function localeOf({ language, zone }: Pick<Upload, 'language' | 'zone'>, { today }: Locale): Locale {
  return { language, zone, today };
}

/** The field of a name; undefined for none. */
export function fieldOf({ columns }: SheetFormat, name: string | null): Field | undefined {
  return columns.find(({ field }) => field.name === name)?.field;
}
