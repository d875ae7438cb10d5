import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Built as the app: same target and kind of precache, nothing else. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css}'],
        navigateFallback: '/index.html',
        clientsClaim: false,
        skipWaiting: false,
      },
    }),
  ],
  build: { target: 'es2022', reportCompressedSize: false, modulePreload: { polyfill: false } },
});
