import type { FilterItem } from '@huella/domain/engine/lists/filter';
import type { Value, Values } from '@huella/domain/model/value';
import { sentFilter } from './list-call';

/** An asset that was picked: its id and what it is called. */
export type PickedAsset = readonly [id: number, label: string];

/** The assets that a wizard is about: some by name, or all that the filters of a list find. */
export interface ChosenAssets {
  /** Null where all that the filters find are meant. */
  readonly picked: readonly PickedAsset[] | null;
  /** The filters of the list that they come from, its search among them. */
  readonly filters: readonly FilterItem[];
  /** How many they were when they were chosen. */
  readonly count: number;
}

/** One walk through a wizard, kept in this tab under a name in the address, so that a reload loses nothing. */
export interface Visit extends ChosenAssets {
  readonly boxId: number;
  readonly assetType: number;
  /** Where the wizard leads back to. */
  readonly from: string;
  /** Choices by name: the event, the destination, the steps that are done, the key of the submit. */
  readonly answers: Readonly<Record<string, string>>;
  /** What the inputs of the form hold. */
  readonly raw: Values;
}

/** The answer of a walk that is about what was transferred. */
export const transferredAnswer = 'transferred';

const prefix = 'huella.visit.';
/** The walks that are kept; older ones make room. */
const keptVisits = 6;

/** Keeps a walk. A browser that keeps nothing goes on without: a reload then starts anew. */
export function keepVisit(name: string, visit: Visit): void {
  try {
    dropOldVisits(name);
    sessionStorage.setItem(prefix + name, JSON.stringify(visit));
  } catch {
    // Remembering is a comfort: without room for it the wizard works on.
  }
}

function dropOldVisits(name: string): void {
  const names = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix) && key !== prefix + name);
  // Names begin with the time they were made, so the oldest come first.
  for (const key of names.sort().slice(0, Math.max(0, names.length - keptVisits + 1)))
    sessionStorage.removeItem(key);
}

/** The walk of a name, or null when this tab has none that can be read. */
export function readVisit(name: string): Visit | null {
  const stored = sessionStorage.getItem(prefix + name);
  return stored === null ? null : parseVisit(stored);
}

/** Reads a kept walk; null when it is not one. */
export function parseVisit(stored: string): Visit | null {
  try {
    const visit: unknown = JSON.parse(stored);
    return isVisit(visit) ? visit : null;
  } catch {
    return null; // written by another version, or by somebody else
  }
}

function isVisit(visit: unknown): visit is Visit {
  if (!isRecord(visit)) return false;
  const { boxId, assetType, count, from, picked, filters, answers, raw } = visit;
  return (
    [boxId, assetType, count].every((each) => typeof each === 'number') &&
    typeof from === 'string' &&
    (picked === null || (Array.isArray(picked) && picked.every(isPicked))) &&
    Array.isArray(filters) &&
    filters.every(isRecord) &&
    isRecord(answers) &&
    Object.values(answers).every((answer) => typeof answer === 'string') &&
    isRecord(raw) &&
    Object.values(raw).every(isValue)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPicked(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string';
}

function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every((key) => typeof key === 'string');
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** What a bulk call is told about the assets: their ids, or the filters that find them, and among what. */
export function sentAssets({ picked, filters }: ChosenAssets, of?: 'transferred'): SentAssets {
  return picked === null
    ? { selection: { filters: filters.map(sentFilter), ...(of !== undefined && { suffix: of }) } }
    : { pks: picked.map(([id]) => id) };
}

interface SentAssets {
  readonly pks?: number[];
  readonly selection?: {
    readonly filters: ReturnType<typeof sentFilter>[];
    readonly suffix?: 'transferred';
  };
}

/** The choice with some more assets, each once. The filters of the list that others came from find them no more. */
export function withAssets(chosen: ChosenAssets, more: readonly PickedAsset[]): ChosenAssets {
  const all = new Map([...(chosen.picked ?? []), ...more]);
  return { picked: [...all], filters: [], count: all.size };
}

/** The choice without one asset. Of all that filters find none can be taken out by name. */
export function withoutAsset(chosen: ChosenAssets, id: number): ChosenAssets {
  if (chosen.picked === null) return chosen;
  const picked = chosen.picked.filter(([each]) => each !== id);
  return { ...chosen, picked, count: picked.length };
}
