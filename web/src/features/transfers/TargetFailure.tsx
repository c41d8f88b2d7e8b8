import { CallError } from '../../call/call-error';
import { useIssueText } from '../../fields/use-issue-text';
import { errorReason } from '../../list/error-reason';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

/** Why the destination could not be looked at: there is none of this alias, or the call failed. */
export function TargetFailure({ error }: { readonly error: Error }) {
  const { say } = useSay('transfers');
  const issueText = useIssueText();
  const issues = error instanceof CallError ? error.issues : [];
  return (
    <div role="alert">
      <Notice tone="danger">
        {issues.length > 0
          ? issues.map((found) => issueText(found, null)).join(' · ')
          : say('transfers:checkFailed', { reason: errorReason(error, say) })}
      </Notice>
    </div>
  );
}
