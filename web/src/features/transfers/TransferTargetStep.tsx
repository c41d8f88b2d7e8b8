import { styled } from '@mui/material/styles';
import MapPin from 'lucide-react/icons/map-pin';
import { useState, type ReactNode } from 'react';
import { SearchLine } from '../../form/SearchLine';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { RecentTargets } from './RecentTargets';
import { TargetCard } from './TargetCard';
import { TargetFailure } from './TargetFailure';
import { againstPlace, type TargetState, type TransferWizardState } from './use-transfer-wizard';

export interface TransferTargetStepProps {
  readonly wizard: TransferWizardState;
  /** What else is asked here, once it is known where to. */
  readonly asks?: {
    readonly children: ReactNode;
    readonly isReady: boolean;
    readonly note: string;
    readonly onSubmit: () => void;
  };
}

const Root = styled('div')({ display: 'grid', gap: 20 });

/**
 * Where to: the alias, what it leads to, and what speaks for and against it. The way on is there only when nothing
 * speaks against it (document 2 section 2).
 */
export function TransferTargetStep({ wizard, asks }: TransferTargetStepProps) {
  const { say } = useSay('transfers');
  const { target, answer, goNext } = wizard;
  const [alias, setAlias] = useState(target.alias);
  const typed = alias.trim();
  const isAsked = typed !== '' && typed === target.alias;
  const ask = (wanted: string) => {
    setAlias(wanted);
    if (wanted === target.alias) target.check();
    else answer({ alias: wanted });
  };
  const box = isAsked ? target.box : undefined;
  const { isReady = true } = asks ?? {};
  return (
    <WizardStep
      title={say('transfers:askTarget')}
      text={say('transfers:askTargetText')}
      label={box && say('transfers:continueWith', { name: box.box_name })}
      disabled={!(isAsked && target.isSound && isReady)}
      note={isAsked && target.isSound && !isReady ? asks?.note : undefined}
      onSubmit={asks?.onSubmit ?? goNext}
    >
      <Root>
        <AliasLine target={target} alias={alias} onType={setAlias} onAsk={ask} />
        {isAsked && target.error !== null && !target.isChecking && <TargetFailure error={target.error} />}
        {box !== undefined && <TargetCard wizard={wizard} box={box} />}
        {box !== undefined && againstPlace(box).length === 0 && asks?.children}
        <RecentTargets wizard={wizard} onPick={ask} />
      </Root>
    </WizardStep>
  );
}

interface AliasLineProps {
  readonly target: TargetState;
  readonly alias: string;
  readonly onType: (alias: string) => void;
  readonly onAsk: (alias: string) => void;
}

/** The alias, whether it was found, and the button that asks. */
function AliasLine({ target, alias, onType, onAsk }: AliasLineProps) {
  const { say } = useSay('transfers');
  const typed = alias.trim();
  const isAsked = typed !== '' && typed === target.alias;
  const isAnswered = isAsked && !target.isChecking && (target.box !== undefined || target.error !== null);
  return (
    <SearchLine
      label={say('transfers:alias')}
      placeholder={say('transfers:aliasExample')}
      type="text"
      icon={<MapPin size={16} />}
      text={alias}
      onType={onType}
      onAsk={() => {
        onAsk(typed);
      }}
      askLabel={say('transfers:validate')}
      isWorking={isAsked && target.isChecking}
      isFound={isAnswered ? target.box !== undefined : null}
      autoFocus={target.alias === ''}
    />
  );
}
