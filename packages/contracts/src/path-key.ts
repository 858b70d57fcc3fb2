/**
 * A path of the site as redirects compare it: decoded, in lower case, without query, fragment and slash at the end.
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
