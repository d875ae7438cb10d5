import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Not in the tablet's build nor in a folder for servers. */
export default defineConfig({
  root: path('./page'),
  base: '/settings/',
  publicDir: path('./page/as-it-is'),
  resolve: { alias: { '~': path('../../src') } },
  plugins: [react()],
  build: {
    outDir: path('../../.cache/settings-page'),
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: path('./page/index.html'), drive: path('./preview/main.ts') },
      // The preview's page asks for it by this name.
      output: { entryFileNames: ({ name }) => (name === 'drive' ? 'drive.js' : 'assets/[name]-[hash].js') },
    },
    // The form's library alone exceeds the limit of guests' pages.
    chunkSizeWarningLimit: 2_000,
  },
});
