import { writeXlsxStream } from 'hucre/xlsx';

/** A cell on its way out. Days are real dates of the sheet; texts stay texts, so none becomes a formula. */
export type CellOut = string | number | boolean | Date | null;

/** A day, `2026-11-21`, as a date cell. */
export function dayCell(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export interface SheetOut {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<readonly CellOut[]>;
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows between which other requests get their turn. */
const rowsPerTurn = 250;

/**
 * A spreadsheet (.xlsx) written row by row while it is sent, in memory that does not grow with its rows. A heading
 * stays in view; days carry the format of both languages.
 */
export function writeSheet({ name, headings, rows }: SheetOut): AsyncIterable<Uint8Array> {
  const columns = headings.map((heading) => ({ header: heading, width: widthOf(heading) }));
  const stream = writeXlsxStream(runCooperatively(rows), {
    name: name.slice(0, 31),
    columns,
    freezePane: { rows: 1 },
  });
  return chunksOf(stream);
}

function widthOf(heading: string): number {
  return Math.min(40, Math.max(12, heading.length + 4));
}

async function* runCooperatively(rows: SheetOut['rows']) {
  let written = 0;
  for await (const row of rows) {
    written += 1;
    if (written % rowsPerTurn === 0) await new Promise((resolve) => setImmediate(resolve));
    yield [...row];
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A reader that stops reading stops the writing.
    await reader.cancel();
  }
}
