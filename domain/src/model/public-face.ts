import type { FieldCondition } from './field';
import type { QrSectionName } from './qr-sections';
import type { Words } from '../words';

/** Where the things of a chain come from or are made, as a drawing. */
export const sceneNames = [
  'pampas',
  'forest',
  'silobags',
  'malthouse',
  'workshop',
  'garage',
  'pigYard',
] as const;
export type SceneName = (typeof sceneNames)[number];

/**
 * How an asset type is presented to people who scan a code. The texts have attributes as slots, `{{breed}}`, and
 * `{{company}}` and `{{place}}`, who and where it comes from.
 */
export interface PublicFace {
  readonly accent: 'green' | 'wine' | 'a3';
  /** What the trade calls groups of facts of its own, where it has a word for them. */
  readonly sectionTitles?: Partial<Record<QrSectionName, Words>>;
  /** The drawing at the top: the first whose attribute is filled, or that names none. */
  readonly scenes: readonly { readonly filled?: string; readonly scene: SceneName }[];
  readonly name: Words;
  /** The first whose condition holds and whose slots are all filled. */
  readonly sentences: readonly { readonly when?: FieldCondition; readonly text: Words }[];
  /** The attributes that hold when its life began and ended. */
  readonly lifeFrom: string;
  readonly lifeUntil: string;
  /** Its age says something to who buys it: it lives, or ripens. */
  readonly tellsAge?: true;
  /** What it is sold as, once somebody named that: it goes by this name then. */
  readonly product?: string;
  /** It tells what it was made of; of an animal its parents are nobody's business. */
  readonly tellsSources?: true;
  /** It tells which part of it each of those is, where that was written: a blend is known by it. */
  readonly tellsParts?: true;
  /** Figures that say most to a shopper, those first that say more, with what a shopper calls them. */
  readonly figures?: readonly { readonly field: string; readonly label: Words }[];
  /** The attribute with the days for which it ripened. */
  readonly ripeDays?: string;
  /** What its journey is called; without it, as everywhere. */
  readonly journey?: Words;
  /** A measured colour: it stands beside the name where what something was made of is listed, with its figure. */
  readonly swatch?: { readonly field: string; readonly scale: ColourScale };
  /** How it was made, as hours on one line of time. */
  readonly making?: PublicMaking;
  /** The list of what went in beside what is traced, with the field of its rows that names it: how much it was, nobody is told. */
  readonly additions?: { readonly title: Words; readonly field: string; readonly name: string };
}

/** How a colour is measured: European Brewery Convention, of malt, wort and beer. */
export const colourScales = ['ebc'] as const;
export type ColourScale = (typeof colourScales)[number];

/** What a step of making is drawn like. */
export const makingTones = ['water', 'growth', 'heat'] as const;
type MakingTone = (typeof makingTones)[number];

/** How something was made, by attributes that its events wrote. */
export interface PublicMaking {
  readonly title: Words;
  /** What all of it came to, with `{{hours}}` as its slot. */
  readonly total: Words;
  readonly steps: readonly MakingStep[];
}

/** A step of it. What it took is written down, or lies between two moments; without either the step is not told. */
export interface MakingStep {
  readonly title: Words;
  readonly tone: MakingTone;
  /** The attributes with the moments at which it began and ended. */
  readonly from?: string;
  readonly until?: string;
  /** The attribute with how long it took, in hours or days. */
  readonly took?: { readonly field: string; readonly unit: 'h' | 'd' };
  /** The attribute with how warm it was, in degrees Celsius. */
  readonly degrees?: string;
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
