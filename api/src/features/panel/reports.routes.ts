import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { findReport, reportsOf } from '@huella/domain/catalogue/reports/find-report';
import { fail } from '@huella/domain/model/errors';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { dayIn } from '../../http/form-context';
import type { Handlers } from '../../http/serve';
import { readAskedReport, readCountedReport } from './asked-report';
import { buildReport } from './build-report';
import { buildMoves, columnsOf } from './build-moves';
import { presentMoved } from './present-moved';
import { presentInputs } from './report-inputs';
import { listReportPlaces } from './report-places';
import { readMovesOf } from './report-moves';
import { writeReport } from './write-report';

type ReportCall =
  | 'reports.list'
  | 'reports.inputs'
  | 'reports.results'
  | 'reports.board'
  | 'reports.moves'
  | 'reports.moved'
  | 'reports.file';

/** Rows of a page of what moved, where a call does not say how many. */
const pageSize = 25;

/** Reports (document 3 section 2): over every establishment where the caller may list what they are about. */
export function reportRoutes(deps: Deps): Pick<Handlers, ReportCall> {
  return {
    'reports.list': ({ caller, params }) =>
      Promise.resolve(
        reportsOf(params.assetId).map(({ id, name, description, moves }) => ({
          ...{ id, name: name[caller.language], description: description[caller.language] },
          kind: moves === undefined ? 'parts' : 'moves',
        })),
      ),
    'reports.inputs': async ({ caller, params }) => {
      const report = findReport(params.assetId, params.reportId) ?? fail('notFound');
      const places = await listReportPlaces(deps, caller, report);
      const asker = { language: caller.language, today: dayIn(deps.clock(), caller.timezone) };
      return { fieldsInputs: await presentInputs(deps, report, places, asker) };
    },
    'reports.results': async ({ caller, body }) => {
      return (await buildReport(deps, await readCountedReport(deps, caller, body))).pies;
    },
    'reports.board': async ({ caller, body }) =>
      buildReport(deps, await readCountedReport(deps, caller, body)),
    'reports.moves': async ({ caller, body }) => {
      const { model, moves, told } = await readMovesOf(deps, await readAskedReport(deps, caller, body));
      return buildMoves(model, moves, { ...told, language: caller.language });
    },
    'reports.moved': ({ caller, body }) => listMoved(deps, caller, body),
    'reports.file': async ({ caller, body: { format, language, ...asked } }) => {
      const actor = { ...caller, language: language ?? caller.language };
      return writeReport(deps, await readAskedReport(deps, actor, asked), actor, format);
    },
  };
}

/** The assets behind a figure, those that moved last first. */
async function listMoved(deps: Deps, caller: Actor, body: BodyOf<Calls['reports.moved']>) {
  const { offset = 0, limit = pageSize, columns, entity, kind } = body;
  const asked = await readAskedReport(deps, caller, body);
  const { model, moves } = await readMovesOf(deps, asked, entity);
  const titles = new Map(
    columnsOf(model, moves, true, caller.language).map(({ name, title }) => [name, title]),
  );
  const all = moves
    .flatMap((place) => place.moves.map((move) => ({ place, move })))
    .filter(
      ({ move }) =>
        (columns === undefined || columns.includes(move.column)) &&
        (kind === undefined || kind === move.kind),
    )
    .toSorted(
      (one, other) => other.move.day.localeCompare(one.move.day) || one.move.asset.id - other.move.asset.id,
    );
  const page = all.slice(offset, offset + limit);
  const rows = await presentMoved(deps, page, titles, caller.language);
  return { total: all.length, rows };
}
