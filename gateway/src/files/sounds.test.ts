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
