import { addDays, MAX_PAGE_SIZE, type PersonalSample, today } from '@practice/contracts';

/** What a visitor may put into a request, by what it is called. */
export type RequestValues = {
  /** The values to try for a parameter, the best first; never none. */
  of: (name: string, options?: { choices?: readonly string[]; type?: string; format?: string }) => unknown[];
};

/**
 * Values for every parameter that there is or will be: ids of real records, addresses of the site, words that belong to
 * somebody, days.
 */
export function requestValues({ ids, values }: PersonalSample, paths: readonly string[]): RequestValues {
  const slugs = paths.flatMap((path) => path.split('/').at(-1) || []);
  const textOf = (kind: string) => values.find((value) => value.kind === kind && value.text !== '')?.text ?? 'a';
  const days = { from: today(), to: addDays(today(), 60), start: today(), end: addDays(today(), 60) };
  return {
    of(name, { choices = [], type = 'string', format } = {}) {
      if (choices.length > 0) return [...choices];
      if (type === 'boolean') return [true];
      if (type === 'integer' || type === 'number') return [numbers[name] ?? 1];
      if (name in days) return [days[name as keyof typeof days]];
      if (format === 'date' || /date/i.test(name)) return [today()];
      if (/time/i.test(name)) return ['10:00'];
      if (/slug|pageKey/i.test(name)) return withFallback(slugs.slice(0, 3));
      if (/path|url/i.test(name)) return withFallback(paths.slice(0, 3));
      if (/^(q|query|search|name)$/i.test(name)) return [textOf('name'), textOf('phone')];
      return withFallback([...ids, ...slugs.slice(0, 1)]);
    },
  };
}

const numbers: Readonly<Record<string, number>> = {
  limit: MAX_PAGE_SIZE,
  pageSize: MAX_PAGE_SIZE,
  year: Number(today().slice(0, 4)),
};

function withFallback(values: readonly string[]): string[] {
  return values.length > 0 ? [...values] : ['a'];
}
