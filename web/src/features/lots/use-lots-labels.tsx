import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Printer from 'lucide-react/icons/printer';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import type { RowsSelection } from '../../list/RowsGrid';
import { selectedPhrase } from '../../list/selected-phrase';
import type { Place } from '../../session/context';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { phone } from '../../theme/media';
import { ActionBar } from '../../ui/ActionBar';
import { formatCount } from '../../ui/format-count';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import { useLotLabels } from '../labels/use-lot-labels';

export interface LotsLabels {
  /** Rows can be selected by who may print their labels. */
  readonly selection: RowsSelection | undefined;
  /** What to do with the selected ones. */
  readonly bar: ReactNode;
  /** Prints the labels of all that are found. */
  readonly button: ReactNode;
  readonly dialog: ReactNode;
}

interface Found {
  readonly search: string;
  /** How many lots are found. */
  readonly count: number;
  /** Of a day in the past nothing is printed. */
  readonly asOf: string | undefined;
}

const Bar = styled('div')({
  flex: 'none',
  padding: '12px 16px',
  // The list is longer than a phone: what to do with the selected ones stays in view.
  [phone]: { position: 'sticky', bottom: 0, zIndex: 3, padding: '0 12px 12px' },
});

/** Labels of lots from their list: of those that are selected, or of all that are found. */
export function useLotsLabels(place: Place, { search, count, asOf }: Found): LotsLabels {
  const { say, language } = useSay('qr', 'list');
  const { open, dialog } = useLotLabels(place);
  const refused = useReadOnlyReason(place);
  const [ids, setIds] = useState<ReadonlySet<number>>(none);
  if (asOf !== undefined || !(place.can('TAG_EDIT') || place.can('ASSET_QR')))
    return { selection: undefined, bar: null, button: null, dialog: null };
  const figure = formatCount(ids.size, language);
  const bar = ids.size > 0 && (
    <Bar>
      <ActionBar
        label={say('list:selection')}
        start={<span role="status">{say(selectedPhrase(ids.size, 'm'), { figure })}</span>}
      >
        <Button
          size="small"
          variant="contained"
          startIcon={<Printer size={16} />}
          {...leadsUnless(refused, { onClick: () => open({ ids: [...ids] }) })}
        >
          {say('qr:labels')}
        </Button>
        <IconAction size="small" label={say('list:clearSelection')} onClick={() => setIds(none)}>
          <X size={16} />
        </IconAction>
      </ActionBar>
    </Bar>
  );
  const button = count > 0 && (
    <IconAction
      label={say('qr:labels')}
      {...leadsUnless(refused, { onClick: () => open({ search, count }) })}
    >
      <Printer size={16} />
    </IconAction>
  );
  return { selection: { ids, onSelect: setIds }, bar, button, dialog };
}

const none: ReadonlySet<number> = new Set();
