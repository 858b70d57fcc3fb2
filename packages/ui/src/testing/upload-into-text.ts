import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

/**
 * Chooses a picture for the first rich text on screen. Its upload is under way until the returned function is called with the
 * address of the picture.
 */
export async function uploadIntoText(): Promise<(url: string) => void> {
  const waiting: Upload[] = [];
  class Upload {
    upload = {};
    status = 200;
    responseText = '';
    onload = () => undefined;
    open = () => undefined;
    abort = () => undefined;
    send = () => waiting.push(this);
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  onTestFinished(() => void vi.unstubAllGlobals());
  // The field waits for its editor, which a busy machine loads slowly the first time.
  await import('../rich-text/rich-text-editor.tsx');
  const [input] = await screen.findAllByLabelText('Görsel dosyaları', undefined, { timeout: 20_000 });
  await userEvent.upload(input as HTMLElement, new File(['x'], 'oda.png', { type: 'image/png' }));
  return (url) => {
    const responseText = JSON.stringify({ url, alt: 'Oda' });
    for (const upload of waiting) Object.assign(upload, { responseText }).onload();
  };
}
