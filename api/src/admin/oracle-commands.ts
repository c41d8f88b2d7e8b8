import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { readOracleTable } from '@huella/domain/engine/oracles/oracle-columns';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { findOracle, listEveryOracle } from '../features/oracles/oracles.store';
import { keepFileOracle, listVersions, takeIn } from '../features/oracles/readings.store';
import { keepService } from '../features/oracles/services.store';
import { freeCode } from '../features/oracles/unlink-asset';
import { sheetLimits, type SheetLimits } from '../outside/sheets/sheet-limits';
import { refuse, type Command } from './command';
import { oracleWords } from './oracle-words';
import { readSpreadsheet } from './read-spreadsheet';
import { withDatabase } from './with-database';
import { words } from './words';

/** Rows of one list: what an oracle may hold. */
const limits: SheetLimits = { ...sheetLimits, rows: 200_000, milliseconds: 120_000 };

/** Rejected records that are listed one by one; the others are counted. */
const maxListed = 50;

const keyForm = /^[a-z][a-z0-9_-]{0,39}$/;
const defaultType = '35';

const load: Command = {
  name: 'oracles load',
  about: oracleWords.load,
  takes: [
    { name: 'key', about: oracleWords.key },
    { name: 'spreadsheet', about: words.arguments.spreadsheet },
  ],
  options: {
    label: { takes: 'text', about: oracleWords.label },
    type: { takes: 'number', about: oracleWords.assetType },
    'leave-out': { takes: null, about: words.arguments.leaveOutRows },
  },
  run: async ({ setting, argument, option, flag }) => {
    const key = argument('key');
    if (!keyForm.test(key)) refuse(oracleWords.noKey(key));
    const typeText = option('type') ?? defaultType;
    const assetType = Number(typeText);
    const model = findAssetType(assetType)?.oracles ?? refuse(oracleWords.noAssetType(typeText));
    const file = argument('spreadsheet');
    const rows = await readSpreadsheet(setting, file, limits);
    const { records, rejected, missing } = readOracleTable(model, rows);
    if (missing.length > 0) refuse(words.columnsMissing(missing));
    for (const each of rejected.slice(0, maxListed)) setting.say(oracleWords.rejected(each));
    if (rejected.length > maxListed) setting.say(words.moreRejected(rejected.length - maxListed));
    if (rejected.length > 0 && !flag('leave-out')) refuse(words.rowsRejected(rejected.length));
    const taken = await withDatabase(setting, async ({ db }) => {
      const now = setting.clock();
      const isKept = await keepFileOracle(db, { key, assetType, label: option('label') }, now);
      if (!isKept) refuse(oracleWords.otherOracle(key));
      return takeIn(db, key, { source: path.basename(file), records }, now);
    });
    setting.say(oracleWords.taken(key, taken ?? refuse(oracleWords.otherOracle(key)), rejected.length));
  },
};

/** The paths of fields, `id=code,tonnes=weight.t`; names that the model does not have refuse. */
function readFields(model: OracleModel, text: string | null): Readonly<Record<string, string>> {
  if (text === null) return {};
  const pairs = text.split(',').map((part) => /^([a-z_]+)=([^=,\s]{1,100})$/.exec(part.trim()));
  const names = new Set(model.fields.map(({ name }) => name));
  return Object.fromEntries(
    pairs.map((pair) =>
      pair !== null && names.has(pair[1] ?? '')
        ? ([pair[1] ?? '', pair[2] ?? ''] as const)
        : refuse(oracleWords.noFields(text)),
    ),
  );
}

const ask: Command = {
  name: 'oracles ask',
  about: oracleWords.ask,
  takes: [
    { name: 'key', about: oracleWords.key },
    { name: 'url', about: oracleWords.url },
  ],
  options: {
    label: { takes: 'text', about: oracleWords.label },
    type: { takes: 'number', about: oracleWords.assetType },
    records: { takes: 'path', about: oracleWords.records },
    fields: { takes: 'pairs', about: oracleWords.fields },
    minutes: { takes: 'number', about: oracleWords.minutes },
  },
  run: async ({ setting, argument, option }) => {
    const key = argument('key');
    if (!keyForm.test(key)) refuse(oracleWords.noKey(key));
    const typeText = option('type') ?? defaultType;
    const assetType = Number(typeText);
    const model = findAssetType(assetType)?.oracles ?? refuse(oracleWords.noAssetType(typeText));
    const url = argument('url');
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) refuse(oracleWords.noAddress(url));
    const minutesText = option('minutes') ?? '360';
    const minutes = /^\d{1,5}$/.test(minutesText) ? Number(minutesText) : 0;
    if (minutes < 5 || minutes > 44_640) refuse(oracleWords.noMinutes(minutesText));
    const settings = {
      ...{ url, minutes },
      records: option('records') ?? '',
      fields: readFields(model, option('fields')),
    };
    const isKept = await withDatabase(setting, ({ db }) =>
      keepService(db, { key, assetType, label: option('label'), settings }, setting.clock()),
    );
    if (!isKept) refuse(oracleWords.otherOracle(key));
    setting.say(oracleWords.kept(key));
  },
};

const list: Command = {
  name: 'oracles list',
  about: oracleWords.list,
  run: async ({ setting }) => {
    const found = await withDatabase(setting, ({ db }) => listEveryOracle(db));
    if (found.length === 0) setting.say(oracleWords.none);
    for (const each of found) setting.say(oracleWords.oracle(each));
  },
};

/** Versions that are listed: a service may have one every few minutes. */
const maxVersions = 100;

const versions: Command = {
  name: 'oracles versions',
  about: oracleWords.versions,
  takes: [{ name: 'key', about: oracleWords.key }],
  run: async ({ setting, argument }) => {
    const key = argument('key');
    const { oracle, found } = await withDatabase(setting, async ({ db }) => ({
      oracle: await findOracle(db, key),
      found: await listVersions(db, key, maxVersions),
    }));
    if (oracle === null) refuse(oracleWords.noOracle(key));
    if (found.length === 0) setting.say(oracleWords.noVersion(key));
    for (const each of found) setting.say(oracleWords.version(each));
  },
};

const free: Command = {
  name: 'oracles free',
  about: oracleWords.free,
  takes: [
    { name: 'key', about: oracleWords.key },
    { name: 'code', about: oracleWords.code },
  ],
  options: { reason: { takes: 'text', about: oracleWords.reason } },
  run: async ({ setting, argument, option }) => {
    const [key, code] = [argument('key'), argument('code')];
    const reason = (option('reason') ?? '').trim();
    if (reason === '' || reason.length > 500) refuse(oracleWords.noReason);
    const freed = await withDatabase(setting, async ({ db }) => {
      if ((await findOracle(db, key)) === null) refuse(oracleWords.noOracle(key));
      return freeCode({ db, clock: setting.clock, randomBytes }, key, code, reason);
    });
    if (freed.was === 'free') refuse(oracleWords.notLinked(key, code));
    if (freed.was === 'travelling') refuse(oracleWords.travelling(code));
    setting.say(oracleWords.freed(code, freed.was === 'linked' ? freed : null));
  },
};

/** Outside sources that say something of assets (decisions section 6). */
export const oracleCommands: readonly Command[] = [load, ask, list, versions, free];
