import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRouter } from '@tanstack/react-router';
import Building2 from 'lucide-react/icons/building-2';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { paths } from '../paths';
import { useUser } from '../session/session';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height } from '../theme/tokens';
import { Avatar } from '../ui/Avatar';
import { Popover } from '../ui/popups';
import { useSay } from '../words/use-say';

const Trigger = styled(ButtonBase)(({ theme }) => ({
  width: height.button.compact,
  height: height.button.compact,
  borderRadius: '50%',
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: { width: height.phoneTarget, height: height.phoneTarget },
}));
const Who = styled('div')(({ theme }) => ({
  maxWidth: 280,
  padding: '12px 12px 10px',
  borderBottom: `1px solid ${theme.palette.line}`,
  overflowWrap: 'anywhere',
}));

/** Few choose other colours: what they choose from comes when the button is pointed at. */
const loadModes = () =>
  import('./ModeItems').then(
    ({ ModeItems }) => ModeItems,
    // Without a network the menu has no modes.
    () => null,
  );
type Modes = Awaited<ReturnType<typeof loadModes>>;

/** Where it leads. */
const entries = [
  { to: paths.profile, label: 'shell:profile', Icon: UserRound },
  { to: paths.companies, label: 'shell:manageCompanies', Icon: Building2 },
  { to: paths.security, label: 'shell:security', Icon: ShieldCheck },
] as const;
const wayOut = { to: paths.signOut, label: 'shell:signOut', Icon: LogOut } as const;

/** The menu opens as a whole: what came into an open one would move the way out from under the pointer. */
function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [ModeItems, setModeItems] = useState<Modes>(null);
  return {
    anchor,
    ModeItems,
    open: async (button: HTMLElement) => {
      const modes = await loadModes();
      setModeItems(() => modes);
      setAnchor(button);
    },
    close: () => {
      setAnchor(null);
    },
  };
}

/** Who is signed in, the colours of the device, and the way out. */
export function UserMenu() {
  const { say } = useSay('shell');
  const { firstname, lastname, email } = useUser();
  const router = useRouter();
  const { anchor, ModeItems, open, close } = useMenu();
  const name = `${firstname} ${lastname}`.trim();
  const entry = ({ to, label, Icon }: (typeof entries)[number] | typeof wayOut) => (
    <MenuItem
      key={to}
      onClick={() => {
        close();
        void router.navigate({ to });
      }}
    >
      <Icon size={16} aria-hidden="true" />
      {say(label)}
    </MenuItem>
  );
  return (
    <>
      <Trigger
        aria-label={say('shell:accountOf', { name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadModes()}
        onFocus={() => void loadModes()}
        onClick={(event) => {
          void open(event.currentTarget);
        }}
      >
        <Avatar name={name} kind="self" />
      </Trigger>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say('shell:account') } }}
      >
        <Who>
          <Typography variant="subtitle2">{name}</Typography>
          <Typography variant="caption" sx={{ color: 'ink3' }}>
            {email}
          </Typography>
        </Who>
        <MenuList autoFocusItem aria-label={say('shell:account')} sx={{ p: 1, minWidth: 200 }}>
          {entries.map(entry)}
          {ModeItems !== null && <ModeItems />}
          {entry(wayOut)}
        </MenuList>
      </Popover>
    </>
  );
}
