import ClipboardList from 'lucide-react/icons/clipboard-list';
import { lazy, Suspense } from 'react';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { keepPasted } from './kept-pasted';
import { takesSelection } from './selection';
import type { List } from './use-list';
import type { SelectionChoice } from './use-selection';

/** What reads a list comes when one is pasted. */
const PastedList = lazy(async () => ({ default: (await import('./PastedList')).PastedList }));

export interface PastedListLaterProps {
  readonly list: Pick<List, 'subject' | 'change' | 'isNarrowed'>;
  readonly choice: Pick<SelectionChoice, 'choose' | 'closePaste'>;
}

/** Selects what a pasted list names, or filters the list by it. */
export function PastedListLater({ list, choice }: PastedListLaterProps) {
  const { subject, change, isNarrowed } = list;
  return (
    <Suspense fallback={null}>
      <PastedList
        subject={subject}
        isNarrowed={isNarrowed}
        onClose={choice.closePaste}
        onFilter={(ids) => {
          change({ pasted: keepPasted(ids) });
        }}
        {...(takesSelection(subject) && {
          onSelect: (rows) => {
            choice.choose(new Map(rows));
          },
        })}
      />
    </Suspense>
  );
}

/** Opens it. */
export function OpenPasted({ size, onOpen }: { readonly size?: 'small'; readonly onOpen: () => void }) {
  const { say } = useSay('list');
  return (
    <IconAction
      label={say('list:paste')}
      aria-haspopup="dialog"
      onClick={onOpen}
      {...(size !== undefined && { size })}
    >
      <ClipboardList size={16} />
    </IconAction>
  );
}
