import { useMemo } from 'react';
import type { Locale } from '@huella/domain/model/value';
import { useLocale } from '../session/model';
import { useUser } from '../session/session';

/**
 * How a record is read and shown that is in no establishment: telephone numbers without a prefix are of the user's
 * own country, as the server reads them.
 */
export function useOwnLocale(): Locale {
  const { language, today, zone } = useLocale();
  const { country } = useUser();
  return useMemo(
    () => ({ language, today, zone, ...(country !== null && { country }) }),
    [language, today, zone, country],
  );
}
