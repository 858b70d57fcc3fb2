import { defaultNotificationSettings } from '@practice/contracts';
import { ApiProblem, fakeApi } from '@practice/ui/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, type FakeServer, people, SilentStream, sections, setUpAdmin } from '../testing/render-admin.tsx';
import type { Notification } from './use-notifications.ts';

setUpSite();

let server: FakeServer;
let stored: Notification[];
const played: string[] = [];

const notification = (id: string, rest: Partial<Notification> = {}): Notification => ({
  __typename: 'Notification',
  id,
  type: 'appointment',
  title: `Bildirim ${id}`,
  message: 'Gizem Toprak randevu istiyor',
  category: 'appointments',
  priority: 'high',
  isRead: false,
  isArchived: false,
  timestamp: new Date().toISOString(),
  actionUrl: `${location.origin}/admin#contacts?id=7`,
  actionLabel: 'Aç',
  metadata: null,
  ...rest,
});

const about = (own: Partial<NonNullable<Notification['metadata']>>) => ({
  __typename: 'NotificationMetadata' as const,
  appointmentId: null,
  contactMessageId: null,
  ...own,
});

type Arguments = { id: string; filter: string; search?: string | null } & Partial<Notification>;

/** The server's rules in short. */
const bellApi = () =>
  fakeApi({
    Query: {
      // Never saved: what this browser has counts.
      notificationSettings: () => ({ ...defaultNotificationSettings, updatedAt: null }),
      unreadNotificationCount: () => stored.filter((each) => !each.isRead && !each.isArchived).length,
      notifications({ filter, search }: Arguments) {
        const kept = stored.filter((each) =>
          filter === 'archived'
            ? each.isArchived
            : !each.isArchived && (filter === 'all' || each.isRead === (filter === 'read')),
        );
        return kept.filter(({ title }) => !search || title.includes(search));
      },
    },
    Mutation: {
      updateNotificationSettings: ({ input }: { input: object }) => ({ ...defaultNotificationSettings, ...input }),
      changeNotification({ id, ...changes }: Arguments) {
        stored = stored.map((each) =>
          each.id === id ? { ...each, ...(changes.isArchived ? { isRead: true } : {}), ...changes } : each,
        );
        return stored.find((each) => each.id === id);
      },
      markAllNotificationsRead() {
        stored = stored.map((each) => ({ ...each, isRead: true }));
        return stored.length;
      },
      deleteNotification({ id }: Arguments) {
        stored = stored.filter((each) => each.id !== id);
        return true;
      },
      clearNotifications() {
        stored = [];
        return true;
      },
    },
  });

class SilentAudio {
  volume = 1;
  readonly file: string;
  constructor(file: string) {
    this.file = file;
  }
  async play() {
    played.push(`${this.file} ${this.volume}`);
  }
}

beforeEach(() => {
  server = setUpAdmin();
  server.signedIn = people.admin;
  stored = [
    notification('1'),
    notification('2', { isRead: true }),
    notification('3', { isArchived: true, isRead: true }),
  ];
  played.length = 0;
  server.api = bellApi();
  vi.stubGlobal('Audio', SilentAudio);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bell = (unread: number) =>
  screen.findByRole('button', { name: unread ? `Bildirimler, ${unread} okunmamış` : 'Bildirimler' });
const show = async (unread = 1) => {
  render(<AdminPage listed={[sections.appointments, sections.contacts]} />);
  return bell(unread);
};
const open = async () => {
  await userEvent.click(await show());
  const panel = await screen.findByRole('dialog', { name: 'Bildirimler' });
  await within(panel).findByText('Bildirim 1');
  return panel;
};
const listed = () => screen.queryAllByText(/^Bildirim \d+$/).map(({ textContent }) => textContent);
const arrive = async (arrived: Notification) => {
  stored = [arrived, ...stored];
  const stream = SilentStream.last;
  await act(async () => {
    stream?.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify(arrived), lastEventId: String(Date.now()) }),
    );
  });
};

describe('the bell', () => {
  it('says how many are unread, and that there are many above 99', async () => {
    stored = Array.from({ length: 120 }, (_, index) => notification(String(index)));
    expect((await show(120)).textContent).toBe('99+');
  });

  it('counts again when it is opened, after the count could not be loaded', async () => {
    server.api.failAlways('UnreadNotificationCount', new ApiProblem('FORBIDDEN'));
    const closed = await show(0);
    await vi.waitFor(() => expect(server.api.callsOf('UnreadNotificationCount').length).toBeGreaterThan(0));
    server.api.recover('UnreadNotificationCount');
    await userEvent.click(closed);
    expect(await bell(1)).toBeTruthy();
  });

  it('filters: archived ones are in the archive only', async () => {
    await open();
    expect(listed()).toEqual(['Bildirim 1', 'Bildirim 2']);
    for (const [name, expected] of [
      ['Okunmamış', ['Bildirim 1']],
      ['Okunmuş', ['Bildirim 2']],
      ['Arşiv', ['Bildirim 3']],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name }));
      await vi.waitFor(() => expect(listed()).toEqual(expected), 30_000);
    }
  });

  it('searches at the server, and says when nothing is found', async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Bildirimlerde ara' }), 'yok{Enter}');
    expect(await screen.findByText('Bildirim bulunamadı')).toBeTruthy();
    expect(server.api.callsOf('Notifications').at(-1)?.search).toBe('yok');
  });

  it('marks one, archives one (which marks it read), deletes one', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Okundu yap: Bildirim 1' }));
    await bell(0);
    await userEvent.click(screen.getByRole('button', { name: 'Okunmadı yap: Bildirim 1' }));
    await bell(1);
    await userEvent.click(screen.getByRole('button', { name: 'Arşivle: Bildirim 1' }));
    await vi.waitFor(() => expect(listed()).toEqual(['Bildirim 2']), 30_000);
    expect(stored[0]).toMatchObject({ isArchived: true, isRead: true });
    await userEvent.click(screen.getByRole('button', { name: 'Sil: Bildirim 2' }));
    expect(await screen.findByText('Bildirim yok')).toBeTruthy();
  });

  it('marks all read, and clears all after a confirmation', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Tümünü okundu işaretle' }));
    await bell(0);
    await userEvent.click(screen.getByRole('button', { name: 'Tümünü temizle' }));
    expect(stored).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Tümünü sil' }));
    await vi.waitFor(() => expect(stored).toEqual([]), 30_000);
  });

  it('reports a failure, and reverts the optimistic update', async () => {
    await open();
    server.api.failAlways('DeleteNotification', new ApiProblem('FORBIDDEN'));
    await userEvent.click(screen.getByRole('button', { name: 'Sil: Bildirim 2' }));
    expect(await screen.findByText('Bildirimler güncellenirken hata oluştu.')).toBeTruthy();
    expect(listed()).toContain('Bildirim 2');
  });

  it('leads to the record and marks the notification read', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Bildirim 1/ }));
    expect(location.hash).toBe('#contacts?id=7');
    expect(screen.queryByRole('dialog', { name: 'Bildirimler' })).toBeNull();
    await bell(0);
  });
});

describe('a notification whose address is of another origin', () => {
  const opened = vi.fn();
  beforeEach(() => {
    opened.mockClear();
    vi.stubGlobal('open', opened);
    history.replaceState(null, '', '/admin');
  });
  const press = async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Bildirim 1/ }));
  };

  it('leads to its appointment in place: the site has more than one address', async () => {
    const actionUrl = 'https://www.klinik.example/admin#appointments?id=42';
    stored = [notification('1', { actionUrl, metadata: about({ appointmentId: '42' }) })];
    await press();
    expect(location.hash).toBe('#appointments?id=42');
    expect(opened).not.toHaveBeenCalled();
  });

  it('leads to its contact message in place, too', async () => {
    const actionUrl = 'https://www.klinik.example/admin#contacts?id=43';
    stored = [notification('1', { actionUrl, metadata: about({ contactMessageId: '43' }) })];
    await press();
    expect(location.hash).toBe('#contacts?id=43');
    expect(opened).not.toHaveBeenCalled();
  });

  it('opens a new tab otherwise', async () => {
    stored = [notification('1', { actionUrl: 'https://baska.example/admin#x' })];
    await press();
    expect(String(opened.mock.calls[0]?.[0])).toBe('https://baska.example/admin#x');
    expect(location.hash).not.toBe('#x');
  });
});

describe('a new notification', () => {
  it('is counted, shown in a toast that links to the record, and sounds at half volume', async () => {
    await show();
    await arrive(notification('9', { title: 'Yeni randevu talebi', actionLabel: 'Randevuyu aç' }));
    await bell(2);
    expect(screen.getByText('Yeni randevu talebi')).toBeTruthy();
    expect(played).toEqual(['/uploads/sounds/notification-sound.mp3 0.5']);
    await userEvent.click(screen.getByRole('button', { name: 'Randevuyu aç' }));
    expect(location.hash).toBe('#contacts?id=7');
  });

  it('is silent when the sound is switched off', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Bildirim sesi', pressed: true }));
    await arrive(notification('9'));
    await bell(2);
    expect(played).toEqual([]);
  });

  it('of a category that is switched off is only counted', async () => {
    localStorage.setItem('notification-settings', '{"categories":{"appointments":false}}');
    await show();
    await arrive(notification('9', { title: 'Yeni randevu talebi' }));
    await bell(2);
    expect([screen.queryByText('Yeni randevu talebi'), played]).toEqual([null, []]);
  });
});
