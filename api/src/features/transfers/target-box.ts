import { transfers as en } from '@huella/domain/phrases/en/transfers';
import { transfers as es } from '@huella/domain/phrases/es/transfers';
import { findBoxType } from '@huella/domain/catalogue/lookups/box-types';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isFiles, type FileRef, type Locale, type Values } from '@huella/domain/model/value';
import { fileAddress } from '@huella/domain/engine/files/address';
import { factsOfBox } from '@huella/domain/catalogue/records/box-facts';
import { logo } from '@huella/domain/catalogue/records/record-parts';
import { failWith, issue, type Issue } from '@huella/domain/model/errors';
import { isRenewalDue } from '@huella/domain/rules/renewal';
import { canReach } from '@huella/domain/rules/sandbox';
import { checkTarget, type TransferKind } from '@huella/domain/rules/transfer';
import type { Actor, BoxAccess } from '../../db/actors';
import { isWhole, listLotsAmong, type LotAmong } from '../../db/ledger/lot-rows';
import { assetQuotaKind, findQuotaRoom } from '../../db/ledger/quota-rows';
import type { Deps } from '../../deps';
import { formContextOf, type FormContext } from '../../http/form-context';
import { aliasKey } from '../places/places.store';
import { checkAssets, type LeftAsset } from './check-assets';
import { listMeant, type MeantAssets } from './transfer-task';
import { findBoxByAlias, type FoundBox } from './transfers.store';

export interface TargetQuestion extends MeantAssets {
  readonly alias: string;
  readonly assetType: number;
  /** What would go over. */
  readonly kind: TransferKind;
  /** Whether whole lots are to go along. */
  readonly withLots: boolean;
}

const phrases = { es, en };

/** The most problems of single assets that an answer carries, and the most lots. */
const problemsShown = 100;

/**
 * The establishment of an alias as somebody who wants to send to it may see it, with all that speaks against the
 * transfer, and what was looked at and is well (document 2 sections 2 and 4, decisions section 4).
 */
export async function checkTargetBox(
  deps: Deps,
  actor: Actor,
  source: BoxAccess,
  question: TargetQuestion,
): Promise<TargetBox> {
  const form = formContextOf(deps.clock(), actor, source, question.assetType);
  const found = await findBoxByAlias(deps.db, aliasKey(question.alias));
  // From a sandbox others are not to be found, nor is a sandbox by others.
  if (found === null || !canReach(source.companyId, found.companyId))
    return failWith([issue('alias', 'msgNoFacility')]);
  const isMeant = [question.ids, question.selection, question.uploadId].some((each) => each !== undefined);
  const ids = isMeant ? await listMeant(deps.db, form, actor.userId, question) : [];
  const lots = await listLotsAmong(deps.db, { boxId: source.boxId, assetType: form.model.id }, ids);
  const whole = question.withLots ? lots.filter(isWhole) : [];
  const { problems, left, owned } = await checkAssets(deps, form, {
    ...{ ids, whole, kind: question.kind, target: found.subtype },
    // Asked of the place itself, it is what may leave at all.
    targetName: found.boxId === source.boxId ? phrases[form.locale.language].elsewhere : found.name,
  });
  const room = await findQuotaRoom(deps.db, found.companyId, assetQuotaKind(form.model.id));
  const hand = { ...source, assetType: form.model.id, count: ids.length - left.length };
  const against = checkTarget(hand, {
    ...found,
    room,
    isRenewalDue: isRenewalDue(found.renewalAt, deps.clock()),
  });
  return present(found, form, {
    error: [...against, ...problems],
    passed: passedOf(found, source, against, problems, ids),
    can: ids.length - left.length,
    left,
    owned,
    lots,
  });
}

function passedOf(
  found: FoundBox,
  source: BoxAccess,
  against: readonly Issue[],
  problems: readonly Issue[],
  ids: readonly number[],
): TargetBox['passed'] {
  if (against.some((each) => each.code !== 'targetQuota')) return [];
  const sameCompany = found.companyId === source.companyId;
  return [
    { code: 'acceptsChain', slots: {} },
    ...(against.length === 0 && !sameCompany ? [{ code: 'hasRoom', slots: {} }] : []),
    ...(problems.length === 0 && ids.length > 0
      ? [{ code: 'statesAllow', slots: { count: ids.length } }]
      : []),
  ];
}

/** What was found out about the assets on their way there. */
interface Looked {
  readonly error: readonly Issue[];
  readonly passed: TargetBox['passed'];
  readonly can: number;
  readonly left: readonly LeftAsset[];
  readonly owned: number;
  readonly lots: readonly LotAmong[];
}

function present(
  found: FoundBox,
  { locale, place }: FormContext,
  { error, passed, can, left, owned, lots }: Looked,
): TargetBox {
  const type = findBoxType(found.subtype);
  return {
    id: found.boxId,
    box_name: found.name,
    alias: found.alias,
    subtype: found.subtype,
    subtype_name: type?.name[locale.language] ?? '',
    company: { company_name: found.companyName },
    own: found.companyId === place.companyId,
    city: found.city,
    region: found.region,
    lat: found.lat,
    lng: found.lng,
    error: error.slice(0, problemsShown).map(presentIssue),
    passed,
    can,
    cannot: left.length,
    owned,
    left: left.slice(0, problemsShown).map((each) => ({ ...each, issue: presentIssue(each.issue) })),
    confirms: found.confirms,
    logo: logoOf(found),
    lots: lots.slice(0, problemsShown).map((lot) => ({ ...lot })),
    mds: [...factsOf(found, locale), ...fileFactsOf(found, locale)],
  };
}

function presentIssue(found: Issue): TargetBox['error'][number] {
  return { ...found, slots: { ...found.slots } };
}

/** What is known of an establishment beside its name and company, where it says so. */
function factsOf(found: FoundBox, locale: Locale): TargetBox['mds'] {
  const { alias, region, city, boxFace } = found;
  const known: Values = { ...boxFace, alias, l3: city };
  return factsOfBox(found.subtype, found.country).flatMap((field) => {
    const value = field.name === 'l2' ? region : formatField(field, known[field.name] ?? null, locale);
    if (value === '') return [];
    const unit = field.unit === undefined ? '' : `\u00a0${field.unit}`;
    return [
      { field_key: field.name, field_label: field.label[locale.language], field_value: `${value}${unit}` },
    ];
  });
}

/** The picture as a file, with its name and address. */
function fileFactsOf(found: FoundBox, { language }: Locale): TargetBox['mds'] {
  const file = logoFileOf(found);
  if (file === undefined) return [];
  const { originalName, storageName } = file;
  const publicFileURI = fileAddress(storageName, true);
  const said = { field_key: logo.name, field_label: logo.label[language], field_value: originalName };
  return [{ ...said, originalName, publicFileURI }];
}

/** The picture of an establishment, else of its company: everybody may see both. */
function logoOf(found: FoundBox): string | null {
  const file = logoFileOf(found);
  return file === undefined ? null : fileAddress(file.storageName, true);
}

function logoFileOf({ boxFace, companyFace }: FoundBox): FileRef | undefined {
  const faces = [boxFace, companyFace].map((face) => face[logo.name] ?? null);
  return faces.flatMap((files) => (isFiles(files) ? files : []))[0];
}
