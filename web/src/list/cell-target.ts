import type { Attribute } from '@huella/domain/model/attribute';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { isFiles, type FileRef, type Value } from '@huella/domain/model/value';
import type { Tone } from '../theme/tokens';

/** What the button of a cell opens: the files that the value is, a page elsewhere, or the record with all of it. */
export type CellTarget =
  | { readonly to: 'files'; readonly files: readonly [FileRef, ...FileRef[]] }
  | { readonly to: 'page'; readonly address: string }
  | { readonly to: 'record' };

const toRecord: CellTarget = { to: 'record' };

/**
 * Whether the cells of a column are buttons: where the model says so, and wherever files are held (document 1 section 2).
 */
export function hasButtons({ buttonInGrid, type }: Attribute): boolean {
  return buttonInGrid === true || fieldKinds[type].leadsTo === 'file';
}

/** What the value of a cell leads to. */
export function cellTargetOf({ type }: Attribute, value: Value): CellTarget {
  const { leadsTo } = fieldKinds[type];
  if (leadsTo === 'page' && typeof value === 'string' && value !== '') return { to: 'page', address: value };
  const [first, ...others] = leadsTo === 'file' && isFiles(value) ? value : [];
  return first === undefined ? toRecord : { to: 'files', files: [first, ...others] };
}

/** The colour of a button by the value that it reads. */
export function cellToneOf({ colorsButton }: Attribute, value: Value): Tone {
  return (typeof value === 'string' ? colorsButton?.[value] : undefined) ?? 'neutral';
}
