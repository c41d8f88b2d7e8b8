import { Mask as Masker } from 'maska';
import type { Mask } from '@huella/domain/model/field';
import { stripMasked } from '@huella/domain/engine/fields/masked';
import type { Value } from '@huella/domain/model/value';

/** What a masked input shows for what was typed. */
export interface Masked {
  /** The text in groups; without a mask that fits, what was typed in upper case. */
  readonly text: string;
  /** The places that are still empty, `_` each; nothing once the value is complete. */
  readonly missing: string;
}

const maskers = new Map<string, Masker>();

function maskerOf(mask: string): Masker {
  const known = maskers.get(mask) ?? new Masker({ mask });
  maskers.set(mask, known);
  return known;
}

/** Letters and digits alone: what was typed, without what only displays it. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a mask has a place for each typed character, so that nothing typed is lost. */
function fits(stripped: string, mask: Mask): boolean {
  return bare(maskerOf(mask.mask).masked(stripped)) === bare(stripped);
}

/**
 * The mask that what is typed follows: the one whose form it has, else the first with a place for each character
 * (document 2 section 5: masks are chosen over the typed value). Null when it follows none.
 */
export function chooseMask(typed: string, masks: readonly Mask[]): Mask | null {
  const stripped = stripMasked(typed);
  const whole = masks.find((mask) => new RegExp(mask.regex, 'u').test(stripped));
  return whole ?? masks.find((mask) => fits(stripped, mask)) ?? null;
}

/** Draws what was typed in the mask that it follows; what follows none stays as it was typed. */
export function drawMasked(typed: string, masks: readonly Mask[]): Masked {
  const stripped = stripMasked(typed);
  if (stripped === '') return { text: '', missing: '' };
  const mask = chooseMask(typed, masks);
  if (mask === null) return { text: typed.toUpperCase(), missing: '' };
  const text = maskerOf(mask.mask).masked(stripped);
  const isWhole = new RegExp(mask.regex, 'u').test(stripMasked(text));
  return { text, missing: isWhole ? '' : mask.mask.slice(text.length).replace(/[@#*]/g, '_') };
}

/** Where the caret is in the drawn text so that as many typed characters stay before it. */
export function placeCaret(typed: string, caret: number, drawn: string): number {
  const before = bare(typed.slice(0, caret)).length;
  if (before === bare(drawn).length) return drawn.length;
  let seen = 0;
  let place = 0;
  while (seen < before && place < drawn.length) {
    seen += bare(drawn[place] ?? '').length;
    place += 1;
  }
  return place;
}

/** How many places of its mask a typed value leaves empty, with the mask's example; null where that says nothing. */
export function findMissing(
  raw: Value | undefined,
  masks: readonly Mask[],
): { readonly count: number; readonly example: string } | null {
  if (typeof raw !== 'string') return null;
  const count = [...drawMasked(raw, masks).missing].filter((place) => place === '_').length;
  const example = chooseMask(raw, masks)?.example ?? '';
  return count === 0 ? null : { count, example };
}
