import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'graphql';
import { afterAll } from 'vitest';
import type { Shell } from '../remotes/load-remotes.ts';

const build = { version: '1', main: 'main.js', startScripts: [], interactiveRoutes: [], styles: [], fonts: [] };
const nothing = { htmlAttributes: {}, headHtml: '', styles: [], bodyHtml: '', inlineScripts: [], boot: {}, errors: [] };

/**
 * A shell for the gateway of a test. A page's body is the number of its rendering and the result of the query that
 * `queries` has for its path, as JSON; other paths are missing.
 */
export function testShell(queries: Record<string, string>): () => Shell {
  const folder = mkdtempSync(path.join(tmpdir(), 'practice-shell-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const documents = Object.entries(queries).map(([at, query]) => [at, parse(query, { noLocation: true })]);
  const serverBundle = path.join(folder, 'server.cjs');
  writeFileSync(
    serverBundle,
    `const documents = ${JSON.stringify(Object.fromEntries(documents))};
    const nothing = ${JSON.stringify(nothing)};
    let renderings = 0;
    exports.sharedModules = {};
    exports.starter = 'function () {}';
    exports.renderPage = async ({ url, execute }) => {
      const document = documents[new URL(url).pathname];
      if (!document) return { ...nothing, status: 404 };
      const { data } = await execute(document, {});
      return { ...nothing, status: 200, bodyHtml: ++renderings + ' ' + JSON.stringify(data), query: [] };
    };`,
  );
  return () => ({ ...build, filesDir: folder, serverBundle, server: serverBundle });
}
