import { Navigate } from '@tanstack/react-router';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { useModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { Reports } from './Reports';

type ReportsPath = typeof paths.reports | typeof paths.stockReports;

/** The reports of the asset type that has some (document 3 section 2); from any other the way leads to its assets. */
export function ReportsPage() {
  return <ReportsAt path={paths.reports} />;
}

/** The same of animals: their stock on a day, and what moved between two. */
export function StockReportsPage() {
  return <ReportsAt path={paths.stockReports} />;
}

function ReportsAt({ path }: { readonly path: ReportsPath }) {
  const place = usePlace();
  const { say } = useSay('reports');
  usePageTitle(say('reports:title'), place?.boxName);
  return place === null ? null : <OfPlace place={place} path={path} />;
}

function OfPlace({ place, path }: { readonly place: Place; readonly path: ReportsPath }) {
  const { model } = useModel(place);
  const hasReports = model.menu.some((entry) => entry.path === path);
  return hasReports ? (
    <Reports key={model.id} model={model} path={path} />
  ) : (
    <Navigate to={paths.assets} search={{}} replace />
  );
}
