import type { Field } from '../../model/field';
import { issue } from '../../model/errors';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
import { isKeys } from '../../model/value';

/** Most assets that are named one by one; more are found by a filter (decisions section 1). */
export const maxChosen = 10_000;

const idPattern = /^[1-9]\d{0,15}$/;

function readChosen(raw: unknown, field: Field): Reading {
  const written = typeof raw === 'string' || typeof raw === 'number';
  const parts: readonly unknown[] | null = written ? String(raw).split(',') : Array.isArray(raw) ? raw : null;
  if (parts === null) return faulty(null, issue(field.name, 'wrongType'));
  if (parts.length > maxChosen) return faulty(null, issue(field.name, 'tooManyOptions', { max: maxChosen }));
  const texts = parts.map((part) =>
    typeof part === 'string' || typeof part === 'number' ? String(part).trim() : null,
  );
  const ids = texts.filter((id) => id !== null && id !== '').map(String);
  if (texts.includes(null) || !ids.every(isId)) return faulty(null, issue(field.name, 'wrongType'));
  return kept(ids.length === 0 ? null : [...new Set(ids)]);
}

/** Ids are numbers in every call; one that a number cannot hold is nobody's. */
function isId(text: string): boolean {
  return idPattern.test(text) && Number.isSafeInteger(Number(text));
}

/** Assets that are chosen from a list, by their ids. Whether they may be is the server's to say. */
export const assetsSelectList: FieldKind = {
  name: 'assetsSelectList',
  slots: null,
  operator: null,
  isText: true,
  isIds: true,
  isWide: true,
  read: readChosen,
  format: (value) => (isKeys(value) ? value.join(', ') : ''),
};

/** What the assets chosen in another field come to: shown, and never stored. */
export const summaryAssetsSelectList: FieldKind = {
  name: 'summaryAssetsSelectList',
  slots: null,
  operator: null,
  isText: false,
  isWide: true,
  read: () => kept(null),
  format: () => '',
};
