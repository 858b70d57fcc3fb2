import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

/** Leaves out what libraries bring along unused: 2.3 KB of the scripts of every page, and most of React Aria's. */
export const libraryRules: RuleSetRule[] = [
  // For unused components of @emotion/react.
  { test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false },
  {
    test: /\/node_modules\/react-router\/dist\//,
    loader: path.join(import.meta.dirname, 'pure-components-loader.mjs'),
  },
  {
    test: /\/contracts\/src\/.*\.ts$/,
    enforce: 'pre',
    sideEffects: false,
    loader: path.join(import.meta.dirname, 'pure-schemas-loader.mjs'),
  },
  // Settings where zod is, and not beside each schema: what uses the constants there uses no zod.
  { test: /\/zod\/v4\/core\/core\.js$/, loader: path.join(import.meta.dirname, 'zod-settings-loader.mjs') },
  { test: /\/zod\/v4\/locales\/en\.js$/, loader: path.join(import.meta.dirname, 'no-texts-loader.mjs') },
  {
    // Schemas as JSON, and what the federation preloads, which pages do by their HTML, and says to developers.
    test: /\/(zod\/v4\/core\/(to-json-schema|json-schema-processors)|runtime-core\/dist\/utils\/preload|error-codes\/dist\/desc)\.m?js$/,
    loader: path.join(import.meta.dirname, 'no-functions-loader.mjs'),
  },
  // React Aria's texts in every language but Turkish.
  {
    test: /\/node_modules\/react-(aria|aria-components|stately)\/.*\/intl\/.*\/(?!tr-TR)[a-z]{2}-[A-Z]{2}\.m?js$/,
    loader: path.join(import.meta.dirname, 'no-texts-loader.mjs'),
  },
];

/** React Router's build without warnings for developers; its package names the other one for production too. */
export function routerForProduction(dir: string): Record<string, string> {
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  const dist = path.join(path.dirname(resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
  };
}
