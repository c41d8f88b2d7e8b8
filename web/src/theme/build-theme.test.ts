import { describe, expect, it } from 'vitest';
import { contrast } from '@huella/domain/contrast';
import { buildTheme } from './build-theme';
import { accentFromHex } from './look';

describe('buildTheme', () => {
  it('takes the accent by name and leaves the neutrals alone', () => {
    const home = buildTheme('green', 'light').palette;
    const management = buildTheme('blue', 'light').palette;
    expect(home.primary.main).toBe('#17784A');
    expect(management.primary.main).toBe('#3969E8');
    expect(home.ground).toBe(management.ground);
    expect(home.state).toEqual(management.state);
  });

  it('gives a light tenant accent a darker fill that white can be on', () => {
    const { primary } = buildTheme(accentFromHex('#FFD400', 'light'), 'light').palette;
    expect(primary.main).not.toBe('#FFD400');
    expect(contrast(primary.main, primary.contrastText)).toBeGreaterThanOrEqual(4.5);
  });

  it('writes the type scale in rem and spaces in fours', () => {
    const theme = buildTheme('wine', 'dark');
    expect(theme.typography.h2).toMatchObject({
      fontSize: '1.25rem',
      lineHeight: '1.75rem',
      fontWeight: 600,
    });
    expect(theme.spacing(4)).toBe('16px');
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 768, lg: 1024, xl: 1366 });
    expect(theme.palette.mode).toBe('dark');
  });
});
