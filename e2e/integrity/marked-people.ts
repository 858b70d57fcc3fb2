import { addDays, type Permission, today } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import type { Db } from 'mongodb';
import { type FreeTime, freeTimes } from './bookings.ts';
import { untilAllIsQuiet } from './outbox.ts';
import type { Practice } from './practice.ts';

/** A unique text, and who may see it by the table of permissions; null: no one, ever. */
export type Mark = { text: string; permission: Permission | null };

/** Settings of two kinds that the product stores; one of them never leaves the server. */
export const markedSettings = { smtp_pass: 'gizlisifreqx', smtp_user: 'kutuadiqx' };

const family = {
  parentName: 'Velinamqx Çelebiqx',
  childName: 'Çocuknamqx Çelebiqx',
  childBirthDate: '2017-03-29',
  phone: '0549 871 63 42',
  email: 'veliqx@ornekqx.example',
  serviceType: 'oyun-terapisi',
  reason: 'Geceleri korkuyor: anlatiqx.',
};

/** Personal data of one family in records of every kind, and content that is not published. */
export type Marked = {
  marks: Mark[];
  time: FreeTime;
  booking: typeof family & FreeTime;
  /** Two appointments of the family and a record of every other collection: ids by which they can be asked for. */
  ids: string[];
  /** Of those the family's, and those of the collections that a path names before its parameter; all of them where it names none. */
  idsFor: (path: string) => string[];
  /** Every slug by which the records can be asked for. */
  slugs: string[];
};

/** Makes the records through the product where it can make them, and otherwise in the database. */
export async function markPeople(running: Practice, staff: Caller): Promise<Marked> {
  const [time, other] = (await freeTimes(running.visitor, 2)) as [FreeTime, FreeTime];
  const booked = await running.visitor().post('/api/appointments', { ...family, ...time });
  const { id } = booked.body as { id: string };
  await staff.send('PUT', `/api/appointments/${id}`, { notes: 'Telefonda ağladı: notqx.' });
  await staff.send('PATCH', `/api/appointments/${id}/status`, { status: 'confirmed' });
  const second = await staff.post('/api/appointments', { ...family, ...other, notes: 'notqx' });
  await staff.post(`/api/appointments/${id}/notes`, { title: 'kliniqx başlığı', content: 'Seansta ağladı: klinikqx.' });
  const opened = await staff.post(`/api/appointments/${id}/child-profile`, {});
  const profile = opened.body as { id: string };
  await staff.send('PUT', `/api/child-profiles/${profile.id}`, { concerns: 'Uykusuz: dosyaqx.' });
  await staff.post('/api/assessments', { appointmentId: id, assessmentType: 'Ölçek olcekqx' });
  const message = { subject: 'Gece korkuları konuqx', message: 'Oğlum geceleri uyumuyor: mesajqx.' };
  await running.visitor().post('/api/contacts', { name: family.parentName, email: family.email, ...message });
  const file = { fileName: 'Belge belgeqx', fileType: 'report', description: 'Okuldan: raporqx' };
  await staff.post(`/api/appointments/${id}/files`, file);
  const { password } = running.accounts.find(({ role }) => role === 'admin') ?? {};
  const made = await staff.post('/api/access-tokens', { name: 'jetonqx', scope: 'read', password });
  const { token } = made.body as { token: string };
  await running.db.collection('users').updateOne({ role: 'admin' }, { $set: { email: 'yoneticiqx@ornek.example' } });
  await addDrafts(running.db);
  await untilAllIsQuiet(running.db);

  const collections = await running.db.listCollections({}, { nameOnly: true }).toArray();
  const found = await Promise.all(
    collections
      .filter(
        ({ name }) =>
          !['events', 'sessions', 'counters', 'day_schedules', 'site_settings', 'menu_items'].includes(name),
      )
      .map(async ({ name }) => {
        const [record] = await running.db.collection(name).find().sort({ createdAt: -1 }).limit(1).toArray();
        return { name, ids: record ? [String(record._id)] : [] };
      }),
  );
  const ofFamily = [id, (second.body as { id: string }).id];
  const idsOf = (some: typeof found) => [...new Set([...ofFamily, ...some.flatMap(({ ids }) => ids)])];
  const users = await running.db.collection('users').find().toArray();
  const tokens = await running.db.collection('access_tokens').find().toArray();
  const readers = 'appointment:read' as const;
  const drafts = 'content:write' as const;
  return {
    time,
    booking: { ...family, ...time },
    ids: idsOf(found),
    idsFor: (path) => {
      const kind = /([\w-]+)\/\{/.exec(path)?.[1]?.replaceAll('-', '_') ?? '';
      const named = found.filter(({ name }) => name.startsWith(kind) || name.endsWith(kind));
      return idsOf(named.length > 0 ? named : found);
    },
    slugs: ['taslakqx', 'home', 'oyun-terapisi', 'header', 'kvkk-aydinlatma-metni'],
    marks: [
      ...['Velinamqx', 'Çocuknamqx', 'Çelebiqx', '5498716342', 'veliqx', '2017-03-29', 'anlatiqx', 'notqx'].map(
        (text) => ({
          text,
          permission: readers,
        }),
      ),
      ...['kliniqx', 'klinikqx', 'dosyaqx', 'olcekqx', 'belgeqx', 'raporqx'].map((text) => ({
        text,
        permission: 'clinical:read' as const,
      })),
      ...['konuqx', 'mesajqx'].map((text) => ({ text, permission: 'contact:read' as const })),
      { text: 'taslakqx metni', permission: drafts },
      // The appointments of a service that is no longer active show its title, to those who may read them.
      { text: 'hizmetadqx', permission: readers },
      { text: markedSettings.smtp_pass, permission: null },
      { text: markedSettings.smtp_user, permission: 'site-setting:write-restricted' },
      { text: 'yoneticiqx', permission: 'user:write' },
      { text: 'jetonqx', permission: 'user:write' },
      ...[token, ...tokens.map(({ tokenHash }) => tokenHash)].map((text) => ({ text, permission: null })),
      ...users.flatMap(({ passwordHash, securityStamp }) =>
        [passwordHash, securityStamp].map((text) => ({ text, permission: null })),
      ),
    ],
  };
}

/** One record of each kind of content that visitors must not see. */
async function addDrafts(db: Db): Promise<void> {
  const text = 'taslakqx metni';
  const now = new Date();
  const timestamps = { createdAt: now, updatedAt: now };
  const slug = 'taslakqx';
  const menuId = (await db.collection('menus').findOne({ slug: 'header' }))?._id;
  await db.collection('blog_posts').insertMany([
    {
      title: text,
      slug,
      category: 'Genel',
      excerpt: text,
      content: text,
      author: text,
      isPublished: false,
      viewCount: 0,
      publishedAt: now,
      ...timestamps,
    },
    {
      title: text,
      slug: `${slug}-2`,
      category: 'Genel',
      excerpt: text,
      content: text,
      author: text,
      isPublished: true,
      viewCount: 0,
      publishedAt: new Date(`${addDays(today(), 30)}T00:00:00Z`),
      ...timestamps,
    },
  ]);
  await db.collection('testimonials').insertOne({
    clientName: text,
    clientTitle: text,
    content: text,
    rating: 5,
    isActive: false,
    orderIndex: 0,
    ...timestamps,
  });
  await db.collection('local_pages').insertOne({
    cityName: text,
    slug,
    title: text,
    metaTitle: text,
    metaDescription: text,
    heroTitle: text,
    heroSubtitle: text,
    heroDescription: text,
    isActive: false,
    ...timestamps,
  });
  await db.collection('menu_items').insertOne({
    menuId,
    parentId: null,
    title: text,
    url: '/',
    orderIndex: 0,
    isActive: false,
    target: '_self',
    icon: null,
    cssClasses: null,
    pageId: null,
    type: 'link',
    ...timestamps,
  });
  await db.collection('menus').insertOne({ name: text, slug, location: text, isActive: false, ...timestamps });
  await db.collection('therapy_services').insertOne({
    slug,
    title: 'hizmetadqx',
    description: text,
    details: text,
    duration: 60,
    iconName: 'leaf',
    isActive: false,
    price: null,
    orderIndex: 99,
  });
  await db
    .collection('meta_tags')
    .insertOne({ pageKey: slug, title: text, description: text, keywords: text, isActive: false, ...timestamps });
}
