import type { NamedAsset } from '@huella/domain/calls/selecting';
import type { PastedName } from '@huella/domain/engine/lists/pasted-list';
import type { ListOf } from '../form/back-to-list';
import type { PickedAsset } from './chosen-assets';

/** What became of a pasted list in a list. */
export interface PastedFound {
  /** Those that can be selected, each once. */
  readonly picked: readonly PickedAsset[];
  /** Those and what is in the list and takes nothing: what the list can be filtered by. */
  readonly listed: readonly number[];
  /** In the list, but taking nothing for now or any more. */
  readonly held: readonly NamedAsset[];
  /** Gone from here, or elsewhere. */
  readonly gone: readonly NamedAsset[];
  /** Texts that name more than one. */
  readonly several: readonly string[];
  /** Texts whose asset stands in a line before. */
  readonly doubles: readonly string[];
  readonly missing: readonly string[];
}

/** What a list shows of what identifiers name, by what it is of. */
const shownIn = {
  here: ['here', 'paused', 'travelling', 'ended'],
  transferred: ['transferred'],
  deleted: ['retired'],
} as const satisfies Record<ListOf | 'here', readonly NamedAsset['state'][]>;
const selectableIn = { here: 'here', transferred: 'transferred', deleted: null } as const;

/** Sorts what was found of the identifiers of a pasted list; a line is found where any of its identifiers is. */
export function sortFound(
  names: readonly PastedName[],
  found: readonly NamedAsset[],
  of: ListOf | undefined,
): PastedFound {
  const shown: readonly NamedAsset['state'][] = shownIn[of ?? 'here'];
  const byPlace = new Map<number, NamedAsset[]>();
  for (const each of found) byPlace.set(each.at, [...(byPlace.get(each.at) ?? []), each]);
  const lines = new Map<number, number>();
  const foundLines = new Set(found.flatMap(({ at }) => names[at]?.line ?? []));
  const assets = new Map<number, NamedAsset>();
  const several: string[] = [];
  const doubles: string[] = [];
  const missing: string[] = [];
  for (const [at, { text, line }] of names.entries()) {
    const all = byPlace.get(at) ?? [];
    const inList = all.filter(({ state }) => shown.includes(state));
    const [only = all[0], ...others] = inList;
    if (only === undefined) {
      if (!foundLines.has(line)) missing.push(text);
    } else if (others.some(({ id }) => id !== only.id)) several.push(text);
    else {
      const before = lines.get(only.id);
      if (before !== undefined && before !== line) doubles.push(text);
      else lines.set(only.id, line);
      if (!assets.has(only.id)) assets.set(only.id, only);
    }
  }
  const each = [...assets.values()];
  const listed = each.filter(({ state }) => shown.includes(state));
  const taking = selectableIn[of ?? 'here'];
  return {
    ...{ several, doubles, missing },
    picked: listed.filter(({ state }) => state === taking).map(({ id, label }) => [id, label]),
    listed: listed.map(({ id }) => id),
    held: of === undefined ? listed.filter(({ state }) => state !== taking) : [],
    gone: each.filter(({ state }) => !shown.includes(state)),
  };
}
