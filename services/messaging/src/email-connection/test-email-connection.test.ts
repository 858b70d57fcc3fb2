import { createServer } from 'node:net';
import { allowInnerAddresses } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { connectionProblem } from './connection-problem.ts';
import { testEmailConnection } from './test-email-connection.ts';
import { testSentConnection } from './test-sent-connection.ts';

useTestDatabase([createService()]);
const stubs = useStubServices();
const admin = contextFor('admin');
const login = { user: 'posta', password: 'gizli' };
const test = (input: Record<string, unknown>) =>
  testEmailConnection(admin, { host: '127.0.0.1', port: 25, secure: false, ...input });

describe('trying a mail server', () => {
  beforeEach(() => allowInnerAddresses(true));
  afterEach(() => allowInnerAddresses(false));

  it('says that it takes the settings, and sends nothing', async () => {
    const server = await startMailServer();
    expect(await test({ port: server.port })).toEqual({
      success: true,
      message: expect.stringContaining('kullanıcı adı yazılmadığı için giriş denenmedi'),
    });
    expect(server.messages).toEqual([]);
  });

  it('takes the stored password for the stored server and user alone', async () => {
    const server = await startMailServer({ login });
    const { port } = server;
    Object.assign(stubs.settings, { smtp_host: '127.0.0.1', smtp_port: String(port), smtp_user: 'posta' });
    stubs.settings.smtp_pass = 'gizli';
    expect(await test({ port, user: 'posta' })).toEqual({
      success: true,
      message: 'Bağlantı kuruldu; sunucu ayarları kabul etti.',
    });
    expect(server.logins).toBe(1);
    const other = await startMailServer({ login });
    for (const elsewhere of [
      { port: other.port, user: 'posta' },
      { port, host: 'localhost', user: 'posta' },
      { port, user: 'x' },
    ]) {
      await expect(test(elsewhere)).rejects.toMatchObject({ errors: [{ field: 'password' }] });
    }
    expect(other.logins).toBe(0);
    expect(await test({ port, user: 'posta', password: 'yanlış' })).toMatchObject({
      success: false,
      message: expect.stringContaining('kabul etmedi'),
    });
  });

  it('is the stored one where nothing is sent, and takes the keys of the settings', async () => {
    const { port } = await startMailServer({ login });
    const stored = { smtp_host: '127.0.0.1', smtp_port: String(port), smtp_user: 'posta', smtp_pass: 'gizli' };
    Object.assign(stubs.settings, stored);
    for (const body of [undefined, {}, { ...stored, smtp_port: port, smtp_secure: false }]) {
      expect(await testSentConnection(admin, body)).toMatchObject({ success: true });
    }
    expect(await testSentConnection(admin, { smtp_pass: 'x' })).toMatchObject({ success: false });
    await expect(testSentConnection(admin, { smtp_host: '' })).rejects.toMatchObject({ errors: [{ field: 'host' }] });
    await expect(testSentConnection(contextFor('moderator'), {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('says that nothing answers at the port, and that another kind of server does', async () => {
    const server = await startMailServer();
    await server.stop();
    expect((await test({ port: server.port })).message).toContain('bağlantı kabul etmiyor');
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await new Promise((resolve) => web.once('listening', resolve));
    const { port } = web.address() as { port: number };
    expect((await test({ port })).message).toContain('e-posta sunucusu gibi yanıt vermedi');
    web.close();
  });

  it('says that the encryption does not fit the port', async () => {
    const { port } = await startMailServer();
    expect((await test({ port, secure: true })).message).toContain('şifresiz başlıyor');
  });
});

it.each(['127.0.0.1', '::1', 'localhost', '10.1.2.3', '192.168.1.1', '169.254.169.254', '::ffff:10.0.0.1', 'fd00::1'])(
  'does not reach %s unless the operator allows it',
  async (host) => {
    const server = await startMailServer();
    expect(await test({ host, port: server.port })).toEqual({
      success: false,
      message: expect.stringMatching(/e-postalar yine de gönderilir.*ALLOW_INNER_ADDRESSES/),
    });
  },
);

it.each([
  [{ code: 'ENOTFOUND' }, 'bulunamadı'],
  [{ code: 'ETIMEDOUT' }, 'yanıt vermedi'],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'sertifikası'],
  [{ code: 'ETLS', message: 'Server does not support STARTTLS' }, 'şifreli bağlantı kurmuyor'],
])('says what %j means', (error, part) => {
  expect(connectionProblem(error, { port: 587 })).toContain(part);
});
