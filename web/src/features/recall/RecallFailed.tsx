import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { FetchErrorPage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import type { RecallStart } from './recall-address';

export interface RecallFailedProps {
  readonly kind: RecallStart['kind'];
  readonly error: Error;
  readonly onRetry: () => void;
}

/** There is nothing to trace from, it may not be seen, or it could not be fetched. */
export function RecallFailed({ kind, error, onRetry }: RecallFailedProps) {
  const { say } = useSay('recall', 'list');
  usePageTitle(say('recall:title'));
  const isLot = kind === 'lot';
  return (
    <FetchErrorPage
      page={say('recall:title')}
      error={error}
      onRetry={onRetry}
      forbidden={{ title: say('recall:noPermission'), text: say('recall:noPermissionText') }}
      missing={{
        title: say(isLot ? 'recall:notFoundLot' : 'recall:notFound'),
        text: say('recall:notFoundText'),
      }}
      failed={{ title: say('recall:failed') }}
      actions={
        <Button size="small" href={isLot ? paths.lots : paths.assets}>
          {say(isLot ? 'recall:toLots' : 'recall:toAssets')}
        </Button>
      }
    />
  );
}
