import { iconPath, readPicturePath } from '@practice/contracts';
import { readSetting } from '@practice/service-kit';
import type { RequestHandler } from 'express';

const SIZE = 48;

/**
 * GET /favicon.ico, where programs look for the icon of a site that do not read its pages: leads to that of the setting.
 * Without one there is none.
 */
export const faviconRoute: RequestHandler = async (_request, response, next) => {
  const address = await readSetting('site_favicon');
  if (!address || address === '/favicon.ico') return next();
  const picture = readPicturePath(address);
  response.set('Cache-Control', 'public, max-age=3600').redirect(302, picture ? iconPath(picture, SIZE) : address);
};
