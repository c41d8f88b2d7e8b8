import { useMemo } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { PriceRow } from '@huella/domain/calls/prices';
import { priceFields } from '@huella/domain/catalogue/collateral/price-fields';
import { currencies } from '@huella/domain/model/collateral';
import { plainText, type Values } from '@huella/domain/model/value';
import { call } from '../../call/call';
import { FieldsDialog } from '../../form/FieldsDialog';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { ofCompany, useRefreshCollateral } from './collateral-calls';

export interface PriceFormProps {
  readonly place: Place;
  readonly prices: ReplyOf<Calls['prices.list']>;
  /** The one that is corrected; null adds one. */
  readonly price: PriceRow | null;
  readonly onClose: () => void;
}

/** Adds a price of the company, or corrects one. */
export function PriceForm({ place, prices, price, onClose }: PriceFormProps) {
  const { say } = useSay('collateral');
  const { today } = useLocale();
  const { show } = useToasts();
  const refresh = useRefreshCollateral();
  const fields = useMemo(
    () =>
      priceFields(
        prices.kinds.map(({ key, label }) => ({ key, label: { es: label, en: label } })),
        prices.unit,
      ),
    [prices.kinds, prices.unit],
  );
  const stored = useMemo((): Values => {
    if (price === null) return { day: today, currency: 'usd' };
    const { kind, day, amount, currency, source } = price;
    return { kind, day, amount, currency, source };
  }, [price, today]);
  const save = async (values: Values) => {
    const body = {
      kind: plainText(values['kind'] ?? null),
      day: plainText(values['day'] ?? null),
      amount: Number(values['amount']),
      currency: currencies.find((each) => each === values['currency']) ?? 'usd',
      source: plainText(values['source'] ?? null),
    };
    const params = ofCompany(place);
    if (price === null) await call('prices.add', { params, body });
    else await call('prices.update', { params: { ...params, priceId: String(price.id) }, body });
    await refresh();
    show({ tone: 'ok', text: say('collateral:saved') });
    onClose();
  };
  return (
    <FieldsDialog
      title={say(price === null ? 'collateral:addPrice' : 'collateral:editPrice')}
      fields={fields}
      stored={stored}
      boxSubtype={place.boxSubtype}
      saveLabel={say('collateral:save')}
      save={save}
      onClose={onClose}
    />
  );
}
