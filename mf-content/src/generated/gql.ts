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
    "query AccessMatrixUsers {\n  users {\n    id\n    role\n    isActive\n  }\n}": typeof types.AccessMatrixUsersDocument,
    "fragment AccessTokenRow on AccessToken {\n  id\n  name\n  scope\n  username\n  createdAt\n  expiresAt\n  lastUsedAt\n}": typeof types.AccessTokenRowFragmentDoc,
    "query AccessTokens($everybody: Boolean!) {\n  accessTokens(everybody: $everybody) {\n    ...AccessTokenRow\n  }\n}": typeof types.AccessTokensDocument,
    "mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    id\n    name\n    token\n  }\n}": typeof types.CreateAccessTokenDocument,
    "mutation RevokeAccessToken($id: ID!) {\n  revokeAccessToken(id: $id)\n}": typeof types.RevokeAccessTokenDocument,
    "fragment AuditEntryRow on AuditEntry {\n  id\n  at\n  action\n  entity\n  entityId\n  changedFields\n  username\n  address\n  isByToken\n  tokenName\n}": typeof types.AuditEntryRowFragmentDoc,
    "query AuditLogPeople {\n  users {\n    id\n    username\n  }\n}": typeof types.AuditLogPeopleDocument,
    "query AuditLog($filter: AuditFilter!, $page: Int!, $pageSize: Int!) {\n  auditEntries(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      ...AuditEntryRow\n    }\n    total\n  }\n}": typeof types.AuditLogDocument,
    "fragment BackupRow on Backup {\n  id\n  state\n  fileName\n  isAutomatic\n  isEncrypted\n  size\n  documents\n  progress\n  problem\n  createdBy\n  createdAt\n  checkedAt\n}": typeof types.BackupRowFragmentDoc,
    "query Backups {\n  backups {\n    ...BackupRow\n  }\n  backupPlan {\n    isEnabled\n    frequency\n    isEncrypted\n    retentionDays\n    nextOn\n  }\n}": typeof types.BackupsDocument,
    "mutation CheckBackup($id: ID!) {\n  checkBackup(id: $id) {\n    ...BackupRow\n  }\n}": typeof types.CheckBackupDocument,
    "mutation DeleteBackup($id: ID!) {\n  deleteBackup(id: $id)\n}": typeof types.DeleteBackupDocument,
    "mutation StartBackup {\n  startBackup {\n    ...BackupRow\n  }\n}": typeof types.StartBackupDocument,
    "query BlogCategories {\n  blogCategories {\n    ...BlogCategoryRow\n  }\n}": typeof types.BlogCategoriesDocument,
    "fragment BlogCategoryRow on BlogCategory {\n  id\n  name\n  slug\n  color\n  postCount\n  version\n}": typeof types.BlogCategoryRowFragmentDoc,
    "mutation CreateBlogCategory($input: CreateBlogCategoryInput!) {\n  createBlogCategory(input: $input) {\n    ...BlogCategoryRow\n  }\n}": typeof types.CreateBlogCategoryDocument,
    "mutation DeleteBlogCategory($id: ID!, $moveTo: ID) {\n  deleteBlogCategory(id: $id, moveTo: $moveTo)\n}": typeof types.DeleteBlogCategoryDocument,
    "mutation OrderBlogCategories($ids: [ID!]!) {\n  orderBlogCategories(ids: $ids) {\n    id\n  }\n}": typeof types.OrderBlogCategoriesDocument,
    "mutation UpdateBlogCategory($id: ID!, $input: UpdateBlogCategoryInput!) {\n  updateBlogCategory(id: $id, input: $input) {\n    ...BlogCategoryRow\n  }\n}": typeof types.UpdateBlogCategoryDocument,
    "query BlogPostToEdit($id: ID!) {\n  managedBlogPost(id: $id) {\n    ...EditedBlogPost\n  }\n}": typeof types.BlogPostToEditDocument,
    "query BlogSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": typeof types.BlogSiteDocument,
    "mutation CreateBlogPost($input: CreateBlogPostInput!) {\n  createBlogPost(input: $input) {\n    ...EditedBlogPost\n  }\n}": typeof types.CreateBlogPostDocument,
    "fragment KeptDraft on BlogPostDraft {\n  id\n  postId\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  baseVersion\n  savedBy\n  updatedAt\n  version\n}": typeof types.KeptDraftFragmentDoc,
    "mutation DeleteBlogPostDraft($id: ID!, $version: Int) {\n  deleteBlogPostDraft(id: $id, version: $version)\n}": typeof types.DeleteBlogPostDraftDocument,
    "mutation SaveBlogPostDraft($id: ID!, $input: SaveBlogPostDraftInput!) {\n  saveBlogPostDraft(id: $id, input: $input) {\n    ...KeptDraft\n  }\n}": typeof types.SaveBlogPostDraftDocument,
    "query StoredDraft($id: ID!) {\n  blogPostDraft(id: $id) {\n    ...KeptDraft\n  }\n}": typeof types.StoredDraftDocument,
    "fragment EditedBlogPost on BlogPost {\n  id\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  status\n  isPublished\n  publishedAt\n  unpublishAt\n  updatedAt\n  viewCount\n  version\n}": typeof types.EditedBlogPostFragmentDoc,
    "mutation CreateBlogPreviewLink($id: ID!, $input: CreateBlogPreviewLinkInput!) {\n  createBlogPreviewLink(id: $id, input: $input) {\n    path\n    expiresAt\n  }\n}": typeof types.CreateBlogPreviewLinkDocument,
    "mutation WithdrawBlogPreviewLinks($id: ID!) {\n  withdrawBlogPreviewLinks(id: $id)\n}": typeof types.WithdrawBlogPreviewLinksDocument,
    "query RedirectsToPosts($pageSize: Int) {\n  redirects(page: 1, pageSize: $pageSize) {\n    items {\n      id\n      fromUrl\n      toUrl\n      isActive\n      hitCount\n    }\n  }\n}": typeof types.RedirectsToPostsDocument,
    "query BlogPostRevision($id: ID!) {\n  blogPostRevision(id: $id) {\n    id\n    number\n    savedBy\n    createdAt\n    texts {\n      key\n      value\n    }\n    before {\n      key\n      value\n    }\n  }\n}": typeof types.BlogPostRevisionDocument,
    "query BlogPostRevisions($id: ID!) {\n  blogPostRevisions(id: $id) {\n    id\n    number\n    savedBy\n    createdAt\n    changes {\n      key\n      kind\n    }\n  }\n}": typeof types.BlogPostRevisionsDocument,
    "mutation UpdateBlogPost($id: ID!, $input: UpdateBlogPostInput!) {\n  updateBlogPost(id: $id, input: $input) {\n    ...EditedBlogPost\n  }\n}": typeof types.UpdateBlogPostDocument,
    "fragment BlogPostRow on ManagedBlogPost {\n  id\n  title\n  slug\n  category\n  author\n  status\n  isPublished\n  viewCount\n  publishedAt\n  unpublishAt\n  updatedAt\n  version\n}": typeof types.BlogPostRowFragmentDoc,
    "mutation BulkBlogPosts($operation: BulkBlogPostsOperation!, $ids: [ID!]!) {\n  bulkBlogPosts(operation: $operation, ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": typeof types.BulkBlogPostsDocument,
    "mutation DeleteBlogPost($id: ID!) {\n  deleteBlogPost(id: $id)\n}": typeof types.DeleteBlogPostDocument,
    "query ManagedBlogPosts($status: BlogPostStatus, $category: String, $search: String, $sort: BlogPostSort, $direction: SortDirection, $page: Int, $pageSize: Int) {\n  managedBlogPosts(\n    status: $status\n    category: $category\n    search: $search\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...BlogPostRow\n    }\n    total\n  }\n}": typeof types.ManagedBlogPostsDocument,
    "query ConsentEntries($filter: ConsentFilter!, $page: Int!, $pageSize: Int!) {\n  consentEntries(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      ...ConsentEntryRow\n    }\n    total\n  }\n}": typeof types.ConsentEntriesDocument,
    "fragment ConsentEntryRow on ConsentEntry {\n  id\n  text\n  state\n  origin\n  name\n  phone\n  email\n  isPersonErased\n  recordId\n  noticeVersion\n  sentenceVersion\n  categories {\n    analytics\n    marketing\n  }\n  givenAt\n  withdrawal {\n    withdrawnOn\n    channel\n    note\n    recordedBy\n    recordedAt\n  }\n}": typeof types.ConsentEntryRowFragmentDoc,
    "mutation RestoreConsent($id: ID!) {\n  restoreConsent(id: $id) {\n    ...ConsentEntryRow\n  }\n}": typeof types.RestoreConsentDocument,
    "mutation WithdrawConsent($id: ID!, $input: WithdrawConsentInput!) {\n  withdrawConsent(id: $id, input: $input) {\n    ...ConsentEntryRow\n  }\n}": typeof types.WithdrawConsentDocument,
    "query ContentRevisions($pageId: ContentPageId!) {\n  contentRevisions(pageId: $pageId) {\n    id\n    createdAt\n    author\n    description\n    isDraft\n    changes {\n      key\n      kind\n    }\n    texts {\n      key\n      value\n    }\n  }\n}": typeof types.ContentRevisionsDocument,
    "mutation CreateContentRevision($input: CreateContentRevisionInput!) {\n  createContentRevision(input: $input) {\n    id\n  }\n}": typeof types.CreateContentRevisionDocument,
    "mutation CreateDataBreach($input: CreateDataBreachInput!) {\n  createDataBreach(input: $input) {\n    ...DataBreachRow\n  }\n}": typeof types.CreateDataBreachDocument,
    "fragment DataBreachRow on DataBreach {\n  id\n  state\n  title\n  description\n  occurredAt\n  noticedAt\n  noticedBy\n  notifyBy\n  dataKinds\n  peopleKinds\n  peopleCount\n  measures\n  boardNotifiedAt\n  boardReference\n  boardNote\n  peopleNotifiedOn\n  peopleNote\n  closedBy\n  closedAt\n  version\n}": typeof types.DataBreachRowFragmentDoc,
    "query DataBreaches {\n  dataBreaches {\n    ...DataBreachRow\n  }\n}": typeof types.DataBreachesDocument,
    "mutation DeleteDataBreach($id: ID!) {\n  deleteDataBreach(id: $id)\n}": typeof types.DeleteDataBreachDocument,
    "mutation UpdateDataBreach($id: ID!, $input: UpdateDataBreachInput!) {\n  updateDataBreach(id: $id, input: $input) {\n    ...DataBreachRow\n  }\n}": typeof types.UpdateDataBreachDocument,
    "mutation CreateDataRequest($input: CreateDataRequestInput!) {\n  createDataRequest(input: $input) {\n    ...DataRequestRow\n  }\n}": typeof types.CreateDataRequestDocument,
    "fragment DataRequestRow on DataRequest {\n  id\n  kind\n  name\n  email\n  phone\n  channel\n  receivedOn\n  dueOn\n  details\n  identityCheck\n  identityCheckedBy\n  identityCheckedAt\n  answer\n  isClosed\n  closedBy\n  closedAt\n  version\n}": typeof types.DataRequestRowFragmentDoc,
    "query DataRequests {\n  dataRequests {\n    ...DataRequestRow\n  }\n}": typeof types.DataRequestsDocument,
    "query DestructionRecords($id: ID!) {\n  destructionRecords(id: $id) {\n    id\n    kind\n    count\n    keepReason\n    decidedBy\n    at\n  }\n}": typeof types.DestructionRecordsDocument,
    "mutation ErasePersonalData($id: ID!, $input: ErasePersonalDataInput!) {\n  erasePersonalData(id: $id, input: $input) {\n    erasedCount\n    keptCount\n    failures {\n      id\n      kind\n      message\n    }\n  }\n}": typeof types.ErasePersonalDataDocument,
    "query PersonalData($id: ID!) {\n  personalData(id: $id) {\n    id\n    kind\n    date\n    description\n    partOfId\n  }\n}": typeof types.PersonalDataDocument,
    "mutation UpdateDataRequest($id: ID!, $input: UpdateDataRequestInput!) {\n  updateDataRequest(id: $id, input: $input) {\n    ...DataRequestRow\n  }\n}": typeof types.UpdateDataRequestDocument,
    "\"Whether e-mails leave.\"\nquery MailState {\n  mailState {\n    problem\n  }\n}": typeof types.MailStateDocument,
    "query Outbox($state: OutboxState, $about: OutboxSubject, $addressRefuses: Boolean, $page: Int!, $pageSize: Int!) {\n  outbox(\n    state: $state\n    about: $about\n    addressRefuses: $addressRefuses\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...OutboxRow\n    }\n    total\n    addressRefusesTotal\n  }\n}\n\nmutation ResendOutboxEmail($id: ID!) {\n  resendOutboxEmail(id: $id) {\n    ...OutboxRow\n  }\n}\n\nfragment OutboxRow on OutboxEmail {\n  id\n  about\n  title\n  subjectId\n  recipientName\n  recipientEmail\n  state\n  reason\n  isAddressRefused\n  attempts\n  createdAt\n  dueAt\n  sentAt\n}": typeof types.OutboxDocument,
    "mutation CreateEmailTemplate($input: CreateEmailTemplateInput!) {\n  createEmailTemplate(input: $input) {\n    ...EmailTemplateRow\n  }\n}": typeof types.CreateEmailTemplateDocument,
    "mutation DeleteEmailTemplate($id: ID!, $force: Boolean) {\n  deleteEmailTemplate(id: $id, force: $force)\n}": typeof types.DeleteEmailTemplateDocument,
    "fragment EmailTemplateRow on EmailTemplate {\n  id\n  name\n  category\n  subject\n  heading\n  content\n  variables\n  isActive\n  isBuiltIn\n  isChanged\n  isSendable\n  version\n  createdAt\n  updatedAt\n}": typeof types.EmailTemplateRowFragmentDoc,
    "query EmailTemplates {\n  emailTemplates {\n    ...EmailTemplateRow\n  }\n}": typeof types.EmailTemplatesDocument,
    "query EmailTemplatePreview($id: ID, $input: EmailTemplatePreviewInput!) {\n  emailTemplatePreview(id: $id, input: $input) {\n    subject\n    content\n    text\n  }\n}": typeof types.EmailTemplatePreviewDocument,
    "\"Those that were made last, to fill a template in with.\"\nquery PreviewAppointments {\n  appointments(sort: createdAt, direction: desc, pageSize: 20) {\n    items {\n      id\n      childName\n      appointmentDate\n      appointmentTime\n    }\n  }\n}": typeof types.PreviewAppointmentsDocument,
    "mutation RestoreEmailTemplate($id: ID!, $version: Int!) {\n  restoreEmailTemplate(id: $id, version: $version) {\n    ...EmailTemplateRow\n  }\n}": typeof types.RestoreEmailTemplateDocument,
    "mutation TestEmailTemplate($id: ID!, $testEmail: String!) {\n  testEmailTemplate(id: $id, testEmail: $testEmail) {\n    success\n    message\n  }\n}": typeof types.TestEmailTemplateDocument,
    "mutation UpdateEmailTemplate($id: ID!, $input: UpdateEmailTemplateInput!) {\n  updateEmailTemplate(id: $id, input: $input) {\n    ...EmailTemplateRow\n  }\n}": typeof types.UpdateEmailTemplateDocument,
    "mutation TestEmailConnection($input: EmailConnectionInput!) {\n  testEmailConnection(input: $input) {\n    success\n    message\n  }\n}": typeof types.TestEmailConnectionDocument,
    "query EarlierLegalText($slug: String!, $version: String!) {\n  legalText(slug: $slug, version: $version) {\n    slug\n    title\n    bodyHtml\n    version\n  }\n}": typeof types.EarlierLegalTextDocument,
    "query LegalTextHistory($slug: String!) {\n  legalTextVersions(slug: $slug) {\n    version\n    changeNote\n    publishedAt\n    isInForce\n  }\n}": typeof types.LegalTextHistoryDocument,
    "query LegalTextsToEdit {\n  legalTexts {\n    slug\n    title\n    bodyHtml\n    version\n    changeNote\n    publishedAt\n  }\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": typeof types.LegalTextsToEditDocument,
    "mutation PublishLegalText($slug: String!, $input: PublishLegalTextInput!) {\n  publishLegalText(slug: $slug, input: $input) {\n    slug\n    title\n    bodyHtml\n    version\n    changeNote\n    publishedAt\n  }\n}": typeof types.PublishLegalTextDocument,
    "mutation DeleteMediaItem($id: ID!) {\n  deleteMediaItem(id: $id)\n}": typeof types.DeleteMediaItemDocument,
    "fragment MediaItemRow on MediaItem {\n  id\n  url\n  fileName\n  alt\n  tags\n  width\n  height\n  fileSize\n  focalX\n  focalY\n  createdAt\n  version\n}": typeof types.MediaItemRowFragmentDoc,
    "query MediaItems {\n  mediaItems {\n    ...MediaItemRow\n  }\n}": typeof types.MediaItemsDocument,
    "query MediaUses($id: ID!) {\n  mediaUses(id: $id) {\n    kind\n    title\n    path\n  }\n}": typeof types.MediaUsesDocument,
    "mutation UpdateMediaItem($id: ID!, $input: UpdateMediaItemInput!) {\n  updateMediaItem(id: $id, input: $input) {\n    ...MediaItemRow\n  }\n}": typeof types.UpdateMediaItemDocument,
    "mutation CreateMenuItem($input: CreateMenuItemInput!) {\n  createMenuItem(input: $input) {\n    ...MenuItemRow\n  }\n}": typeof types.CreateMenuItemDocument,
    "mutation CreateMenu($input: CreateMenuInput!) {\n  createMenu(input: $input) {\n    ...MenuRow\n  }\n}": typeof types.CreateMenuDocument,
    "mutation DeleteMenuItem($id: ID!) {\n  deleteMenuItem(id: $id)\n}": typeof types.DeleteMenuItemDocument,
    "mutation DeleteMenu($id: ID!) {\n  deleteMenu(id: $id)\n}": typeof types.DeleteMenuDocument,
    "query MenuPages {\n  pages {\n    id\n    title\n    slug\n    status\n  }\n}": typeof types.MenuPagesDocument,
    "fragment MenuItemRow on MenuItem {\n  id\n  title\n  url\n  menuId\n  parentId\n  orderIndex\n  isActive\n  target\n  pageId\n  type\n  version\n}\n\nfragment MenuRow on Menu {\n  id\n  name\n  slug\n  location\n  description\n  isActive\n  version\n  items {\n    ...MenuItemRow\n  }\n}": typeof types.MenuItemRowFragmentDoc,
    "query Menus {\n  menus(includeInactive: true) {\n    ...MenuRow\n  }\n}": typeof types.MenusDocument,
    "mutation ReorderMenuItems($input: ReorderMenuItemsInput!) {\n  reorderMenuItems(input: $input) {\n    ...MenuRow\n  }\n}": typeof types.ReorderMenuItemsDocument,
    "mutation UpdateMenuItem($id: ID!, $input: UpdateMenuItemInput!) {\n  updateMenuItem(id: $id, input: $input) {\n    ...MenuItemRow\n  }\n}": typeof types.UpdateMenuItemDocument,
    "mutation UpdateMenu($id: ID!, $input: UpdateMenuInput!) {\n  updateMenu(id: $id, input: $input) {\n    ...MenuRow\n  }\n}": typeof types.UpdateMenuDocument,
    "fragment AppointmentPageFields on AppointmentPageSettings {\n  title\n  slug\n  heroTitle\n  heroSubtitle\n  heroBadgeText\n  heroCtaText\n  heroCtaPhone\n  formTitle\n  formSubtitle\n  formPrivacyText\n  isActive\n  version\n}\n\nquery AppointmentPage {\n  appointmentPage {\n    ...AppointmentPageFields\n  }\n}": typeof types.AppointmentPageFieldsFragmentDoc,
    "mutation UpdateAppointmentPage($input: UpdateAppointmentPageInput!) {\n  updateAppointmentPage(input: $input) {\n    ...AppointmentPageFields\n  }\n}": typeof types.UpdateAppointmentPageDocument,
    "mutation BulkPages($operation: BulkPagesOperation!, $pageIds: [ID!]!, $data: BulkPagesData) {\n  bulkPages(operation: $operation, pageIds: $pageIds, data: $data) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": typeof types.BulkPagesDocument,
    "mutation CreatePage($input: CreatePageInput!) {\n  createPage(input: $input) {\n    ...PageRow\n  }\n}": typeof types.CreatePageDocument,
    "mutation DeletePage($id: ID!, $force: Boolean) {\n  deletePage(id: $id, force: $force)\n}": typeof types.DeletePageDocument,
    "mutation DuplicatePage($id: ID!) {\n  duplicatePage(id: $id) {\n    id\n  }\n}": typeof types.DuplicatePageDocument,
    "query ManagedPages {\n  pages {\n    ...PageRow\n  }\n}": typeof types.ManagedPagesDocument,
    "fragment PageRow on Page {\n  id\n  title\n  slug\n  content\n  excerpt\n  status\n  isHomepage\n  templateName\n  customCss\n  customJs\n  featuredImage\n  metaTitle\n  metaDescription\n  metaKeywords\n  version\n  updatedAt\n}": typeof types.PageRowFragmentDoc,
    "mutation SetHomepage($id: ID!) {\n  setHomepage(id: $id) {\n    id\n  }\n}": typeof types.SetHomepageDocument,
    "mutation UpdatePage($id: ID!, $input: UpdatePageInput!) {\n  updatePage(id: $id, input: $input) {\n    ...PageRow\n  }\n}": typeof types.UpdatePageDocument,
    "mutation CreateLocalPageTag($input: CreateMetaTagInput!) {\n  createMetaTag(input: $input) {\n    id\n  }\n}": typeof types.CreateLocalPageTagDocument,
    "mutation CreateLocalPage($input: CreateLocalPageInput!) {\n  createLocalPage(input: $input) {\n    ...LocalPageRow\n  }\n}": typeof types.CreateLocalPageDocument,
    "mutation DeleteLocalPage($id: ID!, $force: Boolean) {\n  deleteLocalPage(id: $id, force: $force)\n}": typeof types.DeleteLocalPageDocument,
    "fragment LocalPageRow on LocalPage {\n  id\n  cityName\n  slug\n  title\n  metaTitle\n  metaDescription\n  metaKeywords\n  heroTitle\n  heroSubtitle\n  heroDescription\n  heroFeatures\n  whyChooseUsTitle\n  whyChooseUsDescription\n  whyChooseUsItems\n  challengesTitle\n  challengesDescription\n  challengesProblems\n  challengesSolutions\n  contactTitle\n  contactDescription\n  distanceFromCorlu\n  specialFeature\n  population\n  childShare\n  schoolCount\n  familyCount\n  figuresSource\n  figuresYear\n  pageBlocks\n  isActive\n  version\n}": typeof types.LocalPageRowFragmentDoc,
    "query LocalPageTags {\n  metaTags {\n    id\n    pageKey\n    title\n    metaDescription\n    isActive\n  }\n}": typeof types.LocalPageTagsDocument,
    "query ManagedLocalPages {\n  localPages(includeInactive: true) {\n    ...LocalPageRow\n  }\n}": typeof types.ManagedLocalPagesDocument,
    "mutation UpdateLocalPage($id: ID!, $input: UpdateLocalPageInput!) {\n  updateLocalPage(id: $id, input: $input) {\n    ...LocalPageRow\n  }\n}": typeof types.UpdateLocalPageDocument,
    "query PagesSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": typeof types.PagesSiteDocument,
    "query ExpiredRecords($kind: RetentionClass!, $page: Int!, $pageSize: Int!) {\n  expiredRecords(kind: $kind, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      date\n      name\n      detail\n      isOnHold\n    }\n    total\n  }\n}": typeof types.ExpiredRecordsDocument,
    "fragment RetentionRunRow on RetentionRun {\n  id\n  state\n  startedBy\n  createdAt\n  endedAt\n  erased {\n    kind\n    count\n  }\n  onHold\n  problem\n}": typeof types.RetentionRunRowFragmentDoc,
    "query RetentionRuns {\n  retentionRuns {\n    ...RetentionRunRow\n  }\n}": typeof types.RetentionRunsDocument,
    "query Retention {\n  retention {\n    nextOn\n    classes {\n      kind\n      days\n      keptFrom\n      total\n      oldest\n      expired\n      onHold\n    }\n    selfExpiring {\n      kind\n      days\n    }\n  }\n}": typeof types.RetentionDocument,
    "mutation StartRetentionRun {\n  startRetentionRun {\n    ...RetentionRunRow\n  }\n}": typeof types.StartRetentionRunDocument,
    "mutation AcknowledgeAllSecurityAlerts {\n  acknowledgeAllSecurityAlerts {\n    acknowledged\n  }\n}": typeof types.AcknowledgeAllSecurityAlertsDocument,
    "mutation AcknowledgeSecurityAlert($id: ID!) {\n  acknowledgeSecurityAlert(id: $id) {\n    ...SecurityAlertRow\n  }\n}": typeof types.AcknowledgeSecurityAlertDocument,
    "fragment SecurityAlertRow on SecurityAlert {\n  id\n  kind\n  title\n  message\n  subjectKind\n  subject\n  subjectId\n  by\n  count\n  firstAt\n  lastAt\n  notified\n  acknowledgedAt\n  acknowledgedBy\n}": typeof types.SecurityAlertRowFragmentDoc,
    "query SecurityAlerts($state: SecurityAlertFilter!, $kind: SecurityAlertKind, $page: Int!, $pageSize: Int!) {\n  securityAlerts(state: $state, kind: $kind, page: $page, pageSize: $pageSize) {\n    items {\n      ...SecurityAlertRow\n    }\n    total\n  }\n}": typeof types.SecurityAlertsDocument,
    "query SecurityOverview {\n  securityOverview {\n    isEnabled\n    openAlerts\n    watched {\n      kind\n      watches\n      isOn\n    }\n    challengesToday {\n      asked\n      solved\n      failed\n    }\n    challengesThisWeek {\n      asked\n      solved\n      failed\n    }\n  }\n}": typeof types.SecurityOverviewDocument,
    "query SelfCheckReport($id: ID!) {\n  selfCheckReport(id: $id) {\n    id\n    outcomes {\n      key\n      state\n      checked\n      durationMs\n      note\n      faultCount\n      lastPassedAt\n      faults {\n        sentence\n        isNew\n        records {\n          place\n          recordId\n        }\n      }\n      mended {\n        sentence\n      }\n    }\n  }\n}": typeof types.SelfCheckReportDocument,
    "fragment SelfCheckRunRow on SelfCheckRun {\n  id\n  state\n  isNightly\n  startedBy\n  startedAt\n  finishedAt\n  current\n  outcomes {\n    key\n    state\n    newCount\n    mendedCount\n    durationMs\n  }\n}": typeof types.SelfCheckRunRowFragmentDoc,
    "query SelfCheckRuns {\n  selfCheckRuns {\n    ...SelfCheckRunRow\n  }\n}": typeof types.SelfCheckRunsDocument,
    "mutation StartSelfChecks {\n  startSelfChecks {\n    ...SelfCheckRunRow\n  }\n}": typeof types.StartSelfChecksDocument,
    "query EditedSettings {\n  siteSettings {\n    settingKey\n    settingValue\n    category\n  }\n  settingConditions {\n    settingKey\n    isSecretStored\n    unavailableReason\n  }\n}": typeof types.EditedSettingsDocument,
    "mutation SaveSettings($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      field\n      message\n      code\n    }\n    warnings {\n      message\n    }\n  }\n}": typeof types.SaveSettingsDocument,
    "query WinningTags {\n  metaTags {\n    id\n    pageKey\n    title\n    metaDescription\n    metaKeywords\n    isActive\n    isInitial\n  }\n}": typeof types.WinningTagsDocument,
    "query SettingHistory($category: String!, $pageSize: Int!) {\n  settingHistory(category: $category, pageSize: $pageSize) {\n    total\n    items {\n      id\n      settingKey\n      at\n      username\n      before\n      after\n    }\n  }\n}": typeof types.SettingHistoryDocument,
    "mutation UndoSettingChange($id: ID!) {\n  undoSettingChange(id: $id) {\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      message\n    }\n  }\n}": typeof types.UndoSettingChangeDocument,
    "fragment ExampleDataParts on ExampleData {\n  records {\n    kind\n    id\n    name\n    state\n    uses {\n      kind\n      count\n      names\n    }\n  }\n  removal {\n    state\n    problem\n  }\n}": typeof types.ExampleDataPartsFragmentDoc,
    "query ExampleData {\n  exampleData {\n    ...ExampleDataParts\n  }\n}": typeof types.ExampleDataDocument,
    "mutation RemoveExampleData {\n  removeExampleData {\n    ...ExampleDataParts\n  }\n}": typeof types.RemoveExampleDataDocument,
    "query SetupChecks {\n  legalTexts {\n    slug\n    bodyHtml\n  }\n  workingHours {\n    id\n    version\n  }\n  therapyServices(includeInactive: true) {\n    id\n    slug\n    version\n  }\n  users {\n    id\n  }\n}": typeof types.SetupChecksDocument,
    "mutation RetryFailedJobs($kind: String!) {\n  retryFailedJobs(kind: $kind) {\n    retried\n  }\n}": typeof types.RetryFailedJobsDocument,
    "query SystemHealth {\n  systemHealth {\n    services {\n      name\n      isUp\n      address\n      version\n      latencyMs\n    }\n    eventsBehind\n    jobs {\n      queued\n      waiting\n      running\n      dead\n    }\n    details {\n      measuredAt\n      version\n      nodeVersion\n      problems {\n        code\n        part\n        isFailure\n        subject\n      }\n      databaseState {\n        engine\n        version\n        roundTripMs\n        dataBytes\n        members {\n          name\n          state\n          isHealthy\n          isPrimary\n        }\n      }\n      consumers {\n        service\n        behind\n      }\n      stalledJobs {\n        kind\n        label\n        state\n        reason\n        count\n        oldestAt\n        canRetry\n      }\n      lateJobs\n      emails {\n        lastSentAt\n        waiting\n        failed\n      }\n      backups {\n        isEnabled\n        newest {\n          id\n          state\n          createdAt\n        }\n        verifiedAt\n        nextOn\n      }\n      gateways {\n        name\n        version\n        nodeVersion\n        startedAt\n        seenAt\n        memoryBytes\n        openStreams\n        databaseRoundTripMs\n        clockSkewMs\n        disk {\n          freeBytes\n          totalBytes\n        }\n        remotes {\n          name\n          version\n          isElsewhere\n          isUp\n        }\n        certificateEndsAt\n      }\n      migrations {\n        applied\n        last\n        lastAt\n      }\n    }\n  }\n}": typeof types.SystemHealthDocument,
    "mutation CreateTestimonial($input: CreateTestimonialInput!) {\n  createTestimonial(input: $input) {\n    ...TestimonialRow\n  }\n}": typeof types.CreateTestimonialDocument,
    "mutation DeleteTestimonial($id: ID!) {\n  deleteTestimonial(id: $id)\n}": typeof types.DeleteTestimonialDocument,
    "mutation OrderTestimonials($ids: [ID!]!) {\n  orderTestimonials(ids: $ids) {\n    id\n  }\n}": typeof types.OrderTestimonialsDocument,
    "fragment TestimonialRow on Testimonial {\n  id\n  clientName\n  clientTitle\n  content\n  rating\n  isActive\n  version\n}": typeof types.TestimonialRowFragmentDoc,
    "query Testimonials {\n  testimonials(includeInactive: true) {\n    ...TestimonialRow\n  }\n}": typeof types.TestimonialsDocument,
    "mutation UpdateTestimonial($id: ID!, $input: UpdateTestimonialInput!) {\n  updateTestimonial(id: $id, input: $input) {\n    ...TestimonialRow\n  }\n}": typeof types.UpdateTestimonialDocument,
    "mutation CreateInvitationLink($id: ID!) {\n  createInvitationLink(id: $id) {\n    path\n  }\n}": typeof types.CreateInvitationLinkDocument,
    "mutation CreateUser($input: CreateUserInput!) {\n  createUser(input: $input) {\n    ...UserRow\n  }\n}": typeof types.CreateUserDocument,
    "mutation DeleteUser($id: ID!) {\n  deleteUser(id: $id)\n}": typeof types.DeleteUserDocument,
    "query PasswordRule {\n  passwordRule {\n    minLength\n    isStrong\n  }\n}": typeof types.PasswordRuleDocument,
    "\"The addresses that refuse e-mails.\"\nquery RefusedAddresses {\n  refusedAddresses {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}": typeof types.RefusedAddressesDocument,
    "mutation RemoveTwoStep($id: ID!) {\n  removeTwoStep(id: $id)\n}": typeof types.RemoveTwoStepDocument,
    "mutation SendPasswordLink($id: ID!) {\n  sendPasswordLink(id: $id)\n}": typeof types.SendPasswordLinkDocument,
    "mutation SetUserPassword($id: ID!, $input: SetUserPasswordInput!) {\n  setUserPassword(id: $id, input: $input)\n}": typeof types.SetUserPasswordDocument,
    "mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {\n  updateUser(id: $id, input: $input) {\n    ...UserRow\n  }\n}": typeof types.UpdateUserDocument,
    "fragment UserRow on User {\n  id\n  username\n  email\n  role\n  isActive\n  lastLogin\n  invitedAt\n  hasTwoStep\n  createdAt\n  version\n}": typeof types.UserRowFragmentDoc,
    "query Users {\n  users {\n    ...UserRow\n  }\n}": typeof types.UsersDocument,
};
const documents: Documents = {
    "query AccessMatrixUsers {\n  users {\n    id\n    role\n    isActive\n  }\n}": types.AccessMatrixUsersDocument,
    "fragment AccessTokenRow on AccessToken {\n  id\n  name\n  scope\n  username\n  createdAt\n  expiresAt\n  lastUsedAt\n}": types.AccessTokenRowFragmentDoc,
    "query AccessTokens($everybody: Boolean!) {\n  accessTokens(everybody: $everybody) {\n    ...AccessTokenRow\n  }\n}": types.AccessTokensDocument,
    "mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    id\n    name\n    token\n  }\n}": types.CreateAccessTokenDocument,
    "mutation RevokeAccessToken($id: ID!) {\n  revokeAccessToken(id: $id)\n}": types.RevokeAccessTokenDocument,
    "fragment AuditEntryRow on AuditEntry {\n  id\n  at\n  action\n  entity\n  entityId\n  changedFields\n  username\n  address\n  isByToken\n  tokenName\n}": types.AuditEntryRowFragmentDoc,
    "query AuditLogPeople {\n  users {\n    id\n    username\n  }\n}": types.AuditLogPeopleDocument,
    "query AuditLog($filter: AuditFilter!, $page: Int!, $pageSize: Int!) {\n  auditEntries(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      ...AuditEntryRow\n    }\n    total\n  }\n}": types.AuditLogDocument,
    "fragment BackupRow on Backup {\n  id\n  state\n  fileName\n  isAutomatic\n  isEncrypted\n  size\n  documents\n  progress\n  problem\n  createdBy\n  createdAt\n  checkedAt\n}": types.BackupRowFragmentDoc,
    "query Backups {\n  backups {\n    ...BackupRow\n  }\n  backupPlan {\n    isEnabled\n    frequency\n    isEncrypted\n    retentionDays\n    nextOn\n  }\n}": types.BackupsDocument,
    "mutation CheckBackup($id: ID!) {\n  checkBackup(id: $id) {\n    ...BackupRow\n  }\n}": types.CheckBackupDocument,
    "mutation DeleteBackup($id: ID!) {\n  deleteBackup(id: $id)\n}": types.DeleteBackupDocument,
    "mutation StartBackup {\n  startBackup {\n    ...BackupRow\n  }\n}": types.StartBackupDocument,
    "query BlogCategories {\n  blogCategories {\n    ...BlogCategoryRow\n  }\n}": types.BlogCategoriesDocument,
    "fragment BlogCategoryRow on BlogCategory {\n  id\n  name\n  slug\n  color\n  postCount\n  version\n}": types.BlogCategoryRowFragmentDoc,
    "mutation CreateBlogCategory($input: CreateBlogCategoryInput!) {\n  createBlogCategory(input: $input) {\n    ...BlogCategoryRow\n  }\n}": types.CreateBlogCategoryDocument,
    "mutation DeleteBlogCategory($id: ID!, $moveTo: ID) {\n  deleteBlogCategory(id: $id, moveTo: $moveTo)\n}": types.DeleteBlogCategoryDocument,
    "mutation OrderBlogCategories($ids: [ID!]!) {\n  orderBlogCategories(ids: $ids) {\n    id\n  }\n}": types.OrderBlogCategoriesDocument,
    "mutation UpdateBlogCategory($id: ID!, $input: UpdateBlogCategoryInput!) {\n  updateBlogCategory(id: $id, input: $input) {\n    ...BlogCategoryRow\n  }\n}": types.UpdateBlogCategoryDocument,
    "query BlogPostToEdit($id: ID!) {\n  managedBlogPost(id: $id) {\n    ...EditedBlogPost\n  }\n}": types.BlogPostToEditDocument,
    "query BlogSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": types.BlogSiteDocument,
    "mutation CreateBlogPost($input: CreateBlogPostInput!) {\n  createBlogPost(input: $input) {\n    ...EditedBlogPost\n  }\n}": types.CreateBlogPostDocument,
    "fragment KeptDraft on BlogPostDraft {\n  id\n  postId\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  baseVersion\n  savedBy\n  updatedAt\n  version\n}": types.KeptDraftFragmentDoc,
    "mutation DeleteBlogPostDraft($id: ID!, $version: Int) {\n  deleteBlogPostDraft(id: $id, version: $version)\n}": types.DeleteBlogPostDraftDocument,
    "mutation SaveBlogPostDraft($id: ID!, $input: SaveBlogPostDraftInput!) {\n  saveBlogPostDraft(id: $id, input: $input) {\n    ...KeptDraft\n  }\n}": types.SaveBlogPostDraftDocument,
    "query StoredDraft($id: ID!) {\n  blogPostDraft(id: $id) {\n    ...KeptDraft\n  }\n}": types.StoredDraftDocument,
    "fragment EditedBlogPost on BlogPost {\n  id\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  status\n  isPublished\n  publishedAt\n  unpublishAt\n  updatedAt\n  viewCount\n  version\n}": types.EditedBlogPostFragmentDoc,
    "mutation CreateBlogPreviewLink($id: ID!, $input: CreateBlogPreviewLinkInput!) {\n  createBlogPreviewLink(id: $id, input: $input) {\n    path\n    expiresAt\n  }\n}": types.CreateBlogPreviewLinkDocument,
    "mutation WithdrawBlogPreviewLinks($id: ID!) {\n  withdrawBlogPreviewLinks(id: $id)\n}": types.WithdrawBlogPreviewLinksDocument,
    "query RedirectsToPosts($pageSize: Int) {\n  redirects(page: 1, pageSize: $pageSize) {\n    items {\n      id\n      fromUrl\n      toUrl\n      isActive\n      hitCount\n    }\n  }\n}": types.RedirectsToPostsDocument,
    "query BlogPostRevision($id: ID!) {\n  blogPostRevision(id: $id) {\n    id\n    number\n    savedBy\n    createdAt\n    texts {\n      key\n      value\n    }\n    before {\n      key\n      value\n    }\n  }\n}": types.BlogPostRevisionDocument,
    "query BlogPostRevisions($id: ID!) {\n  blogPostRevisions(id: $id) {\n    id\n    number\n    savedBy\n    createdAt\n    changes {\n      key\n      kind\n    }\n  }\n}": types.BlogPostRevisionsDocument,
    "mutation UpdateBlogPost($id: ID!, $input: UpdateBlogPostInput!) {\n  updateBlogPost(id: $id, input: $input) {\n    ...EditedBlogPost\n  }\n}": types.UpdateBlogPostDocument,
    "fragment BlogPostRow on ManagedBlogPost {\n  id\n  title\n  slug\n  category\n  author\n  status\n  isPublished\n  viewCount\n  publishedAt\n  unpublishAt\n  updatedAt\n  version\n}": types.BlogPostRowFragmentDoc,
    "mutation BulkBlogPosts($operation: BulkBlogPostsOperation!, $ids: [ID!]!) {\n  bulkBlogPosts(operation: $operation, ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": types.BulkBlogPostsDocument,
    "mutation DeleteBlogPost($id: ID!) {\n  deleteBlogPost(id: $id)\n}": types.DeleteBlogPostDocument,
    "query ManagedBlogPosts($status: BlogPostStatus, $category: String, $search: String, $sort: BlogPostSort, $direction: SortDirection, $page: Int, $pageSize: Int) {\n  managedBlogPosts(\n    status: $status\n    category: $category\n    search: $search\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...BlogPostRow\n    }\n    total\n  }\n}": types.ManagedBlogPostsDocument,
    "query ConsentEntries($filter: ConsentFilter!, $page: Int!, $pageSize: Int!) {\n  consentEntries(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      ...ConsentEntryRow\n    }\n    total\n  }\n}": types.ConsentEntriesDocument,
    "fragment ConsentEntryRow on ConsentEntry {\n  id\n  text\n  state\n  origin\n  name\n  phone\n  email\n  isPersonErased\n  recordId\n  noticeVersion\n  sentenceVersion\n  categories {\n    analytics\n    marketing\n  }\n  givenAt\n  withdrawal {\n    withdrawnOn\n    channel\n    note\n    recordedBy\n    recordedAt\n  }\n}": types.ConsentEntryRowFragmentDoc,
    "mutation RestoreConsent($id: ID!) {\n  restoreConsent(id: $id) {\n    ...ConsentEntryRow\n  }\n}": types.RestoreConsentDocument,
    "mutation WithdrawConsent($id: ID!, $input: WithdrawConsentInput!) {\n  withdrawConsent(id: $id, input: $input) {\n    ...ConsentEntryRow\n  }\n}": types.WithdrawConsentDocument,
    "query ContentRevisions($pageId: ContentPageId!) {\n  contentRevisions(pageId: $pageId) {\n    id\n    createdAt\n    author\n    description\n    isDraft\n    changes {\n      key\n      kind\n    }\n    texts {\n      key\n      value\n    }\n  }\n}": types.ContentRevisionsDocument,
    "mutation CreateContentRevision($input: CreateContentRevisionInput!) {\n  createContentRevision(input: $input) {\n    id\n  }\n}": types.CreateContentRevisionDocument,
    "mutation CreateDataBreach($input: CreateDataBreachInput!) {\n  createDataBreach(input: $input) {\n    ...DataBreachRow\n  }\n}": types.CreateDataBreachDocument,
    "fragment DataBreachRow on DataBreach {\n  id\n  state\n  title\n  description\n  occurredAt\n  noticedAt\n  noticedBy\n  notifyBy\n  dataKinds\n  peopleKinds\n  peopleCount\n  measures\n  boardNotifiedAt\n  boardReference\n  boardNote\n  peopleNotifiedOn\n  peopleNote\n  closedBy\n  closedAt\n  version\n}": types.DataBreachRowFragmentDoc,
    "query DataBreaches {\n  dataBreaches {\n    ...DataBreachRow\n  }\n}": types.DataBreachesDocument,
    "mutation DeleteDataBreach($id: ID!) {\n  deleteDataBreach(id: $id)\n}": types.DeleteDataBreachDocument,
    "mutation UpdateDataBreach($id: ID!, $input: UpdateDataBreachInput!) {\n  updateDataBreach(id: $id, input: $input) {\n    ...DataBreachRow\n  }\n}": types.UpdateDataBreachDocument,
    "mutation CreateDataRequest($input: CreateDataRequestInput!) {\n  createDataRequest(input: $input) {\n    ...DataRequestRow\n  }\n}": types.CreateDataRequestDocument,
    "fragment DataRequestRow on DataRequest {\n  id\n  kind\n  name\n  email\n  phone\n  channel\n  receivedOn\n  dueOn\n  details\n  identityCheck\n  identityCheckedBy\n  identityCheckedAt\n  answer\n  isClosed\n  closedBy\n  closedAt\n  version\n}": types.DataRequestRowFragmentDoc,
    "query DataRequests {\n  dataRequests {\n    ...DataRequestRow\n  }\n}": types.DataRequestsDocument,
    "query DestructionRecords($id: ID!) {\n  destructionRecords(id: $id) {\n    id\n    kind\n    count\n    keepReason\n    decidedBy\n    at\n  }\n}": types.DestructionRecordsDocument,
    "mutation ErasePersonalData($id: ID!, $input: ErasePersonalDataInput!) {\n  erasePersonalData(id: $id, input: $input) {\n    erasedCount\n    keptCount\n    failures {\n      id\n      kind\n      message\n    }\n  }\n}": types.ErasePersonalDataDocument,
    "query PersonalData($id: ID!) {\n  personalData(id: $id) {\n    id\n    kind\n    date\n    description\n    partOfId\n  }\n}": types.PersonalDataDocument,
    "mutation UpdateDataRequest($id: ID!, $input: UpdateDataRequestInput!) {\n  updateDataRequest(id: $id, input: $input) {\n    ...DataRequestRow\n  }\n}": types.UpdateDataRequestDocument,
    "\"Whether e-mails leave.\"\nquery MailState {\n  mailState {\n    problem\n  }\n}": types.MailStateDocument,
    "query Outbox($state: OutboxState, $about: OutboxSubject, $addressRefuses: Boolean, $page: Int!, $pageSize: Int!) {\n  outbox(\n    state: $state\n    about: $about\n    addressRefuses: $addressRefuses\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...OutboxRow\n    }\n    total\n    addressRefusesTotal\n  }\n}\n\nmutation ResendOutboxEmail($id: ID!) {\n  resendOutboxEmail(id: $id) {\n    ...OutboxRow\n  }\n}\n\nfragment OutboxRow on OutboxEmail {\n  id\n  about\n  title\n  subjectId\n  recipientName\n  recipientEmail\n  state\n  reason\n  isAddressRefused\n  attempts\n  createdAt\n  dueAt\n  sentAt\n}": types.OutboxDocument,
    "mutation CreateEmailTemplate($input: CreateEmailTemplateInput!) {\n  createEmailTemplate(input: $input) {\n    ...EmailTemplateRow\n  }\n}": types.CreateEmailTemplateDocument,
    "mutation DeleteEmailTemplate($id: ID!, $force: Boolean) {\n  deleteEmailTemplate(id: $id, force: $force)\n}": types.DeleteEmailTemplateDocument,
    "fragment EmailTemplateRow on EmailTemplate {\n  id\n  name\n  category\n  subject\n  heading\n  content\n  variables\n  isActive\n  isBuiltIn\n  isChanged\n  isSendable\n  version\n  createdAt\n  updatedAt\n}": types.EmailTemplateRowFragmentDoc,
    "query EmailTemplates {\n  emailTemplates {\n    ...EmailTemplateRow\n  }\n}": types.EmailTemplatesDocument,
    "query EmailTemplatePreview($id: ID, $input: EmailTemplatePreviewInput!) {\n  emailTemplatePreview(id: $id, input: $input) {\n    subject\n    content\n    text\n  }\n}": types.EmailTemplatePreviewDocument,
    "\"Those that were made last, to fill a template in with.\"\nquery PreviewAppointments {\n  appointments(sort: createdAt, direction: desc, pageSize: 20) {\n    items {\n      id\n      childName\n      appointmentDate\n      appointmentTime\n    }\n  }\n}": types.PreviewAppointmentsDocument,
    "mutation RestoreEmailTemplate($id: ID!, $version: Int!) {\n  restoreEmailTemplate(id: $id, version: $version) {\n    ...EmailTemplateRow\n  }\n}": types.RestoreEmailTemplateDocument,
    "mutation TestEmailTemplate($id: ID!, $testEmail: String!) {\n  testEmailTemplate(id: $id, testEmail: $testEmail) {\n    success\n    message\n  }\n}": types.TestEmailTemplateDocument,
    "mutation UpdateEmailTemplate($id: ID!, $input: UpdateEmailTemplateInput!) {\n  updateEmailTemplate(id: $id, input: $input) {\n    ...EmailTemplateRow\n  }\n}": types.UpdateEmailTemplateDocument,
    "mutation TestEmailConnection($input: EmailConnectionInput!) {\n  testEmailConnection(input: $input) {\n    success\n    message\n  }\n}": types.TestEmailConnectionDocument,
    "query EarlierLegalText($slug: String!, $version: String!) {\n  legalText(slug: $slug, version: $version) {\n    slug\n    title\n    bodyHtml\n    version\n  }\n}": types.EarlierLegalTextDocument,
    "query LegalTextHistory($slug: String!) {\n  legalTextVersions(slug: $slug) {\n    version\n    changeNote\n    publishedAt\n    isInForce\n  }\n}": types.LegalTextHistoryDocument,
    "query LegalTextsToEdit {\n  legalTexts {\n    slug\n    title\n    bodyHtml\n    version\n    changeNote\n    publishedAt\n  }\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": types.LegalTextsToEditDocument,
    "mutation PublishLegalText($slug: String!, $input: PublishLegalTextInput!) {\n  publishLegalText(slug: $slug, input: $input) {\n    slug\n    title\n    bodyHtml\n    version\n    changeNote\n    publishedAt\n  }\n}": types.PublishLegalTextDocument,
    "mutation DeleteMediaItem($id: ID!) {\n  deleteMediaItem(id: $id)\n}": types.DeleteMediaItemDocument,
    "fragment MediaItemRow on MediaItem {\n  id\n  url\n  fileName\n  alt\n  tags\n  width\n  height\n  fileSize\n  focalX\n  focalY\n  createdAt\n  version\n}": types.MediaItemRowFragmentDoc,
    "query MediaItems {\n  mediaItems {\n    ...MediaItemRow\n  }\n}": types.MediaItemsDocument,
    "query MediaUses($id: ID!) {\n  mediaUses(id: $id) {\n    kind\n    title\n    path\n  }\n}": types.MediaUsesDocument,
    "mutation UpdateMediaItem($id: ID!, $input: UpdateMediaItemInput!) {\n  updateMediaItem(id: $id, input: $input) {\n    ...MediaItemRow\n  }\n}": types.UpdateMediaItemDocument,
    "mutation CreateMenuItem($input: CreateMenuItemInput!) {\n  createMenuItem(input: $input) {\n    ...MenuItemRow\n  }\n}": types.CreateMenuItemDocument,
    "mutation CreateMenu($input: CreateMenuInput!) {\n  createMenu(input: $input) {\n    ...MenuRow\n  }\n}": types.CreateMenuDocument,
    "mutation DeleteMenuItem($id: ID!) {\n  deleteMenuItem(id: $id)\n}": types.DeleteMenuItemDocument,
    "mutation DeleteMenu($id: ID!) {\n  deleteMenu(id: $id)\n}": types.DeleteMenuDocument,
    "query MenuPages {\n  pages {\n    id\n    title\n    slug\n    status\n  }\n}": types.MenuPagesDocument,
    "fragment MenuItemRow on MenuItem {\n  id\n  title\n  url\n  menuId\n  parentId\n  orderIndex\n  isActive\n  target\n  pageId\n  type\n  version\n}\n\nfragment MenuRow on Menu {\n  id\n  name\n  slug\n  location\n  description\n  isActive\n  version\n  items {\n    ...MenuItemRow\n  }\n}": types.MenuItemRowFragmentDoc,
    "query Menus {\n  menus(includeInactive: true) {\n    ...MenuRow\n  }\n}": types.MenusDocument,
    "mutation ReorderMenuItems($input: ReorderMenuItemsInput!) {\n  reorderMenuItems(input: $input) {\n    ...MenuRow\n  }\n}": types.ReorderMenuItemsDocument,
    "mutation UpdateMenuItem($id: ID!, $input: UpdateMenuItemInput!) {\n  updateMenuItem(id: $id, input: $input) {\n    ...MenuItemRow\n  }\n}": types.UpdateMenuItemDocument,
    "mutation UpdateMenu($id: ID!, $input: UpdateMenuInput!) {\n  updateMenu(id: $id, input: $input) {\n    ...MenuRow\n  }\n}": types.UpdateMenuDocument,
    "fragment AppointmentPageFields on AppointmentPageSettings {\n  title\n  slug\n  heroTitle\n  heroSubtitle\n  heroBadgeText\n  heroCtaText\n  heroCtaPhone\n  formTitle\n  formSubtitle\n  formPrivacyText\n  isActive\n  version\n}\n\nquery AppointmentPage {\n  appointmentPage {\n    ...AppointmentPageFields\n  }\n}": types.AppointmentPageFieldsFragmentDoc,
    "mutation UpdateAppointmentPage($input: UpdateAppointmentPageInput!) {\n  updateAppointmentPage(input: $input) {\n    ...AppointmentPageFields\n  }\n}": types.UpdateAppointmentPageDocument,
    "mutation BulkPages($operation: BulkPagesOperation!, $pageIds: [ID!]!, $data: BulkPagesData) {\n  bulkPages(operation: $operation, pageIds: $pageIds, data: $data) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": types.BulkPagesDocument,
    "mutation CreatePage($input: CreatePageInput!) {\n  createPage(input: $input) {\n    ...PageRow\n  }\n}": types.CreatePageDocument,
    "mutation DeletePage($id: ID!, $force: Boolean) {\n  deletePage(id: $id, force: $force)\n}": types.DeletePageDocument,
    "mutation DuplicatePage($id: ID!) {\n  duplicatePage(id: $id) {\n    id\n  }\n}": types.DuplicatePageDocument,
    "query ManagedPages {\n  pages {\n    ...PageRow\n  }\n}": types.ManagedPagesDocument,
    "fragment PageRow on Page {\n  id\n  title\n  slug\n  content\n  excerpt\n  status\n  isHomepage\n  templateName\n  customCss\n  customJs\n  featuredImage\n  metaTitle\n  metaDescription\n  metaKeywords\n  version\n  updatedAt\n}": types.PageRowFragmentDoc,
    "mutation SetHomepage($id: ID!) {\n  setHomepage(id: $id) {\n    id\n  }\n}": types.SetHomepageDocument,
    "mutation UpdatePage($id: ID!, $input: UpdatePageInput!) {\n  updatePage(id: $id, input: $input) {\n    ...PageRow\n  }\n}": types.UpdatePageDocument,
    "mutation CreateLocalPageTag($input: CreateMetaTagInput!) {\n  createMetaTag(input: $input) {\n    id\n  }\n}": types.CreateLocalPageTagDocument,
    "mutation CreateLocalPage($input: CreateLocalPageInput!) {\n  createLocalPage(input: $input) {\n    ...LocalPageRow\n  }\n}": types.CreateLocalPageDocument,
    "mutation DeleteLocalPage($id: ID!, $force: Boolean) {\n  deleteLocalPage(id: $id, force: $force)\n}": types.DeleteLocalPageDocument,
    "fragment LocalPageRow on LocalPage {\n  id\n  cityName\n  slug\n  title\n  metaTitle\n  metaDescription\n  metaKeywords\n  heroTitle\n  heroSubtitle\n  heroDescription\n  heroFeatures\n  whyChooseUsTitle\n  whyChooseUsDescription\n  whyChooseUsItems\n  challengesTitle\n  challengesDescription\n  challengesProblems\n  challengesSolutions\n  contactTitle\n  contactDescription\n  distanceFromCorlu\n  specialFeature\n  population\n  childShare\n  schoolCount\n  familyCount\n  figuresSource\n  figuresYear\n  pageBlocks\n  isActive\n  version\n}": types.LocalPageRowFragmentDoc,
    "query LocalPageTags {\n  metaTags {\n    id\n    pageKey\n    title\n    metaDescription\n    isActive\n  }\n}": types.LocalPageTagsDocument,
    "query ManagedLocalPages {\n  localPages(includeInactive: true) {\n    ...LocalPageRow\n  }\n}": types.ManagedLocalPagesDocument,
    "mutation UpdateLocalPage($id: ID!, $input: UpdateLocalPageInput!) {\n  updateLocalPage(id: $id, input: $input) {\n    ...LocalPageRow\n  }\n}": types.UpdateLocalPageDocument,
    "query PagesSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": types.PagesSiteDocument,
    "query ExpiredRecords($kind: RetentionClass!, $page: Int!, $pageSize: Int!) {\n  expiredRecords(kind: $kind, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      date\n      name\n      detail\n      isOnHold\n    }\n    total\n  }\n}": types.ExpiredRecordsDocument,
    "fragment RetentionRunRow on RetentionRun {\n  id\n  state\n  startedBy\n  createdAt\n  endedAt\n  erased {\n    kind\n    count\n  }\n  onHold\n  problem\n}": types.RetentionRunRowFragmentDoc,
    "query RetentionRuns {\n  retentionRuns {\n    ...RetentionRunRow\n  }\n}": types.RetentionRunsDocument,
    "query Retention {\n  retention {\n    nextOn\n    classes {\n      kind\n      days\n      keptFrom\n      total\n      oldest\n      expired\n      onHold\n    }\n    selfExpiring {\n      kind\n      days\n    }\n  }\n}": types.RetentionDocument,
    "mutation StartRetentionRun {\n  startRetentionRun {\n    ...RetentionRunRow\n  }\n}": types.StartRetentionRunDocument,
    "mutation AcknowledgeAllSecurityAlerts {\n  acknowledgeAllSecurityAlerts {\n    acknowledged\n  }\n}": types.AcknowledgeAllSecurityAlertsDocument,
    "mutation AcknowledgeSecurityAlert($id: ID!) {\n  acknowledgeSecurityAlert(id: $id) {\n    ...SecurityAlertRow\n  }\n}": types.AcknowledgeSecurityAlertDocument,
    "fragment SecurityAlertRow on SecurityAlert {\n  id\n  kind\n  title\n  message\n  subjectKind\n  subject\n  subjectId\n  by\n  count\n  firstAt\n  lastAt\n  notified\n  acknowledgedAt\n  acknowledgedBy\n}": types.SecurityAlertRowFragmentDoc,
    "query SecurityAlerts($state: SecurityAlertFilter!, $kind: SecurityAlertKind, $page: Int!, $pageSize: Int!) {\n  securityAlerts(state: $state, kind: $kind, page: $page, pageSize: $pageSize) {\n    items {\n      ...SecurityAlertRow\n    }\n    total\n  }\n}": types.SecurityAlertsDocument,
    "query SecurityOverview {\n  securityOverview {\n    isEnabled\n    openAlerts\n    watched {\n      kind\n      watches\n      isOn\n    }\n    challengesToday {\n      asked\n      solved\n      failed\n    }\n    challengesThisWeek {\n      asked\n      solved\n      failed\n    }\n  }\n}": types.SecurityOverviewDocument,
    "query SelfCheckReport($id: ID!) {\n  selfCheckReport(id: $id) {\n    id\n    outcomes {\n      key\n      state\n      checked\n      durationMs\n      note\n      faultCount\n      lastPassedAt\n      faults {\n        sentence\n        isNew\n        records {\n          place\n          recordId\n        }\n      }\n      mended {\n        sentence\n      }\n    }\n  }\n}": types.SelfCheckReportDocument,
    "fragment SelfCheckRunRow on SelfCheckRun {\n  id\n  state\n  isNightly\n  startedBy\n  startedAt\n  finishedAt\n  current\n  outcomes {\n    key\n    state\n    newCount\n    mendedCount\n    durationMs\n  }\n}": types.SelfCheckRunRowFragmentDoc,
    "query SelfCheckRuns {\n  selfCheckRuns {\n    ...SelfCheckRunRow\n  }\n}": types.SelfCheckRunsDocument,
    "mutation StartSelfChecks {\n  startSelfChecks {\n    ...SelfCheckRunRow\n  }\n}": types.StartSelfChecksDocument,
    "query EditedSettings {\n  siteSettings {\n    settingKey\n    settingValue\n    category\n  }\n  settingConditions {\n    settingKey\n    isSecretStored\n    unavailableReason\n  }\n}": types.EditedSettingsDocument,
    "mutation SaveSettings($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      field\n      message\n      code\n    }\n    warnings {\n      message\n    }\n  }\n}": types.SaveSettingsDocument,
    "query WinningTags {\n  metaTags {\n    id\n    pageKey\n    title\n    metaDescription\n    metaKeywords\n    isActive\n    isInitial\n  }\n}": types.WinningTagsDocument,
    "query SettingHistory($category: String!, $pageSize: Int!) {\n  settingHistory(category: $category, pageSize: $pageSize) {\n    total\n    items {\n      id\n      settingKey\n      at\n      username\n      before\n      after\n    }\n  }\n}": types.SettingHistoryDocument,
    "mutation UndoSettingChange($id: ID!) {\n  undoSettingChange(id: $id) {\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      message\n    }\n  }\n}": types.UndoSettingChangeDocument,
    "fragment ExampleDataParts on ExampleData {\n  records {\n    kind\n    id\n    name\n    state\n    uses {\n      kind\n      count\n      names\n    }\n  }\n  removal {\n    state\n    problem\n  }\n}": types.ExampleDataPartsFragmentDoc,
    "query ExampleData {\n  exampleData {\n    ...ExampleDataParts\n  }\n}": types.ExampleDataDocument,
    "mutation RemoveExampleData {\n  removeExampleData {\n    ...ExampleDataParts\n  }\n}": types.RemoveExampleDataDocument,
    "query SetupChecks {\n  legalTexts {\n    slug\n    bodyHtml\n  }\n  workingHours {\n    id\n    version\n  }\n  therapyServices(includeInactive: true) {\n    id\n    slug\n    version\n  }\n  users {\n    id\n  }\n}": types.SetupChecksDocument,
    "mutation RetryFailedJobs($kind: String!) {\n  retryFailedJobs(kind: $kind) {\n    retried\n  }\n}": types.RetryFailedJobsDocument,
    "query SystemHealth {\n  systemHealth {\n    services {\n      name\n      isUp\n      address\n      version\n      latencyMs\n    }\n    eventsBehind\n    jobs {\n      queued\n      waiting\n      running\n      dead\n    }\n    details {\n      measuredAt\n      version\n      nodeVersion\n      problems {\n        code\n        part\n        isFailure\n        subject\n      }\n      databaseState {\n        engine\n        version\n        roundTripMs\n        dataBytes\n        members {\n          name\n          state\n          isHealthy\n          isPrimary\n        }\n      }\n      consumers {\n        service\n        behind\n      }\n      stalledJobs {\n        kind\n        label\n        state\n        reason\n        count\n        oldestAt\n        canRetry\n      }\n      lateJobs\n      emails {\n        lastSentAt\n        waiting\n        failed\n      }\n      backups {\n        isEnabled\n        newest {\n          id\n          state\n          createdAt\n        }\n        verifiedAt\n        nextOn\n      }\n      gateways {\n        name\n        version\n        nodeVersion\n        startedAt\n        seenAt\n        memoryBytes\n        openStreams\n        databaseRoundTripMs\n        clockSkewMs\n        disk {\n          freeBytes\n          totalBytes\n        }\n        remotes {\n          name\n          version\n          isElsewhere\n          isUp\n        }\n        certificateEndsAt\n      }\n      migrations {\n        applied\n        last\n        lastAt\n      }\n    }\n  }\n}": types.SystemHealthDocument,
    "mutation CreateTestimonial($input: CreateTestimonialInput!) {\n  createTestimonial(input: $input) {\n    ...TestimonialRow\n  }\n}": types.CreateTestimonialDocument,
    "mutation DeleteTestimonial($id: ID!) {\n  deleteTestimonial(id: $id)\n}": types.DeleteTestimonialDocument,
    "mutation OrderTestimonials($ids: [ID!]!) {\n  orderTestimonials(ids: $ids) {\n    id\n  }\n}": types.OrderTestimonialsDocument,
    "fragment TestimonialRow on Testimonial {\n  id\n  clientName\n  clientTitle\n  content\n  rating\n  isActive\n  version\n}": types.TestimonialRowFragmentDoc,
    "query Testimonials {\n  testimonials(includeInactive: true) {\n    ...TestimonialRow\n  }\n}": types.TestimonialsDocument,
    "mutation UpdateTestimonial($id: ID!, $input: UpdateTestimonialInput!) {\n  updateTestimonial(id: $id, input: $input) {\n    ...TestimonialRow\n  }\n}": types.UpdateTestimonialDocument,
    "mutation CreateInvitationLink($id: ID!) {\n  createInvitationLink(id: $id) {\n    path\n  }\n}": types.CreateInvitationLinkDocument,
    "mutation CreateUser($input: CreateUserInput!) {\n  createUser(input: $input) {\n    ...UserRow\n  }\n}": types.CreateUserDocument,
    "mutation DeleteUser($id: ID!) {\n  deleteUser(id: $id)\n}": types.DeleteUserDocument,
    "query PasswordRule {\n  passwordRule {\n    minLength\n    isStrong\n  }\n}": types.PasswordRuleDocument,
    "\"The addresses that refuse e-mails.\"\nquery RefusedAddresses {\n  refusedAddresses {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}": types.RefusedAddressesDocument,
    "mutation RemoveTwoStep($id: ID!) {\n  removeTwoStep(id: $id)\n}": types.RemoveTwoStepDocument,
    "mutation SendPasswordLink($id: ID!) {\n  sendPasswordLink(id: $id)\n}": types.SendPasswordLinkDocument,
    "mutation SetUserPassword($id: ID!, $input: SetUserPasswordInput!) {\n  setUserPassword(id: $id, input: $input)\n}": types.SetUserPasswordDocument,
    "mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {\n  updateUser(id: $id, input: $input) {\n    ...UserRow\n  }\n}": types.UpdateUserDocument,
    "fragment UserRow on User {\n  id\n  username\n  email\n  role\n  isActive\n  lastLogin\n  invitedAt\n  hasTwoStep\n  createdAt\n  version\n}": types.UserRowFragmentDoc,
    "query Users {\n  users {\n    ...UserRow\n  }\n}": types.UsersDocument,
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
export function graphql(source: "query AccessMatrixUsers {\n  users {\n    id\n    role\n    isActive\n  }\n}"): (typeof documents)["query AccessMatrixUsers {\n  users {\n    id\n    role\n    isActive\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AccessTokenRow on AccessToken {\n  id\n  name\n  scope\n  username\n  createdAt\n  expiresAt\n  lastUsedAt\n}"): (typeof documents)["fragment AccessTokenRow on AccessToken {\n  id\n  name\n  scope\n  username\n  createdAt\n  expiresAt\n  lastUsedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccessTokens($everybody: Boolean!) {\n  accessTokens(everybody: $everybody) {\n    ...AccessTokenRow\n  }\n}"): (typeof documents)["query AccessTokens($everybody: Boolean!) {\n  accessTokens(everybody: $everybody) {\n    ...AccessTokenRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    id\n    name\n    token\n  }\n}"): (typeof documents)["mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    id\n    name\n    token\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeAccessToken($id: ID!) {\n  revokeAccessToken(id: $id)\n}"): (typeof documents)["mutation RevokeAccessToken($id: ID!) {\n  revokeAccessToken(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AuditEntryRow on AuditEntry {\n  id\n  at\n  action\n  entity\n  entityId\n  changedFields\n  username\n  address\n  isByToken\n  tokenName\n}"): (typeof documents)["fragment AuditEntryRow on AuditEntry {\n  id\n  at\n  action\n  entity\n  entityId\n  changedFields\n  username\n  address\n  isByToken\n  tokenName\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuditLogPeople {\n  users {\n    id\n    username\n  }\n}"): (typeof documents)["query AuditLogPeople {\n  users {\n    id\n    username\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuditLog($filter: AuditFilter!, $page: Int!, $pageSize: Int!) {\n  auditEntries(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      ...AuditEntryRow\n    }\n    total\n  }\n}"): (typeof documents)["query AuditLog($filter: AuditFilter!, $page: Int!, $pageSize: Int!) {\n  auditEntries(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      ...AuditEntryRow\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BackupRow on Backup {\n  id\n  state\n  fileName\n  isAutomatic\n  isEncrypted\n  size\n  documents\n  progress\n  problem\n  createdBy\n  createdAt\n  checkedAt\n}"): (typeof documents)["fragment BackupRow on Backup {\n  id\n  state\n  fileName\n  isAutomatic\n  isEncrypted\n  size\n  documents\n  progress\n  problem\n  createdBy\n  createdAt\n  checkedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Backups {\n  backups {\n    ...BackupRow\n  }\n  backupPlan {\n    isEnabled\n    frequency\n    isEncrypted\n    retentionDays\n    nextOn\n  }\n}"): (typeof documents)["query Backups {\n  backups {\n    ...BackupRow\n  }\n  backupPlan {\n    isEnabled\n    frequency\n    isEncrypted\n    retentionDays\n    nextOn\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CheckBackup($id: ID!) {\n  checkBackup(id: $id) {\n    ...BackupRow\n  }\n}"): (typeof documents)["mutation CheckBackup($id: ID!) {\n  checkBackup(id: $id) {\n    ...BackupRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteBackup($id: ID!) {\n  deleteBackup(id: $id)\n}"): (typeof documents)["mutation DeleteBackup($id: ID!) {\n  deleteBackup(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartBackup {\n  startBackup {\n    ...BackupRow\n  }\n}"): (typeof documents)["mutation StartBackup {\n  startBackup {\n    ...BackupRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlogCategories {\n  blogCategories {\n    ...BlogCategoryRow\n  }\n}"): (typeof documents)["query BlogCategories {\n  blogCategories {\n    ...BlogCategoryRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BlogCategoryRow on BlogCategory {\n  id\n  name\n  slug\n  color\n  postCount\n  version\n}"): (typeof documents)["fragment BlogCategoryRow on BlogCategory {\n  id\n  name\n  slug\n  color\n  postCount\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBlogCategory($input: CreateBlogCategoryInput!) {\n  createBlogCategory(input: $input) {\n    ...BlogCategoryRow\n  }\n}"): (typeof documents)["mutation CreateBlogCategory($input: CreateBlogCategoryInput!) {\n  createBlogCategory(input: $input) {\n    ...BlogCategoryRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteBlogCategory($id: ID!, $moveTo: ID) {\n  deleteBlogCategory(id: $id, moveTo: $moveTo)\n}"): (typeof documents)["mutation DeleteBlogCategory($id: ID!, $moveTo: ID) {\n  deleteBlogCategory(id: $id, moveTo: $moveTo)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OrderBlogCategories($ids: [ID!]!) {\n  orderBlogCategories(ids: $ids) {\n    id\n  }\n}"): (typeof documents)["mutation OrderBlogCategories($ids: [ID!]!) {\n  orderBlogCategories(ids: $ids) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBlogCategory($id: ID!, $input: UpdateBlogCategoryInput!) {\n  updateBlogCategory(id: $id, input: $input) {\n    ...BlogCategoryRow\n  }\n}"): (typeof documents)["mutation UpdateBlogCategory($id: ID!, $input: UpdateBlogCategoryInput!) {\n  updateBlogCategory(id: $id, input: $input) {\n    ...BlogCategoryRow\n  }\n}"];
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
export function graphql(source: "fragment KeptDraft on BlogPostDraft {\n  id\n  postId\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  baseVersion\n  savedBy\n  updatedAt\n  version\n}"): (typeof documents)["fragment KeptDraft on BlogPostDraft {\n  id\n  postId\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  baseVersion\n  savedBy\n  updatedAt\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteBlogPostDraft($id: ID!, $version: Int) {\n  deleteBlogPostDraft(id: $id, version: $version)\n}"): (typeof documents)["mutation DeleteBlogPostDraft($id: ID!, $version: Int) {\n  deleteBlogPostDraft(id: $id, version: $version)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveBlogPostDraft($id: ID!, $input: SaveBlogPostDraftInput!) {\n  saveBlogPostDraft(id: $id, input: $input) {\n    ...KeptDraft\n  }\n}"): (typeof documents)["mutation SaveBlogPostDraft($id: ID!, $input: SaveBlogPostDraftInput!) {\n  saveBlogPostDraft(id: $id, input: $input) {\n    ...KeptDraft\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StoredDraft($id: ID!) {\n  blogPostDraft(id: $id) {\n    ...KeptDraft\n  }\n}"): (typeof documents)["query StoredDraft($id: ID!) {\n  blogPostDraft(id: $id) {\n    ...KeptDraft\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EditedBlogPost on BlogPost {\n  id\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  status\n  isPublished\n  publishedAt\n  unpublishAt\n  updatedAt\n  viewCount\n  version\n}"): (typeof documents)["fragment EditedBlogPost on BlogPost {\n  id\n  title\n  slug\n  category\n  excerpt\n  content\n  author\n  featuredImage\n  featuredImageAlt\n  metaTitle\n  metaDescription\n  status\n  isPublished\n  publishedAt\n  unpublishAt\n  updatedAt\n  viewCount\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBlogPreviewLink($id: ID!, $input: CreateBlogPreviewLinkInput!) {\n  createBlogPreviewLink(id: $id, input: $input) {\n    path\n    expiresAt\n  }\n}"): (typeof documents)["mutation CreateBlogPreviewLink($id: ID!, $input: CreateBlogPreviewLinkInput!) {\n  createBlogPreviewLink(id: $id, input: $input) {\n    path\n    expiresAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawBlogPreviewLinks($id: ID!) {\n  withdrawBlogPreviewLinks(id: $id)\n}"): (typeof documents)["mutation WithdrawBlogPreviewLinks($id: ID!) {\n  withdrawBlogPreviewLinks(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RedirectsToPosts($pageSize: Int) {\n  redirects(page: 1, pageSize: $pageSize) {\n    items {\n      id\n      fromUrl\n      toUrl\n      isActive\n      hitCount\n    }\n  }\n}"): (typeof documents)["query RedirectsToPosts($pageSize: Int) {\n  redirects(page: 1, pageSize: $pageSize) {\n    items {\n      id\n      fromUrl\n      toUrl\n      isActive\n      hitCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlogPostRevision($id: ID!) {\n  blogPostRevision(id: $id) {\n    id\n    number\n    savedBy\n    createdAt\n    texts {\n      key\n      value\n    }\n    before {\n      key\n      value\n    }\n  }\n}"): (typeof documents)["query BlogPostRevision($id: ID!) {\n  blogPostRevision(id: $id) {\n    id\n    number\n    savedBy\n    createdAt\n    texts {\n      key\n      value\n    }\n    before {\n      key\n      value\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlogPostRevisions($id: ID!) {\n  blogPostRevisions(id: $id) {\n    id\n    number\n    savedBy\n    createdAt\n    changes {\n      key\n      kind\n    }\n  }\n}"): (typeof documents)["query BlogPostRevisions($id: ID!) {\n  blogPostRevisions(id: $id) {\n    id\n    number\n    savedBy\n    createdAt\n    changes {\n      key\n      kind\n    }\n  }\n}"];
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
export function graphql(source: "query ConsentEntries($filter: ConsentFilter!, $page: Int!, $pageSize: Int!) {\n  consentEntries(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      ...ConsentEntryRow\n    }\n    total\n  }\n}"): (typeof documents)["query ConsentEntries($filter: ConsentFilter!, $page: Int!, $pageSize: Int!) {\n  consentEntries(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      ...ConsentEntryRow\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ConsentEntryRow on ConsentEntry {\n  id\n  text\n  state\n  origin\n  name\n  phone\n  email\n  isPersonErased\n  recordId\n  noticeVersion\n  sentenceVersion\n  categories {\n    analytics\n    marketing\n  }\n  givenAt\n  withdrawal {\n    withdrawnOn\n    channel\n    note\n    recordedBy\n    recordedAt\n  }\n}"): (typeof documents)["fragment ConsentEntryRow on ConsentEntry {\n  id\n  text\n  state\n  origin\n  name\n  phone\n  email\n  isPersonErased\n  recordId\n  noticeVersion\n  sentenceVersion\n  categories {\n    analytics\n    marketing\n  }\n  givenAt\n  withdrawal {\n    withdrawnOn\n    channel\n    note\n    recordedBy\n    recordedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreConsent($id: ID!) {\n  restoreConsent(id: $id) {\n    ...ConsentEntryRow\n  }\n}"): (typeof documents)["mutation RestoreConsent($id: ID!) {\n  restoreConsent(id: $id) {\n    ...ConsentEntryRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawConsent($id: ID!, $input: WithdrawConsentInput!) {\n  withdrawConsent(id: $id, input: $input) {\n    ...ConsentEntryRow\n  }\n}"): (typeof documents)["mutation WithdrawConsent($id: ID!, $input: WithdrawConsentInput!) {\n  withdrawConsent(id: $id, input: $input) {\n    ...ConsentEntryRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContentRevisions($pageId: ContentPageId!) {\n  contentRevisions(pageId: $pageId) {\n    id\n    createdAt\n    author\n    description\n    isDraft\n    changes {\n      key\n      kind\n    }\n    texts {\n      key\n      value\n    }\n  }\n}"): (typeof documents)["query ContentRevisions($pageId: ContentPageId!) {\n  contentRevisions(pageId: $pageId) {\n    id\n    createdAt\n    author\n    description\n    isDraft\n    changes {\n      key\n      kind\n    }\n    texts {\n      key\n      value\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateContentRevision($input: CreateContentRevisionInput!) {\n  createContentRevision(input: $input) {\n    id\n  }\n}"): (typeof documents)["mutation CreateContentRevision($input: CreateContentRevisionInput!) {\n  createContentRevision(input: $input) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDataBreach($input: CreateDataBreachInput!) {\n  createDataBreach(input: $input) {\n    ...DataBreachRow\n  }\n}"): (typeof documents)["mutation CreateDataBreach($input: CreateDataBreachInput!) {\n  createDataBreach(input: $input) {\n    ...DataBreachRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DataBreachRow on DataBreach {\n  id\n  state\n  title\n  description\n  occurredAt\n  noticedAt\n  noticedBy\n  notifyBy\n  dataKinds\n  peopleKinds\n  peopleCount\n  measures\n  boardNotifiedAt\n  boardReference\n  boardNote\n  peopleNotifiedOn\n  peopleNote\n  closedBy\n  closedAt\n  version\n}"): (typeof documents)["fragment DataBreachRow on DataBreach {\n  id\n  state\n  title\n  description\n  occurredAt\n  noticedAt\n  noticedBy\n  notifyBy\n  dataKinds\n  peopleKinds\n  peopleCount\n  measures\n  boardNotifiedAt\n  boardReference\n  boardNote\n  peopleNotifiedOn\n  peopleNote\n  closedBy\n  closedAt\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataBreaches {\n  dataBreaches {\n    ...DataBreachRow\n  }\n}"): (typeof documents)["query DataBreaches {\n  dataBreaches {\n    ...DataBreachRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteDataBreach($id: ID!) {\n  deleteDataBreach(id: $id)\n}"): (typeof documents)["mutation DeleteDataBreach($id: ID!) {\n  deleteDataBreach(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateDataBreach($id: ID!, $input: UpdateDataBreachInput!) {\n  updateDataBreach(id: $id, input: $input) {\n    ...DataBreachRow\n  }\n}"): (typeof documents)["mutation UpdateDataBreach($id: ID!, $input: UpdateDataBreachInput!) {\n  updateDataBreach(id: $id, input: $input) {\n    ...DataBreachRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDataRequest($input: CreateDataRequestInput!) {\n  createDataRequest(input: $input) {\n    ...DataRequestRow\n  }\n}"): (typeof documents)["mutation CreateDataRequest($input: CreateDataRequestInput!) {\n  createDataRequest(input: $input) {\n    ...DataRequestRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DataRequestRow on DataRequest {\n  id\n  kind\n  name\n  email\n  phone\n  channel\n  receivedOn\n  dueOn\n  details\n  identityCheck\n  identityCheckedBy\n  identityCheckedAt\n  answer\n  isClosed\n  closedBy\n  closedAt\n  version\n}"): (typeof documents)["fragment DataRequestRow on DataRequest {\n  id\n  kind\n  name\n  email\n  phone\n  channel\n  receivedOn\n  dueOn\n  details\n  identityCheck\n  identityCheckedBy\n  identityCheckedAt\n  answer\n  isClosed\n  closedBy\n  closedAt\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataRequests {\n  dataRequests {\n    ...DataRequestRow\n  }\n}"): (typeof documents)["query DataRequests {\n  dataRequests {\n    ...DataRequestRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DestructionRecords($id: ID!) {\n  destructionRecords(id: $id) {\n    id\n    kind\n    count\n    keepReason\n    decidedBy\n    at\n  }\n}"): (typeof documents)["query DestructionRecords($id: ID!) {\n  destructionRecords(id: $id) {\n    id\n    kind\n    count\n    keepReason\n    decidedBy\n    at\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ErasePersonalData($id: ID!, $input: ErasePersonalDataInput!) {\n  erasePersonalData(id: $id, input: $input) {\n    erasedCount\n    keptCount\n    failures {\n      id\n      kind\n      message\n    }\n  }\n}"): (typeof documents)["mutation ErasePersonalData($id: ID!, $input: ErasePersonalDataInput!) {\n  erasePersonalData(id: $id, input: $input) {\n    erasedCount\n    keptCount\n    failures {\n      id\n      kind\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonalData($id: ID!) {\n  personalData(id: $id) {\n    id\n    kind\n    date\n    description\n    partOfId\n  }\n}"): (typeof documents)["query PersonalData($id: ID!) {\n  personalData(id: $id) {\n    id\n    kind\n    date\n    description\n    partOfId\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateDataRequest($id: ID!, $input: UpdateDataRequestInput!) {\n  updateDataRequest(id: $id, input: $input) {\n    ...DataRequestRow\n  }\n}"): (typeof documents)["mutation UpdateDataRequest($id: ID!, $input: UpdateDataRequestInput!) {\n  updateDataRequest(id: $id, input: $input) {\n    ...DataRequestRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"Whether e-mails leave.\"\nquery MailState {\n  mailState {\n    problem\n  }\n}"): (typeof documents)["\"Whether e-mails leave.\"\nquery MailState {\n  mailState {\n    problem\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Outbox($state: OutboxState, $about: OutboxSubject, $addressRefuses: Boolean, $page: Int!, $pageSize: Int!) {\n  outbox(\n    state: $state\n    about: $about\n    addressRefuses: $addressRefuses\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...OutboxRow\n    }\n    total\n    addressRefusesTotal\n  }\n}\n\nmutation ResendOutboxEmail($id: ID!) {\n  resendOutboxEmail(id: $id) {\n    ...OutboxRow\n  }\n}\n\nfragment OutboxRow on OutboxEmail {\n  id\n  about\n  title\n  subjectId\n  recipientName\n  recipientEmail\n  state\n  reason\n  isAddressRefused\n  attempts\n  createdAt\n  dueAt\n  sentAt\n}"): (typeof documents)["query Outbox($state: OutboxState, $about: OutboxSubject, $addressRefuses: Boolean, $page: Int!, $pageSize: Int!) {\n  outbox(\n    state: $state\n    about: $about\n    addressRefuses: $addressRefuses\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...OutboxRow\n    }\n    total\n    addressRefusesTotal\n  }\n}\n\nmutation ResendOutboxEmail($id: ID!) {\n  resendOutboxEmail(id: $id) {\n    ...OutboxRow\n  }\n}\n\nfragment OutboxRow on OutboxEmail {\n  id\n  about\n  title\n  subjectId\n  recipientName\n  recipientEmail\n  state\n  reason\n  isAddressRefused\n  attempts\n  createdAt\n  dueAt\n  sentAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateEmailTemplate($input: CreateEmailTemplateInput!) {\n  createEmailTemplate(input: $input) {\n    ...EmailTemplateRow\n  }\n}"): (typeof documents)["mutation CreateEmailTemplate($input: CreateEmailTemplateInput!) {\n  createEmailTemplate(input: $input) {\n    ...EmailTemplateRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteEmailTemplate($id: ID!, $force: Boolean) {\n  deleteEmailTemplate(id: $id, force: $force)\n}"): (typeof documents)["mutation DeleteEmailTemplate($id: ID!, $force: Boolean) {\n  deleteEmailTemplate(id: $id, force: $force)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EmailTemplateRow on EmailTemplate {\n  id\n  name\n  category\n  subject\n  heading\n  content\n  variables\n  isActive\n  isBuiltIn\n  isChanged\n  isSendable\n  version\n  createdAt\n  updatedAt\n}"): (typeof documents)["fragment EmailTemplateRow on EmailTemplate {\n  id\n  name\n  category\n  subject\n  heading\n  content\n  variables\n  isActive\n  isBuiltIn\n  isChanged\n  isSendable\n  version\n  createdAt\n  updatedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmailTemplates {\n  emailTemplates {\n    ...EmailTemplateRow\n  }\n}"): (typeof documents)["query EmailTemplates {\n  emailTemplates {\n    ...EmailTemplateRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmailTemplatePreview($id: ID, $input: EmailTemplatePreviewInput!) {\n  emailTemplatePreview(id: $id, input: $input) {\n    subject\n    content\n    text\n  }\n}"): (typeof documents)["query EmailTemplatePreview($id: ID, $input: EmailTemplatePreviewInput!) {\n  emailTemplatePreview(id: $id, input: $input) {\n    subject\n    content\n    text\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"Those that were made last, to fill a template in with.\"\nquery PreviewAppointments {\n  appointments(sort: createdAt, direction: desc, pageSize: 20) {\n    items {\n      id\n      childName\n      appointmentDate\n      appointmentTime\n    }\n  }\n}"): (typeof documents)["\"Those that were made last, to fill a template in with.\"\nquery PreviewAppointments {\n  appointments(sort: createdAt, direction: desc, pageSize: 20) {\n    items {\n      id\n      childName\n      appointmentDate\n      appointmentTime\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreEmailTemplate($id: ID!, $version: Int!) {\n  restoreEmailTemplate(id: $id, version: $version) {\n    ...EmailTemplateRow\n  }\n}"): (typeof documents)["mutation RestoreEmailTemplate($id: ID!, $version: Int!) {\n  restoreEmailTemplate(id: $id, version: $version) {\n    ...EmailTemplateRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TestEmailTemplate($id: ID!, $testEmail: String!) {\n  testEmailTemplate(id: $id, testEmail: $testEmail) {\n    success\n    message\n  }\n}"): (typeof documents)["mutation TestEmailTemplate($id: ID!, $testEmail: String!) {\n  testEmailTemplate(id: $id, testEmail: $testEmail) {\n    success\n    message\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateEmailTemplate($id: ID!, $input: UpdateEmailTemplateInput!) {\n  updateEmailTemplate(id: $id, input: $input) {\n    ...EmailTemplateRow\n  }\n}"): (typeof documents)["mutation UpdateEmailTemplate($id: ID!, $input: UpdateEmailTemplateInput!) {\n  updateEmailTemplate(id: $id, input: $input) {\n    ...EmailTemplateRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TestEmailConnection($input: EmailConnectionInput!) {\n  testEmailConnection(input: $input) {\n    success\n    message\n  }\n}"): (typeof documents)["mutation TestEmailConnection($input: EmailConnectionInput!) {\n  testEmailConnection(input: $input) {\n    success\n    message\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EarlierLegalText($slug: String!, $version: String!) {\n  legalText(slug: $slug, version: $version) {\n    slug\n    title\n    bodyHtml\n    version\n  }\n}"): (typeof documents)["query EarlierLegalText($slug: String!, $version: String!) {\n  legalText(slug: $slug, version: $version) {\n    slug\n    title\n    bodyHtml\n    version\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LegalTextHistory($slug: String!) {\n  legalTextVersions(slug: $slug) {\n    version\n    changeNote\n    publishedAt\n    isInForce\n  }\n}"): (typeof documents)["query LegalTextHistory($slug: String!) {\n  legalTextVersions(slug: $slug) {\n    version\n    changeNote\n    publishedAt\n    isInForce\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LegalTextsToEdit {\n  legalTexts {\n    slug\n    title\n    bodyHtml\n    version\n    changeNote\n    publishedAt\n  }\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"): (typeof documents)["query LegalTextsToEdit {\n  legalTexts {\n    slug\n    title\n    bodyHtml\n    version\n    changeNote\n    publishedAt\n  }\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishLegalText($slug: String!, $input: PublishLegalTextInput!) {\n  publishLegalText(slug: $slug, input: $input) {\n    slug\n    title\n    bodyHtml\n    version\n    changeNote\n    publishedAt\n  }\n}"): (typeof documents)["mutation PublishLegalText($slug: String!, $input: PublishLegalTextInput!) {\n  publishLegalText(slug: $slug, input: $input) {\n    slug\n    title\n    bodyHtml\n    version\n    changeNote\n    publishedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteMediaItem($id: ID!) {\n  deleteMediaItem(id: $id)\n}"): (typeof documents)["mutation DeleteMediaItem($id: ID!) {\n  deleteMediaItem(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MediaItemRow on MediaItem {\n  id\n  url\n  fileName\n  alt\n  tags\n  width\n  height\n  fileSize\n  focalX\n  focalY\n  createdAt\n  version\n}"): (typeof documents)["fragment MediaItemRow on MediaItem {\n  id\n  url\n  fileName\n  alt\n  tags\n  width\n  height\n  fileSize\n  focalX\n  focalY\n  createdAt\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MediaItems {\n  mediaItems {\n    ...MediaItemRow\n  }\n}"): (typeof documents)["query MediaItems {\n  mediaItems {\n    ...MediaItemRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MediaUses($id: ID!) {\n  mediaUses(id: $id) {\n    kind\n    title\n    path\n  }\n}"): (typeof documents)["query MediaUses($id: ID!) {\n  mediaUses(id: $id) {\n    kind\n    title\n    path\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateMediaItem($id: ID!, $input: UpdateMediaItemInput!) {\n  updateMediaItem(id: $id, input: $input) {\n    ...MediaItemRow\n  }\n}"): (typeof documents)["mutation UpdateMediaItem($id: ID!, $input: UpdateMediaItemInput!) {\n  updateMediaItem(id: $id, input: $input) {\n    ...MediaItemRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateMenuItem($input: CreateMenuItemInput!) {\n  createMenuItem(input: $input) {\n    ...MenuItemRow\n  }\n}"): (typeof documents)["mutation CreateMenuItem($input: CreateMenuItemInput!) {\n  createMenuItem(input: $input) {\n    ...MenuItemRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateMenu($input: CreateMenuInput!) {\n  createMenu(input: $input) {\n    ...MenuRow\n  }\n}"): (typeof documents)["mutation CreateMenu($input: CreateMenuInput!) {\n  createMenu(input: $input) {\n    ...MenuRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteMenuItem($id: ID!) {\n  deleteMenuItem(id: $id)\n}"): (typeof documents)["mutation DeleteMenuItem($id: ID!) {\n  deleteMenuItem(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteMenu($id: ID!) {\n  deleteMenu(id: $id)\n}"): (typeof documents)["mutation DeleteMenu($id: ID!) {\n  deleteMenu(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MenuPages {\n  pages {\n    id\n    title\n    slug\n    status\n  }\n}"): (typeof documents)["query MenuPages {\n  pages {\n    id\n    title\n    slug\n    status\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MenuItemRow on MenuItem {\n  id\n  title\n  url\n  menuId\n  parentId\n  orderIndex\n  isActive\n  target\n  pageId\n  type\n  version\n}\n\nfragment MenuRow on Menu {\n  id\n  name\n  slug\n  location\n  description\n  isActive\n  version\n  items {\n    ...MenuItemRow\n  }\n}"): (typeof documents)["fragment MenuItemRow on MenuItem {\n  id\n  title\n  url\n  menuId\n  parentId\n  orderIndex\n  isActive\n  target\n  pageId\n  type\n  version\n}\n\nfragment MenuRow on Menu {\n  id\n  name\n  slug\n  location\n  description\n  isActive\n  version\n  items {\n    ...MenuItemRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Menus {\n  menus(includeInactive: true) {\n    ...MenuRow\n  }\n}"): (typeof documents)["query Menus {\n  menus(includeInactive: true) {\n    ...MenuRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReorderMenuItems($input: ReorderMenuItemsInput!) {\n  reorderMenuItems(input: $input) {\n    ...MenuRow\n  }\n}"): (typeof documents)["mutation ReorderMenuItems($input: ReorderMenuItemsInput!) {\n  reorderMenuItems(input: $input) {\n    ...MenuRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateMenuItem($id: ID!, $input: UpdateMenuItemInput!) {\n  updateMenuItem(id: $id, input: $input) {\n    ...MenuItemRow\n  }\n}"): (typeof documents)["mutation UpdateMenuItem($id: ID!, $input: UpdateMenuItemInput!) {\n  updateMenuItem(id: $id, input: $input) {\n    ...MenuItemRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateMenu($id: ID!, $input: UpdateMenuInput!) {\n  updateMenu(id: $id, input: $input) {\n    ...MenuRow\n  }\n}"): (typeof documents)["mutation UpdateMenu($id: ID!, $input: UpdateMenuInput!) {\n  updateMenu(id: $id, input: $input) {\n    ...MenuRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AppointmentPageFields on AppointmentPageSettings {\n  title\n  slug\n  heroTitle\n  heroSubtitle\n  heroBadgeText\n  heroCtaText\n  heroCtaPhone\n  formTitle\n  formSubtitle\n  formPrivacyText\n  isActive\n  version\n}\n\nquery AppointmentPage {\n  appointmentPage {\n    ...AppointmentPageFields\n  }\n}"): (typeof documents)["fragment AppointmentPageFields on AppointmentPageSettings {\n  title\n  slug\n  heroTitle\n  heroSubtitle\n  heroBadgeText\n  heroCtaText\n  heroCtaPhone\n  formTitle\n  formSubtitle\n  formPrivacyText\n  isActive\n  version\n}\n\nquery AppointmentPage {\n  appointmentPage {\n    ...AppointmentPageFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAppointmentPage($input: UpdateAppointmentPageInput!) {\n  updateAppointmentPage(input: $input) {\n    ...AppointmentPageFields\n  }\n}"): (typeof documents)["mutation UpdateAppointmentPage($input: UpdateAppointmentPageInput!) {\n  updateAppointmentPage(input: $input) {\n    ...AppointmentPageFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BulkPages($operation: BulkPagesOperation!, $pageIds: [ID!]!, $data: BulkPagesData) {\n  bulkPages(operation: $operation, pageIds: $pageIds, data: $data) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}"): (typeof documents)["mutation BulkPages($operation: BulkPagesOperation!, $pageIds: [ID!]!, $data: BulkPagesData) {\n  bulkPages(operation: $operation, pageIds: $pageIds, data: $data) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePage($input: CreatePageInput!) {\n  createPage(input: $input) {\n    ...PageRow\n  }\n}"): (typeof documents)["mutation CreatePage($input: CreatePageInput!) {\n  createPage(input: $input) {\n    ...PageRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePage($id: ID!, $force: Boolean) {\n  deletePage(id: $id, force: $force)\n}"): (typeof documents)["mutation DeletePage($id: ID!, $force: Boolean) {\n  deletePage(id: $id, force: $force)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DuplicatePage($id: ID!) {\n  duplicatePage(id: $id) {\n    id\n  }\n}"): (typeof documents)["mutation DuplicatePage($id: ID!) {\n  duplicatePage(id: $id) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ManagedPages {\n  pages {\n    ...PageRow\n  }\n}"): (typeof documents)["query ManagedPages {\n  pages {\n    ...PageRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PageRow on Page {\n  id\n  title\n  slug\n  content\n  excerpt\n  status\n  isHomepage\n  templateName\n  customCss\n  customJs\n  featuredImage\n  metaTitle\n  metaDescription\n  metaKeywords\n  version\n  updatedAt\n}"): (typeof documents)["fragment PageRow on Page {\n  id\n  title\n  slug\n  content\n  excerpt\n  status\n  isHomepage\n  templateName\n  customCss\n  customJs\n  featuredImage\n  metaTitle\n  metaDescription\n  metaKeywords\n  version\n  updatedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetHomepage($id: ID!) {\n  setHomepage(id: $id) {\n    id\n  }\n}"): (typeof documents)["mutation SetHomepage($id: ID!) {\n  setHomepage(id: $id) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePage($id: ID!, $input: UpdatePageInput!) {\n  updatePage(id: $id, input: $input) {\n    ...PageRow\n  }\n}"): (typeof documents)["mutation UpdatePage($id: ID!, $input: UpdatePageInput!) {\n  updatePage(id: $id, input: $input) {\n    ...PageRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateLocalPageTag($input: CreateMetaTagInput!) {\n  createMetaTag(input: $input) {\n    id\n  }\n}"): (typeof documents)["mutation CreateLocalPageTag($input: CreateMetaTagInput!) {\n  createMetaTag(input: $input) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateLocalPage($input: CreateLocalPageInput!) {\n  createLocalPage(input: $input) {\n    ...LocalPageRow\n  }\n}"): (typeof documents)["mutation CreateLocalPage($input: CreateLocalPageInput!) {\n  createLocalPage(input: $input) {\n    ...LocalPageRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteLocalPage($id: ID!, $force: Boolean) {\n  deleteLocalPage(id: $id, force: $force)\n}"): (typeof documents)["mutation DeleteLocalPage($id: ID!, $force: Boolean) {\n  deleteLocalPage(id: $id, force: $force)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LocalPageRow on LocalPage {\n  id\n  cityName\n  slug\n  title\n  metaTitle\n  metaDescription\n  metaKeywords\n  heroTitle\n  heroSubtitle\n  heroDescription\n  heroFeatures\n  whyChooseUsTitle\n  whyChooseUsDescription\n  whyChooseUsItems\n  challengesTitle\n  challengesDescription\n  challengesProblems\n  challengesSolutions\n  contactTitle\n  contactDescription\n  distanceFromCorlu\n  specialFeature\n  population\n  childShare\n  schoolCount\n  familyCount\n  figuresSource\n  figuresYear\n  pageBlocks\n  isActive\n  version\n}"): (typeof documents)["fragment LocalPageRow on LocalPage {\n  id\n  cityName\n  slug\n  title\n  metaTitle\n  metaDescription\n  metaKeywords\n  heroTitle\n  heroSubtitle\n  heroDescription\n  heroFeatures\n  whyChooseUsTitle\n  whyChooseUsDescription\n  whyChooseUsItems\n  challengesTitle\n  challengesDescription\n  challengesProblems\n  challengesSolutions\n  contactTitle\n  contactDescription\n  distanceFromCorlu\n  specialFeature\n  population\n  childShare\n  schoolCount\n  familyCount\n  figuresSource\n  figuresYear\n  pageBlocks\n  isActive\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LocalPageTags {\n  metaTags {\n    id\n    pageKey\n    title\n    metaDescription\n    isActive\n  }\n}"): (typeof documents)["query LocalPageTags {\n  metaTags {\n    id\n    pageKey\n    title\n    metaDescription\n    isActive\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ManagedLocalPages {\n  localPages(includeInactive: true) {\n    ...LocalPageRow\n  }\n}"): (typeof documents)["query ManagedLocalPages {\n  localPages(includeInactive: true) {\n    ...LocalPageRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateLocalPage($id: ID!, $input: UpdateLocalPageInput!) {\n  updateLocalPage(id: $id, input: $input) {\n    ...LocalPageRow\n  }\n}"): (typeof documents)["mutation UpdateLocalPage($id: ID!, $input: UpdateLocalPageInput!) {\n  updateLocalPage(id: $id, input: $input) {\n    ...LocalPageRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PagesSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"): (typeof documents)["query PagesSite {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExpiredRecords($kind: RetentionClass!, $page: Int!, $pageSize: Int!) {\n  expiredRecords(kind: $kind, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      date\n      name\n      detail\n      isOnHold\n    }\n    total\n  }\n}"): (typeof documents)["query ExpiredRecords($kind: RetentionClass!, $page: Int!, $pageSize: Int!) {\n  expiredRecords(kind: $kind, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      date\n      name\n      detail\n      isOnHold\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RetentionRunRow on RetentionRun {\n  id\n  state\n  startedBy\n  createdAt\n  endedAt\n  erased {\n    kind\n    count\n  }\n  onHold\n  problem\n}"): (typeof documents)["fragment RetentionRunRow on RetentionRun {\n  id\n  state\n  startedBy\n  createdAt\n  endedAt\n  erased {\n    kind\n    count\n  }\n  onHold\n  problem\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RetentionRuns {\n  retentionRuns {\n    ...RetentionRunRow\n  }\n}"): (typeof documents)["query RetentionRuns {\n  retentionRuns {\n    ...RetentionRunRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Retention {\n  retention {\n    nextOn\n    classes {\n      kind\n      days\n      keptFrom\n      total\n      oldest\n      expired\n      onHold\n    }\n    selfExpiring {\n      kind\n      days\n    }\n  }\n}"): (typeof documents)["query Retention {\n  retention {\n    nextOn\n    classes {\n      kind\n      days\n      keptFrom\n      total\n      oldest\n      expired\n      onHold\n    }\n    selfExpiring {\n      kind\n      days\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartRetentionRun {\n  startRetentionRun {\n    ...RetentionRunRow\n  }\n}"): (typeof documents)["mutation StartRetentionRun {\n  startRetentionRun {\n    ...RetentionRunRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcknowledgeAllSecurityAlerts {\n  acknowledgeAllSecurityAlerts {\n    acknowledged\n  }\n}"): (typeof documents)["mutation AcknowledgeAllSecurityAlerts {\n  acknowledgeAllSecurityAlerts {\n    acknowledged\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcknowledgeSecurityAlert($id: ID!) {\n  acknowledgeSecurityAlert(id: $id) {\n    ...SecurityAlertRow\n  }\n}"): (typeof documents)["mutation AcknowledgeSecurityAlert($id: ID!) {\n  acknowledgeSecurityAlert(id: $id) {\n    ...SecurityAlertRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SecurityAlertRow on SecurityAlert {\n  id\n  kind\n  title\n  message\n  subjectKind\n  subject\n  subjectId\n  by\n  count\n  firstAt\n  lastAt\n  notified\n  acknowledgedAt\n  acknowledgedBy\n}"): (typeof documents)["fragment SecurityAlertRow on SecurityAlert {\n  id\n  kind\n  title\n  message\n  subjectKind\n  subject\n  subjectId\n  by\n  count\n  firstAt\n  lastAt\n  notified\n  acknowledgedAt\n  acknowledgedBy\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecurityAlerts($state: SecurityAlertFilter!, $kind: SecurityAlertKind, $page: Int!, $pageSize: Int!) {\n  securityAlerts(state: $state, kind: $kind, page: $page, pageSize: $pageSize) {\n    items {\n      ...SecurityAlertRow\n    }\n    total\n  }\n}"): (typeof documents)["query SecurityAlerts($state: SecurityAlertFilter!, $kind: SecurityAlertKind, $page: Int!, $pageSize: Int!) {\n  securityAlerts(state: $state, kind: $kind, page: $page, pageSize: $pageSize) {\n    items {\n      ...SecurityAlertRow\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecurityOverview {\n  securityOverview {\n    isEnabled\n    openAlerts\n    watched {\n      kind\n      watches\n      isOn\n    }\n    challengesToday {\n      asked\n      solved\n      failed\n    }\n    challengesThisWeek {\n      asked\n      solved\n      failed\n    }\n  }\n}"): (typeof documents)["query SecurityOverview {\n  securityOverview {\n    isEnabled\n    openAlerts\n    watched {\n      kind\n      watches\n      isOn\n    }\n    challengesToday {\n      asked\n      solved\n      failed\n    }\n    challengesThisWeek {\n      asked\n      solved\n      failed\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SelfCheckReport($id: ID!) {\n  selfCheckReport(id: $id) {\n    id\n    outcomes {\n      key\n      state\n      checked\n      durationMs\n      note\n      faultCount\n      lastPassedAt\n      faults {\n        sentence\n        isNew\n        records {\n          place\n          recordId\n        }\n      }\n      mended {\n        sentence\n      }\n    }\n  }\n}"): (typeof documents)["query SelfCheckReport($id: ID!) {\n  selfCheckReport(id: $id) {\n    id\n    outcomes {\n      key\n      state\n      checked\n      durationMs\n      note\n      faultCount\n      lastPassedAt\n      faults {\n        sentence\n        isNew\n        records {\n          place\n          recordId\n        }\n      }\n      mended {\n        sentence\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SelfCheckRunRow on SelfCheckRun {\n  id\n  state\n  isNightly\n  startedBy\n  startedAt\n  finishedAt\n  current\n  outcomes {\n    key\n    state\n    newCount\n    mendedCount\n    durationMs\n  }\n}"): (typeof documents)["fragment SelfCheckRunRow on SelfCheckRun {\n  id\n  state\n  isNightly\n  startedBy\n  startedAt\n  finishedAt\n  current\n  outcomes {\n    key\n    state\n    newCount\n    mendedCount\n    durationMs\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SelfCheckRuns {\n  selfCheckRuns {\n    ...SelfCheckRunRow\n  }\n}"): (typeof documents)["query SelfCheckRuns {\n  selfCheckRuns {\n    ...SelfCheckRunRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartSelfChecks {\n  startSelfChecks {\n    ...SelfCheckRunRow\n  }\n}"): (typeof documents)["mutation StartSelfChecks {\n  startSelfChecks {\n    ...SelfCheckRunRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EditedSettings {\n  siteSettings {\n    settingKey\n    settingValue\n    category\n  }\n  settingConditions {\n    settingKey\n    isSecretStored\n    unavailableReason\n  }\n}"): (typeof documents)["query EditedSettings {\n  siteSettings {\n    settingKey\n    settingValue\n    category\n  }\n  settingConditions {\n    settingKey\n    isSecretStored\n    unavailableReason\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveSettings($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      field\n      message\n      code\n    }\n    warnings {\n      message\n    }\n  }\n}"): (typeof documents)["mutation SaveSettings($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      field\n      message\n      code\n    }\n    warnings {\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WinningTags {\n  metaTags {\n    id\n    pageKey\n    title\n    metaDescription\n    metaKeywords\n    isActive\n    isInitial\n  }\n}"): (typeof documents)["query WinningTags {\n  metaTags {\n    id\n    pageKey\n    title\n    metaDescription\n    metaKeywords\n    isActive\n    isInitial\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettingHistory($category: String!, $pageSize: Int!) {\n  settingHistory(category: $category, pageSize: $pageSize) {\n    total\n    items {\n      id\n      settingKey\n      at\n      username\n      before\n      after\n    }\n  }\n}"): (typeof documents)["query SettingHistory($category: String!, $pageSize: Int!) {\n  settingHistory(category: $category, pageSize: $pageSize) {\n    total\n    items {\n      id\n      settingKey\n      at\n      username\n      before\n      after\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoSettingChange($id: ID!) {\n  undoSettingChange(id: $id) {\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      message\n    }\n  }\n}"): (typeof documents)["mutation UndoSettingChange($id: ID!) {\n  undoSettingChange(id: $id) {\n    updated {\n      settingKey\n      settingValue\n      category\n    }\n    errors {\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ExampleDataParts on ExampleData {\n  records {\n    kind\n    id\n    name\n    state\n    uses {\n      kind\n      count\n      names\n    }\n  }\n  removal {\n    state\n    problem\n  }\n}"): (typeof documents)["fragment ExampleDataParts on ExampleData {\n  records {\n    kind\n    id\n    name\n    state\n    uses {\n      kind\n      count\n      names\n    }\n  }\n  removal {\n    state\n    problem\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExampleData {\n  exampleData {\n    ...ExampleDataParts\n  }\n}"): (typeof documents)["query ExampleData {\n  exampleData {\n    ...ExampleDataParts\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveExampleData {\n  removeExampleData {\n    ...ExampleDataParts\n  }\n}"): (typeof documents)["mutation RemoveExampleData {\n  removeExampleData {\n    ...ExampleDataParts\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SetupChecks {\n  legalTexts {\n    slug\n    bodyHtml\n  }\n  workingHours {\n    id\n    version\n  }\n  therapyServices(includeInactive: true) {\n    id\n    slug\n    version\n  }\n  users {\n    id\n  }\n}"): (typeof documents)["query SetupChecks {\n  legalTexts {\n    slug\n    bodyHtml\n  }\n  workingHours {\n    id\n    version\n  }\n  therapyServices(includeInactive: true) {\n    id\n    slug\n    version\n  }\n  users {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RetryFailedJobs($kind: String!) {\n  retryFailedJobs(kind: $kind) {\n    retried\n  }\n}"): (typeof documents)["mutation RetryFailedJobs($kind: String!) {\n  retryFailedJobs(kind: $kind) {\n    retried\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SystemHealth {\n  systemHealth {\n    services {\n      name\n      isUp\n      address\n      version\n      latencyMs\n    }\n    eventsBehind\n    jobs {\n      queued\n      waiting\n      running\n      dead\n    }\n    details {\n      measuredAt\n      version\n      nodeVersion\n      problems {\n        code\n        part\n        isFailure\n        subject\n      }\n      databaseState {\n        engine\n        version\n        roundTripMs\n        dataBytes\n        members {\n          name\n          state\n          isHealthy\n          isPrimary\n        }\n      }\n      consumers {\n        service\n        behind\n      }\n      stalledJobs {\n        kind\n        label\n        state\n        reason\n        count\n        oldestAt\n        canRetry\n      }\n      lateJobs\n      emails {\n        lastSentAt\n        waiting\n        failed\n      }\n      backups {\n        isEnabled\n        newest {\n          id\n          state\n          createdAt\n        }\n        verifiedAt\n        nextOn\n      }\n      gateways {\n        name\n        version\n        nodeVersion\n        startedAt\n        seenAt\n        memoryBytes\n        openStreams\n        databaseRoundTripMs\n        clockSkewMs\n        disk {\n          freeBytes\n          totalBytes\n        }\n        remotes {\n          name\n          version\n          isElsewhere\n          isUp\n        }\n        certificateEndsAt\n      }\n      migrations {\n        applied\n        last\n        lastAt\n      }\n    }\n  }\n}"): (typeof documents)["query SystemHealth {\n  systemHealth {\n    services {\n      name\n      isUp\n      address\n      version\n      latencyMs\n    }\n    eventsBehind\n    jobs {\n      queued\n      waiting\n      running\n      dead\n    }\n    details {\n      measuredAt\n      version\n      nodeVersion\n      problems {\n        code\n        part\n        isFailure\n        subject\n      }\n      databaseState {\n        engine\n        version\n        roundTripMs\n        dataBytes\n        members {\n          name\n          state\n          isHealthy\n          isPrimary\n        }\n      }\n      consumers {\n        service\n        behind\n      }\n      stalledJobs {\n        kind\n        label\n        state\n        reason\n        count\n        oldestAt\n        canRetry\n      }\n      lateJobs\n      emails {\n        lastSentAt\n        waiting\n        failed\n      }\n      backups {\n        isEnabled\n        newest {\n          id\n          state\n          createdAt\n        }\n        verifiedAt\n        nextOn\n      }\n      gateways {\n        name\n        version\n        nodeVersion\n        startedAt\n        seenAt\n        memoryBytes\n        openStreams\n        databaseRoundTripMs\n        clockSkewMs\n        disk {\n          freeBytes\n          totalBytes\n        }\n        remotes {\n          name\n          version\n          isElsewhere\n          isUp\n        }\n        certificateEndsAt\n      }\n      migrations {\n        applied\n        last\n        lastAt\n      }\n    }\n  }\n}"];
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateInvitationLink($id: ID!) {\n  createInvitationLink(id: $id) {\n    path\n  }\n}"): (typeof documents)["mutation CreateInvitationLink($id: ID!) {\n  createInvitationLink(id: $id) {\n    path\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUser($input: CreateUserInput!) {\n  createUser(input: $input) {\n    ...UserRow\n  }\n}"): (typeof documents)["mutation CreateUser($input: CreateUserInput!) {\n  createUser(input: $input) {\n    ...UserRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteUser($id: ID!) {\n  deleteUser(id: $id)\n}"): (typeof documents)["mutation DeleteUser($id: ID!) {\n  deleteUser(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PasswordRule {\n  passwordRule {\n    minLength\n    isStrong\n  }\n}"): (typeof documents)["query PasswordRule {\n  passwordRule {\n    minLength\n    isStrong\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The addresses that refuse e-mails.\"\nquery RefusedAddresses {\n  refusedAddresses {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}"): (typeof documents)["\"The addresses that refuse e-mails.\"\nquery RefusedAddresses {\n  refusedAddresses {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveTwoStep($id: ID!) {\n  removeTwoStep(id: $id)\n}"): (typeof documents)["mutation RemoveTwoStep($id: ID!) {\n  removeTwoStep(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendPasswordLink($id: ID!) {\n  sendPasswordLink(id: $id)\n}"): (typeof documents)["mutation SendPasswordLink($id: ID!) {\n  sendPasswordLink(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetUserPassword($id: ID!, $input: SetUserPasswordInput!) {\n  setUserPassword(id: $id, input: $input)\n}"): (typeof documents)["mutation SetUserPassword($id: ID!, $input: SetUserPasswordInput!) {\n  setUserPassword(id: $id, input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {\n  updateUser(id: $id, input: $input) {\n    ...UserRow\n  }\n}"): (typeof documents)["mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {\n  updateUser(id: $id, input: $input) {\n    ...UserRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment UserRow on User {\n  id\n  username\n  email\n  role\n  isActive\n  lastLogin\n  invitedAt\n  hasTwoStep\n  createdAt\n  version\n}"): (typeof documents)["fragment UserRow on User {\n  id\n  username\n  email\n  role\n  isActive\n  lastLogin\n  invitedAt\n  hasTwoStep\n  createdAt\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Users {\n  users {\n    ...UserRow\n  }\n}"): (typeof documents)["query Users {\n  users {\n    ...UserRow\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;