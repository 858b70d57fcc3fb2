/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** `redirects` of the operation `create`, `ids` of the others. */
export type BulkRedirectsInput = {
  ids?: Array<string> | null | undefined;
  operation: BulkRedirectsOperation;
  redirects?: Array<CreateRedirectInput> | null | undefined;
};

export type BulkRedirectsOperation =
  | 'activate'
  | 'create'
  | 'deactivate'
  | 'delete';

export type CreateCompetitorNoteInput = {
  competitor: string;
  keyword?: string | null | undefined;
  note?: string | null | undefined;
  website?: string | null | undefined;
};

export type CreateKeywordInput = {
  difficulty?: number | null | undefined;
  isTracking?: boolean | null | undefined;
  keyword: string;
  pageUrl?: string | null | undefined;
  searchVolume?: number | null | undefined;
};

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

export type CreateRedirectInput = {
  fromUrl: string;
  isActive?: boolean | null | undefined;
  /** When not given, what the source says: one with `*`, `:ad` or `(.*)` is a prefix or a pattern. */
  matchType?: RedirectMatchType | null | undefined;
  /** 301 when not given. */
  redirectType?: number | null | undefined;
  /** A path of the site or an http(s) address; none for 410. */
  toUrl?: string | null | undefined;
};

export type DismissMissingAddressInput = {
  isDismissed: boolean;
};

export type KeywordSuggestionSource =
  | 'import'
  | 'page'
  | 'search';

export type RedirectMatchType =
  /** One address. */
  | 'exact'
  /** Addresses of a form: `:ad` for one part, `*` at the end for all that follow. */
  | 'pattern'
  /** An address and all below it; a target that ends with `/*` gets what is below. */
  | 'prefix';

export type RedirectOperationKind =
  | 'activate'
  | 'create'
  | 'deactivate'
  | 'delete'
  | 'import';

export type RedirectSort =
  | 'createdAt'
  | 'fromUrl'
  | 'hitCount'
  | 'lastHitAt';

export type SettingChange = {
  category?: string | null | undefined;
  key: string;
  /** The stored value that was changed; when another one is stored by now, the change is refused. */
  previousValue?: string | null | undefined;
  settingType?: string | null | undefined;
  value: string;
};

export type SortDirection =
  | 'asc'
  | 'desc';

export type TrafficDevice =
  | 'desktop'
  | 'mobile'
  | 'tablet';

export type UpdateCompetitorNoteInput = {
  competitor?: string | null | undefined;
  keyword?: string | null | undefined;
  note?: string | null | undefined;
  /** The version that was edited; an old one is refused with the note as it is now. */
  version?: number | null | undefined;
  website?: string | null | undefined;
};

export type UpdateKeywordInput = {
  difficulty?: number | null | undefined;
  isTracking?: boolean | null | undefined;
  keyword?: string | null | undefined;
  pageUrl?: string | null | undefined;
  searchVolume?: number | null | undefined;
  /** The version that was edited; an old one is refused with the keyword as it is now. */
  version?: number | null | undefined;
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

export type UpdateRedirectInput = {
  fromUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  matchType?: RedirectMatchType | null | undefined;
  redirectType?: number | null | undefined;
  toUrl?: string | null | undefined;
  /** The version that was edited; an old one is refused with the redirect as it is now. */
  version?: number | null | undefined;
};

export type UrlFaultKind =
  | 'brokenLink'
  | 'brokenPicture'
  | 'missingAlt'
  | 'missingDescription'
  | 'mixedContent'
  | 'noHeading'
  | 'noindex'
  | 'redirected'
  | 'severalHeadings'
  | 'slow'
  | 'unreachable';

export type UrlHealthStatus =
  | 'error'
  | 'healthy'
  | 'warning';

export type WebVital =
  | 'CLS'
  | 'INP'
  | 'LCP'
  | 'TTFB';

export type WebVitalRating =
  | 'good'
  | 'middle'
  | 'poor';

export type LlmsSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type LlmsSettingQuery = { __typename: 'Query', siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string }> };

export type CompetitorNoteRowFragment = { __typename: 'CompetitorNote', id: string, competitor: string, website: string | null, keyword: string | null, note: string | null, updatedAt: string, version: number };

export type CompetitorNotesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompetitorNotesQuery = { __typename: 'Query', competitorNotes: Array<{ __typename: 'CompetitorNote', id: string, competitor: string, website: string | null, keyword: string | null, note: string | null, updatedAt: string, version: number }> };

export type CreateCompetitorNoteMutationVariables = Exact<{
  input: CreateCompetitorNoteInput;
}>;


export type CreateCompetitorNoteMutation = { __typename: 'Mutation', createCompetitorNote: { __typename: 'CompetitorNote', id: string, competitor: string, website: string | null, keyword: string | null, note: string | null, updatedAt: string, version: number } };

export type UpdateCompetitorNoteMutationVariables = Exact<{
  id: string;
  input: UpdateCompetitorNoteInput;
}>;


export type UpdateCompetitorNoteMutation = { __typename: 'Mutation', updateCompetitorNote: { __typename: 'CompetitorNote', id: string, competitor: string, website: string | null, keyword: string | null, note: string | null, updatedAt: string, version: number } };

export type DeleteCompetitorNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCompetitorNoteMutation = { __typename: 'Mutation', deleteCompetitorNote: boolean };

export type KeywordSuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type KeywordSuggestionsQuery = { __typename: 'Query', keywordSuggestions: Array<{ __typename: 'KeywordSuggestion', keyword: string, source: KeywordSuggestionSource, pageUrl: string | null, count: number | null }> };

export type CreateKeywordMutationVariables = Exact<{
  input: CreateKeywordInput;
}>;


export type CreateKeywordMutation = { __typename: 'Mutation', createKeyword: { __typename: 'Keyword', id: string, keyword: string, pageUrl: string | null, searchVolume: number, difficulty: number, isTracking: boolean, version: number, figures: { __typename: 'SearchFigures', clicks: number, impressions: number, position: number, importedAt: string } | null } };

export type DeleteKeywordMutationVariables = Exact<{
  id: string;
}>;


export type DeleteKeywordMutation = { __typename: 'Mutation', deleteKeyword: boolean };

export type KeywordReportQueryVariables = Exact<{ [key: string]: never; }>;


export type KeywordReportQuery = { __typename: 'Query', keywordReport: { __typename: 'KeywordReport', checkedAt: string | null, keywords: Array<{ __typename: 'KeywordPlaces', keywordId: string, competing: Array<string>, pages: Array<{ __typename: 'KeywordPage', url: string, title: string, inTitle: boolean, inDescription: boolean, inHeadings: boolean, inText: boolean }> }> } };

export type KeywordRowFragment = { __typename: 'Keyword', id: string, keyword: string, pageUrl: string | null, searchVolume: number, difficulty: number, isTracking: boolean, version: number, figures: { __typename: 'SearchFigures', clicks: number, impressions: number, position: number, importedAt: string } | null };

export type KeywordsQueryVariables = Exact<{ [key: string]: never; }>;


export type KeywordsQuery = { __typename: 'Query', keywords: Array<{ __typename: 'Keyword', id: string, keyword: string, pageUrl: string | null, searchVolume: number, difficulty: number, isTracking: boolean, version: number, figures: { __typename: 'SearchFigures', clicks: number, impressions: number, position: number, importedAt: string } | null }> };

export type UpdateKeywordMutationVariables = Exact<{
  id: string;
  input: UpdateKeywordInput;
}>;


export type UpdateKeywordMutation = { __typename: 'Mutation', updateKeyword: { __typename: 'Keyword', id: string, keyword: string, pageUrl: string | null, searchVolume: number, difficulty: number, isTracking: boolean, version: number, figures: { __typename: 'SearchFigures', clicks: number, impressions: number, position: number, importedAt: string } | null } };

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

export type DeleteMissingAddressMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMissingAddressMutation = { __typename: 'Mutation', deleteMissingAddress: boolean };

export type DismissMissingAddressMutationVariables = Exact<{
  id: string;
  input: DismissMissingAddressInput;
}>;


export type DismissMissingAddressMutation = { __typename: 'Mutation', dismissMissingAddress: { __typename: 'MissingAddress', id: string, isDismissed: boolean } };

export type MissingAddressesQueryVariables = Exact<{
  dismissed: boolean;
  page: number;
  pageSize: number;
}>;


export type MissingAddressesQuery = { __typename: 'Query', missingAddresses: { __typename: 'MissingAddressPage', total: number, items: Array<{ __typename: 'MissingAddress', id: string, path: string, count: number, bots: number, referrer: string | null, lastAt: string, isDismissed: boolean, suggestion: { __typename: 'MissingAddressSuggestion', path: string, title: string } | null }> } };

export type RedirectOperationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RedirectOperationsQuery = { __typename: 'Query', redirectOperations: Array<{ __typename: 'RedirectOperation', id: string, kind: RedirectOperationKind, username: string, at: string, done: number, failed: number, undoneAt: string | null }> };

export type UndoRedirectOperationMutationVariables = Exact<{
  id: string;
}>;


export type UndoRedirectOperationMutation = { __typename: 'Mutation', undoRedirectOperation: { __typename: 'UndoneRedirects', undone: number, kept: number, operation: { __typename: 'RedirectOperation', id: string, undoneAt: string | null } } };

export type BulkRedirectsMutationVariables = Exact<{
  input: BulkRedirectsInput;
}>;


export type BulkRedirectsMutation = { __typename: 'Mutation', bulkRedirects: { __typename: 'BulkRedirectsResult', operation: { __typename: 'RedirectOperation', id: string, done: number, failed: number } | null, results: Array<{ __typename: 'BulkRedirectOutcome', index: number, fromUrl: string, ok: boolean, message: string | null }> } };

export type RedirectStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RedirectStatsQuery = { __typename: 'Query', redirectStats: { __typename: 'RedirectStats', total: number, active: number, hits: number, movedForGood: number } };

export type RedirectsQueryVariables = Exact<{
  search?: string | null | undefined;
  matchType?: RedirectMatchType | null | undefined;
  redirectType?: number | null | undefined;
  isActive?: boolean | null | undefined;
  sort: RedirectSort;
  direction: SortDirection;
  page: number;
  pageSize: number;
}>;


export type RedirectsQuery = { __typename: 'Query', redirects: { __typename: 'RedirectPage', total: number, items: Array<{ __typename: 'Redirect', id: string, matchType: RedirectMatchType, fromUrl: string, toUrl: string, redirectType: number, isActive: boolean, hitCount: number, lastHitAt: string | null, createdAt: string, version: number }> } };

export type CreateRedirectMutationVariables = Exact<{
  input: CreateRedirectInput;
}>;


export type CreateRedirectMutation = { __typename: 'Mutation', createRedirect: { __typename: 'Redirect', id: string, matchType: RedirectMatchType, fromUrl: string, toUrl: string, redirectType: number, isActive: boolean, hitCount: number, lastHitAt: string | null, createdAt: string, version: number } };

export type DeleteRedirectMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRedirectMutation = { __typename: 'Mutation', deleteRedirect: boolean };

export type RedirectRowFragment = { __typename: 'Redirect', id: string, matchType: RedirectMatchType, fromUrl: string, toUrl: string, redirectType: number, isActive: boolean, hitCount: number, lastHitAt: string | null, createdAt: string, version: number };

export type UpdateRedirectMutationVariables = Exact<{
  id: string;
  input: UpdateRedirectInput;
}>;


export type UpdateRedirectMutation = { __typename: 'Mutation', updateRedirect: { __typename: 'Redirect', id: string, matchType: RedirectMatchType, fromUrl: string, toUrl: string, redirectType: number, isActive: boolean, hitCount: number, lastHitAt: string | null, createdAt: string, version: number } };

export type DeleteSearchedTermMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSearchedTermMutation = { __typename: 'Mutation', deleteSearchedTerm: boolean };

export type SearchedTermsQueryVariables = Exact<{
  missing: boolean;
  page: number;
  pageSize: number;
}>;


export type SearchedTermsQuery = { __typename: 'Query', searchedTerms: { __typename: 'SearchedTermPage', total: number, items: Array<{ __typename: 'SearchedTerm', id: string, query: string, count: number, hits: number, lastAt: string }> } };

export type RecordSeoScoresMutationVariables = Exact<{ [key: string]: never; }>;


export type RecordSeoScoresMutation = { __typename: 'Mutation', recordSeoScores: { __typename: 'SeoAnalytics', averageScore: number | null } };

export type SeoAnalyticsQueryVariables = Exact<{
  from: string;
  to: string;
  formerFrom: string;
  formerTo: string;
}>;


export type SeoAnalyticsQuery = { __typename: 'Query', seoAnalytics: { __typename: 'SeoAnalytics', averageScore: number | null, change: number | null, pages: Array<{ __typename: 'ScoredPage', pageKey: string, score: number, change: number | null }>, days: Array<{ __typename: 'SeoScoreDay', date: string, averageScore: number | null }> }, current: { __typename: 'UrlAnalyticsSummary', isEnabled: boolean, totalHits: number, avgResponseTime: number, p95ResponseTime: number, deviceBreakdown: { __typename: 'DeviceBreakdown', mobile: number, desktop: number, tablet: number }, days: Array<{ __typename: 'UrlAnalyticsDay', date: string, totalHits: number, uniqueVisitors: number }> }, former: { __typename: 'UrlAnalyticsSummary', totalHits: number, avgResponseTime: number }, urlAnalytics: Array<{ __typename: 'UrlAnalytics', url: string, totalHits: number, uniqueVisitors: number, avgResponseTime: number }>, loadTimes: { __typename: 'LoadTimes', figures: Array<{ __typename: 'WebVitalFigure', metric: WebVital, value: number, rating: WebVitalRating, count: number }>, devices: Array<{ __typename: 'DeviceLoadTimes', device: TrafficDevice, figures: Array<{ __typename: 'WebVitalFigure', metric: WebVital, value: number, rating: WebVitalRating, count: number }> }>, pages: Array<{ __typename: 'PageLoadTimes', url: string, figures: Array<{ __typename: 'WebVitalFigure', metric: WebVital, value: number, rating: WebVitalRating, count: number }> }> } };

export type SeoPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SeoPagesQuery = { __typename: 'Query', metaTags: Array<{ __typename: 'MetaTag', id: string, pageKey: string, pageUrl: string, title: string | null, metaDescription: string | null, metaKeywords: string | null, ogTitle: string | null, ogDescription: string | null, ogImage: string | null, ogType: string | null, canonicalUrl: string | null, robots: string, isActive: boolean, version: number }>, localPages: Array<{ __typename: 'LocalPage', id: string, cityName: string, slug: string }>, siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string }>, redirectStats: { __typename: 'RedirectStats', active: number } };

export type UrlAnalyticsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type UrlAnalyticsQuery = { __typename: 'Query', urlAnalyticsSummary: { __typename: 'UrlAnalyticsSummary', isEnabled: boolean, retentionDays: number, errorUrls: number, totalHits: number, uniqueVisitors: number, avgResponseTime: number, p95ResponseTime: number, botHits: number, deviceBreakdown: { __typename: 'DeviceBreakdown', mobile: number, desktop: number, tablet: number }, referrers: Array<{ __typename: 'UrlReferrer', host: string, count: number }>, days: Array<{ __typename: 'UrlAnalyticsDay', date: string, totalHits: number, uniqueVisitors: number }> }, urlAnalytics: Array<{ __typename: 'UrlAnalytics', url: string, totalHits: number, uniqueVisitors: number, avgResponseTime: number, p95ResponseTime: number, errorRate: number, botHits: number, lastAccessed: string, deviceBreakdown: { __typename: 'DeviceBreakdown', mobile: number, desktop: number, tablet: number } }> };

export type HealthSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthSettingsQuery = { __typename: 'Query', siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string }> };

export type SaveHealthSettingMutationVariables = Exact<{
  settings: Array<SettingChange> | SettingChange;
}>;


export type SaveHealthSettingMutation = { __typename: 'Mutation', saveSettings: { __typename: 'SavedSettings', message: string, errors: Array<{ __typename: 'SettingProblem', message: string }> } };

export type StartUrlCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type StartUrlCheckMutation = { __typename: 'Mutation', startUrlCheck: { __typename: 'UrlHealthRun', isRunning: boolean, checked: number, total: number, finishedAt: string | null } };

export type UrlHealthLogQueryVariables = Exact<{
  date: string;
}>;


export type UrlHealthLogQuery = { __typename: 'Query', urlHealthDays: Array<{ __typename: 'UrlHealthDay', date: string, findings: Array<{ __typename: 'LoggedUrlFinding', url: string, kind: UrlFaultKind, detail: string, target: string | null }> | null }> };

export type UrlHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type UrlHealthQuery = { __typename: 'Query', urlHealth: Array<{ __typename: 'UrlHealth', url: string, title: string, status: UrlHealthStatus, statusCode: number | null, responseTime: number | null, score: number, lastChecked: string, parts: Array<{ __typename: 'UrlScorePart', kind: UrlFaultKind, count: number, points: number }>, findings: Array<{ __typename: 'UrlFinding', kind: UrlFaultKind, detail: string, target: string | null, editUrl: string }> }>, urlHealthRun: { __typename: 'UrlHealthRun', isRunning: boolean, checked: number, total: number, finishedAt: string | null }, urlHealthDays: Array<{ __typename: 'UrlHealthDay', date: string, averageScore: number, faults: number }> };

export type UrlStructureQueryVariables = Exact<{ [key: string]: never; }>;


export type UrlStructureQuery = { __typename: 'Query', urlHealth: Array<{ __typename: 'UrlHealth', url: string, status: UrlHealthStatus }>, redirectStats: { __typename: 'RedirectStats', active: number, hits: number }, redirects: { __typename: 'RedirectPage', items: Array<{ __typename: 'Redirect', id: string, fromUrl: string, toUrl: string, hitCount: number, lastHitAt: string | null, createdAt: string, isActive: boolean }> } };

export const CompetitorNoteRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompetitorNoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompetitorNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"competitor"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompetitorNoteRowFragment, unknown>;
export const KeywordRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeywordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Keyword"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"searchVolume"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isTracking"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}}]}}]}}]} as unknown as DocumentNode<KeywordRowFragment, unknown>;
export const MetaTagRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetaTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetaTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MetaTagRowFragment, unknown>;
export const RedirectRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedirectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"fromUrl"}},{"kind":"Field","name":{"kind":"Name","value":"toUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectType"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hitCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RedirectRowFragment, unknown>;
export const LlmsSettingDocument = {"__meta__":{"hash":"sha256:31b8ccc4ffa2e98a8c74a33db11dca6a2acaa385c69b5eac6222504f3c94612a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LlmsSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}}]}}]}}]} as unknown as DocumentNode<LlmsSettingQuery, LlmsSettingQueryVariables>;
export const CompetitorNotesDocument = {"__meta__":{"hash":"sha256:0204ab2dcfd26d5bd87d2fe4f8c4db1f31fed18ae89adbab155445abd8cbcc5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompetitorNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competitorNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompetitorNoteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompetitorNoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompetitorNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"competitor"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompetitorNotesQuery, CompetitorNotesQueryVariables>;
export const CreateCompetitorNoteDocument = {"__meta__":{"hash":"sha256:a6d1b54b8437aa72bd187a98d1b17921c5bf448bc5b8917832a5008a1ce01c77"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompetitorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompetitorNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createCompetitorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompetitorNoteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompetitorNoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompetitorNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"competitor"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateCompetitorNoteMutation, CreateCompetitorNoteMutationVariables>;
export const UpdateCompetitorNoteDocument = {"__meta__":{"hash":"sha256:3aba86d29061a4771314dbb76ca4aa5afafab159f3d90443ed5921438065f3e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompetitorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompetitorNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateCompetitorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompetitorNoteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompetitorNoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompetitorNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"competitor"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateCompetitorNoteMutation, UpdateCompetitorNoteMutationVariables>;
export const DeleteCompetitorNoteDocument = {"__meta__":{"hash":"sha256:b7c51a72513bc5801ae0840b3849d3cdb7fcba1756142f22bbc1afd3150ed6a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompetitorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteCompetitorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCompetitorNoteMutation, DeleteCompetitorNoteMutationVariables>;
export const KeywordSuggestionsDocument = {"__meta__":{"hash":"sha256:fa7f2e0b0ea854bdd657d1173f18ff4a0c29f731a681f27f00dc625064ea0f34"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeywordSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"keywordSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<KeywordSuggestionsQuery, KeywordSuggestionsQueryVariables>;
export const CreateKeywordDocument = {"__meta__":{"hash":"sha256:26ad1cab6725a27de8c174956652ea23c01f2aab77f1682eb3f755fefd07eda0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateKeyword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateKeywordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createKeyword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeywordRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeywordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Keyword"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"searchVolume"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isTracking"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}}]}}]}}]} as unknown as DocumentNode<CreateKeywordMutation, CreateKeywordMutationVariables>;
export const DeleteKeywordDocument = {"__meta__":{"hash":"sha256:333cb7affde3d024a0a0dcca55a249d35e19132ca35bb52801dd8766c5e9c829"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteKeyword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteKeyword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteKeywordMutation, DeleteKeywordMutationVariables>;
export const KeywordReportDocument = {"__meta__":{"hash":"sha256:5ee90523981bfe0034f7867abd11dcfbbf2bc0677878d9df83b49c643152329d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeywordReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"keywordReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"keywordId"}},{"kind":"Field","name":{"kind":"Name","value":"competing"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"inTitle"}},{"kind":"Field","name":{"kind":"Name","value":"inDescription"}},{"kind":"Field","name":{"kind":"Name","value":"inHeadings"}},{"kind":"Field","name":{"kind":"Name","value":"inText"}}]}}]}}]}}]}}]} as unknown as DocumentNode<KeywordReportQuery, KeywordReportQueryVariables>;
export const KeywordsDocument = {"__meta__":{"hash":"sha256:c6016d36c86ab0cee2269092ef682e9740bdedf6d780021faa6c91f98a3b9fba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Keywords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeywordRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeywordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Keyword"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"searchVolume"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isTracking"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}}]}}]}}]} as unknown as DocumentNode<KeywordsQuery, KeywordsQueryVariables>;
export const UpdateKeywordDocument = {"__meta__":{"hash":"sha256:09041338f4359e869a8412644ce2d9bb87fab4ec738cb74244431675cbaf2a0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateKeyword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateKeywordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateKeyword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeywordRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeywordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Keyword"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"searchVolume"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isTracking"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}}]}}]}}]} as unknown as DocumentNode<UpdateKeywordMutation, UpdateKeywordMutationVariables>;
export const CreateMetaTagDocument = {"__meta__":{"hash":"sha256:ba29449a9f29f723bc2072835fe2c30dc06c8dada5745adaac03e298dbd8c062"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMetaTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMetaTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createMetaTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MetaTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetaTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetaTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateMetaTagMutation, CreateMetaTagMutationVariables>;
export const UpdateMetaTagDocument = {"__meta__":{"hash":"sha256:d76d2fa6a43a354465847693be760894f3002b2d202731db22b54ae4ce23f3b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMetaTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMetaTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateMetaTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MetaTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetaTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetaTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateMetaTagMutation, UpdateMetaTagMutationVariables>;
export const MetaTagsDocument = {"__meta__":{"hash":"sha256:9828c3d463770ab9f43513b4cef78b2fba4a7daa89b8a2e4155cb6c66d32cfa7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MetaTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"metaTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MetaTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetaTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetaTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MetaTagsQuery, MetaTagsQueryVariables>;
export const SiteIdentityDocument = {"__meta__":{"hash":"sha256:69546e26b441c85c126ba5d95ead440ebeccbce2cbda73e1adc94c2ae5029207"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}}]}}]}}]} as unknown as DocumentNode<SiteIdentityQuery, SiteIdentityQueryVariables>;
export const DeleteMetaTagDocument = {"__meta__":{"hash":"sha256:dd2ce4c33b00ea8852e68bb846b9634cffc68e835745cf5a168c05f9fd2d4332"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMetaTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteMetaTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteMetaTagMutation, DeleteMetaTagMutationVariables>;
export const DeleteMissingAddressDocument = {"__meta__":{"hash":"sha256:ca562222f7325d16081f33fb188e76bb38fd42ba78f9f45b25c10a5a367013c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMissingAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteMissingAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteMissingAddressMutation, DeleteMissingAddressMutationVariables>;
export const DismissMissingAddressDocument = {"__meta__":{"hash":"sha256:eb8309f7efa2dcec7ccf5deb88945eb457c024801dfaf0813bbebb7b3acdc582"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissMissingAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DismissMissingAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dismissMissingAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDismissed"}}]}}]}}]} as unknown as DocumentNode<DismissMissingAddressMutation, DismissMissingAddressMutationVariables>;
export const MissingAddressesDocument = {"__meta__":{"hash":"sha256:1582a7a0004eca7874df0c3630b046e4f7d53e44894ef74f1568de8a4456385b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissingAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dismissed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"missingAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dismissed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dismissed"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"bots"}},{"kind":"Field","name":{"kind":"Name","value":"referrer"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDismissed"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<MissingAddressesQuery, MissingAddressesQueryVariables>;
export const RedirectOperationsDocument = {"__meta__":{"hash":"sha256:81b8ba51574ec6896a3517821bd386ecce855bfeb55261778d183c67c9abfa76"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedirectOperations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"redirectOperations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}}]} as unknown as DocumentNode<RedirectOperationsQuery, RedirectOperationsQueryVariables>;
export const UndoRedirectOperationDocument = {"__meta__":{"hash":"sha256:e1ed68968876df21f54c60d729d55d29ef3b4378fa0f7e031daeb220d8633b2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoRedirectOperation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"undoRedirectOperation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"undone"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}}]}}]} as unknown as DocumentNode<UndoRedirectOperationMutation, UndoRedirectOperationMutationVariables>;
export const BulkRedirectsDocument = {"__meta__":{"hash":"sha256:e8f0271ad2a663a496919d9360d39dcbae9edc9160d111f557336ba5d3468367"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkRedirects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRedirectsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bulkRedirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"fromUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkRedirectsMutation, BulkRedirectsMutationVariables>;
export const RedirectStatsDocument = {"__meta__":{"hash":"sha256:b0ff1c0abacffff4f9d8b89d2a5c22c798ab976d9fb767a0ca31ea4a85285ec8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedirectStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"redirectStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"movedForGood"}}]}}]}}]} as unknown as DocumentNode<RedirectStatsQuery, RedirectStatsQueryVariables>;
export const RedirectsDocument = {"__meta__":{"hash":"sha256:027b601202193864ae84520023485c53c444872f22a3269e4fec2fc055077de7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Redirects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedirectMatchType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"redirectType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedirectSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"redirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"matchType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchType"}}},{"kind":"Argument","name":{"kind":"Name","value":"redirectType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"redirectType"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedirectRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedirectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"fromUrl"}},{"kind":"Field","name":{"kind":"Name","value":"toUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectType"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hitCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RedirectsQuery, RedirectsQueryVariables>;
export const CreateRedirectDocument = {"__meta__":{"hash":"sha256:53954d2390d236cfdfd2a9ecd83c0bec29b7aa79837c6015bb21cb5281959317"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRedirectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedirectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedirectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"fromUrl"}},{"kind":"Field","name":{"kind":"Name","value":"toUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectType"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hitCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateRedirectMutation, CreateRedirectMutationVariables>;
export const DeleteRedirectDocument = {"__meta__":{"hash":"sha256:9ed0e667e1aea1e1232882bde55c1c0ff3e54b7f43f59452af7b82010617fa23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteRedirectMutation, DeleteRedirectMutationVariables>;
export const UpdateRedirectDocument = {"__meta__":{"hash":"sha256:84e18fe4971a4c8598192b238ca8a52f6e283168bde9314574efd5ce077578df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRedirectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedirectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedirectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"fromUrl"}},{"kind":"Field","name":{"kind":"Name","value":"toUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectType"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hitCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateRedirectMutation, UpdateRedirectMutationVariables>;
export const DeleteSearchedTermDocument = {"__meta__":{"hash":"sha256:46dffa9e458b722bae9838b204416c702f21e62b94ca5eb97252e6f9dd4d94f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSearchedTerm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteSearchedTerm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSearchedTermMutation, DeleteSearchedTermMutationVariables>;
export const SearchedTermsDocument = {"__meta__":{"hash":"sha256:96d0371f7267b5c50b65eb0fb3b23feb1fbae4a20662b35dfa3ba6658d3ffca5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchedTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"missing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"searchedTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"missing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"missing"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<SearchedTermsQuery, SearchedTermsQueryVariables>;
export const RecordSeoScoresDocument = {"__meta__":{"hash":"sha256:40c2372f9409304867ee07a03a6eb309aa3811373ad3f343e97c9a13be0485dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordSeoScores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeoScores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"averageScore"}}]}}]}}]} as unknown as DocumentNode<RecordSeoScoresMutation, RecordSeoScoresMutationVariables>;
export const SeoAnalyticsDocument = {"__meta__":{"hash":"sha256:1a8685d6277e172670cbd3e6ee225a04ca64ebe8893121b73776694838623b2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeoAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formerFrom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formerTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seoAnalytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"averageScore"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"averageScore"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"current"},"name":{"kind":"Name","value":"urlAnalyticsSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"totalHits"}},{"kind":"Field","name":{"kind":"Name","value":"avgResponseTime"}},{"kind":"Field","name":{"kind":"Name","value":"p95ResponseTime"}},{"kind":"Field","name":{"kind":"Name","value":"deviceBreakdown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"desktop"}},{"kind":"Field","name":{"kind":"Name","value":"tablet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalHits"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueVisitors"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"former"},"name":{"kind":"Name","value":"urlAnalyticsSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formerFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formerTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalHits"}},{"kind":"Field","name":{"kind":"Name","value":"avgResponseTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urlAnalytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"totalHits"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueVisitors"}},{"kind":"Field","name":{"kind":"Name","value":"avgResponseTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loadTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"metric"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"metric"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"metric"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeoAnalyticsQuery, SeoAnalyticsQueryVariables>;
export const SeoPagesDocument = {"__meta__":{"hash":"sha256:ae0746404addb46bbc866f881e9d325c8d8a8128351fb4c509555f5e00f36f88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeoPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"metaTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MetaTagRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"localPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"StringValue","value":"url_management","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redirectStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetaTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetaTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SeoPagesQuery, SeoPagesQueryVariables>;
export const UrlAnalyticsDocument = {"__meta__":{"hash":"sha256:f1beb6bddfc033ce2fc20ada2506689177b1feca54ba5b69ccc23470f03eeb02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UrlAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"urlAnalyticsSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"errorUrls"}},{"kind":"Field","name":{"kind":"Name","value":"totalHits"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueVisitors"}},{"kind":"Field","name":{"kind":"Name","value":"avgResponseTime"}},{"kind":"Field","name":{"kind":"Name","value":"p95ResponseTime"}},{"kind":"Field","name":{"kind":"Name","value":"botHits"}},{"kind":"Field","name":{"kind":"Name","value":"deviceBreakdown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"desktop"}},{"kind":"Field","name":{"kind":"Name","value":"tablet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalHits"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueVisitors"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"urlAnalytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"totalHits"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueVisitors"}},{"kind":"Field","name":{"kind":"Name","value":"avgResponseTime"}},{"kind":"Field","name":{"kind":"Name","value":"p95ResponseTime"}},{"kind":"Field","name":{"kind":"Name","value":"errorRate"}},{"kind":"Field","name":{"kind":"Name","value":"botHits"}},{"kind":"Field","name":{"kind":"Name","value":"lastAccessed"}},{"kind":"Field","name":{"kind":"Name","value":"deviceBreakdown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"desktop"}},{"kind":"Field","name":{"kind":"Name","value":"tablet"}}]}}]}}]}}]} as unknown as DocumentNode<UrlAnalyticsQuery, UrlAnalyticsQueryVariables>;
export const HealthSettingsDocument = {"__meta__":{"hash":"sha256:ad624e0eaf891a429e03e7e4723ed3f4f4a74c4a032b005d79df76ba597c5056"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HealthSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"StringValue","value":"url_management","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}}]}}]}}]} as unknown as DocumentNode<HealthSettingsQuery, HealthSettingsQueryVariables>;
export const SaveHealthSettingDocument = {"__meta__":{"hash":"sha256:f54516f50dfa8795b070dca60bcac0a65f790f4faa42a7840411269f9e1906d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHealthSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingChange"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveHealthSettingMutation, SaveHealthSettingMutationVariables>;
export const StartUrlCheckDocument = {"__meta__":{"hash":"sha256:6e7b90c87ede3d60a0590dfd5c519a6802089926d73c0083ea5f9178f87a9df2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartUrlCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startUrlCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<StartUrlCheckMutation, StartUrlCheckMutationVariables>;
export const UrlHealthLogDocument = {"__meta__":{"hash":"sha256:8fd669eee002be342bf652f9ff7bbed1fa6bde453bc869302235206cb2228905"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UrlHealthLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"urlHealthDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"target"}}]}}]}}]}}]} as unknown as DocumentNode<UrlHealthLogQuery, UrlHealthLogQueryVariables>;
export const UrlHealthDocument = {"__meta__":{"hash":"sha256:8a5ba2a7614098d9a0f58140efab11aa3fece63798cea77eb6bd8c6153a5b781"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UrlHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"urlHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"responseTime"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"lastChecked"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"editUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"urlHealthRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urlHealthDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"averageScore"}},{"kind":"Field","name":{"kind":"Name","value":"faults"}}]}}]}}]} as unknown as DocumentNode<UrlHealthQuery, UrlHealthQueryVariables>;
export const UrlStructureDocument = {"__meta__":{"hash":"sha256:2607042a0e461f82a09670a8c97877d2905a9818a438f307da0a07314b572c15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UrlStructure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"urlHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redirectStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"lastHitAt"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"desc"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromUrl"}},{"kind":"Field","name":{"kind":"Name","value":"toUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hitCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]} as unknown as DocumentNode<UrlStructureQuery, UrlStructureQueryVariables>;