import type { FileReply, QueryOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { RecallRow } from '@huella/domain/calls/recall';
import {
  shareWords,
  sheetColumns,
  sheetTitle,
  startWords,
  directionWords,
} from '@huella/domain/engine/recall/sheet-words';
import { linksOf } from '@huella/domain/engine/recall/summarise';
import type { Actor, BoxAccess } from '../../db/actors';
import { inSnapshot } from '../../db/transact';
import type { Deps } from '../../deps';
import { dayIn } from '../../http/form-context';
import { csvType, writeCsv } from '../../outside/sheets/write-csv';
import { dayCell, writeSheet, xlsxType, type CellOut } from '../../outside/sheets/write-sheet';
import { runCooperatively } from './follow';
import { originText } from './origin-text';
import { presentRows } from './present-rows';
import { recall, type Recall } from './recall';
import type { StartId } from './start';

/** Rows that are read at a time. */
const batch = 500;

const writers = {
  xlsx: { type: xlsxType, write: writeSheet },
  csv: { type: csvType, write: writeCsv },
} as const;

/**
 * All that a recall lists as a file, a line for each asset, in the order of the list, after one for what the trace began with. What was followed is followed at one
 * moment; the rows are read while they are sent, and what is no longer where it was then is shown to nobody.
 */
export async function exportRecall(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  of: StartId,
  { format, language = actor.language }: QueryOf<Calls['recall.exportOfAsset']>,
): Promise<FileReply> {
  const reader = { ...actor, language };
  const found = await inSnapshot(deps.db, (db) => recall(deps, db, reader, place, of));
  const { type, write } = writers[format];
  const title = sheetTitle[language];
  const today = dayIn(deps.clock(), actor.timezone);
  return {
    name: `${title} ${found.found.start.name} ${today}.${format}`,
    type,
    bytes: write({
      name: title,
      headings: Object.values(sheetColumns).map((words) => words[language]),
      rows: rowsOf(deps, found, reader),
    }),
  };
}

async function* rowsOf(
  { db }: Pick<Deps, 'db'>,
  { found, walks, presenter }: Recall,
  reader: Pick<Actor, 'language' | 'timezone'>,
): AsyncGenerator<readonly CellOut[]> {
  yield startCells(found, reader);
  for (const walk of walks) {
    const links = await runCooperatively(linksOf(walk, walk.order));
    for (let from = 0; from < walk.order.length; from += batch) {
      const nodes = walk.order.slice(from, from + batch);
      const rows = await presentRows(db, { ...presenter, showsFacts: false }, walk, nodes, links);
      for (const row of rows) yield cellsOf(row, reader);
    }
  }
}

type Cells = Readonly<Record<keyof typeof sheetColumns, CellOut>>;

function startCells(
  { start, origins }: Recall['found'],
  reader: Pick<Actor, 'language' | 'timezone'>,
): readonly CellOut[] {
  const cells: Cells = {
    ...{ direction: startWords[reader.language], generation: 0, noun: start.noun, name: start.name },
    ...{ establishment: start.place.name, company: start.place.company },
    ...{ event: '', date: null, amount: '', state: '', share: shareWords.own[reader.language] },
    origin: originText(origins, start.assets, reader),
  };
  return Object.values(cells);
}

function cellsOf(
  row: RecallRow,
  { language, timezone }: Pick<Actor, 'language' | 'timezone'>,
): readonly CellOut[] {
  const { asset, place, links, state } = row;
  // Of several events the first: from then on it was in the chain.
  const [first] = links;
  const cells: Cells = {
    direction: directionWords[row.direction][language],
    generation: row.generation,
    noun: asset?.noun ?? '',
    name: asset?.name ?? '',
    establishment: place?.name ?? '',
    company: place?.company ?? '',
    event: [...new Set(links.map(({ event }) => event.name))].join('; '),
    date: first === undefined ? null : dayCell(dayIn(new Date(first.event.time), timezone)),
    amount: links.flatMap(({ amount }) => (amount === '' ? [] : [amount])).join('; '),
    state: state?.label ?? '',
    share: shareWords[row.share][language],
    origin: originText(row.origins, 1, { language, timezone }),
  };
  return Object.values(cells);
}
