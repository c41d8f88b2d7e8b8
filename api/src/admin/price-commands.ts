import path from 'node:path';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import { readPriceTable } from '@huella/domain/engine/collateral/price-table';
import { issues } from '@huella/domain/phrases/en/issues';
import { fill } from '@huella/domain/phrases/phrase';
import { listPrices, upsertPrices } from '../features/collateral/prices.store';
import { sheetLimits } from '../outside/sheets/sheet-limits';
import { refuse, type Command } from './command';
import { readSpreadsheet } from './read-spreadsheet';
import { withDatabase } from './with-database';
import { words } from './words';

const said = {
  load: "Loads the operator's prices of a spreadsheet with the columns species, price, currency, date and source. One of the same species and day is replaced; a company's own go before them.",
  list: "Lists the operator's prices, the newest first.",
  type: 'the asset type that they are of; without it 35',
  source: 'where they are from, of rows that do not say it; without it the name of the file',
  noAssetType: (text: string) => `"${text}" is no asset type that has prices.`,
  fault: (row: string, column: string, text: string) => `row ${row}, ${column}: ${text}`,
  loaded: (count: number) => `${count.toLocaleString('en-GB')} prices are loaded.`,
  none: 'There are no prices.',
} as const;

const defaultType = '35';
/** Rows at fault that are listed one by one. */
const maxListed = 50;

function pricedOf(text: string) {
  const assetType = Number(text);
  const collateral = findCollateral(assetType);
  const field = findAssetType(assetType)?.attributes.find(({ name }) => name === collateral?.kind);
  return field === undefined ? refuse(said.noAssetType(text)) : { assetType, field };
}

const load: Command = {
  name: 'prices load',
  about: said.load,
  takes: [{ name: 'spreadsheet', about: words.arguments.spreadsheet }],
  options: {
    type: { takes: 'number', about: said.type },
    source: { takes: 'text', about: said.source },
  },
  run: async ({ setting, argument, option }) => {
    const { assetType, field } = pricedOf(option('type') ?? defaultType);
    const file = argument('spreadsheet');
    const now = setting.clock();
    const locale = { language: 'es', today: now.toISOString().slice(0, 10), zone: 'UTC' } as const;
    const asked = { locale, source: option('source') ?? path.basename(file) };
    const rows = await readSpreadsheet(setting, file, sheetLimits);
    const { prices, faults, missing } = readPriceTable(field, rows, asked);
    if (missing.length > 0) refuse(words.columnsMissing(missing));
    for (const { record, field: column, code, slots } of faults.slice(0, maxListed))
      setting.say(said.fault(record ?? '', column ?? '', fill(issues[code], slots)));
    if (faults.length > 0) refuse(words.rowsRejected(faults.length));
    await withDatabase(setting, ({ db }) =>
      upsertPrices(db, { companyId: null, assetType }, prices, { userId: null, now }),
    );
    setting.say(said.loaded(prices.length));
  },
};

const list: Command = {
  name: 'prices list',
  about: said.list,
  options: { type: { takes: 'number', about: said.type } },
  run: async ({ setting, option }) => {
    const { assetType } = pricedOf(option('type') ?? defaultType);
    const found = await withDatabase(setting, ({ db }) => listPrices(db, { companyId: null, assetType }));
    if (found.length === 0) setting.say(said.none);
    for (const { day, kind, amount, currency, source } of found)
      setting.say(`${day} ${kind}: ${amount.toLocaleString('en-GB')} ${currency}, ${source}`);
  },
};

/** What goods cost, by the operator's table (decision 121). */
export const priceCommands: readonly Command[] = [load, list];
