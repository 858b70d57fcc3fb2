import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type IconSize,
  iconPath,
  iconSizesOf,
  readPicturePath,
  type SettingKey,
  settingValue,
  siteName,
} from '@practice/contracts';
import { readAllSettings, readSetting } from '@practice/service-kit';
import { type Response, Router } from 'express';
import type { Shell } from '../remotes/load-remotes.ts';
import { encodeIcon } from './encode-picture.ts';

/** Where browsers and phones look for icons, with or without a link in the page. */
const icons: Record<string, IconSize> = {
  '/favicon.ico': 48,
  '/apple-touch-icon.png': 180,
  '/apple-touch-icon-precomposed.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
};

/** The icons of the site at the addresses above, that of the setting or the product's as PNG, and /site.webmanifest. */
export function siteIconsRouter(shellOf: () => Shell | undefined): Router {
  const router = Router();
  router.get(Object.keys(icons), async (request, response, next) => {
    const size = icons[request.path] ?? 48;
    const own = await readSetting('site_favicon');
    if (own && own !== request.path) return briefly(response).redirect(302, ownIcon(own, size));
    const drawn = await builtInIcon(shellOf(), size);
    return drawn ? briefly(response).type('png').send(drawn) : next();
  });
  router.get('/site.webmanifest', async (_request, response) => {
    briefly(response)
      .type('application/manifest+json')
      .send(JSON.stringify(manifest(await readAllSettings())));
  });
  return router;
}

function briefly(response: Response): Response {
  return response.set('Cache-Control', 'public, max-age=3600');
}

/** The icon of the setting in a size, or the largest below it that its picture has. */
function ownIcon(address: string, size: IconSize): string {
  const picture = readPicturePath(address);
  if (!picture) return address;
  return iconPath(picture, iconSizesOf(picture).findLast((each) => each <= size) ?? size);
}

const drawn = new Map<string, Promise<Buffer>>();

function builtInIcon(shell: Shell | undefined, size: IconSize): Promise<Buffer> | undefined {
  if (!shell?.icon) return undefined;
  const file = path.join(shell.filesDir, shell.icon);
  const key = `${size} ${file}`;
  const png = drawn.get(key) ?? encodeIcon(readFileSync(file), size);
  drawn.set(key, png);
  return png;
}

/** What phones show of the site on their home screen: it opens in the browser, as any page. */
function manifest(settings: Readonly<Record<string, string>>) {
  const value = (key: SettingKey) => settingValue(settings, key);
  const name = siteName(value);
  return {
    ...{ name, short_name: name, lang: value('site_language'), start_url: '/', display: 'browser' },
    ...{ theme_color: value('primary_color'), background_color: '#FFFFFF' },
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  };
}
