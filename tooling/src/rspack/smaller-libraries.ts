import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

/** Leaves out what libraries bring along for nobody: 2.3 KB of the scripts of every page. */
export const libraryRules: RuleSetRule[] = [
  // For components of @emotion/react that nobody uses.
  { test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false },
  {
    test: /\/node_modules\/react-router\/dist\//,
    loader: path.join(import.meta.dirname, 'pure-components-loader.mjs'),
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
