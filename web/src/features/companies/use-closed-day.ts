import { formatDateTime } from '@huella/domain/engine/fields/date';
import { useUser } from '../../session/session';

/** The day on which a company was closed, in the user's zone; '' of one that is open. */
export function useClosedDay(closedAt: string | null): string {
  const { timezone } = useUser();
  const [day = ''] = closedAt === null ? [] : formatDateTime(closedAt, timezone).split(' ');
  return day;
}
