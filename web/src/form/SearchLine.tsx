import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FoundMark } from '../fields/FoundMark';
import { phone } from '../theme/media';
import { TextInput } from '../ui/TextInput';
import { WorkingButton } from '../ui/WorkingButton';

export interface SearchLineProps {
  readonly label: string;
  readonly placeholder: string;
  readonly type: 'email' | 'text';
  readonly icon: ReactNode;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onAsk: () => void;
  /** What the button says: 'Buscar'. */
  readonly askLabel: string;
  readonly isWorking: boolean;
  /** Null while nothing of this text is known. */
  readonly isFound: boolean | null;
  readonly autoFocus: boolean;
}

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 8,
  '& > .MuiButton-root': { minHeight: 44 },
  [phone]: { '& > .MuiButton-root': { minHeight: 48 } },
});

/** A line of a wizard that looks for something: what is typed, whether it was found, and the button that asks; Enter asks too. */
export function SearchLine(props: SearchLineProps) {
  const { text, isFound, onAsk } = props;
  const isBlank = text.trim() === '';
  return (
    <Line>
      <TextInput
        hideLabel
        label={props.label}
        placeholder={props.placeholder}
        size="large"
        type={props.type}
        autoFocus={props.autoFocus}
        autoComplete="off"
        maxLength={200}
        icon={props.icon}
        value={text}
        onChange={props.onType}
        onKeyDown={(event) => {
          // Enter asks; going on is the button's.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isBlank) onAsk();
        }}
        end={isFound === null ? undefined : <FoundMark isFound={isFound} />}
      />
      <WorkingButton size="large" working={props.isWorking} disabled={isBlank} onClick={onAsk}>
        {props.askLabel}
      </WorkingButton>
    </Line>
  );
}
