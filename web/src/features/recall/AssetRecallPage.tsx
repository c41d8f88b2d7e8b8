import { getRouteApi } from '@tanstack/react-router';
import { Recall } from './Recall';

const route = getRouteApi('/inside/recall/asset/$pk');

/** Everything up and down the chain from one asset. */
export function AssetRecallPage() {
  const { pk } = route.useParams();
  return <Recall key={pk} start={{ kind: 'asset', id: pk }} />;
}
