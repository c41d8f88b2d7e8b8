import { findReport, reportsOf } from '@huella/domain/catalogue/reports/find-report';
import { checkInputs, isFilled, type ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { reportInputs, type ReportModel } from '@huella/domain/model/report';
import type { Deps } from '../../deps';
import { dayIn } from '../../http/form-context';
import type { Handlers } from '../../http/serve';
import { buildReport } from './build-report';
import { keysOf } from './report-entities';
import { presentInputs } from './report-inputs';
import { listReportPlaces } from './report-places';

type ReportCall = 'reports.list' | 'reports.inputs' | 'reports.results';

/** The portfolio reports (document 3 section 2): over every establishment where the caller may list what they are about. */
export function reportRoutes(deps: Deps): Pick<Handlers, ReportCall> {
  return {
    'reports.list': ({ caller, params }) =>
      Promise.resolve(
        reportsOf(params.assetId).map(({ id, name, description }) => ({
          ...{ id, name: name[caller.language], description: description[caller.language] },
        })),
      ),
    'reports.inputs': async ({ caller, params }) => {
      const report = findReport(params.assetId, params.reportId) ?? fail('notFound');
      const places = await listReportPlaces(deps, caller, report);
      const asker = { language: caller.language, today: dayIn(deps.clock(), caller.timezone) };
      return { fieldsInputs: await presentInputs(deps, report, places, asker) };
    },
    'reports.results': async ({ caller, body }) => {
      const report = findReport(body.assetType, body.reportId) ?? fail('notFound');
      const values = Object.fromEntries(body.fieldsInputs.map(({ name, value }) => [name, value]));
      const places = await listReportPlaces(deps, caller, report);
      const today = dayIn(deps.clock(), caller.timezone);
      const asker = { language: caller.language, today };
      await refuseUnlessSound(report, values, today, () => presentInputs(deps, report, places, asker));
      return buildReport(deps, report, places, values);
    },
  };
}

/** What is wrong with an input refuses at its name; an entity that the caller may not choose is as one that does not exist. */
async function refuseUnlessSound(
  report: ReportModel,
  values: ReportValues,
  today: string,
  present: () => ReturnType<typeof presentInputs>,
): Promise<void> {
  const unknown = Object.keys(values).filter((name) => report.inputs.every((input) => input.name !== name));
  const issues = [
    ...unknown.map((name) => issue(name, 'unknownField')),
    ...checkInputs(report.inputs, values),
    ...(isAfter(values[reportInputs.date], today) ? [issue(reportInputs.date, 'inFuture')] : []),
  ];
  if (issues.length > 0) failWith(issues);
  const inputs = await present();
  const wrong = inputs.filter(({ name, type, options, dependsOn }) => {
    const value = values[name];
    if ((type !== 'select' && type !== 'multiselect') || !isFilled(value)) return false;
    const parent = dependsOn === null ? null : values[dependsOn];
    const offered = options.filter(({ fk }) => fk === null || fk === parent).map(({ key }) => key);
    return keysOf(value).some((key) => !offered.includes(key));
  });
  if (wrong.length > 0) failWith(wrong.map(({ name }) => issue(name, 'notAnOption')));
}

function isAfter(day: ReportValues[string] | undefined, today: string): boolean {
  return typeof day === 'string' && day > today;
}
