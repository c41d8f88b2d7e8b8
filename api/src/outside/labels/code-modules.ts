import { create } from 'qrcode';

/** Blank modules around a code: readers find no code without them. */
export const quietZone = 4;

/** A code as its dark modules: those beside each other in a row are one run. */
export interface CodeModules {
  /** Modules of a side. */
  readonly size: number;
  readonly runs: readonly { readonly row: number; readonly column: number; readonly length: number }[];
}

/** The code of a link, with high error correction: a label that is scratched or muddy still reads (document 1 section 9). */
export function codeModules(link: string): CodeModules {
  const { modules } = create(link, { errorCorrectionLevel: 'H' });
  const { size } = modules;
  const bits = { size, get: (row: number, column: number) => modules.get(row, column) };
  const runs = Array.from({ length: size }, (_each, row) => runsOf(bits, row)).flat();
  return { size, runs };
}

function runsOf({ size, get }: Modules, row: number): CodeModules['runs'] {
  const isDark = (column: number) => column >= 0 && column < size && get(row, column) !== 0;
  const starts = Array.from({ length: size }, (_each, column) => column).filter(
    (column) => isDark(column) && !isDark(column - 1),
  );
  return starts.map((column) => {
    let length = 1;
    while (isDark(column + length)) length += 1;
    return { row, column, length };
  });
}

interface Modules {
  readonly size: number;
  readonly get: (row: number, column: number) => number;
}
