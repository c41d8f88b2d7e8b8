import { styled } from '@mui/material/styles';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { Fragment, useCallback, useEffect, useState, type ReactNode } from 'react';
import { isComplete } from '@huella/domain/rules/context';
import { accentOfAssetType } from '@huella/domain/catalogue/lookups/asset-accents';
import { AssetPickingContext } from '../fields/asset-picking';
import { assetPicking } from '../list/asset-picking';
import { paths } from '../paths';
import { useContextChoice, useTopBar } from '../session/context';
import { offsetRing } from '../theme/focus';
import { phone, print } from '../theme/media';
import { gutter, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { useAccent, useKeptAccent } from './accent';
import { ContextOpening } from './context-opening';
import { EmptyContext } from './EmptyContext';
import { Gate } from './Gate';
import { MenuModeContext, useLoadedMode, useMenuMode } from './menu-mode';
import { CenteredMessage } from './CenteredMessage';
import { NoPlace } from './NoPlace';
import { OffersNotice } from './OffersNotice';
import { MenuDrawer, SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { contentId, useArrival, focusContent } from './use-arrival';
import { useLostPlace } from './use-lost-place';
import { useIsPhone, useIsDesk } from './use-media';
import { keep, readKept } from '../session/kept';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The screen works without a chosen context (document 1 section 2, whitelisted routes): always, or in PREHOME alone,
     * where in HOME it is of the establishment.
     */
    anyContext?: true | 'PREHOME';
  }
}

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  grid: '"bar bar" auto "menu content" minmax(0, 1fr) / auto minmax(0, 1fr)',
  height: '100dvh',
  backgroundColor: theme.palette.ground,
  [phone]: {
    grid: '"bar" auto "content" 1fr / minmax(0, 1fr)',
    height: 'auto',
    minHeight: '100dvh',
    backgroundColor: theme.palette.surface,
  },
  // The screen itself, as long as it is, without what is around it.
  [print]: {
    display: 'block',
    height: 'auto',
    minHeight: 0,
    backgroundColor: theme.palette.surface,
    '& > :not(main)': { display: 'none' },
  },
}));
const Sheet = styled('main')(({ theme }) => ({
  gridArea: 'content',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  border: `1px solid ${theme.palette.line}`,
  borderRight: 0,
  borderBottom: 0,
  borderTopLeftRadius: radius.base,
  backgroundColor: theme.palette.surface,
  '&:focus, & h1:focus': { outline: 'none' },
  [phone]: { overflowY: 'visible', border: 0, borderRadius: 0 },
  [print]: { display: 'block', overflowY: 'visible', border: 0, borderRadius: 0 },
}));

const NoticeSpace = styled('div')({
  padding: `12px ${gutter.wide}px 0`,
  '&:empty': { display: 'none' },
  [phone]: { padding: `12px ${gutter.phone}px 0` },
  [print]: { display: 'none' },
});

export interface ShellProps {
  /** Comes over whatever screen is open. */
  readonly notice: ReactNode;
}

/** The frame around every screen behind the sign-in: top bar, menu and the white sheet. */
export function Shell({ notice }: ShellProps) {
  const { context } = useContextChoice();
  const isPhone = useIsPhone();
  const menu = useMenuWidth();
  const opening = useContextOpening();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const mode = useLoadedMode();
  const accent = mode === 'PREHOME' ? 'blue' : accentOfAssetType(context.active);
  useAccent(accent);
  useKeptAccent(accent);
  useLostPlace();
  useArrival(`${context.active ?? ''} ${context.establishment ?? ''}`);
  return (
    <MenuModeContext value={mode}>
      <ContextOpening value={opening.onOpen}>
        <Ground>
          <SkipLink />
          <TopBar isMenuWide={!menu.iconsOnly} context={opening} onOpenMenu={() => setMenuOpen(true)} />
          {isPhone ? (
            <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
          ) : (
            <SideMenu iconsOnly={menu.iconsOnly} onToggle={menu.toggle} />
          )}
          <Sheet id={contentId} tabIndex={-1} data-scroll-restoration-id={contentId}>
            {notice !== false && <NoticeSpace>{notice}</NoticeSpace>}
            <CompanyOffers />
            <AssetPickingContext value={assetPicking}>
              <Screen />
            </AssetPickingContext>
          </Sheet>
        </Ground>
      </ContextOpening>
    </MenuModeContext>
  );
}

/** On every screen but the one where offers are answered. */
function CompanyOffers() {
  const { pathname } = useLocation();
  if (pathname === paths.companies) return null;
  return (
    <NoticeSpace>
      <OffersNotice href={paths.companies} />
    </NoticeSpace>
  );
}

/** The screen of the address, or what is in its way: no establishment at all, or none chosen. */
function Screen() {
  const { establishments } = useTopBar();
  const { context } = useContextChoice();
  const mode = useMenuMode();
  const anyContext = useMatches({ select: (matches) => matches.at(-1)?.staticData.anyContext });
  if (anyContext === true || anyContext === mode) return <Outlet />;
  if (!isComplete(context)) {
    const { company } = context;
    const isNone = !establishments.some(({ fk }) => company === null || fk === company);
    return (
      <CenteredMessage>
        {isNone ? <NoPlace companyId={company} /> : <EmptyContext context={context} />}
      </CenteredMessage>
    );
  }
  // Another context is another screen, also where the last one failed: nothing of it stays.
  return (
    <Fragment key={`${context.active} ${context.establishment}`}>
      <Gate boxId={context.establishment}>
        <Outlet />
      </Gate>
    </Fragment>
  );
}

/** Opens and closes the context control, by Ctrl+J from anywhere too. */
function useContextOpening() {
  const [isOpen, setOpen] = useState(false);
  const onOpen = useCallback(() => setOpen(true), []);
  const onClose = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'j' ||
        !event.ctrlKey ||
        event.altKey ||
        event.shiftKey ||
        event.metaKey
      )
        return;
      event.preventDefault();
      // Over a question of another kind it stays shut; its own dialog it closes.
      const isAsked = document.activeElement?.matches('[role$="dialog"] *, [role$="dialog"]') === true;
      setOpen((before) => !before && !isAsked);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return { isOpen, onOpen, onClose };
}

const key = 'huella.menuCollapsed';

/** Whether the menu shows icons alone; on a desk the user decides, and this browser remembers. */
function useMenuWidth(): { readonly iconsOnly: boolean; readonly toggle: (() => void) | undefined } {
  const isDesk = useIsDesk();
  const [isCollapsed, setCollapsed] = useState(() => readKept(key) === true);
  const toggle = () => {
    keep(key, !isCollapsed);
    setCollapsed(!isCollapsed);
  };
  return { iconsOnly: !isDesk || isCollapsed, toggle: isDesk ? toggle : undefined };
}

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: '8px 14px',
  borderRadius: radius.base,
  backgroundColor: theme.palette.accent.main,
  color: theme.palette.accent.on,
  textDecoration: 'none',
  ...typeStyle({ ...type.body, weight: 500 }),
  '&:not(:focus)': { transform: 'translateY(-80px)' },
  '&:focus': offsetRing(theme.palette.accent.mark),
}));

/** The first stop of the Tab key: past the bar and the menu, straight to the screen. */
function SkipLink() {
  const { say } = useSay('shell');
  return (
    <Skip
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        focusContent();
      }}
    >
      {say('shell:skipToContent')}
    </Skip>
  );
}
