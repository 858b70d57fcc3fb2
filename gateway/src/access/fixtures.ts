import { createHash, randomUUID } from 'node:crypto';
import {
  type AppointmentRecord,
  type AvailabilityRecord,
  addDays,
  type MetaTagRecord,
  type StaffRole,
  today,
  toMinutes,
} from '@practice/contracts';
import { database, EventConsumer, lastSeq } from '@practice/service-kit';
import { expect } from 'vitest';
import type { TestGateway } from '../testing/test-gateway.ts';
import { type PasskeyFixtures, passkeyFixtures } from './passkey-fixtures.ts';
import { type TwoStepFixtures, twoStepFixtures } from './two-step-fixtures.ts';

type Caller = Awaited<ReturnType<TestGateway['login']>>;

/** A request for an appointment, as the wizard sends it. */
export type Booking = Record<string, unknown> & { appointmentDate: string; appointmentTime: string };

/** What cases need of the practice: free times, and records to work on. */
export type Fixtures = TwoStepFixtures &
  PasskeyFixtures & {
    freeTime: () => Promise<{ appointmentDate: string; appointmentTime: string }>;
    booking: (overrides?: object) => Promise<Booking>;
    staffBooking: (overrides?: object) => Promise<Booking>;
    /** An appointment on a free time of its own. */
    appointment: (overrides?: object) => Promise<AppointmentRecord>;
    metaTag: (fields: object) => Promise<MetaTagRecord>;
    /** A record made at a path of the API, by an admin unless another role is given. */
    create: (path: string, fields: object, role?: StaffRole) => Promise<{ id: string }>;
    /** A change by somebody of a role. */
    send: (method: string, path: string, fields: object, role: StaffRole) => Promise<void>;
    /** Stores a setting as an admin does. */
    setting: (settingKey: string, settingValue: string) => Promise<void>;
    /** Stores a setting twice, so that its last value replaced another; the id of that change. */
    settingChange: (settingKey: string, settingValue: string) => Promise<string>;
    /** An address that an e-mail came back from; the id of the mark. */
    refusedAddress: () => Promise<string>;
    /** The ids of a whole list, in its order. */
    idsOf: (path: string) => Promise<string[]>;
    /** A notification that nobody has touched yet. */
    notification: () => Promise<string>;
    /** A message from the contact form; its id. */
    contactMessage: (fields: object) => Promise<string>;
    /** A reply to a contact message that has not been sent; its id. */
    contactReply: (messageId: string) => Promise<string>;
    /** The id of somebody of a role. */
    userId: (role: StaffRole) => Promise<string>;
    /** An e-mail that has not been sent. */
    waitingEmail: () => Promise<string>;
    /** The slug of a published post. */
    aPost: () => Promise<string>;
    /** An access token of somebody of a role; its id. */
    accessToken: (role: StaffRole) => Promise<string>;
    /** Another session of somebody of a role; its id. */
    sessionOf: (role: StaffRole) => Promise<string>;
    /** What the e-mail with a link for a new password would carry, of a user of its own. */
    passwordLinkToken: () => Promise<string>;
    /** Name and password of somebody of a role. */
    account: (role: StaffRole) => { username: string | undefined; password: string | null | undefined };
  };

const FIRST_DAY_AHEAD = 30;
let families = 0;

/** The longest appointment of a case, with the pause around it. */
const DISTANCE_MINUTES = 180;

/** Of times in order some that are far from each other. */
function farBetween(times: string[]): string[] {
  const chosen: string[] = [];
  for (const time of times) {
    const last = chosen.at(-1);
    if (last === undefined || toMinutes(time) - toMinutes(last) >= DISTANCE_MINUTES) chosen.push(time);
  }
  return chosen;
}

const cursors = () => database().collection<{ _id: string; seq: number }>('event_cursors');

async function positionOf(consumer: string): Promise<number> {
  return (await cursors().findOne({ _id: consumer }))?.seq ?? 0;
}

export function createFixtures(gateway: TestGateway): Fixtures {
  let day = addDays(today(), FIRST_DAY_AHEAD);
  /** What is left of that day. */
  let free: string[] = [];
  const people = new Map<StaffRole, Caller>();
  // Then a session may have ended, and a visitor's request would not be what a case needs.
  gateway.onEvent(({ type }) => {
    if (type === 'session.ended' || type === 'user.changed') people.clear();
    if (type === 'calendar.changed') free = [];
  });

  /** Signs in again when a case has ended the session. */
  async function as(role: StaffRole): Promise<Caller> {
    const known = people.get(role);
    if (known) return known;
    // A case may have left a second step; the password alone would not sign in.
    await database().collection('two_steps').deleteMany({});
    await database().collection('passkeys').deleteMany({});
    const person = await gateway.login(role);
    people.set(role, person);
    return person;
  }

  /** Each is given once; those of a day are so far from each other that one that is taken leaves the others free. */
  async function freeTime() {
    for (; ; day = addDays(day, 1)) {
      const appointmentTime = free.shift();
      if (appointmentTime) return { appointmentDate: day, appointmentTime };
      const { body } = await gateway.visitor().get(`/api/public/appointments/availability?date=${addDays(day, 1)}`);
      free = farBetween(
        (body as AvailabilityRecord).slots.filter(({ available }) => available).map(({ time }) => time),
      );
    }
  }

  async function booking(overrides: object = {}): Promise<Booking> {
    return { ...(await staffBooking()), kvkkConsent: true, communicationConsent: true, ...overrides };
  }

  /** Each of another family, so that none counts as a resubmission. */
  async function staffBooking(overrides: object = {}): Promise<Booking> {
    families += 1;
    return {
      parentName: 'Elif Yıldız',
      childName: 'Ada Yıldız',
      childBirthDate: addDays('2013-01-01', families),
      phone: `0532 111 ${String(families).padStart(4, '0')}`,
      email: `elif${families}@ornek.com`,
      serviceType: 'oyun-terapisi',
      reason: 'Okula alışmakta zorlanıyor.',
      ...(await freeTime()),
      ...overrides,
    };
  }

  async function appointment(overrides: object = {}): Promise<AppointmentRecord> {
    const response = await (await as('admin')).post('/api/appointments', await staffBooking(overrides));
    expect(response.status).toBe(201);
    return response.body as AppointmentRecord;
  }

  async function create(path: string, fields: object, role: StaffRole = 'admin'): Promise<{ id: string }> {
    const response = await (await as(role)).post(path, fields);
    expect(response.status).toBe(201);
    return response.body as { id: string };
  }

  async function send(method: string, path: string, fields: object, role: StaffRole): Promise<void> {
    expect((await (await as(role)).send(method, path, fields)).status).toBeLessThan(300);
  }

  async function setting(settingKey: string, settingValue: string): Promise<void> {
    const response = await (await as('admin')).post('/api/site-settings', { settingKey, settingValue });
    expect(response.status).toBe(200);
  }

  async function settingChange(settingKey: string, settingValue: string): Promise<string> {
    await setting(settingKey, `${settingValue} önce`);
    await setting(settingKey, settingValue);
    const { body } = await (await as('admin')).get(`/api/site-settings/history?key=${settingKey}&pageSize=1`);
    return (body as [{ id: string }])[0].id;
  }

  async function refusedAddress(): Promise<string> {
    return (await create('/api/email/refused-addresses', { address: `${crypto.randomUUID()}@ornek.example` })).id;
  }

  async function idsOf(path: string): Promise<string[]> {
    const { body } = await (await as('admin')).get(path);
    return (body as { id: string }[]).map(({ id }) => id);
  }

  async function metaTag(fields: object): Promise<MetaTagRecord> {
    return (await create('/api/seo/meta-tags', fields)) as MetaTagRecord;
  }

  /** A parent's request, with the staff notified as in the running product; of what other cases did, nobody is. */
  async function emittedRequest(): Promise<string> {
    const before = await lastSeq();
    const response = await gateway.visitor().post('/api/appointments', await booking());
    expect(response.status).toBe(201);
    const messaging = gateway.services.find(({ name }) => name === 'messaging');
    const consumer = new EventConsumer('messaging', messaging?.handlers ?? {});
    await consumer.prepare();
    await cursors().updateOne({ _id: 'messaging' }, { $set: { seq: before } });
    // Cases that take back what they did leave gaps in the log, at which one run may end.
    for (let seq = -1; seq !== (await positionOf('messaging')); ) {
      seq = await positionOf('messaging');
      await consumer.catchUp();
    }
    return (response.body as { id: string }).id;
  }

  async function notification(): Promise<string> {
    await emittedRequest();
    const { body } = await (await as('admin')).get('/api/notifications/list?limit=1');
    return (body as { notifications: { id: string }[] }).notifications[0]?.id ?? '';
  }

  /** From an address of its own: an address may send few. */
  async function contactMessage(fields: object): Promise<string> {
    const response = await gateway.visitor().post('/api/contacts', fields);
    expect(response.status).toBe(201);
    return (response.body as { id: string }).id;
  }

  async function contactReply(messageId: string): Promise<string> {
    const fields = { subject: 'Yanıt', text: 'Yarın sizi arayacağız.' };
    return (await create(`/api/contacts/${messageId}/replies`, fields)).id;
  }

  async function userId(role: StaffRole): Promise<string> {
    const { body } = await (await as('admin')).get('/api/contacts/assignees');
    const { username } = account(role);
    return (body as { id: string; username: string }[]).find((each) => each.username === username)?.id ?? '';
  }

  async function waitingEmail(): Promise<string> {
    return `request-received:${await emittedRequest()}`;
  }

  async function aPost(): Promise<string> {
    const { body } = await gateway.visitor().get('/api/blog?published=true');
    return (body as { slug: string }[])[0]?.slug ?? '';
  }

  async function accessToken(role: StaffRole): Promise<string> {
    const { password } = account(role);
    const response = await (await as(role)).post('/api/access-tokens', { name: 'Yedek', scope: 'read', password });
    expect(response.status).toBe(201);
    return (response.body as { id: string }).id;
  }

  async function sessionOf(role: StaffRole): Promise<string> {
    const another = await gateway.login(role);
    const { body } = await another.get('/api/auth/sessions');
    return (body as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)?.id ?? '';
  }

  async function passwordLinkToken(): Promise<string> {
    const token = randomUUID();
    const email = `${token}@ornek.com`;
    await create('/api/users', { username: token, email, role: 'user' });
    const tokenHashes = [createHash('sha256').update(token).digest('base64url')];
    await database().collection('password_links').updateOne({ email }, { $set: { tokenHashes } });
    return token;
  }

  function account(role: StaffRole) {
    const { username, password } = gateway.accounts.find((found) => found.role === role) ?? {};
    return { username, password };
  }

  return {
    freeTime,
    booking,
    staffBooking,
    appointment,
    metaTag,
    create,
    send,
    setting,
    settingChange,
    refusedAddress,
    idsOf,
    notification,
    contactMessage,
    contactReply,
    userId,
    waitingEmail,
    aPost,
    accessToken,
    ...twoStepFixtures({ as, userId, account }),
    ...passkeyFixtures({ as, userId, account, visitor: () => gateway.visitor() }),
    sessionOf,
    passwordLinkToken,
    account,
  };
}
