import { localeTag } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';

/** An amount of money with its currency after it: whole units where it is large, cents where it is a price. */
export function moneyText(value: number, currency: string, language: Language): string {
  const digits = Number.isInteger(value) || value >= 10_000 ? 0 : 2;
  return `${figureText(value, language, digits)}\u00a0${currency.toUpperCase()}`;
}

/** A figure in the manner of a language, with up to so many decimals. */
export function figureText(value: number, language: Language, digits = 2): string {
  return value.toLocaleString(localeTag[language], { maximumFractionDigits: digits });
}

/** A part in per cent, as a language writes it. */
export function percentText(percent: number, language: Language): string {
  const figure = figureText(percent, language, 1);
  return language === 'es' ? `${figure}\u00a0%` : `${figure}%`;
}

/** What goods come to in each currency; a dash of nothing. */
export function sumText(
  values: readonly { readonly value: number; readonly currency: string }[],
  language: Language,
): string {
  const texts = values.map(({ value, currency }) => moneyText(value, currency, language));
  return texts.length === 0 ? '–' : texts.join(' + ');
}
