import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Layers from 'lucide-react/icons/layers';
import Ungroup from 'lucide-react/icons/ungroup';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { useSay } from '../../words/use-say';
import { lotsOf, useNamed } from './lots-along';
import type { TransferWizardState } from './use-transfer-wizard';

export interface LotsChoiceProps {
  readonly wizard: TransferWizardState;
  readonly box: TargetBox;
}

const Part = styled('section')({ display: 'grid', gap: 12, marginTop: 20 });
const Note = styled('p')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.cell) }));

/**
 * Whether lots all of whose assets go stay lots, asked only where there are such; and which lots lose some of theirs
 * (decisions section 4, `_transferLot_`).
 */
export function LotsChoice({ wizard, box }: LotsChoiceProps) {
  const { say } = useSay('transfers');
  const named = useNamed();
  const { whole, parted } = lotsOf(box);
  if (whole.length + parted.length === 0) return null;
  const slots = { count: whole.length, lots: named(whole) };
  return (
    <Part aria-label={say('transfers:lots')}>
      {whole.length > 0 && (
        <Typography component="h2" variant="h3">
          {say('transfers:askLots')}
        </Typography>
      )}
      {whole.length > 0 && (
        <ChoiceCards
          label={say('transfers:askLots')}
          least={280}
          value={wizard.answers.withLots ? 'along' : 'left'}
          onChange={(lots) => {
            wizard.answer({ withLots: lots === 'along' });
          }}
          cards={[
            {
              value: 'along',
              title: say('transfers:lotsAlong'),
              text: say('transfers:lotsAlongText', { ...slots, target: box.box_name }),
              icon: <Layers size={20} />,
            },
            {
              value: 'left',
              title: say('transfers:lotsLeft'),
              text: say('transfers:lotsLeftText', { ...slots, source: wizard.subject.place.boxName }),
              icon: <Ungroup size={20} />,
            },
          ]}
        />
      )}
      {parted.length > 0 && <Note>{say('transfers:lotsParted', { lots: named(parted) })}</Note>}
    </Part>
  );
}
