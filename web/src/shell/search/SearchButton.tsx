import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { focusLine } from '../../theme/focus';
import { height, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { IconAction } from '../../ui/IconAction';
import { Kbd } from '../../ui/Kbd';
import { useSay } from '../../words/use-say';
import { useIsDesk } from '../use-media';
import { hasCommandKey, isSearchStroke } from './platform-keys';

/** The search comes when it is first wanted: no page waits for it. */
const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

const Trigger = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: 8,
  width: 216,
  height: height.button.compact,
  padding: '0 8px 0 10px',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
  '&:hover': { borderColor: theme.palette.control },
  '&.Mui-focusVisible': focusLine(theme),
  '& > kbd': { marginLeft: 'auto' },
}));

/** The search over everything: a field to look at in the bar, an icon where there is less room, and its key anywhere. */
export function SearchButton() {
  const { say } = useSay('ui');
  const isDesk = useIsDesk();
  const [isCommand] = useState(() => hasCommandKey());
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchStroke(event, isCommand)) return;
      event.preventDefault();
      // Over a question of another kind it stays shut.
      if (document.querySelector('[role$="dialog"]') !== null) return;
      setOpened(true);
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [isCommand]);
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': isCommand ? 'Meta+K' : 'Control+K',
    onPointerEnter: () => void loadDialog(),
    onClick: () => {
      setOpened(true);
      setOpen(true);
    },
  } as const;
  return (
    <>
      {isDesk ? (
        <Trigger {...shared}>
          <Search size={16} aria-hidden="true" />
          {say('ui:search')}
          <Kbd>{isCommand ? '⌘ K' : 'Ctrl K'}</Kbd>
        </Trigger>
      ) : (
        <IconAction label={say('ui:search')} {...shared}>
          <Search size={20} />
        </IconAction>
      )}
      {wasOpened && (
        <Suspense>
          <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
