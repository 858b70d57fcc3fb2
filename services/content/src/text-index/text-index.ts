import { wordKey, wordStem, wordsOf } from '@practice/service-kit';
import MiniSearch, { type SearchOptions } from 'minisearch';

const BATCH = 5;
/** Beginnings of words of so many letters may differ by one; whole words of so many by two. */
const MIN_FUZZY = 4;
const MIN_TWICE_FUZZY = 7;

type Entry<Field extends string> = { id: string } & Record<Field, string>;
/** Ids, the best match first; `isGuess` when nothing has the words as typed and these have words that are nearly so. */
export type FoundTexts = { ids: string[]; isGuess: boolean };

/** Texts by the stems of their Turkish words, with the weights of their fields. */
export class TextIndex<Field extends string> {
  readonly #index: MiniSearch<Entry<Field>>;
  readonly #weights: Partial<Record<Field, number>>;

  constructor(fields: readonly Field[], weights: Partial<Record<Field, number>>) {
    this.#weights = weights;
    this.#index = new MiniSearch<Entry<Field>>({
      fields: [...fields],
      tokenize: wordsOf,
      processTerm: (word) => {
        const [key, stem] = [wordKey(word), wordStem(word)];
        return key && stem ? [...new Set([key, stem])] : null;
      },
    });
  }

  addAll(entries: readonly Entry<Field>[]): Promise<void> {
    return this.#index.addAllAsync(entries, { chunkSize: BATCH });
  }

  add(entry: Entry<Field>): void {
    this.#index.add(entry);
  }

  remove(id: string): void {
    if (this.#index.has(id)) this.#index.discard(id);
  }

  /**
   * Texts that have every word of a query in some form; the last word also matches by its beginning. When there are none,
   * those whose words differ by a letter or two.
   */
  find(query: string): FoundTexts {
    const isLast = (_term: string, position: number, all: string[]) => position === all.length - 1;
    const options: SearchOptions = { boost: this.#weights as Record<string, number>, prefix: isLast };
    // As typed, for the order alone: forms that are alike come before those that share the stem.
    const typed = this.#index.search(query, { ...options, combineWith: 'OR', processTerm: wordKey });
    const scores = new Map(typed.map(({ id, score }) => [id, score]));
    const found = this.#index
      .search(query, { ...options, combineWith: 'AND', processTerm: wordStem })
      .map(({ id, score }) => ({ id: id as string, score: score + 2 * (scores.get(id) ?? 0) }))
      .sort((one, other) => other.score - one.score)
      .map(({ id }) => id);
    return found.length > 0 ? { ids: found, isGuess: false } : { ids: this.#guess(query), isGuess: true };
  }

  #guess(query: string): string[] {
    const options: SearchOptions = { boost: this.#weights as Record<string, number>, combineWith: 'AND' };
    const distance = (term: string) => (term.length < MIN_FUZZY ? 0 : term.length < MIN_TWICE_FUZZY ? 1 : 2);
    const whole = this.#index.search(query, { ...options, processTerm: wordKey, fuzzy: distance });
    const found =
      whole.length > 0 ? whole : this.#index.search(query, { ...options, processTerm: wordStem, fuzzy: distance });
    return found.map(({ id }) => id as string);
  }
}
