import type { ArrivalAnswer } from '@huella/domain/rules/transfer-answer';

/** An answer as it is being written. */
export interface AnswerDraft {
  readonly answer: ArrivalAnswer['answer'];
  readonly counted: string;
  readonly reason: string;
  readonly comment: string;
  /** What goes back of a part, with its own reason. */
  readonly returned: ReadonlyMap<number, string>;
}

/** How many of an arrival are taken and how many go back, by its answer so far. */
export function answerFigures(
  sent: number,
  { answer, returned }: Pick<AnswerDraft, 'answer' | 'returned'>,
): { readonly taken: number; readonly back: number } {
  const back = { all: 0, part: returned.size, none: sent }[answer];
  return { taken: sent - back, back };
}

/** What goes back with one more or one less marked, or with another reason for one. */
export function withMark(
  returned: AnswerDraft['returned'],
  id: number,
  reason: string | null,
): AnswerDraft['returned'] {
  const next = new Map(returned);
  if (reason === null) next.delete(id);
  else next.set(id, reason);
  return next;
}
