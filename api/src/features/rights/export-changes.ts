import type { FileReply, QueryOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { rights as en } from '@huella/domain/phrases/en/rights';
import { rights as es } from '@huella/domain/phrases/es/rights';
import { fill } from '@huella/domain/phrases/phrase';
import { refusalWords } from '@huella/domain/rules/attempts';
import { templateName } from '@huella/domain/rules/relations';
import type { Language } from '@huella/domain/words';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { writeSheet, xlsxType, type CellOut } from '../../outside/sheets/write-sheet';
import { wordsOfChange } from './field-change-words';
import { listRightsChanges, type ChangeFilter, type ChangeScope, type RecordedChange } from './rights.store';

const words = { es, en } as const;

const columns = [
  'at',
  'what',
  'person',
  'email',
  'establishment',
  'role',
  'before',
  'after',
  'attempt',
  'refusal',
  'by',
  'byEmail',
  'from',
] as const satisfies readonly (keyof typeof es)[];

/** Changes that are read at a time. */
const batch = 1_000;

/** What was changed of the rights over a place, and what was refused, as a spreadsheet, newest first. Texts stay texts (security R35). */
export function exportChanges(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  scope: ChangeScope,
  {
    language = actor.language,
    name,
    ...wanted
  }: QueryOf<Calls['rights.exportOfBox']> & { readonly name: string },
): Promise<FileReply> {
  const say = words[language];
  const zone = actor.timezone;
  const now = clock();
  const today = formatDateTime(now.toISOString(), zone).slice(0, 10).split('/').toReversed().join('-');
  return Promise.resolve({
    name: `${say.changes} ${name} ${today}.xlsx`,
    type: xlsxType,
    bytes: writeSheet({
      name: say.changes,
      headings: columns.map((column) => say[column]),
      rows: rowsOf(db, scope, { ...wanted, zone, until: now }, language),
    }),
  });
}

async function* rowsOf(
  db: Deps['db'],
  scope: ChangeScope,
  filter: ChangeFilter,
  language: Language,
): AsyncGenerator<readonly CellOut[]> {
  for (let offset = 0; ; offset += batch) {
    const found: readonly RecordedChange[] = await listRightsChanges(db, scope, filter, {
      limit: batch,
      offset,
    });
    for (const change of found) yield cellsOf(change, filter.zone, language);
    if (found.length < batch) return;
  }
}

function cellsOf(change: RecordedChange, zone: string, language: Language): readonly CellOut[] {
  const say = words[language];
  const { template, device, browser, os, country } = change;
  const { assetType, before, after } = wordsOfChange(change, language);
  const of = assetType === null ? '' : `${assetType}: `;
  const listed = (names: readonly string[] | null) =>
    names === null || names.length === 0 ? '' : of + names.join(', ');
  const by = { user: change.actorName, operator: say.operator, link: say.byLink }[change.doneBy];
  return [
    formatDateTime(change.at.toISOString(), zone),
    say[change.kind],
    change.personName,
    change.personEmail,
    change.boxName ?? say.wholeCompany,
    template === null ? '' : templateName(template, language).split('|').join(', '),
    listed(before),
    listed(after),
    ...attemptCells(change, language),
    by,
    change.actorEmail,
    [device, browser, os, country ?? ''].filter((part) => part !== '').join(', '),
  ];
}

function attemptCells({ act, reason, tries }: RecordedChange, language: Language): readonly CellOut[] {
  if (act === null || reason === null) return ['', ''];
  const say = words[language];
  const times = fill(tries === 1 ? say.triedTimes_one : say.triedTimes_other, { count: tries });
  return [tries === 1 ? say[act] : `${say[act]} (${times})`, say[refusalWords(reason)]];
}
