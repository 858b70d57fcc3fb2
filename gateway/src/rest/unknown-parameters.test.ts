import { z } from '@practice/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { authRoutes } from '../auth/auth-routes.ts';
import { loadTimeRoutes } from '../load-times/load-time-routes.ts';
import { remoteRoutes } from '../remotes/remote-api.ts';
import { liftGeneralLimit } from '../testing/lift-general-limit.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { pageVisitRoutes } from '../traffic/page-visit-routes.ts';

const gateway = testGateway();
beforeAll(liftGeneralLimit);
const ID = '507f1f77bcf86cd799439011';
const addressOf = (path: string, query: string) => `${path.replace(/:\w+/g, ID)}?${query}`;
const fieldsOf = (body: unknown) => (body as { errors?: { field: string }[] }).errors?.map(({ field }) => field);
const error = { field: 'bilinmeyen', message: 'Bilinmeyen parametre', code: 'UNKNOWN_FIELD' };
const routes = [
  ...authRoutes,
  ...remoteRoutes,
  ...loadTimeRoutes,
  ...pageVisitRoutes,
  ...gateway.services.flatMap(({ routes }) => routes),
];

describe('a parameter that a route does not document', () => {
  it('is refused by name at every route, before anything is done', async () => {
    const taken: string[] = [];
    const admin = await gateway.login('admin');
    for (const { method, path, body: documentedAs } of routes) {
      const body = method === 'get' || method === 'delete' ? undefined : documentedAs instanceof z.ZodArray ? [] : {};
      const response = await admin.send(method.toUpperCase(), addressOf(path, 'bilinmeyen=1'), body);
      if (response.status !== 400 || !fieldsOf(response.body)?.includes('bilinmeyen')) {
        taken.push(`${method} ${path}: ${response.status}`);
      }
    }
    expect(taken).toEqual([]);
  });

  it('is not told to those who may not call the route', async () => {
    expect((await gateway.visitor().get('/api/users?rol=admin')).status).toBe(401);
    expect((await (await gateway.login('user')).get('/api/users?rol=admin')).status).toBe(403);
  });

  it('is named beside what else is wrong', async () => {
    const { body } = await gateway.visitor().get('/api/public/appointments/availability?date=x&bilinmeyen=1');
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [error, { field: 'date' }] });
  });

  it('may be the one that keeps caches from answering', async () => {
    expect((await gateway.visitor().get('/api/services?_=1764201600')).status).toBe(200);
  });

  it('is ignored by pages', async () => {
    expect((await gateway.visitor().get('/robots.txt?bilinmeyen=1')).status).toBe(200);
  });
});

describe('a body', () => {
  const documented = routes.filter(({ method, body }) => method !== 'get' && body);

  it('is refused with a field that is not documented', () => {
    const loose = documented.filter(({ body }) => body instanceof z.ZodObject && !body._zod.def.catchall);
    expect(loose.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('is refused by its fields where the route documents none, before anything is done', async () => {
    const taken: string[] = [];
    const admin = await gateway.login('admin');
    for (const { method, path, body } of routes) {
      if (method === 'get' || method === 'delete' || body) continue;
      const response = await admin.send(method.toUpperCase(), addressOf(path, ''), { bilinmeyen: 1 });
      if (response.status !== 400 || !fieldsOf(response.body)?.includes('bilinmeyen')) {
        taken.push(`${method} ${path}: ${response.status}`);
      }
    }
    expect(taken).toEqual([]);
  });

  it('that is missing is no fault of the server', async () => {
    const admin = await gateway.login('admin');
    const failed: string[] = [];
    for (const { method, path, isBodyOptional } of documented) {
      if (isBodyOptional) continue;
      const { status } = await admin.send(method.toUpperCase(), addressOf(path, ''), undefined);
      if (status < 400 || status >= 500) failed.push(`${method} ${path}: ${status}`);
    }
    expect(failed).toEqual([]);
  });
});

describe('a filter', () => {
  it.each([
    ['/api/users?role=moderator', (users: { role: string }[]) => users.every(({ role }) => role === 'moderator')],
    [
      '/api/users?search=ADM\u0130N',
      (users: { username: string }[]) => users.every(({ username }) => username === 'admin'),
    ],
    [
      '/api/email-templates?category=security',
      (found: { category: string }[]) => found.every(({ category }) => category === 'security'),
    ],
    [
      '/api/email-templates?search=HAT\u0130RLAT',
      (found: { name: string }[]) => found.every(({ name }) => /hat\u0131rlat/i.test(name)),
    ],
  ])('%s leaves out the others', async (path, isRight) => {
    const admin = await gateway.login('admin');
    const [all, found] = [await admin.get(path.replace(/\?.*/, '')), await admin.get(encodeURI(path))];
    expect(found.status).toBe(200);
    const rows = found.body as never[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan((all.body as object[]).length);
    expect(isRight(rows)).toBe(true);
  });

  it('of a date has the slots of that date alone', async () => {
    const admin = await gateway.login('admin');
    for (const date of ['2031-03-04', '2031-03-05']) {
      const slot = { date, startTime: '09:00', endTime: '10:00' };
      expect((await admin.post('/api/available-slots', slot)).status).toBe(201);
    }
    const { body } = await admin.get('/api/available-slots?date=2031-03-05');
    expect((body as { date: string }[]).map(({ date }) => date)).toEqual(['2031-03-05']);
  });

  it('of pages searches their texts', async () => {
    const admin = await gateway.login('admin');
    for (const title of ['Ekibimiz', 'I\u015f\u0131k Odas\u0131']) await admin.post('/api/dynamic-pages', { title });
    const { body } = await admin.get('/api/dynamic-pages?search=isik');
    expect((body as { slug: string }[]).map(({ slug }) => slug)).toEqual(['isik-odasi']);
  });
});
