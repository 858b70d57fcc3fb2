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
  fromUrl: Scalars['String']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 301 when not given. */
  redirectType?: InputMaybe<Scalars['Int']['input']>;
  toUrl: Scalars['String']['input'];
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

export type Mutation = {
  __typename?: 'Mutation';
  createMetaTag: MetaTag;
  /** Refused with CONFLICT for an address that is taken, and for loops and chains. */
  createRedirect: Redirect;
  /** True; a tag that is not there is refused. */
  deleteMetaTag: Scalars['Boolean']['output'];
  /** True; a redirect that is not there is refused. */
  deleteRedirect: Scalars['Boolean']['output'];
  /** Checks all addresses now; refused with CONFLICT while a check is under way. */
  startUrlCheck: UrlHealthRun;
  /** `id` may be the page key. */
  updateMetaTag: MetaTag;
  updateRedirect: Redirect;
};


export type MutationCreateMetaTagArgs = {
  input: CreateMetaTagInput;
};


export type MutationCreateRedirectArgs = {
  input: CreateRedirectInput;
};


export type MutationDeleteMetaTagArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRedirectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateMetaTagArgs = {
  id: Scalars['ID']['input'];
  input: UpdateMetaTagInput;
};


export type MutationUpdateRedirectArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRedirectInput;
};

/** Search engine meta tags. */
export type Query = {
  __typename?: 'Query';
  /** The active meta tag of a page key (`home`, `appointment`, `local-{slug}`). */
  metaTag?: Maybe<MetaTag>;
  /** Editors: every meta tag, by page key. */
  metaTags: Array<MetaTag>;
  /** Editors: redirects, the newest first. */
  redirects: RedirectPage;
  /** Editors: the last result of each address of the site, the worst first. */
  urlHealth: Array<UrlHealth>;
  /** Editors: how the site was on each day that it was checked, the oldest first; kept for 395 days. */
  urlHealthDays: Array<UrlHealthDay>;
  /** Editors: how far the check of the addresses is. */
  urlHealthRun: UrlHealthRun;
};


/** Search engine meta tags. */
export type QueryMetaTagArgs = {
  pageKey: Scalars['String']['input'];
};


/** Search engine meta tags. */
export type QueryRedirectsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type Redirect = {
  __typename?: 'Redirect';
  createdAt: Scalars['String']['output'];
  /** A path of the site. */
  fromUrl: Scalars['String']['output'];
  hitCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** 301, 302, 307 or 308. */
  redirectType: Scalars['Int']['output'];
  /** A path of the site or an http(s) address. */
  toUrl: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type RedirectPage = {
  __typename?: 'RedirectPage';
  items: Array<Redirect>;
  total: Scalars['Int']['output'];
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
  fromUrl?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  redirectType?: InputMaybe<Scalars['Int']['input']>;
  toUrl?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; an old one is refused with the redirect as it is now. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

export type UrlScorePart = {
  __typename?: 'UrlScorePart';
  count: Scalars['Int']['output'];
  kind: UrlFaultKind;
  points: Scalars['Int']['output'];
};



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
  LocalPage: LocalPage;
  MetaTag: MetaTag;
  Redirect: Redirect;
  UrlHealth: UrlHealth;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  LocalPage:
    ( { __typename: 'LocalPage' }
    & GraphQLRecursivePick<FederationTypes['LocalPage'], {"slug":true}> );
  MetaTag:
    ( { __typename: 'MetaTag' }
    & GraphQLRecursivePick<FederationTypes['MetaTag'], {"id":true}> );
  Redirect:
    ( { __typename: 'Redirect' }
    & GraphQLRecursivePick<FederationTypes['Redirect'], {"id":true}> );
  UrlHealth:
    ( { __typename: 'UrlHealth' }
    & GraphQLRecursivePick<FederationTypes['UrlHealth'], {"url":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  CreateMetaTagInput: CreateMetaTagInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CreateRedirectInput: CreateRedirectInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LocalPage: ResolverTypeWrapper<LocalPage>;
  LoggedUrlFinding: ResolverTypeWrapper<LoggedUrlFinding>;
  MetaTag: ResolverTypeWrapper<MetaTag>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Redirect: ResolverTypeWrapper<Redirect>;
  RedirectPage: ResolverTypeWrapper<RedirectPage>;
  UpdateMetaTagInput: UpdateMetaTagInput;
  UpdateRedirectInput: UpdateRedirectInput;
  UrlFaultKind: UrlFaultKind;
  UrlFinding: ResolverTypeWrapper<UrlFinding>;
  UrlHealth: ResolverTypeWrapper<UrlHealth>;
  UrlHealthDay: ResolverTypeWrapper<UrlHealthDay>;
  UrlHealthRun: ResolverTypeWrapper<UrlHealthRun>;
  UrlHealthStatus: UrlHealthStatus;
  UrlScorePart: ResolverTypeWrapper<UrlScorePart>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  CreateMetaTagInput: CreateMetaTagInput;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  CreateRedirectInput: CreateRedirectInput;
  Int: Scalars['Int']['output'];
  LocalPage: LocalPage | FederationReferenceTypes['LocalPage'];
  LoggedUrlFinding: LoggedUrlFinding;
  MetaTag: MetaTag | FederationReferenceTypes['MetaTag'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  Redirect: Redirect | FederationReferenceTypes['Redirect'];
  RedirectPage: RedirectPage;
  UpdateMetaTagInput: UpdateMetaTagInput;
  UpdateRedirectInput: UpdateRedirectInput;
  UrlFinding: UrlFinding;
  UrlHealth: UrlHealth | FederationReferenceTypes['UrlHealth'];
  UrlHealthDay: UrlHealthDay;
  UrlHealthRun: UrlHealthRun;
  UrlScorePart: UrlScorePart;
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

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createMetaTag?: Resolver<ResolversTypes['MetaTag'], ParentType, ContextType, RequireFields<MutationCreateMetaTagArgs, 'input'>>;
  createRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationCreateRedirectArgs, 'input'>>;
  deleteMetaTag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMetaTagArgs, 'id'>>;
  deleteRedirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteRedirectArgs, 'id'>>;
  startUrlCheck?: Resolver<ResolversTypes['UrlHealthRun'], ParentType, ContextType>;
  updateMetaTag?: Resolver<ResolversTypes['MetaTag'], ParentType, ContextType, RequireFields<MutationUpdateMetaTagArgs, 'id' | 'input'>>;
  updateRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationUpdateRedirectArgs, 'id' | 'input'>>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  metaTag?: Resolver<Maybe<ResolversTypes['MetaTag']>, ParentType, ContextType, RequireFields<QueryMetaTagArgs, 'pageKey'>>;
  metaTags?: Resolver<Array<ResolversTypes['MetaTag']>, ParentType, ContextType>;
  redirects?: Resolver<ResolversTypes['RedirectPage'], ParentType, ContextType, Partial<QueryRedirectsArgs>>;
  urlHealth?: Resolver<Array<ResolversTypes['UrlHealth']>, ParentType, ContextType>;
  urlHealthDays?: Resolver<Array<ResolversTypes['UrlHealthDay']>, ParentType, ContextType>;
  urlHealthRun?: Resolver<ResolversTypes['UrlHealthRun'], ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect'], FederationReferenceType extends FederationReferenceTypes['Redirect'] = FederationReferenceTypes['Redirect']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Redirect']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hitCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redirectType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedirectPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RedirectPage'] = ResolversParentTypes['RedirectPage']> = {
  items?: Resolver<Array<ResolversTypes['Redirect']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type UrlScorePartResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UrlScorePart'] = ResolversParentTypes['UrlScorePart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UrlFaultKind'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  LocalPage?: LocalPageResolvers<ContextType>;
  LoggedUrlFinding?: LoggedUrlFindingResolvers<ContextType>;
  MetaTag?: MetaTagResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RedirectPage?: RedirectPageResolvers<ContextType>;
  UrlFinding?: UrlFindingResolvers<ContextType>;
  UrlHealth?: UrlHealthResolvers<ContextType>;
  UrlHealthDay?: UrlHealthDayResolvers<ContextType>;
  UrlHealthRun?: UrlHealthRunResolvers<ContextType>;
  UrlScorePart?: UrlScorePartResolvers<ContextType>;
};

