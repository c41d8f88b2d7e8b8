import iconv from 'iconv-lite';
import { parse } from 'csv-parse/sync';
import { fail } from '@huella/domain/model/errors';
import type { SheetLimits } from './sheet-limits';
import { collectRows } from './row-collector';

/** Longest line that is read. */
const maxRecordLength = 1_000_000;
const delimiters = [',', ';', '\t', '|'] as const;
const sampleLines = 30;

/** The rows of a text file: every cell a text, as it is there. */
export function readCsv(file: Uint8Array, limits: SheetLimits) {
  const collector = collectRows(limits);
  const { text, delimiter } = withoutHint(decodeText(file).replace(/\r\n?/g, '\n'));
  const records = parseRecords(text, delimiter ?? voteDelimiter(text));
  records.forEach((record, index) => {
    collector.add(
      record.map((cell) => (cell === '' ? null : cell)),
      index,
    );
  });
  return collector.rows;
}

/**
 * The text of a file: by its byte-order mark, else UTF-8 where it is UTF-8 but for single broken bytes, which stay as
 * U+FFFD in their cells; else windows-1252. Guessing by statistics gets small files wrong.
 */
function decodeText(file: Uint8Array): string {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes.subarray(2), 'utf16-be');
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = count(text, /\ufffd/g);
  if (broken === 0 || isMarkedUtf8(bytes) || count(text, /[\u0080-\ufffc]/g) > broken) return text;
  return iconv.decode(bytes, 'windows-1252');
}

function isMarkedUtf8(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** Excel writes the delimiter into a first line of its own: `sep=;`. */
function withoutHint(text: string): { readonly text: string; readonly delimiter: string | null } {
  const hint = /^sep=(.)\n/i.exec(text);
  // Programs of the eighties end a text with this.
  const whole = text.endsWith('\u001a') ? text.slice(0, -1) : text;
  return { text: hint === null ? whole : whole.slice(hint[0].length), delimiter: hint?.[1] ?? null };
}

/**
 * The delimiter on which most of the first lines agree: the one that parts the most of them into equally many cells,
 * and of those the one with the most cells. A decimal comma loses, for the headings have none.
 */
function voteDelimiter(text: string): string {
  const lines = text
    .slice(0, 200_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const votes = delimiters.map((delimiter) => ({ delimiter, ...agreement(lines, delimiter) }));
  const [best] = votes.sort((a, b) => b.lines - a.lines || b.cells - a.cells);
  return best === undefined || best.lines === 0 ? ',' : best.delimiter;
}

function agreement(lines: readonly string[], delimiter: string): { lines: number; cells: number } {
  const tally = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(delimiter).length - 1;
    if (cells > 0) tally.set(cells, (tally.get(cells) ?? 0) + 1);
  }
  const [most] = [...tally].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { lines: most?.[1] ?? 0, cells: most?.[0] ?? 0 };
}

/** A quote that never closes is a character like others: then no quote is more. */
function parseRecords(text: string, delimiter: string): readonly (readonly string[])[] {
  return tryRecords(text, delimiter, '"') ?? tryRecords(text, delimiter, null) ?? fail('sheetUnreadable');
}

function tryRecords(text: string, delimiter: string, quote: string | null): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      quote,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
      max_record_size: maxRecordLength,
    });
  } catch {
    return null;
  }
}
