import { securityAlertKinds, securityRules } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import SecurityAlertsScreen from './security-alerts-screen.tsx';

const alert = {
  id: '1',
  kind: 'signInLocked',
  title: 'Giriş engellendi',
  message: '192.0.2.7 adresinden giriş, hatalı denemeler yüzünden bir süreliğine engellendi. Engellenen deneme: 4.',
  subjectKind: 'address',
  subject: '192.0.2.7' as string | null,
  subjectId: '192.0.2.7' as string | null,
  by: null as string | null,
  count: 4,
  firstAt: '2026-11-25T09:30:00.000Z',
  lastAt: '2026-11-25T10:05:00.000Z',
  notified: 'admins',
  acknowledgedAt: null as string | null,
  acknowledgedBy: null as string | null,
};
type Alert = typeof alert;
const seen: Alert = {
  ...alert,
  ...{ id: '2', kind: 'adminMade', title: 'Yönetici rolü verildi', subjectKind: 'user', subject: 'selin', by: 'admin' },
  ...{ message: '“selin” kullanıcısına yönetici rolü verildi (yapan: admin).', subjectId: 'u1', count: 1 },
  ...{ acknowledgedAt: '2026-11-25T11:00:00.000Z', acknowledgedBy: 'deniz' },
};
const burst: Alert = {
  ...alert,
  ...{ id: '3', kind: 'refusedRequests', title: 'Aşırı istek', subjectKind: 'site', subject: null, subjectId: null },
  ...{ message: 'Kısa sürede 812 istek, sınır aşıldığı için geri çevrildi.', count: 812, notified: 'nobody' },
};

type Given = { alerts?: Alert[]; hash?: string; isEnabled?: boolean; isAway?: boolean };

function show({
  alerts = [alert, seen, burst],
  hash = '#security-alerts',
  isEnabled = true,
  isAway = false,
}: Given = {}) {
  const site = { alerts };
  const acknowledge = (each: Alert) => ({
    ...each,
    acknowledgedAt: '2026-11-25T12:00:00.000Z',
    acknowledgedBy: 'admin',
  });
  const api = fakeApi({
    Query: {
      securityAlerts: () => ({ items: site.alerts, total: site.alerts.length }),
      securityOverview: () => ({
        isEnabled,
        openAlerts: site.alerts.filter(({ acknowledgedAt }) => !acknowledgedAt).length,
        watched: securityAlertKinds.map((kind) => ({
          kind,
          watches: securityRules[kind].watches,
          isOn: isEnabled && kind !== 'signInLocked',
        })),
        challengesToday: { asked: 3, solved: 3, failed: 0 },
        challengesThisWeek: { asked: 41, solved: 38, failed: 2 },
      }),
    },
    Mutation: {
      acknowledgeSecurityAlert({ id }: { id: string }) {
        site.alerts = site.alerts.map((each) => (each.id === id ? acknowledge(each) : each));
        return site.alerts.find((each) => each.id === id);
      },
      acknowledgeAllSecurityAlerts() {
        site.alerts = site.alerts.map(acknowledge);
        return { acknowledged: 2 };
      },
    },
  });
  if (isAway) api.failAlways('SecurityAlerts', new ApiProblem('INTERNAL'));
  return { api, ...renderSection(<SecurityAlertsScreen />, { api, hash, role: 'admin' }) };
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('lists what happened, to whom, how often, and who has seen it', async () => {
  show();
  const locked = await rowOf(/^Giriş engellendi, 192\.0\.2\.7/);
  for (const text of [alert.message, '192.0.2.7', '4', 'Yeni']) expect(locked.getByText(text)).toBeTruthy();
  const made = await rowOf(/^Yönetici rolü verildi/);
  expect(made.getByText(/^deniz · 25\.11\.2026/)).toBeTruthy();
  expect(made.queryByRole('button', { name: /^Görüldü/ })).toBeNull();
  expect((await rowOf(/^Aşırı istek/)).getByText('Bütün site')).toBeTruthy();
  for (const figure of ['41', '38']) expect(screen.getByText(figure)).toBeTruthy();
  expect(screen.getByText('son 7 gün · bugün 3')).toBeTruthy();
});

it('says what is watched, and which of it the settings have switched off', async () => {
  const { user } = show();
  expect(await screen.findByText(/13 durumdan 12 durum izleniyor/)).toBeTruthy();
  await user.click(screen.getByText('Neler izleniyor?'));
  const watched = within(screen.getByText(securityRules.signInLocked.watches).closest('li') as HTMLElement);
  expect(watched.getByText('Kapalı')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'İzleme ayarları' }).getAttribute('href')).toBe(
    '#settings?tab=security&focus=security_monitoring_enabled',
  );
});

it('is acknowledged one by one, or all together', async () => {
  const { user, api } = show();
  const locked = await rowOf(/^Giriş engellendi/);
  await user.click(locked.getByRole('button', { name: 'Görüldü: Giriş engellendi, 192.0.2.7' }));
  expect(await screen.findByText('Görüldü olarak işaretlendi')).toBeTruthy();
  expect(api.callsOf('AcknowledgeSecurityAlert')).toEqual([{ id: '1' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tümünü görüldü yap' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tümünü görüldü yap' })).toBeNull());
  expect(screen.queryByText('Yeni', { selector: 'td span' })).toBeNull();
});

it('says when it could not be acknowledged', async () => {
  const { user, api } = show();
  api.fail('AcknowledgeSecurityAlert', new ApiProblem('NOT_FOUND'));
  await user.click(await screen.findByRole('button', { name: /^Görüldü: Giriş engellendi/ }));
  expect(await screen.findByText(/Aradığınız kayıt bulunamadı/)).toBeTruthy();
});

it('opens with what can be done, and leads to the entries of the audit log that it is about', async () => {
  const { user } = show();
  await user.click((await screen.findAllByText(alert.message))[0] as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'Giriş engellendi' }));
  expect(sheet.getByText(securityRules.signInLocked.advice)).toBeTruthy();
  expect(sheet.getByText('Yöneticilere bildirildi')).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'İlgili denetim kayıtlarını aç' }).getAttribute('href')).toBe(
    '/admin#audit-log?q=192.0.2.7&from=2026-11-25&to=2026-11-25',
  );
  await user.click(sheet.getByRole('button', { name: 'Görüldü' }));
  await waitFor(() => expect(sheet.queryByRole('button', { name: 'Görüldü' })).toBeNull());
});

it.each([
  ['one that was done by somebody names them', seen, 'admin', '/admin#audit-log?q=u1&from=2026-11-25&to=2026-11-25'],
  ['one that gateways count has no entries there', burst, 'Tek tek değil, toplu uyarıyla bildirildi', null],
])('of the alerts, %s', async (_, opened, text, href) => {
  show({ hash: `#security-alerts?id=${opened.id}` });
  const sheet = within(await screen.findByRole('dialog', { name: opened.title }));
  expect(sheet.getAllByText(text).length).toBeGreaterThan(0);
  const link = sheet.queryByRole('link', { name: 'İlgili denetim kayıtlarını aç' });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

it('is narrowed by the address and by what is chosen', async () => {
  const { user, api } = show({ hash: '#security-alerts?state=open&kind=adminMade', alerts: [] });
  await screen.findByText('Olay bulunamadı');
  expect(api.callsOf('SecurityAlerts').at(-1)).toMatchObject({ state: 'open', kind: 'adminMade', page: 1 });
  await user.selectOptions(screen.getByLabelText('Tür'), 'Aşırı istek');
  await user.click(screen.getByRole('button', { name: 'Görülen' }));
  await waitFor(() =>
    expect(api.callsOf('SecurityAlerts').at(-1)).toMatchObject({ state: 'acknowledged', kind: 'refusedRequests' }),
  );
});

it('says what is watched when nothing was found, and that nothing is when it is switched off', async () => {
  const { unmount } = show({ alerts: [] });
  expect(await screen.findByText(/istekler izleniyor \(13 durum\)/)).toBeTruthy();
  unmount();
  show({ alerts: [], isEnabled: false });
  expect(await screen.findByText('Güvenlik izleme kapalı.')).toBeTruthy();
  expect(await screen.findByText(/hiçbir şey izlenmiyor/)).toBeTruthy();
});

it('says when it did not come', async () => {
  show({ isAway: true });
  expect(await screen.findByText('Güvenlik olayları yüklenemedi')).toBeTruthy();
});
