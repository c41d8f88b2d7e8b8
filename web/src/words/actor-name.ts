import type { Say } from '@huella/domain/phrases/areas';

/** Who did something, as histories show it: a name that the server leaves blank is of an account that was erased. */
export function actorName(name: string, say: Say): string {
  return name === '' ? say('ui:erasedUser') : name;
}
