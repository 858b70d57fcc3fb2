import { type ShareCard, shareImage as standIn } from '@practice/contracts';
import { type Response, Router } from 'express';
import { FILES_ROUTE } from '../edge/access-log.ts';
import { NEVER_CHANGES } from '../edge/cache-control.ts';
import { localsOf } from '../edge/locals.ts';
import { searchOf } from '../edge/search-of.ts';
import type { PageAddress } from '../pages/page-renderer.ts';
import { cardHash, readShareImagePath, shareImagePath } from './share-image-path.ts';
import { ShareImages } from './share-images.ts';

export type ShareImageOptions = {
  /** What the picture of the page at an address shows; undefined where there is no page, or one with a picture of its own. */
  cardAt: (address: PageAddress, response: Response) => Promise<ShareCard | undefined>;
  /** Folder of the site's fonts; undefined while there is no build. */
  fontFolder: () => string | undefined;
  onError: (error: unknown) => void;
};

/**
 * The pictures that shared pages are shown with. One is drawn only for a page that exists and with the hash of what that
 * page says, so that nobody can have others drawn; a former hash leads to the picture of today.
 */
export function shareImagesRouter({ cardAt, fontFolder, onError }: ShareImageOptions): Router {
  const router = Router({ caseSensitive: true });
  const images = new ShareImages();
  router.get(/^\/share\//, async (request, response) => {
    localsOf(response).route = FILES_ROUTE;
    const read = readShareImagePath(request.path);
    if (!read) return notFound(response);
    const drawn = images.find(read.hash);
    if (drawn) return send(response, drawn);
    const address = { path: read.page, search: searchOf(request) };
    const card = await cardAt(address, response);
    const fonts = fontFolder();
    if (!card || !fonts) return notFound(response);
    if (cardHash(card) !== read.hash) return leadTo(response, shareImagePath(address, card));
    const drawing = images.draw(card, fonts);
    if (!drawing) return void response.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
    try {
      send(response, await drawing);
    } catch (error) {
      onError(error);
      leadTo(response, standIn);
    }
  });
  return router;
}

function send(response: Response, png: Buffer): void {
  // Other sites show it beside a link.
  response
    .set({ 'Cache-Control': NEVER_CHANGES, 'Cross-Origin-Resource-Policy': 'cross-origin' })
    .type('png')
    .send(png);
}

function leadTo(response: Response, path: string): void {
  response.set('Cache-Control', 'no-cache').redirect(302, path);
}

function notFound(response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
}
