import type { Looked, SelfCheck } from './self-check.ts';

type Range = { from: Date; to: Date };

const DAY_MS = 86_400_000;
const BEGINNING = new Date(0);
const END = new Date('9999-01-01T00:00:00Z');

/**
 * Looks at records by an indexed time, so many days at once: any database answers a bounded range from its index, and one
 * window fits into memory. What lies outside of the range is looked at, too, in a window before and one after it.
 * @param range within which nearly all of them are, asked at the beginning of the check
 */
export function inWindows(
  { days, range }: { days: number; range: () => Range | Promise<Range> },
  look: (window: Range) => Promise<Looked>,
): SelfCheck {
  return async (position) => {
    if (position === null) {
      const { from, to } = await range();
      return { ...(await look({ from: BEGINNING, to: from })), next: write({ from, to }) };
    }
    const { from, to } = read(position);
    if (from >= to) return { ...(await look({ from, to: END })), next: null };
    const end = new Date(Math.min(from.getTime() + days * DAY_MS, to.getTime()));
    return { ...(await look({ from, to: end })), next: write({ from: end, to }) };
  };
}

function write({ from, to }: Range): string {
  return `${from.toISOString()} ${to.toISOString()}`;
}

function read(position: string): Range {
  const [from = '', to = ''] = position.split(' ');
  return { from: new Date(from), to: new Date(to) };
}
