/** Widths in pixels in which a picture of the practice can be had; never wider than the picture itself. */
export const pictureWidths = [96, 192, 320, 480, 640, 960, 1280, 1600] as const;

/** More than this is neither stored nor decoded: a small file can name a size that fills the memory. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** Of a JPEG, which is made smaller as it is read: phones have up to 108 million. */
export const MAX_JPEG_PIXELS = 120_000_000;

/** Of an SVG, which is drawn when it is uploaded. */
export const MAX_SVG_KB = 512;

/** Sides in pixels of the square icons that are made of a picture: browsers' tabs, bookmarks, home screens of phones. */
export const iconSizes = [16, 32, 48, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** Qualities by class of device: low-end, usual and high-end. */
export const pictureQualities = [60, 80, 95] as const;
export type PictureQuality = (typeof pictureQualities)[number];

export const pictureExtensions = ['jpg', 'png'] as const;
/** `extension` is the form in which the picture is stored: PNG where something shines through, else JPEG. */
export type StoredPicture = {
  id: string;
  width: number;
  height: number;
  extension: (typeof pictureExtensions)[number];
  /** What stays visible when it is cropped, in percent from the left and the top; the middle when not given. */
  focus?: { x: number; y: number };
};
export type PictureFormat = 'avif' | 'webp' | StoredPicture['extension'];
export type PictureVariant = { width: number; quality: PictureQuality; format: PictureFormat };

const folder = '/uploads/pictures';
const storedPath =
  /^\/uploads\/pictures\/([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})\.(jpg|png)(?:#(\d{1,2}|100),(\d{1,2}|100))?$/;
const variantPath =
  /^\/uploads\/pictures\/([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})\/(\d{2,4})-(\d{2})\.(avif|webp|jpg|png)$/;
const iconAddress = /^\/uploads\/pictures\/([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})\/icon-(\d{2,3})\.png$/;

/**
 * Address of a picture of the practice. It names content (a hash) and size, so a page knows the size without asking, and
 * what is at the address never changes. What must stay visible in a crop follows as a fragment: `#30,70`.
 */
export function picturePath({ extension, focus, ...picture }: StoredPicture): string {
  const isCentred = !focus || (focus.x === 50 && focus.y === 50);
  return `${baseOf(picture)}.${extension}${isCentred ? '' : `#${focus.x},${focus.y}`}`;
}

/** Reads such an address; undefined for any other, such as one of another site. */
export function readPicturePath(path: string): StoredPicture | undefined {
  const [, id = '', width, height, extension, x, y] = storedPath.exec(path) ?? [];
  if (!extension) return undefined;
  return {
    id,
    width: Number(width),
    height: Number(height),
    extension: extension as StoredPicture['extension'],
    ...(x && y ? { focus: { x: Number(x), y: Number(y) } } : {}),
  };
}

/** Address of a picture in another width, quality or format. */
export function pictureVariantPath(picture: StoredPicture, { width, quality, format }: PictureVariant): string {
  return `${baseOf(picture)}/${width}-${quality}.${format}`;
}

/** Reads the address of a variant; undefined for a width or quality that no variant has. */
export function readPictureVariantPath(
  path: string,
): { picture: Omit<StoredPicture, 'extension'>; variant: PictureVariant } | undefined {
  const [, id = '', pictureWidth, height, width, quality, format] = variantPath.exec(path) ?? [];
  const picture = { id, width: Number(pictureWidth), height: Number(height) };
  const variant = { width: Number(width), quality: Number(quality), format: format as PictureFormat };
  const isListed =
    widthsOf(picture).some((each) => each === variant.width) &&
    pictureQualities.some((each) => each === variant.quality);
  return isListed ? { picture, variant: variant as PictureVariant } : undefined;
}

/** Address of a picture as a square icon. */
export function iconPath(picture: StoredPicture, size: IconSize): string {
  return `${baseOf(picture)}/icon-${size}.png`;
}

/** Reads the address of an icon; undefined for a size that no icon has. */
export function readIconPath(path: string): { picture: Omit<StoredPicture, 'extension'>; size: IconSize } | undefined {
  const [, id = '', width, height, side] = iconAddress.exec(path) ?? [];
  const size = iconSizes.find((each) => String(each) === side);
  return size && { picture: { id, width: Number(width), height: Number(height) }, size };
}

/** The sizes of a picture's icons that are not enlarged, and the smallest two. */
export function iconSizesOf({ width, height }: Pick<StoredPicture, 'width' | 'height'>): IconSize[] {
  return iconSizes.filter((size) => size <= Math.max(32, width, height));
}

/**
 * What a page offers of a picture in these widths, the narrowest first: a source for each of the newer formats, and the
 * address of the widest in its own form for browsers that know neither.
 */
export function pictureSources(picture: StoredPicture, widths: readonly number[], quality: PictureQuality) {
  const address = (width: number, format: PictureFormat) => pictureVariantPath(picture, { width, quality, format });
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${address(width, format)} ${width}w`).join(', '),
  }));
  return { sources, src: address(widths.at(-1) ?? picture.width, picture.extension) };
}

/** The widths in which a picture can be had. */
export function widthsOf({ width }: Pick<StoredPicture, 'width'>): number[] {
  return pictureWidths.filter((each) => each <= width);
}

function baseOf({ id, width, height }: Omit<StoredPicture, 'extension'>): string {
  return `${folder}/${id}-${width}x${height}`;
}
