import { localeTag } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';

/** An amount as tables write it: with one decimal, the separators of the language. */
export function amountText(amount: number | null, language: Language): string {
  if (amount === null) return '';
  return amount.toLocaleString(localeTag[language], { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}

/** How far apart two amounts are, in per cent; '' where one of them is not known. */
export function percentText(percent: number | null, language: Language): string {
  if (percent === null) return '';
  const figure = percent.toLocaleString(localeTag[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return language === 'es' ? `${figure}\u00a0%` : `${figure}%`;
}
