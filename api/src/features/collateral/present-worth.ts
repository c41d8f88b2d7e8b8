import type { PledgeTerms, Worth } from '@huella/domain/calls/pledges';
import { coverOf, toCents, worthOf } from '@huella/domain/engine/collateral/worth';
import type { Attribute } from '@huella/domain/model/attribute';
import type { CollateralModel } from '@huella/domain/model/collateral';
import { plainText, type Values } from '@huella/domain/model/value';
import type { Valuing } from '@huella/domain/engine/collateral/sum-worth';

/** What an asset is worth as it leaves: of kinds that the caller may not list nothing is told, not even that. */
export function presentWorth(
  { kind, amount, quality, unit }: CollateralModel,
  values: Values,
  keeper: number,
  { prices, haircuts }: Valuing,
): Worth {
  const held = Number(values[amount] ?? 0);
  const lot = {
    ...{ kind: plainText(values[kind] ?? null), quality: plainText(values[quality] ?? null) },
    ...{ keeper, amount: held },
  };
  const found = worthOf(lot, prices, haircuts);
  return {
    ...{ amount: held, unit },
    value: found === null ? null : toCents(found.value),
    price: found === null ? null : presentPrice(found.price),
    haircut: found === null ? 0 : toCents((1 - found.part) * 100),
  };
}

function presentPrice({
  amount,
  currency,
  day,
  source,
  own,
}: NonNullable<ReturnType<typeof worthOf>>['price']) {
  return { amount, currency, day, source, own };
}

/** What a pledge secures, as far as the attributes that the caller may list say it. */
export function presentTerms(
  { pledge }: CollateralModel,
  values: Values,
  worth: Worth | null,
  who: Pick<PledgeTerms, 'holder' | 'holderCompany' | 'owner' | 'since'>,
): PledgeTerms {
  const held = values[pledge.loan];
  const loan = typeof held === 'number' ? held : null;
  const value =
    worth?.value === null || worth?.price === null || worth === null
      ? null
      : { value: worth.value, currency: worth.price.currency };
  const { currency } = pledge;
  return {
    ...who,
    until: textOrNull(values, pledge.until),
    warrant: textOrNull(values, pledge.paper),
    ...{ loan, currency, cover: coverOf(value, loan === null ? null : { amount: loan, currency }) },
  };
}

function textOrNull(values: Values, name: string): string | null {
  const text = plainText(values[name] ?? null);
  return text === '' ? null : text;
}

/** The values of the attributes that are allowed, and no other. */
export function only(allowed: readonly Attribute[], values: Values): Values {
  const names = new Set(allowed.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}
