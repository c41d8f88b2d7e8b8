import type { RunView } from '@huella/domain/calls/jobs';
import type { Say } from '@huella/domain/phrases/areas';
import type { Language } from '@huella/domain/words';
import { isAlive } from '../../shell/run-progress';
import { formatCount } from '../../ui/format-count';

/** What a run does, or did, in words: 'Cargando 9.999 animales'. `noun` is what so many are called; `eventName` of an event. */
export function runTitle(
  run: Pick<RunView, 'kind' | 'total' | 'state'>,
  { noun, eventName }: { readonly noun: string; readonly eventName: string | null },
  say: Say,
  language: Language,
): string {
  const { kind, total } = run;
  const slots = { figure: formatCount(total, language), noun };
  if (kind === 'undo') return say(isAlive(run) ? 'runs:undoing' : 'runs:undone', slots);
  if (kind === 'event' && eventName !== null) return say('runs:recording', { ...slots, name: eventName });
  if (kind === 'add') return say(isAlive(run) ? 'runs:adding' : 'runs:added', slots);
  return say(isAlive(run) ? 'runs:updating' : 'runs:updated', slots);
}
