import { useLocation, useNavigate } from '@practice/ui/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { impatient, moduleOf, registryOf, Site, setUpSite } from '../testing/site.tsx';

setUpSite();

const settings = { contact_phone: '0282 555 12 34', site_name: 'Uzm. Psk. Elif Aydın' };
const panelTitle = 'Bu bölüm şu anda açılamadı';
const slowTitle = 'Bu bölümün açılması uzun sürüyor';

function Screen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('kırıldı');
  return (
    <>
      <h1>Sayfa {pathname}</h1>
      <button type="button" onClick={() => setIsBroken(true)}>
        Boz
      </button>
      <button type="button" onClick={() => navigate('/blog')}>
        İlerle
      </button>
    </>
  );
}

function Broken(): ReactNode {
  throw new Error('kırıldı');
}

function expectFrame() {
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getAllByText('0282 555 12 34').length).toBeGreaterThan(0);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  window.scrollTo = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a remote that loads', () => {
  it('is shown inside the frame, and marks the page as hydrated', async () => {
    render(<Site registry={registryOf({ fetchModule: async () => moduleOf(Screen) })} data={{ settings }} />);
    expect(await screen.findByRole('heading', { name: 'Sayfa /' })).toBeTruthy();
    await waitFor(() => expect(document.documentElement.dataset.hydrated).toBe(''));
    expectFrame();
  });
});

describe('a remote that throws', () => {
  async function breakIt() {
    render(<Site registry={registryOf({ fetchModule: async () => moduleOf(Screen) })} data={{ settings }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Boz' }));
  }

  it('takes down its own area only, with the error screen of the specification', async () => {
    await breakIt();
    expect(screen.getByRole('heading', { name: 'Bir Hata Oluştu' })).toBeTruthy();
    expect(
      screen.getByText('Üzgünüz, beklenmeyen bir hata oluştu. Lütfen sayfayı yenileyin veya tekrar deneyin.'),
    ).toBeTruthy();
    expect(screen.getByText('kırıldı')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sayfayı Yenile' })).toBeTruthy();
    expectFrame();
  });

  it('is rendered again by Tekrar Dene', async () => {
    await breakIt();
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Sayfa /' })).toBeTruthy();
  });

  it('is loaded in the version that is live by then', async () => {
    let live = Broken as () => ReactNode;
    render(<Site registry={registryOf({ fetchModule: async () => moduleOf(live) })} data={{ settings }} />);
    await screen.findByRole('heading', { name: 'Bir Hata Oluştu' });
    live = Screen;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Sayfa /' })).toBeTruthy();
  });

  it('is rendered again on the next page', async () => {
    await breakIt();
    await userEvent.click(screen.getAllByRole('link', { name: 'Randevu Al' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Sayfa /randevu' })).toBeTruthy();
  });
});

describe('a remote that cannot be loaded', () => {
  it.each([
    ['responds with an error', () => Promise.reject(new Error('404'))],
    ['does not respond', () => new Promise<never>(() => {})],
  ])('and %s is replaced by a panel with the phone number', async (_how, fetchModule) => {
    render(<Site registry={registryOf({ fetchModule })} data={{ settings }} />);
    expect(await screen.findByRole('heading', { name: panelTitle })).toBeTruthy();
    const panel = screen.getByRole('button', { name: 'Tekrar Dene' }).closest('[role=alert]');
    expect(panel?.querySelector('a[href="tel:+902825551234"]')).toBeTruthy();
    expectFrame();
  });

  it('is requested again by Tekrar Dene', async () => {
    let isDown = true;
    const attempts: number[] = [];
    const registry = registryOf({
      fetchModule: async (_remote, attempt) => {
        attempts.push(attempt);
        return isDown ? Promise.reject(new Error('404')) : moduleOf(Screen);
      },
    });
    render(<Site registry={registry} data={{ settings }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: panelTitle })).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Sayfa /' })).toBeTruthy();
    expect(new Set(attempts).size).toBe(attempts.length);
  });

  it('sets the document title after a retry that succeeds', async () => {
    let isDown = true;
    const fetchModule = async () => {
      if (isDown) throw new Error('503');
      return moduleOf(Screen, async () => ({ status: 200, title: 'Randevu Al' }));
    };
    render(<Site registry={registryOf({ fetchModule })} data={{ settings }} />);
    await screen.findByRole('heading', { name: panelTitle });
    await waitFor(() => expect(document.title).toBe('Uzm. Psk. Elif Aydın'));
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(document.title).toBe('Randevu Al | Uzm. Psk. Elif Aydın'));
  });
});

describe('a remote that loads slowly', () => {
  it('is announced as slow, and appears by itself', async () => {
    let arrive = (_: ReturnType<typeof moduleOf>) => {};
    const fetchModule = () =>
      new Promise<ReturnType<typeof moduleOf>>((resolve) => {
        arrive = resolve;
      });
    render(<Site registry={registryOf({ fetchModule, limits: impatient })} data={{ settings }} />);
    const title = await screen.findByRole('heading', { name: slowTitle });
    expect(title.closest('[role=alert]')?.querySelector('a[href="tel:+902825551234"]')).toBeTruthy();
    expectFrame();
    arrive(moduleOf(Screen));
    expect(await screen.findByRole('heading', { name: 'Sayfa /' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: slowTitle })).toBeNull();
  });

  it('is requested again by Tekrar Dene, and nothing waits for the first attempt any more', async () => {
    const attempts: number[] = [];
    const fetchModule = (_remote: unknown, attempt: number) => {
      attempts.push(attempt);
      return attempt === 0 ? new Promise<never>(() => {}) : Promise.resolve(moduleOf(Screen));
    };
    render(<Site registry={registryOf({ fetchModule, limits: impatient })} data={{ settings }} />);
    await screen.findByRole('heading', { name: slowTitle });
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Sayfa /' })).toBeTruthy();
    expect(attempts).toEqual([0, 2]);
  });
});

describe('an address that no remote serves', () => {
  it('shows that the page does not exist', async () => {
    render(
      <Site registry={registryOf({ fetchModule: async () => moduleOf(Screen) })} path="/admin/x" data={{ settings }} />,
    );
    expect(await screen.findByRole('heading', { name: 'Sayfa bulunamadı' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Sayfa bulunamadı | Uzm. Psk. Elif Aydın'));
  });
});
