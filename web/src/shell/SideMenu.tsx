import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { callQuery } from '../call/queries';
import { focusLine } from '../theme/focus';
import { height, radius, type, width } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { IconHint } from './IconHint';
import { LanguageMenu } from './LanguageMenu';
import { MenuEntries } from './MenuEntries';
import { ModeSwitch } from './ModeSwitch';
import { TenantLogo } from './TenantLogo';
import { useChooseLanguage } from './use-choose-language';

const Aside = styled('nav')({
  gridArea: 'menu',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  width: width.menu,
  padding: '8px 12px',
  '&[data-icons="true"]': { width: width.menuIcons, padding: '8px 8px' },
});
const Entries = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  margin: '0 -4px',
  padding: '2px 4px',
});
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingTop: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '&[data-icons="true"]': { flexDirection: 'column' },
}));
const Toggle = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: height.menuItem,
  minWidth: height.menuItem,
  padding: '0 10px',
  borderRadius: radius.base,
  color: theme.palette.ink2,
  ...typeStyle(type.meta),
  '&:hover': { backgroundColor: theme.palette.track },
  '&.Mui-focusVisible': focusLine(theme),
}));

export interface SideMenuProps {
  /** Icons alone, 56 px wide. */
  readonly iconsOnly: boolean;
  /** Absent where the window has no room for the names. */
  readonly onToggle?: (() => void) | undefined;
}

/** The menu at the left: 216 px with names, 56 px with icons. */
export function SideMenu({ iconsOnly, onToggle }: SideMenuProps) {
  const { say } = useSay('shell');
  return (
    <Aside aria-label={say('shell:menu')} data-icons={iconsOnly}>
      <ModeSwitch iconsOnly={iconsOnly} />
      <Entries>
        <MenuEntries iconsOnly={iconsOnly} />
      </Entries>
      <Foot data-icons={iconsOnly}>
        {onToggle !== undefined && <ToggleButton iconsOnly={iconsOnly} onToggle={onToggle} />}
        <Version />
      </Foot>
    </Aside>
  );
}

function ToggleButton({
  iconsOnly,
  onToggle,
}: {
  readonly iconsOnly: boolean;
  readonly onToggle: () => void;
}) {
  const { say } = useSay('shell');
  const label = say(iconsOnly ? 'shell:expandMenu' : 'shell:collapseMenu');
  const Icon = iconsOnly ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconHint hint={iconsOnly ? label : null}>
      <Toggle aria-expanded={!iconsOnly} onClick={onToggle}>
        <Icon size={16} aria-hidden="true" />
        {!iconsOnly && label}
      </Toggle>
    </IconHint>
  );
}

function Version(): ReactNode {
  const { say } = useSay('shell');
  const { data } = useQuery({ ...callQuery('version.get', {}), staleTime: Infinity });
  if (data === undefined) return null;
  return (
    <span title={say('shell:version', { version: `${data.version} (${data.build})` })}>{data.version}</span>
  );
}

const Sheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '8px 12px',
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0 0 12px 4px',
});

export interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of a phone, 240 px wide over the page; the focus stays inside until it is closed. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { say } = useSay('shell');
  const chooseLanguage = useChooseLanguage();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': say('shell:menu') } }}
    >
      <Sheet>
        <Head>
          <TenantLogo />
          <IconAction label={say('shell:closeMenu')} onClick={onClose}>
            <X size={20} />
          </IconAction>
        </Head>
        <ModeSwitch iconsOnly={false} />
        <Entries as="nav" aria-label={say('shell:menu')}>
          <MenuEntries iconsOnly={false} onFollow={onClose} />
        </Entries>
        <Foot>
          <LanguageMenu kind="name" label={say('shell:language')} onChoose={chooseLanguage} />
          <Version />
        </Foot>
      </Sheet>
    </Drawer>
  );
}
