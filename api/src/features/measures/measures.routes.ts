import type { LotMeasure, Measure } from '@huella/domain/calls/measures';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { measuredFields, numberOf, type MeasuredField } from '@huella/domain/engine/events/measured-fields';
import { keepsPrivate } from '@huella/domain/engine/events/private-values';
import { engineEvents } from '@huella/domain/model/engine-events';
import { fail } from '@huella/domain/model/errors';
import { changesOf } from '../../db/ledger/stored-texts';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import { presentTo } from '../../http/event-for-reader';
import { dayIn, formContextOf, type FormContext } from '../../http/form-context';
import type { Handlers } from '../../http/serve';
import { findAsset } from '../assets/assets.store';
import { listAssetEvents, undoersOf, type AssetEvent } from '../events/events.store';
import { listLotAssetsOn } from '../lots/lot-assets-on.store';
import { findLotEver } from '../lots/lots.store';
import { listMedians, type Median } from './measures.store';
import { findPeers } from './peers';

/** Numbers that people write down by hand say what an asset has, and not that anybody measured it then. */
const written: readonly number[] = [engineEvents.load, engineEvents.edit];

/** What events measured of an asset, as far as the caller may list it, and of others like it. */
export function measureRoutes(
  deps: Deps,
): Pick<Handlers, 'measures.ofAsset' | 'measures.peers' | 'measures.ofLot'> {
  const formOf = async (...[caller, place, pk]: FormOf) => {
    const asset = (await findAsset(deps.db, pk)) ?? fail('notFound');
    return { asset, form: formContextOf(deps.clock(), caller, place, asset.assetType) };
  };
  return {
    'measures.ofAsset': async ({ params, caller, place }) => {
      const { form } = await formOf(caller, place, params.pk);
      const history = await listAssetEvents(deps.db, params.pk);
      const measures = fieldsOf(form).map((field) => presentMeasure(form, field, history));
      // What nobody ever measured is a fact like others, and no measure.
      return { measures: measures.filter(({ points }) => points.some(({ measured }) => measured)) };
    },
    'measures.peers': async ({ params, caller, place }) => {
      const { asset, form } = await formOf(caller, place, params.pk);
      const field = fieldsOf(form).find(({ attribute }) => attribute.name === params.field);
      if (field === undefined) return fail('notFound');
      const history = await listAssetEvents(deps.db, params.pk);
      const days = presentMeasure(form, field, history).points.map(({ day }) => day);
      return { peers: await findPeers(deps, form, asset, field, [...new Set(days)]) };
    },
    'measures.ofLot': async ({ params, query, caller, place }) => {
      const lot = (await findLotEver(deps.db, params.lotId)) ?? fail('notFound');
      const form = formContextOf(deps.clock(), caller, place, lot.assetType);
      const asOf = readAsOf(form, query.asOf);
      const fields = fieldsOf(form).filter(({ attribute }) => !keepsPrivate(attribute));
      const ids = await listLotAssetsOn(deps, lot.id, asOf);
      const scope = {
        ...{ boxId: place.boxId, zone: form.locale.zone, written },
        until: asOf && { at: asOf.until, day: asOf.day },
      };
      const wanted = fields.map(({ attribute, grows }) => ({
        name: attribute.name,
        takenOn: grows?.takenOn ?? null,
      }));
      const medians = await listMedians(deps.db, scope, ids, wanted);
      return {
        measures: fields.flatMap((field) => {
          const own = medians.filter(({ name }) => name === field.attribute.name);
          return own.length === 0 ? [] : [presentMedians(form, field, own)];
        }),
      };
    },
  };
}

/** The medians of a measure; days on which less was known than of half of what was known last say nothing of a lot. */
function presentMedians(
  { locale }: FormContext,
  { attribute, grows }: MeasuredField,
  medians: readonly Median[],
): LotMeasure {
  const enough = Math.max(...medians.map(({ count }) => count)) / 2;
  return {
    field: attribute.name,
    label: attribute.label[locale.language],
    unit: attribute.unit ?? null,
    grows: grows !== null,
    points: medians.filter(({ count }) => count >= enough).map(({ name: _field, ...point }) => point),
  };
}

type FormOf = [
  caller: Parameters<typeof formContextOf>[1],
  place: Parameters<typeof formContextOf>[2],
  pk: number,
];

/** The measures of a model that the caller may list. */
function fieldsOf({ model, scope }: FormContext): readonly MeasuredField[] {
  const allowed = new Set(allowedFields(model, 'list', scope).map(({ name }) => name));
  return measuredFields(model).filter(({ attribute }) => allowed.has(attribute.name));
}

/** What a history says of a measure, but for what was undone and what is kept from the reader. */
function presentMeasure(
  { model, place, locale }: FormContext,
  { attribute, grows }: MeasuredField,
  history: readonly AssetEvent[],
): Measure {
  const undoers = undoersOf(history);
  const points = history.flatMap((event) => {
    if (event.undoes !== null || undoers.has(event.sequence)) return [];
    const { after } = presentTo(place.companyId, model, event, changesOf(event));
    const value = numberOf(after[attribute.name]);
    if (value === null) return [];
    const taken = grows === null ? null : after[grows.takenOn];
    const isDated = typeof taken === 'string';
    return [
      {
        day: isDated ? taken.slice(0, 10) : dayIn(event.at, locale.zone),
        value,
        event: findEvent(model, event.eventType)?.name[locale.language] ?? '',
        measured: isDated || !written.includes(event.eventType),
      },
    ];
  });
  return {
    field: attribute.name,
    label: attribute.label[locale.language],
    unit: attribute.unit ?? null,
    grows: grows !== null,
    points: points.toSorted((one, other) => one.day.localeCompare(other.day)),
  };
}
