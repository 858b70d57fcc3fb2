import { expectConsole } from '@practice/ui/testing';
import { act, screen } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fails = () => {
  throw new Error('a part that fails');
};
const parts: Record<string, () => object> = {
  './top-bar.tsx': () => ({ TopBar: fails }),
  './main-menu.tsx': () => ({ MainMenu: fails }),
  './menu-button.tsx': () => ({ MenuButton: fails, footerMenuId: 'x' }),
  './site-footer.tsx': () => ({ SiteFooter: fails }),
  './social-links.ts': () => ({ socialLinks: fails }),
  './footer-contact.tsx': () => ({ FooterContact: fails }),
  './next-step.tsx': () => ({ NextStep: fails }),
  './offline-hint.tsx': () => ({ OfflineHint: fails }),
  './consent/cookie-consent.tsx': () => ({ CookieConsent: fails }),
  './deferred-toaster.tsx': () => ({ DeferredToaster: fails }),
};

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.resetModules();
  window.scrollTo = () => {};
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(async () => {
  for (const path of Object.keys(parts)) vi.doUnmock(path);
  await act(async () => root.unmount());
  container.remove();
});

it.each(Object.keys(parts))('a failure of %s leaves the page as it is', async (path) => {
  vi.doMock(path, parts[path]);
  const { moduleOf, registryOf, Site, setUpSite } = await import('../testing/site.tsx');
  setUpSite();
  expectConsole(/a part that fails/);
  const module = moduleOf(
    () => <h1>Sayfa</h1>,
    async () => ({ status: 200, title: 'Ana Sayfa' }),
  );
  const registry = registryOf({ fetchModule: async () => module });
  const settings = { contact_phone: '0282 555 12 34', instagram_url: 'https://instagram.com/elif' };
  await act(async () => {
    root = createRoot(container);
    root.render(<Site registry={registry} data={{ settings }} path="/" />);
  });
  expect(await screen.findByRole('heading', { name: 'Sayfa' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /ana sayfa/ })).toBeTruthy();
});
