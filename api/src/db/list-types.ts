import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Filter } from '@huella/domain/engine/lists/filter';
import type { StatusDay } from '@huella/domain/engine/status/asset-status';
import type { Language } from '@huella/domain/words';

/** Which assets a list may see at all: always an argument, never optional. */
export interface ListScope {
  readonly boxId: number;
  readonly model: AssetType;
  /** The day there: by it statuses come about by themselves. */
  readonly statusDay: StatusDay;
  /** The zone of the establishment, by which its events have their days. */
  readonly boxZone: string;
}

export interface ListQuery {
  readonly filters: readonly Filter[];
  /** Null sorts by id. */
  readonly sort: Attribute | null;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
  /** Living assets, logically deleted ones, or both. */
  readonly which: 'active' | 'deleted' | 'all';
  /** Options sort by their label in this language. */
  readonly language: Language;
}

/** The window of a list that is found together: the page, and pages before and after it. */
export interface RowWindow {
  readonly offset: number;
  readonly limit: number;
}
