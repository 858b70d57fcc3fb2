import { expect, it } from 'vitest';
import { picturePath, pictureVariantPath, readPicturePath, readPictureVariantPath, widthsOf } from './pictures.ts';

const id = 'a1'.repeat(16);
const picture = { id, width: 1000, height: 625, extension: 'jpg' } as const;

it('names content and size of a picture in its address, and reads them back', () => {
  expect(picturePath(picture)).toBe(`/uploads/pictures/${id}-1000x625.jpg`);
  expect(readPicturePath(picturePath(picture))).toEqual(picture);
});

it('names width, quality and format of a variant, and reads them back', () => {
  const variant = { width: 640, quality: 60, format: 'avif' } as const;
  const path = `/uploads/pictures/${id}-1000x625/640-60.avif`;
  expect(pictureVariantPath(picture, variant)).toBe(path);
  expect(readPictureVariantPath(path)).toEqual({ picture: { id, width: 1000, height: 625 }, variant });
});

it('offers no width beyond that of the picture', () => {
  expect(widthsOf(picture)).toEqual([96, 192, 320, 480, 640, 960]);
  expect(readPictureVariantPath(`/uploads/pictures/${id}-1000x625/1280-80.webp`)).toBeUndefined();
});

it.each([
  `/uploads/pictures/${id}-1000x625/641-80.webp`,
  `/uploads/pictures/${id}-1000x625/640-81.webp`,
  `/uploads/pictures/${id}-1000x625/640-80.gif`,
  `/uploads/pictures/${id}-0x625/96-80.webp`,
  `/uploads/pictures/${id}-01000x625/640-80.webp`,
  `/uploads/pictures/../${id}-1000x625/640-80.webp`,
  `/uploads/pictures/${id}-1000x625/640-80.webp?x=1`,
])('knows no variant at %s', (path) => {
  expect(readPictureVariantPath(path)).toBeUndefined();
});

it.each(['https://example.org/a.jpg', '/media/a.png', '', `/uploads/pictures/${id.toUpperCase()}-10x10.jpg`])(
  'knows no picture of the practice at “%s”',
  (path) => expect(readPicturePath(path)).toBeUndefined(),
);
