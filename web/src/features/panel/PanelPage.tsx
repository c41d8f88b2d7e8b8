import { Navigate } from '@tanstack/react-router';
import { PlacePage } from '../../list/PlacePage';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { Panel } from './Panel';

/** The control panel of the establishment (document 3 section 2); where the model's menu has none the way leads home. */
export function PanelPage() {
  const { say } = useSay('panel');
  return (
    <PlacePage
      title={say('panel:title')}
      refused={(slots) => say('panel:noPermission', slots)}
      waiting={<FormSkeleton count={6} />}
    >
      {(place) => <OfPlace place={place} />}
    </PlacePage>
  );
}

function OfPlace({ place }: { readonly place: Place }) {
  const { model } = useModel(place);
  const hasPanel = model.menu.some(({ path }) => path === paths.controlPanel);
  return hasPanel ? <Panel place={place} model={model} /> : <Navigate to={paths.home} search={{}} replace />;
}
