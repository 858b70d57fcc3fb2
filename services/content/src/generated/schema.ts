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

export type CreateTestimonialInput = {
  clientName: Scalars['String']['input'];
  clientTitle?: InputMaybe<Scalars['String']['input']>;
  content: Scalars['String']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 5; 5 when not given. */
  rating?: InputMaybe<Scalars['Int']['input']>;
};

export type LegalText = {
  __typename?: 'LegalText';
  bodyHtml: Scalars['String']['output'];
  publishedAt: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Names this exact text; kept with a consent to it. */
  version: Scalars['String']['output'];
};

export type LocalPage = {
  __typename?: 'LocalPage';
  cityName: Scalars['String']['output'];
  heroDescription: Scalars['String']['output'];
  heroSubtitle: Scalars['String']['output'];
  heroTitle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  metaDescription: Scalars['String']['output'];
  metaTitle: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Menu = {
  __typename?: 'Menu';
  id: Scalars['ID']['output'];
  /** Active items of every depth, in order; the tree is built from parentId. */
  items: Array<MenuItem>;
  location: Scalars['String']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type MenuItem = {
  __typename?: 'MenuItem';
  createdAt: Scalars['String']['output'];
  cssClasses?: Maybe<Scalars['String']['output']>;
  icon?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  menuId: Scalars['ID']['output'];
  orderIndex: Scalars['Int']['output'];
  pageId?: Maybe<Scalars['ID']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  target: MenuTarget;
  title: Scalars['String']['output'];
  type: MenuItemType;
  updatedAt: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type MenuItemType =
  | 'link'
  | 'page';

export type MenuTarget =
  | '_blank'
  | '_self';

export type Mutation = {
  __typename?: 'Mutation';
  createTestimonial: Testimonial;
  /** True; a testimonial that is not there is refused. */
  deleteTestimonial: Scalars['Boolean']['output'];
  /** Every testimonial once, in the new order; refused with VERSION_CONFLICT when the list is another meanwhile. */
  orderTestimonials: Array<Testimonial>;
  /** Admins: brings a legal text into force as a new version; earlier ones stay. */
  publishLegalText: LegalText;
  /** Stores settings; rejected ones are listed in `errors`; the mutation fails only when none could be stored. */
  saveSettings: SavedSettings;
  updateTestimonial: Testimonial;
};


export type MutationCreateTestimonialArgs = {
  input: CreateTestimonialInput;
};


export type MutationDeleteTestimonialArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOrderTestimonialsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationPublishLegalTextArgs = {
  input: PublishLegalTextInput;
  slug: Scalars['String']['input'];
};


export type MutationSaveSettingsArgs = {
  settings: Array<SettingChange>;
};


export type MutationUpdateTestimonialArgs = {
  id: Scalars['ID']['input'];
  input: UpdateTestimonialInput;
};

export type PublishLegalTextInput = {
  bodyHtml: Scalars['String']['input'];
  title: Scalars['String']['input'];
  /** The version that was edited; refused with VERSION_CONFLICT when another is in force. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Site settings, menus, pages, legal texts and testimonials. */
export type Query = {
  __typename?: 'Query';
  /** The text in force, or the version that is named. */
  legalText?: Maybe<LegalText>;
  /** The legal texts in force. */
  legalTexts: Array<LegalText>;
  localPage?: Maybe<LocalPage>;
  /** Active city pages, by city name. */
  localPages: Array<LocalPage>;
  menu?: Maybe<Menu>;
  /** The public settings that are set; staff who may read settings get the others too, never a secret. */
  siteSettings: Array<SiteSetting>;
  /** Testimonials in their order; the inactive ones too for editors who want them. */
  testimonials: Array<Testimonial>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryLegalTextArgs = {
  slug: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryLocalPageArgs = {
  slug: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryMenuArgs = {
  slug: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QuerySiteSettingsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryTestimonialsArgs = {
  includeInactive?: Scalars['Boolean']['input'];
};

export type SavedSettings = {
  __typename?: 'SavedSettings';
  errors: Array<SettingProblem>;
  message: Scalars['String']['output'];
  updated: Array<SiteSetting>;
  /** About settings that were saved, but may not be what was meant. */
  warnings: Array<SettingProblem>;
};

export type SettingCategory =
  | 'analytics'
  | 'appearance'
  | 'contact'
  | 'content'
  | 'email'
  | 'general'
  | 'legal'
  | 'security'
  | 'social'
  | 'url_management';

export type SettingChange = {
  category?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
  settingType?: InputMaybe<Scalars['String']['input']>;
  value: Scalars['String']['input'];
};

export type SettingProblem = {
  __typename?: 'SettingProblem';
  code: Scalars['String']['output'];
  /** The setting's key. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type SettingType =
  | 'boolean'
  | 'number'
  | 'text';

export type SiteSetting = {
  __typename?: 'SiteSetting';
  category: SettingCategory;
  /** A note of the staff; visitors get none. */
  description?: Maybe<Scalars['String']['output']>;
  /** One that is not active counts as not set; visitors get the active ones. */
  isActive: Scalars['Boolean']['output'];
  settingKey: Scalars['String']['output'];
  settingType: SettingType;
  settingValue: Scalars['String']['output'];
};

export type Testimonial = {
  __typename?: 'Testimonial';
  clientName: Scalars['String']['output'];
  clientTitle?: Maybe<Scalars['String']['output']>;
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  orderIndex: Scalars['Int']['output'];
  rating: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type UpdateTestimonialInput = {
  clientName?: InputMaybe<Scalars['String']['input']>;
  clientTitle?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was edited; an old one is refused with the testimonial as it is now. */
  version?: InputMaybe<Scalars['Int']['input']>;
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
  Menu: Menu;
  Testimonial: Testimonial;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  LocalPage:
    ( { __typename: 'LocalPage' }
    & GraphQLRecursivePick<FederationTypes['LocalPage'], {"slug":true}> );
  Menu:
    ( { __typename: 'Menu' }
    & GraphQLRecursivePick<FederationTypes['Menu'], {"id":true}> );
  Testimonial:
    ( { __typename: 'Testimonial' }
    & GraphQLRecursivePick<FederationTypes['Testimonial'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  CreateTestimonialInput: CreateTestimonialInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LegalText: ResolverTypeWrapper<LegalText>;
  LocalPage: ResolverTypeWrapper<LocalPage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Menu: ResolverTypeWrapper<Menu>;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  MenuItemType: MenuItemType;
  MenuTarget: MenuTarget;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PublishLegalTextInput: PublishLegalTextInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SavedSettings: ResolverTypeWrapper<SavedSettings>;
  SettingCategory: SettingCategory;
  SettingChange: SettingChange;
  SettingProblem: ResolverTypeWrapper<SettingProblem>;
  SettingType: SettingType;
  SiteSetting: ResolverTypeWrapper<SiteSetting>;
  Testimonial: ResolverTypeWrapper<Testimonial>;
  UpdateTestimonialInput: UpdateTestimonialInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  CreateTestimonialInput: CreateTestimonialInput;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  LegalText: LegalText;
  LocalPage: LocalPage | FederationReferenceTypes['LocalPage'];
  ID: Scalars['ID']['output'];
  Menu: Menu | FederationReferenceTypes['Menu'];
  MenuItem: MenuItem;
  Mutation: Record<PropertyKey, never>;
  PublishLegalTextInput: PublishLegalTextInput;
  Query: Record<PropertyKey, never>;
  SavedSettings: SavedSettings;
  SettingChange: SettingChange;
  SettingProblem: SettingProblem;
  SiteSetting: SiteSetting;
  Testimonial: Testimonial | FederationReferenceTypes['Testimonial'];
  UpdateTestimonialInput: UpdateTestimonialInput;
};

export type LegalTextResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LegalText'] = ResolversParentTypes['LegalText']> = {
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LocalPage'] = ResolversParentTypes['LocalPage'], FederationReferenceType extends FederationReferenceTypes['LocalPage'] = FederationReferenceTypes['LocalPage']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['LocalPage']> | FederationReferenceType, FederationReferenceType, ContextType>;
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroSubtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu'], FederationReferenceType extends FederationReferenceTypes['Menu'] = FederationReferenceTypes['Menu']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Menu']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['MenuTarget'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MenuItemType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createTestimonial?: Resolver<ResolversTypes['Testimonial'], ParentType, ContextType, RequireFields<MutationCreateTestimonialArgs, 'input'>>;
  deleteTestimonial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteTestimonialArgs, 'id'>>;
  orderTestimonials?: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType, RequireFields<MutationOrderTestimonialsArgs, 'ids'>>;
  publishLegalText?: Resolver<ResolversTypes['LegalText'], ParentType, ContextType, RequireFields<MutationPublishLegalTextArgs, 'input' | 'slug'>>;
  saveSettings?: Resolver<ResolversTypes['SavedSettings'], ParentType, ContextType, RequireFields<MutationSaveSettingsArgs, 'settings'>>;
  updateTestimonial?: Resolver<ResolversTypes['Testimonial'], ParentType, ContextType, RequireFields<MutationUpdateTestimonialArgs, 'id' | 'input'>>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  legalText?: Resolver<Maybe<ResolversTypes['LegalText']>, ParentType, ContextType, RequireFields<QueryLegalTextArgs, 'slug'>>;
  legalTexts?: Resolver<Array<ResolversTypes['LegalText']>, ParentType, ContextType>;
  localPage?: Resolver<Maybe<ResolversTypes['LocalPage']>, ParentType, ContextType, RequireFields<QueryLocalPageArgs, 'slug'>>;
  localPages?: Resolver<Array<ResolversTypes['LocalPage']>, ParentType, ContextType>;
  menu?: Resolver<Maybe<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<QueryMenuArgs, 'slug'>>;
  siteSettings?: Resolver<Array<ResolversTypes['SiteSetting']>, ParentType, ContextType, Partial<QuerySiteSettingsArgs>>;
  testimonials?: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType, RequireFields<QueryTestimonialsArgs, 'includeInactive'>>;
};

export type SavedSettingsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SavedSettings'] = ResolversParentTypes['SavedSettings']> = {
  errors?: Resolver<Array<ResolversTypes['SettingProblem']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated?: Resolver<Array<ResolversTypes['SiteSetting']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['SettingProblem']>, ParentType, ContextType>;
};

export type SettingProblemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SettingProblem'] = ResolversParentTypes['SettingProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSettingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SiteSetting'] = ResolversParentTypes['SiteSetting']> = {
  category?: Resolver<ResolversTypes['SettingCategory'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settingKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settingType?: Resolver<ResolversTypes['SettingType'], ParentType, ContextType>;
  settingValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestimonialResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Testimonial'] = ResolversParentTypes['Testimonial'], FederationReferenceType extends FederationReferenceTypes['Testimonial'] = FederationReferenceTypes['Testimonial']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Testimonial']> | FederationReferenceType, FederationReferenceType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  LegalText?: LegalTextResolvers<ContextType>;
  LocalPage?: LocalPageResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SavedSettings?: SavedSettingsResolvers<ContextType>;
  SettingProblem?: SettingProblemResolvers<ContextType>;
  SiteSetting?: SiteSettingResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
};

