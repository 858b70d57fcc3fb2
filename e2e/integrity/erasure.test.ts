import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DestructionRecord, PersonalDataErasure, PersonalDataRecord } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import { expect, it, vi } from 'vitest';
import { freeTimes } from './bookings.ts';
import { untilAllIsQuiet } from './outbox.ts';
import { practice } from './practice.ts';

const running = practice({ env: { LOG_LEVEL: 'trace' } });

const family = {
  parentName: 'Silveliqx Unutulduqx',
  childName: 'Silçocukqx Unutulduqx',
  childBirthDate: '2016-07-13',
  phone: '0549 613 27 84',
  email: 'silveliqx@unutulduqx.example',
  serviceType: 'oyun-terapisi',
  reason: 'Okula gitmek istemiyor: sebepsizqx.',
  kvkkConsent: true,
  communicationConsent: true,
};
/** However they are written: with accents, folded for search, with or without the spaces of a phone. Long enough not to come about by chance. */
const traces =
  /silveliqx|silçocukqx|silcocukqx|unutulduqx|5496132784|549 613 27 84|2016-07-1[34]|1[34]\.07\.2016|(sebepsiz|yonetimnotu|kaygilar|klinikyazi|baslikadi|olcekadi|raporadi|raporici|okuldan|konuadi|mesajici|yanitadi|cevapici)qx/i;

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nraporiciqx\n%%EOF');

async function done(answer: ReturnType<Caller['post']>): Promise<{ id: string }> {
  const { status, text, body } = await answer;
  expect(status, text).toBeLessThan(300);
  return body as { id: string };
}

/** A family with an appointment, a file, a child's file with note and assessment, and a message that was answered. */
async function comeToThePractice(admin: Caller): Promise<void> {
  const [time, other] = await freeTimes(running.visitor, 2);
  const { id } = await done(running.visitor().post('/api/appointments', { ...family, ...time }));
  // The same request again with another birth date, which staff are shown.
  await done(running.visitor().post('/api/appointments', { ...family, ...time, childBirthDate: '2016-07-14' }));
  await done(admin.send('PUT', `/api/appointments/${id}`, { notes: 'Arayın: yonetimnotuqx.' }));
  await done(admin.send('PUT', `/api/appointments/${id}`, { ...other }));
  await done(admin.send('PATCH', `/api/appointments/${id}/status`, { status: 'confirmed' }));
  const profile = await done(admin.post(`/api/appointments/${id}/child-profile`, {}));
  const guardians = [{ name: 'Nine Unutulduqx', relation: 'Büyükanne', phone: '0549 613 27 84' }];
  await done(admin.send('PUT', `/api/child-profiles/${profile.id}`, { concerns: 'kaygilarqx', guardians }));
  await done(admin.post(`/api/appointments/${id}/notes`, { title: 'baslikadiqx', content: 'klinikyaziqx' }));
  await done(admin.post('/api/assessments', { appointmentId: id, assessmentType: 'olcekadiqx' }));
  const sent = { fileName: 'raporadiqx.pdf', fileType: 'report', description: 'okuldanqx', fileSize: pdf.length };
  const upload = await done(admin.post(`/api/appointments/${id}/file-uploads`, sent));
  const part = { base64: pdf.toString('base64') };
  await done(admin.send('PUT', `/api/file-uploads/${upload.id}/parts/0`, part));
  await done(admin.post(`/api/file-uploads/${upload.id}/finish`, {}));
  const { parentName: name, email } = family;
  const message = { name, email, subject: 'konuadiqx', message: 'İlk görüşme ne kadar sürüyor? mesajiciqx' };
  const contact = await done(running.visitor().post('/api/contacts', message));
  await done(
    admin.post(`/api/contacts/${contact.id}/replies`, { subject: 'yanitadiqx', text: 'Elli dakika. cevapiciqx' }),
  );
  await untilAllIsQuiet(running.db);
}

/** The database as it lies there, collection by collection. */
async function dump(): Promise<[name: string, text: string][]> {
  const collections = await running.db.listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).sort();
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const documents = await running.db.collection(name).find().toArray();
      return [name, JSON.stringify(documents)];
    }),
  );
}

const withTraces = (texts: [name: string, text: string][]) =>
  texts.filter(([, text]) => traces.test(text)).map(([name]) => name);

/** Everything in the data folder of the product, logs too; the database has its own. */
function filesOf(folder: string): [name: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, 'utf8')]);
}

it("a parent's erasure leaves no trace in the database, the files and the log", async () => {
  const admin = await running.login('admin');
  const contents = () => running.db.collection('appointment_contents.chunks').countDocuments();
  const contentsBefore = await contents();
  await comeToThePractice(admin);
  expect(await contents()).toBeGreaterThan(contentsBefore);
  // The dump would find them: what lies open of a family is in several places.
  expect(withTraces(await dump())).toEqual(
    expect.arrayContaining([
      'appointments',
      'child_identities',
      'child_profiles',
      'consent_entries',
      'contact_messages',
      'notifications',
    ]),
  );

  const { parentName: name, phone, email } = family;
  const registered = { kind: 'erasure', channel: 'letter', receivedOn: '2026-01-05', name, phone, email };
  const request = await done(admin.post('/api/data-requests', registered));
  const dataAt = `/api/data-requests/${request.id}/personal-data`;
  expect((await admin.get(dataAt)).status).toBe(409);
  const identityCheck = 'Kimliğini gösterdi';
  await done(admin.send('PUT', `/api/data-requests/${request.id}`, { identityCheck }));

  const found = (await admin.get(dataAt)).body as PersonalDataRecord[];
  expect(found.map(({ kind }) => kind).sort()).toEqual([
    'appointment',
    'appointmentFile',
    'assessment',
    'childProfile',
    'clinicalNote',
    'contactMessage',
  ]);
  const exportOf = (format: string) => admin.get(`/api/export/personal-data/${request.id}?format=${format}`);
  const { text } = await exportOf('json');
  const marks = [
    'sebepsizqx',
    'yonetimnotuqx',
    'kaygilarqx',
    'klinikyaziqx',
    'olcekadiqx',
    'raporadiqx',
    'okuldanqx',
    'mesajiciqx',
    'cevapiciqx',
  ];
  expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
  expect((await exportOf('pdf')).text).toMatch(/^%PDF/);

  const records = found.map(({ id, kind }) => ({ id, kind }));
  const erased = await admin.post(`/api/data-requests/${request.id}/erase`, { records });
  expect(erased.body as PersonalDataErasure).toEqual({ erasedCount: 6, keptCount: 0, failures: [] });
  await untilAllIsQuiet(running.db);

  expect((await admin.get(dataAt)).body).toEqual([]);
  expect(withTraces(await dump())).toEqual([]);
  // That they agreed is found by whoever names the phone, and has nobody in it.
  const kept = (await admin.get(`/api/consent-entries?search=${encodeURIComponent(phone)}`)).body as object[];
  expect(kept.length).toBeGreaterThan(0);
  for (const entry of kept) expect(entry).toMatchObject({ isPersonErased: true, name: null, recordId: null });
  await vi.waitFor(async () => expect(await contents()).toBe(contentsBefore));
  expect(withTraces(filesOf(running.dataDir()))).toEqual([]);
  expect(traces.test(running.log())).toBe(false);

  const destroyed = (await admin.get(`/api/data-requests/${request.id}/destruction-records`)).body;
  expect((destroyed as DestructionRecord[]).map(({ kind, count }) => `${count} ${kind}`).sort()).toEqual([
    '1 appointment',
    '1 appointmentFile',
    '1 assessment',
    '1 childProfile',
    '1 clinicalNote',
    '1 contactMessage',
  ]);
});
