import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { nothing } from '../../fields/PlainView';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import type { TransferWizardState } from './use-transfer-wizard';

const Root = styled('div')({ display: 'grid', gap: 16 });
const Note = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** What is known so far, beside every step. */
export function TransferAside({ wizard }: { readonly wizard: TransferWizardState }) {
  const { say } = useSay('transfers');
  const { subject, answers, counted, going, left, target, mode, isModeAsked } = wizard;
  const whole = `${counted.figure} ${counted.noun}`;
  const some = say('transfers:someOf', { can: going.figure, total: counted.figure, noun: counted.noun });
  const ofAll = left.cannot === 0 ? whole : some;
  const known = isModeAsked ? mode : null;
  return (
    <Root>
      <Typography component="h2" variant="h3">
        {say('transfers:asideTitle')}
      </Typography>
      <Card>
        <KeyValueList
          items={[
            { key: say('transfers:from'), value: subject.place.boxName, strong: true },
            {
              key: say('transfers:to'),
              value: target.box?.box_name ?? nothing,
              strong: target.box !== undefined,
            },
            {
              key: say('transfers:mode'),
              value: known === null ? nothing : say(`transfers:${known.kind}`),
              strong: known !== null,
            },
            {
              key: say('transfers:assets'),
              value: answers.count === 0 ? nothing : ofAll,
              strong: answers.count > 0,
            },
          ]}
        />
      </Card>
      <Note>{say('transfers:nothingYet')}</Note>
    </Root>
  );
}
