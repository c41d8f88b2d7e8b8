import { findReport } from '@huella/domain/catalogue/reports/find-report';
import { formatDate } from '@huella/domain/engine/fields/date';
import { checkInputs, isFilled, type ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { reportInputs, type ReportModel } from '@huella/domain/model/report';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { dayIn, type FormContext } from '../../http/form-context';
import { groupingOf, keysOf } from './report-entities';
import { presentInputs, readDepositors } from './report-inputs';
import { listReportPlaces } from './report-places';

/** A report as somebody asks for it: found, with sound inputs, over the establishments that they may ask about. */
export interface AskedReport {
  readonly report: ReportModel;
  readonly places: readonly FormContext[];
  readonly values: ReportValues;
}

/** What a call asks for by. */
export interface ReportQuestion {
  readonly reportId: number;
  readonly assetType: number;
  readonly fieldsInputs: readonly { readonly name: string; readonly value: ReportValues[string] }[];
}

/** Reads what a call asks for; what there is not, and what is wrong with an input, refuses (document 3 section 5). */
export async function readAskedReport(
  deps: Deps,
  caller: Actor,
  question: ReportQuestion,
): Promise<AskedReport> {
  const asked = await readCountedReport(deps, caller, question);
  await refuseUnknownDepositors(deps, asked, new Set());
  return asked;
}

/**
 * As `readAskedReport`, but depositors are not looked for: only all that the caller may list tells whether there are such. Who
 * counts it anyway says by `refuseUnknownDepositors` which of them were found.
 */
export async function readCountedReport(
  deps: Deps,
  caller: Actor,
  { reportId, assetType, fieldsInputs }: ReportQuestion,
): Promise<AskedReport> {
  const report = findReport(assetType, reportId) ?? fail('notFound');
  const values = Object.fromEntries(fieldsInputs.map(({ name, value }) => [name, value]));
  const places = await listReportPlaces(deps, caller, report);
  const today = dayIn(deps.clock(), caller.timezone);
  const asker = { language: caller.language, today, depositors: false };
  await refuseUnlessSound(report, values, today, () => presentInputs(deps, report, places, asker));
  return { report, places, values };
}

/**
 * Refuses a report of depositors that own nothing of what the caller may list.
 * @param found those that are known to own something, as their names are kept
 */
export async function refuseUnknownDepositors(
  deps: Deps,
  { report, places, values }: AskedReport,
  found: ReadonlySet<string>,
): Promise<void> {
  const isAsked = report.inputs.some(({ name }) => name === reportInputs.selected);
  if (!isAsked || groupingOf(values) !== 'depositor') return;
  const others = keysOf(values[reportInputs.selected]).filter((key) => !found.has(key));
  if (others.length === 0) return;
  const known = await readDepositors(deps, places, places[0]?.locale.language ?? 'es');
  if (others.some((key) => !known.has(key))) failWith([issue(reportInputs.selected, 'notAnOption')]);
}

/** What is wrong with an input refuses at its name; an entity that the caller may not choose is as one that does not exist. */
async function refuseUnlessSound(
  report: ReportModel,
  values: ReportValues,
  today: string,
  present: () => ReturnType<typeof presentInputs>,
): Promise<void> {
  const unknown = Object.keys(values).filter((name) => report.inputs.every((input) => input.name !== name));
  const [since, until] = [values[reportInputs.since], values[reportInputs.date]];
  const wrongInputs = checkInputs(report.inputs, values);
  const isReversed =
    wrongInputs.length === 0 && typeof since === 'string' && typeof until === 'string' && since > until;
  const issues = [
    ...unknown.map((name) => issue(name, 'unknownField')),
    ...wrongInputs,
    ...(isAfter(until, today) ? [issue(reportInputs.date, 'inFuture')] : []),
    ...(isReversed ? [issue(reportInputs.date, 'beforeMin', { min: formatDate(since) })] : []),
  ];
  if (issues.length > 0) failWith(issues);
  const inputs = await present();
  const wrong = inputs.filter(({ name, type, options, dependsOn }) => {
    const value = values[name];
    if ((type !== 'select' && type !== 'multiselect') || !isFilled(value)) return false;
    if (name === reportInputs.selected && groupingOf(values) === 'depositor') return false;
    const parent = dependsOn === null ? null : values[dependsOn];
    const offered = options.filter(({ fk }) => fk === null || fk === parent).map(({ key }) => key);
    return keysOf(value).some((key) => !offered.includes(key));
  });
  if (wrong.length > 0) failWith(wrong.map(({ name }) => issue(name, 'notAnOption')));
}

function isAfter(day: ReportValues[string] | undefined, today: string): boolean {
  return typeof day === 'string' && day > today;
}
