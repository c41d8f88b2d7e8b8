import { DateTime } from 'luxon';
import type { AssetType } from '@huella/domain/assets/asset-type';
import { findAssetType } from '@huella/domain/assets/index';
import { fail } from '@huella/domain/errors';
import type { Locale } from '@huella/domain/fields/value';
import type { FieldScope } from '@huella/domain/rules/field-access';
import { relationsOf } from '@huella/domain/rules/relations';
import type { Actor, Place, Standing } from '../db/actors';
import type { RelationKind } from '@huella/domain/rules/relations';

/** Everything that decides what may be seen and done of an asset type in an establishment, and how it is written. */
export interface Setting {
  readonly model: AssetType;
  readonly place: Place;
  readonly scope: FieldScope;
  readonly locale: Locale;
  /** How the user stands to the establishment. */
  readonly relations: readonly RelationKind[];
}

/** The setting of a call: who asks, where, about which asset type, and when. */
export function settingOf(
  now: Date,
  actor: Pick<Actor, 'language' | 'timezone'>,
  place: Standing | (Place & { readonly templates?: undefined }),
  assetType: number,
): Setting {
  const zone = actor.timezone;
  return {
    model: findAssetType(assetType) ?? fail('notFound'),
    place,
    scope: { boxSubtype: place.subtype, companyTiers: place.tiers },
    locale: { language: actor.language, today: dayIn(now, zone), zone, country: place.country },
    relations: relationsOf(place.templates ?? []),
  };
}

/** The day of a moment in a zone, `2026-11-21`. */
export function dayIn(moment: Date, zone: string): string {
  return DateTime.fromJSDate(moment, { zone }).toISODate() ?? '';
}
