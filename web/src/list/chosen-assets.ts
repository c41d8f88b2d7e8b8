import * as z from 'zod/mini';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import type { ListOf } from '../form/back-to-list';
import { sentFilter } from './list-call';

/** An asset that was picked: its id and what it is called. */
export type PickedAsset = readonly [id: number, label: string];

/** The assets that a wizard is about: some by name, or all that the filters of a list find. */
export interface ChosenAssets {
  /** Null where all that the filters find are meant. */
  readonly picked: readonly PickedAsset[] | null;
  /** The filters of the list that they come from, its search among them. */
  readonly filters: readonly FilterItem[];
  /** Left out of all that the filters find, by id. */
  readonly except?: readonly number[] | undefined;
  /** Of what the filters find only what a list lets be selected is meant. */
  readonly selectable?: boolean | undefined;
  /** How many they were when they were chosen. */
  readonly count: number;
}

/** Reads kept assets: none where nothing was kept. To be spread into the answers of a wizard. */
export const chosenAssetsAnswers = {
  picked: z._default(z.nullable(z.array(z.tuple([z.number(), z.string()]))), []),
  // What they hold is checked where they are used, as whatever anybody sends.
  filters: z._default(
    z.array(z.custom<FilterItem>((item: unknown) => typeof item === 'object' && item !== null)),
    [],
  ),
  except: z.optional(z.array(z.number())),
  selectable: z.optional(z.boolean()),
  count: z._default(z.number(), 0),
};

/**
 * What a bulk call says of the assets: their ids, or the filters that find them, and among what. What was deleted takes
 * none.
 */
export function sentAssets(chosen: ChosenAssets, of?: ListOf): SentAssets {
  const { picked, filters, except = [], selectable = false } = chosen;
  if (picked !== null) return { pks: picked.map(([id]) => id) };
  return {
    selection: {
      filters: filters.map(sentFilter),
      ...(of === 'transferred' && { suffix: of }),
      ...(except.length > 0 && { except: [...except] }),
      ...(selectable && { selectable }),
    },
  };
}

/** How many were found when they were chosen, of what is named by filters: where another number is found, nothing is done. */
export function sentCount({ picked, count }: ChosenAssets): { readonly count?: number } {
  return picked === null ? { count } : {};
}

interface SentAssets {
  readonly pks?: number[];
  readonly selection?: {
    readonly filters: ReturnType<typeof sentFilter>[];
    readonly suffix?: 'transferred';
    readonly except?: number[];
    readonly selectable?: boolean;
  };
}

/** All that filters find, whether or not it takes anything. */
export function allOf(filters: readonly FilterItem[]): Omit<ChosenAssets, 'count'> {
  return { picked: null, filters, except: undefined, selectable: undefined };
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
