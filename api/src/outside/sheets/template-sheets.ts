import { files as filesEn } from '@huella/domain/phrases/en/files';
import { files as filesEs } from '@huella/domain/phrases/es/files';

/** What the sheets of our own templates are called that hold no rows: their help and their lists. */
const names: ReadonlySet<string> = new Set(
  [filesEs, filesEn].flatMap(({ templateHelp, templateLists }) => [templateHelp, templateLists]),
);

/**
 * Whether a sheet is the help of a template, behind a sheet with headings and no rows: it says how that is filled, and
 * nobody means it as rows.
 */
export function isHelpOf(first: readonly unknown[], name: string): boolean {
  return first.length === 1 && names.has(name);
}
