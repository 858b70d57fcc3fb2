import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PracticeProvider } from '../provider.tsx';
import { Picture } from './picture.tsx';

const folder = `/uploads/pictures/${'a1'.repeat(16)}-1600x1000`;
const page = (
  <PracticeProvider>
    <Picture src={`${folder}.jpg`} alt="" sizes="100vw" maxWidth={200} size={[640, 400]} />
  </PracticeProvider>
);

afterEach(() => delete document.documentElement.dataset.device);

it('leaves what the script in the head has chosen, and does not load pictures twice', () => {
  const html = renderToString(page);
  expect(html).toContain('480-80.avif 480w');
  document.documentElement.dataset.device = 'low';
  document.body.innerHTML = html.replaceAll('-80.', '-60.');
  const before = document.querySelector('picture')?.outerHTML;
  const report = vi.fn();
  render(page, { container: document.body, hydrate: true, onRecoverableError: report });
  expect(document.querySelector('picture')?.outerHTML).toBe(before);
  expect(report).not.toHaveBeenCalled();
});
