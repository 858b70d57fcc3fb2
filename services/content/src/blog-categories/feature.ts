import {
  blogCategoryRecord,
  createBlogCategoryInput,
  deleteBlogCategoryInput,
  orderInput,
  updateBlogCategoryInput,
  z,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { BlogCategoryModel } from './blog-category.model.ts';
import { createBlogCategory } from './create-blog-category.ts';
import { deleteBlogCategory } from './delete-blog-category.ts';
import { getBlogCategory } from './get-blog-category.ts';
import { listBlogCategories } from './list-blog-categories.ts';
import { orderBlogCategories } from './order-blog-categories.ts';
import { updateBlogCategory } from './update-blog-category.ts';

const resolvers: Resolvers = {
  Query: {
    blogCategories: (_, _input, ctx) => listBlogCategories(ctx),
    blogCategory: (_, input, ctx) => getBlogCategory(ctx, input),
  },
  Mutation: {
    createBlogCategory: (_, { input }, ctx) => createBlogCategory(ctx, input),
    updateBlogCategory: (_, { id, input }, ctx) => updateBlogCategory(ctx, { ...input, id }),
    deleteBlogCategory: (_, input, ctx) => deleteBlogCategory(ctx, input).then(() => true),
    orderBlogCategories: (_, input, ctx) => orderBlogCategories(ctx, input),
  },
};

const path = '/api/blog-categories';
const response = blogCategoryRecord;

const routes: Route[] = [
  get(path, listBlogCategories, {
    isPublic: true,
    list: response,
    summary: 'The categories of the blog in their order.',

    changedBy: ['blog-category.changed', 'blog-post.changed'],
  }),
  post(path, createBlogCategory, {
    summary: 'Editors: a new category.',
    body: createBlogCategoryInput,
    response,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put(`${path}/order`, orderBlogCategories, {
    summary: 'Editors: puts all categories into a new order.',
    body: orderInput,
    response: z.array(response),
    problems: ['VERSION_CONFLICT'],
  }),
  put(`${path}/:id`, updateBlogCategory, {
    summary: 'Editors: changes a category; its posts get its new name with it.',
    body: updateBlogCategoryInput,
    response,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del(`${path}/:id`, deleteBlogCategory, {
    summary: 'Editors: deletes a category; one that has posts with `moveTo` alone, which gets them.',
    query: deleteBlogCategoryInput.pick({ moveTo: true }),
    problems: ['CONFLICT', 'RECORD_IN_USE'],
  }),
];

export const blogCategories: Feature = { models: [BlogCategoryModel], resolvers, routes };
