import { plainText } from '@huella/domain/model/value';
import { importedAnimals, writeWorkbook, type ImportFile } from './import-file';

/** How long a note is that fills a row up, so that so many rows are a file of about 10 MB. */
const filler = 'Se revisó en la manga y quedó apartada para la próxima vuelta con el veterinario. ';

/** Values separated by semicolons, as text that a spreadsheet writes. */
function writeTable(name: string, lines: readonly (readonly string[])[]): ImportFile {
  return { name, bytes: Buffer.from(lines.map((line) => `${line.join(';')}\r\n`).join('')) };
}

const tagsOf = (from: number, count: number) =>
  importedAnimals(from, count).map((values) => plainText(values['visual_tag'] ?? null));

/** New animals with all columns of a herd book, as a workbook. */
export const writeNew = writeWorkbook;

/** What changes of an animal, by its place among others. */
export const changedPaddock = (at: number, turn: number) => ({
  paddock: `Potrero ${String(turn)}-${String(at % 40)}`,
  notes: `${filler}${String(turn)}`,
});

/** The paddock and the notes of animals by their visual tag. */
export function writeChanges(from: number, count: number, turn: number): ImportFile {
  const rows = tagsOf(from, count).map((tag, at) => {
    const { paddock, notes } = changedPaddock(at, turn);
    return [tag, paddock, notes];
  });
  return writeTable('cambios.csv', [['Caravana visual', 'Potrero', 'Notas'], ...rows]);
}

/** Weighings of animals by their visual tag, on so many minutes of a day; with one minute, of a day alone. */
export function writeWeighings(from: number, count: number, minutes: number): ImportFile {
  const rows = tagsOf(from, count).map((tag, at) => {
    const minute = 8 * 60 + Math.floor((at * minutes) / count);
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return [tag, `19/11/2026 ${time}`, String(300 + (at % 200)), 'PER', filler.trim()];
  });
  return writeTable('pesadas.csv', [
    ['Caravana visual', 'Fecha', 'Peso (kg)', 'Tipo de pesada', 'Comentario'],
    ...rows,
  ]);
}

/** The visual tags of animals that go. */
export function writeGoing(from: number, count: number): ImportFile {
  return writeTable('jaula.csv', [['Caravana visual'], ...tagsOf(from, count).map((tag) => [tag])]);
}
