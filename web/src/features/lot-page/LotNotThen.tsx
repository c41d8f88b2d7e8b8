import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import CalendarX from 'lucide-react/icons/calendar-x';
import { DateTime } from 'luxon';
import { formatDate, parseDate } from '@huella/domain/engine/fields/date';
import { CallError } from '../../call/call-error';
import { SheetRoot } from '../../form/sheet-parts';
import { errorReason } from '../../list/error-reason';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { lotAddress } from '../lots/lot-address';
import { PastBar } from '../past/PastBar';

export interface LotNotThenProps {
  readonly place: Place;
  readonly pk: number;
  readonly asOf: string;
  readonly error: Error;
}

/** Why a lot cannot be seen on a day: it came later or had gone by then, and there is a day to see; or it is no such day. */
export function LotNotThen({ place, pk, asOf, error }: LotNotThenProps) {
  const { say } = useSay('lots', 'past', 'lotPage');
  const navigate = useNavigate();
  const title = say('past:asItWas', { day: formatDate(asOf) });
  usePageTitle(title, place.boxName);
  const go = (day: string) => void navigate({ href: lotAddress(pk, { asOf: day }) });
  return (
    <SheetRoot>
      <Breadcrumb crumbs={[{ label: say('lots:title'), href: paths.lots }, { label: title }]} />
      <PastBar day={asOf} onPick={go} onToday={() => void navigate({ href: lotAddress(pk) })} />
      <Why error={error} onDay={go} />
    </SheetRoot>
  );
}

function Why({ error, onDay }: { readonly error: Error; readonly onDay: (day: string) => void }) {
  const { say } = useSay('lots', 'past', 'lotPage');
  const icon = <CalendarX size={20} />;
  if (!(error instanceof CallError) || (error.code !== 'notHereThen' && error.code !== 'goneThen')) {
    const [found] = error instanceof CallError ? error.issues : [];
    if (found?.field === 'asOf')
      return <EmptyState icon={icon} title={say('past:noSuchDay')} text={say('past:noSuchDayText')} />;
    if (error instanceof CallError && error.code === 'notFound')
      return <EmptyState icon={icon} title={say('lots:notFound')} text={say('lots:notFoundText')} />;
    return <EmptyState icon={icon} title={say('past:notFetched')} text={errorReason(error, say)} />;
  }
  const [day, since] = [String(error.slots['day'] ?? ''), String(error.slots['since'] ?? '')];
  const isGone = error.code === 'goneThen';
  const known = parseDate(since);
  const shown = known === null || !isGone ? known : DateTime.fromISO(known).minus({ days: 1 }).toISODate();
  return (
    <EmptyState
      icon={icon}
      title={isGone ? say('lotPage:goneTitle', { day }) : say('past:notYetTitle', { day })}
      text={isGone ? say('lotPage:goneText', { day: since }) : say('past:notYetText', { day: since })}
      actions={
        shown !== null && (
          <Button
            size="small"
            onClick={() => {
              onDay(shown);
            }}
          >
            {say(isGone ? 'lotPage:seeLastDay' : 'past:seeFirstDay')}
          </Button>
        )
      }
    />
  );
}
