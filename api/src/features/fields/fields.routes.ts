import { lookedAtKinds, type ErrorEntry } from '@huella/domain/calls/fields';
import { fail } from '@huella/domain/model/errors';
import { recordScope } from '@huella/domain/catalogue/records/record-parts';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import { codesOf } from '@huella/domain/rules/relations';
import { isRenewalDue, renewalDayOf } from '@huella/domain/rules/renewal';
import type { Language } from '@huella/domain/words';
import { findCompanyAccess, type Actor, type BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { boxKind } from '../boxes/box-kind';
import { listManagers } from '../companies/companies.store';
import { companyKind } from '../companies/company-kind';
import type { LookedAt, RecordKind } from '../objects/record-kind';
import { userKind } from '../users/user-kind';

type Kind = (typeof lookedAtKinds)[number];

const kinds: Readonly<Record<Kind, RecordKind>> = { user: userKind, company: companyKind, box: boxKind };

/** Over the company and the establishment alike; one's own form is one's own. */
const editCodes: Readonly<Record<Exclude<Kind, 'user'>, PermissionCode>> = {
  company: 'COMPANY_EDIT',
  box: 'BOX_EDIT',
};

/** The records around an establishment, and what is missing in them (document 1 section 7, decisions section 4). */
export function fieldRoutes(deps: Deps): Pick<Handlers, 'fields.validate' | 'models.records'> {
  return {
    'fields.validate': ({ caller, place }) => presentGaps(deps, caller, place),
    'models.records': async ({ caller, place }) => {
      const records = await lookAround(deps, caller, place);
      return records.map(({ objectType, pk, mayEdit, model }) => ({
        ...model,
        attributes: [...allowedFields(model, 'list', recordScope)],
        objectType,
        pk,
        mayEdit,
      }));
    },
  };
}

/** What is missing around an establishment that the actor is a member of, and a renewal that is due. */
export async function presentGaps(deps: Deps, actor: Actor, place: BoxAccess) {
  const records = await lookAround(deps, actor, place);
  return {
    error_stack: [...records.flatMap(requiredOf), ...renewalOf(deps, place, records)],
    managers: [...(await listManagers(deps.db, place.companyId))],
  };
}

interface Around extends LookedAt {
  readonly objectType: Kind;
  readonly pk: number;
  readonly mayEdit: boolean;
  readonly language: Language;
}

/** The user, the company and the establishment, each with what is missing in it and whether the user may correct it. */
async function lookAround(deps: Deps, actor: Actor, place: BoxAccess): Promise<readonly Around[]> {
  const company = await findCompanyAccess(deps.db, actor.userId, place.companyId);
  const may = {
    user: true,
    company: codesOf(company?.templates ?? []).includes(editCodes.company),
    box: codesOf(place.templates).includes(editCodes.box),
  };
  const pks = { user: actor.userId, company: place.companyId, box: place.boxId };
  return Promise.all(
    lookedAtKinds.map(async (objectType) => {
      const pk = pks[objectType];
      const found = (await kinds[objectType].look(deps, actor, pk)) ?? fail('notFound');
      return { ...found, objectType, pk, mayEdit: may[objectType], language: actor.language };
    }),
  );
}

function requiredOf(around: Around): readonly ErrorEntry[] {
  const { objectType, pk, label, mayEdit, missing, model, language } = around;
  return missing.map(({ field, code }) => ({
    ...{ kind: 'required' as const, objectType, pk, field, message: code, recordLabel: label },
    fieldLabel: model.attributes.find(({ name }) => name === field)?.label[language] ?? null,
    ...{ mayEdit, since: null },
  }));
}

/** The renewal of the company, where it is due; nobody renews by a form. */
function renewalOf(deps: Deps, place: BoxAccess, records: readonly Around[]): readonly ErrorEntry[] {
  const { renewalAt, companyId } = place;
  if (renewalAt === null || !isRenewalDue(renewalAt, deps.clock())) return [];
  const mayEdit = records.some((each) => each.objectType === 'company' && each.mayEdit);
  return [
    {
      ...{ kind: 'renewal', objectType: 'company', pk: companyId, field: 'renewal' },
      ...{ message: 'renewalExpired', recordLabel: place.companyName, fieldLabel: null, mayEdit },
      since: renewalDayOf(renewalAt),
    },
  ];
}
