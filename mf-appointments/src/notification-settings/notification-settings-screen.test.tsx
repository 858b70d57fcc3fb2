import {
  changedSettings,
  defaultNotificationSettings,
  type NotificationSettingsChange,
  type StaffRole,
} from '@practice/contracts';
import { NotificationSettingsContext, type OwnNotificationSettings, type StaffFetch } from '@practice/ui/back-office';
import { fakeApi, renderSection } from '@practice/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { countNotifications } from './count-notifications.ts';
import NotificationSettingsScreen from './notification-settings-screen.tsx';

type Start = Partial<OwnNotificationSettings['settings']>;
type Options = { start?: Start; emailAddress?: string | null; fetch?: StaffFetch; role?: StaffRole };

type KeeperProps = { children: ReactNode; start: Start; onChange: (change: NotificationSettingsChange) => void } & Pick<
  OwnNotificationSettings,
  'emailAddress' | 'refresh'
>;

/** Keeps settings as the shell does. */
function Keeper({ children, start, onChange, emailAddress, refresh }: KeeperProps) {
  const [settings, setSettings] = useState({ ...defaultNotificationSettings, soundFile: null, ...start });
  const change = (next: NotificationSettingsChange) => {
    onChange(next);
    setSettings((current) => changedSettings(current, next));
  };
  const own: OwnNotificationSettings = { settings, emailAddress, state: 'saved', change, refresh };
  return <NotificationSettingsContext value={own}>{children}</NotificationSettingsContext>;
}

function open({ start = {}, emailAddress = 'selin@a.example', fetch, role = 'moderator' }: Options = {}) {
  const changes: NotificationSettingsChange[] = [];
  const refresh = vi.fn(async () => undefined);
  const shown = (
    <Keeper
      start={start}
      emailAddress={emailAddress}
      refresh={refresh}
      onChange={(change) => {
        changes.push(change);
      }}
    >
      <NotificationSettingsScreen />
    </Keeper>
  );
  const rest = fetch ? { fetch } : {};
  return { changes, refresh, ...renderSection(shown, { api: fakeApi(), hash: '#notifications', role, ...rest }) };
}

async function chooseTab(user: { click: (element: Element) => Promise<void> }, name: string) {
  await user.click(screen.getByRole('tab', { name }));
  await screen.findByRole('tab', { name, selected: true });
}

const played: string[] = [];
function stubAudio() {
  played.length = 0;
  vi.stubGlobal(
    'Audio',
    class {
      constructor(file: string) {
        played.push(file);
      }
      async play() {}
    },
  );
}

it('saves each choice at once', async () => {
  const { changes, user } = open();
  await chooseTab(user, 'Konular');
  await user.click(screen.getByLabelText('Blog'));
  await user.click(screen.getByLabelText('Düşük'));
  await chooseTab(user, 'Genel');
  await user.click(screen.getByLabelText('Ses'));
  await chooseTab(user, 'E-posta');
  expect(screen.getByLabelText<HTMLSelectElement>('E-posta sıklığı').disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /^E-posta/ }));
  await user.selectOptions(screen.getByLabelText('E-posta sıklığı'), 'Saatte bir, toplu');
  expect(changes).toEqual([
    { categories: { blog: false } },
    { priority: { low: false } },
    { enableSound: false },
    { enableEmail: true },
    { emailDigest: 'hourly' },
  ]);
  expect(screen.getByText('Kaydedildi')).toBeTruthy();
});

it('completes the times of the quiet hours, and says what is none', async () => {
  const { changes, user } = open({ start: { quietHours: { enabled: true, start: '22:00', end: '08:00' } } });
  const start = screen.getByLabelText<HTMLInputElement>('Başlangıç');
  await user.clear(start);
  await user.type(start, '2130{Enter}');
  expect(start.value).toBe('21:30');
  const end = screen.getByLabelText<HTMLInputElement>('Bitiş');
  await user.clear(end);
  await user.type(end, '25:00{Tab}');
  expect(screen.getByText('Saati 22:00 gibi yazın')).toBeTruthy();
  expect(changes).toEqual([{ quietHours: { start: '21:30' } }]);
});

it('asks for the permission of the browser when it is switched on, and says when it is refused', async () => {
  const browser = {
    permission: 'default',
    requestPermission: async () => {
      browser.permission = 'denied';
    },
  };
  vi.stubGlobal('Notification', browser);
  const { changes, user } = open();
  const box = screen.getByLabelText<HTMLInputElement>('Masaüstü bildirimi');
  await user.click(box);
  expect(await screen.findByText(/Tarayıcınız bu sitenin bildirimlerini engelliyor/)).toBeTruthy();
  expect([box.checked, changes]).toEqual([false, []]);
});

it('a sound is uploaded, listened to and taken away; a refusal says why', async () => {
  stubAudio();
  const sent: [string, string | undefined, unknown][] = [];
  const responses = [
    Response.json(
      { message: 'Tür', code: 'X', errors: [{ field: 'base64', message: 'Bu dosya bir ses dosyası değil.' }] },
      { status: 415 },
    ),
    Response.json({}),
    Response.json({}),
  ];
  const fetch: StaffFetch = async (address, init) => {
    sent.push([address, init?.method, init?.body]);
    return responses.shift() ?? Response.json({});
  };
  const { refresh, user } = open({ start: { soundFile: '/uploads/sounds/s1' }, fetch });
  await user.click(screen.getByRole('button', { name: 'Dinle' }));
  expect(played).toEqual(['/uploads/sounds/s1']);
  const input = screen.getByLabelText('Ses dosyası');
  fireEvent.change(input, { target: { files: [new File(['hi'], 'a.mp3')] } });
  expect(await screen.findByText('Bu dosya bir ses dosyası değil.')).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File(['hi'], 'a.mp3')] } });
  expect(await screen.findByText('Bildirim sesi değiştirildi.')).toBeTruthy();
  expect(sent[1]?.slice(0, 2)).toEqual(['/api/upload/sound', 'POST']);
  const form = sent[1]?.[2] as FormData;
  expect([form.get('sound'), form.get('type')]).toMatchObject([{ name: 'a.mp3', size: 2 }, 'notification']);
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'b.mp3')] } });
  expect(await screen.findByText('Ses dosyası en fazla 5 MB olabilir.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Varsayılana dön' }));
  await waitFor(() => expect(sent.map(([, method]) => method)).toEqual(['POST', 'POST', 'DELETE']));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(3));
});

it('a trial shows what arrives by each way that is on', async () => {
  stubAudio();
  const fetch: StaffFetch = async () => Response.json({ to: null });
  const { user } = open({ start: { enableEmail: true }, emailAddress: null, fetch });
  expect(screen.getByText(/Hesabınızda e-posta adresi yok/)).toBeTruthy();
  await chooseTab(user, 'Deneme');
  await user.click(screen.getByRole('button', { name: 'Bildirimleri dene' }));
  const results = within(screen.getByRole('status', { name: 'Denemenin sonucu' }));
  expect(await results.findByText('Ses: çalındı.')).toBeTruthy();
  expect(results.getByText('Masaüstü: kapalı.')).toBeTruthy();
  expect(results.getByText('E-posta: hesabınızda adres olmadığı için gönderilmedi.')).toBeTruthy();
  expect(screen.getByText('Deneme bildirimi')).toBeTruthy();
});

it('counts what is unread, of today and of the last seven days, by the calendar of the practice', async () => {
  const now = new Date('2026-11-22T21:30:00Z');
  const of = (timestamp: string, isRead = true) => ({ timestamp, isRead });
  expect(
    countNotifications(
      [
        of('2026-11-22T21:10:00Z', false),
        of('2026-11-22T20:50:00Z'),
        of('2026-11-16T21:00:00Z'),
        of('2026-11-16T20:50:00Z', false),
      ],
      now,
    ),
  ).toEqual({ total: 4, unread: 2, today: 1, week: 3 });
});

it('an admin without an e-mail address is led to where it is added; others learn who can add it', async () => {
  const { user } = open({ emailAddress: null, role: 'admin' });
  await chooseTab(user, 'E-posta');
  const link = screen.getByRole('link', { name: 'Adresinizi ekleyin' });
  expect(link.getAttribute('href')).toBe('/admin#users?id=u1');
  cleanup();
  const other = open({ emailAddress: null });
  await chooseTab(other.user, 'E-posta');
  expect(screen.getByText('Adresi bir yönetici ekleyebilir.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Adresinizi ekleyin' })).toBeNull();
});
