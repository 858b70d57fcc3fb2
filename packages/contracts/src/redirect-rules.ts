import { isSitePath } from './contact-links.ts';
import { addressKey } from './path-key.ts';
import { queryOf } from './redirect-query.ts';
import { isWild } from './redirect-source.ts';

/** How a redirect finds the addresses that it leads on: one, one with all below it, or all of a form. */
export const redirectMatchTypes = ['exact', 'prefix', 'pattern'] as const;
export type RedirectMatchType = (typeof redirectMatchTypes)[number];

/** From where to where a redirect leads; `toUrl` is '' for what is gone for good. */
export type RedirectRule = { matchType: RedirectMatchType; fromUrl: string; toUrl: string };

/** A part of a path between two slashes: a text, one of any text (`:ad`), or at the end any number from `least` (`*`). */
export type PathSegment = { text: string } | { param: string } | { rest: string; least: 0 | 1 };

export const MAX_PATTERN_SEGMENTS = 8;
const PARAM = /^:([A-Za-z]\w*)$/;
const REST = /^\*([A-Za-z]\w*)?$/;

/** The source of a redirect, its texts as `addressKey` spells them. */
export function sourceSegments({ matchType, fromUrl }: Omit<RedirectRule, 'toUrl'>): PathSegment[] {
  const parts = partsOf(fromUrl);
  if (matchType === 'pattern') return parts.map((part) => segmentOf(part, 1));
  const texts = parts.map((part) => ({ text: addressKey(`/${part}`).slice(1) }));
  return matchType === 'prefix' ? [...texts, { rest: '', least: 0 }] : texts;
}

/** The target of a redirect on this site; null where it leads to another one, or nowhere. */
export function targetSegments({ matchType, toUrl }: Omit<RedirectRule, 'fromUrl'>): PathSegment[] | null {
  if (!isSitePath(toUrl)) return null;
  const parts = partsOf(toUrl);
  if (matchType === 'exact') return parts.map((part) => ({ text: addressKey(`/${part}`).slice(1) }));
  return parts.map((part) => segmentOf(part, matchType === 'prefix' ? 0 : 1));
}

/** What tells a source from others: two with the same key lead on the same addresses. */
export function sourceKey(rule: Omit<RedirectRule, 'toUrl'>): string {
  if (rule.matchType === 'exact') {
    const query = queryOf(rule.fromUrl).join('&');
    return addressKey(rule.fromUrl) + (query && `?${query}`);
  }
  const parts = sourceSegments(rule).map((segment) =>
    'text' in segment ? segment.text : 'param' in segment ? ':' : segment.least === 0 ? '**' : '*',
  );
  return `/${parts.join('/')}`;
}

/** Whether some path is of both forms. */
export function mayMeet(one: readonly PathSegment[], other: readonly PathSegment[]): boolean {
  for (let index = 0; ; index += 1) {
    const [a, b] = [one[index], other[index]];
    if (a && 'rest' in a) return longest(other.slice(index)) >= a.least;
    if (b && 'rest' in b) return longest(one.slice(index)) >= b.least;
    if (!a || !b) return !a && !b;
    if ('text' in a && 'text' in b && a.text !== b.text) return false;
  }
}

/** The texts at the beginning, as a path without a slash at its end. */
export function literalBeginning(segments: readonly PathSegment[]): string {
  const end = segments.findIndex((segment) => !('text' in segment));
  const texts = (end < 0 ? segments : segments.slice(0, end)) as { text: string }[];
  return texts.map(({ text }) => `/${text}`).join('');
}

/** What is wrong with the source and the target of a redirect together: a sentence at one of them; null for nothing. */
export function redirectProblem({
  matchType,
  fromUrl,
  toUrl,
}: RedirectRule): { field: string; message: string } | null {
  const at = (field: 'fromUrl' | 'toUrl', message: string) => ({ field, message });
  const from = partsOf(fromUrl);
  const to = partsOf(isSitePath(toUrl) ? toUrl : pathOfAddress(toUrl));
  if (matchType !== 'exact' && fromUrl.includes('?')) {
    return at('fromUrl', 'Soru işaretinden sonrası yalnız tek bir adresin yönlendirmesinde olabilir');
  }
  if (to.some((part) => /^[$\\]\d$/.test(part))) {
    return at('toUrl', '$1 yerine kaynaktaki adı yazın: :ad ya da sonda *');
  }
  if (matchType !== 'pattern') {
    if (isWild(fromUrl)) {
      return at('fromUrl', 'Yıldız, :ad ve benzerleri yalnız önek ya da desende kullanılır: /eski/*, /eski/:ad');
    }
    if (matchType === 'prefix' && from.length === 0) return at('fromUrl', 'Bütün site yönlendirilemez');
    const rest = to.findIndex((part) => part.startsWith('*'));
    if (matchType === 'prefix' && rest >= 0 && (rest < to.length - 1 || to[rest] !== '*')) {
      return at('toUrl', 'Yıldız yalnız en sonda ve tek başına durabilir: /yeni/*');
    }
    return null;
  }
  if (from.length > MAX_PATTERN_SEGMENTS)
    return at('fromUrl', `Desende en fazla ${MAX_PATTERN_SEGMENTS} bölüm olabilir`);
  const names = new Set<string>();
  for (const [index, part] of from.entries()) {
    const name = PARAM.exec(part)?.[1] ?? (REST.test(part) ? part : undefined);
    if (name === undefined && /[:*(){}[\]+?!|\\^$]/.test(part)) {
      return at(
        'fromUrl',
        'Desende yalnız :ad ve sonda * kullanılabilir; her biri iki eğik çizgi arasında tek başına durmalı',
      );
    }
    if (name === undefined) continue;
    if (index === 0) return at('fromUrl', 'Desenin ilk bölümü sabit bir metin olmalı: /eski-blog/:ad');
    if (REST.test(part) && index < from.length - 1) return at('fromUrl', 'Yıldız yalnız desenin sonunda durabilir');
    if (names.has(name)) return at('fromUrl', `${name} iki kez kullanılmış`);
    names.add(name);
  }
  if (names.size === 0) return at('fromUrl', 'Desende en az bir :ad ya da sonda * olmalı');
  for (const [index, part] of to.entries()) {
    const name = PARAM.exec(part)?.[1] ?? (REST.test(part) ? part : undefined);
    if (name !== undefined && !names.has(name)) return at('toUrl', `Kaynakta ${part} yok`);
    if (REST.test(part) && index < to.length - 1) return at('toUrl', 'Yıldız yalnız en sonda durabilir');
  }
  return null;
}

/** The parts of a path between its slashes, without query and fragment. */
function partsOf(path: string): string[] {
  const [plain = ''] = path.split(/[?#]/);
  return plain.split('/').filter(Boolean);
}

function pathOfAddress(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]*/i, '');
}

function segmentOf(part: string, least: 0 | 1): PathSegment {
  const param = PARAM.exec(part)?.[1];
  if (param) return { param };
  return REST.test(part) ? { rest: part.slice(1), least } : { text: addressKey(`/${part}`).slice(1) };
}

/** How many segments a path of the form can have. */
function longest(segments: readonly PathSegment[]): number {
  return segments.some((segment) => 'rest' in segment) ? Number.POSITIVE_INFINITY : segments.length;
}
