import Button from '@mui/material/Button';
import SearchX from 'lucide-react/icons/search-x';
import { CallError } from '../../call/call-error';
import { errorReason } from '../../list/error-reason';
import { paths } from '../../paths';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { Middle } from '../../shell/Middle';
import { requestIdOf } from '../../shell/request-id';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { useSay } from '../../words/use-say';
import type { StepProps } from './step-parts';

export interface ImportMissingProps extends StepProps {
  /** Why it could not be opened; null for an import of another place. */
  readonly error: Error | null;
}

/** The import of the address cannot be opened: it is gone, another's, or the server is away. */
export function ImportMissing({ state, frame, error }: ImportMissingProps) {
  const { say } = useSay('imports');
  const isGone =
    error === null ||
    (error instanceof CallError && ['notFound', 'notAllowed', 'invalidInput'].includes(error.code));
  return (
    <Middle>
      <HiddenTitle>{frame.title}</HiddenTitle>
      {isGone ? (
        <EmptyState
          icon={<SearchX size={20} />}
          title={say('imports:gone')}
          text={say('imports:goneText')}
          actions={
            <Button
              size="small"
              variant="contained"
              href={state.mode === 'file' ? paths.importFile : paths.importManual}
            >
              {say('imports:startAnew')}
            </Button>
          }
        />
      ) : (
        <ErrorState
          title={say('imports:loadFailed')}
          text={errorReason(error, say)}
          onRetry={state.retry}
          requestId={requestIdOf(error)}
        />
      )}
    </Middle>
  );
}
