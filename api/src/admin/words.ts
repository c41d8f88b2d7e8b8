import type { ErrorCode } from '@huella/domain/model/errors';
import type { Plan } from '@huella/domain/rules/plans';
import type { FaultCount } from '../db/faults';
import type { BrokenLink, ChainCounts, DriftedAsset } from '../db/ledger/check-chains';
import type { ArchiveFault } from '../outside/archive/read-archive';
import type { Tenant } from '../features/tenants/tenants.store';
import type { ImportCounts } from '../outside/registry/registry-import.store';
import type { BackupEnd, BackupHead } from './backup-format';
import type { Account, AccountRelation, CountedUse, OperatedCompany } from './operator.store';
import type { RejectedRow, RowFault } from './registry-sheet';

/** All prose of the operator's command line. The operator reads English; people of the product never read this. */

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
const moment = (at: Date) => at.toISOString().replace(/\.\d+Z$/, 'Z');
const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;
const list = (names: readonly string[]) => names.join(', ');

const quotaKinds: ReadonlyMap<string, string> = new Map([
  ['company', 'companies of its owner'],
  ['box', 'establishments'],
  ['companyDelegation', 'people it is delegated to'],
  ['disk', 'bytes of files'],
]);

/** How many of the seats that are taken are of invitations: withdrawing one frees its seat. */
function ofInvitations(invited = 0): string {
  return invited === 0 ? '' : ` (of these ${count(invited, 'open invitation')})`;
}

function quotaName(kind: string): string {
  const name = quotaKinds.get(kind) ?? `living assets of type ${kind.replace('asset:', '')}`;
  return `${kind} (${name})`;
}

const chainFaults: Readonly<Record<BrokenLink['fault'], string>> = {
  missing: 'the link is missing, the next one there is a later one',
  order: 'it is out of its order',
  previous: 'it does not follow the link before it',
  hash: 'its hash is not that of what it covers',
  changes: 'what the event changed is not what was written',
  payload: 'the fields of the event are not what was written',
  header: 'the header of the event does not name its fields',
  end: 'the chain does not end where the asset says',
  event: 'the row of the event does not say what its header does',
  undo: 'it does not take back what it was written to take back',
};

const rowFaults: Readonly<Record<RowFault, (about: string) => string>> = {
  missing: (column) => `${column} is empty`,
  tooLong: (column) => `${column} is longer than 200 characters`,
  sex: (text) => `sex is neither M nor H: ${text}`,
  date: (text) => `birth date is no day: ${text}`,
  number: () => 'it has neither a herd-book number nor breeder and private number',
  repeated: (row) => `the same animal is in row ${row}`,
};

const sheetFaults: Partial<Record<ErrorCode, string>> = {
  sheetWrongType: 'it is no spreadsheet (.csv, .xlsx, .xls, .ods)',
  sheetUnreadable: 'it is damaged',
  sheetEncrypted: 'it is protected by a password',
  sheetTooLarge: 'it is too large',
  sheetTooManyRows: 'it has too many rows; load it in several lists',
  sheetTooManyColumns: 'it has too many columns',
  noDataError: 'there is nothing in it',
};

const archiveFaults: Readonly<Record<ArchiveFault, string>> = {
  foreign: 'is no backup of Huella',
  cutOff: 'is cut off or damaged: its end is missing',
  changed: 'is damaged: it holds something else than what was written',
  unreadable: 'cannot be read',
};

const rowsOf = ({ tables }: BackupEnd) => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
const contents = (end: BackupEnd) =>
  `${count(rowsOf(end), 'row')} of ${count(Object.keys(end.tables).length, 'table')}, ` +
  `${count(end.files.count, 'file')} (${megabytes(end.files.bytes)}), ${count(end.queue, 'open task')}, ` +
  count(end.mails, 'mail');

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const words = {
  introduction:
    'The command line of the platform operator. It reads the settings of the server (DATA_DIR, DATABASE_URL) and works\n' +
    'beside a server that is running. `npm run admin -- help <command>` says what a command takes.',
  about: {
    userShow: 'Shows an account: whether it may come in, its open sessions and its rights.',
    userDisable: 'Keeps a user out: sessions end at once, and nobody signs in until the account is enabled.',
    userEnable: 'Lets a disabled user in again.',
    companiesFind: 'Lists the companies whose name holds a text, with their numbers.',
    companiesHandOver: 'Makes an account the owner of a company at once, the former one nothing; mails both.',
    companiesClose:
      'Closes a company: its owner reads on, nobody writes. Refused while transfers are on their way or runs at work.',
    companiesReopen: 'Opens a closed company again; the roles that closing took are given anew by its owner.',
    expertsEnd: 'Ends the role of an expert over a company, which its owner cannot take away.',
    tiersShow: 'Shows the tiers of a company.',
    tiersSet: 'Sets the tiers of a company; they decide which fields it may edit.',
    renewalSet:
      'Sets the day by which a company has to be renewed; from then on it reads and exports, and writes nothing.',
    renewalClear: 'Takes the day away: the company never has to be renewed.',
    quotasShow: 'Shows what a company may have, and how much of it is used.',
    quotasSet: 'Sets one quota of a company. It cannot go below what is used.',
    tenantsList: 'Lists the tenants: under which name and colours the product is seen at which host.',
    tenantsSet: 'Makes a tenant, or changes what is given of one.',
    tenantsRemove: 'Removes a tenant; its address shows the default one from then on.',
    plansList: 'Lists the plans.',
    plansGive: 'Gives a company a plan: all its quotas are replaced.',
    registryImport:
      'Loads animals into the breed registry behind the genealogy. The same list again changes nothing.',
    ledgerCheck:
      'Walks the chains of hashes of the ledger, and names the first broken link of each; and assets that are not what their events add up to.',
    faults:
      'Counts the unexpected faults of the server by day and kind, with what the log calls the last of each.',
    backup: 'Writes everything into one file: the database and the files. The server may go on meanwhile.',
    backupCheck: 'Restores a backup into a temporary folder and compares everything, the ledger too.',
    restore:
      'Restores a backup into an empty data folder, or an empty DATABASE_URL. No server may run on it.',
  },
  arguments: {
    email: 'the e-mail of the account',
    company: 'the number of the company (see companies find)',
    newOwner: 'the e-mail of the account that becomes the owner',
    closeDark: 'its public pages go with it; without this they stay',
    companyText: 'a part of the name',
    tiers: (tiers: readonly string[]) => `with commas between them, of ${list(tiers)}`,
    renewalDay: 'a day such as 2027-03-31, which begins at midnight UTC',
    quotaType: 'company, box, companyDelegation, disk, or asset:<type>',
    quotaMax: 'a number; of disk bytes, also 500MB or 5GB',
    plan: (names: readonly string[]) => `one of ${list(names)}`,
    spreadsheet: '.csv, .xlsx, .xls or .ods; the first row names the columns (see docs/operating.md)',
    leaveOutRows: 'load the other rows when some are at fault; without it nothing is loaded then',
    tenantLabel: 'the first label of the host name, such as a3',
    tenantName: 'what the product is called there; a new tenant needs one',
    tenantGreen: 'the accent of green screens, such as #17784A',
    tenantBlue: 'the accent of blue screens',
    tenantLogo: 'the path of a picture on this server, such as /logos/a3.svg, or none',
    tenantChains: 'the only chains it shows, with commas, or all',
    ledgerAsset: 'only the asset of this number',
    ledgerAll: 'all assets',
    backupFile: 'the file of the backup, such as huella-2026-11-22.tar.gz',
    leaveOutFiles: 'go on where the bytes of a file are lost, and name it',
  },

  noFaults: (days: number) => `No fault in ${count(days, 'day')}.`,
  faultCount: ({ day, kind, count: many, lastAt, lastReference }: FaultCount) => {
    const reference = lastReference === null ? '' : `, reference ${lastReference}`;
    return `${day}  ${kind.padEnd(8)}${count(many, 'fault')}, the last at ${moment(lastAt)}${reference}`;
  },

  noSuchCommand: (name: string) => `There is no command "${name}". See npm run admin -- help`,
  argumentMissing: (name: string, usage: string) => `<${name}> is missing.\n${usage}`,
  tooMany: (text: string, usage: string) => `"${text}" is one word too many.\n${usage}`,
  optionWrong: (reason: string, usage: string) => `${reason}\n${usage}`,

  nothingThere: (folder: string) =>
    `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as for the server, or start the server once.`,
  databaseEmpty: 'The database holds nothing of Huella yet. Start the server once, or restore a backup.',
  databaseNewer: (name: string) => `The database is newer than this release: it has ${name}.`,
  databaseOlder: (name: string) =>
    `The database is older than this release: it lacks ${name}. Start the server of this release once.`,
  unreachable: (reason: string) => `The database cannot be reached: ${reason}`,
  databaseRefused: (said: string) => `The database refused it, and nothing was kept: ${said}`,
  fileUnreadable: (file: string, error: unknown) => `${file} cannot be read: ${reasonOf(error)}`,

  noAccount: (email: string) => `Nobody has an account with the e-mail ${email}.`,
  account: (account: Account, sessions: number) => [
    `${account.email}: ${account.firstname} ${account.lastname}, number ${account.id}, language ${account.language}`,
    `since ${moment(account.createdAt)}, ` +
      (account.validatedAt === null
        ? 'e-mail not confirmed'
        : `e-mail confirmed ${moment(account.validatedAt)}`),
    account.disabledAt === null ? 'may sign in' : `DISABLED since ${moment(account.disabledAt)}`,
    count(sessions, 'open session'),
  ],
  relation: ({ template, company, companyId, box }: AccountRelation) =>
    `${template} of ${box === null ? '' : `${box}, `}${company} (company ${companyId})`,
  disabled: (email: string, sessions: number) => `${email} is disabled; ${count(sessions, 'session')} ended.`,
  disabledBefore: (email: string) => `${email} was disabled already.`,
  enabled: (email: string) => `${email} may sign in again.`,
  enabledBefore: (email: string) => `${email} was not disabled.`,

  companyNumber: (text: string) => `"${text}" is no number of a company. See companies find.`,
  noCompany: (id: number) => `There is no company ${id}.`,
  noCompanies: (text: string) => `No company's name holds "${text}".`,
  moreCompanies: (shown: number) => `More than ${shown}: give more of the name.`,
  company: ({ id, name, chain, country, tiers, renewalAt, closedAt }: OperatedCompany) =>
    `${id}  ${name} (chain ${chain}, ${country}), tiers: ${tiers.length === 0 ? 'none' : list(tiers)}` +
    (renewalAt === null ? '' : `, to be renewed by ${moment(renewalAt)}`) +
    (closedAt === null ? '' : `, closed since ${moment(closedAt)}`),
  companySandbox: 'It is the company of a sandbox: it goes to nobody.',
  companyTheirs: (email: string) => `${email} owns it already.`,
  cannotOwn: (email: string) => `${email} can own nothing: disabled, not confirmed, or a sandbox.`,
  noRoomFor: (email: string) => `${email} has no room for another company (see quotas show).`,
  handedOver: (id: number, name: string, email: string) => `${email} owns ${name} (company ${id}) now.`,
  closedBefore: (id: number, at: Date) => `Company ${id} is closed since ${moment(at)}.`,
  companyBusy: (transfers: number, runs: number) =>
    `Nothing was changed: ${count(transfers, 'transfer')} on the way, ${count(runs, 'run')} at work.`,
  closed: (id: number, name: string) => `${name} (company ${id}) is closed.`,
  notClosed: (id: number) => `Company ${id} is not closed.`,
  reopened: (id: number, name: string) => `${name} (company ${id}) is open again.`,
  nobodyOwns: (id: number) => `Nobody owns it: companies hand-over ${id} <e-mail>.`,
  noExpert: (email: string, company: string) => `${email} is no expert of ${company}.`,
  expertEnded: (email: string, company: string) => `${email} is no longer an expert of ${company}.`,
  noDay: (text: string) => `"${text}" is no day; write it as 2027-03-31.`,
  noTier: (text: string, tiers: readonly string[]) => `"${text}" is no tier; there are ${list(tiers)}.`,

  quota: ({ kind, used, max, invited }: CountedUse & { readonly kind: string; readonly max: number }) =>
    `${quotaName(kind)}: ${used.toLocaleString('en-GB')} of ${max.toLocaleString('en-GB')}${ofInvitations(invited)}`,
  quotaInUse: (full: readonly (CountedUse & { readonly kind: string })[]) =>
    `Nothing was changed: more is in use already. ${full
      .map(
        ({ kind, used, invited }) =>
          `${quotaName(kind)}: ${used.toLocaleString('en-GB')}${ofInvitations(invited)}`,
      )
      .join('; ')}`,
  noQuotaType: (text: string) =>
    `"${text}" is no quota type; there are company, box, companyDelegation, disk and asset:<type>.`,
  noAmount: (text: string, isBytes: boolean) =>
    `"${text}" is no ${isBytes ? 'amount of bytes, such as 5GB' : 'whole number'}.`,
  plan: (name: string, plan: Plan) =>
    `${name}: ${Object.entries<number>({ ...plan })
      .map(([kind, max]) => `${kind} ${max.toLocaleString('en-GB')}`)
      .join(', ')}`,
  noPlan: (text: string, names: readonly string[]) => `"${text}" is no plan; there are ${list(names)}.`,

  noTenantLabel: (text: string) =>
    `"${text}" is no label of a host name: lower case letters, digits, dashes.`,
  tenantOptionWrong: (name: string, text: string) => `--${name} cannot be "${text}". See help tenants set.`,
  tenantNameMissing: (label: string) =>
    `There is no tenant ${label} yet; a new one needs --name. Nothing was done.`,
  noTenant: (label: string) => `There is no tenant ${label}.`,
  defaultTenantStays: (label: string) => `${label} is the default tenant: every other address shows it.`,
  tenantRemoved: (label: string) => `The tenant ${label} is removed.`,
  tenant: ({ label, name, greenAccent, blueAccent, logo, chains }: Tenant) =>
    `${label}: ${name}, green ${greenAccent}, blue ${blueAccent}, logo ${logo ?? 'none'}, ` +
    `chains ${chains === null ? 'all' : list(chains.map(String))}`,

  sheetRefused: (file: string, code: ErrorCode) => `${file} was not loaded: ${sheetFaults[code] ?? code}.`,
  columnsMissing: (columns: readonly string[]) =>
    `Nothing was loaded: the first row names no column for ${list(columns)}.`,
  rejectedRow: ({ row, fault, about }: RejectedRow) => `row ${row}: ${rowFaults[fault](about)}`,
  moreRejected: (more: number) => `and ${count(more, 'more row')}`,
  rowsRejected: (rows: number) =>
    `Nothing was loaded: ${count(rows, 'row is', 'rows are')} at fault (blank rows are not counted). ` +
    'Mend them, or load the others with --leave-out.',
  registryImported: ({ added, changed, unchanged, unknownParents }: ImportCounts, leftOut: number) =>
    `${count(added, 'animal')} added, ${changed} changed, ${unchanged} unchanged, ${leftOut} left out; ` +
    `${count(unknownParents, 'parent')} not in the registry.`,

  oneOfAssetAndAll: 'Say which: --asset <id>, or --all.',
  assetNumber: (text: string) => `"${text}" is no number of an asset.`,
  noAsset: (id: number) => `There is no asset ${id}.`,
  brokenLink: ({ assetId, sequence, eventId, fault }: BrokenLink) =>
    `asset ${assetId}: broken at link ${sequence}${eventId === null ? '' : `, event ${eventId}`}: ${chainFaults[fault]}`,
  driftedAsset: ({ assetId, attributes, boxId, sequence }: DriftedAsset) =>
    `asset ${assetId}: its row is not what its events add up to: ` +
    [
      ...(attributes.length === 0 ? [] : [list(attributes)]),
      ...(boxId === null ? [] : [`it belongs in establishment ${boxId}`]),
      ...(sequence === null ? [] : [`it has ${count(sequence, 'event')}`]),
    ].join('; '),
  ledgerHolds: ({ assets, links }: ChainCounts, seconds: number) =>
    `The ledger holds: ${count(assets, 'asset')}, ${count(links, 'link')}, ${inSeconds(seconds)}.`,
  ledgerBroken: ({ assets, links, broken, drifted }: ChainCounts, seconds: number) =>
    `The ledger is BROKEN: ${count(broken, 'asset')} of ${assets.toLocaleString('en-GB')}` +
    `${drifted === 0 ? '' : `, ${count(drifted, 'row')} not what the events add up to`} ` +
    `(${count(links, 'link')}, ${inSeconds(seconds)}).`,

  fileMissing: (name: string, folder: string) =>
    `No backup was written: the file ${name} is not in ${folder}/files, or not as long as it was. Bring it back, or ` +
    'go on without it by --leave-out.',
  fileLeftOut: (name: string) => `LEFT OUT, its bytes are lost: ${name}`,
  backupWritten: (file: string, end: BackupEnd, bytes: number, seconds: number) =>
    `${file}: ${contents(end)}; ${megabytes(bytes)}, ${inSeconds(seconds)}.\n` +
    'It holds personal data and the secret of the sessions: keep it where only you can read it.',
  archiveBroken: (file: string, fault: ArchiveFault, about: string) =>
    `${file} ${archiveFaults[fault]}${about === '' ? '' : ` (${about})`}. Nothing was done.`,
  backupNewer: (file: string) =>
    `${file} was written by a newer release. Restore it with that one. Nothing was done.`,
  archiveWhole: (head: BackupHead, end: BackupEnd) =>
    `The archive is whole: written ${head.writtenAt} by version ${head.version}, ${contents(end)}.`,
  backupGood: (file: string, seconds: number) =>
    `${file} is good: restored elsewhere, everything is as it was written. ${inSeconds(seconds)}.`,
  restored: (head: BackupHead, end: BackupEnd, seconds: number) =>
    `Restored what version ${head.version} wrote ${head.writtenAt}: ${contents(end)}; compared with what was written. ` +
    `${inSeconds(seconds)}.`,
  folderNotEmpty: (folder: string) =>
    `${folder} is not empty. A backup is restored into an empty data folder only. Nothing was done.`,
  databaseNotEmpty:
    'The database is not empty. A backup is restored into an empty one only. Nothing was done.',
  tablesDiffer: (name: string) =>
    `The backup does not fit the migrations that it names (${name}). Nothing was kept.`,
  tableDiffers: (name: string, found: number, written: number) =>
    `After restoring, the table ${name} is not what was written (rows: ${found} for ${written}). Nothing was kept.`,
  fileDiffers: (name: string) =>
    `After restoring, the file ${name} is not what was written. Nothing was kept.`,
} as const;
