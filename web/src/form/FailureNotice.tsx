import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import type { Say } from '@huella/domain/phrases/areas';
import { isUnanswered, type CallError } from '../call/call-error';
import { errorReason } from '../list/error-reason';
import { phone } from '../theme/media';
import { gutter, height, width } from '../theme/tokens';
import { IconAction } from '../ui/IconAction';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';

export interface FailureNoticeProps {
  readonly failure: CallError | null;
  readonly onClose: () => void;
  /** What did not happen, where that is certain; that nothing was saved, unless given. */
  readonly title?: string;
}

/** Over the foot, where the button is that was pressed. */
const Place = styled('div')({
  position: 'sticky',
  bottom: height.wizardBar + 12,
  zIndex: 2,
  width: '100%',
  maxWidth: width.form + 2 * gutter.wide,
  margin: '0 auto',
  padding: `0 ${gutter.wide}px 12px`,
  [phone]: { padding: `0 ${gutter.phone}px 12px`, bottom: 84 },
});

/** That the server is away, and what saving again does. */
function away(failure: CallError, say: Say): string {
  return say(isUnanswered(failure) ? 'form:noAnswer' : 'form:notNow');
}

/** Why nothing was saved, or that it is not known, and that what was typed was kept. */
function reasonOf(failure: CallError, say: Say): string {
  if (failure.code === 'unexpected') return say('errors:unexpected');
  const reason = failure.code === 'unavailable' ? away(failure, say) : errorReason(failure, say);
  return `${reason} ${say('form:stillHere')}`;
}

/** Saving failed: why, that nothing typed was lost, and the number to quote. It stays until it is closed. */
export function FailureNotice({ failure, onClose, title }: FailureNoticeProps) {
  const { say } = useSay('form');
  if (failure === null) return null;
  const request = failure.requestId === null ? '' : say('form:requestToQuote', { id: failure.requestId });
  return (
    <Place role="alert">
      <Notice
        tone="danger"
        title={isUnanswered(failure) ? say('form:maybeSaved') : (title ?? say('form:notSaved'))}
        action={
          <IconAction size="small" label={say('ui:close')} onClick={onClose}>
            <X size={16} />
          </IconAction>
        }
      >
        {reasonOf(failure, say)} {request}
      </Notice>
    </Place>
  );
}
