import Button from '@mui/material/Button';
import { CallError } from '../../call/call-error';
import { paths } from '../../paths';
import { FetchErrorPage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';
import type { StepProps } from './step-parts';

export interface ImportMissingProps extends StepProps {
  /** Why it could not be opened; null for an import of another place. */
  readonly error: Error | null;
}

/** The import of the address cannot be opened: it is gone, another's, or the server is away. */
export function ImportMissing({ state, frame, error }: ImportMissingProps) {
  const { say } = useSay('imports');
  return (
    <FetchErrorPage
      page={frame.title}
      error={error ?? new CallError('notFound')}
      onRetry={state.retry}
      missing={{ title: say('imports:gone'), text: say('imports:goneText') }}
      failed={{ title: say('imports:loadFailed') }}
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
  );
}
