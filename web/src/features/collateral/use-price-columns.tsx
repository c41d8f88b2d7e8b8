import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { PriceRow } from '@huella/domain/calls/prices';
import { formatDate } from '@huella/domain/engine/fields/date';
import type { Say } from '@huella/domain/phrases/areas';
import type { Language } from '@huella/domain/words';
import { ActionsMenu } from '../../list/ActionsMenu';
import type { RowsColumn } from '../../list/rows-column';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { moneyText } from './money-words';

/** What may be done with one price; null where nothing may. */
interface PriceActions {
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly refused: string | undefined;
}

type Column = RowsColumn<PriceRow>;
type ActionsOf = (price: PriceRow) => PriceActions | null;

/** A price: of what, how much, from when, whose, and whether it is the one that counts. */
export function usePriceColumns(unit: string, actionsOf: ActionsOf): readonly Column[] {
  const { say, language } = useSay('collateral', 'list');
  return [...amountColumns(say, language, unit), ...standingColumns(say), menuColumn(say, actionsOf)];
}

/** Of what, how much and from when. */
function amountColumns(say: Say, language: Language, unit: string): readonly Column[] {
  return [
    {
      name: 'kind',
      heading: say('collateral:colKind'),
      text: ({ label }) => label,
      width: 160,
      card: 'name',
    },
    {
      name: 'amount',
      heading: say('collateral:colPrice', { unit }),
      text: ({ amount, currency }) => moneyText(amount, currency, language),
      order: ({ amount }) => amount,
      ...{ width: 150, isFigure: true, card: 'line' },
    },
    {
      name: 'day',
      heading: say('collateral:colDay'),
      text: ({ day }) => formatDate(day),
      order: ({ day }) => day,
      ...{ width: 130, card: 'line' },
    },
  ];
}

/** Whether it counts, whose it is and where it is from. */
function standingColumns(say: Say): readonly Column[] {
  const counts = say('collateral:counts');
  return [
    {
      name: 'counts',
      heading: say('collateral:colState'),
      text: (price) => (price.counts ? counts : ''),
      draw: (price) => (price.counts ? <StatusChip tone="ok">{counts}</StatusChip> : null),
      ...{ width: 120, card: 'line' },
    },
    {
      name: 'own',
      heading: say('collateral:colOf'),
      text: ({ own }) => say(own ? 'collateral:ofCompany' : 'collateral:ofOperator'),
      ...{ width: 110, card: 'small' },
    },
    {
      name: 'source',
      heading: say('collateral:colSource'),
      text: ({ source }) => source,
      ...{ width: 200, grows: true, card: 'small' },
    },
  ];
}

/** What may be done with it. */
function menuColumn(say: Say, actionsOf: ActionsOf): Column {
  return {
    name: 'actions',
    heading: say('list:actions'),
    text: () => '',
    draw: (price, { tabIndex, isCard }) => {
      const actions = actionsOf(price);
      if (actions === null) return null;
      const { onEdit, onRemove, refused } = actions;
      return (
        <ActionsMenu
          label={`${price.label} ${formatDate(price.day)}`}
          tabIndex={tabIndex}
          upright={isCard}
          actions={[
            {
              key: 'edit',
              label: say('collateral:editPrice'),
              icon: <Pencil size={16} />,
              onClick: onEdit,
              refused,
            },
            {
              key: 'remove',
              label: say('collateral:removePrice'),
              icon: <Trash size={16} />,
              onClick: onRemove,
              refused,
            },
          ]}
        />
      );
    },
    ...{ width: 88, isFigure: true, card: 'end' },
  };
}
