import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { libraryRules } from './smaller-libraries.ts';

/** TypeScript and JSX by SWC. Always production JSX: a remote built with development JSX breaks inside the shell. */
export const typescriptRule: RuleSetRule = {
  test: /\.tsx?$/,
  // A remote outside of this repository has our packages there, as TypeScript.
  exclude: /node_modules[\\/](?!@practice[\\/])/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
  type: 'javascript/auto',
};

const fontsAndImages = /\.(woff2?|png|jpe?g|webp|avif|svg|ico)$/;

/** GraphQL documents, each a module of its own, without unused ones. */
const documentsRule: RuleSetRule = {
  test: /\/src\/generated\/graphql\.ts$/,
  loader: path.join(import.meta.dirname, 'document-loader.mjs'),
  sideEffects: false,
};

/**
 * Assets as files with a hash in their name; style sheets as files of their own, those of a remote for what it shows alone.
 * @param remote name of the remote; absent for the shell
 */
export function webRules(remote: string | undefined): RuleSetRule[] {
  const scoped = path.join(import.meta.dirname, 'scoped-styles-loader.mjs');
  const use = remote ? { use: [{ loader: scoped, options: { name: remote } }] } : {};
  return [
    typescriptRule,
    documentsRule,
    ...libraryRules,
    { test: /\.css$/, type: 'css/auto', ...use },
    { test: fontsAndImages, type: 'asset/resource' },
  ];
}

/** The server needs no style sheets and writes no assets; an imported image is still its URL. */
export const nodeRules: RuleSetRule[] = [
  { ...typescriptRule, resourceQuery: { not: /^\?text$/ } },
  { resourceQuery: /^\?text$/, loader: path.join(import.meta.dirname, 'function-text-loader.mjs') },
  { test: /\.css$/, type: 'css/auto', generator: { exportsOnly: true } },
  { test: fontsAndImages, type: 'asset/resource', generator: { emit: false } },
  { test: /\.(graphql|hbs|txt)$/, type: 'asset/source' },
];
