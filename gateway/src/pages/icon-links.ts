import { iconPath, iconSizesOf, readPicturePath } from '@practice/contracts';
import { escapeHtml } from '../edge/escape-html.ts';

/** What iPhones and iPads take for the home screen. */
const TOUCH = 180;

/**
 * The site's own icon, or the product's. A picture of the practice is offered in each of its sizes, so that no browser loads more
 * than is shown; any other address is named as it is, of whatever format it may be.
 */
export function iconLinks(own: string | undefined, builtIn: string | undefined): string {
  const picture = own ? readPicturePath(own) : undefined;
  if (picture) {
    const links = iconSizesOf(picture).map((size) => {
      const rel = size === TOUCH ? 'rel="apple-touch-icon"' : 'rel="icon" type="image/png"';
      return `<link ${rel} sizes="${size}x${size}" href="${escapeHtml(iconPath(picture, size))}">`;
    });
    return links.join('');
  }
  if (own) return `<link rel="icon" href="${escapeHtml(own)}">`;
  if (!builtIn) return '';
  return `<link rel="icon" type="image/svg+xml" href="${escapeHtml(builtIn)}"><link rel="apple-touch-icon" href="/apple-touch-icon.png">`;
}
