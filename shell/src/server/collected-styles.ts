import type { InlineStyle } from '@practice/contracts';
import type { StyleCache } from '@practice/ui';

/**
 * The styles of one render in Emotion's format, so that the browser adopts them instead of generating them again. Needs a
 * cache created with `collect`.
 */
export function collectedStyles(cache: StyleCache): InlineStyle[] {
  const globals: InlineStyle[] = [];
  const ids: string[] = [];
  let rules = '';
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    if (cache.registered[`${cache.key}-${id}`] === undefined) {
      globals.push({ css, attributes: { 'data-emotion': `${cache.key}-global ${id}` } });
    } else {
      ids.push(id);
      rules += css;
    }
  }
  return [...globals, { css: rules, attributes: { 'data-emotion': `${cache.key} ${ids.join(' ')}` } }];
}
