/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BookAppointmentInput = {
  /** yyyy-MM-dd */
  appointmentDate: string;
  /** HH:mm */
  appointmentTime: string;
  /** yyyy-MM-dd */
  childBirthDate: string;
  childName: string;
  communicationConsent?: boolean | null | undefined;
  email: string;
  kvkkConsent?: boolean | null | undefined;
  /** The version of the notice that was shown with the consent. */
  legalTextVersion?: string | null | undefined;
  parentName: string;
  phone: string;
  reason: string;
  /** A service's slug or title. */
  serviceType: string;
  /** Left empty by people; a value marks a robot. */
  website?: string | null | undefined;
};

export type ContactType =
  | 'appointment'
  | 'general'
  | 'institution'
  | 'other';

export type DayStateName =
  | 'closed'
  | 'full'
  | 'open';

export type PageTemplate =
  | 'blog'
  | 'default'
  | 'fullwidth'
  | 'landing';

export type SendContactMessageInput = {
  /** `general` when not given. */
  contactType?: ContactType | null | undefined;
  email: string;
  /** The box of the form; when given it must be true. */
  kvkkConsent?: boolean | null | undefined;
  /** The version of the personal-data notice that was shown. */
  legalTextVersion?: string | null | undefined;
  message: string;
  name: string;
  subject?: string | null | undefined;
  /** Left empty by people; a message with a value is answered, and thrown away. */
  website?: string | null | undefined;
};

export type SitePageQueryVariables = Exact<{
  slug: string;
}>;


export type SitePageQuery = { __typename: 'Query', sitePage:
    | { __typename: 'LocalPage', id: string, slug: string, cityName: string, title: string, metaTitle: string, metaDescription: string, metaKeywords: string, heroTitle: string, heroSubtitle: string, heroDescription: string, heroFeatures: Array<string>, whyChooseUsTitle: string, whyChooseUsDescription: string, whyChooseUsItems: Array<string>, challengesTitle: string, challengesDescription: string, challengesProblems: Array<string>, challengesSolutions: Array<string>, contactTitle: string, contactDescription: string, distanceFromCorlu: string, specialFeature: string, population: string, childShare: string, schoolCount: string, familyCount: string, pageBlocks: string }
    | { __typename: 'Page', id: string, title: string, slug: string, content: string, excerpt: string, isHomepage: boolean, templateName: PageTemplate, featuredImage: string, metaTitle: string, metaDescription: string, metaKeywords: string, customCss: string, customJs: string, updatedAt: string }
   | null };

export type CityDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type CityDetailsQuery = { __typename: 'Query', therapyServices: Array<{ __typename: 'TherapyService', id: string, slug: string, title: string, description: string }>, workingHours: Array<{ __typename: 'WorkingHour', id: string, dayOfWeek: number, isActive: boolean, startTime: string, endTime: string }> };

export type LocalPageContentFragment = { __typename: 'LocalPage', id: string, slug: string, cityName: string, title: string, metaTitle: string, metaDescription: string, metaKeywords: string, heroTitle: string, heroSubtitle: string, heroDescription: string, heroFeatures: Array<string>, whyChooseUsTitle: string, whyChooseUsDescription: string, whyChooseUsItems: Array<string>, challengesTitle: string, challengesDescription: string, challengesProblems: Array<string>, challengesSolutions: Array<string>, contactTitle: string, contactDescription: string, distanceFromCorlu: string, specialFeature: string, population: string, childShare: string, schoolCount: string, familyCount: string, pageBlocks: string };

export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { __typename: 'Query', workingHours: Array<{ __typename: 'WorkingHour', id: string, dayOfWeek: number, isActive: boolean, startTime: string, endTime: string, breakStartTime: string | null, breakEndTime: string | null }>, legalText: { __typename: 'LegalText', slug: string, version: string } | null };

export type HolidaysQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type HolidaysQuery = { __typename: 'Query', dayStates: Array<{ __typename: 'DayState', date: string, state: DayStateName }> };

export type SendContactMessageMutationVariables = Exact<{
  input: SendContactMessageInput;
}>;


export type SendContactMessageMutation = { __typename: 'Mutation', sendContactMessage: { __typename: 'ContactMessage', id: string } };

export type PageContentFragment = { __typename: 'Page', id: string, title: string, slug: string, content: string, excerpt: string, isHomepage: boolean, templateName: PageTemplate, featuredImage: string, metaTitle: string, metaDescription: string, metaKeywords: string, customCss: string, customJs: string, updatedAt: string };

export type HomepageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomepageQuery = { __typename: 'Query', homepage: { __typename: 'Page', id: string, title: string, slug: string, content: string, excerpt: string, isHomepage: boolean, templateName: PageTemplate, featuredImage: string, metaTitle: string, metaDescription: string, metaKeywords: string, customCss: string, customJs: string, updatedAt: string } | null };

export type HomeServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeServicesQuery = { __typename: 'Query', therapyServices: Array<{ __typename: 'TherapyService', id: string, slug: string, title: string, description: string, details: string, iconName: string | null, duration: number | null }> };

export type HomeTestimonialsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeTestimonialsQuery = { __typename: 'Query', testimonials: Array<{ __typename: 'Testimonial', id: string, clientName: string, clientTitle: string | null, content: string }> };

export type LegalTextQueryVariables = Exact<{
  slug: string;
}>;


export type LegalTextQuery = { __typename: 'Query', legalText: { __typename: 'LegalText', slug: string, title: string, bodyHtml: string, version: string, publishedAt: string } | null };

export type SuggestedAddressesQueryVariables = Exact<{
  path: string;
}>;


export type SuggestedAddressesQuery = { __typename: 'Query', suggestedAddresses: Array<{ __typename: 'SuggestedAddress', path: string, title: string }> };

export type PageMetaQueryVariables = Exact<{
  pageKey: string;
}>;


export type PageMetaQuery = { __typename: 'Query', metaTag: { __typename: 'MetaTag', id: string, title: string | null, metaDescription: string | null, metaKeywords: string | null, ogTitle: string | null, ogDescription: string | null, ogImage: string | null, ogType: string | null, canonicalUrl: string | null, robots: string } | null };

export type ServiceQueryVariables = Exact<{
  slug: string;
}>;


export type ServiceQuery = { __typename: 'Query', therapyService: { __typename: 'TherapyService', id: string, slug: string, title: string, description: string, details: string, promise: string, bodyHtml: string, audience: Array<string>, sessionForm: string, price: number | null, duration: number | null, isActive: boolean, steps: Array<{ __typename: 'ServiceStep', title: string, text: string }>, faqs: Array<{ __typename: 'ServiceFaq', question: string, answer: string }> } | null };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { __typename: 'Query', therapyServices: Array<{ __typename: 'TherapyService', id: string, slug: string, title: string, description: string, promise: string, sessionForm: string, price: number | null, duration: number | null }> };

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { __typename: 'Query', siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string }> };

export type BookAppointmentMutationVariables = Exact<{
  input: BookAppointmentInput;
}>;


export type BookAppointmentMutation = { __typename: 'Mutation', bookAppointment: { __typename: 'BookedAppointment', id: string, appointmentDate: string, appointmentTime: string } };

export type BookableServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type BookableServicesQuery = { __typename: 'Query', therapyServices: Array<{ __typename: 'TherapyService', id: string, slug: string, title: string, description: string }> };

export type BookingDaysQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type BookingDaysQuery = { __typename: 'Query', dayStates: Array<{ __typename: 'DayState', date: string, state: DayStateName }> };

export type ConsentNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentNoticeQuery = { __typename: 'Query', legalText: { __typename: 'LegalText', slug: string, version: string } | null };

export type DayAvailabilityQueryVariables = Exact<{
  date: string;
}>;


export type DayAvailabilityQuery = { __typename: 'Query', availability: { __typename: 'Availability', date: string, slots: Array<{ __typename: 'Slot', time: string, available: boolean }> } };

export const LocalPageContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalPageContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"heroFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsDescription"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsItems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesTitle"}},{"kind":"Field","name":{"kind":"Name","value":"challengesDescription"}},{"kind":"Field","name":{"kind":"Name","value":"challengesProblems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesSolutions"}},{"kind":"Field","name":{"kind":"Name","value":"contactTitle"}},{"kind":"Field","name":{"kind":"Name","value":"contactDescription"}},{"kind":"Field","name":{"kind":"Name","value":"distanceFromCorlu"}},{"kind":"Field","name":{"kind":"Name","value":"specialFeature"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"childShare"}},{"kind":"Field","name":{"kind":"Name","value":"schoolCount"}},{"kind":"Field","name":{"kind":"Name","value":"familyCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageBlocks"}}]}}]} as unknown as DocumentNode<LocalPageContentFragment, unknown>;
export const PageContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"isHomepage"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"customCss"}},{"kind":"Field","name":{"kind":"Name","value":"customJs"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PageContentFragment, unknown>;
export const SitePageDocument = {"__meta__":{"hash":"sha256:30a762cd7b9e047484167ea462d4aaf31c9da0dad1a06ab71007400f9d59b748"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sitePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageContent"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalPageContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"isHomepage"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"customCss"}},{"kind":"Field","name":{"kind":"Name","value":"customJs"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalPageContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"heroFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsDescription"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsItems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesTitle"}},{"kind":"Field","name":{"kind":"Name","value":"challengesDescription"}},{"kind":"Field","name":{"kind":"Name","value":"challengesProblems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesSolutions"}},{"kind":"Field","name":{"kind":"Name","value":"contactTitle"}},{"kind":"Field","name":{"kind":"Name","value":"contactDescription"}},{"kind":"Field","name":{"kind":"Name","value":"distanceFromCorlu"}},{"kind":"Field","name":{"kind":"Name","value":"specialFeature"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"childShare"}},{"kind":"Field","name":{"kind":"Name","value":"schoolCount"}},{"kind":"Field","name":{"kind":"Name","value":"familyCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageBlocks"}}]}}]} as unknown as DocumentNode<SitePageQuery, SitePageQueryVariables>;
export const CityDetailsDocument = {"__meta__":{"hash":"sha256:2aa4c9493de1b166b5bc5657e163f0cdbcee0f8392c6262f25419b3c1ca514a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CityDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"therapyServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode<CityDetailsQuery, CityDetailsQueryVariables>;
export const ContactPageDocument = {"__meta__":{"hash":"sha256:c84c70193d00e8ef7de5c57bbd5b5e3dac5e9b611147825d61a47104f00b9f24"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"breakStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"breakEndTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"kvkk-aydinlatma-metni","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ContactPageQuery, ContactPageQueryVariables>;
export const HolidaysDocument = {"__meta__":{"hash":"sha256:5aff7f483185fecb20b294e4973cdc69ed1408582b97c7a35f6f680340f5667b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Holidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dayStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<HolidaysQuery, HolidaysQueryVariables>;
export const SendContactMessageDocument = {"__meta__":{"hash":"sha256:8788d22b6b3fdfacdc348d210135a20bd1ff5848aba152782f105cfe14c79ab8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const HomepageDocument = {"__meta__":{"hash":"sha256:0be9a224eb167c11cc6dd58ae504243e1ae8483769f9ad62f733fdf6a8cb8048"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Homepage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homepage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"isHomepage"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"customCss"}},{"kind":"Field","name":{"kind":"Name","value":"customJs"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<HomepageQuery, HomepageQueryVariables>;
export const HomeServicesDocument = {"__meta__":{"hash":"sha256:1a76b5d4a9547dc05bc3dae3b23be0ae22fa72e88dc14d49fd16979f9b8cb125"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"therapyServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"iconName"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]}}]} as unknown as DocumentNode<HomeServicesQuery, HomeServicesQueryVariables>;
export const HomeTestimonialsDocument = {"__meta__":{"hash":"sha256:8cc5e4a935818a06405811a17b7d1f73246d5823ed1e2fbd58e65f1363d59e56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeTestimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientTitle"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<HomeTestimonialsQuery, HomeTestimonialsQueryVariables>;
export const LegalTextDocument = {"__meta__":{"hash":"sha256:b90027973a0c606e47215de7ed7c3a39756b379f3bf468368c1fdbe047d38a7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"legalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<LegalTextQuery, LegalTextQueryVariables>;
export const SuggestedAddressesDocument = {"__meta__":{"hash":"sha256:3d7a4d9c94a3f38ad09b16b97fddc62dc4caaf9b93b61f8d268200f3c7f754ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestedAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SuggestedAddressesQuery, SuggestedAddressesQueryVariables>;
export const PageMetaDocument = {"__meta__":{"hash":"sha256:16e7464476cba803f7999f6daf112c04f9fae1a2782a94cd47ff8fa27a46984d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageMeta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"metaTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogType"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"robots"}}]}}]}}]} as unknown as DocumentNode<PageMetaQuery, PageMetaQueryVariables>;
export const ServiceDocument = {"__meta__":{"hash":"sha256:e6af9c5b92670965b85174d5a2201f62face354721588383d9523e3e52fa4168"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Service"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"therapyService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"promise"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionForm"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<ServiceQuery, ServiceQueryVariables>;
export const ServicesDocument = {"__meta__":{"hash":"sha256:fadeb630298603ca96292783f90b5243c4185d6c8e5ece9276808d2ebb5d5f6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"therapyServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"promise"}},{"kind":"Field","name":{"kind":"Name","value":"sessionForm"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]}}]} as unknown as DocumentNode<ServicesQuery, ServicesQueryVariables>;
export const SiteSettingsDocument = {"__meta__":{"hash":"sha256:88eeb16fb7b9d6c5e5ed9f0a6388d5326af5a39547f7ed97f9964f0f5991b4a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const BookAppointmentDocument = {"__meta__":{"hash":"sha256:7634b65645571825b92d66c20537554004247d76e8fd77f77af5c35ab7a3bf85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bookAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}}]}}]}}]} as unknown as DocumentNode<BookAppointmentMutation, BookAppointmentMutationVariables>;
export const BookableServicesDocument = {"__meta__":{"hash":"sha256:171737ed0d53022fe97f86415729626dff49b9fb076232c34b0dc2224f4ec03b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookableServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"therapyServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<BookableServicesQuery, BookableServicesQueryVariables>;
export const BookingDaysDocument = {"__meta__":{"hash":"sha256:9d31c9f10a7d38ddb11f5a8c6b6faa1780fa3434becee9eeb8f71a90fc133444"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dayStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<BookingDaysQuery, BookingDaysQueryVariables>;
export const ConsentNoticeDocument = {"__meta__":{"hash":"sha256:03193c88877a374a8a39d9054ca679a4fbef713d498bfbcd79a7a8bb4e876a00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"legalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"kvkk-aydinlatma-metni","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConsentNoticeQuery, ConsentNoticeQueryVariables>;
export const DayAvailabilityDocument = {"__meta__":{"hash":"sha256:b82533a9a5a85f8f617f5d70c7a976253099e7f363119ef14c6a1280e85d6a82"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DayAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]} as unknown as DocumentNode<DayAvailabilityQuery, DayAvailabilityQueryVariables>;