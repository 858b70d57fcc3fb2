import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

const services = ['identity', 'appointments', 'content', 'seo', 'messaging'];
const frontEnds = ['shell', 'mf-public', 'mf-appointments', 'mf-content', 'mf-seo'];

/** Types whose parent is a contract's record while some fields have resolvers of their own. */
const mappers: Record<string, Record<string, string>> = {
  appointments: {
    Appointment: '@practice/contracts#AppointmentRecord',
    TherapyService: '@practice/contracts#TherapyServiceRecord',
  },
  content: {
    BlogPost: '@practice/contracts#BlogPostRecord',
    BlogPostCard: '../blog/list-blog-post-cards.ts#ListedPost',
    BlogPreview: '../blog/preview/get-blog-preview.ts#ReadPreview',
    BlogPostList: '../blog/list-blog-post-cards.ts#BlogPostCards',
    Page: '@practice/contracts#PageRecord',
  },
  identity: { SystemHealth: '../system-health/get-system-health.ts#MeasuredHealth' },
};

/** What callers may send; the contract's schema reads it. */
const scalars = { ID: 'string', Amount: 'number | string', Minutes: 'number | string' };

/** Resolver types of each service from its own SDL; typed documents of each front end from the public schema. */
const config: CodegenConfig = {
  ignoreNoDocuments: true,
  generates: {
    ...Object.fromEntries(
      services.map((name) => [
        `services/${name}/src/generated/schema.ts`,
        {
          schema: `services/${name}/src/generated/sdl.graphql`,
          plugins: ['typescript', 'typescript-resolvers'],
          config: {
            federation: true,
            useTypeImports: true,
            enumsAsTypes: true,
            contextType: '@practice/service-kit#ServiceContext',
            scalars,
            mappers: mappers[name] ?? {},
          },
        },
      ]),
    ),
    ...Object.fromEntries(
      frontEnds.map((name) => [
        `${name}/src/generated/`,
        {
          schema: 'gateway/api.graphql',
          documents: [`${name}/src/**/*.graphql`, `${name}/generated/*.graphql`],
          documentTransforms: [addTypenameSelectionDocumentTransform],
          preset: 'client',
          presetConfig: {
            fragmentMasking: false,
            persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
          },
          config: { useTypeImports: true, enumsAsTypes: true, scalars },
        },
      ]),
    ),
  },
};

export default config;
