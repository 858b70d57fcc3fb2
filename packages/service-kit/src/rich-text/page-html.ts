import { pictureSources, readPicturePath, readVideo, type StoredPicture, widthsOf } from '@practice/contracts';
import { cachedByText } from './cached-by-text.ts';

/**
 * A clean text as a page shows it: pictures wait until they come near, and those of the practice come in the width and
 * format that fit window and browser, with their room kept free; a link to a video says which player it becomes when it
 * is clicked. What is stored, and edited, keeps plain pictures and links.
 */
export const pageHtml: (cleanHtml: string) => string = cachedByText((cleanHtml) =>
  cleanHtml
    .replace(/<img\b([^>]*)>/g, (_, attributes: string) => shown(readAttributes(attributes)))
    .replace(/<figure data-video="([^"]*)">(.*?)<\/figure>/gs, (_, address: string, inner: string) =>
      videoCard(address, inner),
    ),
);

/** Nothing of the other site is loaded before the click, and a reader without scripts follows the link. */
function videoCard(address: string, inner: string): string {
  const video = readVideo(address);
  if (!video) return `<figure>${inner}</figure>`;
  const player = video.player.replaceAll('&', '&amp;');
  const note = `<figcaption>Oynattığınızda ${video.host} sitesine bağlanılır.</figcaption>`;
  return `<figure data-video="${address}" data-player="${player}">${inner}${note}</figure>`;
}

type Attributes = Record<string, string>;

/** The sanitiser writes attributes in double quotes, and `>` in them as an entity. */
function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function shown(given: Attributes): string {
  const image: Attributes = { loading: 'lazy', decoding: 'async', ...given };
  const picture = readPicturePath(given.src ?? '');
  if (!picture) return element('img', image);
  const widths = offeredWidths(picture);
  const sized = { ...image, ...sizeOf(picture, given) };
  if (widths.length === 0) return element('img', sized);
  const { sources, src } = pictureSources(picture, widths, QUALITY);
  const offered = sources.map(({ type, srcSet }) => element('source', { type, srcset: srcSet, sizes: SIZES }));
  return `<picture>${offered.join('')}${element('img', { ...sized, src })}</picture>`;
}

/** That of a usual device: the script in the head of a page changes it for others. */
const QUALITY = 80;

/** Browsers that know `auto` take the width that the text has on its page, the others that of the widest column of words. */
const SIZES = 'auto, (min-width: 48rem) 48rem, 100vw';

const LEAST_WIDTH = 320;

/** The widths for a column of text. A picture that is smaller comes in those that it has. */
function offeredWidths(picture: StoredPicture): number[] {
  const all = widthsOf(picture);
  const wide = all.filter((width) => width >= LEAST_WIDTH);
  return wide.length > 0 ? wide : all;
}

/** The size that the writer gives it, in the picture's own proportions: anything else would shift the text. */
function sizeOf({ width, height }: StoredPicture, given: Attributes): { width: string; height: string } {
  const [wide, high] = [whole(given.width), whole(given.height)];
  const shownWidth = wide ?? (high ? (high * width) / height : width);
  return { width: String(Math.round(shownWidth)), height: String(Math.round((shownWidth * height) / width)) };
}

function whole(text = ''): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/** The values are those of clean HTML or our own: none has a quote. */
function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')} />`;
}
