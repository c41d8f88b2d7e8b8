import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { callQuery } from '../../call/queries';
import { paths } from '../../paths';
import { FetchErrorPage } from '../../shell/MessagePage';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';

const route = getRouteApi('/inside/recall/code/$type/$publicId');

/** Leads from a public page to the trace of what its code is of; who may see no more than the page reads so. */
export function CodeRecallPage() {
  const { say } = useSay('recall', 'list');
  const { type, publicId } = route.useParams();
  // The server knows which types there are: any other is refused as a code that there is not.
  const params = { type: type as 'identeco', publicId };
  const { data, error, refetch } = useQuery(callQuery('qr.reader', { params }));
  if (data !== undefined)
    return data.kind === 'asset' ? (
      <Navigate to={paths.recallAsset} params={{ pk: String(data.id) }} replace />
    ) : (
      <Navigate to={paths.recallLot} params={{ lotId: String(data.id) }} replace />
    );
  if (error === null) return <GridSkeleton head count={12} />;
  return (
    <FetchErrorPage
      page={say('recall:title')}
      error={error}
      onRetry={() => void refetch()}
      missing={{ title: say('recall:codeShut'), text: say('recall:codeShutText') }}
      failed={{ title: say('recall:failed') }}
      actions={
        <Button size="small" href={paths.assets}>
          {say('recall:toAssets')}
        </Button>
      }
    />
  );
}
