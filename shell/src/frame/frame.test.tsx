import { installDialog, useStyles } from '@practice/ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moduleOf, registryOf, Site, setUpSite } from '../testing/site.tsx';
import { menuOf, type SiteData } from '../testing/site-data.ts';

setUpSite();

const full: Record<string, string> = {
  site_name: 'Uzm. Psk. Elif Aydın',
  header_top_phone: '0282 555 12 34',
  header_top_email: 'merhaba@example.org',
  header_top_address: 'Çorlu, Tekirdağ',
  header_top_message: 'Cumartesi de açığız',
  contact_phone: '0282 555 12 34',
  whatsapp_number: '0532 555 12 34',
  whatsapp_message_template: 'Merhaba & bilgi',
  instagram_url: 'https://instagram.com/elif',
  facebook_url: 'javascript:alert(1)',
  footer_working_hours_main: 'Pazartesi – Cuma 09:00 – 18:00',
  privacy_policy_url: '/gizlilik-politikasi',
};

async function show(data: SiteData, path = '/') {
  const registry = registryOf({
    fetchModule: async () =>
      moduleOf(
        () => <h1>Sayfa</h1>,
        async ({ url }) => ({ status: 200, title: url.pathname === '/' ? 'Ana Sayfa' : 'Başka Sayfa' }),
      ),
  });
  const shown = render(<Site registry={registry} data={data} path={path} />);
  await screen.findByRole('heading', { name: 'Sayfa' });
  return shown;
}

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Ana menü' }));
const footer = () => within(screen.getByRole('contentinfo'));
it('the logo of the settings stands beside the name, in header and footer', async () => {
  const { container } = await show({ settings: { ...full, site_logo_url: '/media/logo.png' } });
  const logos = [...container.querySelectorAll('img[src="/media/logo.png"]')];
  expect(logos.map((logo) => logo.closest('header, footer')?.tagName)).toEqual(['HEADER', 'FOOTER']);
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(['', '']);
});

const titles = (links: HTMLElement[]) => links.map((link) => link.textContent);

const twoPages = menuOf([
  ['Ana Sayfa', '/'],
  ['Blog', '/blog'],
]);

beforeEach(() => {
  installDialog();
  window.scrollTo = () => {};
});

describe('the menu', () => {
  it('is the server’s menu, as a tree', async () => {
    const header = menuOf([
      ['Hizmetler', '/hizmetler'],
      ['Oyun Terapisi', '/hizmetler/oyun-terapisi', 'Hizmetler'],
      ['Harita', 'https://maps.example.org'],
      ['Yetim', '/yetim', 'silinmiş'],
    ]);
    await show({ settings: full, menus: { header } });
    await waitFor(() =>
      expect(titles(mainMenu().getAllByRole('link'))).toEqual(['Hizmetler', 'Oyun Terapisi', 'Harita', 'Yetim']),
    );
    expect(mainMenu().getByRole('link', { name: 'Harita' }).getAttribute('rel')).toBe('noopener');
  });

  it('has every level, in header and footer', async () => {
    const menu = menuOf([
      ['Hizmetler', '/hizmetler'],
      ['Oyun Terapisi', '/hizmetler/oyun-terapisi', 'Hizmetler'],
      ['İlk görüşme', '/ilk-gorusme', 'Oyun Terapisi'],
    ]);
    await show({ settings: full, menus: { header: menu, footer: menu } });
    const all = ['Hizmetler', 'Oyun Terapisi', 'İlk görüşme'];
    await waitFor(() => expect(titles(mainMenu().getAllByRole('link'))).toEqual(all));
    const quickLinks = within(footer().getByRole('navigation', { name: 'Hızlı Bağlantılar' }));
    expect(titles(quickLinks.getAllByRole('link'))).toEqual([...all, 'Sitede ara']);
  });

  describe('with its styles', () => {
    useStyles();

    it('opens the items below another by a button, and closes them on Esc', async () => {
      const header = menuOf([
        ['Hizmetler', '/hizmetler'],
        ['Oyun Terapisi', '/hizmetler/oyun-terapisi', 'Hizmetler'],
      ]);
      await show({ menus: { header } });
      const button = await mainMenu().findByRole('button', { name: 'Hizmetler: alt menü' });
      expect(mainMenu().queryByRole('link', { name: 'Oyun Terapisi', hidden: false })).toBeNull();
      await userEvent.click(button);
      expect(button.getAttribute('aria-expanded')).toBe('true');
      mainMenu().getByRole('link', { name: 'Oyun Terapisi' }).focus();
      await userEvent.keyboard('{Escape}');
      expect(mainMenu().queryByRole('link', { name: 'Oyun Terapisi', hidden: false })).toBeNull();
      expect(document.activeElement).toBe(button);
    });
  });

  it.each<[string, SiteData]>([
    ['cannot be loaded', { menus: 'broken' }],
    ['does not exist', { menus: {} }],
    ['is empty', { menus: { header: menuOf([]) } }],
  ])('is the default one when the server’s %s', async (_why, data) => {
    await show(data);
    expect(titles(mainMenu().getAllByRole('link'))).toEqual(['Ana Sayfa', 'Hizmetler', 'Blog', 'Hakkımda', 'İletişim']);
  });

  it('marks the page on screen', async () => {
    await show({ menus: { header: twoPages } }, '/blog');
    const blog = await mainMenu().findByRole('link', { name: 'Blog' });
    await waitFor(() => expect(blog.getAttribute('href')).toBe('/blog'));
    expect(mainMenu().getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page');
    expect(mainMenu().getByRole('link', { name: 'Ana Sayfa' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('phone and address', () => {
  it('are in the bar above the header', async () => {
    const { container } = await show({ settings: full });
    const bar = await waitFor(() => {
      const found = container.querySelector<HTMLElement>('[data-part=top-bar]');
      expect(found).toBeTruthy();
      return within(found as HTMLElement);
    });
    expect(bar.getByRole('link', { name: '0282 555 12 34' }).getAttribute('href')).toBe('tel:+902825551234');
    expect(bar.getByText('Çorlu, Tekirdağ')).toBeTruthy();
    expect(bar.getByText('Cumartesi de açığız')).toBeTruthy();
  });

  it('leave no empty element when they are not configured', async () => {
    const { container } = await show({});
    expect(container.querySelector('[data-part=top-bar]')).toBeNull();
    const bar = container.querySelector<HTMLElement>('[data-part=contact-bar]');
    expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(['/randevu']);
    expect(container.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('are within reach of a thumb, with the preset WhatsApp message', async () => {
    await show({ settings: full });
    const bar = within(await screen.findByRole('complementary', { name: 'Hızlı iletişim' }));
    expect(bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/905325551234?text=Merhaba%20%26%20bilgi',
    );
  });
});

describe('the footer', () => {
  it('links what is configured, and only valid addresses', async () => {
    await show({ settings: full });
    await footer().findByRole('link', { name: 'Instagram' });
    expect(footer().queryByRole('link', { name: 'Facebook' })).toBeNull();
    expect(footer().queryByRole('link', { name: 'LinkedIn' })).toBeNull();
    expect(footer().getByRole('link', { name: 'Gizlilik Politikası' })).toBeTruthy();
    expect(footer().queryByRole('link', { name: 'Kullanım Şartları' })).toBeNull();
    expect(footer().queryByText('Otopark')).toBeNull();
  });

  it('leads anchors to the home page from everywhere', async () => {
    await show({ settings: full }, '/randevu');
    const links = within(screen.getByRole('navigation', { name: 'Hızlı Bağlantılar' }));
    expect(links.getByRole('link', { name: 'Hizmetler' }).getAttribute('href')).toBe('/#hizmetler');
  });

  it('ends every page in one step, but the appointment page, which is that step', async () => {
    const { container, unmount } = await show({ settings: full });
    expect(container.querySelector('[data-part=next-step] a[href="/randevu"]')).toBeTruthy();
    unmount();
    const other = await show({ settings: full }, '/randevu');
    expect(other.container.querySelector('[data-part=next-step]')).toBeNull();
  });
});

describe('a page that ends in a step of its own', () => {
  useStyles();

  it('has no second one below it', async () => {
    const { container } = await show({ settings: full });
    const step = container.querySelector<HTMLElement>('[data-part=next-step]') as HTMLElement;
    expect(getComputedStyle(step).display).toBe('flex');
    const own = document.createElement('div');
    own.dataset.part = 'last-step';
    screen.getByRole('main').append(own);
    expect(getComputedStyle(step).display).toBe('none');
  });
});

describe('the menu of small screens', () => {
  it('opens with book, call and chat links and closes when a page is chosen', async () => {
    await show({ settings: full });
    await screen.findByRole('complementary', { name: 'Hızlı iletişim' });
    await userEvent.click(screen.getByRole('button', { name: 'Menüyü aç' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menü' }));
    expect(drawer.getByRole('link', { name: '0282 555 12 34' })).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'WhatsApp' })).toBeTruthy();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(drawer.getByRole('link', { name: 'Randevu Al' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).toBeNull());
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('leads to the menu in the footer while there is no script', async () => {
    await show({});
    const target = screen.getByRole('button', { name: 'Menüyü aç' }).getAttribute('href');
    expect(document.querySelector(target ?? '')?.textContent).toBe('Hızlı Bağlantılar');
  });
});

describe('navigation', () => {
  it('moves title, focus and announcement to the new page', async () => {
    const { container } = await show({ settings: full, menus: { header: twoPages } });
    await waitFor(() => expect(document.title).toBe('Ana Sayfa | Uzm. Psk. Elif Aydın'));
    await waitFor(() => expect(titles(mainMenu().getAllByRole('link'))).toEqual(['Ana Sayfa', 'Blog']));
    const announcer = container.querySelector('[data-part=announcer]');
    expect(announcer?.textContent).toBe('');
    const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
    Object.assign(navigator, { sendBeacon });
    await userEvent.click(mainMenu().getByRole('link', { name: 'Blog' }));
    await waitFor(() => expect(announcer?.textContent).toBe('Başka Sayfa | Uzm. Psk. Elif Aydın'));
    expect(document.title).toBe('Başka Sayfa | Uzm. Psk. Elif Aydın');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await userEvent.click(mainMenu().getByRole('link', { name: 'Ana Sayfa' }));
    await waitFor(() => expect(announcer?.textContent).toBe('Ana Sayfa | Uzm. Psk. Elif Aydın'));
    // The gateway saw the first page go out, and learns of the others.
    const reported = await Promise.all(sendBeacon.mock.calls.map(async ([url, body]) => [url, await body.text()]));
    expect(reported).toEqual(['/blog', '/'].map((path) => ['/api/page-visits', JSON.stringify({ path })]));
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });
});

describe('a lost connection', () => {
  it('is reported while it lasts', async () => {
    await show({});
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/İnternet bağlantınız yok/)).toBeTruthy();
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/İnternet bağlantınız yok/)).toBeNull());
  });
});
