import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import type { PledgedAsset } from '@huella/domain/calls/pledges';
import type { Valuing } from '@huella/domain/engine/collateral/sum-worth';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { isEventOffered, findEvent } from '@huella/domain/engine/events/event-access';
import { keepsPrivate } from '@huella/domain/engine/events/private-values';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { stateOf } from '@huella/domain/engine/status/asset-state';
import { fail } from '@huella/domain/model/errors';
import type { Attribute } from '@huella/domain/model/attribute';
import { codesOf } from '@huella/domain/rules/relations';
import type { Actor, BoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import { dayIn, formContextOf, type FormContext } from '../../http/form-context';
import { sourceOfSuffix } from '../../http/list-sources';
import { readerOfPledge } from '../../http/pledge-reader';
import { presentState } from '../../http/present-state';
import { presentValue } from '../../http/present-value';
import type { Handlers } from '../../http/serve';
import { findAsset } from '../assets/assets.store';
import { recordOne } from '../runs/one-event-check';
import { findPledgedPlaces, mapPledged } from './pledge-map';
import {
  findHolder,
  findOwner,
  findPledged,
  listPledges,
  type HolderScope,
  type PledgedRow,
} from './pledges.store';
import { only, presentTerms, presentWorth } from './present-worth';
import { partsBy, standingOf } from './standing';
import { findValuing } from './valuing.store';

type PledgeRoutes = Pick<
  Handlers,
  | 'pledges.list'
  | 'pledges.standing'
  | 'pledges.places'
  | 'pledges.map'
  | 'pledges.get'
  | 'pledges.release'
  | 'worth.ofAsset'
>;

/** Rows of a page where the call does not say it. */
const usualPage = 100;

/** What is pledged to an establishment, and what assets are worth (decisions 121 and 122). */
export function pledgeRoutes(deps: Deps): PledgeRoutes {
  return {
    'pledges.list': async ({ params, query, caller, place }) => {
      const { form, scope } = openHolder(deps, caller, place, params.assetId);
      const { page = 0, pageSize: limit = usualPage, search = '' } = query;
      const { keeper = null, kind = null, part = null } = query;
      const names = [...form.model.labelFields, scope.collateral.pledge.paper];
      const valuing = await valuingOf(deps, form);
      const wish = {
        ...{ search, keeper, kind, part, by: partsBy(form, scope, valuing) },
        names: names.filter((name) => readable(form).some((each) => each.name === name)),
      };
      const { rows, total } = await listPledges(deps.db, scope, { ...wish, limit, offset: page * limit });
      return { list: rows.map((row) => presentPledged(deps, form, scope, row, valuing)), total };
    },
    'pledges.standing': async ({ params, caller, place }) => {
      const { form, scope } = openHolder(deps, caller, place, params.assetId);
      return standingOf(deps.db, form, scope, await valuingOf(deps, form));
    },
    'pledges.places': ({ params, caller, place }) => {
      const { form, scope } = openHolder(deps, caller, place, params.assetId);
      return findPledgedPlaces(deps.db, { scope, readable: readable(form) });
    },
    'pledges.map': ({ params, caller, place, body }) => {
      const { form, scope } = openHolder(deps, caller, place, params.assetId);
      return mapPledged(deps.db, { scope, readable: readable(form) }, body.view);
    },
    'pledges.get': ({ params, caller, place }) => givePledged(deps, caller, place, params),
    'pledges.release': async ({ params, body, caller, place }) => {
      const { form, scope } = openHolder(deps, caller, place, params.assetId);
      const { releases } = scope.collateral.pledge;
      const pledged = (await findPledged(deps.db, scope, params.pk)) ?? fail('notFound');
      const asset = (await findAsset(deps.db, pledged.id)) ?? fail('notFound');
      await recordOne(deps, caller, place, asset, {
        action: 'update',
        ...{ objectType: 'asset', pkObjectType: form.model.id, globalModel: form.model.id },
        ...{ pk: asset.id, pkReferer: place.boxId, values: body.values },
        actionContext: { context: 'manual_form', eventType: releases },
        headerValues: { comment: body.comment ?? null },
      });
      return { ok: true };
    },
    'worth.ofAsset': ({ params, query, caller, place }) =>
      giveWorth(deps, { caller, place, pk: params.pk, asOf: query.asOf }),
  };
}

/** What is asked of a holder here: a type that is pledged, in an establishment that may hold; elsewhere there is nothing. */
function openHolder(
  { clock }: Deps,
  caller: Actor,
  place: BoxAccess,
  assetType: number,
): { readonly form: FormContext; readonly scope: HolderScope } {
  const collateral = findCollateral(assetType);
  if (collateral?.pledge.holders.includes(place.subtype) !== true) return fail('notFound');
  const form = formContextOf(clock(), caller, place, assetType);
  return { form, scope: { boxId: place.boxId, model: form.model, collateral } };
}

/** What of others' assets may be read in a context: what it may list, and nothing that is private to who wrote it. */
function readable({ model, scope }: FormContext): readonly Attribute[] {
  return allowedFields(model, 'list', scope).filter((field) => !keepsPrivate(field));
}

function valuingOf({ db }: Deps, { place, model, statusDay }: FormContext): Promise<Valuing> {
  return findValuing(db, place.companyId, model.id, statusDay.today);
}

function presentPledged(
  { clock }: Deps,
  form: FormContext,
  { collateral }: HolderScope,
  row: PledgedRow,
  valuing: Valuing,
): PledgedAsset {
  const { model, locale, place } = form;
  const allowed = readable(form);
  const values = only(allowed, row.attributes);
  const kind = allowed.find(({ name }) => name === collateral.kind);
  // Its status is that of where it is kept, on the day there.
  const day = { today: dayIn(clock(), row.keeperZone), boxSubtype: row.keeperSubtype };
  const state = stateOf(model, { values: row.attributes, paused: row.paused, inTransit: row.inTransit }, day);
  const worth = presentWorth(collateral, values, row.keeperId, valuing);
  return {
    ...{ id: row.id, label: labelOf(model, values), keeper: row.keeper, keeperCompany: row.keeperCompany },
    kind: kind === undefined ? '' : formatField(kind, values[kind.name] ?? null, locale),
    state: presentState(state, model, values, locale),
    worth,
    terms: presentTerms(collateral, values, worth, {
      ...{ holder: place.name, holderCompany: place.companyName, owner: row.owner },
      since: row.givenAt.toISOString(),
    }),
    verdict: row.verdict,
  };
}

async function givePledged(
  deps: Deps,
  caller: Actor,
  holder: BoxAccess,
  { assetId, pk }: { readonly assetId: number; readonly pk: number },
) {
  const { scope } = openHolder(deps, caller, holder, assetId);
  const row = (await findPledged(deps.db, scope, pk)) ?? fail('notFound');
  const place = await readerOfPledge(deps.db, holder, row.keeperId);
  const { form } = openHolder(deps, caller, place, assetId);
  const allowed = readable(form).filter(({ name }) => (row.attributes[name] ?? null) !== null);
  const { publicUrl } = deps.config;
  const event = findEvent(form.model, scope.collateral.pledge.releases);
  const valueOf = ({ name }: Attribute) => row.attributes[name] ?? null;
  return {
    ...presentPledged(deps, form, scope, row, await valuingOf(deps, form)),
    values: Object.fromEntries(
      allowed.map((field) => [field.name, presentValue(field, valueOf(field), publicUrl)]),
    ),
    labels: Object.fromEntries(
      allowed.map((field) => [field.name, formatField(field, valueOf(field), form.locale)]),
    ),
    canRelease:
      event !== null &&
      codesOf(holder.templates).includes('ASSET_EVENT') &&
      isEventOffered(event, holder.subtype, form),
  };
}

/** What an asset is worth where it is, on a day or today, and to whom it is pledged. */
async function giveWorth(
  deps: Deps,
  {
    caller,
    place,
    pk,
    asOf: day,
  }: {
    readonly caller: Actor;
    readonly place: BoxAccess;
    readonly pk: number;
    readonly asOf: string | undefined;
  },
) {
  const known = (await findAsset(deps.db, pk)) ?? fail('notFound');
  const today = formContextOf(deps.clock(), caller, place, known.assetType);
  const asOf = readAsOf(today, day);
  const form = asOf?.form ?? today;
  const collateral = findCollateral(form.model.id, place.subtype);
  const none = { worth: null, pledge: null };
  if (collateral === null) return none;
  const [row] = await sourceOfSuffix(deps, form, undefined, asOf).byIds([pk]);
  if (row === undefined) return none;
  const values = only(allowedFields(form.model, 'list', form.scope), row.attributes);
  const worth = presentWorth(collateral, values, place.boxId, await valuingOf(deps, form));
  if (values[collateral.pledge.state] !== collateral.pledge.pledged) return { worth, pledge: null };
  const holder = await findHolder(deps.db, pk, asOf?.until ?? null);
  return {
    worth,
    pledge: presentTerms(collateral, values, worth, {
      ...{ holder: holder?.name ?? null, holderCompany: holder?.company ?? null },
      owner: await findOwner(deps.db, pk),
      since: holder?.givenAt.toISOString() ?? null,
    }),
  };
}
