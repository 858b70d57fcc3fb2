import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(200_000, 7)]);

it('a sound of one’s own is larger than other bodies may be, and is played to staff alone', async () => {
  const staff = await gateway.login('user');
  const { status, body } = await staff.send('PUT', '/api/notifications/settings/sound', {
    base64: sound.toString('base64'),
  });
  expect(status).toBe(200);
  const { soundFile } = body as { soundFile: string };
  const played = await staff.get(soundFile, { range: 'bytes=3-12' });
  expect([played.status, played.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
  expect(played.headers.get('content-security-policy')).toContain('sandbox');
  expect((await gateway.visitor().get(soundFile)).status).toBe(404);
  expect((await staff.get('/uploads/sounds/unknown')).status).toBe(404);
});

it('is uploaded as a file of up to 5 MB too, and played from the name that it gets', async () => {
  const staff = await gateway.login('moderator');
  const body = new FormData();
  body.append('sound', new Blob(['ID3', new Uint8Array(4 * 1024 ** 2)]), 'zil.mp3');
  body.append('type', 'notification');
  const headers = { cookie: staff.cookie() };
  const sent = await fetch(`${gateway.url}/api/upload/sound`, { method: 'POST', body, headers });
  expect(sent.status).toBe(201);
  const { filename } = (await sent.json()) as { filename: string };
  const played = await staff.get(`/uploads/sounds/${filename}`, { range: 'bytes=0-2' });
  expect([played.status, played.text]).toEqual([206, 'ID3']);
});

it.each([
  ['an empty file', 0, 400, 'VALIDATION_FAILED', 'Ses dosyası boş'],
  ['a file of more than 5 MB', 5 * 1024 ** 2, 413, 'PAYLOAD_TOO_LARGE', 'Ses dosyası en fazla 5 MB olabilir'],
])('%s is refused at the field that was sent', async (_what, size, status, code, message) => {
  const staff = await gateway.login('moderator');
  const body = new FormData();
  body.append('sound', new Blob(size ? ['ID3', new Uint8Array(size)] : []), 'zil.mp3');
  const sent = await fetch(`${gateway.url}/api/upload/sound`, {
    method: 'POST',
    body,
    headers: { cookie: staff.cookie() },
  });
  expect(sent.status).toBe(status);
  expect(await sent.json()).toMatchObject({ code, errors: [{ field: 'sound', message }] });
});
