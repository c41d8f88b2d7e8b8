import type { ActivityRow } from '@huella/domain/calls/activities';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Say } from '@huella/domain/phrases/areas';
import { neitherLoadNorUpdate } from '@huella/domain/rules/activities';
import type { Language } from '@huella/domain/words';
import { formatCount } from '../../ui/format-count';

/** Events that are said to be of assets; what else happens is said to happen to them. */
const ofAssets: readonly number[] = [engineEvents.load, engineEvents.edit, ...neitherLoadNorUpdate];

/** The sentence of an activity in its parts: what happened, to what, and the way that it went. */
export interface ActivitySentence {
  readonly before: string;
  readonly things: string;
  readonly after: string;
}

/** What happened, as a sentence of three parts, of which the middle one may lead somewhere. */
export function sentenceOf(row: ActivityRow, say: Say, language: Language): ActivitySentence {
  const { count, noun, asset } = row;
  const things =
    asset === null || asset.label === ''
      ? say('activities:things', { figure: formatCount(count, language), noun })
      : asset.label;
  return { before: beforeOf(row, say), things, after: wayOf(row, say) };
}

function beforeOf({ id, type, name, event_type, undoes }: ActivityRow, say: Say): string {
  if (id.startsWith('t')) return say('activities:refusedTransfer');
  if (id.startsWith('r')) return say('activities:refusedRun', { name });
  if (undoes !== null) return say('activities:undoes', { name: undoes.name });
  const isOf = type !== 'check' && ofAssets.includes(event_type);
  return isOf ? say('activities:of', { name }) : say('activities:on', { name });
}

/** Where it went as it is seen from here; where both sides are the reader's, where to. */
function wayOf({ boxname, boxtarget, transfer }: ActivityRow, say: Say): string {
  if (boxtarget === null) return '';
  return transfer?.direction === 'in'
    ? say('activities:from', { place: boxname })
    : say('activities:to', { place: boxtarget });
}

/** What is told under it: how it was entered or what became of it, what was left out, and what was noted with it. */
export function notesOf(row: ActivityRow, say: Say, language: Language): readonly string[] {
  const { transfer, run, comment, undone, count } = row;
  const figure = (value: number) => formatCount(value, language);
  const received = transfer?.received ?? null;
  const notes = [
    ...(transfer === null ? [enteredBy(row, say)] : transferNotes(transfer, say)),
    transfer !== null && received !== null && received < count && row.event_type === engineEvents.transfer
      ? say('activities:received', { figure: figure(received), total: figure(count) })
      : '',
    run?.name ?? '',
    run !== null && run.left > 0 ? say('activities:left', { count: run.left }) : '',
    undone === 0
      ? ''
      : undone < count
        ? say('activities:undonePart', { figure: figure(undone), total: figure(count) })
        : say('activities:undoneAll'),
    comment ?? '',
  ];
  return notes.filter((note) => note !== '');
}

function transferNotes({ state, kind, reason }: NonNullable<ActivityRow['transfer']>, say: Say) {
  return [say(`transfers:${state}`), say(`transfers:${kind}`), reason ?? ''];
}

/** Of what nobody entered nothing is said. */
function enteredBy({ event_context: { context, eventType } }: ActivityRow, say: Say): string {
  if (eventType === engineEvents.load) return say(`activities:load_${context}`);
  return neitherLoadNorUpdate.includes(eventType) ? '' : say(`activities:update_${context}`);
}

/** Activities under the days on which they were recorded, in their order; a day is ISO. */
export interface ActivityDay {
  readonly day: string;
  readonly rows: readonly ActivityRow[];
}

/** Rows under their days. */
export function daysOf(
  rows: readonly ActivityRow[],
  dayOf: (moment: string) => string,
): readonly ActivityDay[] {
  const days: { day: string; rows: ActivityRow[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.timsta);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
