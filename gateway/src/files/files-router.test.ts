import { createHash } from 'node:crypto';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSound } from './default-sound.ts';
import { filesRouter } from './files-router.ts';

let address = '';
let close = () => {};
beforeAll(async () => {
  const server = express().use(filesRouter()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const bound = server.address();
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
  close = () => server.close();
});
afterAll(() => close());

it('serves the sound of a new notification whole and with its type', async () => {
  const response = await fetch(`${address}/uploads/sounds/notification-sound.mp3`);
  const body = Buffer.from(await response.arrayBuffer());
  const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(hash(body)).toBe(hash(defaultSound));
  // The first bits of an MP3 frame.
  expect([body[0], (body[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
});

it('serves a part of it, as browsers request sounds', async () => {
  const get = (range: string) => fetch(`${address}/uploads/sounds/notification-sound.mp3`, { headers: { range } });
  const part = await get('bytes=0-99');
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-99/${defaultSound.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(defaultSound.subarray(0, 100));
  const beyond = await get('bytes=999999-');
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${defaultSound.length}`]);
});

it('serves nothing else', async () => {
  expect((await fetch(`${address}/uploads/sounds/other.mp3`)).status).toBe(404);
});
