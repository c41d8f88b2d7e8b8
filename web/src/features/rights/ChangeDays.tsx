import { styled } from '@mui/material/styles';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-2';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import KeyRound from 'lucide-react/icons/key-round';
import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import Send from 'lucide-react/icons/send';
import ShieldX from 'lucide-react/icons/shield-x';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { DateTime } from 'luxon';
import { useMemo, type ComponentType } from 'react';
import type { RightsChangeRow } from '@huella/domain/calls/rights';
import { formatDateInProse, formatDateTime } from '@huella/domain/engine/fields/date';
import type { RightsLogKind } from '@huella/domain/rules/rights-changes';
import { useLocale } from '../../session/model';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { countryWords, deviceWords } from '../account/device-words';
import { Lines, PanelLine } from '../account/PanelLines';
import { byDay, changeWords } from './change-words';

const Day = styled('section')({ display: 'grid', gap: 8, '& + &': { marginTop: 20 } });
const Title = styled('h2')(({ theme }) => ({
  color: theme.palette.ink2,
  ...typeStyle({ ...type.cell, weight: 600 }),
}));
/** The first line has the border of the card over it. */
const Inside = styled('div')({ margin: '-8px 0', '& li:first-of-type': { borderTop: 0 } });

const signs: Readonly<Record<RightsLogKind, ComponentType<{ size?: number }>>> = {
  companyOpened: Building2,
  invited: Mail,
  invitationResent: Mail,
  invitationWithdrawn: MailX,
  invitationAccepted: MailCheck,
  invitationDeclined: MailX,
  given: UserPlus,
  taken: UserMinus,
  left: LogOut,
  authorizationConfirmed: BadgeCheck,
  companyOffered: Send,
  companyOfferWithdrawn: MailX,
  companyOfferDeclined: MailX,
  companyHandedOver: KeyRound,
  companyClosed: Lock,
  companyReopened: LockOpen,
  tiersSet: Layers,
  fieldPermissions: ListChecks,
  refused: ShieldX,
};

/** Changes under the days on which they were made. */
export function ChangeDays({ changes }: { readonly changes: readonly RightsChangeRow[] }) {
  const { zone } = useLocale();
  const dayWords = useDayWords();
  const days = useMemo(
    () => byDay(changes, (moment) => DateTime.fromISO(moment, { zone }).toISODate() ?? ''),
    [changes, zone],
  );
  return days.map(({ day, changes: own }) => (
    <Day key={day} aria-labelledby={`rights-${day}`}>
      <Title id={`rights-${day}`}>{dayWords(day)}</Title>
      <Card>
        <Inside>
          <Lines>
            {own.map((change) => (
              <ChangeLine key={`${change.kind} ${String(change.id)}`} change={change} />
            ))}
          </Lines>
        </Inside>
      </Card>
    </Day>
  ));
}

function ChangeLine({ change }: { readonly change: RightsChangeRow }) {
  const { say, language } = useSay('rights', 'account', 'organisation');
  const { zone } = useLocale();
  const Sign = signs[change.kind];
  const exact = formatDateTime(change.at, zone);
  const isByHand = change.browser !== '' || change.os !== '';
  const parts = [
    ...(isByHand ? [deviceWords(change, say)] : []),
    ...countryWords(change.country, language),
    change.actor?.email ?? '',
  ].filter((part) => part !== '');
  return (
    <PanelLine
      icon={<Sign size={18} />}
      warns={change.kind === 'refused'}
      title={changeWords(change, say)}
      meta={
        <>
          <time dateTime={change.at} title={exact}>
            {exact.slice(-5)}
          </time>
          {parts.map((part) => ` · ${part}`).join('')}
        </>
      }
    />
  );
}

/** A day as a heading: '3 mar 2026', and whether it is today or yesterday. */
function useDayWords(): (day: string) => string {
  const { say, language } = useSay('rights');
  const { today } = useLocale();
  const yesterday = DateTime.fromISO(today, { zone: 'utc' }).minus({ days: 1 }).toISODate();
  return (day) => {
    const words = formatDateInProse(day, language);
    if (day === today) return say('rights:today', { day: words });
    return day === yesterday ? say('rights:yesterday', { day: words }) : words;
  };
}
