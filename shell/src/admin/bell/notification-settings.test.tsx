import {
  changedSettings,
  defaultNotificationSettings,
  type NotificationSettingsChange,
  type NotificationSettingsRecord,
} from '@practice/contracts';
import { ApiProblem, fakeApi } from '@practice/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, type FakeServer, people, SilentStream, sections, setUpAdmin } from '../testing/render-admin.tsx';

setUpSite();

const saved = '2026-11-22T09:00:00.000Z';
let server: FakeServer;
let stored: NotificationSettingsRecord;
const played: string[] = [];
const onDesktop: string[] = [];

class SilentAudio {
  constructor(file: string) {
    played.push(file);
  }
  async play() {}
}

class Desktop {
  static readonly permission = 'granted';
  constructor(title: string, { body }: { body: string }) {
    onDesktop.push(`${title}: ${body}`);
  }
}

beforeEach(() => {
  server = setUpAdmin();
  server.signedIn = people.admin;
  stored = { ...defaultNotificationSettings, id: 'u1', soundFile: null, emailAddress: null, updatedAt: null };
  played.length = 0;
  onDesktop.length = 0;
  server.api = fakeApi({
    Query: { notificationSettings: () => stored, unreadNotificationCount: () => 1 },
    Mutation: {
      updateNotificationSettings({ input }: { input: NotificationSettingsChange }) {
        stored = { ...changedSettings(stored, input), updatedAt: saved };
        return stored;
      },
    },
  });
  vi.stubGlobal('Audio', SilentAudio);
  vi.stubGlobal('Notification', Desktop);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bell = () => screen.findByRole('button', { name: 'Bildirimler, 1 okunmamış' });
const kept = () => JSON.parse(localStorage.getItem('notification-settings') ?? '{}');
async function show() {
  render(<AdminPage listed={[sections.appointments]} />);
  await bell();
  await vi.waitFor(() => expect(kept()).toMatchObject({ userId: 'u1', unsent: null }), 30_000);
  // What follows from the settings is done before anything else happens.
  await act(async () => {});
}
async function arrive(title: string) {
  const notification = { id: '9', title, message: 'Gizem Toprak yazdı.', category: 'contacts', priority: 'medium' };
  const data = JSON.stringify({ ...notification, actionUrl: null, timestamp: saved });
  await act(async () => SilentStream.last?.dispatchEvent(new MessageEvent('message', { data, lastEventId: '1' })));
}
const soundButton = (pressed: boolean) => screen.findByRole('button', { name: 'Bildirim sesi', pressed });

it('a notification sounds as the user chose, and names nobody on the desktop', async () => {
  stored = { ...stored, enableDesktop: true, soundFile: '/uploads/sounds/s1', updatedAt: saved };
  await show();
  await arrive('Yeni mesaj');
  expect(await screen.findByText('Yeni mesaj')).toBeTruthy();
  expect([played, onDesktop]).toEqual([['/uploads/sounds/s1'], ['Yeni mesaj: Yönetim panelinde açmak için tıklayın.']]);
});

it('without the bell it is only listed', async () => {
  stored = { ...stored, enableBell: false, enableSound: false, updatedAt: saved };
  await show();
  await vi.waitFor(async () => expect((await bell()).textContent).toBe(''), 30_000);
  await arrive('Sessizce gelen');
  expect([screen.queryByText('Sessizce gelen'), played, onDesktop]).toEqual([null, [], []]);
});

it('what this browser had before settings were kept on the server is taken along', async () => {
  localStorage.setItem('notification-settings', '{"enableSound":false}');
  await show();
  expect(stored.enableSound).toBe(false);
  expect(server.api.callsOf('UpdateNotificationSettings')).toEqual([{ input: { enableSound: false } }]);
});

it('what is changed without a connection applies at once, and is saved when it is back', async () => {
  await show();
  await userEvent.click(await bell());
  server.api.failAlways('UpdateNotificationSettings', 'unreachable');
  await userEvent.click(await soundButton(true));
  expect(await soundButton(false)).toBeTruthy();
  expect([stored.enableSound, kept().unsent]).toEqual([true, { enableSound: false }]);
  server.api.recover('UpdateNotificationSettings');
  await act(async () => void dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(stored.enableSound).toBe(false), 30_000);
  await vi.waitFor(() => expect(kept().unsent).toBeNull(), 30_000);
});

it('what the server refuses is taken back, and says so', async () => {
  await show();
  await userEvent.click(await bell());
  server.api.fail('UpdateNotificationSettings', new ApiProblem('FORBIDDEN'));
  await userEvent.click(await soundButton(true));
  expect(await screen.findByText('Bildirim ayarları kaydedilirken hata oluştu.')).toBeTruthy();
  expect(await soundButton(true)).toBeTruthy();
  expect(kept()).toMatchObject({ enableSound: true, unsent: null });
});
