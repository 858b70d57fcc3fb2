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
    "mutation RecordBlogView($id: ID!) {\n  recordBlogView(id: $id)\n}": typeof types.RecordBlogViewDocument,
    "query SitePage($slug: String!) {\n  sitePage(slug: $slug) {\n    ...PageContent\n    ...LocalPageContent\n  }\n}": typeof types.SitePageDocument,
    "query BlogCategory($slug: String!) {\n  blogCategory(slug: $slug) {\n    slug\n  }\n}": typeof types.BlogCategoryDocument,
    "query BlogList($page: Int!, $pageSize: Int!, $category: String, $q: String) {\n  blogPosts(page: $page, pageSize: $pageSize, category: $category, q: $q) {\n    total\n    items {\n      ...PostCard\n    }\n  }\n  blogCategories {\n    name\n    slug\n    count\n  }\n}": typeof types.BlogListDocument,
    "query BlogPost($slug: String!) {\n  blogPost(slug: $slug) {\n    ...WholePost\n  }\n}": typeof types.BlogPostDocument,
    "query PreviewedPost($token: String!) {\n  blogPreview(token: $token) {\n    state\n    hasDraft\n    expiresAt\n    post {\n      ...WholePost\n      isPublished\n      status\n    }\n  }\n}": typeof types.PreviewedPostDocument,
    "fragment WholePost on BlogPost {\n  id\n  title\n  slug\n  category\n  categoryColor\n  excerpt\n  html\n  headings {\n    id\n    text\n    level\n  }\n  featuredImage\n  featuredImageAlt\n  author\n  publishedAt\n  updatedAt\n  metaTitle\n  metaDescription\n  readingMinutes\n  related {\n    ...PostCard\n  }\n  previous {\n    slug\n    title\n  }\n  next {\n    slug\n    title\n  }\n}": typeof types.WholePostFragmentDoc,
    "query CityDetails {\n  therapyServices {\n    id\n    slug\n    title\n    description\n  }\n  workingHours {\n    id\n    dayOfWeek\n    isActive\n    startTime\n    endTime\n  }\n}": typeof types.CityDetailsDocument,
    "fragment LocalPageContent on LocalPage {\n  id\n  slug\n  cityName\n  title\n  metaTitle\n  metaDescription\n  metaKeywords\n  heroTitle\n  heroSubtitle\n  heroDescription\n  heroFeatures\n  whyChooseUsTitle\n  whyChooseUsDescription\n  whyChooseUsItems\n  challengesTitle\n  challengesDescription\n  challengesProblems\n  challengesSolutions\n  contactTitle\n  contactDescription\n  distanceFromCorlu\n  specialFeature\n  population\n  childShare\n  schoolCount\n  familyCount\n  figuresSource\n  figuresYear\n  pageBlocks\n}": typeof types.LocalPageContentFragmentDoc,
    "query ContactPage {\n  workingHours {\n    id\n    dayOfWeek\n    isActive\n    startTime\n    endTime\n    breakStartTime\n    breakEndTime\n  }\n  localPages {\n    id\n    slug\n    cityName\n  }\n  legalText(slug: \"kvkk-aydinlatma-metni\") {\n    slug\n    version\n  }\n}": typeof types.ContactPageDocument,
    "query Holidays($from: String!, $to: String!) {\n  dayStates(from: $from, to: $to) {\n    date\n    state\n    holidayStartsAt\n  }\n}": typeof types.HolidaysDocument,
    "mutation SendContactMessage($input: SendContactMessageInput!) {\n  sendContactMessage(input: $input) {\n    id\n  }\n}": typeof types.SendContactMessageDocument,
    "fragment PageContent on Page {\n  id\n  title\n  slug\n  html\n  excerpt\n  isHomepage\n  templateName\n  featuredImage\n  metaTitle\n  metaDescription\n  metaKeywords\n  customCss\n  customJs\n  updatedAt\n}": typeof types.PageContentFragmentDoc,
    "query BlogPreview {\n  blogPosts(page: 1, pageSize: 3) {\n    items {\n      ...PostCard\n    }\n  }\n}": typeof types.BlogPreviewDocument,
    "mutation SaveHeroText($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n  }\n}": typeof types.SaveHeroTextDocument,
    "query Homepage {\n  homepage {\n    ...PageContent\n  }\n}": typeof types.HomepageDocument,
    "query HomeServices {\n  therapyServices {\n    id\n    slug\n    title\n    description\n    iconName\n    duration\n  }\n}": typeof types.HomeServicesDocument,
    "query HomeTestimonials {\n  testimonials {\n    id\n    clientName\n    clientTitle\n    content\n  }\n}": typeof types.HomeTestimonialsDocument,
    "query LegalText($slug: String!, $version: String) {\n  legalText(slug: $slug, version: $version) {\n    slug\n    title\n    bodyHtml\n    version\n    publishedAt\n  }\n}": typeof types.LegalTextDocument,
    "query LegalVersions($slug: String!) {\n  legalTextVersions(slug: $slug) {\n    version\n    changeNote\n    publishedAt\n    isInForce\n  }\n}": typeof types.LegalVersionsDocument,
    "query SuggestedAddresses($path: String!) {\n  suggestedAddresses(path: $path) {\n    path\n    title\n  }\n}": typeof types.SuggestedAddressesDocument,
    "query PageMeta($pageKey: String!) {\n  metaTag(pageKey: $pageKey) {\n    id\n    title\n    metaDescription\n    metaKeywords\n    ogTitle\n    ogDescription\n    ogImage\n    ogType\n    canonicalUrl\n    robots\n    isInitial\n  }\n}": typeof types.PageMetaDocument,
    "fragment PostCard on BlogPostCard {\n  id\n  title\n  slug\n  category\n  categoryColor\n  excerpt\n  featuredImage\n  featuredImageAlt\n  publishedAt\n  readingMinutes\n}": typeof types.PostCardFragmentDoc,
    "query SiteSearch($q: String!) {\n  siteSearch(q: $q) {\n    isGuess\n    hits {\n      path\n      title\n      text\n      kind\n    }\n  }\n}": typeof types.SiteSearchDocument,
    "query ServicePosts($category: String) {\n  blogPosts(page: 1, pageSize: 3, category: $category) {\n    items {\n      ...PostCard\n    }\n  }\n  newest: blogPosts(page: 1, pageSize: 3) {\n    items {\n      ...PostCard\n    }\n  }\n}": typeof types.ServicePostsDocument,
    "query Service($slug: String!) {\n  therapyService(slug: $slug) {\n    id\n    slug\n    title\n    description\n    details\n    promise\n    html\n    audience\n    steps {\n      title\n      text\n    }\n    faqs {\n      question\n      answer\n    }\n    sessionForm\n    price\n    duration\n    isActive\n  }\n}": typeof types.ServiceDocument,
    "query Services {\n  therapyServices {\n    id\n    slug\n    title\n    description\n    promise\n    sessionForm\n    price\n    duration\n  }\n}": typeof types.ServicesDocument,
    "query SiteSettings {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": typeof types.SiteSettingsDocument,
    "mutation BookAppointment($input: BookAppointmentInput!) {\n  bookAppointment(input: $input) {\n    id\n    appointmentDate\n    appointmentTime\n  }\n}": typeof types.BookAppointmentDocument,
    "query BookableServices {\n  therapyServices {\n    id\n    slug\n    title\n    description\n  }\n}": typeof types.BookableServicesDocument,
    "query BookingDays($from: String!, $to: String!) {\n  dayStates(from: $from, to: $to) {\n    date\n    state\n  }\n}": typeof types.BookingDaysDocument,
    "query ConsentNotice {\n  legalText(slug: \"kvkk-aydinlatma-metni\") {\n    slug\n    version\n  }\n}": typeof types.ConsentNoticeDocument,
    "query DayAvailability($date: String!) {\n  availability(date: $date) {\n    date\n    slots {\n      time\n      available\n    }\n  }\n}": typeof types.DayAvailabilityDocument,
    "query MayRequest($phone: String!, $email: String!) {\n  mayRequestAppointment(phone: $phone, email: $email)\n}": typeof types.MayRequestDocument,
};
const documents: Documents = {
    "mutation RecordBlogView($id: ID!) {\n  recordBlogView(id: $id)\n}": types.RecordBlogViewDocument,
    "query SitePage($slug: String!) {\n  sitePage(slug: $slug) {\n    ...PageContent\n    ...LocalPageContent\n  }\n}": types.SitePageDocument,
    "query BlogCategory($slug: String!) {\n  blogCategory(slug: $slug) {\n    slug\n  }\n}": types.BlogCategoryDocument,
    "query BlogList($page: Int!, $pageSize: Int!, $category: String, $q: String) {\n  blogPosts(page: $page, pageSize: $pageSize, category: $category, q: $q) {\n    total\n    items {\n      ...PostCard\n    }\n  }\n  blogCategories {\n    name\n    slug\n    count\n  }\n}": types.BlogListDocument,
    "query BlogPost($slug: String!) {\n  blogPost(slug: $slug) {\n    ...WholePost\n  }\n}": types.BlogPostDocument,
    "query PreviewedPost($token: String!) {\n  blogPreview(token: $token) {\n    state\n    hasDraft\n    expiresAt\n    post {\n      ...WholePost\n      isPublished\n      status\n    }\n  }\n}": types.PreviewedPostDocument,
    "fragment WholePost on BlogPost {\n  id\n  title\n  slug\n  category\n  categoryColor\n  excerpt\n  html\n  headings {\n    id\n    text\n    level\n  }\n  featuredImage\n  featuredImageAlt\n  author\n  publishedAt\n  updatedAt\n  metaTitle\n  metaDescription\n  readingMinutes\n  related {\n    ...PostCard\n  }\n  previous {\n    slug\n    title\n  }\n  next {\n    slug\n    title\n  }\n}": types.WholePostFragmentDoc,
    "query CityDetails {\n  therapyServices {\n    id\n    slug\n    title\n    description\n  }\n  workingHours {\n    id\n    dayOfWeek\n    isActive\n    startTime\n    endTime\n  }\n}": types.CityDetailsDocument,
    "fragment LocalPageContent on LocalPage {\n  id\n  slug\n  cityName\n  title\n  metaTitle\n  metaDescription\n  metaKeywords\n  heroTitle\n  heroSubtitle\n  heroDescription\n  heroFeatures\n  whyChooseUsTitle\n  whyChooseUsDescription\n  whyChooseUsItems\n  challengesTitle\n  challengesDescription\n  challengesProblems\n  challengesSolutions\n  contactTitle\n  contactDescription\n  distanceFromCorlu\n  specialFeature\n  population\n  childShare\n  schoolCount\n  familyCount\n  figuresSource\n  figuresYear\n  pageBlocks\n}": types.LocalPageContentFragmentDoc,
    "query ContactPage {\n  workingHours {\n    id\n    dayOfWeek\n    isActive\n    startTime\n    endTime\n    breakStartTime\n    breakEndTime\n  }\n  localPages {\n    id\n    slug\n    cityName\n  }\n  legalText(slug: \"kvkk-aydinlatma-metni\") {\n    slug\n    version\n  }\n}": types.ContactPageDocument,
    "query Holidays($from: String!, $to: String!) {\n  dayStates(from: $from, to: $to) {\n    date\n    state\n    holidayStartsAt\n  }\n}": types.HolidaysDocument,
    "mutation SendContactMessage($input: SendContactMessageInput!) {\n  sendContactMessage(input: $input) {\n    id\n  }\n}": types.SendContactMessageDocument,
    "fragment PageContent on Page {\n  id\n  title\n  slug\n  html\n  excerpt\n  isHomepage\n  templateName\n  featuredImage\n  metaTitle\n  metaDescription\n  metaKeywords\n  customCss\n  customJs\n  updatedAt\n}": types.PageContentFragmentDoc,
    "query BlogPreview {\n  blogPosts(page: 1, pageSize: 3) {\n    items {\n      ...PostCard\n    }\n  }\n}": types.BlogPreviewDocument,
    "mutation SaveHeroText($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n  }\n}": types.SaveHeroTextDocument,
    "query Homepage {\n  homepage {\n    ...PageContent\n  }\n}": types.HomepageDocument,
    "query HomeServices {\n  therapyServices {\n    id\n    slug\n    title\n    description\n    iconName\n    duration\n  }\n}": types.HomeServicesDocument,
    "query HomeTestimonials {\n  testimonials {\n    id\n    clientName\n    clientTitle\n    content\n  }\n}": types.HomeTestimonialsDocument,
    "query LegalText($slug: String!, $version: String) {\n  legalText(slug: $slug, version: $version) {\n    slug\n    title\n    bodyHtml\n    version\n    publishedAt\n  }\n}": types.LegalTextDocument,
    "query LegalVersions($slug: String!) {\n  legalTextVersions(slug: $slug) {\n    version\n    changeNote\n    publishedAt\n    isInForce\n  }\n}": types.LegalVersionsDocument,
    "query SuggestedAddresses($path: String!) {\n  suggestedAddresses(path: $path) {\n    path\n    title\n  }\n}": types.SuggestedAddressesDocument,
    "query PageMeta($pageKey: String!) {\n  metaTag(pageKey: $pageKey) {\n    id\n    title\n    metaDescription\n    metaKeywords\n    ogTitle\n    ogDescription\n    ogImage\n    ogType\n    canonicalUrl\n    robots\n    isInitial\n  }\n}": types.PageMetaDocument,
    "fragment PostCard on BlogPostCard {\n  id\n  title\n  slug\n  category\n  categoryColor\n  excerpt\n  featuredImage\n  featuredImageAlt\n  publishedAt\n  readingMinutes\n}": types.PostCardFragmentDoc,
    "query SiteSearch($q: String!) {\n  siteSearch(q: $q) {\n    isGuess\n    hits {\n      path\n      title\n      text\n      kind\n    }\n  }\n}": types.SiteSearchDocument,
    "query ServicePosts($category: String) {\n  blogPosts(page: 1, pageSize: 3, category: $category) {\n    items {\n      ...PostCard\n    }\n  }\n  newest: blogPosts(page: 1, pageSize: 3) {\n    items {\n      ...PostCard\n    }\n  }\n}": types.ServicePostsDocument,
    "query Service($slug: String!) {\n  therapyService(slug: $slug) {\n    id\n    slug\n    title\n    description\n    details\n    promise\n    html\n    audience\n    steps {\n      title\n      text\n    }\n    faqs {\n      question\n      answer\n    }\n    sessionForm\n    price\n    duration\n    isActive\n  }\n}": types.ServiceDocument,
    "query Services {\n  therapyServices {\n    id\n    slug\n    title\n    description\n    promise\n    sessionForm\n    price\n    duration\n  }\n}": types.ServicesDocument,
    "query SiteSettings {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}": types.SiteSettingsDocument,
    "mutation BookAppointment($input: BookAppointmentInput!) {\n  bookAppointment(input: $input) {\n    id\n    appointmentDate\n    appointmentTime\n  }\n}": types.BookAppointmentDocument,
    "query BookableServices {\n  therapyServices {\n    id\n    slug\n    title\n    description\n  }\n}": types.BookableServicesDocument,
    "query BookingDays($from: String!, $to: String!) {\n  dayStates(from: $from, to: $to) {\n    date\n    state\n  }\n}": types.BookingDaysDocument,
    "query ConsentNotice {\n  legalText(slug: \"kvkk-aydinlatma-metni\") {\n    slug\n    version\n  }\n}": types.ConsentNoticeDocument,
    "query DayAvailability($date: String!) {\n  availability(date: $date) {\n    date\n    slots {\n      time\n      available\n    }\n  }\n}": types.DayAvailabilityDocument,
    "query MayRequest($phone: String!, $email: String!) {\n  mayRequestAppointment(phone: $phone, email: $email)\n}": types.MayRequestDocument,
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
export function graphql(source: "mutation RecordBlogView($id: ID!) {\n  recordBlogView(id: $id)\n}"): (typeof documents)["mutation RecordBlogView($id: ID!) {\n  recordBlogView(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SitePage($slug: String!) {\n  sitePage(slug: $slug) {\n    ...PageContent\n    ...LocalPageContent\n  }\n}"): (typeof documents)["query SitePage($slug: String!) {\n  sitePage(slug: $slug) {\n    ...PageContent\n    ...LocalPageContent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlogCategory($slug: String!) {\n  blogCategory(slug: $slug) {\n    slug\n  }\n}"): (typeof documents)["query BlogCategory($slug: String!) {\n  blogCategory(slug: $slug) {\n    slug\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlogList($page: Int!, $pageSize: Int!, $category: String, $q: String) {\n  blogPosts(page: $page, pageSize: $pageSize, category: $category, q: $q) {\n    total\n    items {\n      ...PostCard\n    }\n  }\n  blogCategories {\n    name\n    slug\n    count\n  }\n}"): (typeof documents)["query BlogList($page: Int!, $pageSize: Int!, $category: String, $q: String) {\n  blogPosts(page: $page, pageSize: $pageSize, category: $category, q: $q) {\n    total\n    items {\n      ...PostCard\n    }\n  }\n  blogCategories {\n    name\n    slug\n    count\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlogPost($slug: String!) {\n  blogPost(slug: $slug) {\n    ...WholePost\n  }\n}"): (typeof documents)["query BlogPost($slug: String!) {\n  blogPost(slug: $slug) {\n    ...WholePost\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewedPost($token: String!) {\n  blogPreview(token: $token) {\n    state\n    hasDraft\n    expiresAt\n    post {\n      ...WholePost\n      isPublished\n      status\n    }\n  }\n}"): (typeof documents)["query PreviewedPost($token: String!) {\n  blogPreview(token: $token) {\n    state\n    hasDraft\n    expiresAt\n    post {\n      ...WholePost\n      isPublished\n      status\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WholePost on BlogPost {\n  id\n  title\n  slug\n  category\n  categoryColor\n  excerpt\n  html\n  headings {\n    id\n    text\n    level\n  }\n  featuredImage\n  featuredImageAlt\n  author\n  publishedAt\n  updatedAt\n  metaTitle\n  metaDescription\n  readingMinutes\n  related {\n    ...PostCard\n  }\n  previous {\n    slug\n    title\n  }\n  next {\n    slug\n    title\n  }\n}"): (typeof documents)["fragment WholePost on BlogPost {\n  id\n  title\n  slug\n  category\n  categoryColor\n  excerpt\n  html\n  headings {\n    id\n    text\n    level\n  }\n  featuredImage\n  featuredImageAlt\n  author\n  publishedAt\n  updatedAt\n  metaTitle\n  metaDescription\n  readingMinutes\n  related {\n    ...PostCard\n  }\n  previous {\n    slug\n    title\n  }\n  next {\n    slug\n    title\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CityDetails {\n  therapyServices {\n    id\n    slug\n    title\n    description\n  }\n  workingHours {\n    id\n    dayOfWeek\n    isActive\n    startTime\n    endTime\n  }\n}"): (typeof documents)["query CityDetails {\n  therapyServices {\n    id\n    slug\n    title\n    description\n  }\n  workingHours {\n    id\n    dayOfWeek\n    isActive\n    startTime\n    endTime\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LocalPageContent on LocalPage {\n  id\n  slug\n  cityName\n  title\n  metaTitle\n  metaDescription\n  metaKeywords\n  heroTitle\n  heroSubtitle\n  heroDescription\n  heroFeatures\n  whyChooseUsTitle\n  whyChooseUsDescription\n  whyChooseUsItems\n  challengesTitle\n  challengesDescription\n  challengesProblems\n  challengesSolutions\n  contactTitle\n  contactDescription\n  distanceFromCorlu\n  specialFeature\n  population\n  childShare\n  schoolCount\n  familyCount\n  figuresSource\n  figuresYear\n  pageBlocks\n}"): (typeof documents)["fragment LocalPageContent on LocalPage {\n  id\n  slug\n  cityName\n  title\n  metaTitle\n  metaDescription\n  metaKeywords\n  heroTitle\n  heroSubtitle\n  heroDescription\n  heroFeatures\n  whyChooseUsTitle\n  whyChooseUsDescription\n  whyChooseUsItems\n  challengesTitle\n  challengesDescription\n  challengesProblems\n  challengesSolutions\n  contactTitle\n  contactDescription\n  distanceFromCorlu\n  specialFeature\n  population\n  childShare\n  schoolCount\n  familyCount\n  figuresSource\n  figuresYear\n  pageBlocks\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContactPage {\n  workingHours {\n    id\n    dayOfWeek\n    isActive\n    startTime\n    endTime\n    breakStartTime\n    breakEndTime\n  }\n  localPages {\n    id\n    slug\n    cityName\n  }\n  legalText(slug: \"kvkk-aydinlatma-metni\") {\n    slug\n    version\n  }\n}"): (typeof documents)["query ContactPage {\n  workingHours {\n    id\n    dayOfWeek\n    isActive\n    startTime\n    endTime\n    breakStartTime\n    breakEndTime\n  }\n  localPages {\n    id\n    slug\n    cityName\n  }\n  legalText(slug: \"kvkk-aydinlatma-metni\") {\n    slug\n    version\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Holidays($from: String!, $to: String!) {\n  dayStates(from: $from, to: $to) {\n    date\n    state\n    holidayStartsAt\n  }\n}"): (typeof documents)["query Holidays($from: String!, $to: String!) {\n  dayStates(from: $from, to: $to) {\n    date\n    state\n    holidayStartsAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendContactMessage($input: SendContactMessageInput!) {\n  sendContactMessage(input: $input) {\n    id\n  }\n}"): (typeof documents)["mutation SendContactMessage($input: SendContactMessageInput!) {\n  sendContactMessage(input: $input) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PageContent on Page {\n  id\n  title\n  slug\n  html\n  excerpt\n  isHomepage\n  templateName\n  featuredImage\n  metaTitle\n  metaDescription\n  metaKeywords\n  customCss\n  customJs\n  updatedAt\n}"): (typeof documents)["fragment PageContent on Page {\n  id\n  title\n  slug\n  html\n  excerpt\n  isHomepage\n  templateName\n  featuredImage\n  metaTitle\n  metaDescription\n  metaKeywords\n  customCss\n  customJs\n  updatedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlogPreview {\n  blogPosts(page: 1, pageSize: 3) {\n    items {\n      ...PostCard\n    }\n  }\n}"): (typeof documents)["query BlogPreview {\n  blogPosts(page: 1, pageSize: 3) {\n    items {\n      ...PostCard\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveHeroText($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n  }\n}"): (typeof documents)["mutation SaveHeroText($settings: [SettingChange!]!) {\n  saveSettings(settings: $settings) {\n    message\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Homepage {\n  homepage {\n    ...PageContent\n  }\n}"): (typeof documents)["query Homepage {\n  homepage {\n    ...PageContent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomeServices {\n  therapyServices {\n    id\n    slug\n    title\n    description\n    iconName\n    duration\n  }\n}"): (typeof documents)["query HomeServices {\n  therapyServices {\n    id\n    slug\n    title\n    description\n    iconName\n    duration\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomeTestimonials {\n  testimonials {\n    id\n    clientName\n    clientTitle\n    content\n  }\n}"): (typeof documents)["query HomeTestimonials {\n  testimonials {\n    id\n    clientName\n    clientTitle\n    content\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LegalText($slug: String!, $version: String) {\n  legalText(slug: $slug, version: $version) {\n    slug\n    title\n    bodyHtml\n    version\n    publishedAt\n  }\n}"): (typeof documents)["query LegalText($slug: String!, $version: String) {\n  legalText(slug: $slug, version: $version) {\n    slug\n    title\n    bodyHtml\n    version\n    publishedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LegalVersions($slug: String!) {\n  legalTextVersions(slug: $slug) {\n    version\n    changeNote\n    publishedAt\n    isInForce\n  }\n}"): (typeof documents)["query LegalVersions($slug: String!) {\n  legalTextVersions(slug: $slug) {\n    version\n    changeNote\n    publishedAt\n    isInForce\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SuggestedAddresses($path: String!) {\n  suggestedAddresses(path: $path) {\n    path\n    title\n  }\n}"): (typeof documents)["query SuggestedAddresses($path: String!) {\n  suggestedAddresses(path: $path) {\n    path\n    title\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageMeta($pageKey: String!) {\n  metaTag(pageKey: $pageKey) {\n    id\n    title\n    metaDescription\n    metaKeywords\n    ogTitle\n    ogDescription\n    ogImage\n    ogType\n    canonicalUrl\n    robots\n    isInitial\n  }\n}"): (typeof documents)["query PageMeta($pageKey: String!) {\n  metaTag(pageKey: $pageKey) {\n    id\n    title\n    metaDescription\n    metaKeywords\n    ogTitle\n    ogDescription\n    ogImage\n    ogType\n    canonicalUrl\n    robots\n    isInitial\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PostCard on BlogPostCard {\n  id\n  title\n  slug\n  category\n  categoryColor\n  excerpt\n  featuredImage\n  featuredImageAlt\n  publishedAt\n  readingMinutes\n}"): (typeof documents)["fragment PostCard on BlogPostCard {\n  id\n  title\n  slug\n  category\n  categoryColor\n  excerpt\n  featuredImage\n  featuredImageAlt\n  publishedAt\n  readingMinutes\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SiteSearch($q: String!) {\n  siteSearch(q: $q) {\n    isGuess\n    hits {\n      path\n      title\n      text\n      kind\n    }\n  }\n}"): (typeof documents)["query SiteSearch($q: String!) {\n  siteSearch(q: $q) {\n    isGuess\n    hits {\n      path\n      title\n      text\n      kind\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ServicePosts($category: String) {\n  blogPosts(page: 1, pageSize: 3, category: $category) {\n    items {\n      ...PostCard\n    }\n  }\n  newest: blogPosts(page: 1, pageSize: 3) {\n    items {\n      ...PostCard\n    }\n  }\n}"): (typeof documents)["query ServicePosts($category: String) {\n  blogPosts(page: 1, pageSize: 3, category: $category) {\n    items {\n      ...PostCard\n    }\n  }\n  newest: blogPosts(page: 1, pageSize: 3) {\n    items {\n      ...PostCard\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Service($slug: String!) {\n  therapyService(slug: $slug) {\n    id\n    slug\n    title\n    description\n    details\n    promise\n    html\n    audience\n    steps {\n      title\n      text\n    }\n    faqs {\n      question\n      answer\n    }\n    sessionForm\n    price\n    duration\n    isActive\n  }\n}"): (typeof documents)["query Service($slug: String!) {\n  therapyService(slug: $slug) {\n    id\n    slug\n    title\n    description\n    details\n    promise\n    html\n    audience\n    steps {\n      title\n      text\n    }\n    faqs {\n      question\n      answer\n    }\n    sessionForm\n    price\n    duration\n    isActive\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Services {\n  therapyServices {\n    id\n    slug\n    title\n    description\n    promise\n    sessionForm\n    price\n    duration\n  }\n}"): (typeof documents)["query Services {\n  therapyServices {\n    id\n    slug\n    title\n    description\n    promise\n    sessionForm\n    price\n    duration\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SiteSettings {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"): (typeof documents)["query SiteSettings {\n  siteSettings {\n    settingKey\n    settingValue\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BookAppointment($input: BookAppointmentInput!) {\n  bookAppointment(input: $input) {\n    id\n    appointmentDate\n    appointmentTime\n  }\n}"): (typeof documents)["mutation BookAppointment($input: BookAppointmentInput!) {\n  bookAppointment(input: $input) {\n    id\n    appointmentDate\n    appointmentTime\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BookableServices {\n  therapyServices {\n    id\n    slug\n    title\n    description\n  }\n}"): (typeof documents)["query BookableServices {\n  therapyServices {\n    id\n    slug\n    title\n    description\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BookingDays($from: String!, $to: String!) {\n  dayStates(from: $from, to: $to) {\n    date\n    state\n  }\n}"): (typeof documents)["query BookingDays($from: String!, $to: String!) {\n  dayStates(from: $from, to: $to) {\n    date\n    state\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConsentNotice {\n  legalText(slug: \"kvkk-aydinlatma-metni\") {\n    slug\n    version\n  }\n}"): (typeof documents)["query ConsentNotice {\n  legalText(slug: \"kvkk-aydinlatma-metni\") {\n    slug\n    version\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DayAvailability($date: String!) {\n  availability(date: $date) {\n    date\n    slots {\n      time\n      available\n    }\n  }\n}"): (typeof documents)["query DayAvailability($date: String!) {\n  availability(date: $date) {\n    date\n    slots {\n      time\n      available\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MayRequest($phone: String!, $email: String!) {\n  mayRequestAppointment(phone: $phone, email: $email)\n}"): (typeof documents)["query MayRequest($phone: String!, $email: String!) {\n  mayRequestAppointment(phone: $phone, email: $email)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;