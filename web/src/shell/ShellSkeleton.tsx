import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { phone } from '../theme/media';
import { breakpoints, height, radius, width } from '../theme/tokens';
import { SkeletonBar } from '../ui/SkeletonBar';
import { useSay } from '../words/use-say';
import { readKeptAccent, useAccent } from './accent';
import { HiddenTitle } from './HiddenTitle';
import { TenantLogo } from './TenantLogo';

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  grid: `"bar bar" ${height.topBar}px "menu sheet" 1fr / ${width.menu}px 1fr`,
  height: '100dvh',
  backgroundColor: theme.palette.ground,
  [`@media (max-width: ${breakpoints.lg - 0.05}px)`]: { gridTemplateColumns: `${width.menuIcons}px 1fr` },
  [phone]: { grid: '"bar" 56px "sheet" 1fr / 1fr', backgroundColor: theme.palette.surface },
}));
const Bar = styled('header')({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  padding: '0 16px',
  // Over the names of the menu the bar holds the logo alone.
  [`@media (min-width: ${breakpoints.lg}px)`]: { gap: width.menu - 32 },
});
const Menu = styled('div')({
  gridArea: 'menu',
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: 16,
  [phone]: { display: 'none' },
});
const Sheet = styled('main')(({ theme }) => ({
  gridArea: 'sheet',
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  padding: 24,
  border: `1px solid ${theme.palette.line}`,
  borderTopLeftRadius: radius.base,
  backgroundColor: theme.palette.surface,
}));

const menuLines = 6;
const sheetLines = 10;

/** The frame while the session is being loaded. */
export function ShellSkeleton() {
  const { say } = useSay();
  const [accent] = useState(readKeptAccent);
  useAccent(accent);
  return (
    <Ground aria-busy="true">
      <Bar>
        <TenantLogo markOnly />
        <SkeletonBar width={320} height={36} />
      </Bar>
      <Menu>
        {Array.from({ length: menuLines }, (_, line) => (
          <SkeletonBar key={line} height={18} />
        ))}
      </Menu>
      <Sheet>
        <HiddenTitle>{say('ui:loading')}</HiddenTitle>
        <SkeletonBar width={160} height={28} />
        {Array.from({ length: sheetLines }, (_, line) => (
          <SkeletonBar key={line} height={18} />
        ))}
      </Sheet>
    </Ground>
  );
}
