import { Navigate } from '@tanstack/react-router';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { useModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { Reports } from './Reports';

/** The reports of the asset type that has some (document 3 section 2); from any other the way leads to its assets. */
export function ReportsPage() {
  const place = usePlace();
  const { say } = useSay('reports');
  usePageTitle(say('reports:title'), place?.boxName);
  return place === null ? null : <OfPlace place={place} />;
}

function OfPlace({ place }: { readonly place: Place }) {
  const { model } = useModel(place);
  const hasReports = model.menu.some(({ path }) => path === paths.reports);
  return hasReports ? <Reports model={model} /> : <Navigate to={paths.assets} search={{}} replace />;
}
