import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The public QR pages, built twice: what browsers fetch (a style sheet, a typeface, a small script), and the bundle
 * with which the server draws the pages. The bundle holds everything it needs.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/qr-files/',
  publicDir: false,
  plugins: [react()],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: isSsrBuild === true ? 'node20' : 'es2022',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: isSsrBuild !== true,
    rolldownOptions: {
      input: isSsrBuild === true ? { render: 'src/public/render.tsx' } : { public: 'src/public/client.ts' },
    },
  },
}));
