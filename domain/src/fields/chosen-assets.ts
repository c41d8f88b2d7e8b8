import type { Field } from '../assets/asset-type';
import { issue } from '../errors';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
import { isKeys } from './value';

/** Most assets that are named one by one; more are found by a filter (decisions section 1). */
export const maxChosen = 10_000;

const idPattern = /^[1-9]\d{0,15}$/;

function readChosen(raw: unknown, field: Field): Reading {
  const parts: readonly unknown[] | null =
    typeof raw === 'string' ? raw.split(',') : Array.isArray(raw) ? raw : null;
  if (parts === null) return faulty(null, issue(field.name, 'wrongType'));
  const ids = parts.map((part) => String(part).trim()).filter((id) => id !== '');
  if (!ids.every((id) => idPattern.test(id))) return faulty(null, issue(field.name, 'wrongType'));
  if (ids.length > maxChosen) return faulty(null, issue(field.name, 'tooManyOptions', { max: maxChosen }));
  return kept(ids.length === 0 ? null : [...new Set(ids)]);
}

/** Assets that are chosen from a list, by their ids. Whether they may be is the server's to say. */
export const assetsSelectList: FieldKind = {
  name: 'assetsSelectList',
  slots: null,
  operator: null,
  read: readChosen,
  format: (value) => (isKeys(value) ? value.join(', ') : ''),
};

/** What the assets chosen in another field come to: shown, and never stored. */
export const summaryAssetsSelectList: FieldKind = {
  name: 'summaryAssetsSelectList',
  slots: null,
  operator: null,
  read: () => kept(null),
  format: () => '',
};
