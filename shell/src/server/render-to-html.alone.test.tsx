// @vitest-environment node
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { renderToHtml } from './render-to-html.ts';

function Suspended({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

function rendering(text: Promise<string>, { hasBoundary }: { hasBoundary: boolean }) {
  const stop = new AbortController();
  const pending = <Suspended text={text} />;
  const tree = hasBoundary ? <Suspense fallback="Yükleniyor…">{pending}</Suspense> : pending;
  const html = renderToHtml(tree, { signal: stop.signal, onError: () => undefined });
  return { html, stop: () => stop.abort(new Error('time is up')) };
}

it('waits for suspended content, and renders it in its place', async () => {
  const text = new Promise<string>((resolve) => setTimeout(() => resolve('Merhaba'), 5));
  const html = await rendering(text, { hasBoundary: true }).html;
  expect(html).toContain('<p>Merhaba</p>');
  expect(html).not.toContain('Yükleniyor');
  expect(html).not.toContain('<script');
});

it.each([true, false])('gives up when aborted, inside a boundary: %s', async (hasBoundary) => {
  const { html, stop } = rendering(new Promise(() => {}), { hasBoundary });
  setTimeout(stop, 5);
  await expect(html).rejects.toThrow('time is up');
});
