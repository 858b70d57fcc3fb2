import {
  iconPath,
  iconSizesOf,
  pictureVariantPath,
  readIconPath,
  readPicturePath,
  readPictureVariantPath,
  widthsOf,
} from '@practice/contracts';
import { callService } from '@practice/service-kit';
import { type Response, Router } from 'express';
import { FILES_ROUTE } from '../edge/access-log.ts';
import { NEVER_CHANGES } from '../edge/cache-control.ts';
import { localsOf } from '../edge/locals.ts';
import { readOriginal, type SentPicture, type VariantStore } from './variant-store.ts';

/**
 * Pictures of the practice: as they are stored, and their variants. What is at such an address never changes. Only what
 * the content service has stored is shown or encoded; no address from outside is ever fetched.
 */
export function picturesRouter(variants: VariantStore): Router {
  const router = Router({ caseSensitive: true });
  router.get('/uploads/pictures/*rest', async (request, response) => {
    localsOf(response).route = FILES_ROUTE;
    const found =
      (await findStored(request.path)) ??
      (await variants.find(request.path)) ??
      (await variants.findIcon(request.path));
    if (!found) {
      const moved = await replacementOf(request.path);
      if (moved) return void response.set('Cache-Control', 'no-store').redirect(302, moved);
    }
    if (!found) return void response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
    send(response, found);
  });
  return router;
}

async function findStored(path: string): Promise<SentPicture | undefined> {
  const picture = readPicturePath(path);
  const original = picture && (await readOriginal(picture));
  if (!original || original.extension !== picture.extension) return undefined;
  return { bytes: original.bytes, format: original.extension, isFinal: true };
}

/** Where a picture is now that has been replaced in the library: the same width and format, where the new one has them. */
async function replacementOf(path: string): Promise<string | undefined> {
  const requested = readPictureVariantPath(path);
  const icon = readIconPath(path);
  const id = readPicturePath(path)?.id ?? requested?.picture.id ?? icon?.picture.id;
  const { url } = id ? await callService('content', 'findReplacementPicture', { id }) : { url: null };
  const picture = url ? readPicturePath(url) : undefined;
  if (picture && icon)
    return iconPath(picture, iconSizesOf(picture).findLast((each) => each <= icon.size) ?? icon.size);
  if (!url || !picture || !requested) return url ?? undefined;
  const { width, quality, format } = requested.variant;
  const widest = widthsOf(picture).findLast((each) => each <= width);
  if (!widest) return url;
  const isCommon = format === 'avif' || format === 'webp';
  return pictureVariantPath(picture, { width: widest, quality, format: isCommon ? format : picture.extension });
}

function send(response: Response, { bytes, format, isFinal }: SentPicture): void {
  response.set('Cache-Control', isFinal ? NEVER_CHANGES : 'no-store');
  // Feeds and shared links show them on other sites.
  response.set('Cross-Origin-Resource-Policy', 'cross-origin').type(format).send(bytes);
}
