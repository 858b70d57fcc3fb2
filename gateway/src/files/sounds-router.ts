import { can } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { FILES_ROUTE } from '../edge/access-log.ts';
import { actorOf, localsOf } from '../edge/locals.ts';
import { sendSound } from './send-sound.ts';

/** The sounds that staff have uploaded for their notifications, for staff alone. */
export function soundsRouter(identification: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });
  router.get('/uploads/sounds/:id', identification, async (request: Request, response: Response) => {
    localsOf(response).route = FILES_ROUTE;
    const { id = '' } = request.params as { id?: string };
    const isStaff = can(actorOf(response).role, 'notification:read');
    const sound = isStaff ? await callService('messaging', 'getNotificationSound', { id }) : null;
    if (!sound) return void response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
    response.set('Cache-Control', 'private, max-age=86400').vary('Cookie');
    sendSound(request, response, { type: sound.type, bytes: Buffer.from(sound.base64, 'base64') });
  });
  return router;
}
