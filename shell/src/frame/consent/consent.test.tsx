import { cookieChoiceKeys, readCookieChoice, trackersMark, wizardMark } from '@practice/contracts';
import { installDialog } from '@practice/ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moduleOf, registryOf, Site, setUpSite } from '../../testing/site.tsx';

setUpSite();

const asked = { cookie_consent_required: 'true' };
const tracked = {
  ...asked,
  tracking_enabled: 'true',
  google_tag_manager_id: 'GTM-ABC1234',
  google_analytics_id: 'G-ABCDE12345',
  facebook_pixel_id: '123456789',
};
const proofs = vi.fn(async () => new Response('{}'));

beforeEach(() => {
  installDialog();
  window.scrollTo = () => {};
  localStorage.clear();
  proofs.mockClear();
  vi.stubGlobal('fetch', proofs);
  Reflect.deleteProperty(window, 'dataLayer');
  for (const mark of [trackersMark, wizardMark]) document.documentElement.removeAttribute(mark);
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

async function show(settings: Record<string, string>, path = '/') {
  const registry = registryOf({ fetchModule: async () => moduleOf(() => <h1>Sayfa</h1>) });
  render(<Site registry={registry} data={{ settings }} path={path} />);
  await screen.findByRole('heading', { name: 'Sayfa' });
}

const banner = () => screen.findByRole('region', { name: 'Çerez kullanımı' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const outside = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

/** What Google Analytics was configured with. */
const configured = () =>
  ((Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[])
    .map((entry) => Array.from(entry))
    .find(([command]) => command === 'config')?.[2];

describe('the banner', () => {
  it('asks where consent is required and nothing is chosen', async () => {
    await show(asked);
    const { getByRole } = within(await banner());
    expect(getByRole('link', { name: 'Çerez Politikası' }).getAttribute('href')).toBe('/cerez-politikasi');
  });

  it('asks where the notice is on, and trackers wait for the consent that it gets', async () => {
    await show({ ...tracked, cookie_consent_required: 'false', cookie_consent_enabled: 'true' });
    expect(await banner()).toBeTruthy();
    expect(outside()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Çerez tercihleri' })).toBeTruthy();
  });

  it('shows refusing and agreeing alike', async () => {
    await show(asked);
    await banner();
    const [refuse, agree] = ['Reddet', 'Kabul et'].map((name) => screen.getByRole('button', { name }));
    expect(refuse?.className.split(' ')[0]).toBe(agree?.className.split(' ')[0]);
  });

  it.each([
    ['where it is not required', {}, '/'],
    ['on the page of the wizard', asked, '/randevu'],
  ])('does not show %s', async (_where, settings, path) => {
    await show(settings as Record<string, string>, path);
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByRole('region', { name: 'Çerez kullanımı' })).toBeNull();
  });

  it('keeps the choice, with a proof that names nobody, and asks no more', async () => {
    await show(asked);
    await banner();
    await press('Reddet');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Çerez kullanımı' })).toBeNull());
    expect(readCookieChoice(localStorage)).toEqual({ necessary: true, analytics: false, marketing: false });
    const { id } = JSON.parse(localStorage.getItem(cookieChoiceKeys.consent) ?? '');
    const [address, request] = proofs.mock.calls[0] as unknown as [string, RequestInit];
    expect([address, JSON.parse(String(request.body))]).toEqual([
      '/api/consents',
      { id, analytics: false, marketing: false, textVersion: '1' },
    ]);
  });
});

describe('the panel', () => {
  it('stores each kind by itself; Escape chooses nothing', async () => {
    await show(asked);
    await banner();
    await press('Tercihler');
    await screen.findByRole('dialog', { name: 'Çerez tercihleri' });
    await userEvent.keyboard('{Escape}');
    await banner();
    expect(readCookieChoice(localStorage)).toBeUndefined();
    await press('Tercihler');
    await userEvent.click(await screen.findByRole('switch', { name: 'Analiz çerezleri' }));
    await press('Tercihleri kaydet');
    expect(readCookieChoice(localStorage)).toEqual({ necessary: true, analytics: true, marketing: false });
  });

  it('opens from the footer after a choice', async () => {
    await show(asked);
    await banner();
    await press('Kabul et');
    await press('Çerez tercihleri');
    const analytics = await screen.findByRole<HTMLInputElement>('switch', { name: 'Analiz çerezleri' });
    expect(analytics.checked).toBe(true);
  });
});

it('a yes that is taken back removes the cookies of that kind', async () => {
  await show(asked);
  await banner();
  await press('Kabul et');
  // biome-ignore lint/suspicious/noDocumentCookie: as trackers do
  for (const name of ['_ga', '_fbp']) document.cookie = `${name}=1; path=/`;
  await press('Çerez tercihleri');
  await userEvent.click(await screen.findByRole('switch', { name: 'Analiz çerezleri' }));
  await press('Tercihleri kaydet');
  await waitFor(() => expect(document.cookie).not.toContain('_ga'));
  expect(document.cookie).toContain('_fbp');
});

describe('the keyboard', () => {
  it('comes back to the button that opened the panel, and to the content once a choice is made', async () => {
    await show(asked);
    await banner();
    await press('Tercihler');
    await screen.findByRole('dialog', { name: 'Çerez tercihleri' });
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tercihler' }));
    await press('Reddet');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('another tab', () => {
  it('that chose has chosen for this one too', async () => {
    await show(asked);
    await banner();
    localStorage.setItem(cookieChoiceKeys.preferences, JSON.stringify({ analytics: false, marketing: false }));
    localStorage.setItem(cookieChoiceKeys.consent, JSON.stringify({ textVersion: '1' }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: cookieChoiceKeys.consent })));
    expect(screen.queryByRole('region', { name: 'Çerez kullanımı' })).toBeNull();
    expect(proofs).not.toHaveBeenCalled();
  });
});

describe('trackers', () => {
  it('wait for a yes, and are denied everything before they are granted it', async () => {
    await show(tracked);
    await banner();
    expect(outside()).toEqual([]);
    await press('Kabul et');
    await waitFor(() => expect(outside()).toEqual(['/gtm.js', '/gtag/js', '/tr_TR/fbevents.js']));
    const commands = (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((entry) => Array.from(entry));
    expect(commands.slice(0, 2)).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' })],
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'granted' })],
    ]);
  });

  it('record visits with the id of their site, and are told to shorten addresses, unless the settings say otherwise', async () => {
    await show({ ...asked, tracking_enabled: 'true', hotjar_site_id: '1234567', google_analytics_id: 'G-ABCDE12345' });
    await banner();
    await press('Kabul et');
    await waitFor(() => expect(outside().some((path) => path.includes('1234567'))).toBe(true));
    expect(configured()).toMatchObject({ anonymize_ip: true });
  });

  it('get whole addresses where the setting analytics_anonymize_ip is off', async () => {
    await show({ ...tracked, analytics_anonymize_ip: 'false' });
    await banner();
    await press('Kabul et');
    await waitFor(() => expect(configured()).toMatchObject({ anonymize_ip: false }));
  });

  it('of a kind that was not allowed stay away', async () => {
    await show(tracked);
    await banner();
    await press('Tercihler');
    await userEvent.click(await screen.findByRole('switch', { name: 'Analiz çerezleri' }));
    await press('Tercihleri kaydet');
    await waitFor(() => expect(document.documentElement.hasAttribute(trackersMark)).toBe(true));
    expect(outside()).not.toContain('/tr_TR/fbevents.js');
  });

  it.each<[string, Record<string, string>, string]>([
    ['after a refusal', tracked, 'Reddet'],
    ['while tracking is off', { ...tracked, tracking_enabled: 'false' }, 'Kabul et'],
    [
      'with ids that are none',
      { ...tracked, google_tag_manager_id: 'x', google_analytics_id: '"', facebook_pixel_id: 'a' },
      'Kabul et',
    ],
  ])('are not loaded %s', async (_when, settings, button) => {
    await show(settings);
    await banner();
    await press(button);
    expect(document.documentElement.hasAttribute(trackersMark)).toBe(false);
    expect(outside()).toEqual([]);
  });

  it('wait for the next document where the wizard was opened', async () => {
    document.documentElement.setAttribute(wizardMark, '');
    await show(tracked);
    await banner();
    await press('Kabul et');
    expect(document.documentElement.hasAttribute(trackersMark)).toBe(false);
  });
});
