import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState';
import { useSay } from '../words/use-say';
import { FetchError } from './FetchError';
import { errorReason } from './error-reason';
import type { ListSubject } from './list-subject';
import { NotAllowedPlace } from './NotAllowedPlace';
import type { List } from './use-list';

/** The list could not be fetched, and nothing is there to show. */
export function ListFailed({ list, error }: { readonly list: List; readonly error: Error }) {
  const { say, word } = useSay('list');
  const { noun, gender } = list.subject.model;
  return (
    <FetchError
      title={say(gender === 'm' ? 'list:failedTitleM' : 'list:failedTitleF', { many: word(noun.many) })}
      text={say('list:failedText', { reason: errorReason(error, say) })}
      error={error}
      onRetry={list.reload}
    />
  );
}

export interface ListEmptyProps {
  readonly list: List;
  readonly icon: ReactNode;
  /** What is not there; without it that nothing was made yet. */
  readonly title?: string;
  /** How to begin, or who can. */
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing was made here yet. */
export function ListEmpty({ list, icon, title, text, action }: ListEmptyProps) {
  const { say, word } = useSay('list');
  return (
    <EmptyState
      icon={icon}
      title={title ?? say('list:emptyTitle', { many: word(list.subject.model.noun.many) })}
      text={text}
      actions={action}
    />
  );
}

/** The right to see this list is missing (document 1 section 6). */
export function ListNotAllowed({ subject }: { readonly subject: ListSubject }) {
  const { say, word } = useSay('list');
  const { noun, gender } = subject.model;
  const many = word(noun.many);
  const slots = { many, place: subject.place.boxName };
  return (
    <NotAllowedPlace
      title={many}
      text={say(gender === 'm' ? 'list:noPermissionM' : 'list:noPermissionF', slots)}
      right="see"
    />
  );
}
