import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { withoutSettingWords } from './without-setting-words.ts';

/** What turns the sources into the app: routes from files, React, and settings without their words. For the build and for the tests of screens. */
export const appPlugins = () => [
  tanstackRouter({
    target: 'react',
    routesDirectory: './src/routes',
    generatedRouteTree: './src/app/route-tree.gen.ts',
    autoCodeSplitting: true,
    // What stands in for a screen that cannot be loaded has to be there.
    codeSplittingOptions: { defaultBehavior: [['component']] },
    quoteStyle: 'single',
  }),
  react(),
  withoutSettingWords,
];
