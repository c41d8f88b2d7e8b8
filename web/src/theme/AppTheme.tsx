/// <reference types="vite/client" />
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, type ElementType, type ReactNode } from 'react';
import { buildTheme } from './build-theme';
import { globalStyles } from './global-styles';
import { addPrefix } from './prefixed';
import type { Accent, AccentName, ColourMode } from './tokens';

export interface AppThemeProps {
  /** One of ours by name, or a tenant's made with `accentFromHex`. */
  readonly accent: AccentName | Accent;
  readonly mode?: ColourMode;
  /** The nonce of the page's content security policy; every style element carries it. */
  readonly nonce?: string | undefined;
  /** Draws every `<Link href>` and `<Button href>`; the app gives its router's link, alone they are plain anchors. */
  readonly linkComponent?: ElementType | undefined;
  readonly children: ReactNode;
}

/** The look around everything: styles under the nonce, theme, type, ground. Put it once, above the router. */
export function AppTheme({ accent, mode = 'light', nonce, linkComponent, children }: AppThemeProps) {
  const cache = useMemo(
    () => createCache({ key: 'h', stylisPlugins: [addPrefix], ...(nonce === undefined ? {} : { nonce }) }),
    [nonce],
  );
  const theme = useMemo(
    () => withLinks(buildTheme(accent, mode), linkComponent),
    [accent, mode, linkComponent],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={globalStyles} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

function withLinks(theme: Theme, link: ElementType | undefined): Theme {
  if (link === undefined) return theme;
  const { MuiLink, MuiButtonBase, ...others } = theme.components ?? {};
  return {
    ...theme,
    components: {
      ...others,
      MuiLink: { ...MuiLink, defaultProps: { ...MuiLink?.defaultProps, component: link } },
      MuiButtonBase: {
        ...MuiButtonBase,
        defaultProps: { ...MuiButtonBase?.defaultProps, LinkComponent: link },
      },
    },
  };
}
