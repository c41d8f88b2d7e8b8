import type { CompanyOffer } from '@huella/domain/calls/ownership';
import { fail } from '@huella/domain/model/errors';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { readOrigin } from '../../outside/visitor';
import { closeAsOwner } from './close-company';
import { acceptOffer, declineOffer, offerCompany, requireOwner, withdrawOffer } from './offer-company';
import { findOfferOf, listOwnOffers, type OpenOffer } from './offers.store';
import { countAtClosing, findOwned } from './ownership.store';

type OwnershipCall = Extract<keyof Handlers, `ownership.${string}`>;

/** Who owns a company: handing it over, and closing it (decisions section 8). */
export function ownershipRoutes(deps: Deps): Pick<Handlers, OwnershipCall> {
  const { db, clock } = deps;
  return {
    'ownership.get': async ({ params: { companyId }, caller }) => {
      await requireOwner(db, caller.userId, companyId);
      const company = (await findOwned(db, companyId)) ?? fail('notFound');
      const offer = await findOfferOf(db, companyId, clock());
      return {
        company_name: company.name,
        closedAt: company.closedAt?.toISOString() ?? null,
        isSandbox: isSandboxCompany(companyId),
        offer: offer && present(offer),
        ...(await countAtClosing(db, companyId, clock())),
      };
    },
    'ownership.offers': async ({ caller }) => (await listOwnOffers(db, caller, clock())).map(present),
    'ownership.offer': async (request) => {
      const { params, body, caller } = request;
      const id = await offerCompany(deps, caller, { ...params, ...body }, await readOrigin(request));
      return { ok: true, id };
    },
    'ownership.withdraw': async (request) => {
      await withdrawOffer(deps, request.caller, request.params.id, await readOrigin(request));
      return { ok: true };
    },
    'ownership.accept': async (request) => {
      const { params, body, caller } = request;
      const companyId = await acceptOffer(deps, caller, { ...params, ...body }, await readOrigin(request));
      return { ok: true, company_id: companyId };
    },
    'ownership.decline': async (request) => {
      await declineOffer(deps, request.caller, request.params.id, await readOrigin(request));
      return { ok: true };
    },
    'ownership.close': async (request) => {
      const { params, body, caller } = request;
      const { password, publicPages } = body;
      const closing = { ...params, password, dark: publicPages === 'dark' };
      await closeAsOwner(deps, caller, closing, await readOrigin(request));
      return { ok: true };
    },
  };
}

function present(offer: OpenOffer): CompanyOffer {
  return {
    id: offer.id,
    company_id: offer.companyId,
    company_name: offer.companyName,
    boxes: offer.boxes,
    email: offer.email,
    offered_by: offer.offererName,
    offered_by_email: offer.offererEmail,
    created_at: offer.createdAt.toISOString(),
    expires_at: offer.expiresAt.toISOString(),
  };
}
