import type { FileReply, QueryOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { rights as en } from '@huella/domain/phrases/en/rights';
import { rights as es } from '@huella/domain/phrases/es/rights';
import { fill } from '@huella/domain/phrases/phrase';
import { templateName } from '@huella/domain/rules/relations';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { writeSheet, xlsxType } from '../../outside/sheets/write-sheet';
import { pdfType, writeTablePdf } from '../../outside/sheets/write-table-pdf';
import { listRoles, type HeldRole, type RoleScope } from './delegations.store';

const words = { es, en } as const;
type Asked = QueryOf<Calls['delegations.exportMade']>;
type ListScope = Extract<RoleScope, { readonly of: 'made' | 'received' | 'company' | 'box' }>;

const titleOf = {
  made: 'made',
  received: 'received',
  company: 'ofCompany',
  box: 'ofBox',
} as const satisfies Record<ListScope['of'], keyof typeof es>;

/** The columns of the list, and their shares of the width of a page. */
const columns = [
  ['person', 3],
  ['email', 6],
  ['company', 4],
  ['establishment', 3],
  ['role', 3],
  ['givenBy', 6],
  ['since', 3],
] as const satisfies readonly (readonly [keyof typeof es, number])[];

/** A list of delegations as a spreadsheet or a PDF, narrowed as the list itself (document 3 section 2). */
export async function exportDelegations(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  scope: ListScope,
  { format, language = actor.language, ...filter }: Asked,
): Promise<FileReply> {
  const say = words[language];
  const roles = await listRoles(db, actor.userId, scope, filter);
  const zone = actor.timezone;
  const moment = formatDateTime(clock().toISOString(), zone);
  const rows = roles.map((role) => [
    `${role.firstname} ${role.lastname}`.trim(),
    role.email,
    role.companyName,
    role.boxName ?? say.wholeCompany,
    templateName(role.template, language).split('|').join(', '),
    giverOf(role),
    formatDateTime(role.createdAt.toISOString(), zone),
  ]);
  const title = say[filter.type === 'COMPANY' && scope.of === 'made' ? 'byCompany' : titleOf[scope.of]];
  const name = `${title} ${moment.slice(0, 10).split('/').toReversed().join('-')}.${format}`;
  if (format === 'xlsx') {
    const headings = columns.map(([column]) => say[column]);
    return { name, type: xlsxType, bytes: writeSheet({ name: title, headings, rows: eachOf(rows) }) };
  }
  const asked = `${actor.firstname} ${actor.lastname}`.trim();
  const table = {
    title,
    subtitle: fill(say.writtenAt, { name: asked, moment }),
    blocks: [{ columns: columns.map(([column, share]) => ({ heading: say[column], share })), rows }],
    pageLine: (number: number) => fill(say.page, { number }),
  };
  return { name, type: pdfType, bytes: writeTablePdf(table) };
}

function giverOf({ giverName, giverEmail }: HeldRole): string {
  return giverEmail === '' ? giverName : `${giverName} (${giverEmail})`;
}

async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
