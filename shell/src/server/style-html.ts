import type { StyleCache } from '@practice/ui';

/**
 * The styles of one render in Emotion's format, so that the browser adopts them instead of generating them again. Needs a
 * cache created with `collect`.
 */
export function styleHtml(cache: StyleCache, nonce?: string): string {
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : '';
  const ids: string[] = [];
  let globals = '';
  let rules = '';
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    if (cache.registered[`${cache.key}-${id}`] === undefined) {
      globals += `<style data-emotion="${cache.key}-global ${id}"${nonceAttribute}>${css}</style>`;
    } else {
      ids.push(id);
      rules += css;
    }
  }
  return `${globals}<style data-emotion="${cache.key} ${ids.join(' ')}"${nonceAttribute}>${rules}</style>`;
}
