import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeEntry } from '@practice/service-kit/remotes-list/remotes-file';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { root } from '../start/env.ts';
import { checkContracts } from './check-contracts.ts';
import { readSchema } from './schema.ts';
import { documentsHere, documentsOf, documentsPublished } from './sources.ts';

const documents = { 'sha256:aa': 'query Times($date: String!) { availability(date: $date) { slots } }' };
const published = [{ owner: 'mf-public 1.0.0', documents }];
const schemaWith = (query: string) => buildSchema(`type Query { ${query} } type Day { slots: [String!]! }`);

describe('a change of the schema', () => {
  it('that breaks nothing passes', () => {
    expect(checkContracts(schemaWith('availability(date: String!, city: String): Day, more: Int'), published)).toEqual(
      [],
    );
  });

  it.each([
    ['a field that goes', 'times: Day', 'Cannot query field "availability" on type "Query".'],
    [
      'an argument that becomes needed',
      'availability(date: String!, city: String!): Day',
      'Field "availability" argument "city" of type "String!" is required, but it was not provided.',
    ],
    ['another type', 'availability(date: Int!): Day', 'Variable "$date" of type "String!" used in position'],
  ])('%s is refused with the names of remote, version and operation', (_what, query, problem) => {
    const [line, ...others] = checkContracts(schemaWith(query), published);
    expect(line).toContain(`mf-public 1.0.0: query Times: ${problem}`);
    expect(others).toEqual([]);
  });

  it('an invalid document is reported too', () => {
    const broken = [{ owner: 'mf-public 1.0.0', documents: { 'sha256:bb': 'query {' } }];
    expect(checkContracts(schemaWith('more: Int'), broken)).toEqual([expect.stringContaining('Syntax Error')]);
  });
});

describe('the documents that count', () => {
  it('are those of every front end here, and they fit the schema', () => {
    const here = documentsHere(root);
    expect(here.map(({ owner }) => owner)).toEqual(['mf-appointments', 'mf-content', 'mf-public', 'mf-seo', 'shell']);
    for (const { documents: texts } of here) expect(Object.keys(texts).length).toBeGreaterThan(0);
    expect(checkContracts(readSchema(root), here)).toEqual([]);
  });

  it('are those of published versions that somebody may see, and no others', () => {
    const dir = mkdtempSync(join(tmpdir(), 'contracts-'));
    const paths = { dir: join(dir, 'published'), file: join(dir, 'remotes.json') };
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '2.0.0']) {
      const folder = join(paths.dir, 'mf-seo', version, 'dist');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'remote.json'), '{}');
      writeFileSync(join(folder, 'persisted-documents.json'), JSON.stringify(documents));
    }
    const entry = { name: 'mf-seo', version: '1.2.0', previous: '1.1.0', previews: [{ version: '2.0.0' }] };
    changeEntry(paths.file, 'mf-seo', () => entry);
    const owners = documentsPublished(paths).map(({ owner }) => owner);
    expect(owners.sort()).toEqual(['mf-seo 1.1.0', 'mf-seo 1.2.0', 'mf-seo 2.0.0']);
    rmSync(dir, { recursive: true });
  });

  it('are those that an installation shows right now', async () => {
    const server = createServer((request, response) => {
      const remotes = [
        { name: 'mf-public', version: '1.4.0', manifest: '/remotes/mf-public/1.4.0/mf-manifest.json' },
        { name: 'mf-quiet', version: '1.0.0', manifest: '/remotes/mf-quiet/mf-manifest.json' },
      ];
      const responses: Record<string, unknown> = {
        '/remotes.json': { remotes },
        '/remotes/mf-public/1.4.0/persisted-documents.json': documents,
      };
      const body = responses[request.url ?? ''];
      response.writeHead(body ? 200 : 404, { connection: 'close' }).end(JSON.stringify(body ?? {}));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const found = await documentsOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await new Promise((resolve) => server.close(resolve));
    expect(found).toEqual([
      { owner: 'mf-public 1.4.0', documents },
      { owner: 'mf-quiet 1.0.0', documents: {} },
    ]);
  });
});
