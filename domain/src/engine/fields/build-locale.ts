import type { Locale } from '../../model/value';

/** A test factory: a reader in Argentina on a fixed day. */
export function buildLocale(locale: Partial<Locale> = {}): Locale {
  return { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires', ...locale };
}
