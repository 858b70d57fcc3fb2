import { Button, PracticeProvider } from '@practice/ui';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

/** Moves every text into `<font>` elements, as a browser's translator of pages does. */
function translate(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    text.replaceWith(font);
    font.firstElementChild?.append(text.data);
  }
}

it.each<[string, ReactNode]>([
  ['a text', 'Gönder'],
  ['a text beside a drawing', [<svg key="" />, 'Gönder']],
])('a translated button with %s turns busy and back', (_what, label) => {
  const button = (loading: boolean) => (
    <PracticeProvider>
      <Button loading={loading} loadingText="Gönderiliyor…">
        {label}
      </Button>
    </PracticeProvider>
  );
  const { container, rerender } = render(button(false));
  translate(container);
  rerender(button(true));
  expect(screen.getByRole('button').textContent).toBe('Gönderiliyor…');
  translate(container);
  rerender(button(false));
  expect(screen.getByRole('button').textContent).toBe('Gönder');
});
