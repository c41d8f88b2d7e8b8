import { Navigate } from '@tanstack/react-router';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { useModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { Panel } from './Panel';

/** The control panel of the establishment (document 3 section 2); where the model's menu has none the way leads home. */
export function PanelPage() {
  const place = usePlace();
  const { say } = useSay('panel');
  usePageTitle(say('panel:title'), place?.boxName);
  if (place === null) return null;
  if (!place.can('ASSET_LIST')) {
    return (
      <NotAllowedPlace
        title={say('panel:title')}
        text={say('panel:noPermission', { place: place.boxName })}
        right="see"
      />
    );
  }
  return <OfPlace place={place} />;
}

function OfPlace({ place }: { readonly place: Place }) {
  const { model } = useModel(place);
  const hasPanel = model.menu.some(({ path }) => path === paths.controlPanel);
  return hasPanel ? <Panel place={place} model={model} /> : <Navigate to={paths.home} search={{}} replace />;
}
