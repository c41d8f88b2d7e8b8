import { DateTime } from 'luxon';
import type { AssetType } from '@huella/domain/model/asset-type';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fail } from '@huella/domain/model/errors';
import type { Locale } from '@huella/domain/model/value';
import type { StatusDay } from '@huella/domain/engine/status/asset-status';
import type { AreasBySource } from '@huella/domain/engine/forms/geography';
import { scopeOf, type FieldScope } from '@huella/domain/engine/access/field-access';
import { relationsOf } from '@huella/domain/rules/relations';
import { isAdministrator } from '@huella/domain/rules/undo';
import type { RelationKind } from '@huella/domain/model/relation-kinds';
import type { Actor, Place, BoxAccess } from '../db/actors';
import type { DeletedScope } from '../db/list-deleted';
import type { ListScope } from '../db/list-types';
import type { TransferredScope } from '../db/list-transferred';

/** Everything that decides what may be seen and done of an asset type in an establishment, and how it is written. */
export interface FormContext {
  readonly model: AssetType;
  readonly place: Place;
  readonly scope: FieldScope;
  readonly locale: Locale;
  /** The day in the establishment itself, whatever the user's: by it statuses come about by themselves. */
  readonly statusDay: StatusDay;
  /** How the user is related to the establishment. */
  readonly relations: readonly RelationKind[];
  /** They have all that an Administrator of the establishment has. */
  readonly administers: boolean;
  /** The areas that places must lie in: none before they are read for a check (`withAreas`). */
  readonly areas: AreasBySource;
}

/** The context of a call: who asks, where, about which asset type, and when. */
export function formContextOf(
  now: Date,
  actor: Pick<Actor, 'language' | 'timezone'>,
  place: BoxAccess | (Place & { readonly templates?: undefined }),
  assetType: number,
): FormContext {
  const zone = actor.timezone;
  return {
    model: findAssetType(assetType) ?? fail('notFound'),
    place,
    scope: scopeOf(place),
    locale: { language: actor.language, today: dayIn(now, zone), zone, country: place.country },
    statusDay: statusDayOf(now, place),
    relations: relationsOf(place.templates ?? []),
    administers: isAdministrator(place.templates ?? []),
    areas: {},
  };
}

/** The day in an establishment, and its subtype: what its assets' statuses are read by (decisions section 4). */
export function statusDayOf(now: Date, place: Pick<Place, 'timezone' | 'subtype'>): StatusDay {
  return { today: dayIn(now, place.timezone), boxSubtype: place.subtype };
}

/** Which assets a list in this context may see at all. */
export function listScopeOf({ model, place, statusDay }: FormContext): ListScope {
  return { boxId: place.boxId, model, statusDay, boxZone: place.timezone };
}

/** What was logically deleted in the establishment of the context, with days in the zone of who asks. */
export function deletedScopeOf(form: FormContext): DeletedScope {
  return { ...listScopeOf(form), zone: form.locale.zone };
}

/** What left the establishment of the context, with days in the zone of who asks. */
export function transferredScopeOf({ model, place, locale }: FormContext): TransferredScope {
  const { boxId, subtype, timezone } = place;
  return { boxId, model, boxSubtype: subtype, boxZone: timezone, zone: locale.zone };
}

/** The days of the minute that was asked for last, by zone: days begin with a minute. */
let minuteDays: { readonly minute: number; readonly byZone: Map<string, string> } = {
  minute: NaN,
  byZone: new Map(),
};

/** The day of a moment in a zone, `2026-11-21`. */
export function dayIn(moment: Date, zone: string): string {
  const minute = Math.floor(moment.getTime() / 60_000);
  if (minuteDays.minute !== minute) minuteDays = { minute, byZone: new Map() };
  const known = minuteDays.byZone.get(zone);
  if (known !== undefined) return known;
  const day = DateTime.fromJSDate(moment, { zone }).toISODate() ?? '';
  minuteDays.byZone.set(zone, day);
  return day;
}
