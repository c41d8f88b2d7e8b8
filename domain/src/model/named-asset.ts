import type { Unit } from './measures';

/**
 * What a text names: an asset of a type, by one of the attributes that identify those. It is found among the assets of the
 * company when the text is written, and is a link of the trace from then on (decision 32). Any other text is kept, too.
 */
export interface NamedAsset {
  /** Without it the record's own type. */
  readonly assetType?: number;
  readonly attributes: readonly string[];
  /** In a row of a list, how much of it went in. */
  readonly taken?: { readonly field: string; readonly unit: Unit };
}
