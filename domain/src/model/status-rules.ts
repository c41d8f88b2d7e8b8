import type { RelationKind } from './relation-kinds';

/**
 * One row of a status table: who, where, by which event, may bring an asset from a status to which others. Without
 * relations anybody may.
 */
export interface StatusMove {
  readonly event: number;
  readonly subtypes: readonly number[];
  readonly from: string;
  readonly relations?: readonly RelationKind[];
  readonly to: readonly string[];
}

/** How the status of an asset moves (document 2 section 4). A new asset has the default of the attribute. */
export interface StatusRules {
  /** The attribute that holds the status. */
  readonly field: string;
  readonly moves: readonly StatusMove[];
  /** From the day after a day that the asset holds, one of these statuses has become another by itself. */
  readonly expiry?: {
    readonly field: string;
    readonly from: readonly string[];
    readonly status: string;
    /** Only there do assets expire. */
    readonly subtypes: readonly number[];
  };
}
