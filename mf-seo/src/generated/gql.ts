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
    "query LlmsSetting {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": typeof types.LlmsSettingDocument,
    "fragment CompetitorNoteRow on CompetitorNote {\n  id\n  competitor\n  website\n  keyword\n  note\n  updatedAt\n  version\n}\n\nquery CompetitorNotes {\n  competitorNotes {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation CreateCompetitorNote($input: CreateCompetitorNoteInput!) {\n  createCompetitorNote(input: $input) {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation UpdateCompetitorNote($id: ID!, $input: UpdateCompetitorNoteInput!) {\n  updateCompetitorNote(id: $id, input: $input) {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation DeleteCompetitorNote($id: ID!) {\n  deleteCompetitorNote(id: $id)\n}": typeof types.CompetitorNoteRowFragmentDoc,
    "query KeywordSuggestions {\n  keywordSuggestions {\n    keyword\n    source\n    pageUrl\n    count\n  }\n}": typeof types.KeywordSuggestionsDocument,
    "mutation CreateKeyword($input: CreateKeywordInput!) {\n  createKeyword(input: $input) {\n    ...KeywordRow\n  }\n}": typeof types.CreateKeywordDocument,
    "mutation DeleteKeyword($id: ID!) {\n  deleteKeyword(id: $id)\n}": typeof types.DeleteKeywordDocument,
    "query KeywordReport {\n  keywordReport {\n    checkedAt\n    keywords {\n      keywordId\n      competing\n      pages {\n        url\n        title\n        inTitle\n        inDescription\n        inHeadings\n        inText\n      }\n    }\n  }\n}": typeof types.KeywordReportDocument,
    "fragment KeywordRow on Keyword {\n  id\n  keyword\n  pageUrl\n  searchVolume\n  difficulty\n  isTracking\n  version\n  figures {\n    clicks\n    impressions\n    position\n    importedAt\n  }\n}": typeof types.KeywordRowFragmentDoc,
    "query Keywords {\n  keywords {\n    ...KeywordRow\n  }\n}": typeof types.KeywordsDocument,
    "mutation UpdateKeyword($id: ID!, $input: UpdateKeywordInput!) {\n  updateKeyword(id: $id, input: $input) {\n    ...KeywordRow\n  }\n}": typeof types.UpdateKeywordDocument,
    "mutation CreateMetaTag($input: CreateMetaTagInput!) {\n  createMetaTag(input: $input) {\n    ...MetaTagRow\n  }\n}": typeof types.CreateMetaTagDocument,
    "mutation UpdateMetaTag($id: ID!, $input: UpdateMetaTagInput!) {\n  updateMetaTag(id: $id, input: $input) {\n    ...MetaTagRow\n  }\n}": typeof types.UpdateMetaTagDocument,
    "query MetaTags {\n  metaTags {\n    ...MetaTagRow\n  }\n}": typeof types.MetaTagsDocument,
    "query SiteIdentity {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": typeof types.SiteIdentityDocument,
    "mutation DeleteMetaTag($id: ID!) {\n  deleteMetaTag(id: $id)\n}": typeof types.DeleteMetaTagDocument,
    "fragment MetaTagRow on MetaTag {\n  id\n  pageKey\n  pageUrl\n  title\n  metaDescription\n  metaKeywords\n  ogTitle\n  ogDescription\n  ogImage\n  ogType\n  canonicalUrl\n  robots\n  isActive\n  isInitial\n  version\n}": typeof types.MetaTagRowFragmentDoc,
    "mutation DeleteMissingAddress($id: ID!) {\n  deleteMissingAddress(id: $id)\n}": typeof types.DeleteMissingAddressDocument,
    "mutation DismissMissingAddress($id: ID!, $input: DismissMissingAddressInput!) {\n  dismissMissingAddress(id: $id, input: $input) {\n    id\n    isDismissed\n  }\n}": typeof types.DismissMissingAddressDocument,
    "query MissingAddresses($dismissed: Boolean!, $page: Int!, $pageSize: Int!) {\n  missingAddresses(dismissed: $dismissed, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      path\n      count\n      bots\n      referrer\n      lastAt\n      isDismissed\n      suggestion {\n        path\n        title\n      }\n    }\n    total\n  }\n}": typeof types.MissingAddressesDocument,
    "query RedirectOperations {\n  redirectOperations {\n    id\n    kind\n    username\n    at\n    done\n    failed\n    undoneAt\n  }\n}": typeof types.RedirectOperationsDocument,
    "mutation UndoRedirectOperation($id: ID!) {\n  undoRedirectOperation(id: $id) {\n    undone\n    kept\n    operation {\n      id\n      undoneAt\n    }\n  }\n}": typeof types.UndoRedirectOperationDocument,
    "mutation BulkRedirects($input: BulkRedirectsInput!) {\n  bulkRedirects(input: $input) {\n    operation {\n      id\n      done\n      failed\n    }\n    results {\n      index\n      fromUrl\n      ok\n      message\n    }\n  }\n}": typeof types.BulkRedirectsDocument,
    "query RedirectStats {\n  redirectStats {\n    total\n    active\n    hits\n    movedForGood\n  }\n}": typeof types.RedirectStatsDocument,
    "query Redirects($search: String, $matchType: RedirectMatchType, $redirectType: Int, $isActive: Boolean, $sort: RedirectSort!, $direction: SortDirection!, $page: Int!, $pageSize: Int!) {\n  redirects(\n    search: $search\n    matchType: $matchType\n    redirectType: $redirectType\n    isActive: $isActive\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...RedirectRow\n    }\n    total\n  }\n}": typeof types.RedirectsDocument,
    "mutation CreateRedirect($input: CreateRedirectInput!) {\n  createRedirect(input: $input) {\n    ...RedirectRow\n  }\n}": typeof types.CreateRedirectDocument,
    "mutation DeleteRedirect($id: ID!) {\n  deleteRedirect(id: $id)\n}": typeof types.DeleteRedirectDocument,
    "fragment RedirectRow on Redirect {\n  id\n  matchType\n  fromUrl\n  toUrl\n  redirectType\n  isActive\n  hitCount\n  lastHitAt\n  createdAt\n  version\n}": typeof types.RedirectRowFragmentDoc,
    "mutation UpdateRedirect($id: ID!, $input: UpdateRedirectInput!) {\n  updateRedirect(id: $id, input: $input) {\n    ...RedirectRow\n  }\n}": typeof types.UpdateRedirectDocument,
    "mutation DeleteSearchedTerm($id: ID!) {\n  deleteSearchedTerm(id: $id)\n}": typeof types.DeleteSearchedTermDocument,
    "query SearchedTerms($missing: Boolean!, $page: Int!, $pageSize: Int!) {\n  searchedTerms(missing: $missing, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      query\n      count\n      hits\n      lastAt\n    }\n    total\n  }\n}": typeof types.SearchedTermsDocument,
    "mutation RecordSeoScores {\n  recordSeoScores {\n    averageScore\n  }\n}": typeof types.RecordSeoScoresDocument,
    "query SeoAnalytics($from: String!, $to: String!, $formerFrom: String!, $formerTo: String!) {\n  seoAnalytics(startDate: $from, endDate: $to) {\n    averageScore\n    change\n    pages {\n      pageKey\n      score\n      change\n    }\n    days {\n      date\n      averageScore\n    }\n  }\n  current: urlAnalyticsSummary(from: $from, to: $to) {\n    isEnabled\n    totalHits\n    avgResponseTime\n    p95ResponseTime\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n    days {\n      date\n      totalHits\n      uniqueVisitors\n    }\n  }\n  former: urlAnalyticsSummary(from: $formerFrom, to: $formerTo) {\n    totalHits\n    avgResponseTime\n  }\n  urlAnalytics(from: $from, to: $to) {\n    url\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n  }\n  loadTimes(from: $from, to: $to) {\n    figures {\n      metric\n      value\n      rating\n      count\n    }\n    devices {\n      device\n      figures {\n        metric\n        value\n        rating\n        count\n      }\n    }\n    pages {\n      url\n      figures {\n        metric\n        value\n        rating\n        count\n      }\n    }\n  }\n}": typeof types.SeoAnalyticsDocument,
    "query SeoPages {\n  metaTags {\n    ...MetaTagRow\n  }\n  pages {\n    id\n    slug\n    title\n  }\n  localPages {\n    id\n    cityName\n    slug\n  }\n  siteSettings(category: \"url_management\") {\n    settingKey\n    settingValue\n  }\n  redirectStats {\n    active\n  }\n}": typeof types.SeoPagesDocument,
    "query UrlAnalytics($from: String!, $to: String!) {\n  urlAnalyticsSummary(from: $from, to: $to) {\n    isEnabled\n    retentionDays\n    errorUrls\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n    p95ResponseTime\n    botHits\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n    referrers {\n      host\n      count\n    }\n    days {\n      date\n      totalHits\n      uniqueVisitors\n    }\n  }\n  urlAnalytics(from: $from, to: $to) {\n    url\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n    p95ResponseTime\n    errorRate\n    botHits\n    lastAccessed\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n  }\n}": typeof types.UrlAnalyticsDocument,
    "query HealthSettings {\n  siteSettings(category: \"url_management\") {\n    settingKey\n    settingValue\n  }\n}": typeof types.HealthSettingsDocument,
    "mutation SaveHealthSetting($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    errors {\n      message\n    }\n  }\n}": typeof types.SaveHealthSettingDocument,
    "mutation StartUrlCheck {\n  startUrlCheck {\n    isRunning\n    checked\n    total\n    finishedAt\n  }\n}": typeof types.StartUrlCheckDocument,
    "query UrlHealthLog($date: String!) {\n  urlHealthDays(date: $date) {\n    date\n    findings {\n      url\n      kind\n      detail\n      target\n    }\n  }\n}": typeof types.UrlHealthLogDocument,
    "query UrlHealth {\n  urlHealth {\n    url\n    title\n    status\n    statusCode\n    responseTime\n    score\n    lastChecked\n    parts {\n      kind\n      count\n      points\n    }\n    findings {\n      kind\n      detail\n      target\n      editUrl\n    }\n  }\n  urlHealthRun {\n    isRunning\n    checked\n    total\n    finishedAt\n  }\n  urlHealthDays {\n    date\n    averageScore\n    faults\n  }\n}": typeof types.UrlHealthDocument,
    "query UrlStructure {\n  addressCount\n  urlHealth {\n    url\n    status\n  }\n  redirectStats {\n    active\n    hits\n  }\n  redirects(sort: lastHitAt, direction: desc, pageSize: 5, page: 1) {\n    items {\n      id\n      fromUrl\n      toUrl\n      hitCount\n      lastHitAt\n      createdAt\n      isActive\n    }\n  }\n}": typeof types.UrlStructureDocument,
};
const documents: Documents = {
    "query LlmsSetting {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": types.LlmsSettingDocument,
    "fragment CompetitorNoteRow on CompetitorNote {\n  id\n  competitor\n  website\n  keyword\n  note\n  updatedAt\n  version\n}\n\nquery CompetitorNotes {\n  competitorNotes {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation CreateCompetitorNote($input: CreateCompetitorNoteInput!) {\n  createCompetitorNote(input: $input) {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation UpdateCompetitorNote($id: ID!, $input: UpdateCompetitorNoteInput!) {\n  updateCompetitorNote(id: $id, input: $input) {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation DeleteCompetitorNote($id: ID!) {\n  deleteCompetitorNote(id: $id)\n}": types.CompetitorNoteRowFragmentDoc,
    "query KeywordSuggestions {\n  keywordSuggestions {\n    keyword\n    source\n    pageUrl\n    count\n  }\n}": types.KeywordSuggestionsDocument,
    "mutation CreateKeyword($input: CreateKeywordInput!) {\n  createKeyword(input: $input) {\n    ...KeywordRow\n  }\n}": types.CreateKeywordDocument,
    "mutation DeleteKeyword($id: ID!) {\n  deleteKeyword(id: $id)\n}": types.DeleteKeywordDocument,
    "query KeywordReport {\n  keywordReport {\n    checkedAt\n    keywords {\n      keywordId\n      competing\n      pages {\n        url\n        title\n        inTitle\n        inDescription\n        inHeadings\n        inText\n      }\n    }\n  }\n}": types.KeywordReportDocument,
    "fragment KeywordRow on Keyword {\n  id\n  keyword\n  pageUrl\n  searchVolume\n  difficulty\n  isTracking\n  version\n  figures {\n    clicks\n    impressions\n    position\n    importedAt\n  }\n}": types.KeywordRowFragmentDoc,
    "query Keywords {\n  keywords {\n    ...KeywordRow\n  }\n}": types.KeywordsDocument,
    "mutation UpdateKeyword($id: ID!, $input: UpdateKeywordInput!) {\n  updateKeyword(id: $id, input: $input) {\n    ...KeywordRow\n  }\n}": types.UpdateKeywordDocument,
    "mutation CreateMetaTag($input: CreateMetaTagInput!) {\n  createMetaTag(input: $input) {\n    ...MetaTagRow\n  }\n}": types.CreateMetaTagDocument,
    "mutation UpdateMetaTag($id: ID!, $input: UpdateMetaTagInput!) {\n  updateMetaTag(id: $id, input: $input) {\n    ...MetaTagRow\n  }\n}": types.UpdateMetaTagDocument,
    "query MetaTags {\n  metaTags {\n    ...MetaTagRow\n  }\n}": types.MetaTagsDocument,
    "query SiteIdentity {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": types.SiteIdentityDocument,
    "mutation DeleteMetaTag($id: ID!) {\n  deleteMetaTag(id: $id)\n}": types.DeleteMetaTagDocument,
    "fragment MetaTagRow on MetaTag {\n  id\n  pageKey\n  pageUrl\n  title\n  metaDescription\n  metaKeywords\n  ogTitle\n  ogDescription\n  ogImage\n  ogType\n  canonicalUrl\n  robots\n  isActive\n  isInitial\n  version\n}": types.MetaTagRowFragmentDoc,
    "mutation DeleteMissingAddress($id: ID!) {\n  deleteMissingAddress(id: $id)\n}": types.DeleteMissingAddressDocument,
    "mutation DismissMissingAddress($id: ID!, $input: DismissMissingAddressInput!) {\n  dismissMissingAddress(id: $id, input: $input) {\n    id\n    isDismissed\n  }\n}": types.DismissMissingAddressDocument,
    "query MissingAddresses($dismissed: Boolean!, $page: Int!, $pageSize: Int!) {\n  missingAddresses(dismissed: $dismissed, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      path\n      count\n      bots\n      referrer\n      lastAt\n      isDismissed\n      suggestion {\n        path\n        title\n      }\n    }\n    total\n  }\n}": types.MissingAddressesDocument,
    "query RedirectOperations {\n  redirectOperations {\n    id\n    kind\n    username\n    at\n    done\n    failed\n    undoneAt\n  }\n}": types.RedirectOperationsDocument,
    "mutation UndoRedirectOperation($id: ID!) {\n  undoRedirectOperation(id: $id) {\n    undone\n    kept\n    operation {\n      id\n      undoneAt\n    }\n  }\n}": types.UndoRedirectOperationDocument,
    "mutation BulkRedirects($input: BulkRedirectsInput!) {\n  bulkRedirects(input: $input) {\n    operation {\n      id\n      done\n      failed\n    }\n    results {\n      index\n      fromUrl\n      ok\n      message\n    }\n  }\n}": types.BulkRedirectsDocument,
    "query RedirectStats {\n  redirectStats {\n    total\n    active\n    hits\n    movedForGood\n  }\n}": types.RedirectStatsDocument,
    "query Redirects($search: String, $matchType: RedirectMatchType, $redirectType: Int, $isActive: Boolean, $sort: RedirectSort!, $direction: SortDirection!, $page: Int!, $pageSize: Int!) {\n  redirects(\n    search: $search\n    matchType: $matchType\n    redirectType: $redirectType\n    isActive: $isActive\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...RedirectRow\n    }\n    total\n  }\n}": types.RedirectsDocument,
    "mutation CreateRedirect($input: CreateRedirectInput!) {\n  createRedirect(input: $input) {\n    ...RedirectRow\n  }\n}": types.CreateRedirectDocument,
    "mutation DeleteRedirect($id: ID!) {\n  deleteRedirect(id: $id)\n}": types.DeleteRedirectDocument,
    "fragment RedirectRow on Redirect {\n  id\n  matchType\n  fromUrl\n  toUrl\n  redirectType\n  isActive\n  hitCount\n  lastHitAt\n  createdAt\n  version\n}": types.RedirectRowFragmentDoc,
    "mutation UpdateRedirect($id: ID!, $input: UpdateRedirectInput!) {\n  updateRedirect(id: $id, input: $input) {\n    ...RedirectRow\n  }\n}": types.UpdateRedirectDocument,
    "mutation DeleteSearchedTerm($id: ID!) {\n  deleteSearchedTerm(id: $id)\n}": types.DeleteSearchedTermDocument,
    "query SearchedTerms($missing: Boolean!, $page: Int!, $pageSize: Int!) {\n  searchedTerms(missing: $missing, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      query\n      count\n      hits\n      lastAt\n    }\n    total\n  }\n}": types.SearchedTermsDocument,
    "mutation RecordSeoScores {\n  recordSeoScores {\n    averageScore\n  }\n}": types.RecordSeoScoresDocument,
    "query SeoAnalytics($from: String!, $to: String!, $formerFrom: String!, $formerTo: String!) {\n  seoAnalytics(startDate: $from, endDate: $to) {\n    averageScore\n    change\n    pages {\n      pageKey\n      score\n      change\n    }\n    days {\n      date\n      averageScore\n    }\n  }\n  current: urlAnalyticsSummary(from: $from, to: $to) {\n    isEnabled\n    totalHits\n    avgResponseTime\n    p95ResponseTime\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n    days {\n      date\n      totalHits\n      uniqueVisitors\n    }\n  }\n  former: urlAnalyticsSummary(from: $formerFrom, to: $formerTo) {\n    totalHits\n    avgResponseTime\n  }\n  urlAnalytics(from: $from, to: $to) {\n    url\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n  }\n  loadTimes(from: $from, to: $to) {\n    figures {\n      metric\n      value\n      rating\n      count\n    }\n    devices {\n      device\n      figures {\n        metric\n        value\n        rating\n        count\n      }\n    }\n    pages {\n      url\n      figures {\n        metric\n        value\n        rating\n        count\n      }\n    }\n  }\n}": types.SeoAnalyticsDocument,
    "query SeoPages {\n  metaTags {\n    ...MetaTagRow\n  }\n  pages {\n    id\n    slug\n    title\n  }\n  localPages {\n    id\n    cityName\n    slug\n  }\n  siteSettings(category: \"url_management\") {\n    settingKey\n    settingValue\n  }\n  redirectStats {\n    active\n  }\n}": types.SeoPagesDocument,
    "query UrlAnalytics($from: String!, $to: String!) {\n  urlAnalyticsSummary(from: $from, to: $to) {\n    isEnabled\n    retentionDays\n    errorUrls\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n    p95ResponseTime\n    botHits\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n    referrers {\n      host\n      count\n    }\n    days {\n      date\n      totalHits\n      uniqueVisitors\n    }\n  }\n  urlAnalytics(from: $from, to: $to) {\n    url\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n    p95ResponseTime\n    errorRate\n    botHits\n    lastAccessed\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n  }\n}": types.UrlAnalyticsDocument,
    "query HealthSettings {\n  siteSettings(category: \"url_management\") {\n    settingKey\n    settingValue\n  }\n}": types.HealthSettingsDocument,
    "mutation SaveHealthSetting($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    errors {\n      message\n    }\n  }\n}": types.SaveHealthSettingDocument,
    "mutation StartUrlCheck {\n  startUrlCheck {\n    isRunning\n    checked\n    total\n    finishedAt\n  }\n}": types.StartUrlCheckDocument,
    "query UrlHealthLog($date: String!) {\n  urlHealthDays(date: $date) {\n    date\n    findings {\n      url\n      kind\n      detail\n      target\n    }\n  }\n}": types.UrlHealthLogDocument,
    "query UrlHealth {\n  urlHealth {\n    url\n    title\n    status\n    statusCode\n    responseTime\n    score\n    lastChecked\n    parts {\n      kind\n      count\n      points\n    }\n    findings {\n      kind\n      detail\n      target\n      editUrl\n    }\n  }\n  urlHealthRun {\n    isRunning\n    checked\n    total\n    finishedAt\n  }\n  urlHealthDays {\n    date\n    averageScore\n    faults\n  }\n}": types.UrlHealthDocument,
    "query UrlStructure {\n  addressCount\n  urlHealth {\n    url\n    status\n  }\n  redirectStats {\n    active\n    hits\n  }\n  redirects(sort: lastHitAt, direction: desc, pageSize: 5, page: 1) {\n    items {\n      id\n      fromUrl\n      toUrl\n      hitCount\n      lastHitAt\n      createdAt\n      isActive\n    }\n  }\n}": types.UrlStructureDocument,
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
export function graphql(source: "query LlmsSetting {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"): (typeof documents)["query LlmsSetting {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CompetitorNoteRow on CompetitorNote {\n  id\n  competitor\n  website\n  keyword\n  note\n  updatedAt\n  version\n}\n\nquery CompetitorNotes {\n  competitorNotes {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation CreateCompetitorNote($input: CreateCompetitorNoteInput!) {\n  createCompetitorNote(input: $input) {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation UpdateCompetitorNote($id: ID!, $input: UpdateCompetitorNoteInput!) {\n  updateCompetitorNote(id: $id, input: $input) {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation DeleteCompetitorNote($id: ID!) {\n  deleteCompetitorNote(id: $id)\n}"): (typeof documents)["fragment CompetitorNoteRow on CompetitorNote {\n  id\n  competitor\n  website\n  keyword\n  note\n  updatedAt\n  version\n}\n\nquery CompetitorNotes {\n  competitorNotes {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation CreateCompetitorNote($input: CreateCompetitorNoteInput!) {\n  createCompetitorNote(input: $input) {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation UpdateCompetitorNote($id: ID!, $input: UpdateCompetitorNoteInput!) {\n  updateCompetitorNote(id: $id, input: $input) {\n    ...CompetitorNoteRow\n  }\n}\n\nmutation DeleteCompetitorNote($id: ID!) {\n  deleteCompetitorNote(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query KeywordSuggestions {\n  keywordSuggestions {\n    keyword\n    source\n    pageUrl\n    count\n  }\n}"): (typeof documents)["query KeywordSuggestions {\n  keywordSuggestions {\n    keyword\n    source\n    pageUrl\n    count\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateKeyword($input: CreateKeywordInput!) {\n  createKeyword(input: $input) {\n    ...KeywordRow\n  }\n}"): (typeof documents)["mutation CreateKeyword($input: CreateKeywordInput!) {\n  createKeyword(input: $input) {\n    ...KeywordRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteKeyword($id: ID!) {\n  deleteKeyword(id: $id)\n}"): (typeof documents)["mutation DeleteKeyword($id: ID!) {\n  deleteKeyword(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query KeywordReport {\n  keywordReport {\n    checkedAt\n    keywords {\n      keywordId\n      competing\n      pages {\n        url\n        title\n        inTitle\n        inDescription\n        inHeadings\n        inText\n      }\n    }\n  }\n}"): (typeof documents)["query KeywordReport {\n  keywordReport {\n    checkedAt\n    keywords {\n      keywordId\n      competing\n      pages {\n        url\n        title\n        inTitle\n        inDescription\n        inHeadings\n        inText\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment KeywordRow on Keyword {\n  id\n  keyword\n  pageUrl\n  searchVolume\n  difficulty\n  isTracking\n  version\n  figures {\n    clicks\n    impressions\n    position\n    importedAt\n  }\n}"): (typeof documents)["fragment KeywordRow on Keyword {\n  id\n  keyword\n  pageUrl\n  searchVolume\n  difficulty\n  isTracking\n  version\n  figures {\n    clicks\n    impressions\n    position\n    importedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Keywords {\n  keywords {\n    ...KeywordRow\n  }\n}"): (typeof documents)["query Keywords {\n  keywords {\n    ...KeywordRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateKeyword($id: ID!, $input: UpdateKeywordInput!) {\n  updateKeyword(id: $id, input: $input) {\n    ...KeywordRow\n  }\n}"): (typeof documents)["mutation UpdateKeyword($id: ID!, $input: UpdateKeywordInput!) {\n  updateKeyword(id: $id, input: $input) {\n    ...KeywordRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateMetaTag($input: CreateMetaTagInput!) {\n  createMetaTag(input: $input) {\n    ...MetaTagRow\n  }\n}"): (typeof documents)["mutation CreateMetaTag($input: CreateMetaTagInput!) {\n  createMetaTag(input: $input) {\n    ...MetaTagRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateMetaTag($id: ID!, $input: UpdateMetaTagInput!) {\n  updateMetaTag(id: $id, input: $input) {\n    ...MetaTagRow\n  }\n}"): (typeof documents)["mutation UpdateMetaTag($id: ID!, $input: UpdateMetaTagInput!) {\n  updateMetaTag(id: $id, input: $input) {\n    ...MetaTagRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MetaTags {\n  metaTags {\n    ...MetaTagRow\n  }\n}"): (typeof documents)["query MetaTags {\n  metaTags {\n    ...MetaTagRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SiteIdentity {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"): (typeof documents)["query SiteIdentity {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteMetaTag($id: ID!) {\n  deleteMetaTag(id: $id)\n}"): (typeof documents)["mutation DeleteMetaTag($id: ID!) {\n  deleteMetaTag(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MetaTagRow on MetaTag {\n  id\n  pageKey\n  pageUrl\n  title\n  metaDescription\n  metaKeywords\n  ogTitle\n  ogDescription\n  ogImage\n  ogType\n  canonicalUrl\n  robots\n  isActive\n  isInitial\n  version\n}"): (typeof documents)["fragment MetaTagRow on MetaTag {\n  id\n  pageKey\n  pageUrl\n  title\n  metaDescription\n  metaKeywords\n  ogTitle\n  ogDescription\n  ogImage\n  ogType\n  canonicalUrl\n  robots\n  isActive\n  isInitial\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteMissingAddress($id: ID!) {\n  deleteMissingAddress(id: $id)\n}"): (typeof documents)["mutation DeleteMissingAddress($id: ID!) {\n  deleteMissingAddress(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DismissMissingAddress($id: ID!, $input: DismissMissingAddressInput!) {\n  dismissMissingAddress(id: $id, input: $input) {\n    id\n    isDismissed\n  }\n}"): (typeof documents)["mutation DismissMissingAddress($id: ID!, $input: DismissMissingAddressInput!) {\n  dismissMissingAddress(id: $id, input: $input) {\n    id\n    isDismissed\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MissingAddresses($dismissed: Boolean!, $page: Int!, $pageSize: Int!) {\n  missingAddresses(dismissed: $dismissed, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      path\n      count\n      bots\n      referrer\n      lastAt\n      isDismissed\n      suggestion {\n        path\n        title\n      }\n    }\n    total\n  }\n}"): (typeof documents)["query MissingAddresses($dismissed: Boolean!, $page: Int!, $pageSize: Int!) {\n  missingAddresses(dismissed: $dismissed, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      path\n      count\n      bots\n      referrer\n      lastAt\n      isDismissed\n      suggestion {\n        path\n        title\n      }\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RedirectOperations {\n  redirectOperations {\n    id\n    kind\n    username\n    at\n    done\n    failed\n    undoneAt\n  }\n}"): (typeof documents)["query RedirectOperations {\n  redirectOperations {\n    id\n    kind\n    username\n    at\n    done\n    failed\n    undoneAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoRedirectOperation($id: ID!) {\n  undoRedirectOperation(id: $id) {\n    undone\n    kept\n    operation {\n      id\n      undoneAt\n    }\n  }\n}"): (typeof documents)["mutation UndoRedirectOperation($id: ID!) {\n  undoRedirectOperation(id: $id) {\n    undone\n    kept\n    operation {\n      id\n      undoneAt\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BulkRedirects($input: BulkRedirectsInput!) {\n  bulkRedirects(input: $input) {\n    operation {\n      id\n      done\n      failed\n    }\n    results {\n      index\n      fromUrl\n      ok\n      message\n    }\n  }\n}"): (typeof documents)["mutation BulkRedirects($input: BulkRedirectsInput!) {\n  bulkRedirects(input: $input) {\n    operation {\n      id\n      done\n      failed\n    }\n    results {\n      index\n      fromUrl\n      ok\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RedirectStats {\n  redirectStats {\n    total\n    active\n    hits\n    movedForGood\n  }\n}"): (typeof documents)["query RedirectStats {\n  redirectStats {\n    total\n    active\n    hits\n    movedForGood\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Redirects($search: String, $matchType: RedirectMatchType, $redirectType: Int, $isActive: Boolean, $sort: RedirectSort!, $direction: SortDirection!, $page: Int!, $pageSize: Int!) {\n  redirects(\n    search: $search\n    matchType: $matchType\n    redirectType: $redirectType\n    isActive: $isActive\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...RedirectRow\n    }\n    total\n  }\n}"): (typeof documents)["query Redirects($search: String, $matchType: RedirectMatchType, $redirectType: Int, $isActive: Boolean, $sort: RedirectSort!, $direction: SortDirection!, $page: Int!, $pageSize: Int!) {\n  redirects(\n    search: $search\n    matchType: $matchType\n    redirectType: $redirectType\n    isActive: $isActive\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...RedirectRow\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateRedirect($input: CreateRedirectInput!) {\n  createRedirect(input: $input) {\n    ...RedirectRow\n  }\n}"): (typeof documents)["mutation CreateRedirect($input: CreateRedirectInput!) {\n  createRedirect(input: $input) {\n    ...RedirectRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteRedirect($id: ID!) {\n  deleteRedirect(id: $id)\n}"): (typeof documents)["mutation DeleteRedirect($id: ID!) {\n  deleteRedirect(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RedirectRow on Redirect {\n  id\n  matchType\n  fromUrl\n  toUrl\n  redirectType\n  isActive\n  hitCount\n  lastHitAt\n  createdAt\n  version\n}"): (typeof documents)["fragment RedirectRow on Redirect {\n  id\n  matchType\n  fromUrl\n  toUrl\n  redirectType\n  isActive\n  hitCount\n  lastHitAt\n  createdAt\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateRedirect($id: ID!, $input: UpdateRedirectInput!) {\n  updateRedirect(id: $id, input: $input) {\n    ...RedirectRow\n  }\n}"): (typeof documents)["mutation UpdateRedirect($id: ID!, $input: UpdateRedirectInput!) {\n  updateRedirect(id: $id, input: $input) {\n    ...RedirectRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSearchedTerm($id: ID!) {\n  deleteSearchedTerm(id: $id)\n}"): (typeof documents)["mutation DeleteSearchedTerm($id: ID!) {\n  deleteSearchedTerm(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchedTerms($missing: Boolean!, $page: Int!, $pageSize: Int!) {\n  searchedTerms(missing: $missing, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      query\n      count\n      hits\n      lastAt\n    }\n    total\n  }\n}"): (typeof documents)["query SearchedTerms($missing: Boolean!, $page: Int!, $pageSize: Int!) {\n  searchedTerms(missing: $missing, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      query\n      count\n      hits\n      lastAt\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecordSeoScores {\n  recordSeoScores {\n    averageScore\n  }\n}"): (typeof documents)["mutation RecordSeoScores {\n  recordSeoScores {\n    averageScore\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeoAnalytics($from: String!, $to: String!, $formerFrom: String!, $formerTo: String!) {\n  seoAnalytics(startDate: $from, endDate: $to) {\n    averageScore\n    change\n    pages {\n      pageKey\n      score\n      change\n    }\n    days {\n      date\n      averageScore\n    }\n  }\n  current: urlAnalyticsSummary(from: $from, to: $to) {\n    isEnabled\n    totalHits\n    avgResponseTime\n    p95ResponseTime\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n    days {\n      date\n      totalHits\n      uniqueVisitors\n    }\n  }\n  former: urlAnalyticsSummary(from: $formerFrom, to: $formerTo) {\n    totalHits\n    avgResponseTime\n  }\n  urlAnalytics(from: $from, to: $to) {\n    url\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n  }\n  loadTimes(from: $from, to: $to) {\n    figures {\n      metric\n      value\n      rating\n      count\n    }\n    devices {\n      device\n      figures {\n        metric\n        value\n        rating\n        count\n      }\n    }\n    pages {\n      url\n      figures {\n        metric\n        value\n        rating\n        count\n      }\n    }\n  }\n}"): (typeof documents)["query SeoAnalytics($from: String!, $to: String!, $formerFrom: String!, $formerTo: String!) {\n  seoAnalytics(startDate: $from, endDate: $to) {\n    averageScore\n    change\n    pages {\n      pageKey\n      score\n      change\n    }\n    days {\n      date\n      averageScore\n    }\n  }\n  current: urlAnalyticsSummary(from: $from, to: $to) {\n    isEnabled\n    totalHits\n    avgResponseTime\n    p95ResponseTime\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n    days {\n      date\n      totalHits\n      uniqueVisitors\n    }\n  }\n  former: urlAnalyticsSummary(from: $formerFrom, to: $formerTo) {\n    totalHits\n    avgResponseTime\n  }\n  urlAnalytics(from: $from, to: $to) {\n    url\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n  }\n  loadTimes(from: $from, to: $to) {\n    figures {\n      metric\n      value\n      rating\n      count\n    }\n    devices {\n      device\n      figures {\n        metric\n        value\n        rating\n        count\n      }\n    }\n    pages {\n      url\n      figures {\n        metric\n        value\n        rating\n        count\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeoPages {\n  metaTags {\n    ...MetaTagRow\n  }\n  pages {\n    id\n    slug\n    title\n  }\n  localPages {\n    id\n    cityName\n    slug\n  }\n  siteSettings(category: \"url_management\") {\n    settingKey\n    settingValue\n  }\n  redirectStats {\n    active\n  }\n}"): (typeof documents)["query SeoPages {\n  metaTags {\n    ...MetaTagRow\n  }\n  pages {\n    id\n    slug\n    title\n  }\n  localPages {\n    id\n    cityName\n    slug\n  }\n  siteSettings(category: \"url_management\") {\n    settingKey\n    settingValue\n  }\n  redirectStats {\n    active\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UrlAnalytics($from: String!, $to: String!) {\n  urlAnalyticsSummary(from: $from, to: $to) {\n    isEnabled\n    retentionDays\n    errorUrls\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n    p95ResponseTime\n    botHits\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n    referrers {\n      host\n      count\n    }\n    days {\n      date\n      totalHits\n      uniqueVisitors\n    }\n  }\n  urlAnalytics(from: $from, to: $to) {\n    url\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n    p95ResponseTime\n    errorRate\n    botHits\n    lastAccessed\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n  }\n}"): (typeof documents)["query UrlAnalytics($from: String!, $to: String!) {\n  urlAnalyticsSummary(from: $from, to: $to) {\n    isEnabled\n    retentionDays\n    errorUrls\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n    p95ResponseTime\n    botHits\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n    referrers {\n      host\n      count\n    }\n    days {\n      date\n      totalHits\n      uniqueVisitors\n    }\n  }\n  urlAnalytics(from: $from, to: $to) {\n    url\n    totalHits\n    uniqueVisitors\n    avgResponseTime\n    p95ResponseTime\n    errorRate\n    botHits\n    lastAccessed\n    deviceBreakdown {\n      mobile\n      desktop\n      tablet\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HealthSettings {\n  siteSettings(category: \"url_management\") {\n    settingKey\n    settingValue\n  }\n}"): (typeof documents)["query HealthSettings {\n  siteSettings(category: \"url_management\") {\n    settingKey\n    settingValue\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveHealthSetting($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    errors {\n      message\n    }\n  }\n}"): (typeof documents)["mutation SaveHealthSetting($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n    errors {\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartUrlCheck {\n  startUrlCheck {\n    isRunning\n    checked\n    total\n    finishedAt\n  }\n}"): (typeof documents)["mutation StartUrlCheck {\n  startUrlCheck {\n    isRunning\n    checked\n    total\n    finishedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UrlHealthLog($date: String!) {\n  urlHealthDays(date: $date) {\n    date\n    findings {\n      url\n      kind\n      detail\n      target\n    }\n  }\n}"): (typeof documents)["query UrlHealthLog($date: String!) {\n  urlHealthDays(date: $date) {\n    date\n    findings {\n      url\n      kind\n      detail\n      target\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UrlHealth {\n  urlHealth {\n    url\n    title\n    status\n    statusCode\n    responseTime\n    score\n    lastChecked\n    parts {\n      kind\n      count\n      points\n    }\n    findings {\n      kind\n      detail\n      target\n      editUrl\n    }\n  }\n  urlHealthRun {\n    isRunning\n    checked\n    total\n    finishedAt\n  }\n  urlHealthDays {\n    date\n    averageScore\n    faults\n  }\n}"): (typeof documents)["query UrlHealth {\n  urlHealth {\n    url\n    title\n    status\n    statusCode\n    responseTime\n    score\n    lastChecked\n    parts {\n      kind\n      count\n      points\n    }\n    findings {\n      kind\n      detail\n      target\n      editUrl\n    }\n  }\n  urlHealthRun {\n    isRunning\n    checked\n    total\n    finishedAt\n  }\n  urlHealthDays {\n    date\n    averageScore\n    faults\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UrlStructure {\n  addressCount\n  urlHealth {\n    url\n    status\n  }\n  redirectStats {\n    active\n    hits\n  }\n  redirects(sort: lastHitAt, direction: desc, pageSize: 5, page: 1) {\n    items {\n      id\n      fromUrl\n      toUrl\n      hitCount\n      lastHitAt\n      createdAt\n      isActive\n    }\n  }\n}"): (typeof documents)["query UrlStructure {\n  addressCount\n  urlHealth {\n    url\n    status\n  }\n  redirectStats {\n    active\n    hits\n  }\n  redirects(sort: lastHitAt, direction: desc, pageSize: 5, page: 1) {\n    items {\n      id\n      fromUrl\n      toUrl\n      hitCount\n      lastHitAt\n      createdAt\n      isActive\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;