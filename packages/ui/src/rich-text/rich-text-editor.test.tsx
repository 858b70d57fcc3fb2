import { screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RichTextEditor } from './rich-text-editor.tsx';
import { prepareRichTextField, signedIn } from './testing/write-in-field.tsx';

prepareRichTextField();

const editor = <RichTextEditor label="Metin" value="<p>Bir</p>" onChange={() => undefined} error="Eksik" />;

it('the editor opens without an error on a screen that React shows some time after it rendered it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onRecoverableError: note,
    onUncaughtError: note,
  });
  // React shows a fallback for a few tenths of a second, however soon the screen is there.
  const Screen = lazy(async () => ({ default: () => editor }));
  root.render(
    signedIn(
      <Suspense fallback="Yükleniyor…">
        <Screen />
      </Suspense>,
    ),
  );
  const text = await screen.findByRole('textbox', { name: 'Metin' });
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(errors).toEqual([]);
  root.unmount();
});
