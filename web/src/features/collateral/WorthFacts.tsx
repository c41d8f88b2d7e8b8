import type { PledgeTerms, Worth } from '@huella/domain/calls/pledges';
import { formatDate, formatDateTime } from '@huella/domain/engine/fields/date';
import type { Locale } from '@huella/domain/model/value';
import type { Say } from '@huella/domain/phrases/areas';
import type { Language } from '@huella/domain/words';
import { KeyValueList, type KeyValue } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import { figureText, moneyText, percentText } from './money-words';

export interface WorthFactsProps {
  readonly worth: Worth | null;
  readonly pledge: PledgeTerms | null;
  readonly locale: Locale;
}

/** What an asset is worth and by which price, and what it secures. */
export function WorthFacts({ worth, pledge, locale }: WorthFactsProps) {
  const { say } = useSay('collateral');
  return (
    <KeyValueList
      items={[
        ...(worth === null ? [] : worthItems(worth, say, locale.language)),
        ...(worth === null ? [] : priceItems(worth, say, locale.language)),
        ...(pledge === null ? [] : pledgeItems(pledge, say, locale)),
      ]}
    />
  );
}

/** A fact; none where there is nothing to say. */
function item(key: string, value: string | null): readonly KeyValue[] {
  return value === null || value === '' ? [] : [{ key, value }];
}

/** What it is worth and how much there is. */
function worthItems(worth: Worth, say: Say, language: Language): readonly KeyValue[] {
  const { price } = worth;
  return [
    {
      key: say('collateral:worth'),
      value:
        worth.value === null || price === null
          ? say('collateral:worthNone')
          : moneyText(worth.value, price.currency, language),
      strong: true,
    },
    ...item(say('collateral:worthAmount'), `${figureText(worth.amount, language)}\u00a0${worth.unit}`),
  ];
}

/** The price that it is valued by, where that is from, and what is taken off; nothing without a price. */
function priceItems(worth: Worth, say: Say, language: Language): readonly KeyValue[] {
  const { price } = worth;
  if (price === null) return [];
  return [
    ...item(
      say('collateral:worthPriced'),
      say('collateral:worthPrice', {
        price: figureText(price.amount, language),
        currency: price.currency.toUpperCase(),
        unit: worth.unit,
        day: formatDate(price.day),
      }),
    ),
    ...item(
      say('collateral:colSource'),
      say(price.own ? 'collateral:worthSource' : 'collateral:worthSourceGeneral', {
        source: price.source,
      }),
    ),
    ...item(
      say('collateral:worthHaircut'),
      worth.haircut === 0 ? null : `−${percentText(worth.haircut, language)}`,
    ),
  ];
}

/** Whom it is pledged to, for what, and from when until when. */
function pledgeItems(pledge: PledgeTerms, say: Say, { language, zone }: Locale): readonly KeyValue[] {
  return [
    {
      key: say('collateral:pledgedTo'),
      value: pledge.holder ?? say('collateral:pledgedElsewhere'),
      strong: true,
    },
    ...item(say('collateral:pledgedFor'), pledge.owner),
    ...item(
      say('collateral:pledgeLoan'),
      pledge.loan === null ? null : moneyText(pledge.loan, pledge.currency, language),
    ),
    ...item(
      say('collateral:pledgeCover'),
      pledge.cover === null
        ? null
        : say('collateral:pledgeCoverText', { cover: percentText(pledge.cover, language) }),
    ),
    ...item(say('collateral:pledgeWarrant'), pledge.warrant),
    ...item(
      say('collateral:pledgeSince'),
      pledge.since === null ? null : formatDateTime(pledge.since, zone).slice(0, 10),
    ),
    ...item(say('collateral:pledgeUntil'), pledge.until === null ? null : formatDate(pledge.until)),
  ];
}
