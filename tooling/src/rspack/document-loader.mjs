// A loader, which rspack starts by itself: JavaScript, as Node 20 reads no TypeScript.

const documents = /^export const (\w+) = \{.*$/gm;

/**
 * Makes each GraphQL document of codegen's `graphql.ts` a module of its own, so that a chunk contains the documents that
 * it uses. As one module all of them would be in the first script of every page.
 * @this {{ resourceQuery: string }}
 * @param {string} source
 */
export default function documentLoader(source) {
  const found = [...source.matchAll(documents)];
  const wanted = this.resourceQuery.slice(1);
  if (wanted) return found.find(([, name]) => name === wanted)?.[0];
  return found.map(([, name]) => `export { ${name} } from './graphql.ts?${name}';`).join('\n');
}
