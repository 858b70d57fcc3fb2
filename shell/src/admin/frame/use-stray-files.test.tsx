import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStrayFiles } from './use-stray-files.ts';

function Page() {
  useStrayFiles();
  return (
    <>
      <p>Metin</p>
      <input type="file" aria-label="Dosya" />
    </>
  );
}

function drop(target: Element, types: string[]) {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types, dropEffect: 'copy' },
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

it('a file that is dropped beside a place for files does not replace the page', () => {
  render(<Page />);
  expect(drop(screen.getByText('Metin'), ['Files'])).toBe(true);
  expect(drop(screen.getByText('Metin'), ['text/plain'])).toBe(false);
  expect(drop(screen.getByLabelText('Dosya'), ['Files'])).toBe(false);
});
