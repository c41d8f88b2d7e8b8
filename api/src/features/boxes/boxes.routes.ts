import { totalOf, type HeldOfType } from '@huella/domain/catalogue/assets/held-assets';
import { fail } from '@huella/domain/model/errors';
import { fileAddress } from '@huella/domain/engine/files/address';
import { findBoxType } from '@huella/domain/catalogue/lookups/box-types';
import { treeOf, type BoxTree } from '@huella/domain/rules/box-tree';
import { mayHold } from '@huella/domain/catalogue/records/establishing';
import type { Language } from '@huella/domain/words';
import { findCompanyAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listHeldAssets } from '../assets/assets.store';
import { findCompany, type CompanyRecord } from '../companies/companies.store';
import { listRelatedBoxes, type RelatedBox } from '../places/places.store';
import { findBox } from './boxes.store';

type BoxRoutes = Pick<Handlers, 'boxes.ofCompany' | 'boxes.parentBoxes'>;

/** The establishments of a company as they are administered (document 3 sections 2 and 7). */
export function boxRoutes({ db }: Deps): BoxRoutes {
  const list = async (userId: number, companyId: number, language: Language) => {
    const company = (await findCompany(db, companyId)) ?? fail('notFound');
    const boxes = await listRelatedBoxes(db, userId, companyId);
    const held = await listHeldAssets(
      db,
      boxes.map(({ id }) => id),
    );
    const tree = treeOf(boxes);
    return boxes.map((box) => presentBox(box, { company, tree, held: held.get(box.id) ?? [], language }));
  };
  return {
    'boxes.ofCompany': async ({ caller, params }) => {
      const company = await findCompanyAccess(db, caller.userId, params.companyId);
      if (company === null) fail('notFound');
      return list(caller.userId, params.companyId, caller.language);
    },
    'boxes.parentBoxes': async ({ caller, params, query }) => {
      const { companyId } = (await findBox(db, params.id)) ?? fail('notFound');
      if (companyId !== (query.companyId ?? companyId)) fail('notFound');
      const boxes = await list(caller.userId, companyId, caller.language);
      return boxes.filter(({ parentId }) => parentId === params.id);
    },
  };
}

interface Around {
  readonly company: CompanyRecord;
  /** Of all that the user has to do with in the company. */
  readonly tree: BoxTree<RelatedBox>;
  /** In this establishment. */
  readonly held: readonly HeldOfType[];
  readonly language: Language;
}

function presentBox(box: RelatedBox, { company, tree, held, language }: Around) {
  const trail = tree.trailOf(box.id);
  const { assets, noun, assetType } = totalOf(held);
  return {
    id: box.id,
    value: box.name,
    alias: box.alias,
    mds: { alias: { value: box.alias } },
    subtype: box.subtype,
    subtypeName: findBoxType(box.subtype)?.name[language] ?? '',
    fk: company.id,
    companyname: company.name,
    city: box.city,
    region: box.region,
    position: box.lat === null || box.lng === null ? null : { lat: box.lat, lng: box.lng },
    logo: box.logo === null ? null : fileAddress(box.logo, true),
    // One around it that the user has nothing to do with is left out.
    parentId: trail.at(-1)?.id ?? null,
    trail: trail.map(({ id, name }) => ({ id, value: name })),
    boxes: tree.inside(box.id).length,
    mayHold: mayHold(company, box.subtype),
    id_asset_type: assetType,
    assets,
    noun: noun?.[language] ?? null,
  };
}
