import type { AssetRow, PauseView } from '@huella/domain/calls/objects';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { useLocale } from '../session/model';
import { useSay } from '../words/use-say';

/** What is said of a pause: the message that was left, and who did it since when. */
export interface PauseWords {
  readonly reason: string;
  /** Blank where nobody knows. */
  readonly since: string;
}

/** What is said of the pause of an asset. */
export function usePauseWords({ message, by, since }: PauseView): PauseWords {
  const { say } = useSay('list');
  const { zone } = useLocale();
  return {
    reason: message === null || message === '' ? say('list:pausedUnknown') : message,
    since:
      by === undefined || since === undefined
        ? ''
        : say('list:pausedBy', { by, since: formatDateTime(since, zone) }),
  };
}

/** The pause of a row of a list. */
export function pauseOf({
  paused_message: message,
  paused_by: by,
  paused_since: since,
}: AssetRow): PauseView {
  return { message, ...(by !== undefined && { by }), ...(since !== undefined && { since }) };
}
