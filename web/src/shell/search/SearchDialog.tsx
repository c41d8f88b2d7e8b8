import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useId, useState, type InputHTMLAttributes, type KeyboardEvent, type MouseEvent } from 'react';
import { maxSought } from '@huella/domain/rules/search';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { visuallyHidden } from '../../theme/visually-hidden';
import { IconAction } from '../../ui/IconAction';
import { Kbd } from '../../ui/Kbd';
import { Notice } from '../../ui/Notice';
import { SearchInput } from '../../ui/SearchInput';
import { useSay } from '../../words/use-say';
import { useIsPhone } from '../use-media';
import { OptionGroups } from './OptionGroups';
import type { SearchOption } from './options';
import { SearchFoot } from './SearchFoot';
import { useOpenChoice } from './use-open-choice';
import { useOptions } from './use-options';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  padding: '10px 12px',
  borderBottom: `1px solid ${theme.palette.line}`,
  // The field is the head of the dialog: the line under it is its border.
  '& .MuiInputBase-root': {
    ...typeStyle(type.section),
    '&, &:hover, &.Mui-focused': { border: 0, boxShadow: 'none' },
  },
  '& input': { fontWeight: 400 },
  [phone]: { padding: '6px 4px' },
}));
const Note = styled('p')(({ theme }) => ({
  padding: '20px 24px',
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '& strong': { display: 'block', color: theme.palette.ink, fontWeight: 600, overflowWrap: 'anywhere' },
}));
const Failure = styled('div')({ flex: 'none', padding: '12px 12px 0' });
const Hidden = styled('p')(visuallyHidden);

export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One key for everything: what is typed, and what it names anywhere that the user may see. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const { say } = useSay('search');
  const isPhone = useIsPhone();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isPhone}
      aria-label={say('search:title')}
      slotProps={{
        paper: {
          sx: isPhone
            ? {
                width: '100vw',
                maxWidth: '100vw',
                maxHeight: '100dvh',
                margin: 0,
                borderRadius: 0,
                border: 0,
              }
            : {
                width: 'min(640px, calc(100vw - 32px))',
                maxWidth: 'none',
                maxHeight: 'min(600px, calc(100dvh - 120px))',
                alignSelf: 'flex-start',
                marginTop: '92px',
              },
        },
      }}
    >
      <Search isPhone={isPhone} onClose={onClose} />
    </Dialog>
  );
}

function Search({ isPhone, onClose }: { readonly isPhone: boolean; readonly onClose: () => void }) {
  const { say } = useSay('search', 'ui');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const text = typed.trim();
  const finding = useOptions(text);
  const open = useOpenChoice();
  const all = finding.groups.flatMap(({ options }) => options);
  const at = Math.min(active, Math.max(all.length - 1, 0));
  const take = (option: SearchOption, event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) {
      window.open(option.address, '_blank', 'noopener');
      return;
    }
    onClose();
    open(option);
  };
  const move = (place: number) => {
    setActive(place);
    document.getElementById(`${listId}-${String(place)}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = all[at];
    if (chosen === undefined || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move((at + 1) % all.length);
    else if (event.key === 'ArrowUp') move((at + all.length - 1) % all.length);
    else if (event.key === 'Enter') take(chosen, event);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Head>
        {isPhone && (
          <IconAction label={say('search:close')} onClick={onClose}>
            <ArrowLeft size={20} />
          </IconAction>
        )}
        <SearchInput
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setActive(0);
          }}
          size="medium"
          label={say('search:label')}
          placeholder={say('search:placeholder')}
          end={isPhone ? undefined : <Kbd>{say('search:keyEscape')}</Kbd>}
          onKeyDown={onKeyDown}
          inputProps={comboOf(listId, at, all.length)}
          autoFocus
        />
      </Head>
      <Answer finding={finding} text={text} listId={listId} active={at} onPoint={setActive} onTake={take} />
    </>
  );
}

/** The field of a list that the arrows go through, as it is said to who does not see it. */
function comboOf(listId: string, at: number, count: number): InputHTMLAttributes<HTMLInputElement> {
  return {
    role: 'combobox',
    maxLength: maxSought,
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': count > 0,
    ...(count > 0 && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${String(at)}` }),
  };
}

interface AnswerProps {
  readonly finding: ReturnType<typeof useOptions>;
  readonly text: string;
  readonly listId: string;
  readonly active: number;
  readonly onPoint: (place: number) => void;
  readonly onTake: (option: SearchOption, event: MouseEvent | KeyboardEvent) => void;
}

/** What was found, or that nothing was, or why not; and how much, said to who does not see it. */
function Answer({ finding, text, listId, active, onPoint, onTake }: AnswerProps) {
  const { say } = useSay('search');
  const { groups, found, failure, isComing } = finding;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isNone = text !== '' && !isComing && failure === null && count === 0;
  return (
    <>
      {failure !== null && (
        <Failure>
          <Notice tone="warning">{say(failure === 'offline' ? 'search:offline' : 'search:failed')}</Notice>
        </Failure>
      )}
      {count > 0 && (
        <OptionGroups
          id={listId}
          groups={groups}
          text={text}
          active={active}
          onPoint={onPoint}
          onTake={onTake}
        />
      )}
      {text === '' && count === 0 && <Note>{say('search:start')}</Note>}
      {isNone && (
        <Note>
          <strong>{say('search:none', { text })}</strong>
          {say('search:noneText')}
        </Note>
      )}
      <Hidden role="status">
        {isComing ? say('search:searching') : text !== '' && say('search:found', { count })}
      </Hidden>
      <SearchFoot searched={found?.searched ?? null} />
    </>
  );
}
