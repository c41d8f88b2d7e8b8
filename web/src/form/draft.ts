import type { Field } from '@huella/domain/model/field';
import type { Locale, Value, Values } from '@huella/domain/model/value';
import { languageOf, type Language } from '@huella/domain/words';
import { translateRaw } from '../fields/raw-value';

/** What was typed of a record, kept in this tab so that a reload loses nothing. */
export interface Draft {
  /** When it was kept, as a UTC ISO text. */
  readonly at: string;
  /** The language that numbers were typed in. */
  readonly language: Language;
  readonly raw: Values;
  /** The step that was open. */
  readonly step: string;
  /** The key of its submit; null where none was kept. */
  readonly submitKey: string | null;
}

/** The name of a draft: of one user, in one establishment, of one asset type. */
export function draftKey(userId: number, boxId: number, assetType: number): string {
  return `huella.draft.${userId}.${boxId}-${assetType}`;
}

/** What a draft of a record is told by: its kind, its holder, and the record as it was opened; null is a new one. */
export interface DraftOwner {
  readonly kind: string;
  readonly holder?: number | undefined;
  readonly stored: { readonly id: number; readonly version?: number } | null;
}

/** The name of a draft of a record: what was typed over one version is not put over another. */
export function recordDraftKey(userId: number, { kind, holder, stored }: DraftOwner): string {
  const record = stored === null ? 'new' : `${stored.id}.v${stored.version ?? 0}`;
  return `huella.draft.${userId}.${kind}${holder === undefined ? '' : `-of-${holder}`}-${record}`;
}

/** Whether what a field holds may be kept in the browser: files stay where they were put. */
export function isDraftable({ type, list }: Field): boolean {
  return type !== 'file' && (list?.fields ?? []).every(isDraftable);
}

/** The draft under a key, or null when there is none that can be read. */
export function readDraft(key: string): Draft | null {
  const stored = sessionStorage.getItem(key);
  return stored === null ? null : parseDraft(stored);
}

/** Keeps a draft. A browser that keeps nothing (full, or told not to) has none; the form works all the same. */
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
    const { at, raw, language } = draft;
    const step = 'step' in draft ? String(draft.step) : '';
    const submitKey = 'submitKey' in draft ? String(draft.submitKey) : null;
    if (typeof at !== 'string' || typeof raw !== 'object' || raw === null) return null;
    const pairs = Object.entries(raw).filter((pair): pair is [string, Value] => isValue(pair[1]));
    return { at, language: languageOf(String(language)), raw: Object.fromEntries(pairs), step, submitKey };
  } catch {
    return null; // written by another version, or by somebody else
  }
}

/** Whether it has the outlines of a value: what is in it the model's check judges, as of what anybody sends. */
function isValue(value: unknown): value is Value {
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === 'string') || value.every(isRowOrFile);
  if (typeof value === 'object' && value !== null) return 'geometry' in value && 'properties' in value;
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isRowOrFile(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && ('key' in entry || 'storageName' in entry);
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
