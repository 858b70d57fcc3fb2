// A loader, which rspack starts by itself: JavaScript, as Node 20 reads no TypeScript.
import path from 'node:path';

const computed = /^(export )?(const (\w+)(?:: [^=\n]+)? = )(?!\(|async |<)([\s\S]*?);(?=\n+[^\s})\]]|\s*(?![\s\S]))/gm;
const functions = /^export (function (\w+)[\s\S]*?^\})/gm;

/**
 * Lets a bundle leave out the schemas that it does not use, and zod with them: of most contracts it uses the constants
 * alone. What a module exports of schemas is in a second module, so that the first can be in a chunk without zod.
 * @this {{ resourceQuery: string, resourcePath: string }}
 * @param {string} source TypeScript
 */
export default function pureSchemasLoader(source) {
  const isFirst = this.resourceQuery === '' && /from '\.{1,2}\/zod-/.test(source);
  const schemas = ['z'];
  const moved = [];
  const pure = source.replace(computed, (whole, exported = '', start, name, value) => {
    if (!value.includes('(')) return whole;
    schemas.push(name);
    if (isFirst && exported) moved.push(name);
    return `${isFirst ? '' : exported}${start}/* @__PURE__ */ (() => (${value}))();`;
  });
  if (!isFirst) return pure;
  const ofSchemas = new RegExp(`\\b(${schemas.join('|')})\\b`);
  const rest = pure.replace(functions, (whole, local, name) => {
    if (!ofSchemas.test(local)) return whole;
    moved.push(name);
    return local;
  });
  return moved.length
    ? `${rest}\nexport { ${moved.join(', ')} } from './${path.basename(this.resourcePath)}?schemas';`
    : rest;
}
