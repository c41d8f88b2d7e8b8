import { knownAddress, type Address } from '../../address';
import { keep, readKept, searchedKey } from '../../session/kept';

/** Something that was opened by the search: what it is called and where it is, nothing else of it. */
export interface RecentChoice {
  readonly label: string;
  readonly address: Address;
  /** The establishment and asset type that it is opened in; null where it is of none. */
  readonly at: { readonly boxId: number; readonly assetType: number } | null;
}

/** How many are offered while nothing is typed. */
const kept = 6;

/** The choices that this browser keeps of a user, the newest first; none of anybody else's. */
export function readChoices(userId: number): readonly RecentChoice[] {
  const stored = readKept(searchedKey);
  if (!isStored(stored) || stored.userId !== userId) return [];
  return stored.choices.filter(isChoice).slice(0, kept);
}

/** Keeps a choice of a user. */
export function keepChoice(userId: number, choice: RecentChoice): void {
  const others = readChoices(userId).filter(({ address }) => address !== choice.address);
  keep(searchedKey, { userId, choices: [choice, ...others].slice(0, kept) });
}

function isStored(value: unknown): value is { userId: unknown; choices: readonly unknown[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'choices' in value &&
    Array.isArray(value.choices)
  );
}

/** Another page of ours may have been changed by hand: an address elsewhere is none. */
function isChoice(value: unknown): value is RecentChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { label, address, at } = Object.fromEntries(Object.entries(value));
  const isHere = typeof address === 'string' && /^\/(?![/\\])/.test(address);
  return typeof label === 'string' && isHere && knownAddress(address) !== '' && (at === null || isPlace(at));
}

function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { boxId, assetType } = Object.fromEntries(Object.entries(value));
  return typeof boxId === 'number' && typeof assetType === 'number';
}
