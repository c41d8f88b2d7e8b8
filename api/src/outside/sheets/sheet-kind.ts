import { fail } from '@huella/domain/model/errors';

/** How a file is read, by what is in it. */
export type FileKind = 'zip' | 'compound' | 'csv';

const compoundMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The workbooks of Excel 2 to 4 are in no container. */
const bareMarks = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
];

/**
 * What kind of file this is, by its content; its name decides nothing but how a file that is no text is refused:
 * one that is called a spreadsheet is damaged, any other is of the wrong type.
 */
export async function findFileKind(file: Uint8Array, originalName: string): Promise<FileKind> {
  if (file.length === 0) fail('noDataError');
  if (startsWith(file, [0x50, 0x4b, 0x03, 0x04]) || startsWith(file, [0x50, 0x4b, 0x05, 0x06])) return 'zip';
  if ([compoundMark, ...bareMarks].some((mark) => startsWith(file, mark))) return 'compound';
  if (isWideText(file)) return 'csv';
  // Loaded where it is asked: a thread lives for one file, and most are packed.
  const { fileTypeFromBuffer } = await import('file-type');
  const known = await fileTypeFromBuffer(file.subarray(0, 4_100)).catch(() => undefined);
  if (known !== undefined || isMarkup(file) || isSylk(file)) fail('sheetWrongType');
  if (!file.includes(0)) return 'csv';
  return fail(/\.(?:csv|xlsx|xls|ods)$/i.test(originalName) ? 'sheetUnreadable' : 'sheetWrongType');
}

/** Text of two bytes a character, which says so. */
function isWideText(file: Uint8Array): boolean {
  return startsWith(file, [0xff, 0xfe]) || startsWith(file, [0xfe, 0xff]);
}

/** Pages and XML that are called a sheet: `<html>`, `<table>`, `<?xml`; PDF, whose mark may come late. */
function isMarkup(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 1_024)).toString('latin1');
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?:<[!?a-z]|\{\\rtf|%PDF)/i.test(head) || head.includes('%PDF-');
}

/** Symbolic links of the eighties: lines of `C;X1;Y1;K"a"` between `ID;P…` and `E`. Headings may begin with `ID;P`, too. */
function isSylk(file: Uint8Array): boolean {
  const ends = [file.subarray(0, 1_024), file.subarray(-16)];
  const [head = '', tail = ''] = ends.map((end) => Buffer.from(end).toString('latin1'));
  return /^ID;P\w*(?:;\w+)*\r?\n[BCFNOP];/.test(head) && /\nE\s*$/.test(tail);
}

function startsWith(file: Uint8Array, mark: readonly number[]): boolean {
  return file.length >= mark.length && mark.every((byte, at) => file[at] === byte);
}
