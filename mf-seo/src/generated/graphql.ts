/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreateMetaTagInput = {
  canonicalUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  metaDescription?: string | null | undefined;
  metaKeywords?: string | null | undefined;
  ogDescription?: string | null | undefined;
  ogImage?: string | null | undefined;
  ogTitle?: string | null | undefined;
  ogType?: string | null | undefined;
  pageKey: string;
  pageUrl: string;
  robots?: string | null | undefined;
  title?: string | null | undefined;
};

export type UpdateMetaTagInput = {
  canonicalUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  metaDescription?: string | null | undefined;
  metaKeywords?: string | null | undefined;
  ogDescription?: string | null | undefined;
  ogImage?: string | null | undefined;
  ogTitle?: string | null | undefined;
  ogType?: string | null | undefined;
  pageKey?: string | null | undefined;
  pageUrl?: string | null | undefined;
  robots?: string | null | undefined;
  title?: string | null | undefined;
  /** The version that was edited; an old one is refused with the tag as it is now. */
  version?: number | null | undefined;
};

export type CreateMetaTagMutationVariables = Exact<{
  input: CreateMetaTagInput;
}>;


export type CreateMetaTagMutation = { __typename: 'Mutation', createMetaTag: { __typename: 'MetaTag', id: string, pageKey: string, pageUrl: string, title: string | null, metaDescription: string | null, metaKeywords: string | null, ogTitle: string | null, ogDescription: string | null, ogImage: string | null, ogType: string | null, canonicalUrl: string | null, robots: string, isActive: boolean, version: number } };

export type UpdateMetaTagMutationVariables = Exact<{
  id: string;
  input: UpdateMetaTagInput;
}>;


export type UpdateMetaTagMutation = { __typename: 'Mutation', updateMetaTag: { __typename: 'MetaTag', id: string, pageKey: string, pageUrl: string, title: string | null, metaDescription: string | null, metaKeywords: string | null, ogTitle: string | null, ogDescription: string | null, ogImage: string | null, ogType: string | null, canonicalUrl: string | null, robots: string, isActive: boolean, version: number } };

export type MetaTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type MetaTagsQuery = { __typename: 'Query', metaTags: Array<{ __typename: 'MetaTag', id: string, pageKey: string, pageUrl: string, title: string | null, metaDescription: string | null, metaKeywords: string | null, ogTitle: string | null, ogDescription: string | null, ogImage: string | null, ogType: string | null, canonicalUrl: string | null, robots: string, isActive: boolean, version: number }> };

export type SiteIdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteIdentityQuery = { __typename: 'Query', siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string }> };

export type DeleteMetaTagMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMetaTagMutation = { __typename: 'Mutation', deleteMetaTag: boolean };

export type MetaTagRowFragment = { __typename: 'MetaTag', id: string, pageKey: string, pageUrl: string, title: string | null, metaDescription: string | null, metaKeywords: string | null, ogTitle: string | null, ogDescription: string | null, ogImage: string | null, ogType: string | null, canonicalUrl: string | null, robots: string, isActive: boolean, version: number };

export const MetaTagRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetaTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetaTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MetaTagRowFragment, unknown>;
export const CreateMetaTagDocument = {"__meta__":{"hash":"sha256:ba29449a9f29f723bc2072835fe2c30dc06c8dada5745adaac03e298dbd8c062"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMetaTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMetaTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createMetaTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MetaTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetaTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetaTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateMetaTagMutation, CreateMetaTagMutationVariables>;
export const UpdateMetaTagDocument = {"__meta__":{"hash":"sha256:d76d2fa6a43a354465847693be760894f3002b2d202731db22b54ae4ce23f3b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMetaTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMetaTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateMetaTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MetaTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetaTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetaTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateMetaTagMutation, UpdateMetaTagMutationVariables>;
export const MetaTagsDocument = {"__meta__":{"hash":"sha256:9828c3d463770ab9f43513b4cef78b2fba4a7daa89b8a2e4155cb6c66d32cfa7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MetaTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"metaTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MetaTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetaTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetaTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MetaTagsQuery, MetaTagsQueryVariables>;
export const SiteIdentityDocument = {"__meta__":{"hash":"sha256:69546e26b441c85c126ba5d95ead440ebeccbce2cbda73e1adc94c2ae5029207"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}}]}}]}}]} as unknown as DocumentNode<SiteIdentityQuery, SiteIdentityQueryVariables>;
export const DeleteMetaTagDocument = {"__meta__":{"hash":"sha256:dd2ce4c33b00ea8852e68bb846b9634cffc68e835745cf5a168c05f9fd2d4332"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMetaTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteMetaTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteMetaTagMutation, DeleteMetaTagMutationVariables>;