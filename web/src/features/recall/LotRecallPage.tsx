import { getRouteApi } from '@tanstack/react-router';
import { Recall } from './Recall';

const route = getRouteApi('/inside/recall/lot/$lotId');

/** Everything up and down the chain from the assets of a lot. */
export function LotRecallPage() {
  const { lotId } = route.useParams();
  return <Recall key={lotId} start={{ kind: 'lot', id: lotId }} />;
}
