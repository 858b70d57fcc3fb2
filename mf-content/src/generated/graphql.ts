/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SettingChange = {
  category?: string | null | undefined;
  key: string;
  settingType?: string | null | undefined;
  value: string;
};

export type EditedSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedSettingsQuery = { __typename: 'Query', siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string, category: string }> };

export type SaveSettingsMutationVariables = Exact<{
  settings: Array<SettingChange> | SettingChange;
}>;


export type SaveSettingsMutation = { __typename: 'Mutation', saveSettings: { __typename: 'SavedSettings', message: string, updated: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string, category: string }>, errors: Array<{ __typename: 'SettingProblem', field: string, message: string, code: string }>, warnings: Array<{ __typename: 'SettingProblem', message: string }> } };


export const EditedSettingsDocument = {"__meta__":{"hash":"sha256:cb4c389f78bd43c0b5dca262e69d38b11c587f02d0725a04784f35af324cf1ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]} as unknown as DocumentNode<EditedSettingsQuery, EditedSettingsQueryVariables>;
export const SaveSettingsDocument = {"__meta__":{"hash":"sha256:447c94b2b0a9fa8f9686986067f7498257da476d260fe7009316e653c32f8a32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingChange"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"updated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;