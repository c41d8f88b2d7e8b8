import type { Say } from '@huella/domain/phrases/areas';
import { CallError } from '../call/call-error';

/** What a refusal does not say stays blank. */
const unknown = {
  seconds: '',
  max: '',
  remaining: '',
  needed: '',
  megabytes: '',
  company: '',
  names: '',
  count: '',
  found: '',
  transfers: '',
  runs: '',
  day: '',
  since: '',
};

/** The sentence that says why a call failed. */
export function errorReason(error: Error, say: Say): string {
  if (!(error instanceof CallError)) return say('errors:unexpected');
  return say(`errors:${error.code}`, { ...unknown, ...error.slots });
}
