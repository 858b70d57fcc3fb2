import type { RedirectMatchType, RedirectRule } from './redirect-rules.ts';

/** What stands for more than itself in the path of a source. */
const WILD = /\*|\/:[A-Za-z]\w*(?=\/|$)|^\^|\$$|\.\+|\([.[\\]/;
/** Parts of a regular expression: any text between slashes, and all that follows. */
const SEGMENT = /\(\[\^\/\][*+]\??\)/g;
const ANY_PART = /^\((?:|\.[*+]\??)\)$/;
const ANY_REST = /^(?:\*|\(?\.[*+]\??\)?)$/;

/** Whether a source has signs that stand for other texts. */
export function isWild(fromUrl: string): boolean {
  return WILD.test(fromUrl.split('?', 1)[0] ?? '');
}

type Given = { matchType?: RedirectMatchType | null | undefined; fromUrl: string; toUrl?: string | null | undefined };

/**
 * A redirect as it was given: without a match type, a source with signs for other texts is read as the prefix or pattern that
 * it says, such as `/eski/*`, `^/eski/(.*)$` or `/x/:ad`, and `$1` of its target as that part. What says neither stays one
 * address, which `redirectProblem` refuses.
 */
export function asRule({ matchType, fromUrl, toUrl }: Given): RedirectRule {
  const given: RedirectRule = { matchType: matchType ?? 'exact', fromUrl, toUrl: toUrl ?? '' };
  if (matchType === 'prefix') return { ...given, fromUrl: fromUrl.replace(/(.)\/\*$/, '$1') };
  return matchType || !isWild(fromUrl) ? given : (readPattern(fromUrl, given.toUrl) ?? given);
}

/**
 * Reads a simple regular expression, as servers and plug-ins have them, into a prefix, a pattern or one address; undefined
 * for one that these cannot say.
 */
export function readPattern(source: string, target: string): RedirectRule | undefined {
  const plain = source
    .replace(/\\\//g, '/')
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replace(SEGMENT, '()')
    .replace(/\(\/\.\*\)\??$/, '/*')
    .replace(/\/\?$/, '');
  const parts = plain.split('/').filter(Boolean);
  const groups: string[] = [];
  const read = parts.map((part, index) => {
    if (index === parts.length - 1 && ANY_REST.test(part)) return groupOf(groups, '*');
    if (ANY_PART.test(part)) return groupOf(groups, `:bolum${groups.length + 1}`);
    if (/^:[A-Za-z]\w*$/.test(part)) return groupOf(groups, part);
    const text = part.replace(/\\([.\-?&=+])/g, '$1');
    return /[*()[\]{}|^$\\]|[.+][+?]/.test(text) || /(^|[^\\])\?./.test(part) ? undefined : text;
  });
  if (read.includes(undefined)) return undefined;
  const toUrl = target.replace(/\/[$\\](\d)(?=[/?#]|$)/g, (whole, digit) =>
    groups[digit - 1] ? `/${groups[digit - 1]}` : whole,
  );
  if (groups.length === 0) return { matchType: 'exact', fromUrl: `/${read.join('/')}`, toUrl };
  if (groups.length === 1 && groups[0] === '*') {
    return { matchType: 'prefix', fromUrl: `/${read.slice(0, -1).join('/')}`, toUrl };
  }
  return { matchType: 'pattern', fromUrl: `/${read.join('/')}`, toUrl };
}

function groupOf(groups: string[], name: string): string {
  groups.push(name);
  return name;
}
