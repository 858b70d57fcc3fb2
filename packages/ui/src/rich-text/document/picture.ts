import { Image } from '@tiptap/extension-image';
import { type DOMOutputSpec, DOMSerializer, type Node } from '@tiptap/pm/model';

export type PictureAttributes = {
  src: string;
  /** Null while it is not known what it shows; '' for a decoration. */
  alt: string | null;
  /** Plain text, as the server keeps it. */
  caption: string;
  /** In percent of the text: '75', '50' or '33', and '' for its own width. */
  width: string;
  /** 'left' or 'right', and '' for the middle. */
  side: string;
};

/** Of a picture of which nothing is known. */
const unknown: PictureAttributes = { src: '', alt: null, caption: '', width: '', side: '' };

/** A picture and what belongs to it: a figure where that is more than its address and its words. */
export const Picture = Image.extend({
  // The rules below read them.
  addAttributes: () =>
    Object.fromEntries(
      Object.entries(unknown).map(([name, value]) => [name, { default: value, parseHTML: () => null }]),
    ),

  parseHTML: () => [
    { tag: 'figure:not([data-video])', getAttrs: (figure) => attributesOf(figure.querySelector('img'), figure) },
    { tag: 'img', getAttrs: (image) => attributesOf(image) },
  ],

  renderHTML: ({ node }) => written(node),

  // As it is written; to those who do not see it, that its words are missing.
  addNodeView:
    () =>
    ({ node }) => {
      const { dom } = DOMSerializer.renderSpec(document, written(node));
      const image = dom instanceof HTMLImageElement ? dom : (dom as HTMLElement).querySelector('img');
      if (node.attrs.alt === null) image?.setAttribute('alt', 'Alternatif metni olmayan görsel');
      return { dom };
    },
});

function written(node: Node): DOMOutputSpec {
  const { src, alt, caption, width, side } = node.attrs as PictureAttributes;
  const image = ['img', { src, alt }] as const;
  if (!caption && !width && !side) return image;
  const looks = { 'data-width': width || null, 'data-side': side || null };
  return ['figure', looks, image, ...(caption ? [['figcaption', caption]] : [])];
}

/** False for what has no picture that can be shown, or more than one with its caption: it is read as the elements in it. */
function attributesOf(image: HTMLElement | null, figure?: HTMLElement): PictureAttributes | false {
  const src = image?.getAttribute('src');
  if (!src || src.startsWith('data:')) return false;
  const caption = wordsOf(figure?.querySelector('figcaption'));
  if (figure && (figure.querySelectorAll('img').length > 1 || wordsOf(figure) !== caption)) return false;
  const { width = '', side = '' } = figure?.dataset ?? {};
  return { src, alt: image?.getAttribute('alt') ?? null, caption, width, side };
}

function wordsOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
