/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query BlogPostToEdit($id: ID!) {\n  managedBlogPost(id: $id) {\n    ...EditedBlogPost\n  }\n}": typeof types.BlogPostToEditDocument,
    "query BlogSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": typeof types.BlogSiteDocument,
    "mutation CreateBlogPost($input: CreateBlogPostInput!) {\n  createBlogPost(input: $input) {\n    ...EditedBlogPost\n  }\n}": typeof types.CreateBlogPostDocument,
    "fragment EditedBlogPost on BlogPost {\n  id\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  status\n  isPublished\n  publishedAt\n  unpublishAt\n  updatedAt\n  viewCount\n  version\n}": typeof types.EditedBlogPostFragmentDoc,
    "query RedirectsToPosts($pageSize: Int) {\n  redirects(page: 1, pageSize: $pageSize) {\n    items {\n      id\n      fromUrl\n      toUrl\n      isActive\n      hitCount\n    }\n  }\n}": typeof types.RedirectsToPostsDocument,
    "mutation UpdateBlogPost($id: ID!, $input: UpdateBlogPostInput!) {\n  updateBlogPost(id: $id, input: $input) {\n    ...EditedBlogPost\n  }\n}": typeof types.UpdateBlogPostDocument,
    "fragment BlogPostRow on ManagedBlogPost {\n  id\n  title\n  slug\n  category\n  author\n  status\n  isPublished\n  viewCount\n  publishedAt\n  unpublishAt\n  updatedAt\n  version\n}": typeof types.BlogPostRowFragmentDoc,
    "mutation BulkBlogPosts($operation: BulkBlogPostsOperation!, $ids: [ID!]!) {\n  bulkBlogPosts(operation: $operation, ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": typeof types.BulkBlogPostsDocument,
    "mutation DeleteBlogPost($id: ID!) {\n  deleteBlogPost(id: $id)\n}": typeof types.DeleteBlogPostDocument,
    "query ManagedBlogPosts($status: BlogPostStatus, $category: String, $search: String, $sort: BlogPostSort, $direction: SortDirection, $page: Int, $pageSize: Int) {\n  managedBlogPosts(\n    status: $status\n    category: $category\n    search: $search\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...BlogPostRow\n    }\n    total\n  }\n}": typeof types.ManagedBlogPostsDocument,
    "query EditedSettings {\n  siteSettings {\n    settingKey\n    settingValue\n    category\n  }\n}": typeof types.EditedSettingsDocument,
    "mutation SaveSettings($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      field\n      message\n      code\n    }\n    warnings {\n      message\n    }\n  }\n}": typeof types.SaveSettingsDocument,
    "mutation CreateTestimonial($input: CreateTestimonialInput!) {\n  createTestimonial(input: $input) {\n    ...TestimonialRow\n  }\n}": typeof types.CreateTestimonialDocument,
    "mutation DeleteTestimonial($id: ID!) {\n  deleteTestimonial(id: $id)\n}": typeof types.DeleteTestimonialDocument,
    "mutation OrderTestimonials($ids: [ID!]!) {\n  orderTestimonials(ids: $ids) {\n    id\n  }\n}": typeof types.OrderTestimonialsDocument,
    "fragment TestimonialRow on Testimonial {\n  id\n  clientName\n  clientTitle\n  content\n  rating\n  isActive\n  version\n}": typeof types.TestimonialRowFragmentDoc,
    "query Testimonials {\n  testimonials(includeInactive: true) {\n    ...TestimonialRow\n  }\n}": typeof types.TestimonialsDocument,
    "mutation UpdateTestimonial($id: ID!, $input: UpdateTestimonialInput!) {\n  updateTestimonial(id: $id, input: $input) {\n    ...TestimonialRow\n  }\n}": typeof types.UpdateTestimonialDocument,
};
const documents: Documents = {
    "query BlogPostToEdit($id: ID!) {\n  managedBlogPost(id: $id) {\n    ...EditedBlogPost\n  }\n}": types.BlogPostToEditDocument,
    "query BlogSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": types.BlogSiteDocument,
    "mutation CreateBlogPost($input: CreateBlogPostInput!) {\n  createBlogPost(input: $input) {\n    ...EditedBlogPost\n  }\n}": types.CreateBlogPostDocument,
    "fragment EditedBlogPost on BlogPost {\n  id\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  status\n  isPublished\n  publishedAt\n  unpublishAt\n  updatedAt\n  viewCount\n  version\n}": types.EditedBlogPostFragmentDoc,
    "query RedirectsToPosts($pageSize: Int) {\n  redirects(page: 1, pageSize: $pageSize) {\n    items {\n      id\n      fromUrl\n      toUrl\n      isActive\n      hitCount\n    }\n  }\n}": types.RedirectsToPostsDocument,
    "mutation UpdateBlogPost($id: ID!, $input: UpdateBlogPostInput!) {\n  updateBlogPost(id: $id, input: $input) {\n    ...EditedBlogPost\n  }\n}": types.UpdateBlogPostDocument,
    "fragment BlogPostRow on ManagedBlogPost {\n  id\n  title\n  slug\n  category\n  author\n  status\n  isPublished\n  viewCount\n  publishedAt\n  unpublishAt\n  updatedAt\n  version\n}": types.BlogPostRowFragmentDoc,
    "mutation BulkBlogPosts($operation: BulkBlogPostsOperation!, $ids: [ID!]!) {\n  bulkBlogPosts(operation: $operation, ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": types.BulkBlogPostsDocument,
    "mutation DeleteBlogPost($id: ID!) {\n  deleteBlogPost(id: $id)\n}": types.DeleteBlogPostDocument,
    "query ManagedBlogPosts($status: BlogPostStatus, $category: String, $search: String, $sort: BlogPostSort, $direction: SortDirection, $page: Int, $pageSize: Int) {\n  managedBlogPosts(\n    status: $status\n    category: $category\n    search: $search\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...BlogPostRow\n    }\n    total\n  }\n}": types.ManagedBlogPostsDocument,
    "query EditedSettings {\n  siteSettings {\n    settingKey\n    settingValue\n    category\n  }\n}": types.EditedSettingsDocument,
    "mutation SaveSettings($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      field\n      message\n      code\n    }\n    warnings {\n      message\n    }\n  }\n}": types.SaveSettingsDocument,
    "mutation CreateTestimonial($input: CreateTestimonialInput!) {\n  createTestimonial(input: $input) {\n    ...TestimonialRow\n  }\n}": types.CreateTestimonialDocument,
    "mutation DeleteTestimonial($id: ID!) {\n  deleteTestimonial(id: $id)\n}": types.DeleteTestimonialDocument,
    "mutation OrderTestimonials($ids: [ID!]!) {\n  orderTestimonials(ids: $ids) {\n    id\n  }\n}": types.OrderTestimonialsDocument,
    "fragment TestimonialRow on Testimonial {\n  id\n  clientName\n  clientTitle\n  content\n  rating\n  isActive\n  version\n}": types.TestimonialRowFragmentDoc,
    "query Testimonials {\n  testimonials(includeInactive: true) {\n    ...TestimonialRow\n  }\n}": types.TestimonialsDocument,
    "mutation UpdateTestimonial($id: ID!, $input: UpdateTestimonialInput!) {\n  updateTestimonial(id: $id, input: $input) {\n    ...TestimonialRow\n  }\n}": types.UpdateTestimonialDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlogPostToEdit($id: ID!) {\n  managedBlogPost(id: $id) {\n    ...EditedBlogPost\n  }\n}"): (typeof documents)["query BlogPostToEdit($id: ID!) {\n  managedBlogPost(id: $id) {\n    ...EditedBlogPost\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlogSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"): (typeof documents)["query BlogSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBlogPost($input: CreateBlogPostInput!) {\n  createBlogPost(input: $input) {\n    ...EditedBlogPost\n  }\n}"): (typeof documents)["mutation CreateBlogPost($input: CreateBlogPostInput!) {\n  createBlogPost(input: $input) {\n    ...EditedBlogPost\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EditedBlogPost on BlogPost {\n  id\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  status\n  isPublished\n  publishedAt\n  unpublishAt\n  updatedAt\n  viewCount\n  version\n}"): (typeof documents)["fragment EditedBlogPost on BlogPost {\n  id\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  status\n  isPublished\n  publishedAt\n  unpublishAt\n  updatedAt\n  viewCount\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RedirectsToPosts($pageSize: Int) {\n  redirects(page: 1, pageSize: $pageSize) {\n    items {\n      id\n      fromUrl\n      toUrl\n      isActive\n      hitCount\n    }\n  }\n}"): (typeof documents)["query RedirectsToPosts($pageSize: Int) {\n  redirects(page: 1, pageSize: $pageSize) {\n    items {\n      id\n      fromUrl\n      toUrl\n      isActive\n      hitCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBlogPost($id: ID!, $input: UpdateBlogPostInput!) {\n  updateBlogPost(id: $id, input: $input) {\n    ...EditedBlogPost\n  }\n}"): (typeof documents)["mutation UpdateBlogPost($id: ID!, $input: UpdateBlogPostInput!) {\n  updateBlogPost(id: $id, input: $input) {\n    ...EditedBlogPost\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BlogPostRow on ManagedBlogPost {\n  id\n  title\n  slug\n  category\n  author\n  status\n  isPublished\n  viewCount\n  publishedAt\n  unpublishAt\n  updatedAt\n  version\n}"): (typeof documents)["fragment BlogPostRow on ManagedBlogPost {\n  id\n  title\n  slug\n  category\n  author\n  status\n  isPublished\n  viewCount\n  publishedAt\n  unpublishAt\n  updatedAt\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BulkBlogPosts($operation: BulkBlogPostsOperation!, $ids: [ID!]!) {\n  bulkBlogPosts(operation: $operation, ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}"): (typeof documents)["mutation BulkBlogPosts($operation: BulkBlogPostsOperation!, $ids: [ID!]!) {\n  bulkBlogPosts(operation: $operation, ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteBlogPost($id: ID!) {\n  deleteBlogPost(id: $id)\n}"): (typeof documents)["mutation DeleteBlogPost($id: ID!) {\n  deleteBlogPost(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ManagedBlogPosts($status: BlogPostStatus, $category: String, $search: String, $sort: BlogPostSort, $direction: SortDirection, $page: Int, $pageSize: Int) {\n  managedBlogPosts(\n    status: $status\n    category: $category\n    search: $search\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...BlogPostRow\n    }\n    total\n  }\n}"): (typeof documents)["query ManagedBlogPosts($status: BlogPostStatus, $category: String, $search: String, $sort: BlogPostSort, $direction: SortDirection, $page: Int, $pageSize: Int) {\n  managedBlogPosts(\n    status: $status\n    category: $category\n    search: $search\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...BlogPostRow\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EditedSettings {\n  siteSettings {\n    settingKey\n    settingValue\n    category\n  }\n}"): (typeof documents)["query EditedSettings {\n  siteSettings {\n    settingKey\n    settingValue\n    category\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveSettings($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      field\n      message\n      code\n    }\n    warnings {\n      message\n    }\n  }\n}"): (typeof documents)["mutation SaveSettings($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      field\n      message\n      code\n    }\n    warnings {\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateTestimonial($input: CreateTestimonialInput!) {\n  createTestimonial(input: $input) {\n    ...TestimonialRow\n  }\n}"): (typeof documents)["mutation CreateTestimonial($input: CreateTestimonialInput!) {\n  createTestimonial(input: $input) {\n    ...TestimonialRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteTestimonial($id: ID!) {\n  deleteTestimonial(id: $id)\n}"): (typeof documents)["mutation DeleteTestimonial($id: ID!) {\n  deleteTestimonial(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OrderTestimonials($ids: [ID!]!) {\n  orderTestimonials(ids: $ids) {\n    id\n  }\n}"): (typeof documents)["mutation OrderTestimonials($ids: [ID!]!) {\n  orderTestimonials(ids: $ids) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TestimonialRow on Testimonial {\n  id\n  clientName\n  clientTitle\n  content\n  rating\n  isActive\n  version\n}"): (typeof documents)["fragment TestimonialRow on Testimonial {\n  id\n  clientName\n  clientTitle\n  content\n  rating\n  isActive\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Testimonials {\n  testimonials(includeInactive: true) {\n    ...TestimonialRow\n  }\n}"): (typeof documents)["query Testimonials {\n  testimonials(includeInactive: true) {\n    ...TestimonialRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateTestimonial($id: ID!, $input: UpdateTestimonialInput!) {\n  updateTestimonial(id: $id, input: $input) {\n    ...TestimonialRow\n  }\n}"): (typeof documents)["mutation UpdateTestimonial($id: ID!, $input: UpdateTestimonialInput!) {\n  updateTestimonial(id: $id, input: $input) {\n    ...TestimonialRow\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;