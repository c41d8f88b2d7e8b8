import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileEarly, splitByLayer } from '../tools/chunks.mjs';
import { evaluateFiles } from '../tools/evaluate-files.mjs';

/** The built page is stamped with a nonce per answer; the server replaces this mark. */
const nonceMark = '__CSP_NONCE__';

/**
 * What hands rows, filters and their columns on in a list: the compiler keeps what a press does not change, and what they
 * draw is not drawn again. All of the app so compiled would be a fifth larger (decision 134).
 */
const memoized =
  /\/web\/src\/(?:list\/(?:ListPage|ListBody|use-list|use-filter-place)|features\/assets\/AssetsList)\.tsx?$/;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    babel({ include: memoized, presets: [reactCompilerPreset()] }),
    evaluateFiles(),
    compileEarly(),
  ],
  ...(command === 'build' && { html: { cspNonce: nonceMark } }),
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: splitByLayer(),
        // The first script names two hundred others: their names were a kilobyte of every first visit. The manifest knows
        // what is in each.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
