/**
 * Asks for each thing at once while nothing else is asked for; those that come meanwhile go together in the one after it.
 * So a crowd costs one statement and one connection at a time, whoever comes alone waits for no clock, and each is answered
 * by a statement that began after it asked.
 * @param ask answers many at once, in their order; where it throws, each of them is told. An answer that is a promise is
 *   what the one who asked waits for
 * @param most how many are asked for together at the most
 */
export function openGathering<Asked, Answer>(
  ask: (all: readonly Asked[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
  most: number,
): (one: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let isAsking = false;
  const askAll = async () => {
    isAsking = true;
    while (waiting.length > 0) await answerEach(waiting.splice(0, most), ask);
    isAsking = false;
  };
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      // Every fault goes to whoever waits for it.
      if (!isAsking) void askAll();
    });
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
}

async function answerEach<Asked, Answer>(
  batch: readonly Waiting<Asked, Answer>[],
  ask: (all: readonly Asked[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
): Promise<void> {
  try {
    const answers = await ask(batch.map(({ asked }) => asked));
    if (answers.length !== batch.length)
      throw new Error(`${String(answers.length)} answers to ${String(batch.length)} that asked`);
    for (const [at, answer] of answers.entries()) batch[at]?.resolve(answer);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
