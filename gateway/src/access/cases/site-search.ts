import { database } from '@practice/service-kit';
import { expect } from 'vitest';
import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

/** A term that was searched for and that nobody else works on. */
async function aTerm(): Promise<{ id: string }> {
  const id = crypto.randomUUID();
  const terms = database().collection<{ _id: string }>('searched_terms');
  await terms.insertOne({ _id: id, query: id, count: 1, hits: 0, lastAt: new Date() } as { _id: string });
  return { id };
}

export const rest: RestCases = {
  'GET /api/search': {
    people: everyone,
    good: { query: { q: 'oyun terapisi' } },
    bad: [{ what: 'a text that is too long', input: { query: { q: 'x'.repeat(201) } }, code: 'VALIDATION_FAILED' }],
    shows: (response) => expect(JSON.stringify(response)).toContain('/hizmetler/oyun-terapisi'),
  },
  'GET /api/seo/searched-terms': {
    people: editors,
    good: { query: { missing: 'true' } },
    bad: [{ what: 'a flag that is none', input: { query: { missing: 'x' } }, code: 'VALIDATION_FAILED' }],
  },
};

export const graphql: GraphQLCases = {
  'Query.siteSearch': {
    document: 'query($q: String) { siteSearch(q: $q) { isGuess hits { path title text kind } } }',
    people: everyone,
    good: { q: 'oyun terapisi' },
    bad: [{ what: 'a text that is too long', input: { q: 'x'.repeat(201) }, code: 'VALIDATION_FAILED' }],
  },
  'Query.searchedTerms': {
    document: '{ searchedTerms(missing: true) { total items { id query count hits lastAt } } }',
    people: editors,
    good: {},
    bad: [],
  },
};

export const mutations: MutationCases = {
  deleteSearchedTerm: {
    people: editors,
    leaves: ['events', 'searched_terms'],
    route: 'DELETE /api/seo/searched-terms/:id',
    good: aTerm,
    bad: [{ what: 'one that is not there', input: { id: 'none' }, code: 'NOT_FOUND' }],
  },
};
