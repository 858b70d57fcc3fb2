import { type KnownAddress, toSlug } from '@practice/contracts';

const MAX_RESULTS = 3;
/** Words of fewer letters say too little. */
const MIN_WORD = 4;
/** So much of a word may differ. */
const MAX_DIFFERENCE = 0.34;

/** The known addresses that somebody may have meant by a path at which nothing is, the nearest first; three at most. */
export function nearAddresses(path: string, known: readonly KnownAddress[]): KnownAddress[] {
  const asked = wordsOf(path);
  const slug = asked.join('-');
  if (slug === '') return [];
  return known
    .filter((address) => address.path !== '/')
    .map((address) => ({ address, score: scoreOf({ slug, words: asked }, address) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_RESULTS)
    .map(({ address }) => address);
}

/** 0 for nothing in common, 2 for the same letters. */
function scoreOf(asked: { slug: string; words: string[] }, { path, title }: KnownAddress): number {
  const own = path.split('/').at(-1) ?? '';
  const distance = difference(asked.slug, own);
  const nearness = distance <= MAX_DIFFERENCE ? 2 - distance : 0;
  const words = new Set([...wordsOf(path), ...wordsOf(title)].filter(isTelling));
  const shared = asked.words.filter(isTelling).filter((word) => [...words].some((each) => isSame(word, each)));
  return Math.max(nearness, shared.length / Math.max(1, asked.words.filter(isTelling).length));
}

function wordsOf(text: string): string[] {
  return toSlug(decoded(text)).split('-').filter(Boolean).slice(0, 12);
}

function isTelling(word: string): boolean {
  return word.length >= MIN_WORD;
}

/** Also in another form: `kaygisi`, `kaygi`. */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (long.startsWith(short) && long.length - short.length <= 3) || difference(one, other) <= 0.2;
}

/** How many letters differ (Levenshtein), as a part of the longer text. */
export function difference(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0) return 0;
  // No need to count what differs in length alone by too much.
  if (Math.abs(one.length - other.length) / longest > MAX_DIFFERENCE) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return (row[other.length] ?? longest) / longest;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
