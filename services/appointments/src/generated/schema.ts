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

export type AppointmentStatus =
  | 'cancelled'
  | 'completed'
  | 'confirmed'
  | 'pending';

export type AppointmentTime = {
  __typename?: 'AppointmentTime';
  appointmentDate: Scalars['String']['output'];
  appointmentEndTime: Scalars['String']['output'];
  appointmentTime: Scalars['String']['output'];
  duration: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  status: AppointmentStatus;
};

export type Availability = {
  __typename?: 'Availability';
  bookedTimes: Array<Scalars['String']['output']>;
  date: Scalars['String']['output'];
  slots: Array<Slot>;
  success: Scalars['Boolean']['output'];
};

export type BookAppointmentInput = {
  /** yyyy-MM-dd */
  appointmentDate: Scalars['String']['input'];
  /** HH:mm */
  appointmentTime: Scalars['String']['input'];
  /** yyyy-MM-dd */
  childBirthDate: Scalars['String']['input'];
  childName: Scalars['String']['input'];
  communicationConsent?: InputMaybe<Scalars['Boolean']['input']>;
  email: Scalars['String']['input'];
  kvkkConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version of the notice that was shown with the consent. */
  legalTextVersion?: InputMaybe<Scalars['String']['input']>;
  parentName: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  /** A service's slug or title. */
  serviceType: Scalars['String']['input'];
  /** Left empty by people; a value marks a robot. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What the person who asked gets back. */
export type BookedAppointment = {
  __typename?: 'BookedAppointment';
  appointmentDate: Scalars['String']['output'];
  appointmentEndTime: Scalars['String']['output'];
  appointmentTime: Scalars['String']['output'];
  childBirthDate: Scalars['String']['output'];
  childName: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  duration: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  parentName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  serviceType: Scalars['String']['output'];
  status: AppointmentStatus;
};

export type DayState = {
  __typename?: 'DayState';
  date: Scalars['String']['output'];
  state: DayStateName;
};

export type DayStateName =
  | 'closed'
  | 'full'
  | 'open';

export type Mutation = {
  __typename?: 'Mutation';
  /** A parent's request. Send the Idempotency-Key header to make a retry safe. */
  bookAppointment: BookedAppointment;
};


export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};

/** Therapy services, working hours, free times and appointments. */
export type Query = {
  __typename?: 'Query';
  /** Times that are taken, today onwards; nothing personal. */
  appointmentTimes: Array<AppointmentTime>;
  /** One day's hourly times, as GET /api/public/appointments/availability answers. */
  availability: Availability;
  /** How the days from `from` to `to` look in the calendar; at most 62 days. */
  dayStates: Array<DayState>;
  /** Active services in their order. */
  therapyServices: Array<TherapyService>;
  workingHours: Array<WorkingHour>;
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAppointmentTimesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAvailabilityArgs = {
  date: Scalars['String']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryDayStatesArgs = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

export type Slot = {
  __typename?: 'Slot';
  available: Scalars['Boolean']['output'];
  time: Scalars['String']['output'];
};

export type TherapyService = {
  __typename?: 'TherapyService';
  description: Scalars['String']['output'];
  details: Scalars['String']['output'];
  duration?: Maybe<Scalars['Int']['output']>;
  iconName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  orderIndex: Scalars['Int']['output'];
  price?: Maybe<Scalars['Float']['output']>;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type WorkingHour = {
  __typename?: 'WorkingHour';
  breakEndTime?: Maybe<Scalars['String']['output']>;
  breakStartTime?: Maybe<Scalars['String']['output']>;
  bufferTime: Scalars['Int']['output'];
  dayOfWeek: Scalars['Int']['output'];
  endTime: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  maxAppointments: Scalars['Int']['output'];
  slotDuration: Scalars['Int']['output'];
  startTime: Scalars['String']['output'];
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
  TherapyService: TherapyService;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  TherapyService:
    ( { __typename: 'TherapyService' }
    & GraphQLRecursivePick<FederationTypes['TherapyService'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AppointmentStatus: AppointmentStatus;
  AppointmentTime: ResolverTypeWrapper<AppointmentTime>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Availability: ResolverTypeWrapper<Availability>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BookAppointmentInput: BookAppointmentInput;
  BookedAppointment: ResolverTypeWrapper<BookedAppointment>;
  DayState: ResolverTypeWrapper<DayState>;
  DayStateName: DayStateName;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Slot: ResolverTypeWrapper<Slot>;
  TherapyService: ResolverTypeWrapper<TherapyService>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  WorkingHour: ResolverTypeWrapper<WorkingHour>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AppointmentTime: AppointmentTime;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Availability: Availability;
  Boolean: Scalars['Boolean']['output'];
  BookAppointmentInput: BookAppointmentInput;
  BookedAppointment: BookedAppointment;
  DayState: DayState;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  Slot: Slot;
  TherapyService: TherapyService | FederationReferenceTypes['TherapyService'];
  Float: Scalars['Float']['output'];
  WorkingHour: WorkingHour;
};

export type AppointmentTimeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AppointmentTime'] = ResolversParentTypes['AppointmentTime']> = {
  appointmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentEndTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  bookedTimes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookedAppointmentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookedAppointment'] = ResolversParentTypes['BookedAppointment']> = {
  appointmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentEndTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childBirthDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
};

export type DayStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DayState'] = ResolversParentTypes['DayState']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DayStateName'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  bookAppointment?: Resolver<ResolversTypes['BookedAppointment'], ParentType, ContextType, RequireFields<MutationBookAppointmentArgs, 'input'>>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appointmentTimes?: Resolver<Array<ResolversTypes['AppointmentTime']>, ParentType, ContextType, RequireFields<QueryAppointmentTimesArgs, 'page' | 'pageSize'>>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType, RequireFields<QueryAvailabilityArgs, 'date'>>;
  dayStates?: Resolver<Array<ResolversTypes['DayState']>, ParentType, ContextType, RequireFields<QueryDayStatesArgs, 'from' | 'to'>>;
  therapyServices?: Resolver<Array<ResolversTypes['TherapyService']>, ParentType, ContextType>;
  workingHours?: Resolver<Array<ResolversTypes['WorkingHour']>, ParentType, ContextType>;
};

export type SlotResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TherapyServiceResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TherapyService'] = ResolversParentTypes['TherapyService'], FederationReferenceType extends FederationReferenceTypes['TherapyService'] = FederationReferenceTypes['TherapyService']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TherapyService']> | FederationReferenceType, FederationReferenceType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  iconName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkingHourResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['WorkingHour'] = ResolversParentTypes['WorkingHour']> = {
  breakEndTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breakStartTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bufferTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dayOfWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxAppointments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slotDuration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  AppointmentTime?: AppointmentTimeResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  BookedAppointment?: BookedAppointmentResolvers<ContextType>;
  DayState?: DayStateResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  TherapyService?: TherapyServiceResolvers<ContextType>;
  WorkingHour?: WorkingHourResolvers<ContextType>;
};

