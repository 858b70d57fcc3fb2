import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { aboutTheAccount } from '../testing/host-replies.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { deliver, RecipientsRefused } from './deliver.ts';
import { answerOf } from './recipient-refusal.ts';
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
const delivered = { accepted: ['isil@ornek.example'], refused: [] };
const login = { user: 'posta', password: 'şifre' };

describe('a message', () => {
  it('arrives as it was sent, with its id', async () => {
    const server = await startMailServer();
    expect(await deliver(at(server.port), message)).toEqual(delivered);
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
    expect(await deliver(at(server.port, login), message)).toEqual(delivered);
    expect(server.messages).toHaveLength(1);
  });

  it.each([
    ['Çocuk & Ergen “Işık” Psikolojisi', 'Çocuk & Ergen “Işık” Psikolojisi'],
    ['Dr. "Selin" Ardıç, Uzm. Psk.', 'Dr. "Selin" Ardıç, Uzm. Psk.'],
    ['Ardıç\\', 'Ardıç\\'],
    ['Banka <destek@banka.example>, Ardıç', 'Banka <destek@banka.example>, Ardıç'],
    ['Ardıç\r\nBcc: kurban@ornek.example', 'Ardıç\r\nBcc: kurban@ornek.example'],
  ])('comes from %j, with one address and no other header', async (name, shown) => {
    const server = await startMailServer();
    await deliver(at(server.port), { ...message, from: { name, address: 'randevu@ardic.example' } });
    const [arrived] = server.messages;
    expect(arrived?.from).toEqual({ name: shown, address: 'randevu@ardic.example' });
    expect(arrived?.bcc).toBeUndefined();
    expect(arrived?.headers.map(({ key }) => key).filter((key) => key === 'from')).toEqual(['from']);
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
  it('is refused permanently when it is too large', async () => {
    const server = await startMailServer({ refuseMessage: '552 5.3.4 Message size exceeds fixed limit' });
    const refused = deliver(at(server.port), message);
    await expect(refused).rejects.toMatchObject({
      isFinal: true,
      message: 'E-posta sunucusu iletiyi kabul etmedi (552 5.3.4): ileti çok büyük ya da okunamıyor.',
    });
    await expect(refused).rejects.not.toBeInstanceOf(RecipientsRefused);
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
      isRefused: true,
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

  it('waits rather than trust a certificate that no authority vouches for', async () => {
    const server = await startMailServer({ login, isSelfSigned: true });
    const delivery = await deliver(at(server.port, { ...login, isSecure: true }), message);
    expect(delivery).toMatchObject({ reason: expect.stringContaining('güvenli bağlantı') });
    expect([server.logins, server.messages]).toEqual([0, []]);
  });
});

const refusedFor = (cause: string, code: string) => ({
  isFinal: true,
  refused: [{ address: 'isil@ornek.example', cause, code, answer: expect.any(String) }],
});

describe('a recipient', () => {
  it.each([
    ['550 5.1.1 <isil@ornek.example>: User unknown', 'unknown_mailbox', '550 5.1.1'],
    ['550 5.1.2 Host unknown', 'unknown_domain', '550 5.1.2'],
    ['556 5.1.10 Domain does not accept mail', 'unknown_domain', '556 5.1.10'],
    ['553 5.1.3 Bad address syntax', 'malformed', '553 5.1.3'],
    ['550 5.2.1 The mailbox is disabled', 'disabled', '550 5.2.1'],
    ['552 5.2.2 Over quota', 'full', '552 5.2.2'],
    ['550 5.5.0 Requested action not taken: mailbox unavailable', 'unknown_mailbox', '550 5.5.0'],
    ['550 5.4.1 Recipient address rejected: Access denied', 'unknown_mailbox', '550 5.4.1'],
    ['550 Requested action not taken: mailbox unavailable', 'unknown_mailbox', '550'],
    ['550 No Such User Here', 'unknown_mailbox', '550'],
    ['550 Unrouteable address', 'unknown_mailbox', '550'],
    ['550 sorry, no mailbox here by that name (#5.1.1)', 'unknown_mailbox', '550 5.1.1'],
    ['550 5.1.0 Address rejected', 'unknown_mailbox', '550 5.1.0'],
    ['550 Alıcı adresi bulunamadı', 'unknown_mailbox', '550'],
    ['550 <fantastik.engelsiz@limitinsaat.com.tr>: User unknown', 'unknown_mailbox', '550'],
    ['554 30 Sorry, your message cannot be delivered. This mailbox is disabled', 'unknown_mailbox', '554'],
    ['550 Böyle bir kullanıcı yok', 'unknown_mailbox', '550'],
    ['552 Posta kutusu dolu', 'full', '552'],
    ['552 Mailbox quota exceeded', 'full', '552'],
    ['552 Requested mail action aborted: exceeded storage allocation', 'full', '552'],
  ])('is refused by “%s”: %s', async (response, cause, code) => {
    const server = await startMailServer({ refuseRecipient: response });
    await expect(deliver(at(server.port), message)).rejects.toMatchObject(refusedFor(cause, code));
  });

  it.each(['550 5.1.1 No such user', '552 5.2.2 Mailbox full', '550 isil@ornek.example: mailbox unavailable'])(
    'is refused when the whole message was sent, by “%s”',
    async (response) => {
      const server = await startMailServer({ refuseMessage: response });
      await expect(deliver(at(server.port), message)).rejects.toBeInstanceOf(RecipientsRefused);
    },
  );

  it.each(aboutTheAccount)(
    'of %s is not refused by “%s”: the account waits, at either step',
    async (_host, response) => {
      for (const behaviour of [{ refuseRecipient: response }, { refuseMessage: response }]) {
        const server = await startMailServer(behaviour);
        expect(await deliver(at(server.port), message)).toEqual({
          waitMs: 3_600_000,
          isRefused: true,
          refusedSince: expect.any(Date),
          reason: expect.stringMatching(
            /^E-posta sunucusu bu hesaptan gönderime izin vermedi \(5\d\d.*Sorun alıcıda değil/,
          ),
        });
      }
    },
  );

  it('waits for the account an hour at first, as long again as it has been refused, and three days in all', async () => {
    const server = await startMailServer({ refuseRecipient: '550 5.4.5 Daily user sending limit exceeded' });
    const after = (hours: number) =>
      deliver(at(server.port), message, { refusedSince: new Date(Date.now() - hours * 3_600_000) });
    const waits = await Promise.all([0, 5, 30].map(after));
    expect(waits.map((wait) => 'waitMs' in wait && Math.round(wait.waitMs / 3_600_000))).toEqual([1, 5, 24]);
    await expect(after(73)).rejects.toMatchObject({
      isFinal: true,
      message: expect.stringContaining('sağlayıcınıza sorun'),
    });
  });

  it('that is refused keeps no other recipient from the message', async () => {
    const server = await startMailServer({ refuseRecipients: { 'eski@ornek.example': '550 5.1.1 No such user' } });
    const to = ['eski@ornek.example', 'isil@ornek.example'];
    expect(await deliver(at(server.port), { ...message, to })).toEqual({
      accepted: ['isil@ornek.example'],
      refused: [
        {
          address: 'eski@ornek.example',
          cause: 'unknown_mailbox',
          code: '550 5.1.1',
          answer: '550 5.1.1 no such user',
        },
      ],
    });
    expect(server.envelopes[0]?.rcptTo.map(({ address }) => address)).toEqual(['isil@ornek.example']);
  });
});

it('answers of a server are the same when they differ in addresses and counters alone', () => {
  const reply = (response: string) => answerOf({ responseCode: 554, response });
  expect(reply('554 5.7.1 <a@b.example>: Allowance used (501 of 500) at 10:41')).toBe(
    reply('554 5.7.1 <c@d.example>: Allowance used (502 of 500) at 10:42'),
  );
  expect(reply('554 5.7.1 Allowance used')).not.toBe(reply('554 5.7.1 No such user'));
});

describe('a mail server', () => {
  const impatient = { dnsTimeout: 300, connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
  const unanswered = { isFinal: false, message: expect.stringContaining('ulaşmış olabilir') };

  it('that never greets is waited for', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await deliver(at(port), message, { timeouts: impatient })).toMatchObject({ waitMs: expect.any(Number) });
    silent.close();
  });

  it('that is slow gets the message once', async () => {
    const server = await startMailServer({ beforeMessage: () => new Promise((resolve) => setTimeout(resolve, 100)) });
    expect(await deliver(at(server.port), message, { timeouts: { ...impatient, socketTimeout: 2000 } })).toEqual(
      delivered,
    );
    expect(server.messages).toHaveLength(1);
  });

  it('that goes silent once it has the whole message counts as a try: the message may have arrived', async () => {
    const server = await startMailServer({ beforeMessage: () => new Promise(() => undefined) });
    await expect(deliver(at(server.port), message, { timeouts: impatient })).rejects.toMatchObject(unanswered);
  });

  it('that hangs up once it has the whole message counts as a try, and gets it again under the same id', async () => {
    const server = await startMailServer({ dropsAfterMessage: true });
    await expect(deliver(at(server.port), message)).rejects.toMatchObject(unanswered);
    delete server.behaviour.dropsAfterMessage;
    expect(await deliver(at(server.port), message)).toEqual(delivered);
    expect(server.messages.map(({ messageId }) => messageId)).toEqual([message.messageId, message.messageId]);
  });
});
