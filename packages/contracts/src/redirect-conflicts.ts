import { addressKey } from './path-key.ts';
import { hasQuery, queryOf } from './redirect-query.ts';
import {
  mayMeet,
  type PathSegment,
  type RedirectRule,
  sourceKey,
  sourceSegments,
  targetSegments,
} from './redirect-rules.ts';

export type RedirectConflict = { field: 'fromUrl' | 'toUrl'; code: string; message: string };

type Known = {
  rule: RedirectRule;
  key: string;
  source: PathSegment[];
  /** Parameters that an address must have for this source. */
  query: string[];
  target: PathSegment[] | null;
  targetQuery: string[];
};

/**
 * Redirects that are active together. It says what a further one would break: no path that is led on may lead to itself, or
 * to one that is led on again.
 */
export class RedirectSet {
  readonly #bySource = new Map<string, Known>();
  readonly #byPath = new Map<string, Known[]>();
  readonly #byTarget = new Map<string, Known[]>();
  readonly #wide: Known[] = [];

  constructor(rules: Iterable<RedirectRule> = []) {
    for (const rule of rules) this.add(rule);
  }

  add(rule: RedirectRule): void {
    const known = knownOf(rule);
    if (!this.#bySource.has(known.key)) this.#bySource.set(known.key, known);
    if (rule.matchType !== 'exact') return void this.#wide.push(known);
    addTo(this.#byPath, addressKey(rule.fromUrl), known);
    if (known.target) addTo(this.#byTarget, addressKey(rule.toUrl), known);
  }

  /** Why a redirect cannot be active beside these, with the whole way; null when it can. */
  conflict(rule: RedirectRule): RedirectConflict | null {
    const next = knownOf(rule);
    const taken = this.#bySource.get(next.key);
    if (taken) {
      const message = `${rule.fromUrl} adresi zaten ${taken.rule.toUrl || '410 yanıtına'} adresine yönlendiriliyor.`;
      return { field: 'fromUrl', code: 'DUPLICATE', message };
    }
    if (leadsTo(next, next)) {
      return refusal('SAME_ADDRESS', "Kaynak ve hedef URL'ler aynı olamaz");
    }
    const after = this.#from(next);
    const before = this.#to(next);
    if (!after && !before) return null;
    if (after && leadsTo(after, next)) {
      const loop = [rule.fromUrl, rule.toUrl, after.rule.toUrl].join(' → ');
      return refusal('LOOP', `Bu yönlendirme bir döngü oluşturur: ${loop}`);
    }
    const way = [
      ...(before ? [before.rule.fromUrl] : []),
      rule.fromUrl,
      rule.toUrl || '410',
      ...(after ? [after.rule.toUrl || '410'] : []),
    ].join(' → ');
    return refusal('CHAIN', `Yönlendirmeler birbirini izleyemez: ${way}. Doğrudan son adrese yönlendirin.`);
  }

  /** The redirect that leads on where this one leads to. */
  #from(next: Known): Known | undefined {
    if (!next.target) return undefined;
    const candidates = isOne(next.target) ? this.#byPath.get(addressKey(next.rule.toUrl)) : this.#bySource.values();
    for (const known of candidates ?? []) if (leadsTo(next, known)) return known;
    return this.#wide.find((known) => leadsTo(next, known));
  }

  /** The redirect that leads to what this one leads on. */
  #to(next: Known): Known | undefined {
    const candidates = isOne(next.source)
      ? [this.#byTarget.get(addressKey(next.rule.fromUrl)) ?? []]
      : this.#byTarget.values();
    for (const list of candidates) for (const known of list) if (leadsTo(known, next)) return known;
    return this.#wide.find((known) => leadsTo(known, next));
  }
}

/** Whether the target of one redirect may be an address that another leads on. */
function leadsTo({ target, targetQuery }: Known, { source, query }: Known): boolean {
  return target !== null && mayMeet(target, source) && hasQuery(targetQuery, query);
}

function addTo(lists: Map<string, Known[]>, key: string, known: Known): void {
  const list = lists.get(key);
  if (list) list.push(known);
  else lists.set(key, [known]);
}

function knownOf(rule: RedirectRule): Known {
  return {
    rule,
    key: sourceKey(rule),
    source: sourceSegments(rule),
    query: queryOf(rule.fromUrl),
    target: targetSegments(rule),
    targetQuery: queryOf(rule.toUrl),
  };
}

function isOne(segments: readonly PathSegment[]): boolean {
  return segments.every((segment) => 'text' in segment);
}

function refusal(code: string, message: string): RedirectConflict {
  return { field: 'toUrl', code, message };
}
