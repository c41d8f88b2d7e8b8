import type { Attribute } from '@huella/domain/model/attribute';
import type { Database } from '../db/database';
import type { Ask } from '../db/kept-answers';
import type { Matches } from '../db/list-facet';
import type { FoundList, ListedAsset, ListedPage } from '../db/list-rows';
import type { FoundIds, Summed } from '../db/list-sums';
import type { Apart } from '../db/list-state';
import type { ListQuery } from '../db/list-types';

/** Where a list of assets comes from. */
export interface ListSource {
  /** Asks the tables that its matches are over: of today, or of a day in the past. */
  readonly ask: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Asks a statement over all that matches; where the source is of today, its answer is kept until some of it is written. */
  readonly askKept: Ask;
  /** What it can show and be filtered by. */
  readonly allowed: readonly Attribute[];
  readonly page: (query: ListQuery) => Promise<ListedPage>;
  /** The same page by its ids, whose rows are read bit by bit. */
  readonly find: (query: ListQuery) => Promise<FoundList>;
  /** The ids of all that a query finds, in its order. */
  readonly ids: (query: Omit<ListQuery, 'offset' | 'limit'>) => Promise<readonly number[]>;
  /** What a query finds, as what is counted and summed up over. */
  readonly matches: (query: MatchQuery) => Matches;
  /** Of a field that follows from the row, which few may have another value than most; null where no index knows. */
  readonly apart: (field: Attribute) => Apart | null;
  /** What is read of them to sum them up. */
  readonly summed: Summed;
  /** Those of some ids that are in the source, each as its id. */
  readonly named: (ids: readonly number[]) => FoundIds;
  /** Some of them, in any order, with all their attributes or those that are named; others are not there. */
  readonly byIds: (ids: readonly number[], names?: readonly string[]) => Promise<readonly ListedAsset[]>;
}

/** What decides what matches, whatever its page and order. */
type MatchQuery = Pick<ListQuery, 'filters' | 'language'>;
