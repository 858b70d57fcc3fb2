import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const path = '/api/blog-categories';
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;

/** A name that no other category has. */
const newCategory = (fields: object = {}) => ({ name: `Kategori ${crypto.randomUUID()}`, color: 'blue', ...fields });
const newId = async ({ create }: Fixtures) => ({ id: (await create(path, newCategory())).id });

/** A category with a draft in it. */
async function used(fixtures: Fixtures) {
  const category = newCategory();
  const { id } = await fixtures.create(path, category);
  await fixtures.create('/api/blog', { title: `Yazı ${crypto.randomUUID()}`, category: category.name });
  return { id };
}

export const rest: RestCases = { [`GET ${path}`]: { people: everyone, good: {}, bad: [] } };

export const graphql: GraphQLCases = {
  'Query.blogCategories': {
    document: '{ blogCategories { id name slug color orderIndex count postCount version } }',
    people: everyone,
    good: {},
    bad: [],
  },
  'Query.blogCategory': {
    document: 'query($slug: String!) { blogCategory(slug: $slug) { name slug } }',
    people: everyone,
    good: { slug: 'ergenlik' },
    bad: [{ what: 'no slug', input: {}, code: 'VALIDATION_FAILED' }],
  },
};

const row = { people: editors, leaves: ['blog_categories', 'events'] };

export const mutations: MutationCases = {
  createBlogCategory: {
    ...row,
    route: `POST ${path}`,
    good: () => newCategory(),
    alsoGood: [
      { what: 'with a slug of its own', input: () => newCategory({ slug: ` Çok Özel ${crypto.randomUUID()}` }) },
    ],
    bad: [
      { what: 'no name', input: newCategory({ name: ' ' }), code: 'VALIDATION_FAILED' },
      { what: 'a colour that is none', input: newCategory({ color: 'neon' }), code: 'VALIDATION_FAILED' },
      { what: 'the name of another', input: { name: 'ERGENLİK' }, code: 'CONFLICT' },
    ],
  },
  updateBlogCategory: {
    ...row,
    route: `PUT ${path}/:id`,
    good: async (fixtures) => ({ ...(await newId(fixtures)), color: 'green', version: 1 }),
    alsoGood: [
      {
        what: 'with its posts',
        input: async (fixtures) => ({ ...(await used(fixtures)), ...newCategory() }),
        leaves: [...row.leaves, 'blog_posts'],
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', color: 'green' } },
      {
        what: 'the slug of another',
        input: async (fixtures) => ({ ...(await newId(fixtures)), slug: 'ergenlik' }),
        code: 'CONFLICT',
      },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await newId(fixtures)), color: 'green', version: 0 }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  deleteBlogCategory: {
    ...row,
    route: `DELETE ${path}/:id`,
    good: newId,
    alsoGood: [
      {
        what: 'with its posts moved to another',
        input: async (fixtures) => ({ ...(await used(fixtures)), moveTo: (await newId(fixtures)).id }),
        leaves: [...row.leaves, 'blog_posts'],
      },
    ],
    bad: [
      { ...missing, input: { id: 'none' } },
      { what: 'one with posts', input: used, code: 'RECORD_IN_USE' },
      {
        what: 'posts to a category that is none',
        input: async (fixtures) => ({ ...(await used(fixtures)), moveTo: 'none' }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  orderBlogCategories: {
    ...row,
    route: `PUT ${path}/order`,
    // In reverse order, with one new record, so that something changes.
    good: async (fixtures) => {
      await newId(fixtures);
      return { ids: (await fixtures.idsOf(path)).reverse() };
    },
    bad: [{ what: 'an order that misses one', input: { ids: [] }, code: 'VERSION_CONFLICT' }],
  },
};
