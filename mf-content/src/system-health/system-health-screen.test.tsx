import { healthProblemCodes, partOf, serviceNames } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { wordsOf } from './problem-words.ts';
import { readReadiness } from './read-readiness.ts';
import SystemHealthScreen from './system-health-screen.tsx';

const measuredAt = '2026-11-25T11:05:12.000Z';
const gateway = {
  name: 'klinik:4000',
  version: '1.0.0+a1',
  nodeVersion: 'v24.0.0',
  startedAt: '2026-11-22T09:05:00.000Z',
  seenAt: measuredAt,
  memoryBytes: 250 * 1024 ** 2,
  openStreams: 2,
  databaseRoundTripMs: 1.4 as number | null,
  clockSkewMs: -12,
  disk: { freeBytes: 40 * 1024 ** 3, totalBytes: 100 * 1024 ** 3 } as object | null,
  remotes: [
    { name: 'mf-public', version: '1.2.0+c3', isElsewhere: false, isUp: true },
    { name: 'mf-seo', version: '1.0.0+d4', isElsewhere: true, isUp: false },
  ],
  certificateEndsAt: '2027-02-03T00:00:00.000Z' as string | null,
};
const details = {
  measuredAt,
  version: '1.0.0+a1',
  nodeVersion: 'v24.0.0',
  problems: [] as object[],
  databaseState: {
    engine: 'MongoDB',
    version: '8.0.4',
    roundTripMs: 1.4,
    dataBytes: 3_500_000,
    members: [] as object[],
  },
  consumers: [{ service: 'messaging', behind: 4 }],
  stalledJobs: [] as object[],
  lateJobs: 0,
  emails: { lastSentAt: '2026-11-25T10:00:00.000Z' as string | null, waiting: 0, failed: 0 },
  backups: {
    isEnabled: true as boolean | null,
    newest: { id: '1', state: 'verified', createdAt: '2026-11-24T23:30:00.000Z' } as object | null,
    verifiedAt: '2026-11-24T23:30:00.000Z' as string | null,
    nextOn: '2026-11-26' as string | null,
  },
  gateways: [gateway] as object[],
  migrations: { applied: 21, last: 'seo/2026-11-25-x', lastAt: '2026-11-25T08:00:00.000Z' },
};
const services = serviceNames.map((name) => ({
  name,
  isUp: true,
  address: null,
  version: '1.0.0+a1',
  latencyMs: null,
}));
const jobs = { queued: 1, waiting: 0, running: 0, dead: 0 };
const problem = (code: (typeof healthProblemCodes)[number], isFailure = false, subject: string | null = null) => ({
  code,
  part: partOf(code),
  isFailure,
  subject,
});

type Shown = {
  details?: Partial<typeof details>;
  services?: object[];
  readyz?: () => Promise<Response>;
  /** What the gateway answers to calls about remotes. */
  remotes?: (address: string, init?: RequestInit) => Promise<Response>;
};

const noRemotes = async () => new Response('{}');

function show({ details: changed = {}, readyz = noRemotes, remotes = noRemotes, ...rest }: Shown = {}) {
  const state = {
    health: { database: true, services, eventsBehind: 4, jobs, ...rest, details: { ...details, ...changed } },
  };
  const retried: string[] = [];
  const api = fakeApi({
    Query: { systemHealth: () => state.health },
    Mutation: {
      retryFailedJobs({ kind }: { kind: string }) {
        retried.push(kind);
        state.health = { ...state.health, details: { ...state.health.details, stalledJobs: [], problems: [] } };
        return { retried: 2 };
      },
    },
  });
  const fetch = vi.fn((address: string, init?: RequestInit) =>
    address.startsWith('/api/remotes') ? remotes(address, init) : readyz(),
  );
  const view = renderSection(<SystemHealthScreen />, { api, hash: '#system-health', role: 'admin', fetch });
  return { ...view, api, retried, state };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const overall = async () => within(await screen.findByRole('region', { name: 'Genel durum' }));

it('says in one sentence that everything works, when that was measured, and how each part is', async () => {
  show({ details: { gateways: [{ ...gateway, remotes: [gateway.remotes[0]] }] } });
  expect((await overall()).getByText('Her şey çalışıyor.')).toBeTruthy();
  expect(screen.getByText(/14:05 itibarıyla/)).toBeTruthy();
  const shown: Record<string, string[]> = {
    Veritabanı: ['Çalışıyor', '1,4 ms', 'MongoDB 8.0.4', '3,3 MB', 'Yok, tek sunucu'],
    'Olaylar ve işler': ['4 (Mesajlar 4)'],
    'E-posta': ['25.11.2026 13:00'],
    Yedekler: [/^25\.11\.2026 02:30, kontrol edildi$/ as unknown as string, '26.11.2026 02.30'],
    Sunucu: ['klinik:4000', '3 gün 2 saat', '250 MB', '40 GB / 100 GB', '12 ms'],
    'Yayındaki arayüzler': ['Site', '1.2.0+c3'],
    'Sürüm ve kurulum': [
      '1.0.0+a1',
      'v24.0.0',
      '03.02.2027 tarihine kadar geçerli',
      /^21, son uygulama/ as unknown as string,
    ],
  };
  for (const [name, texts] of Object.entries(shown)) {
    const inside = await card(name);
    for (const text of texts) expect(inside.getByText(text)).toBeTruthy();
  }
  expect((await card('Servisler')).getAllByText('sunucunun içinde')).toHaveLength(serviceNames.length);
});

it('says since when a version is live, by whom and how often it failed, and goes back to the one before', async () => {
  const live = {
    ...{ name: 'mf-public', version: '1.2.0+c3', isElsewhere: false, previous: '1.1.0+b2' as string | null },
    change: { ...{ id: '1', name: 'mf-public', version: '1.2.0+c3', action: 'published', by: 'ayse' }, at: measuredAt },
    failures: { server: 2, browser: 21 },
  };
  const calls: [string, unknown][] = [];
  let isRefused = true;
  show({
    async remotes(address, init) {
      if (!init) return Response.json({ remotes: [live] });
      calls.push([address, JSON.parse(String(init.body))]);
      if (isRefused) return Response.json({ message: 'Artık yayında değil.' }, { status: 409 });
      return Response.json({ remotes: [{ ...live, previous: null, failures: { server: 0, browser: 0 } }] });
    },
  });
  const inside = await card('Yayındaki arayüzler');
  const text = /^25\.11\.2026 14:05 tarihinden beri \(ayse\) · son 24 saatte 23 hata \(sunucuda 2, tarayıcılarda 21\)$/;
  expect(await inside.findByText(text)).toBeTruthy();
  expect(inside.getAllByRole('button')).toHaveLength(1);
  const goBack = async () => {
    fireEvent.click(inside.getByRole('button', { name: 'Önceki sürüme dön: Site' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^Yayındaki 1\.2\.0\+c3 yerine 1\.1\.0\+b2 yayına girer\./)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Önceki sürüme dön' }));
  };
  await goBack();
  expect(await screen.findByText('Artık yayında değil.')).toBeTruthy();
  isRefused = false;
  await goBack();
  expect(await inside.findByText(/son 24 saatte hata yok$/)).toBeTruthy();
  expect(calls).toEqual([1, 2].map(() => ['/api/remotes/mf-public/rollback', { version: '1.2.0+c3' }]));
});

it('says what is wrong, for whom, and what to do', async () => {
  const others = services.filter(({ name }) => name !== 'appointments');
  const away = { name: 'appointments', isUp: false, address: 'appointments:4100', version: null, latencyMs: null };
  show({
    services: [away, ...others],
    details: { problems: [problem('service_away', true, 'appointments'), problem('emails_waiting')] },
  });
  const inside = await overall();
  expect(inside.getByRole('status').textContent).toBe('Bir sorun var; bazı işler şu anda yapılamıyor.');
  expect(inside.getByText('Randevular servisi yanıt vermiyor')).toBeTruthy();
  expect(inside.getAllByRole('listitem')).toHaveLength(2);
  expect(inside.getByText(/^Sayfalar son hâliyle görünür; boş saatler görünmez/)).toBeTruthy();
  expect(inside.getByRole('link', { name: 'Giden e-postalar' }).getAttribute('href')).toBe('/admin#email?tab=outbox');
  expect((await card('Servisler')).getByText('Çalışmıyor')).toBeTruthy();
  expect((await card('Servisler')).getByText('yanıt vermiyor')).toBeTruthy();
  expect((await card('E-posta')).getByText('Dikkat')).toBeTruthy();
});

it.each([
  ['failing', 'E-postalar şu anda gönderilemiyor; sırada bekliyorlar.', /^Sunucunun verdiği yanıt giden/],
  ['not_set_up', 'E-posta sunucusu ayarlı değil; e-postalar sırada bekliyor.', /^E-posta ayarlarından düzeltin/],
] as const)('e-mails that wait have the reason and the remedy of the state %s', async (mail, sentence, remedy) => {
  const { api } = show({ details: { problems: [problem('emails_waiting')] } });
  api.use({ Query: { mailState: { problem: mail } } });
  const inside = await overall();
  expect(await inside.findByText(`${sentence} Veliye telefonla haber verin.`)).toBeTruthy();
  expect(inside.getByText(remedy)).toBeTruthy();
});

it('counts what needs attention when nothing has failed', async () => {
  show({ details: { problems: [problem('emails_waiting'), problem('backup_old')] } });
  expect((await overall()).getByRole('status').textContent).toBe('Sistem çalışıyor; 2 konu ilgi bekliyor.');
});

it('has words for everything that may be wrong', () => {
  const subjects = { service_away: [...serviceNames, 'another'] } as Record<string, string[]>;
  for (const code of healthProblemCodes) {
    for (const subject of subjects[code] ?? ['klinik:4000']) {
      const { title, visitors, staff, remedy } = wordsOf({ code, subject });
      expect(title).not.toMatch(/\.$|undefined/);
      for (const sentence of [visitors, staff, remedy]) expect(sentence).toMatch(/^[A-ZÇĞİÖŞÜ“0-9a-z].+[.]$/);
    }
  }
});

it('has failed jobs tried again, and e-mails only from the outbox', async () => {
  const stalled = { label: 'Yedek alınması', state: 'dead', count: 2, oldestAt: measuredAt, canRetry: true };
  const { user, retried } = show({
    details: {
      problems: [problem('jobs_failed')],
      stalledJobs: [
        { ...stalled, kind: 'make-backup', reason: 'Disk dolu.' },
        { ...stalled, kind: 'send-email', label: 'Randevu e-postası', state: 'waiting', reason: null, canRetry: false },
      ],
    },
  });
  const inside = await card('Olaylar ve işler');
  expect(inside.getByText(/^Disk dolu\. En eskisi: /)).toBeTruthy();
  expect(inside.getByText('2 bekliyor')).toBeTruthy();
  expect(inside.getAllByRole('button')).toHaveLength(1);
  await user.click(inside.getByRole('button', { name: 'Yeniden dene: Yedek alınması' }));
  expect(await screen.findByText('İşler yeniden başlatıldı')).toBeTruthy();
  expect(retried).toEqual(['make-backup']);
  expect(await screen.findByText('Her şey çalışıyor.')).toBeTruthy();
});

it('shows several servers and the members of the database', async () => {
  const member = { name: 'mongo-1:27017', state: 'PRIMARY', isHealthy: true, isPrimary: true };
  const down = { name: 'mongo-2:27017', state: 'DOWN', isHealthy: false, isPrimary: false };
  show({
    details: {
      databaseState: { ...details.databaseState, members: [member, down] },
      gateways: [gateway, { ...gateway, name: 'yedek:4000', databaseRoundTripMs: null, disk: null }],
    },
  });
  const servers = await card('Sunucular (2)');
  for (const text of ['klinik:4000', 'yedek:4000', 'ulaşamıyor']) expect(servers.getByText(text)).toBeTruthy();
  const database = await card('Veritabanı');
  for (const text of ['birincil', 'çalışmıyor', 'mongo-2:27017']) expect(database.getByText(text)).toBeTruthy();
  expect((await card('Yayındaki arayüzler')).getByText('yanıt vermiyor')).toBeTruthy();
});

it('names a trial database as one, with the command of a move, and no other', async () => {
  const { unmount } = show({
    details: { databaseState: { ...details.databaseState, engine: 'SecantusDB', version: '0.7.0b3' } },
  });
  const database = await card('Veritabanı');
  expect(database.getByText(/^Deneme veritabanı: gerçek kayıtlar için MongoDB’ye taşıyın\./)).toBeTruthy();
  expect(database.getByText('npm run move-database -- --to download')).toBeTruthy();
  unmount();
  show();
  expect((await card('Veritabanı')).queryByText(/Deneme veritabanı/)).toBeNull();
});

it('says of a new product what it does not have yet', async () => {
  show({
    details: {
      emails: { lastSentAt: null, waiting: 0, failed: 0 },
      backups: { isEnabled: null, newest: null, verifiedAt: null, nextOn: null },
      gateways: [],
    },
  });
  expect((await card('E-posta')).getByText('Son yedi günde yok')).toBeTruthy();
  expect((await card('Yedekler')).getAllByText('Henüz yok')).toHaveLength(2);
  expect((await card('Yedekler')).getByText('Ayarlar şu anda okunamıyor')).toBeTruthy();
  expect((await card('Sunucu')).getByText(/^Sunucu henüz durumunu bildirmedi/)).toBeTruthy();
});

it.each([
  ['the database', async () => Response.json({ database: false, events: false }, { status: 503 }), /^Veritabanı yanıt/],
  ['the service of users', async () => Response.json({ database: true, events: true }), /kullanıcılar servisi/],
  ['the server', () => Promise.reject(new TypeError('failed')), /^Sunucuya ulaşılamıyor/],
  ['what is before it', async () => new Response('Bad Gateway', { status: 502 }), /vekil yanıt veriyor/],
] as const)('tells that %s is the reason why nothing can be measured', async (_, readyz, sentence) => {
  expect(await readReadiness(readyz, new AbortController().signal)).toMatch(sentence);
});

it('that cannot be measured says why', async () => {
  const api = fakeApi({});
  api.failAlways('SystemHealth', new ApiProblem('UNAVAILABLE'));
  const fetch = async () => Response.json({ database: false, events: false }, { status: 503 });
  renderSection(<SystemHealthScreen />, { api, hash: '#system-health', role: 'admin', fetch });
  expect(await screen.findByText('Sistem durumu şu anda ölçülemiyor')).toBeTruthy();
  expect(await screen.findByText(/^Veritabanı yanıt vermiyor/)).toBeTruthy();
});

it('keeps what was measured last when it cannot be measured any more, and tries again', async () => {
  const { user, api } = show();
  expect(await screen.findByText('Her şey çalışıyor.')).toBeTruthy();
  api.failAlways('SystemHealth', new ApiProblem('UNAVAILABLE'));
  await user.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(await screen.findByText(/saat 14:05 itibarıyla ölçülen değerlerdir/)).toBeTruthy();
  expect(screen.getByText('Her şey çalışıyor.')).toBeTruthy();
  api.recover('SystemHealth');
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  await expect.poll(() => screen.queryByText('Sistem durumu şu anda ölçülemiyor')).toBeNull();
});
