import { PracticeProvider } from '@practice/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

it.each([
  ['<p>Bizi 0282 000 24 24 numarasından arayın.</p>', '<p>Bizi 0282_000_24_24 numarasından arayın.</p>'],
  ['<p>+90 (282) 000 24 24</p>', '<p>+90_(282)_000_24_24</p>'],
  ['<p>0 532 000 24 24, 0282 000 24 24</p>', '<p>0_532_000_24_24, 0282_000_24_24</p>'],
  ['<p><a href="/x?0282 000 24 24">Telefon</a></p>', '<p><a href="/x?0282 000 24 24">Telefon</a></p>'],
  ['<p>1 10 000 24 24 kez</p>', '<p>1 10 000 24 24 kez</p>'],
])('a text keeps its telephone numbers on one line: %s', (html, shown) => {
  const { container } = render(
    <PracticeProvider>
      <RichText html={html} />
    </PracticeProvider>,
  );
  expect(container.firstElementChild?.innerHTML.replaceAll('&nbsp;', '_')).toBe(shown);
});
