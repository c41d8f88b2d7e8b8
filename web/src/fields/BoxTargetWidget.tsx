import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { engineEvents } from '@huella/domain/model/engine-events';
import { CallError } from '../call/call-error';
import { callQuery } from '../call/queries';
import { usePlace } from '../session/context';
import { phone } from '../theme/media';
import { radius } from '../theme/tokens';
import { TextInput } from '../ui/TextInput';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { useFormAbout } from './form-about';
import { FoundMark } from './FoundMark';
import { textInputProps } from './input-props';
import { PlainView } from './PlainView';
import { TargetBoxFacts } from './TargetBoxFacts';
import { TargetBoxHead } from './TargetBoxHead';
import { TargetErrors } from './TargetErrors';
import { useIssueText } from './use-issue-text';
import { useRecordText } from './use-record-text';
import type { Widget, WidgetProps } from './widget';

const Root = styled('div')({ display: 'grid', gap: 12 });
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 8,
  // The button is beside the input, under its label.
  '& > .MuiButton-root': { marginTop: 24, minHeight: 40 },
  [phone]: { '& > .MuiButton-root': { minHeight: 48 } },
});
const Sheet = styled('section')(({ theme }) => ({
  padding: '16px 20px 4px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
}));

/**
 * The alias of an establishment, and a button that looks who it leads to: its name, its company, what it says of
 * itself, and in red what speaks against it (document 2 section 2, target box).
 */
function Input(props: WidgetProps) {
  const { say } = useSay('form', 'transfers');
  const typed = typeof props.value === 'string' ? props.value.trim() : '';
  const [asked, setAsked] = useState(typed);
  const target = useTargetOf(asked);
  const failure = useFailureText(target.error);
  const isAsked = typed !== '' && typed === asked;
  const ask = () => {
    if (typed === asked) target.check();
    else setAsked(typed);
  };
  const hasAnswer = isAsked && !target.isChecking && (target.box !== undefined || target.error !== null);
  return (
    <Root>
      <Line>
        <TextInput
          {...textInputProps(props)}
          icon={<MapPin size={16} />}
          placeholder={say('transfers:aliasExample')}
          maxLength={120}
          error={props.error ?? (isAsked && !target.isChecking ? failure : undefined)}
          onKeyDown={(event) => {
            // Enter asks; the form goes on by its button.
            if (event.key !== 'Enter' || typed === '') return;
            event.preventDefault();
            ask();
          }}
          end={hasAnswer ? <FoundMark isFound={target.box !== undefined} /> : undefined}
        />
        <WorkingButton
          working={isAsked && target.isChecking}
          disabled={props.disabled || typed === ''}
          onClick={ask}
        >
          {say('transfers:validate')}
        </WorkingButton>
      </Line>
      {isAsked && target.box !== undefined && <Found box={target.box} locale={props.locale} />}
    </Root>
  );
}

interface FoundProps extends Pick<WidgetProps, 'locale'> {
  readonly box: TargetBox;
}

function Found({ box, locale }: FoundProps) {
  const text = useRecordText([], locale);
  const against = box.error.filter((found) => found.level === 'error');
  return (
    <Sheet aria-label={box.box_name}>
      <TargetBoxHead box={box} />
      <TargetErrors texts={against.map(text)} />
      <TargetBoxFacts box={box} />
    </Sheet>
  );
}

/** What the server knows of an alias; asked again whenever somebody presses the button. */
function useTargetOf(alias: string) {
  const place = usePlace();
  const { eventType } = useFormAbout();
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('boxes.checkAlias', {
      params: {
        alias,
        boxId: String(place?.boxId ?? 0),
        assetId: String(place?.assetType ?? 0),
        eventType: String(eventType ?? engineEvents.transfer),
      },
      body: {},
    }),
    enabled: alias !== '' && place !== null,
    staleTime: 0,
    retry: false,
  });
  return { box: data?.[0], error, isChecking: isFetching, check: () => void refetch() };
}

/** Why nothing was found: there is no establishment of this alias, or the call failed. */
function useFailureText(error: Error | null): string | undefined {
  const { say } = useSay('form');
  const issueText = useIssueText();
  if (error === null) return undefined;
  const [first] = error instanceof CallError ? error.issues : [];
  return first === undefined ? say('form:targetFailed') : issueText(first, null);
}

/** An establishment that something goes to, by its alias. */
export const boxTargetWidget: Widget = { Input, View: PlainView, seesRecord: true };
