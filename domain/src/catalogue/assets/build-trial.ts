import type { Issue } from '../../model/errors';
import type { ChosenAssets } from '../../engine/forms/check-choice';
import { checkEvent, type EventOutcome } from '../../engine/events/check-event';
import { buildLocale } from '../../engine/fields/build-locale';
import type { Values } from '../../model/value';
import { checkForm, type FormOutcome } from '../../engine/forms/check-form';
import { findEvent } from '../../engine/events/event-access';
import type { FieldScope } from '../../engine/access/field-access';
import type { AssetType } from '../../model/asset-type';

type Raw = Readonly<Record<string, unknown>>;

/** Ways to try a model on: a new asset, a change of one, an event on one, at one place and on one day. */
export interface Trial {
  readonly create: (raw: Raw) => FormOutcome;
  readonly edit: (raw: Raw, before: Values) => FormOutcome;
  /** With the assets that are chosen, those are judged, too. */
  readonly record: (eventType: number, raw: Raw, asset?: Values, chosen?: ChosenAssets) => EventOutcome;
}

/** Test factory: a model tried on at an establishment of a company of every tier, on 21 November 2026. */
export function buildTrial(model: AssetType, boxSubtype: number, scope: Partial<FieldScope> = {}): Trial {
  const locale = buildLocale();
  const around = {
    model,
    locale,
    scope: { boxSubtype, companyTiers: ['basic', 'plus', 'certified'], ...scope },
  };
  return {
    create: (raw) => checkForm({ ...around, mode: 'new', raw, before: {} }),
    edit: (raw, before) => checkForm({ ...around, mode: 'edit', raw, before }),
    record: (eventType, raw, asset = {}, chosen) => {
      const event = findEvent(model, eventType);
      if (event === null) throw new Error(`${model.code} has no event ${String(eventType)}`);
      const known = chosen === undefined ? {} : { chosen };
      return checkEvent({ model, event, raw, asset, locale, day: locale.today, ...known });
    },
  };
}

/** Issues as `field code`, warnings with a mark, in the order of the alphabet. */
export function saidBy({ issues }: { readonly issues: readonly Issue[] }): readonly string[] {
  return issues
    .map(({ level, field, code }) => `${level === 'warning' ? '~' : ''}${field ?? ''} ${code}`)
    .sort();
}
