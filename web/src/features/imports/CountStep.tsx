import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { CallError } from '../../call/call-error';
import { FailureNotice } from '../../form/FailureNotice';
import { WizardFrame, WizardQuestion } from '../../wizard/WizardFrame';
import { parseRowCount } from '../../sheet/row-count';
import { useAssetRoom } from '../../session/use-asset-room';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { AskedDefaults } from './AskedDefaults';
import { ImportFoot } from './ImportFoot';
import { ImportRoom } from './ImportRoom';
import { RecentImports } from './RecentImports';
import type { StepProps } from './step-parts';
import { isUnsound, useAnswers } from './use-answers';
import { useNewGrid } from './use-new-grid';

const usualRows = '20';
const Narrow = styled('div')({ maxWidth: 240, marginBottom: 24 });
const Told = styled('div')({ marginBottom: 16, '&:empty': { display: 'none' } });

/** How many rows the empty sheet begins with: 1 to 9999 (document 2 section 9). */
export function CountStep({ subject, state, frame, nounOf }: StepProps) {
  const { say } = useSay('imports');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(usualRows);
  const count = parseRowCount(typed);
  const room = useAssetRoom(subject.place);
  const isTooMany = room !== null && (room === 0 || (count ?? 0) > room);
  const { itemsOf, setAnswer, textsOf } = useAnswers(subject, null);
  const items = itemsOf([]);
  const isWrong = count === null || isTooMany || isUnsound(items);
  const { mutate, isPending, error, reset } = useNewGrid({ subject, state });
  const create = () => {
    if (count !== null && !isWrong && !isPending) mutate({ rows: count, defaults: textsOf([]) });
  };
  return (
    <WizardFrame
      {...frame}
      onSubmit={create}
      aside={<RecentImports subject={subject} />}
      failure={
        <FailureNotice
          failure={error instanceof CallError ? error : null}
          title={say('imports:createFailed')}
          onClose={reset}
        />
      }
      foot={
        <ImportFoot
          back={{
            label: say('imports:stepFile'),
            onBack: () => void navigate({ href: subject.purpose.starts.file }),
          }}
          label={say('imports:createRows', { count: count ?? 0 })}
          disabled={isWrong}
          working={isPending}
        />
      }
    >
      <WizardQuestion title={say('imports:askCount')} text={say('imports:askCountText')} />
      <Told>
        <ImportRoom place={subject.place} room={room} nounOf={nounOf} needed={count} />
      </Told>
      <RowsInput typed={typed} count={count} disabled={isPending} onChange={setTyped} />
      <AskedDefaults isGrid subject={subject} items={items} disabled={isPending} onAnswer={setAnswer} />
    </WizardFrame>
  );
}

interface RowsInputProps {
  readonly typed: string;
  /** What was typed as a number; null where it is none that fits. */
  readonly count: number | null;
  readonly disabled: boolean;
  readonly onChange: (typed: string) => void;
}

function RowsInput({ typed, count, disabled, onChange }: RowsInputProps) {
  const { say } = useSay('imports');
  return (
    <Narrow>
      <TextInput
        label={say('imports:count')}
        hint={say('imports:countHint')}
        error={typed !== '' && count === null ? say('imports:countWrong') : undefined}
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={onChange}
        disabled={disabled}
      />
    </Narrow>
  );
}
