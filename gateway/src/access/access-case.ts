import type { ProblemCode } from '@practice/contracts';
import type { Fixtures } from './fixtures.ts';

export type Person = 'anonymous' | 'user' | 'moderator' | 'admin';

export const everyone: readonly Person[] = ['anonymous', 'user', 'moderator', 'admin'];
export const staff: readonly Person[] = ['user', 'moderator', 'admin'];
export const editors: readonly Person[] = ['moderator', 'admin'];
export const admins: readonly Person[] = ['admin'];

/** An input, or a function that makes a new one for each caller. */
export type Given<T> = T | ((fixtures: Fixtures, person: Person) => T | Promise<T>);

export type RestInput = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

type Case<Input> = {
  /** Who may call it; other visitors get UNAUTHENTICATED, other staff FORBIDDEN. */
  people: readonly Person[];
  /** A call that succeeds for everybody who may call it. */
  good: Given<Input>;
  /** Invalid input; empty when there is none. */
  bad: { what: string; input: Given<Input>; code: ProblemCode }[];
  /** What a good response must or must not contain, by role. */
  shows?: (response: unknown, person: Person) => void;
};

/** A REST call by its method and path: `GET /api/menus/slug/:slug`. */
export type RestCases = Record<string, Case<RestInput>>;
/** An operation by its type and field: `Query.menu`. The input are the variables. */
export type GraphQLCases = Record<string, Case<Record<string, unknown>> & { document: string }>;

export async function given<T>(input: Given<T>, fixtures: Fixtures, person: Person): Promise<T> {
  return typeof input === 'function'
    ? (input as (fixtures: Fixtures, person: Person) => T | Promise<T>)(fixtures, person)
    : input;
}

/** `/api/menus/slug/:slug` and its input as the address of a request. */
export function addressFor(path: string, { params = {}, query = {} }: RestInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}
