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
    "mutation ClearNotifications {\n  clearNotifications\n}\n\nmutation DeleteNotification($id: ID!) {\n  deleteNotification(id: $id)\n}\n\nmutation EndTwoStep($input: TwoStepPasswordInput!) {\n  endTwoStep(input: $input)\n}\n\nmutation MarkAllNotificationsRead {\n  markAllNotificationsRead\n}\n\nquery NotificationSettings {\n  notificationSettings {\n    ...OwnNotificationSettings\n  }\n}\n\nmutation RemovePasskey($id: ID!, $input: TwoStepPasswordInput!) {\n  removePasskey(id: $id, input: $input)\n}\n\nmutation RenamePasskey($id: ID!, $input: RenamePasskeyInput!) {\n  renamePasskey(id: $id, input: $input) {\n    ...PasskeyRow\n  }\n}\n\nquery UnreadNotificationCount {\n  unreadNotificationCount\n}\n\nmutation UpdateNotificationSettings($input: UpdateNotificationSettingsInput!) {\n  updateNotificationSettings(input: $input) {\n    ...OwnNotificationSettings\n  }\n}": typeof types.ClearNotificationsDocument,
    "mutation ChangeNotification($id: ID!, $isRead: Boolean, $isArchived: Boolean) {\n  changeNotification(id: $id, isRead: $isRead, isArchived: $isArchived) {\n    id\n    isRead\n    isArchived\n  }\n}": typeof types.ChangeNotificationDocument,
    "fragment OwnNotificationSettings on NotificationSettings {\n  enableBell\n  enableSound\n  enableDesktop\n  enableEmail\n  emailDigest\n  categories {\n    appointments\n    contacts\n    system\n    blog\n    users\n  }\n  priority {\n    low\n    medium\n    high\n    urgent\n  }\n  quietHours {\n    enabled\n    start\n    end\n  }\n  soundFile\n  emailAddress\n  updatedAt\n}": typeof types.OwnNotificationSettingsFragmentDoc,
    "query Notifications($limit: Int!, $filter: NotificationFilter!, $search: String) {\n  notifications(limit: $limit, filter: $filter, search: $search) {\n    id\n    type\n    title\n    message\n    category\n    priority\n    isRead\n    isArchived\n    timestamp\n    actionUrl\n    actionLabel\n    metadata {\n      appointmentId\n      contactMessageId\n    }\n  }\n}": typeof types.NotificationsDocument,
    "\"The pages of the site that staff have written, for the command palette.\"\nquery PalettePages {\n  pages(status: published) {\n    id\n    title\n    slug\n  }\n  localPages {\n    id\n    title\n    slug\n  }\n}": typeof types.PalettePagesDocument,
    "mutation AddPasskey($input: AddPasskeyInput!) {\n  addPasskey(input: $input) {\n    passkey {\n      ...PasskeyRow\n    }\n    codes\n  }\n}": typeof types.AddPasskeyDocument,
    "fragment PasskeyRow on Passkey {\n  id\n  name\n  createdAt\n  lastUsedAt\n}": typeof types.PasskeyRowFragmentDoc,
    "mutation StartPasskey($input: TwoStepPasswordInput!) {\n  startPasskey(input: $input) {\n    challenge\n    rpId\n    rpName\n    userHandle\n    username\n    algorithms\n    excluded\n  }\n}": typeof types.StartPasskeyDocument,
    "query OwnPasswordRule {\n  passwordRule {\n    minLength\n    isStrong\n  }\n}": typeof types.OwnPasswordRuleDocument,
    "mutation ConfirmTwoStep($input: SecondStepInput!) {\n  confirmTwoStep(input: $input) {\n    codes\n  }\n}": typeof types.ConfirmTwoStepDocument,
    "mutation RenewRecoveryCodes($input: TwoStepPasswordInput!) {\n  renewRecoveryCodes(input: $input) {\n    codes\n  }\n}": typeof types.RenewRecoveryCodesDocument,
    "mutation StartTwoStep($input: TwoStepPasswordInput!) {\n  startTwoStep(input: $input) {\n    secret\n    picture\n  }\n}": typeof types.StartTwoStepDocument,
    "query TwoStep {\n  twoStep {\n    isOn\n    since\n    recoveryCodesLeft\n  }\n  passkeys {\n    ...PasskeyRow\n  }\n}": typeof types.TwoStepDocument,
    "query SiteMenus {\n  header: menu(slug: \"header\") {\n    ...MenuTree\n  }\n  footer: menu(slug: \"footer\") {\n    ...MenuTree\n  }\n}\n\nfragment MenuTree on Menu {\n  id\n  items {\n    id\n    title\n    url\n    parentId\n    orderIndex\n    target\n  }\n}": typeof types.SiteMenusDocument,
    "query SiteSettings {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": typeof types.SiteSettingsDocument,
};
const documents: Documents = {
    "mutation ClearNotifications {\n  clearNotifications\n}\n\nmutation DeleteNotification($id: ID!) {\n  deleteNotification(id: $id)\n}\n\nmutation EndTwoStep($input: TwoStepPasswordInput!) {\n  endTwoStep(input: $input)\n}\n\nmutation MarkAllNotificationsRead {\n  markAllNotificationsRead\n}\n\nquery NotificationSettings {\n  notificationSettings {\n    ...OwnNotificationSettings\n  }\n}\n\nmutation RemovePasskey($id: ID!, $input: TwoStepPasswordInput!) {\n  removePasskey(id: $id, input: $input)\n}\n\nmutation RenamePasskey($id: ID!, $input: RenamePasskeyInput!) {\n  renamePasskey(id: $id, input: $input) {\n    ...PasskeyRow\n  }\n}\n\nquery UnreadNotificationCount {\n  unreadNotificationCount\n}\n\nmutation UpdateNotificationSettings($input: UpdateNotificationSettingsInput!) {\n  updateNotificationSettings(input: $input) {\n    ...OwnNotificationSettings\n  }\n}": types.ClearNotificationsDocument,
    "mutation ChangeNotification($id: ID!, $isRead: Boolean, $isArchived: Boolean) {\n  changeNotification(id: $id, isRead: $isRead, isArchived: $isArchived) {\n    id\n    isRead\n    isArchived\n  }\n}": types.ChangeNotificationDocument,
    "fragment OwnNotificationSettings on NotificationSettings {\n  enableBell\n  enableSound\n  enableDesktop\n  enableEmail\n  emailDigest\n  categories {\n    appointments\n    contacts\n    system\n    blog\n    users\n  }\n  priority {\n    low\n    medium\n    high\n    urgent\n  }\n  quietHours {\n    enabled\n    start\n    end\n  }\n  soundFile\n  emailAddress\n  updatedAt\n}": types.OwnNotificationSettingsFragmentDoc,
    "query Notifications($limit: Int!, $filter: NotificationFilter!, $search: String) {\n  notifications(limit: $limit, filter: $filter, search: $search) {\n    id\n    type\n    title\n    message\n    category\n    priority\n    isRead\n    isArchived\n    timestamp\n    actionUrl\n    actionLabel\n    metadata {\n      appointmentId\n      contactMessageId\n    }\n  }\n}": types.NotificationsDocument,
    "\"The pages of the site that staff have written, for the command palette.\"\nquery PalettePages {\n  pages(status: published) {\n    id\n    title\n    slug\n  }\n  localPages {\n    id\n    title\n    slug\n  }\n}": types.PalettePagesDocument,
    "mutation AddPasskey($input: AddPasskeyInput!) {\n  addPasskey(input: $input) {\n    passkey {\n      ...PasskeyRow\n    }\n    codes\n  }\n}": types.AddPasskeyDocument,
    "fragment PasskeyRow on Passkey {\n  id\n  name\n  createdAt\n  lastUsedAt\n}": types.PasskeyRowFragmentDoc,
    "mutation StartPasskey($input: TwoStepPasswordInput!) {\n  startPasskey(input: $input) {\n    challenge\n    rpId\n    rpName\n    userHandle\n    username\n    algorithms\n    excluded\n  }\n}": types.StartPasskeyDocument,
    "query OwnPasswordRule {\n  passwordRule {\n    minLength\n    isStrong\n  }\n}": types.OwnPasswordRuleDocument,
    "mutation ConfirmTwoStep($input: SecondStepInput!) {\n  confirmTwoStep(input: $input) {\n    codes\n  }\n}": types.ConfirmTwoStepDocument,
    "mutation RenewRecoveryCodes($input: TwoStepPasswordInput!) {\n  renewRecoveryCodes(input: $input) {\n    codes\n  }\n}": types.RenewRecoveryCodesDocument,
    "mutation StartTwoStep($input: TwoStepPasswordInput!) {\n  startTwoStep(input: $input) {\n    secret\n    picture\n  }\n}": types.StartTwoStepDocument,
    "query TwoStep {\n  twoStep {\n    isOn\n    since\n    recoveryCodesLeft\n  }\n  passkeys {\n    ...PasskeyRow\n  }\n}": types.TwoStepDocument,
    "query SiteMenus {\n  header: menu(slug: \"header\") {\n    ...MenuTree\n  }\n  footer: menu(slug: \"footer\") {\n    ...MenuTree\n  }\n}\n\nfragment MenuTree on Menu {\n  id\n  items {\n    id\n    title\n    url\n    parentId\n    orderIndex\n    target\n  }\n}": types.SiteMenusDocument,
    "query SiteSettings {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": types.SiteSettingsDocument,
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
export function graphql(source: "mutation ClearNotifications {\n  clearNotifications\n}\n\nmutation DeleteNotification($id: ID!) {\n  deleteNotification(id: $id)\n}\n\nmutation EndTwoStep($input: TwoStepPasswordInput!) {\n  endTwoStep(input: $input)\n}\n\nmutation MarkAllNotificationsRead {\n  markAllNotificationsRead\n}\n\nquery NotificationSettings {\n  notificationSettings {\n    ...OwnNotificationSettings\n  }\n}\n\nmutation RemovePasskey($id: ID!, $input: TwoStepPasswordInput!) {\n  removePasskey(id: $id, input: $input)\n}\n\nmutation RenamePasskey($id: ID!, $input: RenamePasskeyInput!) {\n  renamePasskey(id: $id, input: $input) {\n    ...PasskeyRow\n  }\n}\n\nquery UnreadNotificationCount {\n  unreadNotificationCount\n}\n\nmutation UpdateNotificationSettings($input: UpdateNotificationSettingsInput!) {\n  updateNotificationSettings(input: $input) {\n    ...OwnNotificationSettings\n  }\n}"): (typeof documents)["mutation ClearNotifications {\n  clearNotifications\n}\n\nmutation DeleteNotification($id: ID!) {\n  deleteNotification(id: $id)\n}\n\nmutation EndTwoStep($input: TwoStepPasswordInput!) {\n  endTwoStep(input: $input)\n}\n\nmutation MarkAllNotificationsRead {\n  markAllNotificationsRead\n}\n\nquery NotificationSettings {\n  notificationSettings {\n    ...OwnNotificationSettings\n  }\n}\n\nmutation RemovePasskey($id: ID!, $input: TwoStepPasswordInput!) {\n  removePasskey(id: $id, input: $input)\n}\n\nmutation RenamePasskey($id: ID!, $input: RenamePasskeyInput!) {\n  renamePasskey(id: $id, input: $input) {\n    ...PasskeyRow\n  }\n}\n\nquery UnreadNotificationCount {\n  unreadNotificationCount\n}\n\nmutation UpdateNotificationSettings($input: UpdateNotificationSettingsInput!) {\n  updateNotificationSettings(input: $input) {\n    ...OwnNotificationSettings\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeNotification($id: ID!, $isRead: Boolean, $isArchived: Boolean) {\n  changeNotification(id: $id, isRead: $isRead, isArchived: $isArchived) {\n    id\n    isRead\n    isArchived\n  }\n}"): (typeof documents)["mutation ChangeNotification($id: ID!, $isRead: Boolean, $isArchived: Boolean) {\n  changeNotification(id: $id, isRead: $isRead, isArchived: $isArchived) {\n    id\n    isRead\n    isArchived\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnNotificationSettings on NotificationSettings {\n  enableBell\n  enableSound\n  enableDesktop\n  enableEmail\n  emailDigest\n  categories {\n    appointments\n    contacts\n    system\n    blog\n    users\n  }\n  priority {\n    low\n    medium\n    high\n    urgent\n  }\n  quietHours {\n    enabled\n    start\n    end\n  }\n  soundFile\n  emailAddress\n  updatedAt\n}"): (typeof documents)["fragment OwnNotificationSettings on NotificationSettings {\n  enableBell\n  enableSound\n  enableDesktop\n  enableEmail\n  emailDigest\n  categories {\n    appointments\n    contacts\n    system\n    blog\n    users\n  }\n  priority {\n    low\n    medium\n    high\n    urgent\n  }\n  quietHours {\n    enabled\n    start\n    end\n  }\n  soundFile\n  emailAddress\n  updatedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Notifications($limit: Int!, $filter: NotificationFilter!, $search: String) {\n  notifications(limit: $limit, filter: $filter, search: $search) {\n    id\n    type\n    title\n    message\n    category\n    priority\n    isRead\n    isArchived\n    timestamp\n    actionUrl\n    actionLabel\n    metadata {\n      appointmentId\n      contactMessageId\n    }\n  }\n}"): (typeof documents)["query Notifications($limit: Int!, $filter: NotificationFilter!, $search: String) {\n  notifications(limit: $limit, filter: $filter, search: $search) {\n    id\n    type\n    title\n    message\n    category\n    priority\n    isRead\n    isArchived\n    timestamp\n    actionUrl\n    actionLabel\n    metadata {\n      appointmentId\n      contactMessageId\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The pages of the site that staff have written, for the command palette.\"\nquery PalettePages {\n  pages(status: published) {\n    id\n    title\n    slug\n  }\n  localPages {\n    id\n    title\n    slug\n  }\n}"): (typeof documents)["\"The pages of the site that staff have written, for the command palette.\"\nquery PalettePages {\n  pages(status: published) {\n    id\n    title\n    slug\n  }\n  localPages {\n    id\n    title\n    slug\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddPasskey($input: AddPasskeyInput!) {\n  addPasskey(input: $input) {\n    passkey {\n      ...PasskeyRow\n    }\n    codes\n  }\n}"): (typeof documents)["mutation AddPasskey($input: AddPasskeyInput!) {\n  addPasskey(input: $input) {\n    passkey {\n      ...PasskeyRow\n    }\n    codes\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PasskeyRow on Passkey {\n  id\n  name\n  createdAt\n  lastUsedAt\n}"): (typeof documents)["fragment PasskeyRow on Passkey {\n  id\n  name\n  createdAt\n  lastUsedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartPasskey($input: TwoStepPasswordInput!) {\n  startPasskey(input: $input) {\n    challenge\n    rpId\n    rpName\n    userHandle\n    username\n    algorithms\n    excluded\n  }\n}"): (typeof documents)["mutation StartPasskey($input: TwoStepPasswordInput!) {\n  startPasskey(input: $input) {\n    challenge\n    rpId\n    rpName\n    userHandle\n    username\n    algorithms\n    excluded\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnPasswordRule {\n  passwordRule {\n    minLength\n    isStrong\n  }\n}"): (typeof documents)["query OwnPasswordRule {\n  passwordRule {\n    minLength\n    isStrong\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmTwoStep($input: SecondStepInput!) {\n  confirmTwoStep(input: $input) {\n    codes\n  }\n}"): (typeof documents)["mutation ConfirmTwoStep($input: SecondStepInput!) {\n  confirmTwoStep(input: $input) {\n    codes\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewRecoveryCodes($input: TwoStepPasswordInput!) {\n  renewRecoveryCodes(input: $input) {\n    codes\n  }\n}"): (typeof documents)["mutation RenewRecoveryCodes($input: TwoStepPasswordInput!) {\n  renewRecoveryCodes(input: $input) {\n    codes\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartTwoStep($input: TwoStepPasswordInput!) {\n  startTwoStep(input: $input) {\n    secret\n    picture\n  }\n}"): (typeof documents)["mutation StartTwoStep($input: TwoStepPasswordInput!) {\n  startTwoStep(input: $input) {\n    secret\n    picture\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TwoStep {\n  twoStep {\n    isOn\n    since\n    recoveryCodesLeft\n  }\n  passkeys {\n    ...PasskeyRow\n  }\n}"): (typeof documents)["query TwoStep {\n  twoStep {\n    isOn\n    since\n    recoveryCodesLeft\n  }\n  passkeys {\n    ...PasskeyRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SiteMenus {\n  header: menu(slug: \"header\") {\n    ...MenuTree\n  }\n  footer: menu(slug: \"footer\") {\n    ...MenuTree\n  }\n}\n\nfragment MenuTree on Menu {\n  id\n  items {\n    id\n    title\n    url\n    parentId\n    orderIndex\n    target\n  }\n}"): (typeof documents)["query SiteMenus {\n  header: menu(slug: \"header\") {\n    ...MenuTree\n  }\n  footer: menu(slug: \"footer\") {\n    ...MenuTree\n  }\n}\n\nfragment MenuTree on Menu {\n  id\n  items {\n    id\n    title\n    url\n    parentId\n    orderIndex\n    target\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SiteSettings {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"): (typeof documents)["query SiteSettings {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;