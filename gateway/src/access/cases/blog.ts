import { expect } from 'vitest';
import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const path = '/api/blog';
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const noStatus = { what: 'a status that is none', code: 'VALIDATION_FAILED' } as const;
const tooLong = 'ş'.repeat(201);

/** A title that no other post has. */
const newPost = (fields: object = {}) => ({
  title: `Yazı ${crypto.randomUUID()}`,
  category: 'Ergenlik',
  content: '<h2 onclick="x()">Başlık</h2><p>Metin</p>',
  ...fields,
});
const newId = async ({ create }: Fixtures, fields: object = { isPublished: true }) => ({
  id: (await create(path, newPost(fields))).id,
});

async function aRevision(fixtures: Fixtures): Promise<{ id: string }> {
  const post = await newId(fixtures);
  const [id = ''] = await fixtures.idsOf(`/api/blog-posts/${post.id}/revisions`);
  return { id };
}

/** A post with a draft beside it. */
async function withDraft(fixtures: Fixtures): Promise<{ id: string }> {
  const post = await newId(fixtures);
  await fixtures.send('PUT', `/api/blog-posts/${post.id}/draft`, { excerpt: 'Taslak' }, 'moderator');
  return post;
}

/** Only what is published leaves, whoever asks without being an editor. */
function showsNoDraft(response: unknown): void {
  expect(JSON.stringify(response)).not.toContain('"isPublished":false');
}

export const rest: RestCases = {
  'GET /api/blog': { people: everyone, good: { query: { published: 'true' } }, bad: [], shows: showsNoDraft },
  'GET /api/blog/search': {
    people: everyone,
    good: { query: { q: 'Kaygının' } },
    bad: [{ what: 'a text that is too long', input: { query: { q: tooLong } }, code: 'VALIDATION_FAILED' }],
    shows: showsNoDraft,
  },
  'GET /api/blog/category/:category': {
    people: everyone,
    good: { params: { category: 'okul-oncesi' }, query: { published: 'true' } },
    bad: [
      {
        what: 'a page that is none',
        input: { params: { category: 'Genel' }, query: { page: 'x' } },
        code: 'VALIDATION_FAILED',
      },
    ],
    shows: showsNoDraft,
  },
  'GET /api/blog/:id': {
    people: everyone,
    good: async ({ aPost }) => ({ params: { id: await aPost() } }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
  'GET /api/blog-posts': {
    people: editors,
    good: { query: { status: 'draft', category: 'ergenlik', search: 'yazı', sort: 'title', direction: 'asc' } },
    bad: [{ ...noStatus, input: { query: { status: 'lost' } } }],
  },
  'GET /api/blog-posts/:id': {
    people: editors,
    good: async (fixtures) => ({ params: await newId(fixtures, {}) }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
  'GET /api/blog-posts/:id/revisions': {
    people: editors,
    good: async (fixtures) => ({ params: await newId(fixtures) }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
  'GET /api/blog-post-revisions/:id': {
    people: editors,
    good: async (fixtures) => ({ params: await aRevision(fixtures) }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
  'GET /api/blog-posts/:id/draft': {
    people: editors,
    good: async (fixtures) => ({ params: await withDraft(fixtures) }),
    bad: [{ ...missing, input: async (fixtures) => ({ params: await newId(fixtures) }) }],
  },
};

export const graphql: GraphQLCases = {
  'Query.blogPosts': {
    document: 'query($q: String, $page: Int) { blogPosts(q: $q, page: $page) { total items { slug isPublished } } }',
    people: everyone,
    good: { q: 'Kaygının' },
    bad: [
      { what: 'a text that is too long', input: { q: tooLong }, code: 'VALIDATION_FAILED' },
      { what: 'a page that is none', input: { page: 0 }, code: 'VALIDATION_FAILED' },
    ],
    shows: showsNoDraft,
  },
  'Query.blogPost': {
    document: 'query($slug: String!) { blogPost(slug: $slug) { title html headings { id } related { slug } } }',
    people: everyone,
    good: async ({ aPost }) => ({ slug: await aPost() }),
    bad: [{ what: 'no slug', input: {}, code: 'VALIDATION_FAILED' }],
  },
  'Query.blogPreview': {
    document:
      'query($token: String!) { blogPreview(token: $token) { state expiresAt post { title html isPublished } } }',
    people: everyone,
    good: { token: 'a.b.c' },
    bad: [{ what: 'a token that is too long', input: { token: 'x'.repeat(201) }, code: 'VALIDATION_FAILED' }],
    shows: (response) => expect(JSON.stringify(response)).toContain('"state":"invalid"'),
  },
  'Query.managedBlogPosts': {
    document:
      'query($status: BlogPostStatus) { managedBlogPosts(status: $status) { total items { id title status version } } }',
    people: editors,
    good: { status: 'draft' },
    bad: [{ ...noStatus, input: { status: 'lost' } }],
  },
  'Query.managedBlogPost': {
    document: 'query($id: ID!) { managedBlogPost(id: $id) { id content status unpublishAt version } }',
    people: editors,
    good: (fixtures) => newId(fixtures, {}),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Query.blogPostRevisions': {
    document: 'query($id: ID!) { blogPostRevisions(id: $id) { id number savedBy changes { key kind } } }',
    people: editors,
    good: (fixtures) => newId(fixtures),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Query.blogPostRevision': {
    document: 'query($id: ID!) { blogPostRevision(id: $id) { id texts { key value } before { key value } } }',
    people: editors,
    good: aRevision,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Query.blogPostDraft': {
    document: 'query($id: ID!) { blogPostDraft(id: $id) { id excerpt content baseVersion savedBy version } }',
    people: editors,
    good: withDraft,
    bad: [{ what: 'no id', input: {}, code: 'VALIDATION_FAILED' }],
  },
};

const row = { people: editors, leaves: ['blog_posts', 'events'] };

export const mutations: MutationCases = {
  createBlogPost: {
    ...row,
    route: `POST ${path}`,
    good: () => newPost(),
    alsoGood: [
      {
        what: 'with a slug and a date of its own',
        input: () => newPost({ slug: ` Sınav ${crypto.randomUUID()}`, publishedAt: '2026-11-01T10:00:00+03:00' }),
      },
    ],
    bad: [
      { what: 'no title', input: { ...newPost(), title: ' ' }, code: 'VALIDATION_FAILED' },
      { what: 'a category that is none', input: newPost({ category: 'Spor' }), code: 'VALIDATION_FAILED' },
      { what: 'a slug of the API', input: newPost({ slug: 'search' }), code: 'VALIDATION_FAILED' },
      {
        what: 'the slug of another post',
        input: async ({ aPost }) => newPost({ slug: await aPost() }),
        code: 'CONFLICT',
      },
    ],
  },
  updateBlogPost: {
    ...row,
    route: `PUT ${path}/:id`,
    good: async (fixtures) => ({ ...(await newId(fixtures, {})), excerpt: 'Özet', isPublished: true, version: 1 }),
    alsoGood: [
      {
        what: 'from its draft',
        input: async (fixtures) => ({ ...(await withDraft(fixtures)), excerpt: 'Taslak', draftVersion: 1 }),
        leaves: ['blog_posts', 'blog_post_drafts', 'events'],
      },
      {
        what: 'with the time at which it goes',
        input: async (fixtures) => ({ ...(await newId(fixtures)), unpublishAt: '2099-01-01T10:00:00+03:00' }),
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', excerpt: 'Özet' } },
      {
        what: 'a time to go before the time to come',
        input: async (fixtures) => ({ ...(await newId(fixtures)), unpublishAt: '2020-01-01T10:00:00Z' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await newId(fixtures)), excerpt: 'Özet', version: 0 }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  deleteBlogPost: {
    ...row,
    route: `DELETE ${path}/:id`,
    good: (fixtures) => newId(fixtures),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  bulkBlogPosts: {
    ...row,
    route: 'POST /api/blog-posts/bulk',
    good: async (fixtures) => ({ operation: 'unpublish', ids: [(await newId(fixtures)).id] }),
    alsoGood: [
      {
        what: 'to publish',
        input: async (fixtures) => ({ operation: 'publish', ids: [(await newId(fixtures, {})).id] }),
      },
      {
        what: 'to delete, with one that is not there',
        input: async (fixtures) => ({ operation: 'delete', ids: [(await newId(fixtures)).id, 'none'] }),
      },
    ],
    bad: [{ what: 'no posts', input: { operation: 'delete', ids: [] }, code: 'VALIDATION_FAILED' }],
  },
  createBlogPreviewLink: {
    people: editors,
    leaves: ['events'],
    route: 'POST /api/blog-posts/:id/preview-links',
    good: async (fixtures) => ({ ...(await newId(fixtures, {})), period: 'week' }),
    alsoGood: [{ what: 'for a day', input: (fixtures) => newId(fixtures, {}) }],
    bad: [
      { ...missing, input: { id: 'none' } },
      {
        what: 'a period that is none',
        input: async (fixtures) => ({ ...(await newId(fixtures, {})), period: 'year' }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  withdrawBlogPreviewLinks: {
    ...row,
    route: 'DELETE /api/blog-posts/:id/preview-links',
    good: (fixtures) => newId(fixtures, {}),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  saveBlogPostDraft: {
    people: editors,
    route: 'PUT /api/blog-posts/:id/draft',
    leaves: ['blog_post_drafts', 'events'],
    good: async (fixtures) => ({ ...(await newId(fixtures)), content: '<p onclick="x()">Metin</p>', baseVersion: 1 }),
    alsoGood: [
      {
        what: 'a draft that is gone on with',
        input: async (fixtures) => ({ ...(await withDraft(fixtures)), excerpt: '', version: 1 }),
        leaves: ['blog_post_drafts'],
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', excerpt: 'Özet' } },
      {
        what: 'a text that is too long',
        input: { id: 'none', title: 'x'.repeat(2001) },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await withDraft(fixtures)), excerpt: 'Özet' }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  deleteBlogPostDraft: {
    people: editors,
    route: 'DELETE /api/blog-posts/:id/draft',
    leaves: ['blog_post_drafts', 'events'],
    good: withDraft,
    bad: [
      { ...missing, input: (fixtures) => newId(fixtures) },
      {
        what: 'a newer draft',
        input: async (fixtures) => ({ ...(await withDraft(fixtures)), version: 7 }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  recordBlogView: {
    route: `POST ${path}/:id/view`,
    people: everyone,
    good: (fixtures) => newId(fixtures),
    leaves: ['blog_posts', 'blog_views'],
    // Hashes with a salt of their own day.
    random: ['_id', 'salt'],
    bad: [
      { ...missing, input: { id: 'none' } },
      { what: 'a draft', input: (fixtures) => newId(fixtures, {}), code: 'NOT_FOUND' },
    ],
  },
};
