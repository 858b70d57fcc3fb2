import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import DashboardScreen from './dashboard-screen.tsx';
import { agesSentence, clockOf, promiseSentence, weekSentence } from './words.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 30_000).toISOString();
const visit = (id: string, childName: string, own: object = {}) => ({
  ...{ id, childName, parentName: 'Elif Yıldız', phone: '05321112233', serviceType: 'oyun-terapisi' },
  ...{ appointmentDate: '2026-11-23', appointmentTime: '10:00', appointmentEndTime: '11:00', duration: 60 },
  status: 'confirmed',
  ...own,
});
const day = visit('a1', 'Ada Yıldız');
const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  ...{ appointments: 10, completed: 6, cancelled: 2, revenue: 1250, pendingPayment: 0 },
}));
const dashboard = {
  date: '2026-11-23',
  today: [visit('a0', 'Can Ak', { appointmentTime: '09:00', status: 'completed' }), day],
  next: day,
  waiting: {
    total: 2,
    items: [
      { appointment: visit('w1', 'Işıl Kaya'), requestedAt: inHours(-27), answerDueAt: inHours(-3) },
      { appointment: visit('w2', 'Ömer Şen'), requestedAt: inHours(-19), answerDueAt: inHours(5) },
    ],
  },
  promise: { requests: 12, inTime: 11 },
  remindersDue: [day],
  week: [{ date: '2026-11-23', booked: 4, capacity: 5 }],
  rates: { confirmation: 83, completion: 61, cancellation: null, payment: 40 },
  ages: [
    { group: '4-6', appointments: 30 },
    { group: '7-12', appointments: 70 },
  ],
  ...{ totalRevenue: 12500, pendingPayment: 300.5, months },
};
const nothing = { ...dashboard, today: [], next: null, remindersDue: [], waiting: { total: 0, items: [] } };
const failed = {
  id: 'reminder:a1',
  about: 'appointment',
  subjectId: 'a1',
  reason: 'Adres yok.',
  createdAt: inHours(-1),
};
const messages = {
  unreadCount: 1,
  unread: [{ id: 'm1', name: 'Mert Ak', subject: null, createdAt: inHours(-1) }],
  failedEmailCount: 1,
  failedEmails: [{ ...failed, appointment: { id: 'a1', childName: 'Ada Yıldız' } }],
  emailsWaitFor: null,
};
const health = {
  database: true,
  eventsBehind: 0,
  services: [{ name: 'seo', isUp: false }],
  jobs: { queued: 0, waiting: 0, running: 0, dead: 0 },
};

type Start = { role?: 'user' | 'admin'; shown?: object | null; unread?: object | null };

function open({ role = 'user', shown = dashboard, unread = messages }: Start = {}) {
  const api = fakeApi({
    Query: {
      dashboard: () => {
        if (!shown) throw new ApiProblem('FORBIDDEN');
        return shown;
      },
      dashboardMessages: () => {
        if (!unread) throw new ApiProblem('UNAVAILABLE');
        return unread;
      },
      systemHealth: health,
      serviceTitles: [{ slug: 'oyun-terapisi', title: 'Oyun Terapisi' }],
    },
    Mutation: { resendEmail: true },
  });
  return { api, ...renderSection(<DashboardScreen />, { api, role, hash: '#dashboard' }) };
}
const region = (name: RegExp) => screen.findByRole('region', { name });
const linksIn = (element: HTMLElement) => within(element).getAllByRole('listitem');

describe('the dashboard', () => {
  it('shows the day with the next appointment, and what waits with its clock, in one query beside the state of the mail', async () => {
    const { api } = open();
    const [first, second] = linksIn(await region(/^Bugün/));
    expect(first?.textContent).toContain('Can Ak');
    expect(second?.textContent).toMatch(/10:00–11:00Ada YıldızOyun TerapisiSıradakiOnaylandı/);
    const link = within(second as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toBe('/admin#appointments?id=a1');
    const waiting = await region(/^Bekleyen talepler/);
    expect(linksIn(waiting).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Işıl Kaya.*2 saat gecikti$/),
      expect.stringMatching(/^Ömer Şen.*5 saat kaldı$/),
    ]);
    expect(waiting.textContent).toContain('12 talepten 11 tanesi 24 saat içinde yanıtlandı (%92)');
    const unread = await region(/^Okunmamış mesajlar/);
    expect(unread.textContent).toContain('Mert AkKonu belirtilmemiş');
    expect(within(unread).getByRole('link', { name: 'Tümünü aç' }).getAttribute('href')).toBe(
      '/admin#contacts?tab=unread',
    );
    expect(screen.getByText('12.500,00 ₺')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Sistem durumu' })).toBeNull();
    expect(api.calls.map(({ operation }) => operation)).toEqual(['Dashboard', 'MailState']);
  });

  it('says that there is nothing to do', async () => {
    open({ shown: nothing });
    expect(await screen.findByText('Bugün randevu yok.')).toBeTruthy();
    expect(screen.getByText('Bekleyen talep yok.')).toBeTruthy();
    expect(screen.getByText('Hatırlatma gereken randevu yok.')).toBeTruthy();
  });

  it('sends a failed e-mail again', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tekrar gönder' }));
    await waitFor(() => expect(api.callsOf('ResendEmail')).toEqual([{ id: 'reminder:a1' }]));
    await waitFor(() => expect(api.callsOf('Dashboard')).toHaveLength(2));
  });

  it('follows what others do', async () => {
    const { api, emit } = open();
    await region(/^Bugün/);
    emit({ type: 'contact-message.received', payload: { id: 'm2' } });
    await waitFor(() => expect(api.callsOf('Dashboard')).toHaveLength(2));
  });

  it('shows the state of the system to admins', async () => {
    open({ role: 'admin' });
    expect((await region(/^Sistem durumu/)).textContent).toContain('SEO: yanıt vermiyor');
  });

  it('says that the messages could not be loaded, beside the appointments', async () => {
    open({ unread: null });
    expect(await region(/^Bugün/)).toBeTruthy();
    expect(screen.getByText('Mesajlar yüklenemedi')).toBeTruthy();
  });

  it('shows messages when appointments cannot be read, and says so', async () => {
    const { api } = open({ shown: null });
    expect(await region(/^Okunmamış mesajlar/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tekrar Dene' })).toBeTruthy();
    expect(api.calls.length).toBeGreaterThan(0);
  });
});

describe('words', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  it.each([
    ['2026-11-23T12:42:00Z', '42 dakika kaldı', 'pending'],
    ['2026-11-23T20:00:00Z', '8 saat kaldı', 'confirmed'],
    ['2026-11-23T11:30:00Z', '30 dakika gecikti', 'cancelled'],
    ['2026-11-20T11:00:00Z', '3 gün gecikti', 'cancelled'],
    [null, 'Daha önce yanıtlandı', 'unknown'],
  ])('the clock of what is due %s says %s', (dueAt, text, tone) => {
    expect(clockOf(dueAt, now)).toEqual({ text, tone });
  });

  it('say of which age most children are', () => {
    expect(agesSentence(dashboard.ages)).toBe('Son on iki ayın 100 randevusunun 70 tanesi 7-12 yaş grubundan.');
    expect(agesSentence([{ group: '0-3', appointments: 0 }])).toBe('Son on iki ayda bugüne kadar randevu yok.');
  });

  it('say when there is nothing to measure', () => {
    expect(promiseSentence({ requests: 0, inTime: 0 } as never)).toBe('Son 30 günde ölçülecek talep yok.');
    expect(weekSentence([{ date: '2026-11-23', booked: 1, capacity: 0 }] as never)).toBe(
      'Bu hafta çalışma saati yok; 1 randevu var.',
    );
  });
});
