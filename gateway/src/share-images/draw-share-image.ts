import type { SKRSContext2D } from '@napi-rs/canvas';
import type { ShareCard } from '@practice/contracts';
import { shareArt } from './share-art.ts';
import { siteFonts } from './site-fonts.ts';
import { headline, oneLine, type TitleLines, titleLines } from './title-lines.ts';

const size = { width: 1200, height: 630 };
const margin = 72;
/** The name stands beside the sprig, which is that wide and has its middle there. */
const sprig = { width: 76, middle: 92 };
const nameSpace = { width: 540, sizes: [34, 31, 28] };
const titleSpace = { width: 590, maxLines: (pixels: number) => (pixels > 60 ? 3 : 4), sizes: [84, 76, 68, 60, 52] };
/** Where the title's room begins. */
const TITLE_TOP = 160;

/** Gives a font of the canvas for a size in pixels. */
type Font = (pixels: number) => string;

/**
 * Draws the picture of a shared page as PNG, 1200 x 630. Takes about a thirtieth of a second of the event loop; encoding is
 * done in a thread of libuv.
 * @param fontFolder has the site's fonts
 */
export async function drawShareImage({ title, name, colors }: ShareCard, fontFolder: string): Promise<Buffer> {
  // 35 MB of machine code, which a gateway that draws nothing does not load.
  const { createCanvas, GlobalFonts, loadImage } = await import('@napi-rs/canvas');
  const { fraunces, figtree } = siteFonts(fontFolder, GlobalFonts);
  const paint = (key: string) => colors[key] ?? 'none';
  const art = await loadImage(Buffer.from(shareArt(paint)));
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.drawImage(art, 0, 0, size.width, size.height);
  // The home page's title may be the practice's name, which is said once.
  const heading = headline(title);
  if (heading !== oneLine(name)) {
    context.fillStyle = paint('pine-700');
    writeName(context, name, (pixels) => `600 ${pixels}px ${figtree}`);
  }
  context.fillStyle = paint('ink');
  const bottom = writeTitle(context, heading, (pixels) => `550 ${pixels}px ${fraunces}`);
  context.fillStyle = paint('apricot-500');
  context.beginPath();
  context.roundRect(margin, bottom + 26, 84, 8, 4);
  context.fill();
  return canvas.encode('png');
}

/** In one line, or in two where it is too long for that. */
function writeName(context: SKRSContext2D, name: string, font: Font): void {
  const space = { ...nameSpace, measure: measuring(context, font) };
  const inOne = titleLines(name, { ...space, maxLines: () => 1 });
  const written = inOne.lines[0]?.endsWith('…') ? titleLines(name, { ...space, maxLines: () => 2 }) : inOne;
  const height = written.size * 1.2;
  const first = sprig.middle + written.size * 0.36 - ((written.lines.length - 1) * height) / 2;
  writeLines(context, written, { font, left: margin + sprig.width, first, height });
}

/** In the middle of its room; returns where it ends. */
function writeTitle(context: SKRSContext2D, title: string, font: Font): number {
  const written = titleLines(title, { ...titleSpace, measure: measuring(context, font) });
  const height = written.size * 1.14;
  const block = height * written.lines.length;
  const top = TITLE_TOP + (size.height - TITLE_TOP - margin - block) / 2;
  writeLines(context, written, { font, left: margin, first: top + written.size * 0.86, height });
  return top + block;
}

type Position = { font: Font; left: number /** Baseline of the first line. */; first: number; height: number };

function writeLines(context: SKRSContext2D, { size: pixels, lines }: TitleLines, position: Position): void {
  context.font = position.font(pixels);
  for (const [index, line] of lines.entries()) {
    context.fillText(line, position.left, position.first + index * position.height);
  }
}

function measuring(context: SKRSContext2D, font: Font): (text: string, pixels: number) => number {
  return (text, pixels) => {
    context.font = font(pixels);
    return context.measureText(text).width;
  };
}
