import { findBoxType } from '@huella/domain/lookups/box-types';
import type { TargetBox } from '@huella/domain/calls/transfers';
import type { Selection } from '@huella/domain/calls/selection';
import { failWith, issue, type Issue } from '@huella/domain/errors';
import { checkTarget } from '@huella/domain/rules/transfer';
import { findEventObstacle } from '@huella/domain/rules/event-access';
import type { Actor, Standing } from '../../db/actors';
import { assetQuotaKind, findQuotaRoom } from '../../db/ledger/quota-rows';
import type { Deps } from '../../deps';
import { settingOf, type Setting } from '../../http/setting';
import { aliasKey } from '../places/places.store';
import { listSubjects } from '../runs/subjects.store';
import { getTransferEvent, listMeant } from './transfer-task';
import { findBoxByAlias, type FoundBox } from './transfers.store';

export interface TargetQuestion {
  readonly alias: string;
  readonly assetType: number;
  readonly ids: readonly number[] | undefined;
  readonly selection: Selection | undefined;
}

/** The most problems of single assets that an answer carries. */
const problemsShown = 100;

/**
 * The establishment of an alias as somebody who wants to send to it may see it, with all that speaks against the
 * transfer, and what was looked at and is well (document 2 sections 2 and 4, decisions section 4).
 */
export async function checkTargetBox(
  deps: Deps,
  actor: Actor,
  source: Standing,
  question: TargetQuestion,
): Promise<TargetBox> {
  const setting = settingOf(deps.clock(), actor, source, question.assetType);
  const found = await findBoxByAlias(deps.db, aliasKey(question.alias));
  if (found === null) return failWith([issue('alias', 'msgNoFacility')]);
  const meant = question.ids !== undefined || question.selection !== undefined;
  const ids = meant ? await listMeant(deps.db, setting, question.ids, question.selection) : [];
  const room = await findQuotaRoom(deps.db, found.companyId, assetQuotaKind(setting.model.id));
  const hand = { ...source, assetType: setting.model.id, count: ids.length };
  const against = checkTarget(hand, { ...found, room });
  const problems = await checkAssets(deps, setting, ids);
  return present(
    found,
    setting,
    [...against, ...problems],
    passedOf(found, source, against, problems, ids, room),
  );
}

async function checkAssets(deps: Deps, setting: Setting, ids: readonly number[]): Promise<readonly Issue[]> {
  const { model, place, scope } = setting;
  const event = getTransferEvent(setting);
  const subjects = await listSubjects(deps.db, model.id, ids);
  return ids.flatMap((id) => {
    const asset = subjects.get(id);
    const record = String(id);
    if (asset === undefined || asset.boxId !== place.boxId)
      return [{ ...issue(null, 'assetNotExist', { record }), record }];
    const obstacle = findEventObstacle(model, event, asset, scope.boxSubtype, setting.locale);
    return obstacle === null ? [] : [{ ...obstacle, record }];
  });
}

function passedOf(
  found: FoundBox,
  source: Standing,
  against: readonly Issue[],
  problems: readonly Issue[],
  ids: readonly number[],
  room: number,
): TargetBox['passed'] {
  if (against.some((each) => each.code !== 'targetQuota')) return [];
  const sameCompany = found.companyId === source.companyId;
  return [
    { code: 'acceptsChain', slots: {} },
    ...(against.length === 0 && !sameCompany ? [{ code: 'hasRoom', slots: { room } }] : []),
    ...(problems.length === 0 && ids.length > 0
      ? [{ code: 'statesAllow', slots: { count: ids.length } }]
      : []),
  ];
}

function present(
  found: FoundBox,
  { locale }: Setting,
  problems: readonly Issue[],
  passed: TargetBox['passed'],
): TargetBox {
  const type = findBoxType(found.subtype);
  return {
    id: found.boxId,
    box_name: found.name,
    alias: found.alias,
    subtype: found.subtype,
    subtype_name: type?.name[locale.language] ?? '',
    company: { company_name: found.companyName },
    city: found.city,
    region: found.region,
    lat: found.lat,
    lng: found.lng,
    error: problems.slice(0, problemsShown).map((each) => ({ ...each, slots: { ...each.slots } })),
    passed,
    mds: [
      { field_key: 'alias', field_value: found.alias },
      { field_key: 'l2', field_value: found.region },
      { field_key: 'l3', field_value: found.city },
    ],
  };
}
