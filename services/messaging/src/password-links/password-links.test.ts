import { type ClientSession, emit, registerService, setPublicUrl, withTransaction } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { runJobs } from '../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { handleEvents } from '../testing/requests.ts';
import { useStubServices } from '../testing/stub-services.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
let server: MailServer;
const reset = {
  username: 'ayse',
  purpose: 'reset' as const,
  expiresAt: '2030-01-01T00:00:00.000Z',
  email: 'ayse@ornek.com',
  token: 'jeton_1',
};
let link: Omit<typeof reset, 'purpose'> & { purpose: 'reset' | 'invitation' } = reset;

beforeEach(async () => {
  setPublicUrl('https://ardic.example');
  server = await startMailServer();
  link = reset;
  const sender = { smtp_host: '127.0.0.1', smtp_port: String(server.port), email_from: 'bilgi@ardic.example' };
  Object.assign(stubs.settings, sender);
  registerService('identity', {
    issuePasswordLink: async (_ctx: unknown, { id }: { id: string }) => (id === 'none' ? null : link),
  });
});
afterEach(() => setPublicUrl(undefined));

async function request(id: string) {
  await withTransaction(async (session: ClientSession) => emit(session, 'password-link.requested', { id }));
  await handleEvents(service);
  await runJobs(service);
}

it('sends the link for a forgotten password to its user alone, once', async () => {
  await request('1');
  await request('1');
  expect(server.messages).toHaveLength(1);
  const [email] = server.messages;
  expect(email?.to).toEqual([{ name: 'ayse', address: 'ayse@ornek.com' }]);
  expect(email?.subject).toBe('Yeni şifre belirleme | Ardıç Psikoloji');
  expect(email?.text).toContain('https://ardic.example/admin#sifre?baglanti=jeton_1');
  expect(email?.html).toContain('https://ardic.example/admin#sifre?baglanti=jeton_1');
  expect(email?.text).toContain('1 saat geçerlidir');
});

it('says in an invitation under which name one signs in, which cannot become a link or HTML', async () => {
  link = { ...reset, purpose: 'invitation', username: '<b>deniz' };
  await request('2');
  const [email] = server.messages;
  expect(email?.subject).toBe('Yönetim paneline davet edildiniz | Ardıç Psikoloji');
  expect(email?.text).toContain('Kullanıcı adınız: <b>deniz.');
  expect(email?.html).not.toContain('<b>deniz');
  expect(email?.text).toContain('7 gün geçerlidir');
});

it.each([
  ['Çocuk ve Ergen “Işık” Psikolojisi', 'Çocuk ve Ergen “Işık” Psikolojisi'],
  ['red;}</style><script>alert(1)</script>', 'red alert(1)'],
  ['"Banka" <destek@banka.example>', 'Banka'],
  ['Ardıç https://banka.example/giris', 'Ardıç https banka. example giris'],
])('names the practice %j in its sender and subject as %j', async (name, shown) => {
  stubs.settings.site_name = name;
  await request('4');
  const [email] = server.messages;
  expect(email?.from).toEqual({ name: shown, address: 'bilgi@ardic.example' });
  expect(email?.subject).toBe(`Yeni şifre belirleme | ${shown}`);
});

it('sends nothing to an address that no user has', async () => {
  await request('none');
  expect(server.messages).toEqual([]);
});

it('waits while e-mails are switched off', async () => {
  stubs.settings.email_enabled = 'false';
  await request('3');
  expect(server.messages).toEqual([]);
  stubs.settings.email_enabled = 'true';
  await withTransaction(async (session: ClientSession) =>
    emit(session, 'site-setting.changed', { keys: ['email_enabled'], categories: ['email'] }),
  );
  await handleEvents(service);
  await runJobs(service);
  expect(server.messages).toHaveLength(1);
});
