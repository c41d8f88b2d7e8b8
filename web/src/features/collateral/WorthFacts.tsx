import type { PledgeTerms, Worth } from '@huella/domain/calls/pledges';
import { formatDate, formatDateTime } from '@huella/domain/engine/fields/date';
import type { Locale } from '@huella/domain/model/value';
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
  const { language, zone } = locale;
  const item = (key: string, value: string | null): readonly KeyValue[] =>
    value === null || value === '' ? [] : [{ key, value }];
  const price = worth?.price ?? null;
  const items: readonly KeyValue[] = [
    ...(worth === null
      ? []
      : [
          {
            key: say('collateral:worth'),
            value:
              worth.value === null || price === null
                ? say('collateral:worthNone')
                : moneyText(worth.value, price.currency, language),
            strong: true,
          },
          ...item(say('collateral:worthAmount'), `${figureText(worth.amount, language)}\u00a0${worth.unit}`),
        ]),
    ...(worth === null || price === null
      ? []
      : [
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
        ]),
    ...(pledge === null
      ? []
      : [
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
        ]),
  ];
  return <KeyValueList items={items} />;
}
