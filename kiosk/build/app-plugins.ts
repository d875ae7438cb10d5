import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { withoutSettingWords } from './without-setting-words.ts';

/** The plug-ins for the build and the screens' tests: routes, React, settings without words. */
export const appPlugins = () => [
  tanstackRouter({
    target: 'react',
    routesDirectory: './src/routes',
    generatedRouteTree: './src/app/route-tree.gen.ts',
    autoCodeSplitting: true,
    // The replacement of a failed screen has to be there.
    codeSplittingOptions: { defaultBehavior: [['component']] },
    quoteStyle: 'single',
  }),
  react(),
  withoutSettingWords,
];
