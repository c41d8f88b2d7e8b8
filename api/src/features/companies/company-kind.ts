import { fail } from '@huella/domain/model/errors';
import { company, personsField } from '@huella/domain/catalogue/records/company';
import { taxIdOf } from '@huella/domain/catalogue/records/record-parts';
import type { Values } from '@huella/domain/model/value';
import { recordKind, textIn, without, type RecordParts } from '../objects/record-kind';
import { insertCompany } from '../places/places.store';
import { insertRelation } from '../rights/relations.store';
import { authorizePersons, canSeePersons } from './authorize-persons';
import {
  findCompany,
  findCompanyRoom,
  lockOwner,
  updateCompany,
  type CompanyRecord,
} from './companies.store';

/** The fields that have columns of their own: other code asks for them. */
const columns = ['company_name', 'suplychain', 'rol', 'l1'];

function valuesOf({ name, chain, rol, country, fields }: CompanyRecord): Values {
  return { ...fields, company_name: name, suplychain: String(chain), rol, l1: country };
}

function writtenOf(values: Values) {
  return {
    name: textIn(values, 'company_name'),
    country: textIn(values, 'l1'),
    taxId: taxIdOf(values),
    fields: without(values, columns),
  };
}

const parts: RecordParts<CompanyRecord> = {
  demands: {
    get: ({ id }) => ({ code: [], companyId: id }),
    edit: ({ id }) => ({ code: 'COMPANY_EDIT', companyId: id }),
    resend: ({ id }) => ({ code: 'COMPANY_EDIT', companyId: id }),
    remove: ({ id }) => ({ code: 'COMPANY_EDIT', companyId: id }),
    // Anyone signed in may add a company: it becomes theirs (decisions section 3, OWNER).
    add: (_body, userId) => ({ ownerId: userId }),
  },
  find: findCompany,
  modelOf: () => Promise.resolve(company),
  valuesOf: (_db, stored) => Promise.resolve(valuesOf(stored)),
  labelOf: ({ name }) => name,
  // Document 1 section 7 has the chain of a company under this name.
  alsoShown: ({ chain }) => ({ cadena: String(chain) }),
  hiddenFrom: async (db, { userId }, { id }) => ((await canSeePersons(db, userId, id)) ? [] : [personsField]),
  holderOf: ({ id }) => ({ of: 'company', id, companyId: id }),
  insert: async (inside, { deps, actor, now, values }) => {
    if (!(await lockOwner(inside, actor.userId))) fail('notSignedIn');
    const remaining = await findCompanyRoom(inside, actor.userId);
    if (remaining < 1) fail('quotaExceeded', { remaining: Math.max(0, remaining), needed: 1 });
    const id = await insertCompany(
      inside,
      {
        ...writtenOf(values),
        chain: Number(textIn(values, 'suplychain')),
        rol: textIn(values, 'rol'),
        // The operator sets a company's tiers (decisions section 2).
        tiers: ['basic'],
      },
      now,
    );
    const relation = { userId: actor.userId, companyId: id, boxId: null, template: 'owner' };
    await insertRelation(inside, relation, { at: now, by: actor });
    await authorizePersons(inside, deps, { companyId: id, actor, values });
    return id;
  },
  update: async (inside, { id }, { deps, actor, now, values }) => {
    await updateCompany(inside, id, writtenOf(values), now);
    await authorizePersons(inside, deps, { companyId: id, actor, values });
  },
};

/** Companies behind the generic `objects/*` calls (document 3 section 2; document 1 section 7). */
export const companyKind = recordKind(parts);
