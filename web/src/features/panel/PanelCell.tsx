import { styled } from '@mui/material/styles';
import type { PanelTableView } from '@huella/domain/calls/panel';
import { formatDate } from '@huella/domain/engine/fields/date';
import type { AssetType } from '@huella/domain/model/asset-type';
import { statesOf } from '@huella/domain/rules/state-fields';
import { StateChip } from '../../list/StateChip';
import { useSay } from '../../words/use-say';

export interface PanelCellProps {
  readonly as: PanelTableView['columns'][number]['as'];
  readonly text: string;
  readonly isNone: boolean;
  readonly model: AssetType;
  /** The day that the panel tells of. */
  readonly day: string;
}

const Overdue = styled('strong')(({ theme }) => ({
  fontWeight: 'inherit',
  color: theme.palette.state.danger.text,
}));
const Quiet = styled('span')(({ theme }) => ({ color: theme.palette.ink3 }));

/** A cell of the panel as what it is: a day, red once it is overdue, a state, who holds a pledge, or a text. */
export function PanelCell({ as, text, isNone, model, day }: PanelCellProps) {
  const { say, word } = useSay('panel');
  switch (as) {
    case 'day':
      return formatDate(text);
    case 'due':
      return text !== '' && text < day ? <Overdue>{formatDate(text)}</Overdue> : formatDate(text);
    case 'holder':
      return isNone ? (
        <Quiet>{say('panel:noHolder')}</Quiet>
      ) : text === '' ? (
        say('panel:holderElsewhere')
      ) : (
        text
      );
    case 'state': {
      const state = statesOf(model).find((each) => each.state === text);
      return state === undefined ? text : <StateChip state={{ ...state, label: word(state.label) }} />;
    }
    case undefined:
      return text;
  }
}
