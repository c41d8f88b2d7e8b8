import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { CallError } from '../call/call-error';
import { FetchError } from '../list/FetchError';
import { errorReason } from '../list/error-reason';
import { EmptyState } from '../ui/EmptyState';
import { NoPermissionState } from '../ui/NoPermissionState';
import { useSay } from '../words/use-say';
import { CenteredMessage } from './CenteredMessage';
import { HiddenTitle } from './HiddenTitle';

/** What a message says. */
interface MessageWords {
  readonly title: string;
  readonly text: ReactNode;
}

export interface MessagePageProps extends MessageWords {
  /** The title of the page that it takes the place of, for screen readers. */
  readonly page: string;
  /** What was asked for is not there, or may not be seen or done; or a note of any other kind, with its icon. */
  readonly kind: 'missing' | 'forbidden' | { readonly icon: ReactNode };
  /** The ways on: one or two buttons of size `small`. */
  readonly actions?: ReactNode;
  /** Under them, of a note. */
  readonly below?: ReactNode;
}

/** A message in place of a page. */
export function MessagePage({ page, kind, below, ...message }: MessagePageProps) {
  return (
    <CenteredMessage>
      <HiddenTitle>{page}</HiddenTitle>
      {kind === 'forbidden' ? (
        <NoPermissionState {...message} />
      ) : kind === 'missing' ? (
        <EmptyState kind="filtered" icon={<SearchX size={20} />} {...message} />
      ) : (
        <EmptyState icon={kind.icon} below={below} {...message} />
      )}
    </CenteredMessage>
  );
}

/** Whether a record is not there, or may not be seen, which looks the same. */
export function isNotFound(error: Error): boolean {
  return error instanceof CallError && error.code === 'notFound';
}

export interface FetchErrorPageProps extends Pick<MessagePageProps, 'page' | 'actions'> {
  readonly error: Error;
  readonly onRetry: () => void;
  /** It is not there. What is another company's looks as if it were not there. */
  readonly missing: MessageWords;
  /** It may not be seen, where that is distinguished from what is not there. */
  readonly forbidden?: MessageWords;
  /** It could not be fetched; the text is said where the reason is a fault on our side. */
  readonly failed: Pick<MessageWords, 'title'> & Partial<MessageWords>;
}

/** In place of a page whose record could not be fetched: whether it is not there, may not be seen, or why it failed. */
export function FetchErrorPage(props: FetchErrorPageProps) {
  const { page, actions, error, onRetry, missing, forbidden, failed } = props;
  const { say } = useSay();
  const code = error instanceof CallError ? error.code : 'unexpected';
  switch (code) {
    case 'notAllowed':
      return forbidden === undefined ? (
        <MessagePage page={page} kind="missing" {...missing} actions={actions} />
      ) : (
        <MessagePage page={page} kind="forbidden" {...forbidden} actions={actions} />
      );
    case 'notFound':
    case 'invalidInput':
      return <MessagePage page={page} kind="missing" {...missing} actions={actions} />;
    default:
      return (
        <CenteredMessage>
          <HiddenTitle>{page}</HiddenTitle>
          <FetchError
            title={failed.title}
            text={code === 'unexpected' && failed.text !== undefined ? failed.text : errorReason(error, say)}
            error={error}
            onRetry={onRetry}
            action={actions}
          />
        </CenteredMessage>
      );
  }
}
