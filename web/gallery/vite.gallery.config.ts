import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Serves the kit alone, under the same style policy as the product: `npx vite -c web/gallery/vite.gallery.config.ts`. */
export default defineConfig({
  root: here('.'),
  publicDir: here('../public'),
  cacheDir: here('../../node_modules/.vite-gallery'),
  plugins: [react()],
  html: { cspNonce: 'gallery' },
  server: { host: '127.0.0.1', port: 47310, strictPort: true, fs: { allow: [here('../..')] } },
});
