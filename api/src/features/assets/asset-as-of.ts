import type { SavedObject } from '@huella/domain/calls/objects';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { assetAsOf } from '@huella/domain/engine/events/as-of';
import { formatDate } from '@huella/domain/engine/fields/date';
import { fail } from '@huella/domain/model/errors';
import type { Actor, BoxAccess } from '../../db/actors';
import { listPastLinks } from '../../db/past/past-links';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import { asItIsToday } from '../../http/check-row';
import { dayIn, formContextOf } from '../../http/form-context';
import { withOptions } from '../sources/sources-check';
import { findPastNames, type AssetRecord } from './assets.store';
import { presentSaved } from './present-asset';

/**
 * An asset as it was on a day, to whoever may read it today and as far as they may (decision 83): its values, how it stood,
 * its lot and its establishment. Refuses with `notHereThen` where it had not been loaded by then.
 */
export async function getAssetAsOf(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  asset: AssetRecord,
  day: string,
): Promise<SavedObject> {
  const today = formContextOf(deps.clock(), actor, place, asset.assetType);
  const asOf = readAsOf(today, day) ?? fail('unexpected');
  const { form, until } = asOf;
  const { model, scope, locale, statusDay } = form;
  const reader = { model, companyId: place.companyId, until };
  const links = (await listPastLinks(deps.db, reader, [asset.id])).get(asset.id) ?? [];
  const then = assetAsOf(model, links, { until: until.getTime(), isTravelling: asset.inTransit, locale });
  if (then === null) {
    const since = dayIn(new Date(links[0]?.at ?? asset.createdAt.getTime()), place.timezone);
    return fail('notHereThen', { day: formatDate(day), since: formatDate(since) });
  }
  const { lot, pause } = then;
  // What was retired takes no event after it.
  const isRetiredSince = asset.deleted && !then.isRetired;
  const last = links.at(-1);
  const named = { boxId: then.boxId, lotId: lot?.id ?? 0, lotsOf: place.boxId };
  const names = await findPastNames(deps.db, named);
  const record = asItIsToday(form, {
    ...asset,
    attributes: then.values,
    pausedMessage: pause === null ? null : (pause.message ?? ''),
    inTransit: then.sent !== null,
    createdAt: new Date(then.beganAt),
    updatedAt: new Date(then.changedAt),
  });
  const allowed = await withOptions(deps.db, place, allowedFields(model, 'list', scope));
  // Its lot of that day is said with the day.
  const view = { publicUrl: deps.config.publicUrl, statusDay, pause: undefined, lot: null };
  const { pause: _text, ...saved } = presentSaved(model, allowed, record, place.name, locale, [], view);
  return {
    ...saved,
    ...(pause !== null && { pause: { message: pause.message, since: new Date(pause.at).toISOString() } }),
    asOf: {
      day,
      box: { id: then.boxId, name: names.box },
      lot: lot && { id: lot.id, name: names.lot ?? lot.name },
      isRetiredSince,
      retiredAt: isRetiredSince && last !== undefined ? new Date(last.at).toISOString() : null,
    },
  };
}
