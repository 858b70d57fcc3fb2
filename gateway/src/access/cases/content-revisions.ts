import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

const noPage = { what: 'a page that is none', code: 'VALIDATION_FAILED' } as const;

export const rest: RestCases = {
  'GET /api/content-revisions': {
    people: editors,
    good: { query: { pageId: 'home' } },
    bad: [{ ...noPage, input: { query: { pageId: 'blog' } } }],
  },
};

export const graphql: GraphQLCases = {
  'Query.contentRevisions': {
    document: `query($pageId: ContentPageId!) {
      contentRevisions(pageId: $pageId) { id author isDraft changes { key kind } texts { key value } }
    }`,
    people: editors,
    good: { pageId: 'home' },
    bad: [{ ...noPage, input: { pageId: 'blog' } }],
  },
};

/** A text that nobody else has. */
const draft = () => ({
  pageId: 'footer',
  texts: [{ key: 'footer_description', value: `Metin ${crypto.randomUUID()}` }],
});

export const mutations: MutationCases = {
  createContentRevision: {
    route: 'POST /api/content-revisions',
    people: editors,
    leaves: ['content_page_locks', 'content_revisions', 'events'],
    good: draft,
    alsoGood: [{ what: 'with a description', input: () => ({ ...draft(), description: 'Bahar metinleri' }) }],
    bad: [
      { ...noPage, input: { pageId: 'blog' } },
      {
        what: 'a text of another page',
        input: { pageId: 'footer', texts: [{ key: 'hero_title', value: 'Başlık' }] },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
};
