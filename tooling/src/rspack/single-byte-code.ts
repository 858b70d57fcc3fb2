import { type Configuration, rspack } from '@rspack/core';

/**
 * Code for Node without comments and with Turkish letters escaped: a text with any letter beyond Latin-1 takes two bytes of
 * memory for each of its characters, and Node keeps the whole text of a program. Names stay: those of functions are in
 * error messages, those of classes are names of mongoose's models.
 */
export const singleByteCode: Configuration['optimization'] = {
  minimize: true,
  minimizer: [
    new rspack.SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: { compress: false, mangle: false, format: { ascii_only: true, comments: 'some' } },
    }),
  ],
};
