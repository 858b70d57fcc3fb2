import type { ProblemCode } from '@practice/contracts';
import type { Given, Person } from './access-case.ts';

/** All that a mutation and its route are given, flat: what GraphQL has in `input` and REST in path, query and body. */
export type Fields = Record<string, unknown>;

/**
 * A mutation and the REST route that does the same. Access, the audit log and parity are tested from this row: the calls
 * and the GraphQL document are made of it and of the public schema.
 */
export type MutationCase = {
  /** `PUT /api/services/:id` */
  route: string;
  /** Who may; visitors else get UNAUTHENTICATED, staff FORBIDDEN. */
  people: readonly Person[];
  /** A call that succeeds for everybody who may make it. */
  good: Given<Fields>;
  /** Collections that a good call changes, among others. */
  leaves: string[];
  /** Input that is refused although the caller has the permission. It changes nothing, or only what `leaves` says. */
  bad: { what: string; input: Given<Fields>; code: ProblemCode; leaves?: string[] }[];
  /**
   * Other valid input, which may take another path through the two APIs; `leaves` as above unless it says otherwise.
   */
  alsoGood?: { what: string; input: Given<Fields>; leaves?: string[] }[];
  /** Stored fields that never have the same value twice. */
  random?: string[];
};

/** By the mutation's name. */
export type MutationCases = Record<string, MutationCase>;
