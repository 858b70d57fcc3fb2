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
const fault = {
  url: '/blog/kaygi',
  title: 'Kaygı',
  kind: 'brokenLink',
  detail: 'Bağlantı açılmıyor (404): /yok',
  target: '/yok',
  editUrl: '#blog?q=Kayg%C4%B1',
};
let faults: (typeof fault)[] = [];

beforeEach(async () => {
  setPublicUrl('https://ardic.example');
  server = await startMailServer();
  faults = [fault];
  const sender = { smtp_host: '127.0.0.1', smtp_port: String(server.port), email_from: 'bilgi@ardic.example' };
  Object.assign(stubs.settings, sender);
  registerService('seo', { listNewUrlFaults: async () => faults });
});
afterEach(() => setPublicUrl(undefined));

async function find(id: string) {
  await withTransaction(async (session: ClientSession) => emit(session, 'url-health.faults-found', { id }));
  await handleEvents(service);
  await runJobs(service);
}

it('lists the faults of a check with links to where they are mended, once', async () => {
  faults = [fault, { ...fault, detail: 'Görsel açılmıyor (404): <b>x</b>' }];
  await find('1');
  await find('1');
  expect(server.messages).toHaveLength(1);
  const [email] = server.messages;
  expect(email?.to?.[0]?.address).toBe('bilgi@ardic.example');
  expect(email?.subject).toBe('Sitede 2 yeni sorun bulundu | Ardıç Psikoloji');
  expect(email?.text).toContain('- Kaygı (/blog/kaygi): Bağlantı açılmıyor (404): /yok');
  expect(email?.text).toContain('https://ardic.example/admin#blog?q=Kayg%C4%B1');
  expect(email?.text).toContain('https://ardic.example/admin#url-management?tab=health');
  expect(email?.html).not.toContain('<b>x</b>');
});

it('names thirty, and how many more there are', async () => {
  faults = Array.from({ length: 32 }, (_, index) => ({ ...fault, url: `/blog/${index}` }));
  await find('2');
  expect(server.messages[0]?.text).toContain('Ve 2 sorun daha.');
});

it('is not sent when all was mended meanwhile, and not while the alerts are switched off', async () => {
  faults = [];
  await find('3');
  faults = [fault];
  stubs.settings.url_health_email_alert = 'false';
  await find('4');
  expect(server.messages).toEqual([]);
});
