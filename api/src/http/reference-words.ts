import { STATUS_CODES } from 'node:http';
import { calls } from '@huella/domain/calls/index';
import { isWriting, type Access, type Call } from '@huella/domain/calls/contract';
import { errorStatus, type ErrorCode } from '@huella/domain/model/errors';
import { errorsOf } from './call-errors';

/** The parts of an OpenAPI document that words are added to here. */
interface Answer {
  description?: string;
  headers?: unknown;
  content?: Record<string, { example?: unknown } | undefined>;
}
interface Operation {
  description?: string;
  responses?: Record<string, Answer>;
}
type Paths = Record<string, Record<string, Operation> | undefined>;

/** What the calls of each tag are about. */
const tags: Readonly<Record<string, string>> = {
  account: 'Signing up, the links that mails bring, and what people do about their own account',
  authorizations: 'Persons who may act for a company, asked by e-mail',
  billing: 'What a plan leaves',
  companies: 'Companies and their establishments, and handing them over',
  context: 'Chains, asset types, companies and establishments to choose from, their models and menus',
  delegations: 'Roles over establishments and companies',
  details: 'Rows of lists inside records that are not saved yet',
  entities: 'Suppliers and other names that an establishment keeps',
  events: 'What happened, by establishment and by asset',
  fieldPermissions: 'Fields that an establishment disables',
  files: 'How files come in and are read',
  forms: 'Options, defaults and numbers that only the server knows',
  genealogy: 'The registry of a breed',
  geography: 'Places and addresses',
  invitations: 'Roles that are offered to an e-mail',
  jobs: 'Runs: work that goes on after its call was answered',
  lots: 'Assets that are grouped',
  objects: 'Records of every kind: assets, lots, companies, establishments, users',
  prices: 'What goods cost, and what a company takes off their value',
  pledges: 'What is pledged to whom, and what it is worth',
  oracles: 'What sources outside say of assets, and which record is of which',
  outbox: 'Mails of a server that sends none',
  panel: 'What an establishment has, counted',
  qr: 'Public pages behind codes, and who scanned them',
  recall: 'What an asset or lot came from, and what came of it',
  reports: 'Portfolios over all establishments that somebody may see',
  rights: 'Who may do what, and why',
  sheets: 'Spreadsheets: uploaded, matched, corrected and submitted',
  system: 'Whether the server is there, and which one it is',
  tenants: 'Name, colours and logo by host',
  transfers: 'Hand-overs between establishments',
  users: 'Signing in, sessions, passkeys and preferences',
  views: 'What a list shows, kept under a name',
};

/** Adds to the reference what a reader asks next: who may call, what else holds, and what may be refused and how. */
export function describeCalls<Document extends object>(document: Document): Document {
  // The document is ours, just written from the declared calls; its paths are operations by method.
  const paths = ('paths' in document ? document.paths : {}) as Paths;
  for (const call of Object.values<Call>(calls))
    for (const path of [call.path, ...(call.alsoAt ?? [])]) {
      const operation = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[call.method.toLowerCase()];
      if (operation === undefined) continue;
      operation.description = describeCall(call);
      for (const [status, answer] of Object.entries(operation.responses ?? {}))
        describeAnswer(call, Number(status), answer);
    }
  const named = new Set(Object.values<Call>(calls).map(({ tag }) => tag));
  return { ...document, tags: [...named].toSorted().map((name) => ({ name, description: tags[name] })) };
}

function describeCall(call: Call): string {
  const { access, limit, large, counted, alternateStatus } = call;
  return [
    `${whoMay(access)}.`,
    'orContext' in access &&
      'Without the establishment the one of the kept context is meant, which the header `X-Box-Id` then names.',
    isWriting(call) && access.who !== 'anyone' && 'Refused while the renewal of the company is due.',
    counted === true && 'A list: how many there are in all is in the header `X-Total-Count`.',
    counted === 'firstPage' &&
      'A list: how many there are in all is in the header `X-Total-Count` of its first page.',
    alternateStatus?.status === 202 && 'Long work goes on after the answer: 202 names the run.',
    large !== undefined &&
      'Of thousands of rows it waits for its turn; a caller has one such answer at a time.',
    limit === 'credentials' && 'Limited more narrowly than other calls.',
    typeof limit === 'object' && `At most ${String(limit.perMinute)} a minute from one address.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function whoMay(access: Access): string {
  switch (access.who) {
    case 'anyone':
      return 'Anybody, without signing in';
    case 'refresher':
      return 'Whoever holds a refresh token, which goes in the place of the access token';
    case 'user':
      return 'Anybody signed in, about what is theirs';
    case 'member':
      return `Who is related to the establishment \`${access.box}\``;
    case 'companyMember':
      return `Who is related to the company \`${access.company}\``;
    case 'holder': {
      const type = access.assetType === undefined ? '' : ` and its asset type \`${access.assetType}\``;
      return `Who holds ${access.code} over the establishment \`${access.box}\`${type}`;
    }
    case 'companyHolder':
      return `Who holds ${access.code} over the company \`${access.company}\``;
    case 'objectKind':
      return 'Decided by the kind of object and the establishment or company that it is in';
    case 'demand':
      return `Decided by what it is about (${access.by}), as it is at that moment`;
  }
}

function describeAnswer(call: Call, status: number, answer: Answer): void {
  const codes = errorsOf(call).filter((code) => errorStatus[code] === status);
  const [first] = codes;
  if (first === undefined) {
    if (call.responseType === undefined) answer.description = status === 200 ? 'Done' : reasonOf(status);
    const headers = headersOf(call);
    if (status === 200 && headers !== null) answer.headers = headers;
    return;
  }
  answer.description = `${reasonOf(status)}: ${codes.map((code) => `\`${code}\``).join(', ')}`;
  const content = answer.content?.['application/json'];
  if (content !== undefined) content.example = refusalOf(first);
}

function headersOf({ counted, access }: Call): object | null {
  const schema = { type: 'integer' };
  const headers = {
    ...(counted !== undefined && { 'X-Total-Count': { description: 'How many there are in all', schema } }),
    ...('orContext' in access && { 'X-Box-Id': { description: 'The establishment that was meant', schema } }),
  };
  return Object.keys(headers).length === 0 ? null : headers;
}

function reasonOf(status: number): string {
  return STATUS_CODES[status] ?? String(status);
}

function refusalOf(code: ErrorCode): object {
  return { error: code, message: code, slots: {}, data: null, issues: [], requestId: '7F3A-91C2-0E4B' };
}
