import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import { paths } from '../../paths';
import { useTenant } from '../../session/tenant';
import { useAccent } from '../../shell/accent';
import { InvitationsNotice } from '../../shell/InvitationsNotice';
import { OffersNotice } from '../../shell/OffersNotice';
import { LanguageMenu } from '../../shell/LanguageMenu';
import { TenantLogo } from '../../shell/TenantLogo';
import { contentId, useArrival } from '../../shell/use-arrival';
import { useChooseLanguage } from '../../shell/use-choose-language';
import { useIsPhone } from '../../shell/use-media';
import { phone } from '../../theme/media';
import { gutter, height, radius } from '../../theme/tokens';
import { touchTarget } from '../../theme/touch-target';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import { OnboardingProgress } from './OnboardingProgress';

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  grid: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  height: '100dvh',
  backgroundColor: theme.palette.ground,
  [phone]: { height: 'auto', minHeight: '100dvh', backgroundColor: theme.palette.surface },
}));
const Bar = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  minHeight: height.topBar,
  padding: '0 16px',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  [phone]: {
    gap: 12,
    minHeight: 56,
    padding: '0 10px 0 16px',
    borderBottom: `1px solid ${theme.palette.line}`,
  },
}));
const End = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 4 });
const Sheet = styled('main')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  margin: '0 12px',
  border: `1px solid ${theme.palette.line}`,
  borderBottom: 0,
  borderRadius: `${radius.base}px ${radius.base}px 0 0`,
  backgroundColor: theme.palette.surface,
  '&:focus, & h1:focus': { outline: 'none' },
  [phone]: { overflowY: 'visible', margin: 0, border: 0, borderRadius: 0 },
}));

/** The mark alone is less than a finger. */
const homeLink = { justifySelf: 'start', [phone]: touchTarget(8, 8) };

/** The calm frame of the first steps: where one is on the way, the language, the way out. */
export function OnboardingLayout() {
  useAccent('blue');
  useArrival('');
  const { name: product } = useTenant();
  const { say } = useSay('shell');
  const isPhone = useIsPhone();
  const chooseLanguage = useChooseLanguage();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Ground>
      <Bar>
        <Link href={paths.home} aria-label={product} underline="none" sx={homeLink}>
          <TenantLogo markOnly={isPhone} />
        </Link>
        <OnboardingProgress />
        <End>
          <LanguageMenu
            kind={isPhone ? 'code' : 'name'}
            label={say('shell:language')}
            onChoose={chooseLanguage}
          />
          <SignOut isPhone={isPhone} />
        </End>
      </Bar>
      <Sheet id={contentId} tabIndex={-1} data-scroll-restoration-id={contentId}>
        {pathname !== paths.received && <Invited />}
        <Outlet />
      </Sheet>
    </Ground>
  );
}

const NoticeSpace = styled('div')({
  display: 'grid',
  gap: 8,
  padding: `12px ${gutter.wide}px 0`,
  '&:empty': { display: 'none' },
  [phone]: { padding: `12px ${gutter.phone}px 12px` },
});

/** Somebody who is invited, or offered a company, need not make anything of their own. */
function Invited() {
  return (
    <NoticeSpace>
      <InvitationsNotice />
      <OffersNotice href={paths.received} />
    </NoticeSpace>
  );
}

function SignOut({ isPhone }: { readonly isPhone: boolean }) {
  const { say } = useSay('shell');
  const router = useRouter();
  if (isPhone)
    return (
      <IconAction label={say('shell:signOut')} onClick={() => void router.navigate({ to: paths.signOut })}>
        <LogOut size={20} />
      </IconAction>
    );
  return (
    <Button
      variant="text"
      color="secondary"
      size="small"
      startIcon={<LogOut size={16} />}
      href={paths.signOut}
    >
      {say('shell:signOut')}
    </Button>
  );
}
