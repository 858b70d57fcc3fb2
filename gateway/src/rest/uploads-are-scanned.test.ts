import { randomInt } from 'node:crypto';
import { z } from '@practice/contracts';
import { database, forgetSettings, setVirusScanner } from '@practice/service-kit';
import { EICAR, type FakeClamd, openFakeClamd } from '@practice/service-kit/testing';
import type { Caller } from '@practice/tooling/testing/caller';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
let clamd: FakeClamd;
let admin: Caller;
let appointmentId: string;
let png: Buffer;

async function store(settingValue: string): Promise<void> {
  const settings = database().collection('site_settings');
  await settings.updateOne({ settingKey: 'virus_scan_enabled' }, { $set: { settingValue } }, { upsert: true });
  forgetSettings();
}

beforeAll(async () => {
  clamd = await openFakeClamd();
  admin = await gateway.login('admin');
  const { body } = await admin.get('/api/appointments?pageSize=1&page=1');
  appointmentId = String((body as { id: string }[])[0]?.id);
});
afterAll(() => clamd.close());
beforeEach(async () => {
  // A new one each time: a picture that the library has cannot replace another.
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  setVirusScanner(clamd.url);
  await store('true');
});
afterEach(async () => {
  clamd.behave('scans');
  setVirusScanner(undefined);
  await store('false');
});

const base64Of = (bytes: Buffer) => bytes.toString('base64');
const sound = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(32)]);
const infected = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(EICAR)]);

type Answer = { status: number; body: unknown };

/** Uploads a file of an appointment in its parts; gives the answer to the last step, and a way to take it again. */
async function uploadInParts(bytes: Buffer): Promise<Answer & { again: () => Promise<Answer> }> {
  const fields = { fileName: 'cizim.png', fileType: 'drawing', fileSize: bytes.length };
  const begun = await admin.post(`/api/appointments/${appointmentId}/file-uploads`, fields);
  const { id } = begun.body as { id: string };
  await admin.send('PUT', `/api/file-uploads/${id}/parts/0`, { base64: base64Of(bytes) });
  const finish = () => admin.post(`/api/file-uploads/${id}/finish`);
  return { ...(await finish()), again: finish };
}

async function replacePicture(bytes: Buffer): Promise<Answer> {
  const { body } = await admin.get('/api/media');
  const [first] = body as { id: string }[];
  const image = { fileName: 'oda.png', base64: base64Of(bytes) };
  return admin.post(`/api/media/${first?.id}/replace`, { image });
}

const named = (base64: string) => ({ fileName: 'dosya', base64 });

/** Every way in, by its route: how a file is sent there. */
const uploads: Record<string, { good: () => Buffer; send: (bytes: Buffer) => Promise<Answer> }> = {
  'post /api/upload/image': {
    good: () => png,
    send: (bytes) => admin.post('/api/upload/image', { image: named(base64Of(bytes)) }),
  },
  'post /api/upload/favicon': {
    good: () => png,
    send: (bytes) => admin.post('/api/upload/favicon', { favicon: named(base64Of(bytes)) }),
  },
  'post /api/media/:id/replace': { good: () => png, send: replacePicture },
  'post /api/upload/sound': {
    good: () => sound,
    send: (bytes) => admin.post('/api/upload/sound', { sound: named(base64Of(bytes)) }),
  },
  'put /api/notifications/settings/sound': {
    good: () => sound,
    send: (bytes) => admin.send('PUT', '/api/notifications/settings/sound', { base64: base64Of(bytes) }),
  },
  'put /api/file-uploads/:id/parts/:part': { good: () => png, send: uploadInParts },
};

it('these are all ways in for files', () => {
  const takesFile = (body: z.ZodType | undefined) =>
    body instanceof z.ZodObject && (body.shape.base64 !== undefined || body.shape.part !== undefined);
  const found = gateway.services.flatMap(({ routes }) =>
    routes.filter(({ body, multipart }) => multipart || takesFile(body)).map(({ method, path }) => `${method} ${path}`),
  );
  expect(found.sort()).toEqual(Object.keys(uploads).sort());
});

describe.each(Object.entries(uploads))('%s', (_route, { good, send }) => {
  it('takes a good file, scanned as it was sent', async () => {
    const { status } = await send(good());
    expect(status).toBeLessThan(300);
    expect(clamd.seen.at(-1)?.equals(good())).toBe(true);
  });

  it('refuses one in which something is found', async () => {
    const { status, body } = await send(infected(good()));
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'VIRUS_FOUND' })]);
  });

  it.each(['is away', 'hangs up', 'is out of room'] as const)('refuses all while the scanner %s', async (how) => {
    if (how === 'is away') await clamd.close();
    else clamd.behave(how);
    const { status, body } = await send(good());
    if (how === 'is away') clamd = await openFakeClamd();
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'SCANNER_UNAVAILABLE' })]);
  });

  it('refuses all without a scanner, and scans nothing with virus_scan_enabled off', async () => {
    setVirusScanner(undefined);
    expect((await send(good())).status).toBe(503);
    await store('false');
    expect((await send(infected(good()))).status).toBeLessThan(300);
  });
});

it('an upload that could not be scanned is finished once the scanner is back', async () => {
  clamd.behave('hangs up');
  const { status, again } = await uploadInParts(png);
  expect(status).toBe(503);
  clamd.behave('scans');
  expect((await again()).status).toBe(201);
});
