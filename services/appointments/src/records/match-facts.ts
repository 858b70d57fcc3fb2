import type { Facts } from './facts.ts';

type Condition = Record<string, unknown>;
type Test<T> = (value: T) => boolean;

/** The fields of queries in facts. */
const told: Record<string, (facts: Facts) => unknown> = {
  status: (facts) => facts.status,
  priority: (facts) => facts.priority,
  paymentStatus: (facts) => facts.paymentStatus,
  serviceType: (facts) => facts.serviceType,
  childBirthDate: (facts) => facts.childBirthDate,
  isRecurring: (facts) => facts.isRecurring,
  reminderSent: (facts) => facts.reminderSent,
  originalDate: (facts) => facts.originalDate,
  startsAt: (facts) => facts.startsAt,
  notes: (facts) => facts.notes,
  'conflictsWith.0': (facts) => facts.conflictsWith[0],
  searchTokens: (facts) => facts.searchLines,
};

/**
 * A query of the list (`toQuery`) as a test of facts, so that the filters have one meaning; null for one that asks what
 * facts do not tell.
 */
export function toFactsTest(query: Condition): Test<Facts> | null {
  const tests: Test<Facts>[] = [];
  for (const [field, wanted] of Object.entries(query)) {
    const test = field === '$and' ? allOf((wanted as Condition[]).map(toFactsTest)) : fieldTest(field, wanted);
    if (!test) return null;
    tests.push(test);
  }
  return allOf(tests);
}

function allOf(tests: (Test<Facts> | null)[]): Test<Facts> | null {
  const known = tests.filter((test) => test !== null);
  if (known.length < tests.length) return null;
  return (facts) => known.every((test) => test(facts));
}

function fieldTest(field: string, wanted: unknown): Test<Facts> | null {
  const read = told[field];
  if (!read) return null;
  if (typeof wanted !== 'object' || wanted === null) return (facts) => read(facts) === wanted;
  const tests: Test<unknown>[] = [];
  for (const [operator, operand] of Object.entries(wanted)) {
    const test = operators[operator]?.(operand instanceof Date ? operand.getTime() : operand);
    if (!test) return null;
    tests.push(test);
  }
  return (facts) => {
    const value = read(facts);
    return tests.every((test) => test(value));
  };
}

const compare =
  (holds: (value: number | string, bound: number | string) => boolean) =>
  (bound: unknown): Test<unknown> =>
  (value) =>
    typeof value === typeof bound && holds(value as number | string, bound as number | string);

const operators: Record<string, (operand: unknown) => Test<unknown>> = {
  $gt: compare((value, bound) => value > bound),
  $gte: compare((value, bound) => value >= bound),
  $lt: compare((value, bound) => value < bound),
  $lte: compare((value, bound) => value <= bound),
  $exists: (operand) => (value) => (value !== undefined) === operand,
  $ne: (operand) => (value) => value !== operand,
  // Of a list of words, which are lines here.
  $regex: (pattern) => {
    const expression = new RegExp(String(pattern));
    return (value) => typeof value === 'string' && expression.test(value);
  },
  $nin: (operand) => (value) => !(operand as unknown[]).includes(value),
};
