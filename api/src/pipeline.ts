/**
 * Writes pieces in their order, one at a time, while the next are being made: making keeps the processor busy, writing
 * waits for the database. So many pieces may wait to be written before no more are made. Ends when all are written; the
 * first failure ends it.
 */
export async function pipeline<Piece>(
  pieces: AsyncIterable<Piece>,
  write: (piece: Piece) => Promise<void>,
  maxWaiting = 1,
): Promise<void> {
  const waiting: Promise<void>[] = [];
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const piece of pieces) {
      if (waiting.length >= maxWaiting) await waiting.shift();
      writing = writing.then(() => write(piece));
      // A failure is thrown when it is awaited: until then nobody else may take it for unhandled.
      writing.catch(() => undefined);
      waiting.push(writing);
      // It begins before the next piece keeps the processor.
      await Promise.resolve();
    }
  } finally {
    await writing;
  }
}
