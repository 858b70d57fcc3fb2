import { Router } from 'express';
import { defaultSound } from './default-sound.ts';

/** Address of the notification sound. */
const SOUND = '/uploads/sounds/notification-sound.mp3';

/** Files of the product that are served at the addresses of uploads. */
export function filesRouter(): Router {
  const router = Router({ caseSensitive: true });
  router.get(SOUND, (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('audio/mpeg').send(defaultSound);
  });
  return router;
}
