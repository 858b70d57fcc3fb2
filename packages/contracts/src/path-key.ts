import { foldText } from './text.ts';

/**
 * A path of the site as it is told from others: decoded, in lower case, without query, fragment and slash at the end.
 * Equal keys are one address to visitors.
 */
export function pathKey(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  const key = decoded(plain)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return key === '' ? '/' : key;
}

/**
 * A path as redirects compare it: a `pathKey` whose Turkish letters are their Latin ones, so that `/İLETİŞİM`, `/ILETISIM` and
 * `/iletisim` are one.
 */
export function addressKey(path: string): string {
  const key = pathKey(path);
  return /^[!-~]*$/.test(key) ? key : foldText(key);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
