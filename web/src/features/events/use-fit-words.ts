import type { EventFit } from '@huella/domain/calls/events';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { useLocale } from '../../session/model';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import type { LatestMoment } from './event-subject';
import { useReasonText } from './FitNote';

/** What is said of an event beside its name; with `isRefused` none of the assets takes it. */
interface FitWords {
  readonly text?: string;
  readonly isRefused: boolean;
}

/** Until when ended assets take an event, in words. */
function useEarlierText(): (earlier: NonNullable<EventFit['earlier']>) => string {
  const { say } = useSay('events');
  const { zone } = useLocale();
  return ({ ended_at: at, ended }) => say('events:fitUntil', { date: formatDateTime(at, zone), ended });
}

/** Why no asset takes an event, how many of several do, or until when those that have ended did. */
export function useFitWords(): (fit: EventFit | undefined) => FitWords {
  const { say, language } = useSay('events');
  const reasonText = useReasonText();
  const earlierText = useEarlierText();
  return (fit) => {
    if (fit === undefined || fit.can === fit.total) return { isRefused: false };
    const { can, total, cannot, earlier } = fit;
    if (can > 0) {
      const slots = { can: formatCount(can, language), total: formatCount(total, language) };
      return { text: say('events:fitSome', slots), isRefused: false };
    }
    if (earlier !== null) return { text: earlierText(earlier), isRefused: false };
    const [first] = cannot;
    return { text: first === undefined ? '' : reasonText(first), isRefused: true };
  };
}

const minute = 60_000;

/** When an event of ended assets happened at the latest: in the minute before they ended. Null where only today bounds it. */
export function useLatestMoment(): (fit: EventFit | undefined) => LatestMoment | null {
  const earlierText = useEarlierText();
  return (fit) => {
    if (fit === undefined || fit.can > 0 || fit.earlier === null) return null;
    const last = Math.floor(Date.parse(fit.earlier.ended_at) / minute) * minute - minute;
    return { at: new Date(last).toISOString(), text: earlierText(fit.earlier) };
  };
}
