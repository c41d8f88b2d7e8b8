import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { Delegation, Role } from '@huella/domain/calls/delegations';
import { findChain } from '@huella/domain/catalogue/lookups/chains';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { canGive, canTake, listGivable, type Giver, type GivenOver } from '@huella/domain/rules/giving';
import { findTemplate, templateName } from '@huella/domain/rules/relations';
import type { Language } from '@huella/domain/words';
import { boxOf, groupByUser, type HeldRole } from './delegations.store';

/** The roles that there are over such a place, to somebody who holds templates there. */
export function presentRoles(over: GivenOver, held: readonly string[], language: Language): Role[] {
  return listGivable(over).map((template) => ({
    id: template.id,
    name: template.name[language],
    words: template.name,
    about: template.about,
    relation: template.relation,
    codes: [...template.codes],
    mayGive: canGive(held, template),
  }));
}

/** From whom a role comes: only owners and company delegates give roles, and what nobody is known for is the owner's. */
export function giverOf({ giverId, givenByOwner }: Pick<HeldRole, 'giverId' | 'givenByOwner'>): Giver {
  return giverId === null || givenByOwner ? 'OWNER' : 'COMPANY_DELEGATE';
}

/** A role as the record of the documents has it (document 3 section 3). */
export function presentDelegation(role: HeldRole, askedBy: number, language: Language): Delegation {
  const template = findTemplate(role.template);
  const origin = giverOf(role);
  const taking = { held: role.held, gave: role.giverId === askedBy, isOwn: role.userId === askedBy, origin };
  return {
    id: role.id,
    id_entity: role.boxId ?? role.companyId,
    type: role.boxId === null ? 'COMPANY' : 'BOX',
    name: role.boxName ?? role.companyName,
    origin,
    user_owner_id: role.ownerId,
    user_owner_name: role.ownerName,
    delegated_by_user_id: role.giverId,
    delegated_by_user_name: role.giverName,
    delegated_by_user_email: role.giverEmail,
    id_user: role.userId,
    firstname: role.firstname,
    lastname: role.lastname,
    email: role.email,
    id_template: role.template,
    rol: templateName(role.template, language),
    relation_data: [
      {
        suplychainId: role.chain,
        suplychainName: findChain(role.chain)?.name[language] ?? '',
        companyId: role.companyId,
        assetType: [...assetTypesOfChain(role.chain)],
      },
    ],
    company_name: role.companyName,
    boxname: role.boxName,
    delete_delegated: template !== null && canTake(template, taking),
    isExpertUser: role.boxId === null && template?.relation === 'EXPERT_USER',
    created_at: role.createdAt.toISOString(),
  };
}

type RoleHolders = ReplyOf<Calls['users.ofCompany']>;

/** Users with their roles, each user once, in the order in which they come. */
export function presentHolders(roles: readonly HeldRole[], language: Language): RoleHolders {
  return groupByUser(roles).map((own) => {
    const [{ userId: id, firstname, lastname, email }] = own;
    return {
      id,
      firstname,
      lastname,
      email,
      roles: own.map((role) => ({
        id_template: role.template,
        rol: templateName(role.template, language),
        box: boxOf(role),
      })),
    };
  });
}
