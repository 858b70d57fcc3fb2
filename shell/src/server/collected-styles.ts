import type { InlineStyle } from '@practice/contracts';
import { ALL_RULES, type StyleCache } from '@practice/ui';
import { compactRules, withoutUnused } from './compact-rules.ts';

/**
 * The styles of one render in Emotion's format, so that the browser adopts them instead of generating them again. Needs a
 * cache created with `collect`.
 */
export function collectedStyles(cache: StyleCache): InlineStyle[] {
  const globals: InlineStyle[] = [];
  const rules = new Map<string, string>();
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    const name = `${cache.key}-${id}`;
    if (cache.registered[name] === undefined) {
      globals.push({ css: withoutUnused(css), attributes: { 'data-emotion': `${cache.key}-global ${id}` } });
    } else {
      rules.set(name, css);
    }
  }
  return [...globals, { css: compactRules(rules), attributes: { 'data-emotion': `${cache.key} ${ALL_RULES}` } }];
}
