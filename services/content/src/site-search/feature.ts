import { searchedTermFilter, searchedTermRecord, siteSearchInput, siteSearchResults } from '@practice/contracts';
import { del, type Feature, get, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { deleteSearchedTerm } from './delete-searched-term.ts';
import { listSearchedTerms } from './list-searched-terms.ts';
import { searchSite } from './search-site.ts';
import { SearchedTermModel } from './searched-term.model.ts';

const resolvers: Resolvers = {
  Query: {
    siteSearch: (_, input, ctx) => searchSite(ctx, input),
    searchedTerms: (_, input, ctx) => listSearchedTerms(ctx, input),
  },
  Mutation: {
    deleteSearchedTerm: (_, input, ctx) => deleteSearchedTerm(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/search', searchSite, {
    isPublic: true,
    summary: 'What visitors find on the site for the words of `q`, pages before posts.',
    query: siteSearchInput,
    response: siteSearchResults,
    problems: ['TOO_MANY_REQUESTS'],
  }),
  get('/api/seo/searched-terms', listSearchedTerms, {
    summary: 'Editors: what visitors searched for, the most frequent first.',
    query: searchedTermFilter.pick({ missing: true }),
    list: searchedTermRecord,
  }),
  del('/api/seo/searched-terms/:id', deleteSearchedTerm, { summary: 'Editors: takes a term off the list.' }),
];

export const siteSearch: Feature = { models: [SearchedTermModel], resolvers, routes };
