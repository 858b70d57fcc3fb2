import {
  APPLY_RETENTION_JOB,
  type AvailabilityRecord,
  addDays,
  type RetentionRun,
  today,
  toInstant,
} from '@practice/contracts';
import { callService, database, EventConsumer, jobQueue, type ServiceContext } from '@practice/service-kit';
import {
  callRoute,
  contextFor,
  dumpDatabase,
  useTestDatabase as withTestDatabase,
} from '@practice/service-kit/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';

const services = createServices();
withTestDatabase(services);
afterEach(() => {
  vi.useRealTimers();
});

const admin = contextFor('admin');
const family = {
  parentName: 'Silveliqx Unutulduqx',
  childName: 'Silçocukqx Unutulduqx',
  childBirthDate: '2016-07-13',
  phone: '0549 613 27 84',
  email: 'silveliqx@unutulduqx.example',
  serviceType: 'oyun-terapisi',
  reason: 'Okula gitmek istemiyor: sebepsizqx.',
};
/** However they are written: with accents, folded for search, with or without the spaces of a phone. */
const traces = /silveliqx|silçocukqx|silcocukqx|unutulduqx|5496132784|549 613 27 84|2016-07-13|13\.07\.2016|konuadiqx/i;

type Request = Parameters<typeof callRoute>[3];

/** A REST call of a service; what it answers. */
async function call<Answer = { id: string }>(row: string, request: Request = {}, ctx: ServiceContext = admin) {
  const [method, path] = row.split(' ');
  const isOwn = (route: { method: string; path: string }) =>
    route.method === method?.toLowerCase() && route.path === path;
  const service = services.find(({ routes }) => routes.some(isOwn));
  if (!service) throw new Error(`Nobody answers ${row}.`);
  return (await callRoute(service, ctx, row, request)).body as Answer;
}

/** Until no service has anything left to do about events: one event follows from another. */
async function handleEvents(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const { name, handlers } of services) {
      const consumer = new EventConsumer(name, handlers ?? {});
      await consumer.prepare();
      await consumer.catchUp();
    }
  }
}

/** A family with an appointment, a file, a child's file with note and assessment, a message with a reply, and a request. */
async function comeToThePractice(): Promise<string> {
  const visitor = contextFor('anonymous');
  const query = { date: addDays(today(), 28) };
  const { slots } = await call<AvailabilityRecord>('GET /api/public/appointments/availability', { query }, visitor);
  const appointmentTime = slots.find(({ available }) => available)?.time;
  const time = { appointmentDate: query.date, appointmentTime };
  const consents = { kvkkConsent: true, communicationConsent: true };
  const { id } = await call('POST /api/appointments', { body: { ...family, ...time, ...consents } }, visitor);
  const params = { id };
  const of = { appointmentId: id };
  await call('PUT /api/appointments/:id', { params, body: { notes: 'Babası getirecek.' } });
  await call('PATCH /api/appointments/:id/status', { params, body: { status: 'confirmed' } });
  await call('POST /api/appointments/:appointmentId/child-profile', { params: of });
  await call('POST /api/appointments/:appointmentId/notes', { params: of, body: { content: 'Gizli not' } });
  await call('POST /api/assessments', { body: { appointmentId: id, assessmentType: 'Ölçek' } });
  const file = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
  const sent = { fileName: 'Rapor.pdf', fileType: 'report', fileSize: file.length };
  const upload = await call('POST /api/appointments/:appointmentId/file-uploads', { params: of, body: sent });
  const part = { params: { id: upload.id, part: '0' }, body: { base64: file.toString('base64') } };
  await call('PUT /api/file-uploads/:id/parts/:part', part);
  await call('POST /api/file-uploads/:id/finish', { params: { id: upload.id } });
  const { parentName: name, email, phone } = family;
  const message = { name, email, subject: 'konuadiqx', message: 'İlk görüşme ne kadar sürüyor?' };
  const contact = await call('POST /api/contacts', { body: message }, visitor);
  const reply = { subject: 'Yanıt', text: 'Elli dakika.' };
  await call('POST /api/contacts/:id/replies', { params: { id: contact.id }, body: reply });
  const request = {
    kind: 'information',
    channel: 'letter',
    receivedOn: today(),
    name,
    phone,
    email,
    answer: 'Verildi.',
  };
  const asked = await call('POST /api/data-requests', { body: request });
  await call('PUT /api/data-requests/:id', { params: { id: asked.id }, body: { isClosed: true } });
  await handleEvents();
  return query.date;
}

/** The night of a day, and all that follows from it. */
async function night(date: string): Promise<RetentionRun | undefined> {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(toInstant(date, '00:10'));
  await callService('identity', 'planRetention', {});
  const job = await jobQueue().findOne({ _id: `${APPLY_RETENTION_JOB}:${date}` });
  if (!job) throw new Error('The night is not planned.');
  const identity = services.find(({ name }) => name === 'identity');
  expect(await identity?.jobs?.[APPLY_RETENTION_JOB]?.run(job)).toBeUndefined();
  await handleEvents();
  return (await call<RetentionRun[]>('GET /api/retention/runs'))[0];
}

const stored = (name: string) => database().collection(name).countDocuments();

it('of a family whose time is over nothing is left in the database; another stays', async () => {
  await services.find(({ name }) => name === 'appointments')?.seed?.({ level: 'essential', adminPassword: undefined });
  const lastDay = await comeToThePractice();
  const other = { parentName: 'Kalanveliqx', childName: 'Kalançocukqx', phone: '0532 111 22 33' };
  const nextDay = { appointmentDate: addDays(lastDay, 1), appointmentTime: '10:00', allowClosed: true };
  const body = { ...family, ...other, email: 'kalan@ornek.example', childBirthDate: '2017-02-01', ...nextDay };
  await call('POST /api/appointments', { body });
  expect(await dumpDatabase()).toMatch(traces);
  const collections = ['appointments', 'child_profiles', 'clinical_notes', 'assessments', 'appointment_files'];
  const others = ['child_identities', 'child_appointments', 'contact_messages', 'contact_replies', 'outgoing_emails'];
  for (const name of [...collections, ...others]) expect([name, await stored(name)]).not.toEqual([name, 0]);

  // On the very last day all of the child's records are still there; what has a time of its own is gone already.
  expect(await night(addDays(lastDay, 3650))).toMatchObject({ state: 'done', onHold: 0 });
  for (const name of collections) expect([name, await stored(name)]).not.toEqual([name, 0]);
  expect(await night(addDays(lastDay, 3651))).toMatchObject({
    state: 'done',
    erased: [
      { kind: 'appointment', count: 1 },
      { kind: 'appointmentFile', count: 1 },
      { kind: 'childProfile', count: 1 },
      { kind: 'clinicalNote', count: 1 },
      { kind: 'assessment', count: 1 },
    ],
  });
  const left = await dumpDatabase();
  expect(left).not.toMatch(traces);
  expect(left).toContain('Kalançocukqx');
  expect(await stored('appointments')).toBe(1);
  const gone = [
    ...collections,
    ...others,
    'data_requests',
    'appointment_contents.files',
    'appointment_contents.chunks',
  ];
  for (const name of gone.slice(1)) expect([name, await stored(name)]).toEqual([name, 0]);
});
