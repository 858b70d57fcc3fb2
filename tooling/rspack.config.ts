import { type Configuration, rspack } from '@rspack/core';
import { defineNodeProgram } from './src/rspack/index.ts';

/** `remotes` of the image, which has no sources; as deep in its folders as they are, for the paths that begin at the root. */
export default {
  ...defineNodeProgram({ dir: import.meta.dirname, entry: './src/remotes/main.ts' }),
  entry: { 'remotes/main': './src/remotes/main.ts' },
  plugins: [new rspack.IgnorePlugin({ resourceRegExp: /write-sources\.ts$/ })],
} satisfies Configuration;
