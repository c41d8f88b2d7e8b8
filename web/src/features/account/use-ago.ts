import { DateTime } from 'luxon';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { localeTag } from '@huella/domain/model/value';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';

/** How long ago something was, and on hover when exactly, in the user's zone. */
export function useAgo(): (moment: string) => { readonly ago: string; readonly exact: string } {
  const { language } = useSay();
  const { timezone } = useUser();
  return (moment) => ({
    ago: DateTime.fromISO(moment, { zone: timezone }).toRelative({ locale: localeTag[language] }) ?? '',
    exact: formatDateTime(moment, timezone),
  });
}
