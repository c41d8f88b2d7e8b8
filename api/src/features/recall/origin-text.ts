import type { OriginFact } from '@huella/domain/calls/recall';
import { formatDate, formatDateTime } from '@huella/domain/engine/fields/date';
import { originPhrase } from '@huella/domain/engine/recall/origin-phrase';
import { recall as en } from '@huella/domain/phrases/en/recall';
import { recall as es } from '@huella/domain/phrases/es/recall';
import { fill } from '@huella/domain/phrases/phrase';
import type { Actor } from '../../db/actors';

const phrases = { es, en } as const;

/**
 * What is known of where assets come from, as one text of a file: each fact with its day and, of several assets, of how many
 * it holds.
 */
export function originText(
  facts: readonly OriginFact[],
  of: number,
  { language, timezone }: Pick<Actor, 'language' | 'timezone'>,
): string {
  const said = phrases[language];
  return facts
    .map(({ at, assets, place, ...fact }) => {
      const where = place === null ? null : [...new Set([place.name, place.company])].join(' · ');
      const { key, slots } = originPhrase({ ...fact, where });
      const about = [
        at === null ? '' : at.includes('T') ? formatDateTime(at, timezone) : formatDate(at),
        of > 1 ? fill(said.originOf, { count: assets, of }) : '',
      ].filter((part) => part !== '');
      return fill(said[key], slots) + (about.length > 0 ? ` (${about.join(', ')})` : '');
    })
    .join('; ');
}
