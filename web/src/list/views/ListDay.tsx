import { Wide } from '../../ui/by-width';
import { useSay } from '../../words/use-say';
import { DayButton } from '../DayButton';
import type { List } from '../use-list';

/** Leads from a list to the same as it was on a day. */
export function ListDay({ list }: { readonly list: Pick<List, 'change'> }) {
  const { say } = useSay('list');
  return (
    <Wide>
      <DayButton
        isCompact
        label={say('list:seeOnADay')}
        day={null}
        onPick={(asOf) => {
          list.change({ asOf, pasted: undefined, view: null });
        }}
      />
    </Wide>
  );
}
