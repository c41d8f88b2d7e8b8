import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { RecallRow } from '@huella/domain/calls/recall';
import type { RecallShare } from '@huella/domain/engine/recall/trace';
import { formatMeasured } from '@huella/domain/engine/fields/format-field';
import { isEmpty, type Locale, type Values } from '@huella/domain/model/value';
import { nounOf } from '@huella/domain/engine/recall/noun';
import { publicFacts } from '@huella/domain/engine/qr/public-facts';
import { valuesWithout } from '@huella/domain/engine/qr/public-fields';
import { qrLinkOf } from '@huella/domain/model/qr-types';
import { permissionKey } from '@huella/domain/rules/permission-key';
import { valuesOn } from '@huella/domain/engine/status/asset-status';
import { allowedFields, scopeOf, disabledInLists } from '@huella/domain/engine/access/field-access';
import { stateOf } from '@huella/domain/engine/status/asset-state';
import type { Actor } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import { presentState } from '../../http/present-state';
import { asItIsToday } from '../../http/check-row';
import { formContextOf, statusDayOf, type FormContext } from '../../http/form-context';
import type { QrPlace } from '../qr/qr.store';
import type { BoxAccessById } from './follow';
import type { RecalledAsset } from './recall.store';

/** Whom assets are shown to, when, and where these are. */
export interface Presenter extends Reader {
  /** What decides how a type is seen in an establishment that is open to the reader; null in any other. */
  readonly formContextAt: (boxId: number, assetType: number) => FormContext | null;
  /** Their list's columns, or what their page publishes, is shown as well. */
  readonly showsFacts: boolean;
}

interface Reader {
  readonly actor: Pick<Actor, 'language' | 'timezone'>;
  /** The address of the server, as people reach it. */
  readonly publicUrl: string;
  readonly now: Date;
  readonly accessById: BoxAccessById;
  readonly places: ReadonlyMap<number, QrPlace>;
}

/** Presents assets to a reader; what holds for many of them is found once. */
export function openPresenter(reader: Reader): Presenter {
  const { actor, now, accessById } = reader;
  const known = new Map<string, FormContext | null>();
  return {
    ...reader,
    showsFacts: true,
    formContextAt: (boxId, assetType) => {
      const key = permissionKey(boxId, assetType);
      const boxAccess = accessById.get(boxId);
      const found =
        known.get(key) ?? (boxAccess === undefined ? null : formContextOf(now, actor, boxAccess, assetType));
      known.set(key, found);
      return found;
    },
  };
}

type Presented = Pick<RecallRow, 'asset' | 'publicPage' | 'place' | 'state' | 'facts'>;

const nothing: Presented = { asset: null, publicPage: null, place: null, state: null, facts: [] };

/**
 * An asset as far as it may be shown: own ones as their list does, by the fields that their establishment lets be seen;
 * published ones as their public page does; of all others nothing.
 */
export function presentAsset(
  presenter: Presenter,
  share: RecallShare,
  asset: RecalledAsset | undefined,
): Presented {
  const model = asset === undefined ? null : findAssetType(asset.assetType);
  const place = asset === undefined ? undefined : presenter.places.get(asset.boxId);
  if (asset === undefined || model === null || place === undefined || share === 'hidden') return nothing;
  return share === 'own'
    ? presentOwn(presenter, model, asset, place)
    : presentPublished(presenter, model, asset, place);
}

function presentOwn(
  { formContextAt, showsFacts }: Presenter,
  model: AssetType,
  asset: RecalledAsset,
  { id: boxId, name, company }: QrPlace,
): Presented {
  const form = formContextAt(boxId, model.id);
  if (form === null) return nothing;
  const { locale, statusDay } = form;
  const allowed = allowedFields(model, 'list', form.scope);
  const { attributes } = asItIsToday(form, asset);
  const seen = Object.fromEntries(allowed.map((field) => [field.name, attributes[field.name] ?? null]));
  // The state is shown to everybody who may list it, whatever it follows from.
  const state = stateOf(model, { ...asset, values: attributes }, statusDay);
  return {
    asset: { id: asset.id, noun: nounOf(model, attributes).one[locale.language], name: labelOf(model, seen) },
    publicPage: null,
    place: { id: boxId, name, company },
    state: presentState(state, model, attributes, locale),
    facts: showsFacts ? factsOf(model, allowed, seen, locale) : [],
  };
}

/** What the list shows of it that nobody changed, but for what names it. */
function factsOf(
  model: AssetType,
  allowed: readonly Attribute[],
  seen: Values,
  locale: Locale,
): RecallRow['facts'] {
  const usual = model.defaultColumns.flatMap((each) => allowed.find((field) => field.name === each) ?? []);
  return usual.flatMap((field) => {
    const value = seen[field.name] ?? null;
    const isTold =
      field.hideInList !== true && field.type !== 'file' && !model.labelFields.includes(field.name);
    if (!isTold || isEmpty(value)) return [];
    return [{ label: field.label[locale.language], value: formatMeasured(field, value, locale) }];
  });
}

function presentPublished(
  { actor: { language }, publicUrl, now, showsFacts }: Presenter,
  model: AssetType,
  asset: RecalledAsset,
  place: QrPlace,
): Presented {
  const { today, boxSubtype } = statusDayOf(now, { timezone: place.zone, subtype: place.subtype });
  const values = valuesWithout(
    valuesOn(model, asset.attributes, today, boxSubtype),
    disabledInLists(model, scopeOf(place)),
  );
  return {
    asset: { id: null, noun: nounOf(model, asset.attributes).one[language], name: labelOf(model, values) },
    publicPage: qrLinkOf(publicUrl, 'identeco', asset.publicId),
    place: { id: null, name: place.name, company: place.company },
    state: null,
    facts: (showsFacts ? publicFacts(model, values, place.zone) : []).map(({ attribute, value }) => ({
      label: attribute.label[language],
      value: value[language],
    })),
  };
}
