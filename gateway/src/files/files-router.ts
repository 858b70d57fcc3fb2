import { DEFAULT_SOUND } from '@practice/contracts';
import { Router } from 'express';
import { defaultSound } from './default-sound.ts';
import { sendSound } from './send-sound.ts';

/** Files of the product that are served at the addresses of uploads. */
export function filesRouter(): Router {
  const router = Router({ caseSensitive: true });
  router.get(DEFAULT_SOUND, (request, response) => {
    response.set('Cache-Control', 'public, max-age=86400');
    sendSound(request, response, { type: 'audio/mpeg', bytes: defaultSound });
  });
  return router;
}
