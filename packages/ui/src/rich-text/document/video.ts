import { readVideo } from '@practice/contracts';
import { Node } from '@tiptap/core';

/** A video of another site: a link with its title, which the page makes a card of. Nothing of that site is loaded here. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({ address: { default: null }, title: { default: '' } }),

  parseHTML: () => [
    { tag: 'figure[data-video]', getAttrs: (element) => videoOf(element.dataset.video, element.textContent) },
    { tag: 'iframe[src]', getAttrs: (element) => videoOf(element.getAttribute('src'), element.getAttribute('title')) },
  ],

  renderHTML({ HTMLAttributes: { address, title } }) {
    return ['figure', { 'data-video': address }, ['a', { href: address }, title || 'Video']];
  },
});

/** False for what is no video: the element is read as any other. */
function videoOf(address: string | null | undefined, title: string | null): { address: string; title: string } | false {
  const video = readVideo(address ?? '');
  return video ? { address: video.address, title: title?.trim() ?? '' } : false;
}
