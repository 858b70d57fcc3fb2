import { defaultNotificationSettings } from '@practice/contracts';
import { database, lastSeq } from '@practice/service-kit';
import { callRoute, contextFor, eventsSince, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { getNotificationSettings } from './get-notification-settings.ts';
import { getNotificationSound } from './get-notification-sound.ts';
import { removeNotificationSound } from './remove-notification-sound.ts';
import { setNotificationSound } from './set-notification-sound.ts';
import { soundTypeOf } from './sound-type.ts';
import { updateNotificationSettings } from './update-notification-settings.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');
const other = contextFor('admin');
const system = contextFor('service');

const padded = (start: string | Buffer) => Buffer.concat([Buffer.from(start), Buffer.alloc(32)]);
const base64Of = (bytes: Buffer) => bytes.toString('base64');
const wav = padded('RIFF\0\0\0\0WAVEfmt ');

it('are the defaults until something is saved, and each user has their own', async () => {
  expect(await getNotificationSettings(staff)).toMatchObject({
    ...defaultNotificationSettings,
    soundFile: null,
    emailAddress: null,
    updatedAt: null,
  });
  const before = await lastSeq();
  await updateNotificationSettings(staff, { categories: { blog: false }, quietHours: { enabled: true } });
  expect(await getNotificationSettings(staff)).toMatchObject({
    categories: { blog: false, contacts: true },
    quietHours: { enabled: true, start: '22:00' },
    updatedAt: expect.any(String),
  });
  expect(await getNotificationSettings(other)).toMatchObject(defaultNotificationSettings);
  const events = await eventsSince(before);
  expect(events.map(({ type }) => type)).toEqual(['notification-settings.changed', 'audit.recorded']);
  expect(events[1]?.payload).toMatchObject({ changedFields: ['categories', 'quietHours'] });
});

it('two windows that change different fields at once keep both', async () => {
  await Promise.all([
    updateNotificationSettings(staff, { enableSound: false }),
    updateNotificationSettings(staff, { emailDigest: 'daily' }),
  ]);
  expect(await getNotificationSettings(staff)).toMatchObject({ enableSound: false, emailDigest: 'daily' });
});

it('are the same through REST and GraphQL, with the address of the user', async () => {
  stubs.staff = [
    { id: staff.actor.userId ?? '', username: 'selin', email: 'selin@a.example', role: 'user', isActive: true },
  ];
  const fields = `id enableBell enableSound enableDesktop enableEmail emailDigest soundFile emailAddress updatedAt
    categories { appointments contacts system blog users } priority { low medium high urgent }
    quietHours { enabled start end }`;
  const { data } = await queryService(service, staff, `{ notificationSettings { ${fields} } }`);
  expect(data?.notificationSettings).toMatchObject({ emailAddress: 'selin@a.example' });
  const { body } = await callRoute(service, staff, 'GET /api/notifications/settings');
  expect(body).toEqual(data?.notificationSettings);
});

it('a sound of one’s own is stored, replaced and taken away; nothing of it stays', async () => {
  const { soundFile } = await setNotificationSound(staff, { base64: base64Of(wav) });
  const id = soundFile?.split('/').at(-1) ?? '';
  expect(await getNotificationSound(system, { id })).toEqual({ type: 'audio/wav', base64: base64Of(wav) });
  await setNotificationSound(staff, { base64: base64Of(padded('ID3')) });
  expect(await getNotificationSound(system, { id })).toBeNull();
  expect(await removeNotificationSound(staff)).toMatchObject({ soundFile: null });
  for (const collection of ['sounds.files', 'sounds.chunks']) {
    expect(await database().collection(collection).countDocuments()).toBe(0);
  }
});

it.each([
  [
    'a picture',
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64'),
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a film', padded('\0\0\0\x20ftypisom'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a page', padded('<!doctype html><script>alert(1)</script>'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['more than five megabytes', Buffer.concat([wav, Buffer.alloc(5 * 1024 * 1024)]), 'PAYLOAD_TOO_LARGE'],
])('%s is refused, whatever it is called, and nothing is stored', async (_what, bytes, code) => {
  await expect(setNotificationSound(staff, { base64: base64Of(bytes) })).rejects.toMatchObject({ code });
  expect(await database().collection('sounds.files').countDocuments()).toBe(0);
});

it.each([
  ['audio/mpeg', padded('ID3')],
  ['audio/mpeg', padded(Buffer.from([0xff, 0xf3, 0x60, 0xc4]))],
  ['audio/wav', wav],
  ['audio/ogg', padded('OggS')],
  ['audio/flac', padded('fLaC')],
  ['audio/mp4', padded('\0\0\0\x20ftypM4A ')],
  [null, padded(Buffer.from([0xff, 0xff, 0xff, 0xff]))],
  [null, Buffer.from('ID3')],
])('a sound is told by its first bytes: %s', (type, bytes) => {
  expect(soundTypeOf(bytes)).toBe(type);
});
