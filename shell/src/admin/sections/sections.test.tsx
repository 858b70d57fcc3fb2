import { LazySection, lazySections } from '@practice/ui/back-office';
import type { RemoteModule } from '@practice/ui/router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, type FakeServer, people, sections, setUpAdmin } from '../testing/render-admin.tsx';

setUpSite();
let server: FakeServer;
beforeEach(() => {
  server = setUpAdmin();
  server.signedIn = people.admin;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A remote whose code of the section blog fails to load the first times. */
function remoteWith({ failures }: { failures: number }) {
  let left = failures;
  const loaded: string[] = [];
  const page = async () => ({ status: 200, title: '' });
  const fetchModule = async (): Promise<RemoteModule> => {
    const sections = lazySections({
      appointments: async () => ({ default: () => <p>Liste</p> }),
      blog: async () => {
        loaded.push('blog');
        left -= 1;
        if (left >= 0) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
        return { default: () => <p>Yazılar</p> };
      },
    });
    const { prefetch } = sections;
    const show = ({ section }: { section: string }) => <LazySection sections={sections} section={section} />;
    return { default: show, prefetch, page } as unknown as RemoteModule;
  };
  return { fetchModule, loaded };
}

const link = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Bölümler' })).getByRole('link', { name });

it.each([
  ['#users', 'Bu bölüm için yetkiniz yok.'],
  ['#users-new?id=1', 'Bu bölüm için yetkiniz yok.'],
  ['#boyle-yok', 'Böyle bir bölüm yok.'],
])('the address %s says "%s" and is mended', async (hash, sentence) => {
  server.signedIn = people.user;
  history.replaceState(null, '', `/admin${hash}`);
  render(<AdminPage />);
  expect(await screen.findByText(sentence)).toBeTruthy();
  await vi.waitFor(() => expect(location.hash).toBe('#appointments'));
  expect(screen.getByText('Bölüm: appointments')).toBeTruthy();
});

it('an error goes with its section', async () => {
  const { toast } = await import('@practice/ui/overlay');
  render(<AdminPage />);
  await screen.findByText('Bölüm: appointments');
  act(() => void toast.error({ title: 'Kaydedilemedi' }));
  expect(await screen.findByText('Kaydedilemedi')).toBeTruthy();
  await userEvent.click(await link('Mesajlar'));
  await vi.waitFor(() => expect(screen.queryByText('Kaydedilemedi')).toBeNull());
});

it('the code of a section is loaded when the pointer comes near its link', async () => {
  const { fetchModule, loaded } = remoteWith({ failures: 0 });
  render(<AdminPage fetchModule={fetchModule} />);
  await screen.findByText('Liste');
  expect(loaded).toEqual([]);
  await userEvent.hover(await link('Blog'));
  await vi.waitFor(() => expect(loaded).toEqual(['blog']), 30_000);
  await userEvent.click(await link('Blog'));
  expect(await screen.findByText('Yazılar')).toBeTruthy();
  expect(loaded).toEqual(['blog']);
});

it('a section whose code cannot be loaded says so, and is loaded on request', async () => {
  const { fetchModule } = remoteWith({ failures: 2 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<AdminPage fetchModule={fetchModule} />);
  (await link('Blog')).click();
  expect(await screen.findByText('Blog şu anda açılamadı')).toBeTruthy();
  expect(screen.queryByText('Bir Hata Oluştu')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('Yazılar')).toBeTruthy();
});

it('a section opened without a connection says so, and opens when there is one again', async () => {
  const { fetchModule } = remoteWith({ failures: 2 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<AdminPage fetchModule={fetchModule} />);
  (await link('Blog')).click();
  expect(await screen.findByText('Bağlantınız yok')).toBeTruthy();
  expect(screen.queryByText(/Diğer bölümler çalışmaya devam ediyor/)).toBeNull();
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Yazılar')).toBeTruthy();
});

it('the dashboard that fails says that the team knows, and the other sections work', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reports: unknown[] = [];
  server.responses['/api/screen-failures'] = (body) => {
    reports.push(body);
    return {};
  };
  const broken = ({ section }: { section: string }) => {
    if (section === 'dashboard') throw new Error('kaput');
    return <p>Liste</p>;
  };
  render(
    <AdminPage
      listed={[{ ...sections.appointments, key: 'dashboard', title: 'Panel', order: 0 }, sections.appointments]}
      screen={broken}
    />,
  );
  const problem = (await screen.findByText('Dashboard Error')).closest('[role=alert]');
  expect(problem?.textContent).toContain('Ekibimize bildirildi');
  expect(reports).toEqual([{ section: 'dashboard', title: 'Panel', message: 'Error: kaput' }]);
  (await link('Randevular')).click();
  expect(await screen.findByText('Liste')).toBeTruthy();
});
