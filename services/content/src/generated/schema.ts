import type { GraphQLResolveInfo } from 'graphql';
import type { BlogPostRecord, PageRecord } from '@practice/contracts';
import type { ListedPost, BlogPostCards } from '../blog/list-blog-post-cards.ts';
import type { ReadPreview } from '../blog/preview/get-blog-preview.ts';
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

export type AppointmentPageSettings = {
  __typename?: 'AppointmentPageSettings';
  formPrivacyText: Scalars['String']['output'];
  formSubtitle: Scalars['String']['output'];
  formTitle: Scalars['String']['output'];
  heroBadgeText: Scalars['String']['output'];
  /** Empty for the phone of the practice. */
  heroCtaPhone: Scalars['String']['output'];
  heroCtaText: Scalars['String']['output'];
  heroSubtitle: Scalars['String']['output'];
  heroTitle: Scalars['String']['output'];
  /** Without it the page says that no requests are taken, and they are refused. */
  isActive: Scalars['Boolean']['output'];
  /** Always `randevu`. */
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Another one for every other state of the page; not a count. */
  version: Scalars['Int']['output'];
};

export type BlogCategory = {
  __typename?: 'BlogCategory';
  color: BlogColor;
  /** How many published posts it has. */
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  orderIndex: Scalars['Int']['output'];
  /** Editors: how many posts it has, drafts too. */
  postCount?: Maybe<Scalars['Int']['output']>;
  /** The category in an address. */
  slug: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** Each can be read in every look of the site. */
export type BlogColor =
  | 'amber'
  | 'apricot'
  | 'blue'
  | 'green'
  | 'pine'
  | 'red'
  | 'sage'
  | 'stone';

export type BlogHeading = {
  __typename?: 'BlogHeading';
  id: Scalars['String']['output'];
  level: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type BlogPost = {
  __typename?: 'BlogPost';
  author: Scalars['String']['output'];
  category: Scalars['String']['output'];
  categoryColor: BlogColor;
  content: Scalars['String']['output'];
  excerpt: Scalars['String']['output'];
  featuredImage?: Maybe<Scalars['String']['output']>;
  featuredImageAlt?: Maybe<Scalars['String']['output']>;
  /** The headings of `html`, of the second and third level. */
  headings: Array<BlogHeading>;
  /** The content as its page shows it: an id on each heading, pictures in the width and format that fit the browser. */
  html: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isPublished: Scalars['Boolean']['output'];
  metaDescription?: Maybe<Scalars['String']['output']>;
  metaTitle?: Maybe<Scalars['String']['output']>;
  /** The published post after this one in time. */
  next?: Maybe<BlogPostCard>;
  /** The published post before this one in time. */
  previous?: Maybe<BlogPostCard>;
  publishedAt: Scalars['String']['output'];
  /** At 200 words a minute. */
  readingMinutes: Scalars['Int']['output'];
  /** Other published posts, of the same category first. */
  related: Array<BlogPostCard>;
  slug: Scalars['String']['output'];
  /** Where it stands now. */
  status: BlogPostStatus;
  title: Scalars['String']['output'];
  /** From when it is a draft again. */
  unpublishAt?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  viewCount: Scalars['Int']['output'];
};

/** A post as lists show it. */
export type BlogPostCard = {
  __typename?: 'BlogPostCard';
  author: Scalars['String']['output'];
  category: Scalars['String']['output'];
  categoryColor: BlogColor;
  /** The first 150 characters of the text when the post has none of its own. */
  excerpt: Scalars['String']['output'];
  featuredImage?: Maybe<Scalars['String']['output']>;
  featuredImageAlt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isPublished: Scalars['Boolean']['output'];
  publishedAt: Scalars['String']['output'];
  readingMinutes: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
};

/** What was typed of a post. A field is null where it is as in the post, and empty where it was emptied. */
export type BlogPostDraft = {
  __typename?: 'BlogPostDraft';
  author?: Maybe<Scalars['String']['output']>;
  /** The version of the post that it was typed over. */
  baseVersion: Scalars['Int']['output'];
  category?: Maybe<Scalars['String']['output']>;
  content?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  excerpt?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<Scalars['String']['output']>;
  featuredImageAlt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  metaDescription?: Maybe<Scalars['String']['output']>;
  metaTitle?: Maybe<Scalars['String']['output']>;
  postId: Scalars['ID']['output'];
  /** Who saved it last. */
  savedBy?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type BlogPostList = {
  __typename?: 'BlogPostList';
  items: Array<BlogPostCard>;
  /** How many posts there are on all pages. */
  total: Scalars['Int']['output'];
};

/** A post at one time; each save that changed its content is one. */
export type BlogPostRevision = {
  __typename?: 'BlogPostRevision';
  /** What is other than in the revision before, by field. */
  changes: Array<ContentChange>;
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Counts the revisions of a post. */
  number: Scalars['Int']['output'];
  postId: Scalars['ID']['output'];
  /** Null for what the post was before there were revisions. */
  savedBy?: Maybe<Scalars['String']['output']>;
};

/** What a post said at one time, and what it said before; empty fields are in neither. */
export type BlogPostRevisionTexts = {
  __typename?: 'BlogPostRevisionTexts';
  before: Array<ContentText>;
  changes: Array<ContentChange>;
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  postId: Scalars['ID']['output'];
  savedBy?: Maybe<Scalars['String']['output']>;
  texts: Array<ContentText>;
};

export type BlogPostSort =
  | 'publishedAt'
  | 'title'
  | 'updatedAt'
  | 'viewCount';

export type BlogPostStatus =
  | 'draft'
  | 'published'
  | 'scheduled';

export type BlogPreview = {
  __typename?: 'BlogPreview';
  expiresAt?: Maybe<Scalars['String']['output']>;
  /** Whether the post has what was typed and not saved in it. */
  hasDraft: Scalars['Boolean']['output'];
  /** With a valid link; with its draft. */
  post?: Maybe<BlogPost>;
  state: BlogPreviewState;
};

export type BlogPreviewLink = {
  __typename?: 'BlogPreviewLink';
  expiresAt: Scalars['String']['output'];
  /** Of the site; whoever knows it sees the preview. */
  path: Scalars['String']['output'];
};

export type BlogPreviewPeriod =
  | 'day'
  | 'week';

/** `invalid` when the link was never given out, or its post was deleted. */
export type BlogPreviewState =
  | 'expired'
  | 'invalid'
  | 'valid'
  | 'withdrawn';

export type BulkBlogPostsItem = {
  __typename?: 'BulkBlogPostsItem';
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  message?: Maybe<Scalars['String']['output']>;
  ok: Scalars['Boolean']['output'];
};

export type BulkBlogPostsOperation =
  | 'delete'
  | 'publish'
  | 'unpublish';

export type BulkBlogPostsResult = {
  __typename?: 'BulkBlogPostsResult';
  deletedCount: Scalars['Int']['output'];
  results: Array<BulkBlogPostsItem>;
  updatedCount: Scalars['Int']['output'];
};

export type BulkPagesData = {
  status: PageStatus;
};

export type BulkPagesItem = {
  __typename?: 'BulkPagesItem';
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  message?: Maybe<Scalars['String']['output']>;
  ok: Scalars['Boolean']['output'];
};

export type BulkPagesOperation =
  | 'delete'
  | 'status';

export type BulkPagesResult = {
  __typename?: 'BulkPagesResult';
  deletedCount: Scalars['Int']['output'];
  results: Array<BulkPagesItem>;
  updatedCount: Scalars['Int']['output'];
};

export type Consent = {
  __typename?: 'Consent';
  analytics: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  marketing: Scalars['Boolean']['output'];
  recordedAt: Scalars['String']['output'];
  textVersion: Scalars['String']['output'];
};

export type ContentChange = {
  __typename?: 'ContentChange';
  /** That of a setting, or a field of a post. */
  key: Scalars['String']['output'];
  kind: ContentChangeKind;
};

export type ContentChangeKind =
  | 'added'
  | 'changed'
  | 'deleted';

export type ContentPageId =
  | 'about'
  | 'appointment'
  | 'contact'
  | 'footer'
  | 'header'
  | 'home'
  | 'services'
  | 'social';

export type ContentRevision = {
  __typename?: 'ContentRevision';
  /** Null for what was published before there were revisions. */
  author?: Maybe<Scalars['String']['output']>;
  /** What is other than in the revision before. */
  changes: Array<ContentChange>;
  createdAt: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What was typed and not published. */
  isDraft: Scalars['Boolean']['output'];
  pageId: ContentPageId;
  texts: Array<ContentText>;
};

export type ContentText = {
  __typename?: 'ContentText';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ContentTextInput = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type CreateBlogCategoryInput = {
  /** `stone` when not given. */
  color?: InputMaybe<BlogColor>;
  name: Scalars['String']['input'];
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  /** Made of the name when not given; any text is turned into a slug. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

export type CreateBlogPostInput = {
  /** The name on the practitioner card when not given. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** The name of a category or its slug; Genel when not given. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** HTML; cleaned when it is saved. */
  content?: InputMaybe<Scalars['String']['input']>;
  excerpt?: InputMaybe<Scalars['String']['input']>;
  featuredImage?: InputMaybe<Scalars['String']['input']>;
  featuredImageAlt?: InputMaybe<Scalars['String']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** From when visitors see a published post; now when not given. */
  publishedAt?: InputMaybe<Scalars['String']['input']>;
  /** Made of the title when not given; any text is turned into a slug. */
  slug?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  /** From when a published post is a draft again; later than `publishedAt`. */
  unpublishAt?: InputMaybe<Scalars['String']['input']>;
};

export type CreateBlogPreviewLinkInput = {
  /** `day` when not given. */
  period?: InputMaybe<BlogPreviewPeriod>;
};

export type CreateContentRevisionInput = {
  /** With one, the next draft of the same author does not replace it. */
  description?: InputMaybe<Scalars['String']['input']>;
  pageId: ContentPageId;
  /** A draft's; without them the revision is of what is published. */
  texts?: InputMaybe<Array<ContentTextInput>>;
};

export type CreateLocalPageInput = {
  challengesDescription?: InputMaybe<Scalars['String']['input']>;
  challengesProblems?: InputMaybe<Array<Scalars['String']['input']>>;
  challengesSolutions?: InputMaybe<Array<Scalars['String']['input']>>;
  challengesTitle?: InputMaybe<Scalars['String']['input']>;
  childShare?: InputMaybe<Scalars['String']['input']>;
  cityName: Scalars['String']['input'];
  contactDescription?: InputMaybe<Scalars['String']['input']>;
  contactTitle?: InputMaybe<Scalars['String']['input']>;
  distanceFromCorlu?: InputMaybe<Scalars['String']['input']>;
  familyCount?: InputMaybe<Scalars['String']['input']>;
  figuresSource?: InputMaybe<Scalars['String']['input']>;
  figuresYear?: InputMaybe<Scalars['String']['input']>;
  heroDescription: Scalars['String']['input'];
  heroFeatures?: InputMaybe<Array<Scalars['String']['input']>>;
  heroSubtitle?: InputMaybe<Scalars['String']['input']>;
  heroTitle: Scalars['String']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  metaDescription: Scalars['String']['input'];
  metaKeywords?: InputMaybe<Scalars['String']['input']>;
  metaTitle: Scalars['String']['input'];
  pageBlocks?: InputMaybe<Scalars['String']['input']>;
  population?: InputMaybe<Scalars['String']['input']>;
  schoolCount?: InputMaybe<Scalars['String']['input']>;
  /** Made of the city's name when not given. */
  slug?: InputMaybe<Scalars['String']['input']>;
  specialFeature?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  whyChooseUsDescription?: InputMaybe<Scalars['String']['input']>;
  whyChooseUsItems?: InputMaybe<Array<Scalars['String']['input']>>;
  whyChooseUsTitle?: InputMaybe<Scalars['String']['input']>;
};

export type CreateMenuInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** header (when not given), footer or other. */
  location?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** Made of the name when empty. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

export type CreateMenuItemInput = {
  cssClasses?: InputMaybe<Scalars['String']['input']>;
  icon?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  menuId: Scalars['ID']['input'];
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  target?: InputMaybe<MenuTarget>;
  title: Scalars['String']['input'];
  /** link when not given. */
  type?: InputMaybe<MenuItemType>;
  /** Of a link: a path, an http(s) address, an anchor, tel: or mailto:. */
  url?: InputMaybe<Scalars['String']['input']>;
};

export type CreatePageInput = {
  content?: InputMaybe<Scalars['String']['input']>;
  customCss?: InputMaybe<Scalars['String']['input']>;
  customJs?: InputMaybe<Scalars['String']['input']>;
  excerpt?: InputMaybe<Scalars['String']['input']>;
  featuredImage?: InputMaybe<Scalars['String']['input']>;
  isHomepage?: InputMaybe<Scalars['Boolean']['input']>;
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  metaKeywords?: InputMaybe<Scalars['String']['input']>;
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Made of the title when empty. */
  slug?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PageStatus>;
  templateName?: InputMaybe<PageTemplate>;
  title: Scalars['String']['input'];
};

export type CreateTestimonialInput = {
  clientName: Scalars['String']['input'];
  clientTitle?: InputMaybe<Scalars['String']['input']>;
  content: Scalars['String']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 5; 5 when not given. */
  rating?: InputMaybe<Scalars['Int']['input']>;
};

export type EditedKind =
  | 'blogPost'
  | 'contentPage'
  | 'localPage'
  | 'page';

/** A person who edits something, in another tab or browser. */
export type Editor = {
  __typename?: 'Editor';
  /** The caller, in another tab or browser. */
  isSelf: Scalars['Boolean']['output'];
  /** When they opened it. */
  since: Scalars['String']['output'];
  userId: Scalars['ID']['output'];
  username: Scalars['String']['output'];
};

export type LegalText = {
  __typename?: 'LegalText';
  bodyHtml: Scalars['String']['output'];
  /** What changed with this version, for its readers. */
  changeNote: Scalars['String']['output'];
  publishedAt: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Names this exact text; kept with a consent to it. */
  version: Scalars['String']['output'];
};

export type LegalTextVersion = {
  __typename?: 'LegalTextVersion';
  /** What changed with this version, for its readers. */
  changeNote: Scalars['String']['output'];
  isInForce: Scalars['Boolean']['output'];
  publishedAt: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type LocalPage = {
  __typename?: 'LocalPage';
  challengesDescription: Scalars['String']['output'];
  challengesProblems: Array<Scalars['String']['output']>;
  /** Each for the problem that has its position. */
  challengesSolutions: Array<Scalars['String']['output']>;
  challengesTitle: Scalars['String']['output'];
  childShare: Scalars['String']['output'];
  cityName: Scalars['String']['output'];
  contactDescription: Scalars['String']['output'];
  contactTitle: Scalars['String']['output'];
  /** How far the central office is, in words. */
  distanceFromCorlu: Scalars['String']['output'];
  familyCount: Scalars['String']['output'];
  /** Where the figures are from. */
  figuresSource: Scalars['String']['output'];
  figuresYear: Scalars['String']['output'];
  heroDescription: Scalars['String']['output'];
  heroFeatures: Array<Scalars['String']['output']>;
  heroSubtitle: Scalars['String']['output'];
  heroTitle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  metaDescription: Scalars['String']['output'];
  metaKeywords: Scalars['String']['output'];
  metaTitle: Scalars['String']['output'];
  /** JSON: a list of blocks with `type` (text, hero, services, faq), `title`, `subtitle`, `content` (rich text) and `items`. */
  pageBlocks: Scalars['String']['output'];
  population: Scalars['String']['output'];
  schoolCount: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  specialFeature: Scalars['String']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  whyChooseUsDescription: Scalars['String']['output'];
  whyChooseUsItems: Array<Scalars['String']['output']>;
  whyChooseUsTitle: Scalars['String']['output'];
};

/** A post as the list of the back office shows it. */
export type ManagedBlogPost = {
  __typename?: 'ManagedBlogPost';
  author: Scalars['String']['output'];
  category: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isPublished: Scalars['Boolean']['output'];
  publishedAt: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** Where it stands now. */
  status: BlogPostStatus;
  title: Scalars['String']['output'];
  /** From when a published post is a draft again. */
  unpublishAt?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  viewCount: Scalars['Int']['output'];
};

export type ManagedBlogPostList = {
  __typename?: 'ManagedBlogPostList';
  items: Array<ManagedBlogPost>;
  /** How many posts there are on all pages. */
  total: Scalars['Int']['output'];
};

/** A picture of the library. Pictures are uploaded over REST. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** What it shows, for those who do not see it. */
  alt?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  /** Bytes, as it is stored. */
  fileSize: Scalars['Int']['output'];
  /** What stays visible when it is cropped: percent from the left. */
  focalX: Scalars['Int']['output'];
  /** Percent from the top. */
  focalY: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  tags: Array<Scalars['String']['output']>;
  /** For pages; it names content, size and focal point, and earlier ones lead to it. */
  url: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
};

/** Something that shows a picture: a post, a page, a setting. */
export type MediaUse = {
  __typename?: 'MediaUse';
  kind: Scalars['String']['output'];
  /** Where staff edit it. */
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Menu = {
  __typename?: 'Menu';
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** Active items of every depth, in order; the tree is built from parentId. */
  items: Array<MenuItem>;
  /** header, footer or other. */
  location: Scalars['String']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** Counts the changes of its items, too. */
  version: Scalars['Int']['output'];
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
  /** Of a page: its address. */
  url: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type MenuItemPosition = {
  id: Scalars['ID']['input'];
  orderIndex: Scalars['Int']['input'];
  /** None on the first level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type MenuItemType =
  | 'link'
  | 'page';

export type MenuTarget =
  | '_blank'
  | '_self';

export type Mutation = {
  __typename?: 'Mutation';
  /** Each post by itself: failures are listed in `results`. `publish` is at once, for scheduled posts too. */
  bulkBlogPosts: BulkBlogPostsResult;
  /** Each page by itself: `delete` deletes it, `status` gives it the status in `data`. */
  bulkPages: BulkPagesResult;
  createBlogCategory: BlogCategory;
  createBlogPost: BlogPost;
  /** Editors: with the link anybody sees the post as it would be published, until it expires. */
  createBlogPreviewLink: BlogPreviewLink;
  /** Keeps the texts of a page as a revision; what is as the newest one adds none. */
  createContentRevision: ContentRevision;
  /** Editors: a new city page. */
  createLocalPage: LocalPage;
  createMenu: Menu;
  createMenuItem: MenuItem;
  createPage: Page;
  createTestimonial: Testimonial;
  /** True. Refused with RECORD_IN_USE while it has posts, unless `moveTo` names the category that gets them. */
  deleteBlogCategory: Scalars['Boolean']['output'];
  /** True; a post that is not there is refused. */
  deleteBlogPost: Scalars['Boolean']['output'];
  /** True; with `version`, a newer draft is refused with that. */
  deleteBlogPostDraft: Scalars['Boolean']['output'];
  /** Editors: deletes a city page; with `force` also one that menus or redirects lead to. */
  deleteLocalPage: Scalars['Boolean']['output'];
  /** True; a picture that something shows is refused with RECORD_IN_USE. */
  deleteMediaItem: Scalars['Boolean']['output'];
  /** True; all items of the menu are deleted with it. A menu that is not there is refused. */
  deleteMenu: Scalars['Boolean']['output'];
  /** True; the items directly below it take its position. An item that is not there is refused. */
  deleteMenuItem: Scalars['Boolean']['output'];
  /** True. Refused with RECORD_IN_USE when menus or redirects lead to it, unless `force` is set; they are switched off then. */
  deletePage: Scalars['Boolean']['output'];
  /** True; a term that is not there is refused. */
  deleteSearchedTerm: Scalars['Boolean']['output'];
  /** True; a testimonial that is not there is refused. */
  deleteTestimonial: Scalars['Boolean']['output'];
  /** A draft like this page; without a title it gets one. */
  duplicatePage: Page;
  /**
   * Editors: something is edited in a tab; to be said again within 75 seconds for as long as it is. Who else edits it, each
   * person once.
   */
  noteEditing: Array<Editor>;
  /** Every category once, in the new order; refused with VERSION_CONFLICT when the list is another meanwhile. */
  orderBlogCategories: Array<BlogCategory>;
  /** Every testimonial once, in the new order; refused with VERSION_CONFLICT when the list is another meanwhile. */
  orderTestimonials: Array<Testimonial>;
  /** Admins: brings a legal text into force as a new version; earlier ones stay. */
  publishLegalText: LegalText;
  /** True; counts once for each visitor, post and day. */
  recordBlogView: Scalars['Boolean']['output'];
  /** Keeps a visitor's choice about cookies, without personal data; a repeated id changes nothing. */
  recordConsent: Consent;
  /** Every item of the menu once; refused with VERSION_CONFLICT and the menu when it is another meanwhile. */
  reorderMenuItems: Menu;
  /** Keeps what was typed of a post beside it; the post stays as it is. An old version is refused with the draft as it is now. */
  saveBlogPostDraft: BlogPostDraft;
  /** Stores settings; rejected ones are listed in `errors`; the mutation fails only when none could be stored. */
  saveSettings: SavedSettings;
  /** The home page from now on; the last one is none any more. */
  setHomepage: Page;
  /** True. Nothing is edited in that tab of the caller any more. */
  stopEditing: Scalars['Boolean']['output'];
  /** Gives a setting the value from before a change; refused with VERSION_CONFLICT when it was changed since. */
  undoSettingChange: SavedSettings;
  /** What was not sent stays; an emptied text is the product's own again. */
  updateAppointmentPage: AppointmentPageSettings;
  /** Its posts get its new name with it; its former name and slug still mean it. */
  updateBlogCategory: BlogCategory;
  updateBlogPost: BlogPost;
  /** Editors: changes a city page. */
  updateLocalPage: LocalPage;
  updateMediaItem: MediaItem;
  updateMenu: Menu;
  updateMenuItem: MenuItem;
  /** A published page's old address leads to its new one. */
  updatePage: Page;
  updateTestimonial: Testimonial;
  /** True. All links to previews of the post that were given out until now are worthless. */
  withdrawBlogPreviewLinks: Scalars['Boolean']['output'];
};


export type MutationBulkBlogPostsArgs = {
  ids: Array<Scalars['ID']['input']>;
  operation: BulkBlogPostsOperation;
};


export type MutationBulkPagesArgs = {
  data?: InputMaybe<BulkPagesData>;
  operation: BulkPagesOperation;
  pageIds: Array<Scalars['ID']['input']>;
};


export type MutationCreateBlogCategoryArgs = {
  input: CreateBlogCategoryInput;
};


export type MutationCreateBlogPostArgs = {
  input: CreateBlogPostInput;
};


export type MutationCreateBlogPreviewLinkArgs = {
  id: Scalars['ID']['input'];
  input: CreateBlogPreviewLinkInput;
};


export type MutationCreateContentRevisionArgs = {
  input: CreateContentRevisionInput;
};


export type MutationCreateLocalPageArgs = {
  input: CreateLocalPageInput;
};


export type MutationCreateMenuArgs = {
  input: CreateMenuInput;
};


export type MutationCreateMenuItemArgs = {
  input: CreateMenuItemInput;
};


export type MutationCreatePageArgs = {
  input: CreatePageInput;
};


export type MutationCreateTestimonialArgs = {
  input: CreateTestimonialInput;
};


export type MutationDeleteBlogCategoryArgs = {
  id: Scalars['ID']['input'];
  moveTo?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteBlogPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteBlogPostDraftArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteLocalPageArgs = {
  force?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationDeleteMediaItemArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMenuArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMenuItemArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePageArgs = {
  force?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeleteSearchedTermArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTestimonialArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDuplicatePageArgs = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationNoteEditingArgs = {
  kind: EditedKind;
  recordId: Scalars['ID']['input'];
  tab: Scalars['ID']['input'];
};


export type MutationOrderBlogCategoriesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationOrderTestimonialsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationPublishLegalTextArgs = {
  input: PublishLegalTextInput;
  slug: Scalars['String']['input'];
};


export type MutationRecordBlogViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRecordConsentArgs = {
  input: RecordConsentInput;
};


export type MutationReorderMenuItemsArgs = {
  input: ReorderMenuItemsInput;
};


export type MutationSaveBlogPostDraftArgs = {
  id: Scalars['ID']['input'];
  input: SaveBlogPostDraftInput;
};


export type MutationSaveSettingsArgs = {
  settings: Array<SettingChange>;
};


export type MutationSetHomepageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStopEditingArgs = {
  tab: Scalars['ID']['input'];
};


export type MutationUndoSettingChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateAppointmentPageArgs = {
  input: UpdateAppointmentPageInput;
};


export type MutationUpdateBlogCategoryArgs = {
  id: Scalars['ID']['input'];
  input: UpdateBlogCategoryInput;
};


export type MutationUpdateBlogPostArgs = {
  id: Scalars['ID']['input'];
  input: UpdateBlogPostInput;
};


export type MutationUpdateLocalPageArgs = {
  id: Scalars['ID']['input'];
  input: UpdateLocalPageInput;
};


export type MutationUpdateMediaItemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateMediaItemInput;
};


export type MutationUpdateMenuArgs = {
  id: Scalars['ID']['input'];
  input: UpdateMenuInput;
};


export type MutationUpdateMenuItemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateMenuItemInput;
};


export type MutationUpdatePageArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePageInput;
};


export type MutationUpdateTestimonialArgs = {
  id: Scalars['ID']['input'];
  input: UpdateTestimonialInput;
};


export type MutationWithdrawBlogPreviewLinksArgs = {
  id: Scalars['ID']['input'];
};

export type Page = {
  __typename?: 'Page';
  content: Scalars['String']['output'];
  customCss: Scalars['String']['output'];
  customJs: Scalars['String']['output'];
  excerpt: Scalars['String']['output'];
  featuredImage: Scalars['String']['output'];
  /** The content as the page shows it: pictures in the width and format that fit the browser. */
  html: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isHomepage: Scalars['Boolean']['output'];
  metaDescription: Scalars['String']['output'];
  metaKeywords: Scalars['String']['output'];
  metaTitle: Scalars['String']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
  slug: Scalars['String']['output'];
  status: PageStatus;
  templateName: PageTemplate;
  title: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type PageStatus =
  | 'archived'
  | 'draft'
  | 'published';

export type PageTemplate =
  | 'blog'
  | 'default'
  | 'fullwidth'
  | 'landing';

export type PublishLegalTextInput = {
  bodyHtml: Scalars['String']['input'];
  /** What changed, for readers; shown with the version. */
  changeNote?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  /** The version that was edited; refused with VERSION_CONFLICT when another is in force. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Site settings, menus, pages, legal texts and testimonials. */
export type Query = {
  __typename?: 'Query';
  /** The texts of /randevu, and whether requests for appointments are taken. */
  appointmentPage: AppointmentPageSettings;
  /** The categories in their order. */
  blogCategories: Array<BlogCategory>;
  /** A category by its slug, or by one that it had; null when there is none. */
  blogCategory?: Maybe<BlogCategory>;
  blogPost?: Maybe<BlogPost>;
  /** Editors: what was typed of a post and not saved yet; null when there is nothing. */
  blogPostDraft?: Maybe<BlogPostDraft>;
  /** Editors: a revision of a post with its texts, by its own id. */
  blogPostRevision: BlogPostRevisionTexts;
  /** Editors: what a post was, the newest first, 50 at most. */
  blogPostRevisions: Array<BlogPostRevision>;
  /** Published posts without their texts, newest first; with `q` the best match first. Editors who want them get drafts too. */
  blogPosts: BlogPostList;
  /** What a link to a preview shows, by its token. */
  blogPreview: BlogPreview;
  /** Editors: what a page of the content manager was, the newest first, 50 at most. */
  contentRevisions: Array<ContentRevision>;
  /** The published page that `/` shows; null while it shows the built-in home page. */
  homepage?: Maybe<Page>;
  /** The text in force, or the version that is named. */
  legalText?: Maybe<LegalText>;
  /** The versions of a legal text that are or were in force, the latest first. */
  legalTextVersions: Array<LegalTextVersion>;
  /** The legal texts in force. */
  legalTexts: Array<LegalText>;
  localPage?: Maybe<LocalPage>;
  /** Active city pages, by city name; editors may request the inactive ones too. */
  localPages: Array<LocalPage>;
  /** Editors: a post by its id, in whatever status. */
  managedBlogPost?: Maybe<BlogPost>;
  /** Editors: all posts with where they stand, without their texts; the newest first unless `sort` says otherwise. */
  managedBlogPosts: ManagedBlogPostList;
  /** Editors: the pictures of the library, the latest first. */
  mediaItems: Array<MediaItem>;
  /** Editors: what shows a picture. */
  mediaUses: Array<MediaUse>;
  /** By its slug; `header` and `footer` are the menus that the site shows there. */
  menu?: Maybe<Menu>;
  /** The active menus with what is shown of them; everything for editors who want the inactive ones too. */
  menus: Array<Menu>;
  /** The published pages, the last changed first; editors get the others too. */
  pages: Array<Page>;
  /** Editors: what visitors searched for, the most frequent first; with `missing` what found nothing. */
  searchedTerms: SearchedTermPage;
  /** Editors: what the server knows of settings beside their values; those of which there is nothing to say are left out. */
  settingConditions: Array<SettingCondition>;
  /** Editors: who changed which setting, newest first. */
  settingHistory: SettingHistoryPage;
  /** What visitors find at `/{slug}`: an active city page, else a published page. */
  sitePage?: Maybe<SitePage>;
  /** What visitors find on the site for the words of `q`, pages before posts; nothing without a `q`. */
  siteSearch: SiteSearchResults;
  /** The public settings that are set; staff who may read settings get the others too, never a secret. */
  siteSettings: Array<SiteSetting>;
  /** What somebody may have meant by a path at which nothing is, the nearest first; three at most. */
  suggestedAddresses: Array<SuggestedAddress>;
  /** Testimonials in their order; the inactive ones too for editors who want them. */
  testimonials: Array<Testimonial>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryBlogCategoryArgs = {
  slug: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryBlogPostArgs = {
  includeUnpublished?: Scalars['Boolean']['input'];
  slug: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryBlogPostDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryBlogPostRevisionArgs = {
  id: Scalars['ID']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryBlogPostRevisionsArgs = {
  id: Scalars['ID']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryBlogPostsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  includeUnpublished?: Scalars['Boolean']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryBlogPreviewArgs = {
  token: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryContentRevisionsArgs = {
  pageId: ContentPageId;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryLegalTextArgs = {
  slug: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryLegalTextVersionsArgs = {
  slug: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryLocalPageArgs = {
  slug: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryLocalPagesArgs = {
  includeInactive?: Scalars['Boolean']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryManagedBlogPostArgs = {
  id: Scalars['ID']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryManagedBlogPostsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<BlogPostSort>;
  status?: InputMaybe<BlogPostStatus>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryMediaUsesArgs = {
  id: Scalars['ID']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryMenuArgs = {
  slug: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryMenusArgs = {
  includeInactive?: Scalars['Boolean']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryPagesArgs = {
  status?: InputMaybe<PageStatus>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QuerySearchedTermsArgs = {
  missing?: Scalars['Boolean']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QuerySettingHistoryArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QuerySitePageArgs = {
  slug: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QuerySiteSearchArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QuerySiteSettingsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QuerySuggestedAddressesArgs = {
  path: Scalars['String']['input'];
};


/** Site settings, menus, pages, legal texts and testimonials. */
export type QueryTestimonialsArgs = {
  includeInactive?: Scalars['Boolean']['input'];
};

export type RecordConsentInput = {
  analytics: Scalars['Boolean']['input'];
  /** A random UUID, made in the browser for this choice. */
  id: Scalars['ID']['input'];
  marketing: Scalars['Boolean']['input'];
  /** Of the text that was shown. */
  textVersion: Scalars['String']['input'];
};

export type ReorderMenuItemsInput = {
  items: Array<MenuItemPosition>;
  menuId: Scalars['ID']['input'];
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveBlogPostDraftInput = {
  author?: InputMaybe<Scalars['String']['input']>;
  /** The version of the post that was edited; the present one when not given. */
  baseVersion?: InputMaybe<Scalars['Int']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  excerpt?: InputMaybe<Scalars['String']['input']>;
  featuredImage?: InputMaybe<Scalars['String']['input']>;
  featuredImageAlt?: InputMaybe<Scalars['String']['input']>;
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version of the draft that is gone on with; without one a draft is begun. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SavedSettings = {
  __typename?: 'SavedSettings';
  errors: Array<SettingProblem>;
  message: Scalars['String']['output'];
  updated: Array<SiteSetting>;
  /** About settings that were saved, but may not be what was meant. */
  warnings: Array<SettingProblem>;
};

export type SearchedTerm = {
  __typename?: 'SearchedTerm';
  count: Scalars['Int']['output'];
  /** How much it found the last time. */
  hits: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lastAt: Scalars['String']['output'];
  /** As it was typed the last time. */
  query: Scalars['String']['output'];
};

export type SearchedTermPage = {
  __typename?: 'SearchedTermPage';
  items: Array<SearchedTerm>;
  total: Scalars['Int']['output'];
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
  /** One of: primary_color, secondary_color, button_style, card_style, animation_enabled, loading_animation, smooth_scrolling, hero_background_style, hero_background_image, hero_welcome_badge, hero_title, hero_subtitle, hero_description, hero_button_text, hero_button_link, hero_stats_1, hero_stats_2, hero_stats_3, about_name, about_title, about_subtitle, about_image, about_credentials_1, about_credentials_2, about_section_title, about_description, about_specialization, about_approach, about_professional_approach, about_experience_years, about_certifications_json, about_specialties_json, about_page_title, about_page_subtitle, about_page_description, about_bio_html, about_approach_html, about_educations_json, about_tests_json, about_stats_json, about_stats_source, about_stats_year, services_section_title, services_section_description, services_cta_badge, services_cta_title, services_cta_description, services_cta_button_primary, services_cta_button_secondary, services_page_badge, services_page_title, services_page_description, services_stat_1, services_stat_2, services_stat_3, service_prices_visible, testimonials_enabled, testimonials_section_title, testimonials_section_description, city_credential_experience, city_credential_certified, city_credential_therapies, city_credential_families, city_credential_satisfaction, city_credential_reviews, city_credential_source, city_credential_year, contact_info_title, contact_phone, contact_email, contact_address, contact_working_hours, contact_page_title, contact_page_description, contact_form_title, contact_form_description, contact_hero_badge, contact_visit_badge, contact_visit_title, contact_closed_days, appointment_page_active, appointment_hero_badge, appointment_hero_title, appointment_hero_description, appointment_cta_text, appointment_cta_phone, appointment_form_title, appointment_form_subtitle, appointment_form_privacy, header_top_phone, header_top_email, header_top_address, header_top_message, footer_description, footer_contact_title, footer_phone_label, footer_email_label, footer_address_main, footer_address_detail, footer_working_hours_main, footer_working_hours_note, footer_parking_title, footer_parking_info, footer_copyright_text, footer_professional_note, office_address_display, office_map_embed, working_hours_note, emergency_contact_note, parking_info, public_transport_info, instagram_url, facebook_url, youtube_url, linkedin_url, social_sharing_enabled, whatsapp_number, whatsapp_message_template, kvkk_enabled, gdpr_enabled, kvkk_aydinlatma_metni_url, cerez_politikasi_url, kvkk_basvuru_formu_url, veri_sorumlusu_info, legal_contact_email, data_retention_period, contact_message_retention_days, email_retention_days, data_request_retention_days, site_name, author_name, site_url, site_logo_url, site_favicon, site_image, robots_meta, site_language, site_timezone, privacy_policy_url, terms_of_service_url, cookie_consent_enabled, home_title, home_description, home_keywords, services_title, services_description, services_keywords, about_keywords, blog_title, blog_description, blog_keywords, contact_title, contact_description, contact_keywords, appointment_title, appointment_description, appointment_keywords, structured_data_rating_enabled, booking_horizon_days, booking_max_open_requests, site_open, maintenance_mode, tracking_enabled, cookie_consent_required, google_tag_manager_id, google_analytics_id, analytics_anonymize_ip, facebook_pixel_id, hotjar_site_id, google_site_verification, bing_site_verification, site_base_url, trailing_slash_policy, www_redirect_policy, auto_canonical_urls, force_https, url_lowercase_enforce, redirect_tracking_enabled, bulk_redirect_enabled, llms_txt_enabled, url_health_auto_check, url_health_email_alert, url_health_detailed_log, url_analytics_enabled, url_analytics_retention_days, max_login_attempts, lockout_duration, admin_session_timeout, admin_session_max_hours, require_strong_password, two_step_required, rate_limit_enabled, rate_limit_requests, rate_limit_burst, max_file_size_mb, security_log_retention, virus_scan_enabled, allowed_file_types, force_https_redirect, hsts_enabled, security_headers_enabled, x_frame_options, frame_ancestors, content_security_policy, admin_authentication_enabled, csrf_protection_enabled, xss_protection_enabled, input_sanitization_enabled, sql_injection_protection, file_upload_validation, ddos_protection_enabled, security_monitoring_enabled, failed_login_alerts, suspicious_activity_alerts, auto_backup_enabled, backup_frequency, backup_encryption, backup_retention_days, email_enabled, smtp_host, smtp_port, smtp_secure, smtp_user, email_from, smtp_pass, email_admin_notifications, email_contact_notifications, email_appointment_reminders, appointment_reminder_enabled, appointment_reminder_lead_hours, appointment_reminder_quiet_start, appointment_reminder_quiet_end. */
  key: Scalars['String']['input'];
  /** The stored value that was changed; when another one is stored by now, the change is refused. */
  previousValue?: InputMaybe<Scalars['String']['input']>;
  settingType?: InputMaybe<Scalars['String']['input']>;
  value: Scalars['String']['input'];
};

export type SettingCondition = {
  __typename?: 'SettingCondition';
  /** A secret, of which no value is shown, is set. */
  isSecretStored: Scalars['Boolean']['output'];
  settingKey: Scalars['String']['output'];
  /** Why it cannot be switched on here, in Turkish; null where it can. */
  unavailableReason?: Maybe<Scalars['String']['output']>;
};

export type SettingHistoryEntry = {
  __typename?: 'SettingHistoryEntry';
  after?: Maybe<Scalars['String']['output']>;
  at: Scalars['String']['output'];
  /** null: a secret, whose values are not kept. Empty: not set. */
  before?: Maybe<Scalars['String']['output']>;
  category: SettingCategory;
  id: Scalars['ID']['output'];
  settingKey: Scalars['String']['output'];
  /** null: the product itself. */
  username?: Maybe<Scalars['String']['output']>;
};

export type SettingHistoryPage = {
  __typename?: 'SettingHistoryPage';
  items: Array<SettingHistoryEntry>;
  total: Scalars['Int']['output'];
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

export type SitePage = LocalPage | Page;

export type SiteSearchHit = {
  __typename?: 'SiteSearchHit';
  kind: SiteSearchKind;
  path: Scalars['String']['output'];
  /** A sentence about it; empty without one. */
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SiteSearchKind =
  | 'page'
  | 'post'
  | 'service';

export type SiteSearchResults = {
  __typename?: 'SiteSearchResults';
  hits: Array<SiteSearchHit>;
  /** Nothing has the words as typed; these have words that are nearly so. */
  isGuess: Scalars['Boolean']['output'];
};

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

export type SortDirection =
  | 'asc'
  | 'desc';

export type SuggestedAddress = {
  __typename?: 'SuggestedAddress';
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
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

export type UpdateAppointmentPageInput = {
  formPrivacyText?: InputMaybe<Scalars['String']['input']>;
  formSubtitle?: InputMaybe<Scalars['String']['input']>;
  formTitle?: InputMaybe<Scalars['String']['input']>;
  heroBadgeText?: InputMaybe<Scalars['String']['input']>;
  heroCtaPhone?: InputMaybe<Scalars['String']['input']>;
  heroCtaText?: InputMaybe<Scalars['String']['input']>;
  heroSubtitle?: InputMaybe<Scalars['String']['input']>;
  heroTitle?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Always `randevu`. */
  slug?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateBlogCategoryInput = {
  /** `stone` when not given. */
  color?: InputMaybe<BlogColor>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  /** Made of the name when not given; any text is turned into a slug. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateBlogPostInput = {
  /** The name on the practitioner card when not given. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** The name of a category or its slug; Genel when not given. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** HTML; cleaned when it is saved. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** The version of the draft that is saved with this: it is deleted, unless there is a newer one by now. */
  draftVersion?: InputMaybe<Scalars['Int']['input']>;
  excerpt?: InputMaybe<Scalars['String']['input']>;
  featuredImage?: InputMaybe<Scalars['String']['input']>;
  featuredImageAlt?: InputMaybe<Scalars['String']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** From when visitors see a published post; now when not given. */
  publishedAt?: InputMaybe<Scalars['String']['input']>;
  /** Made of the title when not given; any text is turned into a slug. */
  slug?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** From when a published post is a draft again; later than `publishedAt`. */
  unpublishAt?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateLocalPageInput = {
  challengesDescription?: InputMaybe<Scalars['String']['input']>;
  challengesProblems?: InputMaybe<Array<Scalars['String']['input']>>;
  challengesSolutions?: InputMaybe<Array<Scalars['String']['input']>>;
  challengesTitle?: InputMaybe<Scalars['String']['input']>;
  childShare?: InputMaybe<Scalars['String']['input']>;
  cityName?: InputMaybe<Scalars['String']['input']>;
  contactDescription?: InputMaybe<Scalars['String']['input']>;
  contactTitle?: InputMaybe<Scalars['String']['input']>;
  distanceFromCorlu?: InputMaybe<Scalars['String']['input']>;
  familyCount?: InputMaybe<Scalars['String']['input']>;
  figuresSource?: InputMaybe<Scalars['String']['input']>;
  figuresYear?: InputMaybe<Scalars['String']['input']>;
  heroDescription?: InputMaybe<Scalars['String']['input']>;
  heroFeatures?: InputMaybe<Array<Scalars['String']['input']>>;
  heroSubtitle?: InputMaybe<Scalars['String']['input']>;
  heroTitle?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  metaKeywords?: InputMaybe<Scalars['String']['input']>;
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  pageBlocks?: InputMaybe<Scalars['String']['input']>;
  population?: InputMaybe<Scalars['String']['input']>;
  schoolCount?: InputMaybe<Scalars['String']['input']>;
  /** Made of the city's name when not given. */
  slug?: InputMaybe<Scalars['String']['input']>;
  specialFeature?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
  whyChooseUsDescription?: InputMaybe<Scalars['String']['input']>;
  whyChooseUsItems?: InputMaybe<Array<Scalars['String']['input']>>;
  whyChooseUsTitle?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateMediaItemInput = {
  alt?: InputMaybe<Scalars['String']['input']>;
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 100. */
  focalX?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 100. */
  focalY?: InputMaybe<Scalars['Int']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateMenuInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** header (when not given), footer or other. */
  location?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Made of the name when empty. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateMenuItemInput = {
  cssClasses?: InputMaybe<Scalars['String']['input']>;
  icon?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  target?: InputMaybe<MenuTarget>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** link when not given. */
  type?: InputMaybe<MenuItemType>;
  /** Of a link: a path, an http(s) address, an anchor, tel: or mailto:. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdatePageInput = {
  content?: InputMaybe<Scalars['String']['input']>;
  customCss?: InputMaybe<Scalars['String']['input']>;
  customJs?: InputMaybe<Scalars['String']['input']>;
  excerpt?: InputMaybe<Scalars['String']['input']>;
  featuredImage?: InputMaybe<Scalars['String']['input']>;
  isHomepage?: InputMaybe<Scalars['Boolean']['input']>;
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  metaKeywords?: InputMaybe<Scalars['String']['input']>;
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Made of the title when empty. */
  slug?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PageStatus>;
  templateName?: InputMaybe<PageTemplate>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateTestimonialInput = {
  clientName?: InputMaybe<Scalars['String']['input']>;
  clientTitle?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 5; 5 when not given. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
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
  BlogCategory: BlogCategory;
  BlogPostDraft: BlogPostDraft;
  ContentRevision: ContentRevision;
  LocalPage: LocalPage;
  MediaItem: MediaItem;
  Menu: Menu;
  Page: Page;
  SearchedTerm: SearchedTerm;
  SettingHistoryEntry: SettingHistoryEntry;
  Testimonial: Testimonial;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  BlogCategory:
    ( { __typename: 'BlogCategory' }
    & GraphQLRecursivePick<FederationTypes['BlogCategory'], {"id":true}> );
  BlogPostDraft:
    ( { __typename: 'BlogPostDraft' }
    & GraphQLRecursivePick<FederationTypes['BlogPostDraft'], {"id":true}> );
  ContentRevision:
    ( { __typename: 'ContentRevision' }
    & GraphQLRecursivePick<FederationTypes['ContentRevision'], {"id":true}> );
  LocalPage:
    ( { __typename: 'LocalPage' }
    & GraphQLRecursivePick<FederationTypes['LocalPage'], {"slug":true}> );
  MediaItem:
    ( { __typename: 'MediaItem' }
    & GraphQLRecursivePick<FederationTypes['MediaItem'], {"id":true}> );
  Menu:
    ( { __typename: 'Menu' }
    & GraphQLRecursivePick<FederationTypes['Menu'], {"id":true}> );
  Page:
    ( { __typename: 'Page' }
    & GraphQLRecursivePick<FederationTypes['Page'], {"id":true}> );
  SearchedTerm:
    ( { __typename: 'SearchedTerm' }
    & GraphQLRecursivePick<FederationTypes['SearchedTerm'], {"id":true}> );
  SettingHistoryEntry:
    ( { __typename: 'SettingHistoryEntry' }
    & GraphQLRecursivePick<FederationTypes['SettingHistoryEntry'], {"id":true}> );
  Testimonial:
    ( { __typename: 'Testimonial' }
    & GraphQLRecursivePick<FederationTypes['Testimonial'], {"id":true}> );
};

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SitePage:
    | ( LocalPage )
    | ( PageRecord )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AppointmentPageSettings: ResolverTypeWrapper<AppointmentPageSettings>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BlogCategory: ResolverTypeWrapper<BlogCategory>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  BlogColor: BlogColor;
  BlogHeading: ResolverTypeWrapper<BlogHeading>;
  BlogPost: ResolverTypeWrapper<BlogPostRecord>;
  BlogPostCard: ResolverTypeWrapper<ListedPost>;
  BlogPostDraft: ResolverTypeWrapper<BlogPostDraft>;
  BlogPostList: ResolverTypeWrapper<BlogPostCards>;
  BlogPostRevision: ResolverTypeWrapper<BlogPostRevision>;
  BlogPostRevisionTexts: ResolverTypeWrapper<BlogPostRevisionTexts>;
  BlogPostSort: BlogPostSort;
  BlogPostStatus: BlogPostStatus;
  BlogPreview: ResolverTypeWrapper<ReadPreview>;
  BlogPreviewLink: ResolverTypeWrapper<BlogPreviewLink>;
  BlogPreviewPeriod: BlogPreviewPeriod;
  BlogPreviewState: BlogPreviewState;
  BulkBlogPostsItem: ResolverTypeWrapper<BulkBlogPostsItem>;
  BulkBlogPostsOperation: BulkBlogPostsOperation;
  BulkBlogPostsResult: ResolverTypeWrapper<BulkBlogPostsResult>;
  BulkPagesData: BulkPagesData;
  BulkPagesItem: ResolverTypeWrapper<BulkPagesItem>;
  BulkPagesOperation: BulkPagesOperation;
  BulkPagesResult: ResolverTypeWrapper<BulkPagesResult>;
  Consent: ResolverTypeWrapper<Consent>;
  ContentChange: ResolverTypeWrapper<ContentChange>;
  ContentChangeKind: ContentChangeKind;
  ContentPageId: ContentPageId;
  ContentRevision: ResolverTypeWrapper<ContentRevision>;
  ContentText: ResolverTypeWrapper<ContentText>;
  ContentTextInput: ContentTextInput;
  CreateBlogCategoryInput: CreateBlogCategoryInput;
  CreateBlogPostInput: CreateBlogPostInput;
  CreateBlogPreviewLinkInput: CreateBlogPreviewLinkInput;
  CreateContentRevisionInput: CreateContentRevisionInput;
  CreateLocalPageInput: CreateLocalPageInput;
  CreateMenuInput: CreateMenuInput;
  CreateMenuItemInput: CreateMenuItemInput;
  CreatePageInput: CreatePageInput;
  CreateTestimonialInput: CreateTestimonialInput;
  EditedKind: EditedKind;
  Editor: ResolverTypeWrapper<Editor>;
  LegalText: ResolverTypeWrapper<LegalText>;
  LegalTextVersion: ResolverTypeWrapper<LegalTextVersion>;
  LocalPage: ResolverTypeWrapper<LocalPage>;
  ManagedBlogPost: ResolverTypeWrapper<ManagedBlogPost>;
  ManagedBlogPostList: ResolverTypeWrapper<ManagedBlogPostList>;
  MediaItem: ResolverTypeWrapper<MediaItem>;
  MediaUse: ResolverTypeWrapper<MediaUse>;
  Menu: ResolverTypeWrapper<Menu>;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  MenuItemPosition: MenuItemPosition;
  MenuItemType: MenuItemType;
  MenuTarget: MenuTarget;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Page: ResolverTypeWrapper<PageRecord>;
  PageStatus: PageStatus;
  PageTemplate: PageTemplate;
  PublishLegalTextInput: PublishLegalTextInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordConsentInput: RecordConsentInput;
  ReorderMenuItemsInput: ReorderMenuItemsInput;
  SaveBlogPostDraftInput: SaveBlogPostDraftInput;
  SavedSettings: ResolverTypeWrapper<SavedSettings>;
  SearchedTerm: ResolverTypeWrapper<SearchedTerm>;
  SearchedTermPage: ResolverTypeWrapper<SearchedTermPage>;
  SettingCategory: SettingCategory;
  SettingChange: SettingChange;
  SettingCondition: ResolverTypeWrapper<SettingCondition>;
  SettingHistoryEntry: ResolverTypeWrapper<SettingHistoryEntry>;
  SettingHistoryPage: ResolverTypeWrapper<SettingHistoryPage>;
  SettingProblem: ResolverTypeWrapper<SettingProblem>;
  SettingType: SettingType;
  SitePage: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SitePage']>;
  SiteSearchHit: ResolverTypeWrapper<SiteSearchHit>;
  SiteSearchKind: SiteSearchKind;
  SiteSearchResults: ResolverTypeWrapper<SiteSearchResults>;
  SiteSetting: ResolverTypeWrapper<SiteSetting>;
  SortDirection: SortDirection;
  SuggestedAddress: ResolverTypeWrapper<SuggestedAddress>;
  Testimonial: ResolverTypeWrapper<Testimonial>;
  UpdateAppointmentPageInput: UpdateAppointmentPageInput;
  UpdateBlogCategoryInput: UpdateBlogCategoryInput;
  UpdateBlogPostInput: UpdateBlogPostInput;
  UpdateLocalPageInput: UpdateLocalPageInput;
  UpdateMediaItemInput: UpdateMediaItemInput;
  UpdateMenuInput: UpdateMenuInput;
  UpdateMenuItemInput: UpdateMenuItemInput;
  UpdatePageInput: UpdatePageInput;
  UpdateTestimonialInput: UpdateTestimonialInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AppointmentPageSettings: AppointmentPageSettings;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  BlogCategory: BlogCategory | FederationReferenceTypes['BlogCategory'];
  ID: Scalars['ID']['output'];
  BlogHeading: BlogHeading;
  BlogPost: BlogPostRecord;
  BlogPostCard: ListedPost;
  BlogPostDraft: BlogPostDraft | FederationReferenceTypes['BlogPostDraft'];
  BlogPostList: BlogPostCards;
  BlogPostRevision: BlogPostRevision;
  BlogPostRevisionTexts: BlogPostRevisionTexts;
  BlogPreview: ReadPreview;
  BlogPreviewLink: BlogPreviewLink;
  BulkBlogPostsItem: BulkBlogPostsItem;
  BulkBlogPostsResult: BulkBlogPostsResult;
  BulkPagesData: BulkPagesData;
  BulkPagesItem: BulkPagesItem;
  BulkPagesResult: BulkPagesResult;
  Consent: Consent;
  ContentChange: ContentChange;
  ContentRevision: ContentRevision | FederationReferenceTypes['ContentRevision'];
  ContentText: ContentText;
  ContentTextInput: ContentTextInput;
  CreateBlogCategoryInput: CreateBlogCategoryInput;
  CreateBlogPostInput: CreateBlogPostInput;
  CreateBlogPreviewLinkInput: CreateBlogPreviewLinkInput;
  CreateContentRevisionInput: CreateContentRevisionInput;
  CreateLocalPageInput: CreateLocalPageInput;
  CreateMenuInput: CreateMenuInput;
  CreateMenuItemInput: CreateMenuItemInput;
  CreatePageInput: CreatePageInput;
  CreateTestimonialInput: CreateTestimonialInput;
  Editor: Editor;
  LegalText: LegalText;
  LegalTextVersion: LegalTextVersion;
  LocalPage: LocalPage | FederationReferenceTypes['LocalPage'];
  ManagedBlogPost: ManagedBlogPost;
  ManagedBlogPostList: ManagedBlogPostList;
  MediaItem: MediaItem | FederationReferenceTypes['MediaItem'];
  MediaUse: MediaUse;
  Menu: Menu | FederationReferenceTypes['Menu'];
  MenuItem: MenuItem;
  MenuItemPosition: MenuItemPosition;
  Mutation: Record<PropertyKey, never>;
  Page: PageRecord;
  PublishLegalTextInput: PublishLegalTextInput;
  Query: Record<PropertyKey, never>;
  RecordConsentInput: RecordConsentInput;
  ReorderMenuItemsInput: ReorderMenuItemsInput;
  SaveBlogPostDraftInput: SaveBlogPostDraftInput;
  SavedSettings: SavedSettings;
  SearchedTerm: SearchedTerm | FederationReferenceTypes['SearchedTerm'];
  SearchedTermPage: SearchedTermPage;
  SettingChange: SettingChange;
  SettingCondition: SettingCondition;
  SettingHistoryEntry: SettingHistoryEntry | FederationReferenceTypes['SettingHistoryEntry'];
  SettingHistoryPage: SettingHistoryPage;
  SettingProblem: SettingProblem;
  SitePage: ResolversUnionTypes<ResolversParentTypes>['SitePage'];
  SiteSearchHit: SiteSearchHit;
  SiteSearchResults: SiteSearchResults;
  SiteSetting: SiteSetting;
  SuggestedAddress: SuggestedAddress;
  Testimonial: Testimonial | FederationReferenceTypes['Testimonial'];
  UpdateAppointmentPageInput: UpdateAppointmentPageInput;
  UpdateBlogCategoryInput: UpdateBlogCategoryInput;
  UpdateBlogPostInput: UpdateBlogPostInput;
  UpdateLocalPageInput: UpdateLocalPageInput;
  UpdateMediaItemInput: UpdateMediaItemInput;
  UpdateMenuInput: UpdateMenuInput;
  UpdateMenuItemInput: UpdateMenuItemInput;
  UpdatePageInput: UpdatePageInput;
  UpdateTestimonialInput: UpdateTestimonialInput;
};

export type AppointmentPageSettingsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AppointmentPageSettings'] = ResolversParentTypes['AppointmentPageSettings']> = {
  formPrivacyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formSubtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroBadgeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroCtaPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroCtaText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroSubtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogCategoryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogCategory'] = ResolversParentTypes['BlogCategory'], FederationReferenceType extends FederationReferenceTypes['BlogCategory'] = FederationReferenceTypes['BlogCategory']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BlogCategory']> | FederationReferenceType, FederationReferenceType, ContextType>;
  color?: Resolver<ResolversTypes['BlogColor'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogHeadingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogHeading'] = ResolversParentTypes['BlogHeading']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryColor?: Resolver<ResolversTypes['BlogColor'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImageAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headings?: Resolver<Array<ResolversTypes['BlogHeading']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['BlogPostCard']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['BlogPostCard']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['BlogPostCard']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BlogPostStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unpublishAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogPostCardResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogPostCard'] = ResolversParentTypes['BlogPostCard']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryColor?: Resolver<ResolversTypes['BlogColor'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImageAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogPostDraftResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogPostDraft'] = ResolversParentTypes['BlogPostDraft'], FederationReferenceType extends FederationReferenceTypes['BlogPostDraft'] = FederationReferenceTypes['BlogPostDraft']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BlogPostDraft']> | FederationReferenceType, FederationReferenceType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImageAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogPostListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogPostList'] = ResolversParentTypes['BlogPostList']> = {
  items?: Resolver<Array<ResolversTypes['BlogPostCard']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogPostRevisionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogPostRevision'] = ResolversParentTypes['BlogPostRevision']> = {
  changes?: Resolver<Array<ResolversTypes['ContentChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogPostRevisionTextsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogPostRevisionTexts'] = ResolversParentTypes['BlogPostRevisionTexts']> = {
  before?: Resolver<Array<ResolversTypes['ContentText']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ContentChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ContentText']>, ParentType, ContextType>;
};

export type BlogPreviewResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogPreview'] = ResolversParentTypes['BlogPreview']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BlogPreviewState'], ParentType, ContextType>;
};

export type BlogPreviewLinkResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BlogPreviewLink'] = ResolversParentTypes['BlogPreviewLink']> = {
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkBlogPostsItemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkBlogPostsItem'] = ResolversParentTypes['BulkBlogPostsItem']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkBlogPostsResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkBlogPostsResult'] = ResolversParentTypes['BulkBlogPostsResult']> = {
  deletedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkBlogPostsItem']>, ParentType, ContextType>;
  updatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkPagesItemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkPagesItem'] = ResolversParentTypes['BulkPagesItem']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkPagesResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkPagesResult'] = ResolversParentTypes['BulkPagesResult']> = {
  deletedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkPagesItem']>, ParentType, ContextType>;
  updatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  analytics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentChangeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContentChange'] = ResolversParentTypes['ContentChange']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentChangeKind'], ParentType, ContextType>;
};

export type ContentRevisionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContentRevision'] = ResolversParentTypes['ContentRevision'], FederationReferenceType extends FederationReferenceTypes['ContentRevision'] = FederationReferenceTypes['ContentRevision']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ContentRevision']> | FederationReferenceType, FederationReferenceType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ContentChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ContentPageId'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ContentText']>, ParentType, ContextType>;
};

export type ContentTextResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContentText'] = ResolversParentTypes['ContentText']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditorResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Editor'] = ResolversParentTypes['Editor']> = {
  isSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LegalTextResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LegalText'] = ResolversParentTypes['LegalText']> = {
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LegalTextVersionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LegalTextVersion'] = ResolversParentTypes['LegalTextVersion']> = {
  changeNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isInForce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LocalPage'] = ResolversParentTypes['LocalPage'], FederationReferenceType extends FederationReferenceTypes['LocalPage'] = FederationReferenceTypes['LocalPage']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['LocalPage']> | FederationReferenceType, FederationReferenceType, ContextType>;
  challengesDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  challengesProblems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  challengesSolutions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  challengesTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childShare?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distanceFromCorlu?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyCount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figuresSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figuresYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroFeatures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  heroSubtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaKeywords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageBlocks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  population?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schoolCount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialFeature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whyChooseUsDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whyChooseUsItems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  whyChooseUsTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManagedBlogPostResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ManagedBlogPost'] = ResolversParentTypes['ManagedBlogPost']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BlogPostStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unpublishAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedBlogPostListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ManagedBlogPostList'] = ResolversParentTypes['ManagedBlogPostList']> = {
  items?: Resolver<Array<ResolversTypes['ManagedBlogPost']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaItemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem'], FederationReferenceType extends FederationReferenceTypes['MediaItem'] = FederationReferenceTypes['MediaItem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MediaItem']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  focalX?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  focalY?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaUseResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MediaUse'] = ResolversParentTypes['MediaUse']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu'], FederationReferenceType extends FederationReferenceTypes['Menu'] = FederationReferenceTypes['Menu']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Menu']> | FederationReferenceType, FederationReferenceType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  bulkBlogPosts?: Resolver<ResolversTypes['BulkBlogPostsResult'], ParentType, ContextType, RequireFields<MutationBulkBlogPostsArgs, 'ids' | 'operation'>>;
  bulkPages?: Resolver<ResolversTypes['BulkPagesResult'], ParentType, ContextType, RequireFields<MutationBulkPagesArgs, 'operation' | 'pageIds'>>;
  createBlogCategory?: Resolver<ResolversTypes['BlogCategory'], ParentType, ContextType, RequireFields<MutationCreateBlogCategoryArgs, 'input'>>;
  createBlogPost?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType, RequireFields<MutationCreateBlogPostArgs, 'input'>>;
  createBlogPreviewLink?: Resolver<ResolversTypes['BlogPreviewLink'], ParentType, ContextType, RequireFields<MutationCreateBlogPreviewLinkArgs, 'id' | 'input'>>;
  createContentRevision?: Resolver<ResolversTypes['ContentRevision'], ParentType, ContextType, RequireFields<MutationCreateContentRevisionArgs, 'input'>>;
  createLocalPage?: Resolver<ResolversTypes['LocalPage'], ParentType, ContextType, RequireFields<MutationCreateLocalPageArgs, 'input'>>;
  createMenu?: Resolver<ResolversTypes['Menu'], ParentType, ContextType, RequireFields<MutationCreateMenuArgs, 'input'>>;
  createMenuItem?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationCreateMenuItemArgs, 'input'>>;
  createPage?: Resolver<ResolversTypes['Page'], ParentType, ContextType, RequireFields<MutationCreatePageArgs, 'input'>>;
  createTestimonial?: Resolver<ResolversTypes['Testimonial'], ParentType, ContextType, RequireFields<MutationCreateTestimonialArgs, 'input'>>;
  deleteBlogCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteBlogCategoryArgs, 'id'>>;
  deleteBlogPost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteBlogPostArgs, 'id'>>;
  deleteBlogPostDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteBlogPostDraftArgs, 'id'>>;
  deleteLocalPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteLocalPageArgs, 'id'>>;
  deleteMediaItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMediaItemArgs, 'id'>>;
  deleteMenu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMenuArgs, 'id'>>;
  deleteMenuItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMenuItemArgs, 'id'>>;
  deletePage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePageArgs, 'force' | 'id'>>;
  deleteSearchedTerm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSearchedTermArgs, 'id'>>;
  deleteTestimonial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteTestimonialArgs, 'id'>>;
  duplicatePage?: Resolver<ResolversTypes['Page'], ParentType, ContextType, RequireFields<MutationDuplicatePageArgs, 'id'>>;
  noteEditing?: Resolver<Array<ResolversTypes['Editor']>, ParentType, ContextType, RequireFields<MutationNoteEditingArgs, 'kind' | 'recordId' | 'tab'>>;
  orderBlogCategories?: Resolver<Array<ResolversTypes['BlogCategory']>, ParentType, ContextType, RequireFields<MutationOrderBlogCategoriesArgs, 'ids'>>;
  orderTestimonials?: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType, RequireFields<MutationOrderTestimonialsArgs, 'ids'>>;
  publishLegalText?: Resolver<ResolversTypes['LegalText'], ParentType, ContextType, RequireFields<MutationPublishLegalTextArgs, 'input' | 'slug'>>;
  recordBlogView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordBlogViewArgs, 'id'>>;
  recordConsent?: Resolver<ResolversTypes['Consent'], ParentType, ContextType, RequireFields<MutationRecordConsentArgs, 'input'>>;
  reorderMenuItems?: Resolver<ResolversTypes['Menu'], ParentType, ContextType, RequireFields<MutationReorderMenuItemsArgs, 'input'>>;
  saveBlogPostDraft?: Resolver<ResolversTypes['BlogPostDraft'], ParentType, ContextType, RequireFields<MutationSaveBlogPostDraftArgs, 'id' | 'input'>>;
  saveSettings?: Resolver<ResolversTypes['SavedSettings'], ParentType, ContextType, RequireFields<MutationSaveSettingsArgs, 'settings'>>;
  setHomepage?: Resolver<ResolversTypes['Page'], ParentType, ContextType, RequireFields<MutationSetHomepageArgs, 'id'>>;
  stopEditing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationStopEditingArgs, 'tab'>>;
  undoSettingChange?: Resolver<ResolversTypes['SavedSettings'], ParentType, ContextType, RequireFields<MutationUndoSettingChangeArgs, 'id'>>;
  updateAppointmentPage?: Resolver<ResolversTypes['AppointmentPageSettings'], ParentType, ContextType, RequireFields<MutationUpdateAppointmentPageArgs, 'input'>>;
  updateBlogCategory?: Resolver<ResolversTypes['BlogCategory'], ParentType, ContextType, RequireFields<MutationUpdateBlogCategoryArgs, 'id' | 'input'>>;
  updateBlogPost?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType, RequireFields<MutationUpdateBlogPostArgs, 'id' | 'input'>>;
  updateLocalPage?: Resolver<ResolversTypes['LocalPage'], ParentType, ContextType, RequireFields<MutationUpdateLocalPageArgs, 'id' | 'input'>>;
  updateMediaItem?: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType, RequireFields<MutationUpdateMediaItemArgs, 'id' | 'input'>>;
  updateMenu?: Resolver<ResolversTypes['Menu'], ParentType, ContextType, RequireFields<MutationUpdateMenuArgs, 'id' | 'input'>>;
  updateMenuItem?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationUpdateMenuItemArgs, 'id' | 'input'>>;
  updatePage?: Resolver<ResolversTypes['Page'], ParentType, ContextType, RequireFields<MutationUpdatePageArgs, 'id' | 'input'>>;
  updateTestimonial?: Resolver<ResolversTypes['Testimonial'], ParentType, ContextType, RequireFields<MutationUpdateTestimonialArgs, 'id' | 'input'>>;
  withdrawBlogPreviewLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationWithdrawBlogPreviewLinksArgs, 'id'>>;
};

export type PageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page'], FederationReferenceType extends FederationReferenceTypes['Page'] = FederationReferenceTypes['Page']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Page']> | FederationReferenceType, FederationReferenceType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customCss?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customJs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featuredImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHomepage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaKeywords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PageStatus'], ParentType, ContextType>;
  templateName?: Resolver<ResolversTypes['PageTemplate'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appointmentPage?: Resolver<ResolversTypes['AppointmentPageSettings'], ParentType, ContextType>;
  blogCategories?: Resolver<Array<ResolversTypes['BlogCategory']>, ParentType, ContextType>;
  blogCategory?: Resolver<Maybe<ResolversTypes['BlogCategory']>, ParentType, ContextType, RequireFields<QueryBlogCategoryArgs, 'slug'>>;
  blogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<QueryBlogPostArgs, 'includeUnpublished' | 'slug'>>;
  blogPostDraft?: Resolver<Maybe<ResolversTypes['BlogPostDraft']>, ParentType, ContextType, RequireFields<QueryBlogPostDraftArgs, 'id'>>;
  blogPostRevision?: Resolver<ResolversTypes['BlogPostRevisionTexts'], ParentType, ContextType, RequireFields<QueryBlogPostRevisionArgs, 'id'>>;
  blogPostRevisions?: Resolver<Array<ResolversTypes['BlogPostRevision']>, ParentType, ContextType, RequireFields<QueryBlogPostRevisionsArgs, 'id'>>;
  blogPosts?: Resolver<ResolversTypes['BlogPostList'], ParentType, ContextType, RequireFields<QueryBlogPostsArgs, 'includeUnpublished'>>;
  blogPreview?: Resolver<ResolversTypes['BlogPreview'], ParentType, ContextType, RequireFields<QueryBlogPreviewArgs, 'token'>>;
  contentRevisions?: Resolver<Array<ResolversTypes['ContentRevision']>, ParentType, ContextType, RequireFields<QueryContentRevisionsArgs, 'pageId'>>;
  homepage?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  legalText?: Resolver<Maybe<ResolversTypes['LegalText']>, ParentType, ContextType, RequireFields<QueryLegalTextArgs, 'slug'>>;
  legalTextVersions?: Resolver<Array<ResolversTypes['LegalTextVersion']>, ParentType, ContextType, RequireFields<QueryLegalTextVersionsArgs, 'slug'>>;
  legalTexts?: Resolver<Array<ResolversTypes['LegalText']>, ParentType, ContextType>;
  localPage?: Resolver<Maybe<ResolversTypes['LocalPage']>, ParentType, ContextType, RequireFields<QueryLocalPageArgs, 'slug'>>;
  localPages?: Resolver<Array<ResolversTypes['LocalPage']>, ParentType, ContextType, RequireFields<QueryLocalPagesArgs, 'includeInactive'>>;
  managedBlogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<QueryManagedBlogPostArgs, 'id'>>;
  managedBlogPosts?: Resolver<ResolversTypes['ManagedBlogPostList'], ParentType, ContextType, Partial<QueryManagedBlogPostsArgs>>;
  mediaItems?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  mediaUses?: Resolver<Array<ResolversTypes['MediaUse']>, ParentType, ContextType, RequireFields<QueryMediaUsesArgs, 'id'>>;
  menu?: Resolver<Maybe<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<QueryMenuArgs, 'slug'>>;
  menus?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<QueryMenusArgs, 'includeInactive'>>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType, Partial<QueryPagesArgs>>;
  searchedTerms?: Resolver<ResolversTypes['SearchedTermPage'], ParentType, ContextType, RequireFields<QuerySearchedTermsArgs, 'missing'>>;
  settingConditions?: Resolver<Array<ResolversTypes['SettingCondition']>, ParentType, ContextType>;
  settingHistory?: Resolver<ResolversTypes['SettingHistoryPage'], ParentType, ContextType, RequireFields<QuerySettingHistoryArgs, 'page' | 'pageSize'>>;
  sitePage?: Resolver<Maybe<ResolversTypes['SitePage']>, ParentType, ContextType, RequireFields<QuerySitePageArgs, 'slug'>>;
  siteSearch?: Resolver<ResolversTypes['SiteSearchResults'], ParentType, ContextType, Partial<QuerySiteSearchArgs>>;
  siteSettings?: Resolver<Array<ResolversTypes['SiteSetting']>, ParentType, ContextType, Partial<QuerySiteSettingsArgs>>;
  suggestedAddresses?: Resolver<Array<ResolversTypes['SuggestedAddress']>, ParentType, ContextType, RequireFields<QuerySuggestedAddressesArgs, 'path'>>;
  testimonials?: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType, RequireFields<QueryTestimonialsArgs, 'includeInactive'>>;
};

export type SavedSettingsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SavedSettings'] = ResolversParentTypes['SavedSettings']> = {
  errors?: Resolver<Array<ResolversTypes['SettingProblem']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated?: Resolver<Array<ResolversTypes['SiteSetting']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['SettingProblem']>, ParentType, ContextType>;
};

export type SearchedTermResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SearchedTerm'] = ResolversParentTypes['SearchedTerm'], FederationReferenceType extends FederationReferenceTypes['SearchedTerm'] = FederationReferenceTypes['SearchedTerm']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SearchedTerm']> | FederationReferenceType, FederationReferenceType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchedTermPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SearchedTermPage'] = ResolversParentTypes['SearchedTermPage']> = {
  items?: Resolver<Array<ResolversTypes['SearchedTerm']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettingConditionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SettingCondition'] = ResolversParentTypes['SettingCondition']> = {
  isSecretStored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settingKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unavailableReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SettingHistoryEntryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SettingHistoryEntry'] = ResolversParentTypes['SettingHistoryEntry'], FederationReferenceType extends FederationReferenceTypes['SettingHistoryEntry'] = FederationReferenceTypes['SettingHistoryEntry']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SettingHistoryEntry']> | FederationReferenceType, FederationReferenceType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['SettingCategory'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settingKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SettingHistoryPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SettingHistoryPage'] = ResolversParentTypes['SettingHistoryPage']> = {
  items?: Resolver<Array<ResolversTypes['SettingHistoryEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettingProblemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SettingProblem'] = ResolversParentTypes['SettingProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitePageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SitePage'] = ResolversParentTypes['SitePage']> = {
  __resolveType: TypeResolveFn<'LocalPage' | 'Page', ParentType, ContextType>;
};

export type SiteSearchHitResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SiteSearchHit'] = ResolversParentTypes['SiteSearchHit']> = {
  kind?: Resolver<ResolversTypes['SiteSearchKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSearchResultsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SiteSearchResults'] = ResolversParentTypes['SiteSearchResults']> = {
  hits?: Resolver<Array<ResolversTypes['SiteSearchHit']>, ParentType, ContextType>;
  isGuess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SiteSettingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SiteSetting'] = ResolversParentTypes['SiteSetting']> = {
  category?: Resolver<ResolversTypes['SettingCategory'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settingKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settingType?: Resolver<ResolversTypes['SettingType'], ParentType, ContextType>;
  settingValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedAddressResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SuggestedAddress'] = ResolversParentTypes['SuggestedAddress']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  AppointmentPageSettings?: AppointmentPageSettingsResolvers<ContextType>;
  BlogCategory?: BlogCategoryResolvers<ContextType>;
  BlogHeading?: BlogHeadingResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPostCard?: BlogPostCardResolvers<ContextType>;
  BlogPostDraft?: BlogPostDraftResolvers<ContextType>;
  BlogPostList?: BlogPostListResolvers<ContextType>;
  BlogPostRevision?: BlogPostRevisionResolvers<ContextType>;
  BlogPostRevisionTexts?: BlogPostRevisionTextsResolvers<ContextType>;
  BlogPreview?: BlogPreviewResolvers<ContextType>;
  BlogPreviewLink?: BlogPreviewLinkResolvers<ContextType>;
  BulkBlogPostsItem?: BulkBlogPostsItemResolvers<ContextType>;
  BulkBlogPostsResult?: BulkBlogPostsResultResolvers<ContextType>;
  BulkPagesItem?: BulkPagesItemResolvers<ContextType>;
  BulkPagesResult?: BulkPagesResultResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  ContentChange?: ContentChangeResolvers<ContextType>;
  ContentRevision?: ContentRevisionResolvers<ContextType>;
  ContentText?: ContentTextResolvers<ContextType>;
  Editor?: EditorResolvers<ContextType>;
  LegalText?: LegalTextResolvers<ContextType>;
  LegalTextVersion?: LegalTextVersionResolvers<ContextType>;
  LocalPage?: LocalPageResolvers<ContextType>;
  ManagedBlogPost?: ManagedBlogPostResolvers<ContextType>;
  ManagedBlogPostList?: ManagedBlogPostListResolvers<ContextType>;
  MediaItem?: MediaItemResolvers<ContextType>;
  MediaUse?: MediaUseResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SavedSettings?: SavedSettingsResolvers<ContextType>;
  SearchedTerm?: SearchedTermResolvers<ContextType>;
  SearchedTermPage?: SearchedTermPageResolvers<ContextType>;
  SettingCondition?: SettingConditionResolvers<ContextType>;
  SettingHistoryEntry?: SettingHistoryEntryResolvers<ContextType>;
  SettingHistoryPage?: SettingHistoryPageResolvers<ContextType>;
  SettingProblem?: SettingProblemResolvers<ContextType>;
  SitePage?: SitePageResolvers<ContextType>;
  SiteSearchHit?: SiteSearchHitResolvers<ContextType>;
  SiteSearchResults?: SiteSearchResultsResolvers<ContextType>;
  SiteSetting?: SiteSettingResolvers<ContextType>;
  SuggestedAddress?: SuggestedAddressResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
};

