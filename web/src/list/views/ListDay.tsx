import { useSay } from '../../words/use-say';
import { DayButton } from '../DayButton';
import type { List } from '../use-list';

/** Leads from a list to the same as it was on a day. */
export function ListDay({ list }: { readonly list: Pick<List, 'change'> }) {
  const { say } = useSay('past');
  return (
    <DayButton
      isCompact
      label={say('past:seeOnADay')}
      day={null}
      onPick={(asOf) => {
        list.change({ asOf, pasted: undefined, view: null });
      }}
    />
  );
}
