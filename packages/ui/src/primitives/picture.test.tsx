import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PracticeProvider } from '../provider.tsx';
import { Picture, type PictureProps } from './picture.tsx';

const folder = `/uploads/pictures/${'a1'.repeat(16)}-1600x1000`;
const basics = { src: `${folder}.jpg`, alt: 'Bir raf', sizes: '100vw', maxWidth: 400, size: [640, 400] } as const;

afterEach(() => delete document.documentElement.dataset.device);

function show(props: Partial<PictureProps> = {}) {
  const { container } = render(<Picture {...basics} {...props} />, { wrapper: PracticeProvider });
  const sources = [...container.querySelectorAll('source')];
  return {
    image: container.querySelector('img') as HTMLImageElement,
    sources: Object.fromEntries(sources.map(({ type, srcset }) => [type, srcset])),
  };
}

it('offers AVIF and WebP up to the width that is sharp on a fine screen, and its own form to all others', () => {
  const { image, sources } = show();
  expect(Object.keys(sources)).toEqual(['image/avif', 'image/webp']);
  expect(sources['image/avif']?.split(', ')).toEqual(
    [96, 192, 320, 480, 640, 960].map((width) => `${folder}/${width}-80.avif ${width}w`),
  );
  expect(image.getAttribute('src')).toBe(`${folder}/960-80.jpg`);
});

it('keeps its room free and waits until it comes near', () => {
  const { image } = show();
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '1000']);
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['lazy', null]);
  expect(image.alt).toBe('Bir raf');
});

it('is loaded at once where it is what a visitor sees first', () => {
  const { image } = show({ isPriority: true });
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

it.each([
  ['low', 60],
  ['high', 95],
] as const)('has the quality for a %s-end device', (device, quality) => {
  document.documentElement.dataset.device = device;
  const { image, sources } = show();
  expect(sources['image/webp']).toContain(`/320-${quality}.webp 320w`);
  expect(image.getAttribute('src')).toBe(`${folder}/960-${quality}.jpg`);
});

it('shows a picture of another site as it is, in the room that it is given', () => {
  const { image, sources } = show({ src: 'https://example.org/a.jpg' });
  expect(sources).toEqual({});
  expect(image.getAttribute('src')).toBe('https://example.org/a.jpg');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '400']);
});

it('shows a picture that is smaller than any variant as it is', () => {
  const src = `/uploads/pictures/${'a1'.repeat(16)}-80x80.png`;
  const { image, sources } = show({ src });
  expect([sources, image.getAttribute('src')]).toEqual([{}, src]);
});
