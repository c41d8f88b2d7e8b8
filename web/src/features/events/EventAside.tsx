import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { nothing } from '../../fields/PlainView';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import { dateName } from './event-subject';
import type { EventWizardState } from './use-event-wizard';

const Root = styled('div')({ display: 'grid', gap: 16 });
const Note = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** What is known so far, beside every step. */
export function EventAside({ wizard }: { readonly wizard: EventWizardState }) {
  const { say, word } = useSay('events');
  const { event, answers, counted, subject } = wizard;
  const when = answers.raw[dateName];
  return (
    <Root>
      <Typography component="h2" variant="h3">
        {say('events:asideTitle')}
      </Typography>
      <Card>
        <KeyValueList
          items={[
            {
              key: say('events:asideEvent'),
              value: event === null ? nothing : word(event.name),
              strong: event !== null,
            },
            {
              key: say('events:asideAssets'),
              value: answers.count === 0 ? nothing : `${counted.figure} ${counted.noun}`,
              strong: answers.count > 0,
            },
            {
              key: say('events:asideWhen'),
              value: typeof when === 'string' && when !== '' ? when : nothing,
              strong: typeof when === 'string',
            },
            { key: say('events:asideWhere'), value: subject.place.boxName, strong: true },
          ]}
        />
      </Card>
      <Note>{say('events:asideNothing')}</Note>
    </Root>
  );
}
