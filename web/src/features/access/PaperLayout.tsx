import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { showLanguage } from '../../session/session';
import { useTenant } from '../../session/tenant';
import { useAccent } from '../../shell/accent';
import { LanguageMenu } from '../../shell/LanguageMenu';
import { TenantLogo } from '../../shell/TenantLogo';
import { phone } from '../../theme/media';
import { touchTarget } from '../../theme/touch-target';
import { useSay } from '../../words/use-say';

const Ground = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  backgroundColor: theme.palette.surface,
}));
const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '28px 40px 0',
  [phone]: { padding: '16px 20px 0' },
});
const Column = styled('main')({
  display: 'grid',
  gap: 16,
  width: 'min(680px, 100%)',
  margin: '0 auto',
  padding: '40px 24px 64px',
  overflowWrap: 'anywhere',
  [phone]: { padding: '24px 20px 40px' },
});

/** A screen for reading, open to everybody: the mark, the language, one column. */
export function PaperLayout({ children }: { readonly children: ReactNode }) {
  useAccent('blue');
  const { name: product } = useTenant();
  const { say } = useSay('access');
  return (
    <Ground>
      <Bar>
        <Link href={paths.signIn} aria-label={product} underline="none" sx={{ [phone]: touchTarget(6) }}>
          <TenantLogo size={32} />
        </Link>
        <LanguageMenu
          kind="name"
          label={say('access:language')}
          onChoose={(language) => void showLanguage(language)}
        />
      </Bar>
      <Column>{children}</Column>
    </Ground>
  );
}
