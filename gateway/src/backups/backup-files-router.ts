import path from 'node:path';
import { BACKUP_FILE_PATH } from '@practice/contracts';
import { callService, DomainError } from '@practice/service-kit';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { FILES_ROUTE } from '../edge/access-log.ts';
import { localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';

/** Files of encrypted backups, as downloads for admins with a session; each is in the audit log. */
export function backupFilesRouter(identification: RequestHandler[], folder: string): Router {
  const router = Router({ caseSensitive: true });
  router.get(`${BACKUP_FILE_PATH}/:id`, identification, async (request: Request, response: Response) => {
    localsOf(response).route = FILES_ROUTE;
    const { id } = request.params as { id: string };
    const { fileName } = await callService('identity', 'openBackupFile', { id }, contextOf(request, response));
    response.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
    await send(response, path.resolve(folder), fileName);
  });
  return router;
}

/** @throws DomainError NOT_FOUND when the file is not in this folder */
function send(response: Response, root: string, fileName: string): Promise<void> {
  return new Promise((resolve, reject) => {
    response.download(fileName, fileName, { root, dotfiles: 'allow', cacheControl: false }, (error) => {
      // Whoever has left needs no answer.
      if (!error || response.headersSent) resolve();
      else reject(new DomainError('NOT_FOUND', { cause: error }));
    });
  });
}
