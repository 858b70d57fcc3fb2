/**
 * The content manager shows a page of the site in a frame and sends it what is typed. The page is the real one: in its frame
 * it reads these texts in place of the published ones. Both sides are of one origin.
 */

/** The whole query of a page that is shown there. */
export const CONTENT_PREVIEW_SEARCH = '?icerik-onizleme';

/** Whether this page is in that frame. */
export function isContentPreview(): boolean {
  return location.search === CONTENT_PREVIEW_SEARCH && parent !== window;
}

/** The page to the content manager: it can be sent texts. */
export const contentPreviewReady = { type: 'content-preview-ready' } as const;

/** The content manager to the page: texts by the keys of their settings, '' for emptied ones. */
export type ContentPreviewTexts = { type: 'content-preview-texts'; texts: Readonly<Record<string, string>> };

export function isContentPreviewReady(message: unknown): boolean {
  return typeOf(message) === contentPreviewReady.type;
}

export function isContentPreviewTexts(message: unknown): message is ContentPreviewTexts {
  return typeOf(message) === 'content-preview-texts' && typeof (message as ContentPreviewTexts).texts === 'object';
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null ? (message as { type?: unknown }).type : undefined;
}
