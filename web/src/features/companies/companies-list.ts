import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { applyMask, findMask, stripMasked } from '@huella/domain/engine/fields/masked';
import { foldKey } from '@huella/domain/fold';
import { taxIds } from '@huella/domain/reference/tax-ids';
import type { Words } from '@huella/domain/words';
import { callQuery } from '../../call/queries';
import { tenantLabel } from '../../session/own-label';

/** The companies of the user; at a tenant that is about some chains, of those. */
export function companiesQuery() {
  return callQuery('companies.all', { query: { tenant: tenantLabel() } });
}

export type Company = ReplyOf<Calls['companies.all']>[number];

/** What narrows the list of companies; empty texts narrow nothing. */
export interface CompanyFilter {
  /** A part of the name, or of the tax number. */
  readonly q: string;
  readonly chain: string;
  readonly relation: string;
}

/** The companies that a filter leaves, in their order. */
export function findCompanies(
  companies: readonly Company[],
  { q, chain, relation }: CompanyFilter,
): readonly Company[] {
  const words = foldKey(q).split(' ');
  const digits = stripMasked(q);
  return companies.filter((company) => {
    const name = foldKey(company.value);
    const isNamed = words.every((word) => name.includes(word));
    return (
      (isNamed || (digits !== '' && company.taxId?.includes(digits) === true)) &&
      (chain === '' || String(company.suplychain) === chain) &&
      (relation === '' || company.origin === relation)
    );
  });
}

/** The tax number of a company as it is written where it is: 'CUIT 30-70812345-1'. Null without one. */
export function taxIdWords({
  country,
  taxId,
}: Company): { readonly name: Words; readonly figure: string } | null {
  const kind = taxIds[country];
  if (taxId === null || kind === undefined) return null;
  const mask = findMask(taxId, { name: 'tax_id', label: kind.name, type: 'masked', masks: [...kind.masks] });
  return { name: kind.name, figure: mask === null ? taxId : applyMask(taxId, mask.mask) };
}

/** What the plan leaves of establishments; null for those who may not know. */
export function boxRoomOf({ plan }: Company): { readonly left: number; readonly max: number } | null {
  const use = plan.find(({ type }) => type === 'box');
  return use === undefined ? null : { left: Math.max(0, use.max - use.used), max: use.max };
}

/** Where so much of a quota is used, a card says so. */
const nearlyAll = 0.9;

/** Whether so little is left that people who look should know. */
export function isNearlyUsed({ used, max }: { readonly used: number; readonly max: number }): boolean {
  return used >= max * nearlyAll;
}
