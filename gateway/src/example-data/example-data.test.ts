import { type ExampleDataKind, type ExampleRecord, exampleDataKinds } from '@practice/contracts';
import { callService, database, EventConsumer } from '@practice/service-kit';
import { beforeAll, expect, it } from 'vitest';
import { createFixtures, type Fixtures } from '../access/fixtures.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { describeExamples } from './describe-examples.ts';

const gateway = testGateway();
let fixtures: Fixtures;
let records: ExampleRecord[];
/** What identifies the invented practice and its families, as it is stored before anything is done. */
let invented: string[];

const collect = () => callService('identity', 'collectExamples', {});
const remove = async () => (await callService('identity', 'removeAllExamples', {})).removed;
const named = (kind: ExampleDataKind, index = 0) => {
  const found = records.filter((each) => each.kind === kind)[index];
  if (!found) throw new Error(`There is no ${kind} ${index}.`);
  return found;
};
const kept = async () =>
  (await collect())
    .filter(({ kind }) => kind !== 'user')
    .map(({ kind, name, state, uses }) => [kind, name, state, ...uses.map((use) => `${use.count} ${use.kind}`)]);

async function textsOf(collection: string, fields: string[]): Promise<string[]> {
  const documents = await database().collection(collection).find().toArray();
  return documents.flatMap((document) => fields.map((field) => String(document[field])));
}

async function findInvented(): Promise<string[]> {
  const settings = ['site_name', 'about_name', 'contact_phone', 'contact_email', 'whatsapp_number'];
  const rows = await database()
    .collection('site_settings')
    .find({ settingKey: { $in: settings } })
    .toArray();
  return [
    ...rows.map(({ settingValue }) => String(settingValue)),
    ...(await textsOf('appointments', ['parentName', 'childName', 'phone', 'email'])),
    ...(await textsOf('testimonials', ['content'])),
    ...(await textsOf('blog_posts', ['title'])),
    ...(await textsOf('pages', ['title'])),
    ...(await textsOf('media_items', ['pictureId'])),
  ];
}

/** What of it is left anywhere in the database. */
async function traces(): Promise<string[]> {
  const found = new Set<string>();
  for (const { name } of await database().listCollections({}, { nameOnly: true }).toArray()) {
    const text = JSON.stringify(await database().collection(name).find().toArray());
    for (const each of invented) if (text.includes(each)) found.add(`${each} in ${name}`);
  }
  return [...found];
}

async function followEvents(): Promise<void> {
  for (const { name, handlers } of gateway.services) {
    const consumer = new EventConsumer(name, handlers ?? {});
    await consumer.prepare();
    await consumer.catchUp();
  }
}

beforeAll(async () => {
  fixtures = createFixtures(gateway);
  records = await collect();
  invented = await findInvented();
});

it('has every kind, all of it untouched but the accounts, which the tests have given passwords', () => {
  const counts = exampleDataKinds.map((kind) => [kind, records.filter((each) => each.kind === kind).length]);
  expect(Object.fromEntries(counts)).toEqual({
    setting: 32,
    legalText: 4,
    appointment: 30,
    blogPost: 8,
    page: 2,
    localPage: 5,
    testimonial: 4,
    mediaItem: 2,
    user: 2,
  });
  expect([...new Set(records.filter(({ kind }) => kind !== 'user').map(({ state }) => state))]).toEqual(['untouched']);
  expect(records.filter(({ state }) => state === 'edited').map(({ name }) => name)).toEqual(['moderator', 'asistan']);
});

it('is not edited by what the product does by itself', async () => {
  const { id } = named('blogPost', 1);
  await gateway.visitor().post(`/api/blog/${id}/view`, {});
  await database()
    .collection('appointments')
    .updateMany({}, { $set: { reminderSent: true } });
  const states = (await collect()).filter(({ kind }) => kind !== 'user').map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['untouched']));
});

it('goes with all that belongs to it, but what was edited and what something real needs', async () => {
  const { send, create, setting } = fixtures;
  const change = (path: string, fields: object) => send('PUT', path, fields, 'admin');
  await setting('site_name', 'Gerçek Uygulama');
  await send('POST', '/api/content-revisions', { pageId: 'contact' }, 'admin');
  await change(`/api/blog/${named('blogPost').id}`, { title: 'Gerçek yazımız', author: 'Ayşe Gerçek' });
  await change(`/api/testimonials/${named('testimonial').id}`, { content: 'Gerçek bir ailenin sözleri.' });
  await send('PUT', `/api/blog-posts/${named('blogPost', 2).id}/draft`, { title: 'Yarım kalan' }, 'admin');
  await send('PATCH', `/api/appointments/${named('appointment', 1).id}/status`, { status: 'cancelled' }, 'admin');
  await create(`/api/appointments/${named('appointment', 2).id}/notes`, { content: 'Gerçek not' });
  await create(`/api/appointments/${named('appointment', 3).id}/child-profile`, {});
  const [header] = await fixtures.idsOf('/api/menus');
  const item = { menuId: header, title: 'Hazırlık', type: 'page', pageId: named('page').id };
  await create('/api/menu-items', item);
  const tag = await database().collection('meta_tags').findOne({ pageUrl: '/silivri-cocuk-psikologu' });
  await change(`/api/seo/meta-tags/${tag?._id}`, { ogTitle: 'Silivri’den gelenler' });
  const booked = await gateway
    .visitor()
    .post('/api/appointments', await fixtures.booking({ parentName: 'Suna Gerçek', childName: 'Can Gerçek' }));
  expect(booked.status).toBe(201);
  await followEvents();

  const expected = [
    ['setting', 'Site adı', 'edited'],
    ['legalText', 'KVKK Aydınlatma Metni', 'used', '1 consent'],
    ['appointment', named('appointment', 1).name, 'edited'],
    ['appointment', named('appointment', 2).name, 'used', '1 clinicalNote'],
    ['blogPost', 'Gerçek yazımız', 'edited'],
    ['blogPost', named('blogPost', 2).name, 'used', '1 blogPostDraft'],
    ['page', named('page').name, 'used', '1 menuItem'],
    ['localPage', 'Silivri Çocuk Psikoloğu', 'used', '1 metaTag'],
    ['testimonial', named('testimonial').name, 'edited'],
    // The post that was edited shows it.
    ['mediaItem', 'pencere.jpg', 'used', '1 page'],
  ];
  const listed = await collect();
  expect(describeExamples(listed)).toEqual(
    expect.arrayContaining([
      '  31 site settings',
      '  28 appointments',
      '  legal text “KVKK Aydınlatma Metni”: 1 consent to it',
      '  page “İlk görüşmeye hazırlık”: 1 menu item (Hazırlık)',
    ]),
  );
  const going = listed.filter(({ state }) => state === 'untouched').length;
  // As a removal that was ended in the middle leaves it.
  const half = records.filter(({ kind }) => kind === 'blogPost').map(({ id }) => id);
  const before = await callService('content', 'removeExamples', { kind: 'blogPost', ids: half.slice(4) });
  expect(before.removed + (await remove())).toBe(going);
  await followEvents();
  expect(await kept()).toEqual(expected);
  expect(await remove()).toBe(0);

  // The site is that of a new practice, and the real request is still there.
  const visitor = gateway.visitor();
  expect((await visitor.get('/')).status).toBe(503);
  const { text } = await visitor.get('/api/legal-texts/kvkk-aydinlatma-metni');
  expect(text).toContain('Bu örnek metin işletme tarafından düzenlenmelidir');
  const appointments = await database().collection('appointments').find().toArray();
  expect(appointments.map(({ source, consents }) => [source, Boolean(consents)])).toContainEqual(['public', true]);
  expect(appointments).toHaveLength(3);
  expect(await database().collection('child_profiles').countDocuments()).toBe(1);
  const tags = await textsOf('meta_tags', ['pageKey']);
  expect(tags.filter((key) => key.startsWith('local-'))).toEqual(['local-silivri-cocuk-psikologu']);
  expect(await database().collection('pictures.files').countDocuments()).toBe(1);
});

it('leaves no trace once what kept it is gone', async () => {
  const { send } = fixtures;
  const away = (path: string) => send('DELETE', path, {}, 'admin');
  for (const { kind, id, state } of await collect()) {
    if (kind === 'appointment') await away(`/api/appointments/${id}`);
    if (kind === 'testimonial') await away(`/api/testimonials/${id}`);
    if (kind === 'blogPost') await away(`/api/blog/${id}`);
    if (kind === 'page') await away(`/api/dynamic-pages/${id}?force=true`);
    if (kind === 'localPage' && state === 'used') await away(`/api/local-pages/${id}?force=true`);
  }
  for (const name of ['appointments', 'child_profiles', 'child_identities', 'child_appointments', 'clinical_notes'])
    await database().collection(name).deleteMany({});
  await followEvents();
  // The notice that somebody had agreed to, and the picture.
  expect(await remove()).toBe(2);
  expect(await kept()).toEqual([['setting', 'Site adı', 'edited']]);
  await followEvents();
  expect(await traces()).toEqual([]);
  expect(await database().collection('pictures.chunks').countDocuments()).toBe(0);
});
