import type { Words } from '../words';
import type { FieldCondition } from './field';

/** How the state of an asset is derived for display; the first rule that matches wins (document 1 section 4). */
export interface StateRule {
  readonly state: string;
  readonly label: Words;
  readonly tone: 'ok' | 'info' | 'warning' | 'danger' | 'neutral';
  readonly icon:
    | 'check'
    | 'shield'
    | 'dot'
    | 'pause'
    | 'eye'
    | 'expired'
    | 'retired'
    | 'package'
    | 'minus'
    | 'truck';
  /**
   * Without a condition the rule always matches. `filled` matches any value; `from` and `until` match from the one
   * day to the other, and without the second for good; `before` and `after` match beside one day; `all` matches where
   * each of its conditions does.
   */
  readonly when?:
    | FieldCondition
    | { readonly filled: string }
    | { readonly from: string; readonly until: string }
    | { readonly before: string }
    | { readonly after: string }
    | { readonly all: readonly (FieldCondition | { readonly filled: string })[] };
  /** An attribute whose option label is in the label's `{{reason}}`. */
  readonly reasonField?: string;
  /** The asset has ended; what became of it, as it goes on after a day and 'when': 'fue faenado'. */
  readonly ended?: Words;
  /** Only somebody from outside who looked at the asset brings it into this state. */
  readonly vouched?: true;
}
