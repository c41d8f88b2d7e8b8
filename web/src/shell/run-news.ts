import type { RunView } from '@huella/domain/calls/jobs';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Say } from '@huella/domain/phrases/areas';
import type { Words } from '@huella/domain/words';

/** What a run that went well has done: 'Se cargaron 290 animales'; without its model, that it has ended. */
export function runNews(
  { kind, eventType, done: count }: Pick<RunView, 'kind' | 'eventType' | 'done'>,
  model: AssetType | null,
  say: Say,
  word: (words: Words) => string,
): string {
  if (model === null) return say('shell:runEnded');
  const noun = word(count === 1 ? model.noun.one : model.noun.many);
  if (kind === 'add') return say('shell:runAdded', { count, noun });
  if (kind === 'undo') return say('shell:runUndone', { count, noun });
  if (kind === 'update') return say('shell:runUpdated', { count, noun });
  const event = findEvent(model, eventType);
  return event === null
    ? say('shell:runEnded')
    : say('shell:runRecorded', { count, noun, event: word(event.name) });
}
