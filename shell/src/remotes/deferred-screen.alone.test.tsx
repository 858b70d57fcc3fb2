import { BrowserRouter } from '@practice/ui/router';
import { StaticRouter } from '@practice/ui/static-router';
import { expectConsole } from '@practice/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { impatient, moduleOf, registryOf, remote, Site, setUpSite } from '../testing/site.tsx';
import type { Registry } from './registry.ts';
import { serverRegistry } from './server-registry.ts';

setUpSite();

const panelTitle = 'Bu bölüm şu anda açılamadı';
const slowTitle = 'Bu bölümün açılması uzun sürüyor';

function Screen() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Hoş geldiniz</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Sayaç {count}
      </button>
    </>
  );
}

const module = moduleOf(Screen, async () => ({ status: 200, title: 'Ana Sayfa' }));
let container: HTMLElement;
let root: Root;
let recoverable: unknown[];

/** Renders the page as the server sends it, then hydrates it with a registry of the browser. */
async function hydrate(registry: Registry) {
  const inStatic = (page: ReactNode) => <StaticRouter location="/">{page}</StaticRouter>;
  const loaded = serverRegistry([remote], new Map([[remote.name, module]]));
  container.innerHTML = renderToString(<Site registry={loaded} router={inStatic} hasServerHead />);
  await act(async () => {
    const inBrowser = (page: ReactNode) => <BrowserRouter>{page}</BrowserRouter>;
    root = hydrateRoot(container, <Site registry={registry} router={inBrowser} hasServerHead />, {
      onRecoverableError: (error) => recoverable.push((error as Error).cause ?? error),
    });
  });
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  window.scrollTo = () => {};
  recoverable = [];
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});

it('hydrates what the server rendered without a mismatch', async () => {
  await hydrate(registryOf({ fetchModule: async () => module, renderedPath: '/' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sayaç 0' }));
  expect(screen.getByRole('button', { name: 'Sayaç 1' })).toBeTruthy();
  expect(recoverable).toEqual([]);
});

it('leaves the page readable while the code cannot be loaded, and hydrates it when it can', async () => {
  let isDown = true;
  const fetchModule = async () => (isDown ? Promise.reject(new Error('404')) : module);
  await hydrate(registryOf({ fetchModule, renderedPath: '/' }));
  const heading = screen.getByRole('heading', { name: 'Hoş geldiniz' });
  expect(await screen.findByRole('heading', { name: panelTitle })).toBeTruthy();
  expect(heading.isConnected).toBe(true);

  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: panelTitle })).toBeNull());
  await waitFor(() => expect(document.documentElement.dataset.hydrated).toBe(''));
  expect(heading.isConnected).toBe(true);
  expect(recoverable).toEqual([]);
});

it('says above the readable page that loading is slow, and hydrates it when the code is loaded', async () => {
  let arrive = (_: typeof module) => {};
  const fetchModule = () =>
    new Promise<typeof module>((resolve) => {
      arrive = resolve;
    });
  await hydrate(registryOf({ fetchModule, limits: impatient, renderedPath: '/' }));
  const heading = screen.getByRole('heading', { name: 'Hoş geldiniz' });
  expect(await screen.findByRole('heading', { name: slowTitle })).toBeTruthy();
  expect(heading.isConnected).toBe(true);
  await act(async () => arrive(module));
  await waitFor(() => expect(screen.queryByRole('heading', { name: slowTitle })).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Sayaç 0' }));
  expect(await screen.findByRole('button', { name: 'Sayaç 1' })).toBeTruthy();
  expect(heading.isConnected).toBe(true);
  expect(recoverable).toEqual([]);
});

it('shows the panel alone after a change of page', async () => {
  expectConsole(/RemoteLoadError/);
  await hydrate(registryOf({ fetchModule: () => Promise.reject(new Error('404')), renderedPath: '/' }));
  await screen.findByRole('heading', { name: panelTitle });
  fireEvent.click(screen.getAllByRole('link', { name: 'Randevu Al' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hoş geldiniz' })).toBeNull());
  await waitFor(() => expect(screen.getAllByRole('heading', { name: panelTitle })).toHaveLength(1));
  expect(recoverable).toEqual([]);
});
