/**
 * Writes pieces in their order, each while the next is being made: making keeps the processor busy, writing waits for
 * the database. Ends when all are written; the first failure ends it.
 */
export async function overlap<Piece>(
  pieces: AsyncIterable<Piece>,
  write: (piece: Piece) => Promise<void>,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const piece of pieces) {
      await writing;
      writing = write(piece);
      // A failure is told when it is awaited: until then nobody else may take it for unhandled.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}
