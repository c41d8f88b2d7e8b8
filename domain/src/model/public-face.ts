import type { FieldCondition } from './field';
import type { Words } from '../words';

/**
 * How an asset type is presented to people who scan a code. The texts have attributes as slots, `{{breed}}`, and
 * `{{company}}` and `{{place}}`, who and where it comes from.
 */
export interface PublicFace {
  readonly accent: 'green' | 'wine' | 'a3';
  /** What the drawing at the top shows. */
  readonly scene: 'pampas';
  readonly name: Words;
  /** The first whose condition holds and whose slots are all filled. */
  readonly sentences: readonly { readonly when?: FieldCondition; readonly text: Words }[];
  /** The attributes that hold when its life began and ended. */
  readonly lifeFrom: string;
  readonly lifeUntil: string;
}

/** What the public sees of an event (document 3 section 2, timeline). An event without it stays private. */
export interface PublicEvent {
  /** A stop of the journey, or something done during one, which is counted there. */
  readonly as: 'stop' | 'care';
  /** The first whose condition holds of what the event wrote; `at` names the attribute with its day. */
  readonly titles: readonly {
    readonly when?: FieldCondition;
    readonly title: Words;
    readonly at?: string;
  }[];
  /** The attribute whose value after the event is shown. */
  readonly shows?: string;
}
