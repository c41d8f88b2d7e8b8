import type { Attribute } from '@huella/domain/model/attribute';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { isFiles, type FileRef, type Value } from '@huella/domain/model/value';
import type { Tone } from '../theme/tokens';

/** What the button of a cell opens: the one file that the value is, a page elsewhere, or the record with all of it. */
export type CellTarget =
  | { readonly to: 'file'; readonly file: FileRef }
  | { readonly to: 'page'; readonly address: string }
  | { readonly to: 'record' };

const toRecord: CellTarget = { to: 'record' };

/** What the value of a cell leads to. Of several files the record has the choice. */
export function cellTargetOf({ type }: Attribute, value: Value): CellTarget {
  const { leadsTo } = fieldKinds[type];
  if (leadsTo === 'page' && typeof value === 'string' && value !== '') return { to: 'page', address: value };
  const [file, ...others] = leadsTo === 'file' && isFiles(value) ? value : [];
  return file === undefined || others.length > 0 ? toRecord : { to: 'file', file };
}

/** The colour of a button by the value that it reads. */
export function cellToneOf({ colorsButton }: Attribute, value: Value): Tone {
  return (typeof value === 'string' ? colorsButton?.[value] : undefined) ?? 'neutral';
}
