import type { GraphQLResolveInfo } from 'graphql';
import type { ServiceContext } from '@practice/service-kit';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** What came of one redirect, by its place in the request from 0. */
export type BulkRedirectOutcome = {
  __typename?: 'BulkRedirectOutcome';
  fromUrl: Scalars['String']['output'];
  index: Scalars['Int']['output'];
  message?: Maybe<Scalars['String']['output']>;
  ok: Scalars['Boolean']['output'];
};

/** `redirects` of the operation `create`, `ids` of the others. */
export type BulkRedirectsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  operation: BulkRedirectsOperation;
  redirects?: InputMaybe<Array<CreateRedirectInput>>;
};

export type BulkRedirectsOperation =
  | 'activate'
  | 'create'
  | 'deactivate'
  | 'delete';

export type BulkRedirectsResult = {
  __typename?: 'BulkRedirectsResult';
  /** Null when nothing was changed. */
  operation?: Maybe<RedirectOperation>;
  results: Array<BulkRedirectOutcome>;
};

/** What the practice noticed of another practice: its own words, no figures. */
export type CompetitorNote = {
  __typename?: 'CompetitorNote';
  competitor: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  keyword?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

export type CreateCompetitorNoteInput = {
  competitor: Scalars['String']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};

export type CreateKeywordInput = {
  /** From 0 to 100; 50 when not given. */
  difficulty?: InputMaybe<Scalars['Int']['input']>;
  isTracking?: InputMaybe<Scalars['Boolean']['input']>;
  keyword: Scalars['String']['input'];
  pageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Searches a month; 0 when not given. */
  searchVolume?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateMetaTagInput = {
  canonicalUrl?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  metaKeywords?: InputMaybe<Scalars['String']['input']>;
  ogDescription?: InputMaybe<Scalars['String']['input']>;
  ogImage?: InputMaybe<Scalars['String']['input']>;
  ogTitle?: InputMaybe<Scalars['String']['input']>;
  ogType?: InputMaybe<Scalars['String']['input']>;
  pageKey: Scalars['String']['input'];
  pageUrl: Scalars['String']['input'];
  robots?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CreateRedirectInput = {
  /** A path of the site. Without `matchType`, one with `*`, `:ad` or `(.*)` is read as the prefix or pattern that it says. A single address may have a query, such as `/sayfa.php?id=12`. */
  fromUrl: Scalars['String']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** When not given, what the source says. */
  matchType?: InputMaybe<RedirectMatchType>;
  /** 301 when not given. */
  redirectType?: InputMaybe<Scalars['Int']['input']>;
  /** A path of the site or an http(s) address; none for 410. */
  toUrl?: InputMaybe<Scalars['String']['input']>;
};

export type DeviceBreakdown = {
  __typename?: 'DeviceBreakdown';
  desktop: Scalars['Int']['output'];
  mobile: Scalars['Int']['output'];
  tablet: Scalars['Int']['output'];
};

export type DeviceLoadTimes = {
  __typename?: 'DeviceLoadTimes';
  device: TrafficDevice;
  figures: Array<WebVitalFigure>;
};

export type DismissMissingAddressInput = {
  isDismissed: Scalars['Boolean']['input'];
};

export type ImportedQuery = {
  __typename?: 'ImportedQuery';
  clicks: Scalars['String']['output'];
  impressions: Scalars['String']['output'];
  line: Scalars['Int']['output'];
  position: Scalars['String']['output'];
  problem?: Maybe<Scalars['String']['output']>;
  query: Scalars['String']['output'];
};

export type ImportedRedirect = {
  __typename?: 'ImportedRedirect';
  fromUrl: Scalars['String']['output'];
  isActive: Scalars['Boolean']['output'];
  /** The redirect is stored already, just as the line says it. */
  isStored: Scalars['Boolean']['output'];
  /** The first line of the file has the names of the columns. */
  line: Scalars['Int']['output'];
  matchType: Scalars['String']['output'];
  problem?: Maybe<Scalars['String']['output']>;
  redirectType: Scalars['String']['output'];
  toUrl: Scalars['String']['output'];
};

export type Keyword = {
  __typename?: 'Keyword';
  /** 0 to 100: up to 30 is easy, up to 60 medium. */
  difficulty: Scalars['Int']['output'];
  /** Null unless the imported file has the keyword. */
  figures?: Maybe<SearchFigures>;
  id: Scalars['ID']['output'];
  isTracking: Scalars['Boolean']['output'];
  keyword: Scalars['String']['output'];
  pageUrl?: Maybe<Scalars['String']['output']>;
  /** Searches a month. */
  searchVolume: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

/** A page that has all words of a keyword, whatever their suffixes, in one of its parts. */
export type KeywordPage = {
  __typename?: 'KeywordPage';
  inDescription: Scalars['Boolean']['output'];
  inHeadings: Scalars['Boolean']['output'];
  inText: Scalars['Boolean']['output'];
  inTitle: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** Where the words of a keyword stand, the pages with most of it first. */
export type KeywordPlaces = {
  __typename?: 'KeywordPlaces';
  /** Pages that have it in their titles, when there are several: search engines choose one of them. */
  competing: Array<Scalars['String']['output']>;
  keywordId: Scalars['ID']['output'];
  pages: Array<KeywordPage>;
};

export type KeywordReport = {
  __typename?: 'KeywordReport';
  /** When the pages were last read; null: never. */
  checkedAt?: Maybe<Scalars['String']['output']>;
  keywords: Array<KeywordPlaces>;
};

export type KeywordSuggestion = {
  __typename?: 'KeywordSuggestion';
  /** Searches on the site, or impressions; null of a page. */
  count?: Maybe<Scalars['Int']['output']>;
  keyword: Scalars['String']['output'];
  pageUrl?: Maybe<Scalars['String']['output']>;
  source: KeywordSuggestionSource;
};

export type KeywordSuggestionSource =
  | 'import'
  | 'page'
  | 'search';

/** Three of four visits were at most at these values. */
export type LoadTimes = {
  __typename?: 'LoadTimes';
  devices: Array<DeviceLoadTimes>;
  /** Of the whole site; a metric that nobody measured is left out. */
  figures: Array<WebVitalFigure>;
  from: Scalars['String']['output'];
  /** The slowest first, by LCP. */
  pages: Array<PageLoadTimes>;
  to: Scalars['String']['output'];
};

export type LocalPage = {
  __typename?: 'LocalPage';
  /** The active meta tag of this city page. */
  metaTag?: Maybe<MetaTag>;
  slug: Scalars['String']['output'];
};

export type LoggedUrlFinding = {
  __typename?: 'LoggedUrlFinding';
  detail: Scalars['String']['output'];
  kind: UrlFaultKind;
  target?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

export type MetaTag = {
  __typename?: 'MetaTag';
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** True while it says what a new site begins with: the page's settings win over it until it is edited. */
  isInitial: Scalars['Boolean']['output'];
  metaDescription?: Maybe<Scalars['String']['output']>;
  metaKeywords?: Maybe<Scalars['String']['output']>;
  ogDescription?: Maybe<Scalars['String']['output']>;
  ogImage?: Maybe<Scalars['String']['output']>;
  ogTitle?: Maybe<Scalars['String']['output']>;
  ogType?: Maybe<Scalars['String']['output']>;
  pageKey: Scalars['String']['output'];
  pageUrl: Scalars['String']['output'];
  robots: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type MissingAddress = {
  __typename?: 'MissingAddress';
  /** By search engines and other programs; not in `count`. */
  bots: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
  firstAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isDismissed: Scalars['Boolean']['output'];
  lastAt: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** The host of the site that led there the last time. */
  referrer?: Maybe<Scalars['String']['output']>;
  /** What may have been meant. */
  suggestion?: Maybe<MissingAddressSuggestion>;
};

export type MissingAddressPage = {
  __typename?: 'MissingAddressPage';
  items: Array<MissingAddress>;
  total: Scalars['Int']['output'];
};

export type MissingAddressSuggestion = {
  __typename?: 'MissingAddressSuggestion';
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Creates, switches or deletes redirects together, as one operation that can be undone. */
  bulkRedirects: BulkRedirectsResult;
  createCompetitorNote: CompetitorNote;
  createKeyword: Keyword;
  createMetaTag: MetaTag;
  /** Refused with CONFLICT for an address that is taken, and for loops and chains. */
  createRedirect: Redirect;
  /** True; a note that is not there is refused. */
  deleteCompetitorNote: Scalars['Boolean']['output'];
  /** True; a keyword that is not there is refused. */
  deleteKeyword: Scalars['Boolean']['output'];
  /** True; a tag that is not there is refused. */
  deleteMetaTag: Scalars['Boolean']['output'];
  /** True; it begins anew when somebody asks for it again. */
  deleteMissingAddress: Scalars['Boolean']['output'];
  /** True; a redirect that is not there is refused. */
  deleteRedirect: Scalars['Boolean']['output'];
  /** Takes an address off the list, or puts it back. */
  dismissMissingAddress: MissingAddress;
  /** Stores the queries of a file in place of those of the last one. */
  importQueries: QueryFileResult;
  /** Stores the redirects of a CSV file, those of the right lines, as one operation that can be undone. */
  importRedirects: RedirectFileResult;
  /** What an import would do, line by line; nothing is stored. */
  previewQueryFile: QueryFileResult;
  /** What an import of a CSV file would do, line by line; nothing is stored. */
  previewRedirectFile: RedirectFileResult;
  /** Keeps the scores as they are now as those of today. */
  recordSeoScores: SeoAnalytics;
  /** Checks all addresses now; refused with CONFLICT while a check is under way. */
  startUrlCheck: UrlHealthRun;
  /** Takes an operation back; what was changed since is left. Refused with CONFLICT when it was undone already. */
  undoRedirectOperation: UndoneRedirects;
  updateCompetitorNote: CompetitorNote;
  updateKeyword: Keyword;
  /** `id` may be the page key. */
  updateMetaTag: MetaTag;
  updateRedirect: Redirect;
};


export type MutationBulkRedirectsArgs = {
  input: BulkRedirectsInput;
};


export type MutationCreateCompetitorNoteArgs = {
  input: CreateCompetitorNoteInput;
};


export type MutationCreateKeywordArgs = {
  input: CreateKeywordInput;
};


export type MutationCreateMetaTagArgs = {
  input: CreateMetaTagInput;
};


export type MutationCreateRedirectArgs = {
  input: CreateRedirectInput;
};


export type MutationDeleteCompetitorNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteKeywordArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMetaTagArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMissingAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRedirectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissMissingAddressArgs = {
  id: Scalars['ID']['input'];
  input: DismissMissingAddressInput;
};


export type MutationImportQueriesArgs = {
  input: QueryFileInput;
};


export type MutationImportRedirectsArgs = {
  input: RedirectFileInput;
};


export type MutationPreviewQueryFileArgs = {
  input: QueryFileInput;
};


export type MutationPreviewRedirectFileArgs = {
  input: RedirectFileInput;
};


export type MutationUndoRedirectOperationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateCompetitorNoteArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCompetitorNoteInput;
};


export type MutationUpdateKeywordArgs = {
  id: Scalars['ID']['input'];
  input: UpdateKeywordInput;
};


export type MutationUpdateMetaTagArgs = {
  id: Scalars['ID']['input'];
  input: UpdateMetaTagInput;
};


export type MutationUpdateRedirectArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRedirectInput;
};

export type PageLoadTimes = {
  __typename?: 'PageLoadTimes';
  figures: Array<WebVitalFigure>;
  url: Scalars['String']['output'];
};

export type PageScorePart = {
  __typename?: 'PageScorePart';
  most: Scalars['Int']['output'];
  part: PageScorePartName;
  points: Scalars['Int']['output'];
};

export type PageScorePartName =
  | 'canonical'
  | 'description'
  | 'keywords'
  | 'social'
  | 'title';

/** Search engine meta tags. */
export type Query = {
  __typename?: 'Query';
  /** Editors: how many addresses visitors find on the site now, checked or not. */
  addressCount: Scalars['Int']['output'];
  /** Editors: the notes on other practices, the one that changed last first. */
  competitorNotes: Array<CompetitorNote>;
  /** Editors: on which pages the words of each tracked keyword stand, as of the last check of the addresses. */
  keywordReport: KeywordReport;
  /** Editors: words of pages, searches on the site and imported queries that no keyword covers. */
  keywordSuggestions: Array<KeywordSuggestion>;
  /** Editors: all keywords, or those of one page. */
  keywords: Array<Keyword>;
  /** Editors: how fast pages were in visitors' browsers; the last thirty days unless it says otherwise. */
  loadTimes: LoadTimes;
  /** The active meta tag of a page key (`home`, `appointment`, `local-{slug}`). */
  metaTag?: Maybe<MetaTag>;
  /** Editors: every meta tag, by page key. */
  metaTags: Array<MetaTag>;
  /** Editors: addresses that were asked for and are not there, the most asked for first. */
  missingAddresses: MissingAddressPage;
  /** Editors: the last operations on several redirects at once, the newest first. */
  redirectOperations: Array<RedirectOperation>;
  /** Editors: how many redirects there are, and how often they were followed. */
  redirectStats: RedirectStats;
  /** Editors: redirects, the newest first unless another order is asked for, by what is in their addresses. */
  redirects: RedirectPage;
  /** Editors: the scores of the pages now, and of each day of a range; the last thirty days unless it says otherwise. */
  seoAnalytics: SeoAnalytics;
  /** Editors: how often each page was visited in a range of days (`yyyy-MM-dd`; the last thirty when not given), the most visited first. */
  urlAnalytics: Array<UrlAnalytics>;
  /** Editors: the figures of the whole site in a range of days, and of each day. */
  urlAnalyticsSummary: UrlAnalyticsSummary;
  /** Editors: the last result of each address of the site, the worst first. */
  urlHealth: Array<UrlHealth>;
  /** Editors: how the site was on each day that it was checked, or on one, the oldest first; kept for 395 days. */
  urlHealthDays: Array<UrlHealthDay>;
  /** Editors: how far the check of the addresses is. */
  urlHealthRun: UrlHealthRun;
};


/** Search engine meta tags. */
export type QueryKeywordsArgs = {
  pageUrl?: InputMaybe<Scalars['String']['input']>;
};


/** Search engine meta tags. */
export type QueryLoadTimesArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


/** Search engine meta tags. */
export type QueryMetaTagArgs = {
  pageKey: Scalars['String']['input'];
};


/** Search engine meta tags. */
export type QueryMissingAddressesArgs = {
  dismissed?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Search engine meta tags. */
export type QueryRedirectsArgs = {
  direction?: InputMaybe<SortDirection>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  matchType?: InputMaybe<RedirectMatchType>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  redirectType?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RedirectSort>;
};


/** Search engine meta tags. */
export type QuerySeoAnalyticsArgs = {
  endDate?: InputMaybe<Scalars['String']['input']>;
  pageUrl?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['String']['input']>;
};


/** Search engine meta tags. */
export type QueryUrlAnalyticsArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


/** Search engine meta tags. */
export type QueryUrlAnalyticsSummaryArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


/** Search engine meta tags. */
export type QueryUrlHealthDaysArgs = {
  date?: InputMaybe<Scalars['String']['input']>;
};

/** A file as search consoles export it, with columns in Turkish or English. */
export type QueryFileInput = {
  csv: Scalars['String']['input'];
};

export type QueryFileResult = {
  __typename?: 'QueryFileResult';
  invalid: Scalars['Int']['output'];
  /** Those with a problem first, at most 200. */
  lines: Array<ImportedQuery>;
  /** How many keywords there are among the queries. */
  matched: Scalars['Int']['output'];
  valid: Scalars['Int']['output'];
};

export type Redirect = {
  __typename?: 'Redirect';
  createdAt: Scalars['String']['output'];
  /** A path of the site; of a pattern with `:ad` and `*`. */
  fromUrl: Scalars['String']['output'];
  hitCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  lastHitAt?: Maybe<Scalars['String']['output']>;
  matchType: RedirectMatchType;
  /** 301, 302, 307, 308, or 410 for a page that no longer exists. */
  redirectType: Scalars['Int']['output'];
  /** A path of the site or an http(s) address; empty for 410. */
  toUrl: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type RedirectFileInput = {
  /** The text of the file; here at most 100 kB, over REST a megabyte. */
  csv: Scalars['String']['input'];
};

export type RedirectFileResult = {
  __typename?: 'RedirectFileResult';
  invalid: Scalars['Int']['output'];
  /** Those with a problem first, at most 200. */
  lines: Array<ImportedRedirect>;
  /** What was imported; null for a preview, and when no line could be. */
  operation?: Maybe<RedirectOperation>;
  /** Lines whose redirects are stored already. */
  unchanged: Scalars['Int']['output'];
  valid: Scalars['Int']['output'];
};

export type RedirectMatchType =
  /** One address. */
  | 'exact'
  /** Addresses of a form: `:ad` for one part, `*` at the end for all that follow. */
  | 'pattern'
  /** An address and all below it; a target that ends with `/*` gets what is below. */
  | 'prefix';

export type RedirectOperation = {
  __typename?: 'RedirectOperation';
  at: Scalars['String']['output'];
  /** How many redirects it changed. */
  done: Scalars['Int']['output'];
  /** How many it left as they were. */
  failed: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  kind: RedirectOperationKind;
  undoneAt?: Maybe<Scalars['String']['output']>;
  username: Scalars['String']['output'];
};

export type RedirectOperationKind =
  | 'activate'
  | 'create'
  | 'deactivate'
  | 'delete'
  | 'import';

export type RedirectPage = {
  __typename?: 'RedirectPage';
  items: Array<Redirect>;
  total: Scalars['Int']['output'];
};

export type RedirectSort =
  | 'createdAt'
  | 'fromUrl'
  | 'hitCount'
  | 'lastHitAt';

export type RedirectStats = {
  __typename?: 'RedirectStats';
  active: Scalars['Int']['output'];
  hits: Scalars['Int']['output'];
  /** Of the type 301. */
  movedForGood: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type ScoredPage = {
  __typename?: 'ScoredPage';
  /** Since the first day of the range; null when it had no score. */
  change?: Maybe<Scalars['Int']['output']>;
  metaTagId: Scalars['ID']['output'];
  pageKey: Scalars['String']['output'];
  parts: Array<PageScorePart>;
  score: Scalars['Int']['output'];
  url: Scalars['String']['output'];
};

/** What a search engine reported of a query in the file that was imported last. */
export type SearchFigures = {
  __typename?: 'SearchFigures';
  clicks: Scalars['Int']['output'];
  importedAt: Scalars['String']['output'];
  impressions: Scalars['Int']['output'];
  /** Average position, 1 is the first. */
  position: Scalars['Float']['output'];
};

export type SeoAnalytics = {
  __typename?: 'SeoAnalytics';
  /** Null when no page has an active meta tag. */
  averageScore?: Maybe<Scalars['Int']['output']>;
  /** Since the first day of the range; null when it had no score. */
  change?: Maybe<Scalars['Int']['output']>;
  /** Every day of the range, the oldest first. */
  days: Array<SeoScoreDay>;
  from: Scalars['String']['output'];
  /** The lowest score first. */
  pages: Array<ScoredPage>;
  to: Scalars['String']['output'];
  /** Of the range: of the site, or of the page that was asked for. */
  totalVisits: Scalars['Int']['output'];
};

export type SeoScoreDay = {
  __typename?: 'SeoScoreDay';
  /** Null before the first score was kept. */
  averageScore?: Maybe<Scalars['Int']['output']>;
  date: Scalars['String']['output'];
};

export type SortDirection =
  | 'asc'
  | 'desc';

export type TrafficDevice =
  | 'desktop'
  | 'mobile'
  | 'tablet';

export type UndoneRedirects = {
  __typename?: 'UndoneRedirects';
  /** Changed since, or refused as they would be now. */
  kept: Scalars['Int']['output'];
  operation: RedirectOperation;
  undone: Scalars['Int']['output'];
};

export type UpdateCompetitorNoteInput = {
  competitor?: InputMaybe<Scalars['String']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateKeywordInput = {
  /** From 0 to 100; 50 when not given. */
  difficulty?: InputMaybe<Scalars['Int']['input']>;
  isTracking?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Searches a month; 0 when not given. */
  searchVolume?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateMetaTagInput = {
  canonicalUrl?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  metaKeywords?: InputMaybe<Scalars['String']['input']>;
  ogDescription?: InputMaybe<Scalars['String']['input']>;
  ogImage?: InputMaybe<Scalars['String']['input']>;
  ogTitle?: InputMaybe<Scalars['String']['input']>;
  ogType?: InputMaybe<Scalars['String']['input']>;
  pageKey?: InputMaybe<Scalars['String']['input']>;
  pageUrl?: InputMaybe<Scalars['String']['input']>;
  robots?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; an old one is refused with the tag as it is now. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateRedirectInput = {
  /** A path of the site. Without `matchType`, one with `*`, `:ad` or `(.*)` is read as the prefix or pattern that it says. A single address may have a query, such as `/sayfa.php?id=12`. */
  fromUrl?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** When not given, what the source says. */
  matchType?: InputMaybe<RedirectMatchType>;
  /** 301 when not given. */
  redirectType?: InputMaybe<Scalars['Int']['input']>;
  /** A path of the site or an http(s) address; none for 410. */
  toUrl?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UrlAnalytics = {
  __typename?: 'UrlAnalytics';
  /** In milliseconds. */
  avgResponseTime: Scalars['Int']['output'];
  /** Requests of search engines and other programs, which nothing else counts. */
  botHits: Scalars['Int']['output'];
  deviceBreakdown: DeviceBreakdown;
  /** How many of 100 were answered with an error of the server. */
  errorRate: Scalars['Float']['output'];
  lastAccessed: Scalars['String']['output'];
  /** In milliseconds; 95 of 100 were faster. */
  p95ResponseTime: Scalars['Int']['output'];
  /** Other sites that led here, the most frequent first. */
  referrers: Array<UrlReferrer>;
  /** Page views of people. */
  totalHits: Scalars['Int']['output'];
  /** Estimated for each day and added up. */
  uniqueVisitors: Scalars['Int']['output'];
  /** A path of the site. */
  url: Scalars['String']['output'];
};

export type UrlAnalyticsDay = {
  __typename?: 'UrlAnalyticsDay';
  botHits: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  totalHits: Scalars['Int']['output'];
  uniqueVisitors: Scalars['Int']['output'];
};

export type UrlAnalyticsSummary = {
  __typename?: 'UrlAnalyticsSummary';
  /** In milliseconds. */
  avgResponseTime: Scalars['Int']['output'];
  /** Requests of search engines and other programs, which nothing else counts. */
  botHits: Scalars['Int']['output'];
  /** Every day of the range, the oldest first. */
  days: Array<UrlAnalyticsDay>;
  deviceBreakdown: DeviceBreakdown;
  /** How many of 100 were answered with an error of the server. */
  errorRate: Scalars['Float']['output'];
  /** Addresses with errors, or slower than 500 ms on average. */
  errorUrls: Scalars['Int']['output'];
  from: Scalars['String']['output'];
  /** Whether visits are counted now. */
  isEnabled: Scalars['Boolean']['output'];
  /** In milliseconds; 95 of 100 were faster. */
  p95ResponseTime: Scalars['Int']['output'];
  /** Other sites that led here, the most frequent first. */
  referrers: Array<UrlReferrer>;
  retentionDays: Scalars['Int']['output'];
  to: Scalars['String']['output'];
  /** Page views of people. */
  totalHits: Scalars['Int']['output'];
  /** Estimated for each day and added up. */
  uniqueVisitors: Scalars['Int']['output'];
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

export type UrlFinding = {
  __typename?: 'UrlFinding';
  /** A Turkish sentence. */
  detail: Scalars['String']['output'];
  /** Where it is mended, a part of the back office such as `#blog`. */
  editUrl: Scalars['String']['output'];
  kind: UrlFaultKind;
  /** The link, picture or file that it is about. */
  target?: Maybe<Scalars['String']['output']>;
};

export type UrlHealth = {
  __typename?: 'UrlHealth';
  findings: Array<UrlFinding>;
  lastChecked: Scalars['String']['output'];
  /** What the missing points were taken for. */
  parts: Array<UrlScorePart>;
  /** In milliseconds; null without an answer. */
  responseTime?: Maybe<Scalars['Int']['output']>;
  /** 0 to 100. */
  score: Scalars['Int']['output'];
  status: UrlHealthStatus;
  /** Null without an answer. */
  statusCode?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  /** A path of the site. */
  url: Scalars['String']['output'];
};

export type UrlHealthDay = {
  __typename?: 'UrlHealthDay';
  averageScore: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  error: Scalars['Int']['output'];
  faults: Scalars['Int']['output'];
  /** Null unless `url_health_detailed_log` was on. */
  findings?: Maybe<Array<LoggedUrlFinding>>;
  healthy: Scalars['Int']['output'];
  warning: Scalars['Int']['output'];
};

export type UrlHealthRun = {
  __typename?: 'UrlHealthRun';
  checked: Scalars['Int']['output'];
  /** Of the last check that was finished. */
  finishedAt?: Maybe<Scalars['String']['output']>;
  isRunning: Scalars['Boolean']['output'];
  startedAt?: Maybe<Scalars['String']['output']>;
  /** Grows while links and pictures are found. */
  total: Scalars['Int']['output'];
};

export type UrlHealthStatus =
  | 'error'
  | 'healthy'
  | 'warning';

export type UrlReferrer = {
  __typename?: 'UrlReferrer';
  count: Scalars['Int']['output'];
  /** Empty for all others together. */
  host: Scalars['String']['output'];
};

export type UrlScorePart = {
  __typename?: 'UrlScorePart';
  count: Scalars['Int']['output'];
  kind: UrlFaultKind;
  points: Scalars['Int']['output'];
};

export type WebVital =
  | 'CLS'
  | 'INP'
  | 'LCP'
  | 'TTFB';

export type WebVitalFigure = {
  __typename?: 'WebVitalFigure';
  count: Scalars['Int']['output'];
  metric: WebVital;
  rating: WebVitalRating;
  /** Milliseconds, but for CLS. */
  value: Scalars['Float']['output'];
};

export type WebVitalRating =
  | 'good'
  | 'middle'
  | 'poor';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  CompetitorNote: CompetitorNote;
  Keyword: Keyword;
  LocalPage: LocalPage;
  MetaTag: MetaTag;
  MissingAddress: MissingAddress;
  Redirect: Redirect;
  RedirectOperation: RedirectOperation;
  UrlAnalytics: UrlAnalytics;
  UrlHealth: UrlHealth;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  CompetitorNote:
    ( { __typename: 'CompetitorNote' }
    & GraphQLRecursivePick<FederationTypes['CompetitorNote'], {"id":true}> );
  Keyword:
    ( { __typename: 'Keyword' }
    & GraphQLRecursivePick<FederationTypes['Keyword'], {"id":true}> );
  LocalPage:
    ( { __typename: 'LocalPage' }
    & GraphQLRecursivePick<FederationTypes['LocalPage'], {"slug":true}> );
  MetaTag:
    ( { __typename: 'MetaTag' }
    & GraphQLRecursivePick<FederationTypes['MetaTag'], {"id":true}> );
  MissingAddress:
    ( { __typename: 'MissingAddress' }
    & GraphQLRecursivePick<FederationTypes['MissingAddress'], {"id":true}> );
  Redirect:
    ( { __typename: 'Redirect' }
    & GraphQLRecursivePick<FederationTypes['Redirect'], {"id":true}> );
  RedirectOperation:
    ( { __typename: 'RedirectOperation' }
    & GraphQLRecursivePick<FederationTypes['RedirectOperation'], {"id":true}> );
  UrlAnalytics:
    ( { __typename: 'UrlAnalytics' }
    & GraphQLRecursivePick<FederationTypes['UrlAnalytics'], {"url":true}> );
  UrlHealth:
    ( { __typename: 'UrlHealth' }
    & GraphQLRecursivePick<FederationTypes['UrlHealth'], {"url":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BulkRedirectOutcome: ResolverTypeWrapper<BulkRedirectOutcome>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BulkRedirectsInput: BulkRedirectsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  BulkRedirectsOperation: BulkRedirectsOperation;
  BulkRedirectsResult: ResolverTypeWrapper<BulkRedirectsResult>;
  CompetitorNote: ResolverTypeWrapper<CompetitorNote>;
  CreateCompetitorNoteInput: CreateCompetitorNoteInput;
  CreateKeywordInput: CreateKeywordInput;
  CreateMetaTagInput: CreateMetaTagInput;
  CreateRedirectInput: CreateRedirectInput;
  DeviceBreakdown: ResolverTypeWrapper<DeviceBreakdown>;
  DeviceLoadTimes: ResolverTypeWrapper<DeviceLoadTimes>;
  DismissMissingAddressInput: DismissMissingAddressInput;
  ImportedQuery: ResolverTypeWrapper<ImportedQuery>;
  ImportedRedirect: ResolverTypeWrapper<ImportedRedirect>;
  Keyword: ResolverTypeWrapper<Keyword>;
  KeywordPage: ResolverTypeWrapper<KeywordPage>;
  KeywordPlaces: ResolverTypeWrapper<KeywordPlaces>;
  KeywordReport: ResolverTypeWrapper<KeywordReport>;
  KeywordSuggestion: ResolverTypeWrapper<KeywordSuggestion>;
  KeywordSuggestionSource: KeywordSuggestionSource;
  LoadTimes: ResolverTypeWrapper<LoadTimes>;
  LocalPage: ResolverTypeWrapper<LocalPage>;
  LoggedUrlFinding: ResolverTypeWrapper<LoggedUrlFinding>;
  MetaTag: ResolverTypeWrapper<MetaTag>;
  MissingAddress: ResolverTypeWrapper<MissingAddress>;
  MissingAddressPage: ResolverTypeWrapper<MissingAddressPage>;
  MissingAddressSuggestion: ResolverTypeWrapper<MissingAddressSuggestion>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageLoadTimes: ResolverTypeWrapper<PageLoadTimes>;
  PageScorePart: ResolverTypeWrapper<PageScorePart>;
  PageScorePartName: PageScorePartName;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueryFileInput: QueryFileInput;
  QueryFileResult: ResolverTypeWrapper<QueryFileResult>;
  Redirect: ResolverTypeWrapper<Redirect>;
  RedirectFileInput: RedirectFileInput;
  RedirectFileResult: ResolverTypeWrapper<RedirectFileResult>;
  RedirectMatchType: RedirectMatchType;
  RedirectOperation: ResolverTypeWrapper<RedirectOperation>;
  RedirectOperationKind: RedirectOperationKind;
  RedirectPage: ResolverTypeWrapper<RedirectPage>;
  RedirectSort: RedirectSort;
  RedirectStats: ResolverTypeWrapper<RedirectStats>;
  ScoredPage: ResolverTypeWrapper<ScoredPage>;
  SearchFigures: ResolverTypeWrapper<SearchFigures>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  SeoAnalytics: ResolverTypeWrapper<SeoAnalytics>;
  SeoScoreDay: ResolverTypeWrapper<SeoScoreDay>;
  SortDirection: SortDirection;
  TrafficDevice: TrafficDevice;
  UndoneRedirects: ResolverTypeWrapper<UndoneRedirects>;
  UpdateCompetitorNoteInput: UpdateCompetitorNoteInput;
  UpdateKeywordInput: UpdateKeywordInput;
  UpdateMetaTagInput: UpdateMetaTagInput;
  UpdateRedirectInput: UpdateRedirectInput;
  UrlAnalytics: ResolverTypeWrapper<UrlAnalytics>;
  UrlAnalyticsDay: ResolverTypeWrapper<UrlAnalyticsDay>;
  UrlAnalyticsSummary: ResolverTypeWrapper<UrlAnalyticsSummary>;
  UrlFaultKind: UrlFaultKind;
  UrlFinding: ResolverTypeWrapper<UrlFinding>;
  UrlHealth: ResolverTypeWrapper<UrlHealth>;
  UrlHealthDay: ResolverTypeWrapper<UrlHealthDay>;
  UrlHealthRun: ResolverTypeWrapper<UrlHealthRun>;
  UrlHealthStatus: UrlHealthStatus;
  UrlReferrer: ResolverTypeWrapper<UrlReferrer>;
  UrlScorePart: ResolverTypeWrapper<UrlScorePart>;
  WebVital: WebVital;
  WebVitalFigure: ResolverTypeWrapper<WebVitalFigure>;
  WebVitalRating: WebVitalRating;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BulkRedirectOutcome: BulkRedirectOutcome;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  BulkRedirectsInput: BulkRedirectsInput;
  ID: Scalars['ID']['output'];
  BulkRedirectsResult: BulkRedirectsResult;
  CompetitorNote: CompetitorNote | FederationReferenceTypes['CompetitorNote'];
  CreateCompetitorNoteInput: CreateCompetitorNoteInput;
  CreateKeywordInput: CreateKeywordInput;
  CreateMetaTagInput: CreateMetaTagInput;
  CreateRedirectInput: CreateRedirectInput;
  DeviceBreakdown: DeviceBreakdown;
  DeviceLoadTimes: DeviceLoadTimes;
  DismissMissingAddressInput: DismissMissingAddressInput;
  ImportedQuery: ImportedQuery;
  ImportedRedirect: ImportedRedirect;
  Keyword: Keyword | FederationReferenceTypes['Keyword'];
  KeywordPage: KeywordPage;
  KeywordPlaces: KeywordPlaces;
  KeywordReport: KeywordReport;
  KeywordSuggestion: KeywordSuggestion;
  LoadTimes: LoadTimes;
  LocalPage: LocalPage | FederationReferenceTypes['LocalPage'];
  LoggedUrlFinding: LoggedUrlFinding;
  MetaTag: MetaTag | FederationReferenceTypes['MetaTag'];
  MissingAddress: MissingAddress | FederationReferenceTypes['MissingAddress'];
  MissingAddressPage: MissingAddressPage;
  MissingAddressSuggestion: MissingAddressSuggestion;
  Mutation: Record<PropertyKey, never>;
  PageLoadTimes: PageLoadTimes;
  PageScorePart: PageScorePart;
  Query: Record<PropertyKey, never>;
  QueryFileInput: QueryFileInput;
  QueryFileResult: QueryFileResult;
  Redirect: Redirect | FederationReferenceTypes['Redirect'];
  RedirectFileInput: RedirectFileInput;
  RedirectFileResult: RedirectFileResult;
  RedirectOperation: RedirectOperation | FederationReferenceTypes['RedirectOperation'];
  RedirectPage: RedirectPage;
  RedirectStats: RedirectStats;
  ScoredPage: ScoredPage;
  SearchFigures: SearchFigures;
  Float: Scalars['Float']['output'];
  SeoAnalytics: SeoAnalytics;
  SeoScoreDay: SeoScoreDay;
  UndoneRedirects: UndoneRedirects;
  UpdateCompetitorNoteInput: UpdateCompetitorNoteInput;
  UpdateKeywordInput: UpdateKeywordInput;
  UpdateMetaTagInput: UpdateMetaTagInput;
  UpdateRedirectInput: UpdateRedirectInput;
  UrlAnalytics: UrlAnalytics | FederationReferenceTypes['UrlAnalytics'];
  UrlAnalyticsDay: UrlAnalyticsDay;
  UrlAnalyticsSummary: UrlAnalyticsSummary;
  UrlFinding: UrlFinding;
  UrlHealth: UrlHealth | FederationReferenceTypes['UrlHealth'];
  UrlHealthDay: UrlHealthDay;
  UrlHealthRun: UrlHealthRun;
  UrlReferrer: UrlReferrer;
  UrlScorePart: UrlScorePart;
  WebVitalFigure: WebVitalFigure;
};

export type BulkRedirectOutcomeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkRedirectOutcome'] = ResolversParentTypes['BulkRedirectOutcome']> = {
  fromUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkRedirectsResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkRedirectsResult'] = ResolversParentTypes['BulkRedirectsResult']> = {
  operation?: Resolver<Maybe<ResolversTypes['RedirectOperation']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkRedirectOutcome']>, ParentType, ContextType>;
};

export type CompetitorNoteResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CompetitorNote'] = ResolversParentTypes['CompetitorNote'], FederationReferenceType extends FederationReferenceTypes['CompetitorNote'] = FederationReferenceTypes['CompetitorNote']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CompetitorNote']> | FederationReferenceType, FederationReferenceType, ContextType>;
  competitor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeviceBreakdownResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DeviceBreakdown'] = ResolversParentTypes['DeviceBreakdown']> = {
  desktop?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tablet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeviceLoadTimesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DeviceLoadTimes'] = ResolversParentTypes['DeviceLoadTimes']> = {
  device?: Resolver<ResolversTypes['TrafficDevice'], ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['WebVitalFigure']>, ParentType, ContextType>;
};

export type ImportedQueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ImportedQuery'] = ResolversParentTypes['ImportedQuery']> = {
  clicks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  impressions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportedRedirectResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ImportedRedirect'] = ResolversParentTypes['ImportedRedirect']> = {
  fromUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeywordResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Keyword'] = ResolversParentTypes['Keyword'], FederationReferenceType extends FederationReferenceTypes['Keyword'] = FederationReferenceTypes['Keyword']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Keyword']> | FederationReferenceType, FederationReferenceType, ContextType>;
  difficulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['SearchFigures']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTracking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchVolume?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeywordPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['KeywordPage'] = ResolversParentTypes['KeywordPage']> = {
  inDescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inHeadings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeywordPlacesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['KeywordPlaces'] = ResolversParentTypes['KeywordPlaces']> = {
  competing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  keywordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['KeywordPage']>, ParentType, ContextType>;
};

export type KeywordReportResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['KeywordReport'] = ResolversParentTypes['KeywordReport']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['KeywordPlaces']>, ParentType, ContextType>;
};

export type KeywordSuggestionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['KeywordSuggestion'] = ResolversParentTypes['KeywordSuggestion']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['KeywordSuggestionSource'], ParentType, ContextType>;
};

export type LoadTimesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LoadTimes'] = ResolversParentTypes['LoadTimes']> = {
  devices?: Resolver<Array<ResolversTypes['DeviceLoadTimes']>, ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['WebVitalFigure']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PageLoadTimes']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LocalPage'] = ResolversParentTypes['LocalPage'], FederationReferenceType extends FederationReferenceTypes['LocalPage'] = FederationReferenceTypes['LocalPage']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['LocalPage']> | FederationReferenceType, FederationReferenceType, ContextType>;
  metaTag?: Resolver<Maybe<ResolversTypes['MetaTag']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoggedUrlFindingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LoggedUrlFinding'] = ResolversParentTypes['LoggedUrlFinding']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UrlFaultKind'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MetaTagResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MetaTag'] = ResolversParentTypes['MetaTag'], FederationReferenceType extends FederationReferenceTypes['MetaTag'] = FederationReferenceTypes['MetaTag']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MetaTag']> | FederationReferenceType, FederationReferenceType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInitial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaKeywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  robots?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissingAddressResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MissingAddress'] = ResolversParentTypes['MissingAddress'], FederationReferenceType extends FederationReferenceTypes['MissingAddress'] = FederationReferenceTypes['MissingAddress']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MissingAddress']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDismissed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referrer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['MissingAddressSuggestion']>, ParentType, ContextType>;
};

export type MissingAddressPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MissingAddressPage'] = ResolversParentTypes['MissingAddressPage']> = {
  items?: Resolver<Array<ResolversTypes['MissingAddress']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissingAddressSuggestionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MissingAddressSuggestion'] = ResolversParentTypes['MissingAddressSuggestion']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  bulkRedirects?: Resolver<ResolversTypes['BulkRedirectsResult'], ParentType, ContextType, RequireFields<MutationBulkRedirectsArgs, 'input'>>;
  createCompetitorNote?: Resolver<ResolversTypes['CompetitorNote'], ParentType, ContextType, RequireFields<MutationCreateCompetitorNoteArgs, 'input'>>;
  createKeyword?: Resolver<ResolversTypes['Keyword'], ParentType, ContextType, RequireFields<MutationCreateKeywordArgs, 'input'>>;
  createMetaTag?: Resolver<ResolversTypes['MetaTag'], ParentType, ContextType, RequireFields<MutationCreateMetaTagArgs, 'input'>>;
  createRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationCreateRedirectArgs, 'input'>>;
  deleteCompetitorNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCompetitorNoteArgs, 'id'>>;
  deleteKeyword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteKeywordArgs, 'id'>>;
  deleteMetaTag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMetaTagArgs, 'id'>>;
  deleteMissingAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMissingAddressArgs, 'id'>>;
  deleteRedirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteRedirectArgs, 'id'>>;
  dismissMissingAddress?: Resolver<ResolversTypes['MissingAddress'], ParentType, ContextType, RequireFields<MutationDismissMissingAddressArgs, 'id' | 'input'>>;
  importQueries?: Resolver<ResolversTypes['QueryFileResult'], ParentType, ContextType, RequireFields<MutationImportQueriesArgs, 'input'>>;
  importRedirects?: Resolver<ResolversTypes['RedirectFileResult'], ParentType, ContextType, RequireFields<MutationImportRedirectsArgs, 'input'>>;
  previewQueryFile?: Resolver<ResolversTypes['QueryFileResult'], ParentType, ContextType, RequireFields<MutationPreviewQueryFileArgs, 'input'>>;
  previewRedirectFile?: Resolver<ResolversTypes['RedirectFileResult'], ParentType, ContextType, RequireFields<MutationPreviewRedirectFileArgs, 'input'>>;
  recordSeoScores?: Resolver<ResolversTypes['SeoAnalytics'], ParentType, ContextType>;
  startUrlCheck?: Resolver<ResolversTypes['UrlHealthRun'], ParentType, ContextType>;
  undoRedirectOperation?: Resolver<ResolversTypes['UndoneRedirects'], ParentType, ContextType, RequireFields<MutationUndoRedirectOperationArgs, 'id'>>;
  updateCompetitorNote?: Resolver<ResolversTypes['CompetitorNote'], ParentType, ContextType, RequireFields<MutationUpdateCompetitorNoteArgs, 'id' | 'input'>>;
  updateKeyword?: Resolver<ResolversTypes['Keyword'], ParentType, ContextType, RequireFields<MutationUpdateKeywordArgs, 'id' | 'input'>>;
  updateMetaTag?: Resolver<ResolversTypes['MetaTag'], ParentType, ContextType, RequireFields<MutationUpdateMetaTagArgs, 'id' | 'input'>>;
  updateRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationUpdateRedirectArgs, 'id' | 'input'>>;
};

export type PageLoadTimesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PageLoadTimes'] = ResolversParentTypes['PageLoadTimes']> = {
  figures?: Resolver<Array<ResolversTypes['WebVitalFigure']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageScorePartResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PageScorePart'] = ResolversParentTypes['PageScorePart']> = {
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['PageScorePartName'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addressCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  competitorNotes?: Resolver<Array<ResolversTypes['CompetitorNote']>, ParentType, ContextType>;
  keywordReport?: Resolver<ResolversTypes['KeywordReport'], ParentType, ContextType>;
  keywordSuggestions?: Resolver<Array<ResolversTypes['KeywordSuggestion']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['Keyword']>, ParentType, ContextType, Partial<QueryKeywordsArgs>>;
  loadTimes?: Resolver<ResolversTypes['LoadTimes'], ParentType, ContextType, Partial<QueryLoadTimesArgs>>;
  metaTag?: Resolver<Maybe<ResolversTypes['MetaTag']>, ParentType, ContextType, RequireFields<QueryMetaTagArgs, 'pageKey'>>;
  metaTags?: Resolver<Array<ResolversTypes['MetaTag']>, ParentType, ContextType>;
  missingAddresses?: Resolver<ResolversTypes['MissingAddressPage'], ParentType, ContextType, Partial<QueryMissingAddressesArgs>>;
  redirectOperations?: Resolver<Array<ResolversTypes['RedirectOperation']>, ParentType, ContextType>;
  redirectStats?: Resolver<ResolversTypes['RedirectStats'], ParentType, ContextType>;
  redirects?: Resolver<ResolversTypes['RedirectPage'], ParentType, ContextType, Partial<QueryRedirectsArgs>>;
  seoAnalytics?: Resolver<ResolversTypes['SeoAnalytics'], ParentType, ContextType, Partial<QuerySeoAnalyticsArgs>>;
  urlAnalytics?: Resolver<Array<ResolversTypes['UrlAnalytics']>, ParentType, ContextType, Partial<QueryUrlAnalyticsArgs>>;
  urlAnalyticsSummary?: Resolver<ResolversTypes['UrlAnalyticsSummary'], ParentType, ContextType, Partial<QueryUrlAnalyticsSummaryArgs>>;
  urlHealth?: Resolver<Array<ResolversTypes['UrlHealth']>, ParentType, ContextType>;
  urlHealthDays?: Resolver<Array<ResolversTypes['UrlHealthDay']>, ParentType, ContextType, Partial<QueryUrlHealthDaysArgs>>;
  urlHealthRun?: Resolver<ResolversTypes['UrlHealthRun'], ParentType, ContextType>;
};

export type QueryFileResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['QueryFileResult'] = ResolversParentTypes['QueryFileResult']> = {
  invalid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ImportedQuery']>, ParentType, ContextType>;
  matched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect'], FederationReferenceType extends FederationReferenceTypes['Redirect'] = FederationReferenceTypes['Redirect']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Redirect']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hitCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastHitAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchType?: Resolver<ResolversTypes['RedirectMatchType'], ParentType, ContextType>;
  redirectType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedirectFileResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RedirectFileResult'] = ResolversParentTypes['RedirectFileResult']> = {
  invalid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ImportedRedirect']>, ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['RedirectOperation']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedirectOperationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RedirectOperation'] = ResolversParentTypes['RedirectOperation'], FederationReferenceType extends FederationReferenceTypes['RedirectOperation'] = FederationReferenceTypes['RedirectOperation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['RedirectOperation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RedirectOperationKind'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedirectPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RedirectPage'] = ResolversParentTypes['RedirectPage']> = {
  items?: Resolver<Array<ResolversTypes['Redirect']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedirectStatsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RedirectStats'] = ResolversParentTypes['RedirectStats']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movedForGood?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScoredPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ScoredPage'] = ResolversParentTypes['ScoredPage']> = {
  change?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaTagId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['PageScorePart']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchFiguresResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SearchFigures'] = ResolversParentTypes['SearchFigures']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  impressions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SeoAnalyticsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SeoAnalytics'] = ResolversParentTypes['SeoAnalytics']> = {
  averageScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['SeoScoreDay']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ScoredPage']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalVisits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeoScoreDayResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SeoScoreDay'] = ResolversParentTypes['SeoScoreDay']> = {
  averageScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndoneRedirectsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UndoneRedirects'] = ResolversParentTypes['UndoneRedirects']> = {
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['RedirectOperation'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UrlAnalyticsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlAnalytics'] = ResolversParentTypes['UrlAnalytics'], FederationReferenceType extends FederationReferenceTypes['UrlAnalytics'] = FederationReferenceTypes['UrlAnalytics']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['UrlAnalytics']> | FederationReferenceType, FederationReferenceType, ContextType>;
  avgResponseTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  botHits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deviceBreakdown?: Resolver<ResolversTypes['DeviceBreakdown'], ParentType, ContextType>;
  errorRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lastAccessed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  p95ResponseTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referrers?: Resolver<Array<ResolversTypes['UrlReferrer']>, ParentType, ContextType>;
  totalHits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueVisitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UrlAnalyticsDayResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlAnalyticsDay'] = ResolversParentTypes['UrlAnalyticsDay']> = {
  botHits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalHits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueVisitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UrlAnalyticsSummaryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlAnalyticsSummary'] = ResolversParentTypes['UrlAnalyticsSummary']> = {
  avgResponseTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  botHits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['UrlAnalyticsDay']>, ParentType, ContextType>;
  deviceBreakdown?: Resolver<ResolversTypes['DeviceBreakdown'], ParentType, ContextType>;
  errorRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  errorUrls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  p95ResponseTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referrers?: Resolver<Array<ResolversTypes['UrlReferrer']>, ParentType, ContextType>;
  retentionDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalHits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueVisitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UrlFindingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlFinding'] = ResolversParentTypes['UrlFinding']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UrlFaultKind'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UrlHealthResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlHealth'] = ResolversParentTypes['UrlHealth'], FederationReferenceType extends FederationReferenceTypes['UrlHealth'] = FederationReferenceTypes['UrlHealth']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['UrlHealth']> | FederationReferenceType, FederationReferenceType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['UrlFinding']>, ParentType, ContextType>;
  lastChecked?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['UrlScorePart']>, ParentType, ContextType>;
  responseTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UrlHealthStatus'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UrlHealthDayResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlHealthDay'] = ResolversParentTypes['UrlHealthDay']> = {
  averageScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findings?: Resolver<Maybe<Array<ResolversTypes['LoggedUrlFinding']>>, ParentType, ContextType>;
  healthy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UrlHealthRunResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlHealthRun'] = ResolversParentTypes['UrlHealthRun']> = {
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UrlReferrerResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlReferrer'] = ResolversParentTypes['UrlReferrer']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UrlScorePartResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlScorePart'] = ResolversParentTypes['UrlScorePart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UrlFaultKind'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebVitalFigureResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['WebVitalFigure'] = ResolversParentTypes['WebVitalFigure']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['WebVital'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['WebVitalRating'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  BulkRedirectOutcome?: BulkRedirectOutcomeResolvers<ContextType>;
  BulkRedirectsResult?: BulkRedirectsResultResolvers<ContextType>;
  CompetitorNote?: CompetitorNoteResolvers<ContextType>;
  DeviceBreakdown?: DeviceBreakdownResolvers<ContextType>;
  DeviceLoadTimes?: DeviceLoadTimesResolvers<ContextType>;
  ImportedQuery?: ImportedQueryResolvers<ContextType>;
  ImportedRedirect?: ImportedRedirectResolvers<ContextType>;
  Keyword?: KeywordResolvers<ContextType>;
  KeywordPage?: KeywordPageResolvers<ContextType>;
  KeywordPlaces?: KeywordPlacesResolvers<ContextType>;
  KeywordReport?: KeywordReportResolvers<ContextType>;
  KeywordSuggestion?: KeywordSuggestionResolvers<ContextType>;
  LoadTimes?: LoadTimesResolvers<ContextType>;
  LocalPage?: LocalPageResolvers<ContextType>;
  LoggedUrlFinding?: LoggedUrlFindingResolvers<ContextType>;
  MetaTag?: MetaTagResolvers<ContextType>;
  MissingAddress?: MissingAddressResolvers<ContextType>;
  MissingAddressPage?: MissingAddressPageResolvers<ContextType>;
  MissingAddressSuggestion?: MissingAddressSuggestionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageLoadTimes?: PageLoadTimesResolvers<ContextType>;
  PageScorePart?: PageScorePartResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueryFileResult?: QueryFileResultResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RedirectFileResult?: RedirectFileResultResolvers<ContextType>;
  RedirectOperation?: RedirectOperationResolvers<ContextType>;
  RedirectPage?: RedirectPageResolvers<ContextType>;
  RedirectStats?: RedirectStatsResolvers<ContextType>;
  ScoredPage?: ScoredPageResolvers<ContextType>;
  SearchFigures?: SearchFiguresResolvers<ContextType>;
  SeoAnalytics?: SeoAnalyticsResolvers<ContextType>;
  SeoScoreDay?: SeoScoreDayResolvers<ContextType>;
  UndoneRedirects?: UndoneRedirectsResolvers<ContextType>;
  UrlAnalytics?: UrlAnalyticsResolvers<ContextType>;
  UrlAnalyticsDay?: UrlAnalyticsDayResolvers<ContextType>;
  UrlAnalyticsSummary?: UrlAnalyticsSummaryResolvers<ContextType>;
  UrlFinding?: UrlFindingResolvers<ContextType>;
  UrlHealth?: UrlHealthResolvers<ContextType>;
  UrlHealthDay?: UrlHealthDayResolvers<ContextType>;
  UrlHealthRun?: UrlHealthRunResolvers<ContextType>;
  UrlReferrer?: UrlReferrerResolvers<ContextType>;
  UrlScorePart?: UrlScorePartResolvers<ContextType>;
  WebVitalFigure?: WebVitalFigureResolvers<ContextType>;
};

