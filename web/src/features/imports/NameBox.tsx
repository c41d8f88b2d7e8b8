import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Scan from 'lucide-react/icons/scan-line';
import { useRef, useState } from 'react';
import { phone } from '../../theme/media';
import { gutter, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { placeNames } from './name-cells';
import type { RowsStepProps } from './step-parts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '4px 12px',
  padding: `10px ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { padding: `8px ${gutter.phone}px` },
}));
const Box = styled('div')({ flex: '1 1 240px', minWidth: 0, maxWidth: 420 });
const Said = styled('p')(({ theme }) => ({
  flex: '1 1 220px',
  minHeight: 20,
  alignSelf: 'center',
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
}));

/** Takes identifiers of any kind, one at a time or a whole list, each into a row and column of its own. */
export function NameBox({ subject, rows }: Pick<RowsStepProps, 'subject' | 'rows'>) {
  const { say } = useSay('bulk');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (names: string) => {
    const told = addNames({ subject, rows }, names);
    if (told === null) return;
    const { added, repeated } = told;
    const [again = ''] = repeated;
    setSaid(
      [
        ...(added > 0 ? [say('bulk:namesAdded', { count: added })] : []),
        ...(repeated.length > 0 ? [say('bulk:namesRepeated', { count: repeated.length, name: again })] : []),
      ].join(' '),
    );
    setText('');
    input.current?.focus();
  };
  return (
    <Root
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        // One more word of what is being typed is typed on.
        if (!/[\n\t;]/.test(pasted.trim())) return;
        event.preventDefault();
        add(pasted);
      }}
    >
      <Box>
        <TextInput
          label={say('bulk:names')}
          hideLabel
          placeholder={say('bulk:names')}
          icon={<Scan size={16} />}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(text);
          }}
          inputRef={input}
          autoFocus
          autoComplete="off"
        />
      </Box>
      <Button
        onClick={() => {
          add(text);
        }}
      >
        {say('bulk:namesAdd')}
      </Button>
      <Said role="status">{said}</Said>
    </Root>
  );
}

/** Writes identifiers into the first rows that nobody wrote in; null where there are none. */
function addNames({ subject, rows }: Pick<RowsStepProps, 'subject' | 'rows'>, names: string) {
  const { store, listeners } = rows;
  const naming = new Set(subject.format.groups.flat());
  const fields = subject.format.columns.map(({ field }) => field).filter(({ name }) => naming.has(name));
  const { added, repeated } = placeNames(names, fields, store.list());
  if (added.length + repeated.length === 0) return null;
  const blank = store.list().filter(({ texts }) => Object.values(texts).every((text) => text === ''));
  const missing = added.length - blank.length;
  const free = blank.map(({ row }) => row);
  if (missing > 0) {
    const more = store.append(missing);
    listeners.onAddRows?.(more);
    free.push(...more);
  }
  const changes = added.flatMap((cell, at) => {
    const row = free[at];
    return row === undefined ? [] : [{ ...cell, row }];
  });
  store.batch(() => {
    store.write(changes);
    listeners.onEdits(changes);
  });
  return { added: changes.length, repeated };
}
