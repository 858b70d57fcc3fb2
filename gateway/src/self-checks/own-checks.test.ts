import { RUN_SELF_CHECKS_JOB, type SelfCheckReport, selfCheckKeys } from '@practice/contracts';
import { database, emit, type Job, withTransaction } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { changes, readState } from '../access/database-state.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { testShell } from '../testing/test-shell.ts';
import { askAsVisitor } from './ask-as-visitor.ts';
import { anonymousApiCheck } from './check-anonymous-api.ts';
import { publicPagesCheck } from './check-public-pages.ts';
import { remotesCheck } from './check-remotes.ts';
import { graphqlRequests } from './graphql-requests.ts';
import { requestValues } from './request-values.ts';
import { readablePaths } from './rest-requests.ts';
import { type OwnChecks, runCheck } from './run-check.ts';
import { runSelfChecks } from './run-self-checks.ts';

const shell = testShell({
  '/': '{ siteSettings { settingValue } }',
  '/blog': '{ blogPosts(page: 1, pageSize: 50) { items { title } } }',
});
const gateway = testGateway({ remotes: { shell } });

let admin: Caller;
let own: OwnChecks;
let stopping: AbortController;
const site = () => ({
  host: '127.0.0.1',
  port: Number(new URL(gateway.url).port),
  publicUrl: 'https://klinik.example',
});
const checker = () => ({ own, stopped: stopping.signal, againMs: 0, restMs: 0, uptimeMs: () => 3_600_000 });

beforeAll(async () => {
  admin = await gateway.login('admin');
});
beforeEach(async () => {
  stopping = new AbortController();
  const { app, schema } = gateway.server;
  own = {
    anonymousApi: anonymousApiCheck({ site: site(), app, schema, services: gateway.services }),
    publicPages: publicPagesCheck(site()),
    remotes: remotesCheck({ remotes: { shell, list: () => [], imports: () => [] } as never, schema }),
  };
  await database().collection('self_check_runs').deleteMany({});
});

const make = (payload: object, attempts = 1) =>
  runSelfChecks({ _id: 'j', kind: RUN_SELF_CHECKS_JOB, payload, attempts } as Job, checker());
const start = async () => ((await admin.post('/api/self-checks', {})).body as { id: string }).id;

/** A run by hand, to its end. */
async function run(): Promise<SelfCheckReport> {
  const id = await start();
  await make({ id });
  return (await admin.get(`/api/self-checks/${id}`)).body as SelfCheckReport;
}

it('all checks pass on the demonstration’s data, and say what they looked at', async () => {
  const { outcomes, state, startedBy, isNightly } = await run();
  expect({ state, startedBy, isNightly }).toEqual({ state: 'finished', startedBy: 'admin', isNightly: false });
  expect(outcomes.map(({ key }) => key)).toEqual(selfCheckKeys);
  expect(outcomes.filter((outcome) => outcome.state !== 'passed')).toEqual([]);
  for (const key of ['overlaps', 'daySchedules', 'consents', 'encryption', 'references', 'storedFiles'] as const) {
    expect([key, outcomes.find((outcome) => outcome.key === key)?.checked]).toEqual([key, expect.toSatisfy(isMany)]);
  }
});
const isMany = (count: number) => count > 3;

describe('what visitors are given', () => {
  const family = { parentName: 'Gülsüm Çağlayanoğlu', phone: '05327776655', email: 'gulsum@ornek.example' };

  /** A family of the demonstration is this one, for a test; something that the practice publishes says what is planted. */
  async function plant(collection: string, document: object, shows: 'testimonial.changed' | 'blog-post.changed') {
    const appointments = database().collection('appointments');
    const stored = await appointments.findOne({ status: 'pending' });
    await appointments.updateOne({ _id: stored?._id }, { $set: family });
    const { insertedId } = await database().collection(collection).insertOne(document);
    // Kept lists and pages are made anew after it.
    await withTransaction(async (session) => emit(session, shows, { id: String(insertedId) }));
    onTestFinished(async () => {
      await appointments.replaceOne({ _id: stored?._id }, stored ?? {});
      await database().collection(collection).deleteOne({ _id: insertedId });
    });
  }
  const post = (fields: object) => ({
    ...{
      title: 'Uyku',
      slug: 'uyku-ornegi',
      category: 'Genel',
      excerpt: '',
      content: '',
      contentSeal: null,
      author: 'Klinik',
    },
    ...{
      readingMinutes: 1,
      firstWords: '',
      isPublished: true,
      viewCount: 0,
      publishedAt: new Date(),
      unpublishAt: null,
    },
    ...{ updatedAt: new Date(), version: 1, ...fields },
  });

  it('has nobody’s data in any answer: a phone, a name and an e-mail that are planted are found where they are shown', async () => {
    await plant(
      'testimonials',
      {
        ...{
          clientName: 'GÜLSÜM ÇAĞLAYANOĞLU',
          clientTitle: 'Anne',
          rating: 5,
          isActive: true,
          orderIndex: 1,
          version: 1,
        },
        content: 'Bana +90 (532) 777 66 55 ya da Gulsum@Ornek.example ile ulaşın.',
      },
      'testimonial.changed',
    );
    const { state, faults } = await runCheck('anonymousApi', checker());
    expect(state).toBe('failed');
    const kinds = ['email', 'name', 'phone'];
    const calls = ['GET /api/testimonials', 'Query.testimonials'];
    expect(faults.map(({ id }) => id).sort()).toEqual(
      calls.flatMap((call) => kinds.map((kind) => `${call}:${kind}`)).sort(),
    );
    expect(JSON.stringify(faults)).not.toMatch(/ÇAĞLAYAN|777|ornek/i);
  });

  it('is asked for without a trace: nothing that was asked is kept, such as a name that was searched for', async () => {
    const before = await readState();
    expect((await runCheck('anonymousApi', checker())).checked).toBeGreaterThan(100);
    expect(changes(before, await readState())).toEqual({});
  });

  it('has nobody’s data on a page', async () => {
    await plant('blog_posts', post({ title: 'Gülsüm Çağlayanoğlu ile bir gün' }), 'blog-post.changed');
    const { faults } = await runCheck('publicPages', checker());
    expect(faults).toEqual([
      {
        id: '/blog:name',
        sentence: '“/blog” sayfasında gerçek bir kişinin adı geçiyor.',
        records: [{ place: 'appointment', recordId: expect.any(String) }],
      },
    ]);
  });

  it('is asked for with every query of the schema and every address that the gateway answers', async () => {
    const { app, schema } = gateway.server;
    const paths = new Set(readablePaths(app));
    const routes = gateway.services.flatMap((service) => service.routes).filter(({ method }) => method === 'get');
    expect(routes.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
    expect([...paths]).toEqual(expect.arrayContaining(['/uploads/backups/:id', '/uploads/sounds/:id', '/sitemap.xml']));
    const values = requestValues({ ids: ['a'], values: [] }, ['/hizmetler']);
    const requests = graphqlRequests(schema, values);
    expect(requests.map(([first]) => first?.name)).toEqual(
      Object.keys(schema.getQueryType()?.getFields() ?? {}).map((name) => `Query.${name}`),
    );
    for (const [request] of requests) {
      if (!request) continue;
      const { text } = await askAsVisitor(request, site());
      expect([request.name, /QUERY_REFUSED|MALFORMED_REQUEST/.test(text)]).toEqual([request.name, false]);
    }
  });
});

it('remotes that are not there, or ask for what the schema has not, are found', async () => {
  const { schema } = gateway.server;
  const list = () => [
    { name: 'mf-public', version: '1', manifest: '/remotes/mf-public/mf-manifest.json', filesDir: '/nowhere' },
  ];
  const imports = () => [{ owner: 'mf-public 1', imports: { '@practice/ui': ['Gone'] }, packages: {} }];
  const shares = () => ({ ...shell(), sharedExports: { '@practice/ui': ['Button'] } });
  own.remotes = remotesCheck({ remotes: { shell: shares, list, imports } as never, schema });
  const { faults } = await runCheck('remotes', checker());
  expect(faults.map(({ id }) => id)).toEqual(['there:mf-public', expect.stringContaining('does not export Gone')]);
});
