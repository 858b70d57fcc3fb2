import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setPressureThresholds } from '@practice/service-kit';
import { restore } from '@practice/service-kit/backup/restore';
import { testDatabaseUri } from '@practice/service-kit/testing';
import { Caller } from '@practice/tooling/testing/caller';
import { pastProxy } from '@practice/tooling/testing/test-server';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionCookieName } from '../auth/session-cookie.ts';
import { sessionKeyOf } from '../auth/session-store.ts';
import { readEnv } from '../env.ts';
import { createServices } from '../services.ts';
import { type Gateway, startGateway } from '../start-gateway.ts';
import { TEST_SECRET } from '../testing/test-gateway.ts';

const SETUP_MS = 180_000;
/** Made by the version it is named after; testing/README.md says how. */
const BACKUP = join(import.meta.dirname, 'testing/c5d8126.json.gz');
const TOKEN = 'klinik_yCKnoCDj4DFQKp32ZOoQPmY3_pISaIJdACNcWQJB8VQ';
/** Of the account `asistan`, who was signed in when that version ended. */
const [SESSION, STAMP] = ['a-session-of-before', '5Xfb6fuAy-gvhocZf6w8n9pb'];
const [BOOKED, BY_STAFF, SERIES] = ['6b024bfdd21fef3e955418e0', '6b024bfdd21fef3e955418e8', '6b024bfed21fef3e955418f0'];

let gateway: Gateway;
let client: MongoClient;
/** The stored data itself, past what disturbs the gateway, which begins again. */
let db: Db;
let backups: string;
let admin: Caller;

type Row = { id: string; childName: string; reason: string; notes: string | null; recurringParentId: string | null };

beforeAll(async () => {
  const uri = testDatabaseUri(`upgrade_${process.pid}`);
  client = new MongoClient(pastProxy(uri));
  db = client.db();
  backups = mkdtempSync(join(tmpdir(), 'practice-upgrade-'));
  await restore(pastProxy(uri), BACKUP, { isReplacing: true });
  await signInBefore();
  const secrets = { SERVICE_SECRET: TEST_SECRET, SESSION_SECRET: TEST_SECRET, FIELD_KEY: TEST_SECRET };
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', MONGODB_URI: uri, BACKUP_DIR: backups };
  gateway = await startGateway(
    readEnv({ ...env, ...secrets, SEED_DATA: 'demo', LIST_EXECUTOR: process.env.LIST_EXECUTOR ?? '' }),
    createServices(),
    {
      onProgress: () => undefined,
      onAccounts: () => undefined,
      onNewerData: () => undefined,
    },
  );
  await gateway.ready;
  admin = new Caller(gateway.url, 'admin');
  const signedIn = await admin.post('/api/auth/login', { username: 'admin', password: 'admin-parolasi-c5d8126' });
  expect(signedIn.status).toBe(200);
}, SETUP_MS);
afterAll(async () => {
  await gateway.stop();
  // The files after this one run in the same process.
  setPressureThresholds(undefined);
  await db.dropDatabase();
  await client.close();
  rmSync(backups, { recursive: true, force: true });
}, SETUP_MS);

/** Stores a session as that version did, as backups have none, and a message from the contact form. */
async function signInBefore(): Promise<void> {
  const user = await db.collection('users').findOne({ username: 'asistan' });
  const times = { signedInAt: new Date(), expires: new Date(Date.now() + 3_600_000) };
  const session = { _id: sessionKeyOf(SESSION), userId: String(user?._id), stamp: STAMP, ...times };
  await db.collection<{ _id: string }>('sessions').insertOne(session);
  const from = { name: 'Işıl Şen', email: 'isil@ornek.com', subject: null, contactType: 'general', consent: null };
  const message = { ...from, message: '', status: 'read', searchKey: 'isil sen', createdAt: new Date() };
  await db.collection('contact_messages').insertOne(message);
}

test('the data was backed up before it was migrated', () => {
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/-before-migration\.json\.gz$/)]);
});

test('every appointment is there, with its texts', async () => {
  const { body } = await admin.get('/api/appointments?page=1&pageSize=200');
  const rows = body as Row[];
  expect(rows).toHaveLength(36);
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(byId.get(BOOKED ?? '')).toMatchObject({
    childName: 'Çınar Öztürk',
    phone: '05325551001',
    status: 'confirmed',
    reason: 'Geceleri uyanıyor; "karanlık" korkusu var.\nOkulda içine kapanık.',
    notes: 'Telefonla arandı, öğretmeniyle görüşülecek.',
  });
  expect(byId.get(BY_STAFF ?? '')).toMatchObject({ reason: '', notes: 'Anne ile görüşüldü: WISC-R önerildi.' });
  const series = rows.filter(({ id, recurringParentId }) => id === SERIES || recurringParentId === SERIES);
  expect(series).toHaveLength(3);
  for (const one of series) expect(one).toMatchObject({ reason: 'Haftalık seans', notes: 'Seri notu' });
});

test('clinical texts are stored encrypted', async () => {
  const stored = await db.collection('appointments').find().toArray();
  const texts = stored.flatMap(({ reason, notes }) => [reason, notes]).filter(Boolean);
  expect(texts.length).toBeGreaterThan(30);
  for (const text of texts) expect(text).toMatch(/^enc1:/);
});

test('searches and filters find them', async () => {
  const found = await admin.get('/api/appointments?page=1&pageSize=200&specialFeature=notes');
  expect((found.body as Row[]).length).toBe(5);
  const searched = await admin.get('/api/appointments?page=1&pageSize=200&search=isil');
  expect((searched.body as Row[]).map(({ id }) => id)).toContain(BY_STAFF);
});

test('indexes of the former list are gone', async () => {
  const indexes = await db.collection('appointments').indexes();
  const names = indexes.map(({ name }) => name);
  expect(names).toContain('startsAt_1__id_1');
  expect(names).not.toContain('startsAt_1');
  expect(names).not.toContain('childNameKey_1_startsAt_1');
});

test('history, notifications, the audit log and settings are there', async () => {
  const history = (await admin.get(`/api/appointments/${BOOKED}/history`)).body as { username: string | null }[];
  expect(history.length).toBeGreaterThanOrEqual(2);
  const { notifications } = (await admin.get('/api/notifications/list?limit=50')).body as { notifications: object[] };
  expect(notifications).toHaveLength(2);
  const metadata = { appointmentId: expect.any(String), contactMessageId: null };
  expect(notifications).toMatchObject([
    { userId: null, metadata },
    { userId: null, metadata },
  ]);
  expect(((await admin.get('/api/audit-log')).body as object[]).length).toBeGreaterThan(10);
  const settings = (await admin.get('/api/site-settings')).body as { settingKey: string; settingValue: string }[];
  expect(settings.find(({ settingKey }) => settingKey === 'contact_phone')?.settingValue).toBe('0282 111 22 33');
});

test('a message from the contact form is no spam, and nobody’s', async () => {
  const { body } = await admin.get('/api/contacts');
  expect(body).toMatchObject([{ name: 'Işıl Şen', status: 'read', isSpam: false, assigneeId: null }]);
});

test('the register of consents has those of before: what was agreed to, and what was not recorded', async () => {
  const consents = async (query: string) =>
    (await admin.get(`/api/consent-entries?pageSize=200&${query}`)).body as { recordId: string; state: string }[];
  // Read by events, which follow the start.
  await vi.waitFor(
    async () => expect(await consents('text=messageNotice')).toMatchObject([{ name: 'Işıl Şen' }]),
    30_000,
  );
  const ofRequests = [...(await consents('text=appointmentNotice')), ...(await consents('text=appointmentContact'))];
  expect(ofRequests.filter(({ recordId }) => recordId === BOOKED)).toMatchObject([
    { state: 'given', phone: '05325551001', origin: null },
    { state: 'given', phone: '05325551001', origin: null },
  ]);
  expect(ofRequests.filter(({ recordId }) => recordId === BY_STAFF)).toEqual([]);
  expect((await consents('state=notRecorded')).length).toBeGreaterThan(30);
});

test('services, testimonials, menus and meta tags can be edited, with their versions', async () => {
  for (const path of ['/api/services', '/api/testimonials']) {
    const [first] = (await admin.get(path)).body as { id: string; version: number }[];
    expect(first).toMatchObject({ version: 1 });
    const changed = await admin.send('PUT', `${path}/${first?.id}`, { isActive: false, version: 1 });
    expect(changed).toMatchObject({ status: 200, body: { isActive: false, version: 2 } });
  }
  const [menu] = (await admin.get('/api/menus')).body as { id: string; version: number; items: object[] }[];
  expect(menu).toMatchObject({ version: 1, description: null });
  for (const item of menu?.items ?? []) expect(item).toMatchObject({ version: 1 });
  const renamed = await admin.send('PUT', `/api/menus/${menu?.id}`, { name: 'Yeni', version: 1 });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Yeni', version: 2 } });
  const tags = (await admin.get('/api/seo/meta-tags')).body as { version: number }[];
  expect(tags.length).toBeGreaterThan(5);
  for (const { version } of tags) expect(version).toBeGreaterThanOrEqual(1);
});

test('meta tags that were never edited give way to the settings of their pages', async () => {
  const tags = (await admin.get('/api/seo/meta-tags')).body as { pageKey: string; isInitial: boolean }[];
  expect(tags.filter(({ isInitial }) => isInitial).map(({ pageKey }) => pageKey)).toContain('services');
  expect(tags.find(({ pageKey }) => pageKey.startsWith('local-'))).toMatchObject({ isInitial: false });
});

test('services have pages, whose parts are empty', async () => {
  const services = (await admin.get('/api/services')).body as object[];
  expect(services).toHaveLength(6);
  const empty = { promise: '', bodyHtml: '', audience: [], steps: [], faqs: [], sessionForm: '' };
  for (const service of services) expect(service).toMatchObject(empty);
});

test('city pages can be edited, and have every text and list that their page shows', async () => {
  const pages = (await admin.get('/api/local-pages')).body as { id: string }[];
  expect(pages.length).toBeGreaterThanOrEqual(5);
  const empty = { version: 1, metaKeywords: '', figuresSource: '', figuresYear: '', heroFeatures: [], pageBlocks: '' };
  for (const page of pages) expect(page).toMatchObject(empty);
  const stored = await db.collection('local_pages').find().toArray();
  for (const page of stored) expect(page).toMatchObject({ challengesSolutions: [], distanceFromCorlu: '' });
  const fields = { heroFeatures: ['Otopark'], version: 1 };
  const changed = await admin.send('PUT', `/api/local-pages/${pages[0]?.id}`, fields);
  expect(changed).toMatchObject({ status: 200, body: { heroFeatures: ['Otopark'], version: 2 } });
});

test('posts can be edited, with their versions, and their lists need not read the texts', async () => {
  const [first] = (await admin.get('/api/blog')).body as { id: string; version: number; content: string }[];
  expect(first).toMatchObject({ version: 1, unpublishAt: null });
  for (const post of await db.collection('blog_posts').find().toArray()) {
    expect(post.contentSeal).toMatch(/^2:/);
    expect(post.readingMinutes).toBeGreaterThan(0);
    expect(post.firstWords).not.toBe('');
  }
  const changed = await admin.send('PUT', `/api/blog/${first?.id}`, { excerpt: 'Özet', version: 1 });
  expect(changed).toMatchObject({ status: 200, body: { excerpt: 'Özet', content: first?.content, version: 2 } });
});

test('posts keep their categories, which can be edited', async () => {
  const categories = (await admin.get('/api/blog-categories')).body as {
    id: string;
    name: string;
    postCount: number;
  }[];
  const posts = await db.collection('blog_posts').countDocuments();
  expect(categories.map(({ name }) => name)).toEqual(['Okul Öncesi', 'Ergenlik', 'Ebeveynlik', 'Genel']);
  expect(categories.reduce((sum, { postCount }) => sum + postCount, 0)).toBe(posts);
  const renamed = await admin.send('PUT', `/api/blog-categories/${categories[1]?.id}`, { name: 'Gençlik' });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Gençlik', slug: 'ergenlik' } });
});

test('collections have their present names, and what was in them', async () => {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  for (const old of ['day_sheets', 'event_places', 'new_events', 'limited_deeds']) expect(names).not.toContain(old);

  const schedules = await db.collection('day_schedules').find().toArray();
  expect(schedules).toHaveLength(36);
  const taken = schedules.flatMap(({ intervals }) => intervals as { appointmentId: string }[]);
  expect(taken.map(({ appointmentId }) => appointmentId)).toContain(BY_STAFF);
  for (const schedule of schedules) {
    expect(schedule.count).toBe(schedule.intervals.length);
    expect(schedule).not.toHaveProperty('spans');
  }
  const known = { _id: { $in: ['identity', 'messaging'] as never[] } };
  const cursors = await db.collection('event_cursors').find(known).toArray();
  expect(cursors).toHaveLength(2);
  for (const { seq } of cursors) expect(seq).toBeGreaterThanOrEqual(35);
});

test('changes of appointments have a type, in the history and in the events', async () => {
  const history = (await admin.get(`/api/appointments/${BOOKED}/history`)).body as { changeType: string }[];
  expect(history.map(({ changeType }) => changeType)).toEqual(expect.arrayContaining(['created', 'updated']));
  for (const collection of ['appointment_changes', 'events']) {
    const old = { $or: [{ deed: { $exists: true } }, { 'payload.deed': { $exists: true } }] };
    expect(await db.collection(collection).countDocuments(old)).toBe(0);
  }
  const events = await db.collection('events').find({ type: 'appointment.changed' }).toArray();
  expect(events.length).toBeGreaterThan(0);
  for (const { payload } of events) expect(payload.changeType).toMatch(/^(created|updated|status|deleted)$/);
});

test('an access token still opens the API', async () => {
  const program = new Caller(gateway.url, 'anonymous');
  const response = await program.get(`/api/appointments/${BOOKED}`, { authorization: `Bearer ${TOKEN}` });
  expect(response.status).toBe(200);
});

test('whoever was signed in still is: the security stamps of users and sessions are kept', async () => {
  const signature = createHmac('sha256', TEST_SECRET).update(SESSION).digest('base64').replace(/=+$/, '');
  const name = sessionCookieName(false, 'http://localhost:0');
  const cookie = `${name}=${encodeURIComponent(`s:${SESSION}.${signature}`)}`;
  const checked = await new Caller(gateway.url, 'anonymous').get('/api/auth/check', { cookie });
  expect(checked).toMatchObject({ status: 200, body: { user: { username: 'asistan' } } });
  for (const collection of ['users', 'sessions']) {
    const old = { stamp: { $exists: true } };
    expect(await db.collection(collection).countDocuments(old)).toBe(0);
  }
  expect((await db.collection('users').findOne({ username: 'asistan' }))?.securityStamp).toBe(STAMP);
});

test('working hours and holidays can be edited, with their versions', async () => {
  const hours = (await admin.get('/api/working-hours')).body as { id: string; dayOfWeek: number }[];
  expect(hours).toHaveLength(7);
  const sunday = hours.find(({ dayOfWeek }) => dayOfWeek === 0);
  const saved = await admin.send('PUT', `/api/working-hours/${sunday?.id}`, { bufferTime: 5, version: 1 });
  expect(saved).toMatchObject({ status: 200, body: { bufferTime: 5, version: 2 } });
  const holidays = (await admin.get('/api/holidays')).body as object[];
  expect(holidays.length).toBeGreaterThanOrEqual(7);
  for (const holiday of holidays) expect(holiday).toMatchObject({ version: 1, startTime: null });
});
