import {
  createKeywordInput,
  keywordRecord,
  keywordReport,
  keywordSuggestion,
  listKeywordsInput,
  queryFileInput,
  queryFileResult,
  updateKeywordInput,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createKeyword } from './create-keyword.ts';
import { deleteKeyword } from './delete-keyword.ts';
import { getKeywordReport } from './get-keyword-report.ts';
import { importQueries, previewQueryFile } from './import-queries.ts';
import { KeywordModel } from './keyword.model.ts';
import { listKeywords } from './list-keywords.ts';
import { SearchQueryModel } from './search-query.model.ts';
import { suggestKeywords } from './suggest-keywords.ts';
import { updateKeyword } from './update-keyword.ts';

const resolvers: Resolvers = {
  Query: {
    keywords: (_, input, ctx) => listKeywords(ctx, input),
    keywordReport: (_, _input, ctx) => getKeywordReport(ctx),
    keywordSuggestions: (_, _input, ctx) => suggestKeywords(ctx),
  },
  Mutation: {
    createKeyword: (_, { input }, ctx) => createKeyword(ctx, input),
    updateKeyword: (_, { id, input }, ctx) => updateKeyword(ctx, { ...input, id }),
    deleteKeyword: (_, input, ctx) => deleteKeyword(ctx, input).then(() => true),
    previewQueryFile: (_, { input }, ctx) => previewQueryFile(ctx, input),
    importQueries: (_, { input }, ctx) => importQueries(ctx, input),
  },
};

const routes: Route[] = [
  get('/api/seo/keywords', listKeywords, {
    summary: 'Editors: all keywords, or those of one page.',
    query: listKeywordsInput,
    list: keywordRecord,
  }),
  get('/api/seo/keywords/report', (ctx) => getKeywordReport(ctx), {
    summary: 'Editors: on which pages the words of each tracked keyword stand, as of the last check of the addresses.',
    response: keywordReport,
  }),
  get('/api/seo/keywords/suggestions', (ctx) => suggestKeywords(ctx), {
    summary: 'Editors: words of pages, searches on the site and imported queries that no keyword covers.',
    list: keywordSuggestion,
  }),
  post('/api/seo/keywords', createKeyword, {
    summary: 'Editors: a new keyword.',
    body: createKeywordInput,
    response: keywordRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  post('/api/seo/keywords/import/preview', previewQueryFile, {
    summary: "Editors: what an import of a search console's queries would do, line by line; nothing is stored.",
    body: queryFileInput,
    response: queryFileResult,
  }),
  post('/api/seo/keywords/import', importQueries, {
    summary: 'Editors: stores the queries of a file in place of those of the last one.',
    body: queryFileInput,
    response: queryFileResult,
  }),
  put('/api/seo/keywords/:id', updateKeyword, {
    summary: 'Editors: changes a keyword.',
    body: updateKeywordInput,
    response: keywordRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/seo/keywords/:id', deleteKeyword, { summary: 'Editors: deletes a keyword.' }),
];

export const keywords: Feature = { models: [KeywordModel, SearchQueryModel], resolvers, routes };
