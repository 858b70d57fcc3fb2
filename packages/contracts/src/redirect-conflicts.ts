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
  target: PathSegment[] | null;
  targetKey: string;
};

/**
 * Redirects that are active together. It says what a further one would break: no path that is led on may lead to itself, or
 * to one that is led on again.
 */
export class RedirectSet {
  readonly #bySource = new Map<string, Known>();
  readonly #byTarget = new Map<string, Known>();
  readonly #wide: Known[] = [];

  constructor(rules: Iterable<RedirectRule> = []) {
    for (const rule of rules) this.add(rule);
  }

  add(rule: RedirectRule): void {
    const known = knownOf(rule);
    if (!this.#bySource.has(known.key)) this.#bySource.set(known.key, known);
    if (rule.matchType !== 'exact') this.#wide.push(known);
    else if (known.target) this.#byTarget.set(known.targetKey, known);
  }

  /** Why a redirect cannot be active beside these, with the whole way; null when it can. */
  conflict(rule: RedirectRule): RedirectConflict | null {
    const next = knownOf(rule);
    const taken = this.#bySource.get(next.key);
    if (taken) {
      const message = `${rule.fromUrl} adresi zaten ${taken.rule.toUrl || '410 yanıtına'} adresine yönlendiriliyor.`;
      return { field: 'fromUrl', code: 'DUPLICATE', message };
    }
    if (next.target && mayMeet(next.target, next.source)) {
      return refusal('SAME_ADDRESS', 'Kaynak ve hedef URL’ler aynı olamaz');
    }
    const after = next.target && this.#from(next.target, next.targetKey);
    const before = this.#to(next);
    if (!after && !before) return null;
    if (after?.target && mayMeet(after.target, next.source)) {
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

  /** The redirect that leads on a path of this form. */
  #from(target: PathSegment[], targetKey: string): Known | undefined {
    const candidates = isOne(target) ? [this.#bySource.get(targetKey)] : this.#bySource.values();
    for (const known of candidates) if (known && mayMeet(target, known.source)) return known;
    return this.#wide.find(({ source }) => mayMeet(target, source));
  }

  /** The redirect that leads to what this one leads on. */
  #to({ source, key }: Known): Known | undefined {
    const candidates = isOne(source) ? [this.#byTarget.get(key)] : this.#byTarget.values();
    for (const known of candidates) if (known?.target && mayMeet(known.target, source)) return known;
    return this.#wide.find(({ target }) => target && mayMeet(target, source));
  }
}

function knownOf(rule: RedirectRule): Known {
  const target = targetSegments(rule);
  return {
    rule,
    key: sourceKey(rule),
    source: sourceSegments(rule),
    target,
    targetKey: target && isOne(target) ? sourceKey({ matchType: 'exact', fromUrl: rule.toUrl }) : '',
  };
}

function isOne(segments: readonly PathSegment[]): boolean {
  return segments.every((segment) => 'text' in segment);
}

function refusal(code: string, message: string): RedirectConflict {
  return { field: 'toUrl', code, message };
}
