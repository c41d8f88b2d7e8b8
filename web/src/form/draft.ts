import type { Field } from '@huella/domain/model/field';
import type { Locale, Value, Values } from '@huella/domain/model/value';
import { languageOf, type Language } from '@huella/domain/words';
import { translateRaw } from '../fields/raw-value';
import { isValue } from './kept-values';

/** What was typed of a record, kept in this tab so that a reload loses nothing. */
export interface Draft {
  /** When it was kept, as a UTC ISO text. */
  readonly at: string;
  /** The language that numbers were typed in. */
  readonly language: Language;
  readonly raw: Values;
  /** What was typed over an older version, while it is shown beside a newer one; null where nothing is. */
  readonly mine: Values | null;
  /** The version of the record that it was typed over; null of a new record. */
  readonly version: number | null;
  /** The step that was open. */
  readonly step: string;
  /** The key of its submit; null where none was kept. */
  readonly submitKey: string | null;
}

/** What a draft belongs to: the kind of record, who holds it, and which it is; without an id a new one. */
export interface DraftOwner {
  readonly kind: string;
  readonly holder?: number | undefined;
  readonly id?: number | undefined;
}

/** The key that a draft of a user is kept under. */
export function draftKey(userId: number, { kind, holder, id }: DraftOwner): string {
  return `huella.draft.${userId}.${kind}${holder === undefined ? '' : `-of-${holder}`}-${id ?? 'new'}`;
}

/** The draft under a key, or null when there is none that can be read. */
export function readDraft(key: string): Draft | null {
  const stored = sessionStorage.getItem(key);
  return stored === null ? null : parseDraft(stored);
}

/** Keeps a draft. A browser that keeps nothing (full, or asked not to) has none; the form still works. */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false; // said to the user by the missing note that a draft was kept
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key);
}

/** Reads a kept draft; null when it is not one. */
export function parseDraft(stored: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== 'object' || draft === null) return null;
    if (!('at' in draft) || !('raw' in draft) || !('language' in draft)) return null;
    const { at, language } = draft;
    const raw = parseValues(draft.raw);
    if (typeof at !== 'string' || raw === null) return null;
    return {
      at,
      language: languageOf(String(language)),
      raw,
      mine: 'mine' in draft ? parseValues(draft.mine) : null,
      version: 'version' in draft && typeof draft.version === 'number' ? draft.version : null,
      step: 'step' in draft ? String(draft.step) : '',
      submitKey: 'submitKey' in draft ? String(draft.submitKey) : null,
    };
  } catch {
    return null; // written by another version, or by somebody else
  }
}

function parseValues(held: unknown): Values | null {
  if (typeof held !== 'object' || held === null) return null;
  const pairs = Object.entries(held).filter((pair): pair is [string, Value] => isValue(pair[1]));
  return Object.fromEntries(pairs);
}

/** What the inputs hold for a draft: fields that the form no longer has fall away, numbers keep their meaning. */
export function rawOfDraft(
  draft: Pick<Draft, 'language' | 'raw'>,
  fields: readonly Field[],
  locale: Locale,
): Values {
  const from = { ...locale, language: draft.language };
  const known = fields.filter((field) => Object.hasOwn(draft.raw, field.name));
  return Object.fromEntries(
    known.map((field) => [field.name, translateRaw(field, draft.raw[field.name] ?? null, from, locale)]),
  );
}
