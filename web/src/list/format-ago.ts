import { localeTag } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';

/** 'hace 2 minutos', 'hace 3 horas'. */
export function formatAgo(minutes: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(localeTag[language], { numeric: 'always' });
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}
