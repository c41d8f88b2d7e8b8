import { totalOf } from '@huella/domain/catalogue/assets/held-assets';
import { findChain } from '@huella/domain/catalogue/lookups/chains';
import { roleWords } from '@huella/domain/catalogue/lookups/company-roles';
import { renewalDayOf } from '@huella/domain/rules/renewal';
import { strongestRelation } from '@huella/domain/rules/relations';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listHeldAssets } from '../assets/assets.store';
import { listRelatedBoxes, listRelatedCompanies } from '../places/places.store';
import { findShownAt } from '../tenants/tenants.store';
import { listPlanUse } from './companies.store';

/** The companies that somebody administers or works in (document 3 sections 2 and 7). */
export function companyRoutes({ db, clock }: Deps): Pick<Handlers, 'companies.all'> {
  return {
    'companies.all': async ({ caller: { userId, language }, query }) => {
      const isShown = await findShownAt(db, query?.tenant);
      const companies = (await listRelatedCompanies(db, userId)).filter(isShown);
      const boxes = await listRelatedBoxes(db, userId);
      const held = await listHeldAssets(
        db,
        boxes.map(({ id }) => id),
      );
      // What is used of a plan is for those who have to do with the company as a whole.
      const whole = companies.filter(({ templates }) => templates.length > 0);
      const plans = await listPlanUse(
        db,
        whole.map(({ id }) => id),
        clock(),
      );
      return companies.map((company) => {
        const own = boxes.filter(({ companyId }) => companyId === company.id);
        const { assets, noun } = totalOf(own.flatMap(({ id }) => held.get(id) ?? []));
        const chain = findChain(company.chain);
        return {
          id: company.id,
          value: company.name,
          company_name: company.name,
          origin: strongestRelation([...company.templates, ...company.boxTemplates]),
          suplychain: company.chain,
          fk: company.chain,
          chainName: chain?.name[language] ?? '',
          chainIcon: chain?.icon ?? '',
          rol: company.rol,
          rolName: roleWords(company.rol)[language],
          country: company.country,
          taxId: company.taxId,
          tiers: [...company.tiers],
          renewalAt: company.renewalAt && renewalDayOf(company.renewalAt),
          closedAt: company.closedAt?.toISOString() ?? null,
          boxes: own.length,
          assets,
          noun: noun?.[language] ?? null,
          plan: [...(plans.get(company.id) ?? [])],
        };
      });
    },
  };
}
