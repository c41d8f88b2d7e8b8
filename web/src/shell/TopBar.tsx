import { styled } from '@mui/material/styles';
import MenuIcon from 'lucide-react/icons/menu';
import { useTopBar } from '../session/context';
import { useTenant } from '../session/tenant';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius, width } from '../theme/tokens';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { ContextControl, type ContextControlProps } from './context/ContextControl';
import { LanguageMenu } from './LanguageMenu';
import { useHomePath } from './menu-mode';
import { RouterLink } from './RouterLink';
import { RunsIndicator } from './RunsIndicator';
import { useChooseLanguage } from './use-choose-language';
import { useIsPhone } from './use-media';
import { SearchButton } from './search/SearchButton';
import { TenantLogo } from './TenantLogo';
import { UserMenu } from './UserMenu';

export interface TopBarProps {
  /** Whether the menu under the logo shows its names: the bar then leaves it the same width. */
  readonly isMenuWide: boolean;
  readonly context: ContextControlProps;
  readonly onOpenMenu: () => void;
}

const Bar = styled('header')(({ theme }) => ({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: height.topBar,
  paddingRight: 16,
  minWidth: 0,
  [phone]: {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    gap: 4,
    height: 56,
    padding: '0 10px',
    // A form takes the whole phone and has a way out of its own.
    'body:has([data-whole-phone]) &': { display: 'none' },
    borderBottom: `1px solid ${theme.palette.line}`,
    backgroundColor: theme.palette.surface,
  },
}));
const Home = styled('div')(({ theme }) => ({
  flex: 'none',
  width: width.menu,
  paddingLeft: 14,
  '&[data-wide="false"]': { width: width.menuIcons },
  '& a': { display: 'inline-flex', padding: 2, borderRadius: radius.base, textDecoration: 'none' },
  '& a:focus-visible': focusLine(theme),
}));
const Place = styled('div')({ display: 'flex', minWidth: 0, [phone]: { flex: 1 } });
const End = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
});

/** The bar over everything: home, where one works, language, who one is. */
export function TopBar({ isMenuWide, context, onOpenMenu }: TopBarProps) {
  const { say } = useSay('shell');
  const isPhone = useIsPhone();
  const { establishments } = useTopBar();
  const { name } = useTenant();
  const home = useHomePath();
  const chooseLanguage = useChooseLanguage();
  return (
    <Bar>
      {isPhone ? (
        <IconAction label={say('shell:openMenu')} aria-haspopup="dialog" onClick={onOpenMenu}>
          <MenuIcon size={20} />
        </IconAction>
      ) : (
        <Home data-wide={isMenuWide}>
          <RouterLink href={home} aria-label={say('shell:goHome', { product: name })}>
            <TenantLogo markOnly={!isMenuWide} />
          </RouterLink>
        </Home>
      )}
      <Place>{establishments.length > 0 && <ContextControl {...context} />}</Place>
      <End>
        <RunsIndicator />
        <SearchButton />
        {!isPhone && <LanguageMenu kind="code" label={say('shell:language')} onChoose={chooseLanguage} />}
        <UserMenu />
      </End>
    </Bar>
  );
}
