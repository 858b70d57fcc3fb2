import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { deliver } from './deliver.ts';
import type { SmtpServer } from './transport.ts';

const at = (port: number, overrides: Partial<SmtpServer> = {}): SmtpServer => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  user: '',
  password: '',
  ...overrides,
});
const message = {
  from: { name: 'Ardıç', address: 'randevu@ardic.example' },
  to: { name: 'Işıl Çağ', address: 'isil@ornek.example' },
  subject: 'Randevu talebiniz alındı',
  text: 'Görüşmek üzere',
  html: '<p>Görüşmek üzere</p>',
  messageId: '<bir@ardic.example>',
};
const login = { user: 'posta', password: 'şifre' };

describe('a message', () => {
  it('arrives as it was sent, with its id', async () => {
    const server = await startMailServer();
    expect(await deliver(at(server.port), message)).toBeUndefined();
    expect(server.messages).toMatchObject([
      {
        messageId: '<bir@ardic.example>',
        subject: 'Randevu talebiniz alındı',
        from: { name: 'Ardıç', address: 'randevu@ardic.example' },
        to: [{ name: 'Işıl Çağ', address: 'isil@ornek.example' }],
      },
    ]);
    expect(server.messages[0]?.text?.trim()).toBe('Görüşmek üzere');
    expect(server.messages[0]?.html?.trim()).toBe('<p>Görüşmek üzere</p>');
  });

  it('arrives at a server that wants a name and a password', async () => {
    const server = await startMailServer({ login });
    expect(await deliver(at(server.port, login), message)).toBeUndefined();
    expect(server.messages).toHaveLength(1);
  });

  it('cannot bring a header along in a name', async () => {
    const server = await startMailServer();
    const to = { name: 'Elif\r\nBcc: kurban@ornek.example', address: 'elif@ornek.example' };
    await deliver(at(server.port), { ...message, to });
    expect(server.messages[0]?.bcc).toBeUndefined();
    expect(server.messages[0]?.to).toHaveLength(1);
  });
});

describe('a message that cannot be sent', () => {
  it.each([
    ['recipient', { refuseRecipient: 550 }, 550],
    ['text', { refuseMessage: 554 }, 554],
  ])('is refused permanently for its %s', async (_, behaviour, code) => {
    const server = await startMailServer(behaviour);
    await expect(deliver(at(server.port), message)).rejects.toMatchObject({
      isFinal: true,
      message: `E-posta sunucusu iletiyi kabul etmedi (${code}). Alıcının adresini kontrol edin.`,
    });
  });

  it.each([
    ['recipient', { refuseRecipient: 451 }, 451],
    ['sender', { refuseSender: 450 }, 450],
    ['text', { refuseMessage: 452 }, 452],
  ])('comes back later when its %s is refused for now', async (_, behaviour, code) => {
    const server = await startMailServer(behaviour);
    await expect(deliver(at(server.port), message)).rejects.toMatchObject({
      isFinal: false,
      message: `E-posta sunucusu iletiyi şimdilik kabul etmedi (${code}). Yeniden denenecek.`,
    });
  });

  it('waits for other settings when its sender is refused', async () => {
    const server = await startMailServer({ refuseSender: 553 });
    expect(await deliver(at(server.port), message)).toMatchObject({
      reason: 'E-posta sunucusu gönderen adresini kabul etmedi (553). Ayarları kontrol edin.',
    });
  });

  it.each([
    ['a wrong password', { user: 'posta', password: 'yanlış' }],
    ['no password', {}],
  ])('waits for other settings with %s', async (_, credentials) => {
    const server = await startMailServer({ login });
    expect(await deliver(at(server.port, credentials), message)).toEqual({
      waitMs: expect.any(Number),
      reason: 'E-posta sunucusu kullanıcı adını veya şifreyi kabul etmedi. Ayarları kontrol edin.',
    });
    expect(server.messages).toEqual([]);
  });

  it('waits when the server does not respond', async () => {
    const server = await startMailServer();
    await server.stop();
    expect(await deliver(at(server.port), message)).toMatchObject({
      reason: 'E-posta sunucusuna ulaşılamadı ya da güvenli bağlantı kurulamadı. Yeniden denenecek.',
    });
  });

  it('waits when the response is not from a mail server', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await deliver(at(port), message)).toMatchObject({ waitMs: expect.any(Number) });
    await new Promise((resolve) => other.close(resolve));
  });

  it('waits rather than send a password unencrypted', async () => {
    const server = await startMailServer({ login });
    // This machine under a name that does not say so.
    const elsewhere = at(server.port, { ...login, host: '0.0.0.0' });
    expect(await deliver(elsewhere, message)).toMatchObject({ reason: expect.stringContaining('güvenli bağlantı') });
    expect(server.logins).toBe(0);
  });
});
