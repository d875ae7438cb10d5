import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The settings page: no part of the tablet's build, and in no folder that is copied to a server. */
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
    // The library of the form alone is larger than what is asked of pages for guests.
    chunkSizeWarningLimit: 2_000,
  },
});
