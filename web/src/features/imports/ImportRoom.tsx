import { maxSheetRows } from '@huella/domain/rules/limits';
import type { Place } from '../../session/context';
import { formatCount } from '../../ui/format-count';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

export interface ImportRoomProps {
  readonly place: Pick<Place, 'companyName'>;
  /** How many more the company may have; null until that is known. */
  readonly room: number | null;
  readonly nounOf: (count: number) => string;
  /** How many are asked for, where that is known. */
  readonly needed?: number | null;
}

/**
 * Says before anything is brought in how many still fit (document 2 section 5): that none does, that these do not, or,
 * where a sheet may hold more than that, the figure.
 */
export function ImportRoom({ place, room, nounOf, needed = null }: ImportRoomProps) {
  const { say, language } = useSay('imports');
  if (room === null) return null;
  const company = place.companyName;
  const remaining = formatCount(room, language);
  if (room === 0)
    return (
      <Notice tone="danger" title={say('imports:quotaTitle')}>
        {say('imports:noRoomText', { company, nouns: nounOf(2) })}
      </Notice>
    );
  if (needed !== null && needed > room)
    return (
      <Notice tone="danger" title={say('imports:quotaTitle')}>
        {say('imports:quotaText', { company, remaining, needed: formatCount(needed, language) })}
      </Notice>
    );
  if (room >= maxSheetRows) return null;
  return (
    <Notice tone="neutral">
      {say('imports:roomText', { company, figure: remaining, noun: nounOf(room) })}
    </Notice>
  );
}
