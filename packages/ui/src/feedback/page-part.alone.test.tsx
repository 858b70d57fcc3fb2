import { expectConsole } from '@practice/ui/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStyleCache, PracticeProvider } from '../provider.tsx';
import { PagePart } from './page-part.tsx';

let isBroken = false;
function Links({ note = '' }: { note?: string }) {
  if (isBroken) throw new Error('no such function');
  return <a href="/iletisim">İletişim{note}</a>;
}

function page(note?: string) {
  return (
    <PracticeProvider styles={createStyleCache()}>
      <h1>Sayfa</h1>
      <PagePart name="links">
        <Links {...(note ? { note } : {})} />
      </PagePart>
    </PracticeProvider>
  );
}

async function hydrated(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, page(), { onRecoverableError: () => {} }));
  const close = () => act(async () => root.unmount()).then(() => container.remove());
  return { container, root, close };
}

it('a part that fails in the browser keeps the HTML of the server', async () => {
  isBroken = false;
  const html = renderToString(page());
  isBroken = true;
  expectConsole(/no such function/);
  const { container, close } = await hydrated(html);
  expect(container.querySelector('h1')?.textContent).toBe('Sayfa');
  expect(container.querySelector('a')?.outerHTML).toBe('<a href="/iletisim">İletişim</a>');
  await close();
});

it('a part that fails later stays as it was shown last', async () => {
  isBroken = false;
  const { container, root, close } = await hydrated(renderToString(page()));
  await act(async () => root.render(page(' ve ulaşım')));
  isBroken = true;
  expectConsole(/no such function/);
  await act(async () => root.render(page(' ve harita')));
  expect(container.querySelector('a')?.textContent).toBe('İletişim ve ulaşım');
  expect(container.querySelector('h1')).not.toBeNull();
  await close();
});

it('a part that fails and was never shown is left out', async () => {
  isBroken = false;
  const html = renderToString(page()).replace(/<a .*?<\/a>/, '');
  isBroken = true;
  expectConsole(/no such function/);
  const { container, close } = await hydrated(html);
  expect(container.querySelector('a')).toBeNull();
  expect(container.querySelector('h1')).not.toBeNull();
  await close();
});

it('a part that fails on the server is left to the browser', async () => {
  isBroken = true;
  const html = renderToString(page());
  expect(html).toContain('Sayfa');
  expect(html).not.toContain('İletişim');
  isBroken = false;
  const { container, close } = await hydrated(html);
  expect(container.querySelector('a')?.textContent).toBe('İletişim');
  await close();
});

it('a part that fails on the server and in the browser is left out', async () => {
  isBroken = true;
  expectConsole(/no such function/);
  const { container, close } = await hydrated(renderToString(page()));
  expect(container.querySelector('a')).toBeNull();
  expect(container.querySelector('h1')).not.toBeNull();
  await close();
});
