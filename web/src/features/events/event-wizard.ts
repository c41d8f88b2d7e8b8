import * as z from 'zod/mini';
import type { Values } from '@huella/domain/model/value';
import { keptValues } from '../../form/kept-values';
import { chosenAssetsAnswers, type ChosenAssets } from '../../list/chosen-assets';
import type { WizardModel } from '../../wizard/wizard-session';

/** What is answered when an event is recorded. */
export interface EventAnswers extends ChosenAssets {
  /** The type of the chosen event. */
  readonly event: number | null;
  /** It is about what was transferred, instead of what is there. */
  readonly isTransferred: boolean;
  /** Only events that delete are offered. */
  readonly isDeletion: boolean;
  /** The lot whose assets are meant, all of them. */
  readonly lot: { readonly id: number; readonly name: string } | null;
  readonly isPaused: boolean;
  /** How much of an asset goes in, as it was typed, by the id of the asset. */
  readonly taken: Readonly<Record<string, string>>;
  /** The ids of the assets that go into the chosen one. */
  readonly intake: readonly string[];
  /** Whether all get the same, or each has a row of its own; null while the model says which is usual. */
  readonly way: EventWay | null;
  /** Files and pastes that assets were chosen by, whose lines say more of each: their texts, in order. */
  readonly scale: readonly string[];
  /** What the inputs of the form hold. */
  readonly raw: Values;
}

/** How the data of many is entered. */
export type EventWay = 'all' | 'each';

export type EventStep = 'event' | 'assets' | 'inputs' | 'data' | 'summary';

/** The wizard that records an event on one asset, on many, or on a lot. */
export const eventWizard: WizardModel<EventStep, EventAnswers> = {
  name: 'event',
  steps: ['event', 'assets', 'inputs', 'data', 'summary'],
  answers: z.object({
    ...chosenAssetsAnswers,
    event: z._default(z.nullable(z.number()), null),
    isTransferred: z._default(z.boolean(), false),
    isDeletion: z._default(z.boolean(), false),
    lot: z._default(z.nullable(z.object({ id: z.number(), name: z.string() })), null),
    isPaused: z._default(z.boolean(), false),
    taken: z._default(z.record(z.string(), z.string()), {}),
    intake: z._default(z.array(z.string()), []),
    way: z._default(z.nullable(z.enum(['all', 'each'])), null),
    scale: z._default(z.array(z.string()), []),
    raw: keptValues,
  }),
};
