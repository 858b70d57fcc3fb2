import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rest } from '../access/cases/all.ts';
import { authRoutes } from '../auth/auth-routes.ts';
import { loadTimeRoutes } from '../load-times/load-time-routes.ts';
import { remoteRoutes } from '../remotes/remote-api.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { pageVisitRoutes } from '../traffic/page-visit-routes.ts';

const gateway = testGateway();
type Operation = {
  operationId: string;
  summary: string;
  security: object[];
  parameters?: { name: string; schema: object }[];
  responses: Record<string, object>;
};
type Components = { responses: Record<string, { headers?: object }> };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>>; components: Components };

const read = async () => (await gateway.visitor().get('/api/openapi.json')).body as Document;

describe('/api/openapi.json', () => {
  it('is the committed one; otherwise run the command at the top of docs/write-openapi.ts', async () => {
    const committed = await readFile(path.resolve(import.meta.dirname, '../../openapi.json'), 'utf8');
    expect(await read()).toEqual(JSON.parse(committed));
  });

  it('describes every call, with its errors', async () => {
    const { openapi, paths, components } = await read();
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([url, item]) =>
      Object.keys(item).map((method) => `${method} ${url.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const routes = [
      ...authRoutes,
      ...remoteRoutes,
      ...loadTimeRoutes,
      ...pageVisitRoutes,
      ...gateway.services.flatMap(({ routes }) => routes),
    ];
    expect(described.sort()).toEqual(routes.map(({ method, path: url }) => `${method} ${url}`).sort());
    for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
      expect(operation.summary).not.toBe('');
      expect(operation.responses).toHaveProperty('400');
      expect(operation.responses).toHaveProperty('503');
    }
    for (const status of [429, 503]) {
      expect(components.responses[`Problem${status}`]?.headers).toHaveProperty('Retry-After');
    }
  });

  it('says who may make each call: visitors’ calls need neither a session nor a token', async () => {
    const { paths } = await read();
    for (const [call, { people }] of Object.entries(rest)) {
      const [method = '', url = ''] = call.split(' ');
      const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const isOpen = operation?.security.some((way) => Object.keys(way).length === 0);
      expect([call, isOpen]).toEqual([call, people.includes('anonymous')]);
    }
  });

  it('names the types of files, and a header with their name', async () => {
    const response = (await read()).paths['/api/export/appointments']?.get?.responses['200'];
    expect(response).toMatchObject({ headers: { 'Content-Disposition': { required: true } } });
    expect(Object.keys((response as { content: object }).content)).toContain('text/csv');
  });

  it('says what is refused: dates that do not exist, empty flags, null in an address', async () => {
    const { paths } = await read();
    const schemaOf = (url: string, name: string) =>
      paths[url]?.get?.parameters?.find((parameter) => parameter.name === name)?.schema;
    expect(schemaOf('/api/public/appointments/availability', 'date')).toEqual({ type: 'string', format: 'date' });
    expect(schemaOf('/api/blog', 'published')).toMatchObject({ anyOf: [{ type: 'boolean' }, { const: '' }] });
    expect(schemaOf('/api/services', 'pageSize')).toMatchObject({
      anyOf: [{ type: 'integer', minimum: 1, maximum: 200 }, { const: '' }],
    });
  });

  it('names no operation twice', async () => {
    const { paths } = await read();
    const ids = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('/api/docs', () => {
  it('is a page of this site alone', async () => {
    const { status, text, headers } = await gateway.visitor().get('/api/docs');
    expect(status).toBe(200);
    expect(text).toContain('<title>API belgeleri</title>');
    expect(text).not.toMatch(/https?:\/\//);
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    const scripts = [...text.matchAll(/<(?:script|style) nonce="([^"]+)"/g)].map(([, found]) => found);
    expect(scripts).toEqual([nonce, nonce, nonce]);
  });

  it('serves every file that it names', async () => {
    const { text } = await gateway.visitor().get('/api/docs');
    const files = [...text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(3);
    for (const file of files) expect((await gateway.visitor().get(file)).status).toBe(200);
  });

  it('serves no other file of its folder', async () => {
    expect((await gateway.visitor().get('/api/docs/package.json')).status).toBe(404);
    expect((await gateway.visitor().get('/api/docs/..%2fpackage.json')).status).toBe(404);
  });
});
