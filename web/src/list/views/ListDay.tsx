import { styled } from '@mui/material/styles';
import { phone } from '../../theme/media';
import { useSay } from '../../words/use-say';
import { DayButton } from '../DayButton';
import type { List } from '../use-list';

/** A telephone's line is full: there the sheet of an asset leads to a day, and the bar over it to others. */
const Wide = styled('span')({ [phone]: { display: 'none' } });

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
