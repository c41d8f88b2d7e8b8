import { styled } from '@mui/material/styles';
import Scan from 'lucide-react/icons/scan-line';
import { useEffect, useRef, useState } from 'react';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Kbd } from '../../ui/Kbd';
import { TextInput } from '../../ui/TextInput';
import { useIsPhone } from '../../shell/use-media';
import { useSay } from '../../words/use-say';
import type { EventGrid } from './use-event-grid';

export interface ScanFieldProps {
  readonly grid: Pick<EventGrid, 'find' | 'subject'>;
  /** Goes to the row of an asset. */
  readonly onFound: (id: number) => void;
}

const Root = styled('div')({ position: 'relative', flex: '1 1 260px', minWidth: 0, maxWidth: 420 });
const Said = styled('p')(({ theme }) => ({
  minHeight: 16,
  color: theme.palette.state.warning.text,
  ...typeStyle(type.meta),
}));

/** Takes what a reader or a hand types, and goes to its row. F2 leads here from anywhere on the screen. */
export function ScanField({ grid, onFound }: ScanFieldProps) {
  const { say } = useSay('eventGrid');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F2') return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  const look = () => {
    if (text.trim() === '') return;
    const found = grid.find(text);
    if (found.kind === 'one') {
      setText('');
      setSaid('');
      onFound(found.id);
      return;
    }
    setSaid(
      found.kind === 'several'
        ? say('eventGrid:scanSeveral', { count: found.count })
        : say('eventGrid:scanUnknown', { text: text.trim() }),
    );
    // What comes next takes its place.
    input.current?.select();
  };
  return (
    <Root>
      <TextInput
        label={say('eventGrid:scan')}
        hideLabel
        value={text}
        onChange={(next) => {
          setText(next);
          setSaid('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          look();
        }}
        size="medium"
        autoComplete="off"
        placeholder={say('eventGrid:scan')}
        icon={<Scan size={18} />}
        end={isPhone ? undefined : <Kbd>F2</Kbd>}
        inputRef={input}
      />
      <Said role="status">{said}</Said>
    </Root>
  );
}
