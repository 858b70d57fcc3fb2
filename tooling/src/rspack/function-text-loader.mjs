// A loader, which rspack starts by itself: JavaScript, as Node 20 reads no TypeScript.
import { rspack } from '@rspack/core';

const { minifySync, transformSync } = rspack.experiments.swc;

/**
 * The one function that a module exports, as the text of a small script.
 * @param {string} source TypeScript
 */
export default function functionTextLoader(source) {
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  const assigned = code.replace(/export (?=function )/, 'globalThis.it = ');
  const { code: small } = minifySync(assigned, { compress: true, mangle: true });
  return `export default ${JSON.stringify(small.replace(/^globalThis\.it=/, '').replace(/;$/, ''))};`;
}
