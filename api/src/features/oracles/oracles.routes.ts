import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import { maxOracleRows, type Oracle } from '@huella/domain/calls/oracles';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import { fail } from '@huella/domain/model/errors';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { formContextOf, type FormContext } from '../../http/form-context';
import { countPledgedVerdicts } from '../collateral/pledges.store';
import { linkAssets } from './link-assets';
import { countStanding, listOracleAssets } from './oracle-assets.store';
import { findOracle, listFreeRecords, listOracles, type OracleRow } from './oracles.store';
import { presentOracleAsset } from './present-oracle-asset';
import { unlinkAsset } from './unlink-asset';

type OracleRoutes = Pick<
  Handlers,
  'oracles.list' | 'oracles.assets' | 'oracles.ids' | 'oracles.save' | 'oracles.unlink' | 'oracles.standing'
>;

/** Records of an answer; a search finds others. */
const maxRecords = 1_000;
const wishes = { '0': 'all', '1': 'free', '2': 'linked' } as const;

/** What outside sources say of assets (document 3 sections 2 and 7). */
export function oracleRoutes(deps: Deps): OracleRoutes {
  return { ...readingRoutes(deps), ...writingRoutes(deps) };
}

function writingRoutes(deps: Deps): Pick<OracleRoutes, 'oracles.save' | 'oracles.unlink'> {
  return {
    'oracles.save': async ({ params, body, caller, place }) => {
      const oracle = await getOracle(deps, place, params);
      const { form, oracles } = openForm(deps, caller, place, params.assetId);
      return linkAssets(deps, { form, oracles, oracle, userId: caller.userId, body });
    },
    'oracles.unlink': async ({ params, caller, place }) => {
      const { form, oracles } = openForm(deps, caller, place, params.assetId);
      await unlinkAsset(deps, form, oracles, { assetId: params.assetRowId, userId: caller.userId });
      return { ok: true };
    },
  };
}

function readingRoutes(deps: Deps): Omit<OracleRoutes, 'oracles.save' | 'oracles.unlink'> {
  return {
    'oracles.list': async ({ params }) => {
      const model = findAssetType(params.assetId);
      return model?.oracles === undefined ? [] : (await listOracles(deps.db, model.id)).map(present);
    },
    'oracles.assets': async ({ params, query, caller, place }) => {
      const { form, oracles } = openForm(deps, caller, place, params.assetId);
      const oracle = params.oracleKey === '0' ? null : await getOracle(deps, place, params);
      const { page = 0, pageSize: limit = maxOracleRows } = query;
      const { rows, total } = await listOracleAssets(
        deps.db,
        { boxId: place.boxId, model: form.model, oracles, statusDay: form.statusDay },
        {
          key: oracle?.key ?? null,
          linked: wishes[params.linked],
          isDoubtful: query.only === 'doubts',
          isSelectable: query.selectable === 'true',
          search: query.search ?? '',
          ...{ limit, offset: page * limit },
        },
      );
      return { list: rows.map((row) => presentOracleAsset(form, oracles, row)), total };
    },
    'oracles.ids': async ({ params, query, caller, place }) => {
      const oracle = await getOracle(deps, place, params);
      const { form, oracles } = openForm(deps, caller, place, oracle.assetType);
      const scope = {
        boxId: place.boxId,
        companyId: place.companyId,
        assetType: form.model.id,
        holderAttribute: oracles.holder.attribute,
      };
      const search = query.search?.trim() ?? '';
      const { rows, total } = await listFreeRecords(deps.db, scope, oracle, search, maxRecords);
      return {
        values: rows.map(({ answer }) => ({ ...answer })),
        columns: oracles.fields.map(({ name, label, type }) => ({
          name,
          label: label[caller.language],
          type,
        })),
        total,
      };
    },
    'oracles.standing': async ({ params, caller, place }) =>
      giveStanding(deps, openForm(deps, caller, place, params.assetId).form),
  };
}

async function giveStanding({ db }: Deps, { model, place }: FormContext) {
  const { assets, verdicts } = await countStanding(db, { boxId: place.boxId, assetType: model.id });
  const mayHold = findCollateral(model.id)?.pledge.holders.includes(place.subtype) === true;
  return {
    assets,
    linked: [...verdicts.values()].reduce((sum, count) => sum + count, 0),
    verdicts: presentVerdicts(verdicts),
    pledged: mayHold ? presentVerdicts(await countPledgedVerdicts(db, { boxId: place.boxId, model })) : null,
  };
}

function presentVerdicts(verdicts: ReadonlyMap<OracleVerdict, number>) {
  const countOf = (verdict: OracleVerdict) => verdicts.get(verdict) ?? 0;
  return {
    matches: countOf('matches'),
    differs: countOf('differs'),
    missing: countOf('missing'),
    silent: countOf('silent'),
  };
}

/** What is asked of an asset type here; one without oracles, or an establishment whose assets have none, has nothing here. */
function openForm(
  { clock }: Deps,
  caller: Actor,
  place: BoxAccess,
  assetType: number,
): { readonly form: FormContext; readonly oracles: OracleModel } {
  const oracles = findAssetType(assetType)?.oracles;
  if (oracles === undefined || !oracles.subtypes.includes(place.subtype)) return fail('notFound');
  return { form: formContextOf(clock(), caller, place, assetType), oracles };
}

/**
 * The oracle of a key, of the asset type where one is named. What is tried in a sandbox reaches nobody real: no record is
 * claimed from there (decisions section 8).
 */
async function getOracle(
  { db }: Deps,
  place: BoxAccess,
  { oracleKey, assetId }: { readonly oracleKey: string; readonly assetId?: number },
): Promise<OracleRow> {
  const found = isSandboxCompany(place.companyId) ? null : await findOracle(db, oracleKey);
  if (found === null || found.assetType !== (assetId ?? found.assetType)) return fail('noSoportedOracle');
  return found;
}

function present({ key, label, provider, source, version, readAt, failingSince }: OracleRow): Oracle {
  return {
    ...{ key, label, provider, source, version },
    readAt: readAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
  };
}
