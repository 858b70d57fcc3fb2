import { FILE_CONTENT_PATH } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { FILES_ROUTE } from '../edge/access-log.ts';
import { localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';

/** What a browser shows in place; all else is a download. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const PDF = 'application/pdf';

type Address = { id: string; expires: string; signature: string };

/**
 * Contents of clinical files, at the addresses that the appointments service signs for one session and a minute. Nothing in
 * them can run as a page of this site; a PDF may be framed by the back office, whose viewer no sandbox lets work.
 */
export function fileContentsRouter(identification: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });
  router.get(
    `${FILE_CONTENT_PATH}/:id/:expires/:signature`,
    identification,
    async (request: Request, response: Response) => {
      localsOf(response).route = FILES_ROUTE;
      const { id, expires, signature } = request.params as Address;
      const address = { id, expires: Number(expires), signature };
      const file = await callService('appointments', 'readFileContent', address, contextOf(request, response));
      const isShown = SHOWN.has(file.mimeType) && request.query.indir === undefined;
      if (isShown) response.attachment(file.fileName).set('Content-Disposition', shown(response));
      else response.attachment(file.fileName);
      response.set({
        'Content-Type': file.mimeType,
        'Content-Security-Policy': isShown && file.mimeType === PDF ? framedPdf : isolated,
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
        ...(isShown && file.mimeType === PDF ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
      });
      response.end(Buffer.from(file.base64, 'base64'));
    },
  );
  return router;
}

const isolated = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** The browser's own viewer styles itself, and embeds the document. */
const framedPdf = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** The header of a download, for a file that is shown: it has the same name when it is saved. */
function shown(response: Response): string {
  return String(response.get('Content-Disposition')).replace(/^attachment/, 'inline');
}
