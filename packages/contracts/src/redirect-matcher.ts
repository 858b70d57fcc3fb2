import { isSitePath } from './contact-links.ts';
import { addressKey } from './path-key.ts';
import { hasQuery, queryOf } from './redirect-query.ts';
import { type PathSegment, type RedirectRule, sourceSegments } from './redirect-rules.ts';

/** Where a redirect leads one path. */
export type Led<Redirect> = { redirect: Redirect; toUrl: string };

type Node<Redirect> = {
  texts: Map<string, Node<Redirect>>;
  param?: Node<Redirect>;
  rest?: { redirect: Redirect; least: 0 | 1 };
  end?: Redirect;
};

const MAX_STEPS = 5;

/**
 * Finds the redirect from a path: of one address by a look into a map, of others by a walk along the path's parts, at each a
 * text before `:ad` before `*`. The walk visits each node of the tree once at most, so its cost is bounded by the number of
 * patterns, whatever the path.
 */
export class RedirectMatcher<Redirect extends RedirectRule> {
  readonly #exact = new Map<string, Redirect>();
  /** Those of single addresses with a query, by their paths; those with more parameters first. */
  readonly #queries = new Map<string, { redirect: Redirect; query: string[] }[]>();
  readonly #root: Node<Redirect> = { texts: new Map() };

  constructor(redirects: Iterable<Redirect>) {
    for (const redirect of redirects) {
      if (redirect.matchType === 'exact') this.#addExact(redirect);
      else this.#add(redirect);
    }
  }

  #addExact(redirect: Redirect): void {
    const key = addressKey(redirect.fromUrl);
    const query = queryOf(redirect.fromUrl);
    if (query.length === 0) return void this.#exact.set(key, redirect);
    const known = [...(this.#queries.get(key) ?? []), { redirect, query }];
    this.#queries.set(
      key,
      known.sort((one, other) => other.query.length - one.query.length),
    );
  }

  /**
   * Where a path, with or without its query, leads at once; undefined for nowhere. A target of this site may itself be
   * redirected.
   */
  step(path: string): Led<Redirect> | undefined {
    const key = addressKey(path);
    const queries = this.#queries.get(key);
    const given = queries ? queryOf(path) : [];
    const exact = queries?.find(({ query }) => hasQuery(given, query))?.redirect ?? this.#exact.get(key);
    if (exact) return { redirect: exact, toUrl: exact.toUrl };
    const parts = spelledParts(path);
    const keys = parts.map((part) => addressKey(`/${encodeURIComponent(part)}`).slice(1));
    if (parts.some((part) => part === '.' || part === '..')) return undefined;
    const redirect = walk(this.#root, keys, 0);
    return redirect && { redirect, toUrl: filled(redirect, parts) };
  }

  /**
   * Where a path leads in the end, by the first redirect's type; undefined for nowhere, and for paths that lead back to
   * themselves.
   */
  find(path: string): Led<Redirect> | undefined {
    const first = this.step(path);
    let last = first;
    for (let steps = 1; last && isSitePath(last.toUrl); steps += 1) {
      const next = this.step(last.toUrl);
      if (!next) break;
      if (steps === MAX_STEPS) return undefined;
      last = next;
    }
    return first && last && { redirect: last.toUrl === '' ? last.redirect : first.redirect, toUrl: last.toUrl };
  }

  #add(redirect: Redirect): void {
    let node = this.#root;
    for (const segment of sourceSegments(redirect)) {
      if ('rest' in segment) {
        node.rest = { redirect, least: segment.least };
        return;
      }
      node = childOf(node, segment);
    }
    node.end = redirect;
  }
}

function childOf<Redirect>(node: Node<Redirect>, segment: Exclude<PathSegment, { rest: string }>): Node<Redirect> {
  if ('param' in segment) {
    node.param ??= { texts: new Map() };
    return node.param;
  }
  const known = node.texts.get(segment.text);
  if (known) return known;
  const made: Node<Redirect> = { texts: new Map() };
  node.texts.set(segment.text, made);
  return made;
}

function walk<Redirect>(node: Node<Redirect>, keys: readonly string[], index: number): Redirect | undefined {
  const key = keys[index];
  if (key === undefined) return node.end ?? (node.rest?.least === 0 ? node.rest.redirect : undefined);
  const text = node.texts.get(key);
  return (
    (text && walk(text, keys, index + 1)) ?? (node.param && walk(node.param, keys, index + 1)) ?? node.rest?.redirect
  );
}

/** The parts of a path as a visitor wrote them, decoded. */
function spelledParts(path: string): string[] {
  const [plain = ''] = path.split(/[?#]/);
  return plain.split('/').filter(Boolean).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return part;
  }
}

/** The target of a redirect for a path: `:ad` and `*` as they stand in the path. */
function filled(redirect: RedirectRule, parts: readonly string[]): string {
  const source = sourceSegments(redirect);
  const [, origin = '', path = '', tail = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(redirect.toUrl) ?? [];
  const places = new Map<string, number>();
  for (const [index, segment] of source.entries()) {
    if ('param' in segment) places.set(segment.param, index);
    else if ('rest' in segment) places.set('*', index);
  }
  const out = path.split('/').flatMap((part) => {
    const place = places.get(part.startsWith('*') ? '*' : part.startsWith(':') ? part.slice(1) : '');
    if (place === undefined) return [part];
    return (part.startsWith('*') ? parts.slice(place) : parts.slice(place, place + 1)).map(encodeURIComponent);
  });
  const whole = out.join('/');
  return origin + (whole === '' && path !== '' ? '/' : whole) + tail;
}
