import type { OriginFact, RecallLink, RecallNode, RecallRow } from '@huella/domain/calls/recall';
import { originPhrase } from '@huella/domain/engine/recall/origin-phrase';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';
import { localeTag } from '@huella/domain/model/value';
import type { Say } from '@huella/domain/phrases/areas';
import type { Language } from '@huella/domain/words';
import { capital } from '../../form/capital';
import { formatCount } from '../../ui/format-count';

/** Where a generation is, seen from where the trace began: '2 atrás', 'Inicio', '1 adelante'. */
export function stepWords(column: number, say: Say, language: Language): string {
  if (column === 0) return say('recall:stepStart');
  const figure = formatCount(Math.abs(column), language);
  return say(column < 0 ? 'recall:stepUp' : 'recall:stepDown', { figure });
}

/** The column of the graph that a row would be in. */
export function columnOf({
  direction,
  generation,
}: {
  readonly direction: RecallDirection;
  readonly generation: number;
}) {
  return direction === 'up' ? -generation : generation;
}

/** What a node is called: its asset by its name, a group by its number, what is hidden by that alone. */
export function nodeTitle(node: RecallNode, say: Say, language: Language): string {
  if (node.share === 'hidden') return say('recall:hidden');
  if (node.name !== '') return node.name;
  if (node.kind !== 'group') return capital(node.noun);
  const figure = formatCount(node.assets, language);
  return node.noun === ''
    ? say('recall:nodeRest', { figure })
    : say('recall:nodeGroup', { figure, noun: node.noun });
}

/** The line over a node's title: what it is one of; of what has no name of its own nothing more. */
export function nodeNoun(node: RecallNode, say: Say): string {
  if (node.kind === 'start' && node.noun === '') return say('recall:stepStart');
  return node.name === '' ? '' : capital(node.noun);
}

/** An establishment and its company; one of the same name is said once. */
export function placeWords(place: Pick<NonNullable<RecallNode['place']>, 'name' | 'company'> | null): string {
  return place === null
    ? ''
    : [...new Set([place.name, place.company])].filter((part) => part !== '').join(' · ');
}

/** All that a node's card shows, in one line, for screen readers. */
export function nodeLabel(node: RecallNode, say: Say, language: Language): string {
  const parts = [
    nodeTitle(node, say, language),
    nodeNoun(node, say),
    node.share === 'published' ? say('recall:published') : '',
    placeWords(node.place),
    stepWords(node.column, say, language),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** What a row is called. */
export function rowTitle({ asset }: Pick<RecallRow, 'asset'>, say: Say): string {
  if (asset === null) return say('recall:hidden');
  return asset.name === '' ? capital(asset.noun) : asset.name;
}

/** What is known of where an asset comes from, as a sentence without its day. */
export function originWords({ place, ...fact }: OriginFact, say: Say): string {
  const { key, slots } = originPhrase({ ...fact, where: place === null ? null : placeWords(place) });
  return say(`recall:${key}`, slots);
}

/** How much went in or came out, and which part of the rest that is. */
export function amountWords(
  { amount, part, among }: Pick<RecallLink, 'amount' | 'part' | 'among'>,
  say: Say,
  language: Language,
): string {
  const shared =
    amount === '' || among === null
      ? amount
      : say('recall:among', { amount, figure: formatCount(among, language) });
  const percent =
    part === null
      ? ''
      : say('recall:part', {
          percent: part.toLocaleString(localeTag[language], { maximumFractionDigits: 1 }),
        });
  return [shared, percent].filter((each) => each !== '').join(' · ');
}
