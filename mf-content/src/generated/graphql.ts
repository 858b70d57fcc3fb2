/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Exact but `search`; `from` and `to` are dates at the practice, both included. */
export type AuditFilter = {
  action?: string | null | undefined;
  entity?: string | null | undefined;
  entityId?: string | null | undefined;
  from?: string | null | undefined;
  kind?: AuditKind | null | undefined;
  /** A part of what was done (in Turkish), of a user name, an address or a record's id. */
  search?: string | null | undefined;
  to?: string | null | undefined;
  username?: string | null | undefined;
};

/** The ways in which something can be done. */
export type AuditKind =
  | 'access'
  | 'changed'
  | 'created'
  | 'deleted'
  | 'exported'
  | 'read'
  | 'sent';

export type BackupFrequency =
  | 'daily'
  /** In the first night of the month. */
  | 'monthly'
  /** In the night to Monday. */
  | 'weekly';

export type BackupState =
  /** Being restored and compared. */
  | 'checking'
  /** There is no file. */
  | 'failed'
  | 'queued'
  /** There is a file that failed its check. */
  | 'unverified'
  /** Restored and found to be as it was written. */
  | 'verified'
  | 'writing';

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

export type BlogPostSort =
  | 'publishedAt'
  | 'title'
  | 'updatedAt'
  | 'viewCount';

export type BlogPostStatus =
  | 'draft'
  | 'published'
  | 'scheduled';

export type BlogPreviewPeriod =
  | 'day'
  | 'week';

export type BreachDataKind =
  | 'appointment'
  | 'contact'
  | 'health'
  | 'identity'
  | 'other'
  | 'password'
  | 'payment'
  | 'recording';

export type BreachPeopleKind =
  | 'child'
  | 'other'
  | 'parent'
  | 'staff'
  | 'visitor';

export type BulkBlogPostsOperation =
  | 'delete'
  | 'publish'
  | 'unpublish';

export type BulkPagesData = {
  status: PageStatus;
};

export type BulkPagesOperation =
  | 'delete'
  | 'status';

export type ConsentFilter = {
  from?: string | null | undefined;
  origin?: ConsentOrigin | null | undefined;
  /** Any part of name, phone or e-mail. */
  search?: string | null | undefined;
  state?: ConsentState | null | undefined;
  text?: ConsentText | null | undefined;
  to?: string | null | undefined;
};

export type ConsentOrigin =
  | 'api'
  /** The contact form of a browser without scripts. */
  | 'form'
  | 'site'
  | 'staff';

export type ConsentState =
  | 'given'
  /** A request that came without saying. */
  | 'notRecorded'
  /** A choice against all cookies. */
  | 'refused'
  | 'withdrawn';

export type ConsentText =
  /** That the practice may get in touch about a request. */
  | 'appointmentContact'
  /** The notice that the wizard's first box says was read. */
  | 'appointmentNotice'
  /** The choice about cookies. */
  | 'cookies'
  /** The notice that the box of the contact form says was read. */
  | 'messageNotice';

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

export type ContentTextInput = {
  key: string;
  value: string;
};

export type CreateAccessTokenInput = {
  /** Last day, yyyy-MM-dd; 90 days from today when not given. */
  expiresAt?: string | null | undefined;
  name: string;
  /** The caller's own; a token outlives the session. */
  password: string;
  /** `read` or `read-write`. */
  scope: string;
};

export type CreateBlogCategoryInput = {
  /** `stone` when not given. */
  color?: BlogColor | null | undefined;
  name: string;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: number | null | undefined;
  /** Made of the name when not given; any text is turned into a slug. */
  slug?: string | null | undefined;
};

export type CreateBlogPostInput = {
  /** The name on the practitioner card when not given. */
  author?: string | null | undefined;
  /** The name of a category or its slug; Genel when not given. */
  category?: string | null | undefined;
  /** HTML; cleaned when it is saved. */
  content?: string | null | undefined;
  excerpt?: string | null | undefined;
  featuredImage?: string | null | undefined;
  featuredImageAlt?: string | null | undefined;
  isPublished?: boolean | null | undefined;
  metaDescription?: string | null | undefined;
  metaTitle?: string | null | undefined;
  /** From when visitors see a published post; now when not given. */
  publishedAt?: string | null | undefined;
  /** Made of the title when not given; any text is turned into a slug. */
  slug?: string | null | undefined;
  title: string;
  /** From when a published post is a draft again; later than `publishedAt`. */
  unpublishAt?: string | null | undefined;
};

export type CreateBlogPreviewLinkInput = {
  /** `day` when not given. */
  period?: BlogPreviewPeriod | null | undefined;
};

export type CreateContentRevisionInput = {
  /** With one, the next draft of the same author does not replace it. */
  description?: string | null | undefined;
  pageId: ContentPageId;
  /** A draft's; without them the revision is of what is published. */
  texts?: Array<ContentTextInput> | null | undefined;
};

export type CreateDataBreachInput = {
  boardNote?: string | null | undefined;
  boardNotifiedAt?: string | null | undefined;
  boardReference?: string | null | undefined;
  dataKinds?: Array<BreachDataKind> | null | undefined;
  description?: string | null | undefined;
  measures?: string | null | undefined;
  noticedAt: string;
  noticedBy: string;
  occurredAt?: string | null | undefined;
  peopleCount?: number | null | undefined;
  peopleKinds?: Array<BreachPeopleKind> | null | undefined;
  peopleNote?: string | null | undefined;
  peopleNotifiedOn?: string | null | undefined;
  /** `draft` when not given. */
  state?: DataBreachState | null | undefined;
  title: string;
};

export type CreateDataRequestInput = {
  answer?: string | null | undefined;
  channel: DataRequestChannel;
  details?: string | null | undefined;
  email?: string | null | undefined;
  identityCheck?: string | null | undefined;
  kind: DataRequestKind;
  name: string;
  phone?: string | null | undefined;
  /** Not a day to come. */
  receivedOn: string;
};

export type CreateEmailTemplateInput = {
  category: EmailTemplateCategory;
  content: string;
  heading?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name: string;
  subject: string;
  /** Not read: which variables a template uses follows from its texts. */
  variables?: Array<string> | null | undefined;
};

export type CreateLocalPageInput = {
  challengesDescription?: string | null | undefined;
  challengesProblems?: Array<string> | null | undefined;
  challengesSolutions?: Array<string> | null | undefined;
  challengesTitle?: string | null | undefined;
  childShare?: string | null | undefined;
  cityName: string;
  contactDescription?: string | null | undefined;
  contactTitle?: string | null | undefined;
  distanceFromCorlu?: string | null | undefined;
  familyCount?: string | null | undefined;
  figuresSource?: string | null | undefined;
  figuresYear?: string | null | undefined;
  heroDescription: string;
  heroFeatures?: Array<string> | null | undefined;
  heroSubtitle?: string | null | undefined;
  heroTitle: string;
  isActive?: boolean | null | undefined;
  metaDescription: string;
  metaKeywords?: string | null | undefined;
  metaTitle: string;
  pageBlocks?: string | null | undefined;
  population?: string | null | undefined;
  schoolCount?: string | null | undefined;
  /** Made of the city's name when not given. */
  slug?: string | null | undefined;
  specialFeature?: string | null | undefined;
  title: string;
  whyChooseUsDescription?: string | null | undefined;
  whyChooseUsItems?: Array<string> | null | undefined;
  whyChooseUsTitle?: string | null | undefined;
};

export type CreateMenuInput = {
  description?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** header (when not given), footer or other. */
  location?: string | null | undefined;
  name: string;
  /** Made of the name when empty. */
  slug?: string | null | undefined;
};

export type CreateMenuItemInput = {
  cssClasses?: string | null | undefined;
  icon?: string | null | undefined;
  isActive?: boolean | null | undefined;
  menuId: string;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: number | null | undefined;
  pageId?: string | null | undefined;
  parentId?: string | null | undefined;
  target?: MenuTarget | null | undefined;
  title: string;
  /** link when not given. */
  type?: MenuItemType | null | undefined;
  /** Of a link: a path, an http(s) address, an anchor, tel: or mailto:. */
  url?: string | null | undefined;
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

export type CreatePageInput = {
  content?: string | null | undefined;
  customCss?: string | null | undefined;
  customJs?: string | null | undefined;
  excerpt?: string | null | undefined;
  featuredImage?: string | null | undefined;
  isHomepage?: boolean | null | undefined;
  metaDescription?: string | null | undefined;
  metaKeywords?: string | null | undefined;
  metaTitle?: string | null | undefined;
  parentId?: string | null | undefined;
  /** Made of the title when empty. */
  slug?: string | null | undefined;
  status?: PageStatus | null | undefined;
  templateName?: PageTemplate | null | undefined;
  title: string;
};

export type CreateTestimonialInput = {
  clientName: string;
  clientTitle?: string | null | undefined;
  content: string;
  isActive?: boolean | null | undefined;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: number | null | undefined;
  /** 1 to 5; 5 when not given. */
  rating?: number | null | undefined;
};

export type CreateUserInput = {
  /** An e-mail address; at most 100 characters; capitals and spaces around it do not count. */
  email: string;
  isActive?: boolean | null | undefined;
  /** Without one, or with an empty one, the user is invited by e-mail to choose one. */
  password?: string | null | undefined;
  role: StaffRole;
  /** Unique, whatever its case, accents and spaces. */
  username: string;
};

export type DataBreachState =
  | 'closed'
  /** May turn out to be no breach; the clock runs all the same. */
  | 'draft'
  | 'open';

export type DataRequestChannel =
  | 'email'
  | 'inPerson'
  | 'letter'
  | 'phone'
  /** Registered e-mail, KEP. */
  | 'registeredEmail';

export type DataRequestKind =
  | 'correction'
  | 'erasure'
  | 'export'
  | 'information'
  | 'objection'
  /** To another controller, in a form that programs read (GDPR, article 20). */
  | 'portability'
  /** Kept, and not used until it is decided (GDPR, article 18). */
  | 'restriction';

export type EmailConnectionInput = {
  host: string;
  /** Left out: the stored one, if server and user are the stored ones too. */
  password?: string | null | undefined;
  port: number;
  /** Encrypted from the beginning, as on port 465. */
  secure: boolean;
  user?: string | null | undefined;
};

export type EmailTemplateCategory =
  | 'appointment'
  | 'marketing'
  | 'security'
  | 'system';

/** What is not given is that of the stored template. */
export type EmailTemplatePreviewInput = {
  /** Whose data fills it in; without it there is data of nobody. */
  appointmentId?: string | null | undefined;
  category?: EmailTemplateCategory | null | undefined;
  content?: string | null | undefined;
  heading?: string | null | undefined;
  subject?: string | null | undefined;
};

export type ErasePersonalDataInput = {
  records: Array<PersonalDataDecisionInput>;
};

/** What a run can have erased. */
export type ErasedKind =
  | 'appointment'
  | 'appointmentFile'
  | 'assessment'
  | 'childProfile'
  | 'clinicalNote'
  | 'consent'
  | 'contactMessage'
  | 'dataRequest'
  | 'outgoingEmail'
  | 'refusedAddress'
  | 'unsubscribe';

/** What the demonstration is made of. */
export type ExampleDataKind =
  | 'appointment'
  | 'blogPost'
  | 'legalText'
  | 'localPage'
  | 'mediaItem'
  | 'page'
  | 'setting'
  | 'testimonial'
  | 'user';

export type ExampleRecordState =
  /** It stays: somebody has made it theirs. */
  | 'edited'
  /** It goes. */
  | 'untouched'
  /** It stays: something that is no example data needs it. */
  | 'used';

export type ExampleRemovalState =
  /** A backup is made and checked first. */
  | 'backingUp'
  | 'done'
  /** Given up; what is left can be taken away by another. */
  | 'failed'
  | 'removing';

export type ExampleUseKind =
  | 'accessToken'
  /** Another of the same child. */
  | 'appointment'
  | 'appointmentFile'
  | 'assessment'
  | 'blogPostDraft'
  /** The child's file, in which something is written. */
  | 'childProfile'
  | 'clinicalNote'
  /** To this version of a legal text. */
  | 'consent'
  | 'menuItem'
  /** The edited meta tag of a city page. */
  | 'metaTag'
  /** That shows a picture. */
  | 'page'
  | 'redirect'
  | 'secondStep';

export type HealthProblemCode =
  | 'backup_failed'
  | 'backup_none'
  | 'backup_old'
  | 'backups_off'
  | 'certificate_expires'
  | 'certificate_invalid'
  | 'clock_skew'
  | 'database_member_away'
  | 'database_slow'
  | 'disk_full'
  | 'disk_low'
  | 'emails_failed'
  | 'emails_waiting'
  | 'events_late'
  /** A gateway has not reported for a minute. */
  | 'gateway_silent'
  /** Most requests are for a host that PUBLIC_URL does not name. */
  | 'host_unknown'
  /** PUBLIC_URL begins with https, but no request comes by https. */
  | 'https_unseen'
  | 'jobs_failed'
  /** Jobs are due and nobody begins them. */
  | 'jobs_late'
  /** Requests come past the proxy that TRUST_PROXY names. */
  | 'proxy_bypassed'
  /** Requests come by a proxy that TRUST_PROXY does not name. */
  | 'proxy_unknown'
  | 'public_url_http'
  | 'remote_away'
  | 'service_away'
  /** Processes of different versions run beside each other. */
  | 'versions_differ';

/** Why a record is kept although somebody asks for its erasure. */
export type KeepReason =
  /** It is about somebody else. */
  | 'anotherPerson'
  /** A right is established, exercised or defended by it. */
  | 'legalClaim'
  /** The law has it kept for longer. */
  | 'legalRetention'
  | 'ongoingService';

export type MailProblem =
  | 'failing'
  | 'not_set_up'
  | 'off';

export type MenuItemPosition = {
  id: string;
  orderIndex: number;
  /** None on the first level. */
  parentId?: string | null | undefined;
};

export type MenuItemType =
  | 'link'
  | 'page';

export type MenuTarget =
  | '_blank'
  | '_self';

export type OutboxState =
  | 'failed'
  /** Its time has not come, as while a change can be undone. */
  | 'scheduled'
  | 'sent'
  /** Will not be sent, for the reason given. */
  | 'skipped'
  /** For a setting, for the mail server, or for its next try. */
  | 'waiting';

export type OutboxSubject =
  | 'appointment'
  | 'contact_message'
  | 'staff';

export type PageStatus =
  | 'archived'
  | 'draft'
  | 'published';

export type PageTemplate =
  | 'blog'
  | 'default'
  | 'fullwidth'
  | 'landing';

export type PersonalDataDecisionInput = {
  id: string;
  /** Why the record is kept; without one it is erased. */
  keepReason?: KeepReason | null | undefined;
  kind: PersonalDataKind;
};

export type PersonalDataKind =
  | 'appointment'
  | 'appointmentFile'
  | 'assessment'
  | 'childProfile'
  | 'clinicalNote'
  /** An entry of the register of consents whose record has another phone or e-mail by now. */
  | 'consent'
  | 'contactMessage'
  | 'refusedAddress'
  /** Whether an address gets marketing e-mails. */
  | 'unsubscribe';

export type PublishLegalTextInput = {
  bodyHtml: string;
  /** What changed, for readers; shown with the version. */
  changeNote?: string | null | undefined;
  title: string;
  /** The version that was edited; refused with VERSION_CONFLICT when another is in force. */
  version?: string | null | undefined;
};

export type RefusalCause =
  | 'disabled'
  | 'full'
  | 'malformed'
  | 'other'
  | 'policy'
  /** Staff say that an e-mail came back. */
  | 'returned'
  | 'unknown_domain'
  | 'unknown_mailbox';

export type ReorderMenuItemsInput = {
  items: Array<MenuItemPosition>;
  menuId: string;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

/** A class of records that expire. */
export type RetentionClass =
  /** With all that belongs to it; of a child about whom nothing was done since. */
  | 'appointment'
  | 'childProfile'
  | 'contactMessage'
  /** Closed ones. */
  | 'dataRequest'
  /** The record that an e-mail was sent. */
  | 'outgoingEmail';

export type RetentionRunState =
  | 'done'
  /** Given up after several tries. */
  | 'failed'
  | 'queued'
  | 'running';

export type SaveBlogPostDraftInput = {
  author?: string | null | undefined;
  /** The version of the post that was edited; the present one when not given. */
  baseVersion?: number | null | undefined;
  category?: string | null | undefined;
  content?: string | null | undefined;
  excerpt?: string | null | undefined;
  featuredImage?: string | null | undefined;
  featuredImageAlt?: string | null | undefined;
  metaDescription?: string | null | undefined;
  metaTitle?: string | null | undefined;
  slug?: string | null | undefined;
  title?: string | null | undefined;
  /** The version of the draft that is gone on with; without one a draft is begun. */
  version?: number | null | undefined;
};

export type SecurityAlertAudience =
  | 'admins'
  /** By itself; it is in a summary. */
  | 'nobody'
  | 'user';

export type SecurityAlertFilter =
  | 'acknowledged'
  | 'all'
  /** Those that nobody has acknowledged. */
  | 'open';

export type SecurityAlertKind =
  | 'adminMade'
  | 'crossSiteRequests'
  | 'failedChallenges'
  /** There were so many in an hour that the others are told together. */
  | 'manyAlerts'
  | 'manyClinicalReadings'
  | 'manyDeletions'
  | 'manyExports'
  | 'manyFailedSignIns'
  /** Told to the user alone. */
  | 'newDevice'
  | 'newTokenNetwork'
  | 'refusedRequests'
  | 'signInLocked'
  | 'twoStepEnded';

export type SecuritySubject =
  | 'address'
  | 'site'
  | 'token'
  | 'user';

export type SelfCheckKey =
  /** No answer to a visitor has somebody's personal data in it. */
  | 'anonymousApi'
  /** Consents are complete, and name a text that was published. */
  | 'consents'
  /** What is kept as a number is what is counted. */
  | 'counters'
  /** Day schedules say what the appointments say. */
  | 'daySchedules'
  /** No e-mail was sent twice or lost. */
  | 'emailsOnce'
  /** Clinical texts and secrets are encrypted, and can be read. */
  | 'encryption'
  /** Changes have their numbers, and each was handled once. */
  | 'events'
  /** The newest backup was restored and compared, in time. */
  | 'latestBackup'
  /** No job is forgotten. */
  | 'openJobs'
  /** Appointments overlap that nobody allowed to. */
  | 'overlaps'
  /** No page of the site has. */
  | 'publicPages'
  /** Nothing names a record that is not there. */
  | 'references'
  /** Remotes are there, and ask for what there is. */
  | 'remotes'
  /** Each request has its e-mails. */
  | 'requestEmails'
  /** Files have all of their content. */
  | 'storedFiles';

/** Where the back office shows a record. */
export type SelfCheckPlace =
  | 'appointment'
  | 'backup'
  | 'blogPost'
  | 'contactMessage'
  | 'dataBreach'
  | 'dataRequest'
  /** Of the calendar; `recordId` is its date. */
  | 'day'
  | 'email'
  | 'job'
  | 'media'
  | 'menu'
  | 'page'
  /** `recordId` is the setting's key. */
  | 'setting'
  | 'user';

export type SelfCheckRunState =
  /** Nobody goes on with it any more. */
  | 'broken'
  | 'finished'
  | 'queued'
  | 'running';

export type SelfCheckState =
  | 'failed'
  | 'passed'
  /** A part of the product did not answer. */
  | 'undone';

/** Records that go by themselves, without a run. */
export type SelfExpiringRecords =
  | 'auditEntry'
  | 'backup'
  | 'bookingRequest'
  | 'contactSubmission'
  | 'cookieChoice'
  | 'destructionRecord'
  | 'emailQuota'
  | 'erasedConsent'
  | 'notification'
  | 'refusedAddress'
  | 'sentEmail'
  | 'unsubscribe'
  | 'upload';

export type SetUserPasswordInput = {
  password: string;
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
  category?: string | null | undefined;
  /** One of: primary_color, secondary_color, button_style, card_style, animation_enabled, loading_animation, smooth_scrolling, hero_background_style, hero_background_image, hero_welcome_badge, hero_title, hero_subtitle, hero_description, hero_button_text, hero_button_link, hero_stats_1, hero_stats_2, hero_stats_3, about_name, about_title, about_subtitle, about_image, about_credentials_1, about_credentials_2, about_section_title, about_description, about_specialization, about_approach, about_professional_approach, about_experience_years, about_certifications_json, about_specialties_json, about_page_title, about_page_subtitle, about_page_description, about_bio_html, about_approach_html, about_educations_json, about_tests_json, about_stats_json, about_stats_source, about_stats_year, services_section_title, services_section_description, services_cta_badge, services_cta_title, services_cta_description, services_cta_button_primary, services_cta_button_secondary, services_page_badge, services_page_title, services_page_description, services_stat_1, services_stat_2, services_stat_3, service_prices_visible, testimonials_enabled, testimonials_section_title, testimonials_section_description, city_credential_experience, city_credential_certified, city_credential_therapies, city_credential_families, city_credential_satisfaction, city_credential_reviews, city_credential_source, city_credential_year, contact_info_title, contact_phone, contact_email, contact_address, contact_working_hours, contact_page_title, contact_page_description, contact_form_title, contact_form_description, contact_hero_badge, contact_visit_badge, contact_visit_title, contact_closed_days, appointment_page_active, appointment_hero_badge, appointment_hero_title, appointment_hero_description, appointment_cta_text, appointment_cta_phone, appointment_form_title, appointment_form_subtitle, appointment_form_privacy, header_top_phone, header_top_email, header_top_address, header_top_message, footer_description, footer_contact_title, footer_phone_label, footer_email_label, footer_address_main, footer_address_detail, footer_working_hours_main, footer_working_hours_note, footer_parking_title, footer_parking_info, footer_copyright_text, footer_professional_note, office_address_display, office_map_embed, working_hours_note, emergency_contact_note, parking_info, public_transport_info, instagram_url, facebook_url, youtube_url, linkedin_url, social_sharing_enabled, whatsapp_number, whatsapp_message_template, kvkk_enabled, gdpr_enabled, kvkk_aydinlatma_metni_url, cerez_politikasi_url, kvkk_basvuru_formu_url, veri_sorumlusu_info, legal_contact_email, data_retention_period, contact_message_retention_days, email_retention_days, data_request_retention_days, site_name, author_name, site_url, site_logo_url, site_favicon, site_image, robots_meta, site_language, site_timezone, privacy_policy_url, terms_of_service_url, cookie_consent_enabled, home_title, home_description, home_keywords, services_title, services_description, services_keywords, about_keywords, blog_title, blog_description, blog_keywords, contact_title, contact_description, contact_keywords, appointment_title, appointment_description, appointment_keywords, structured_data_rating_enabled, booking_horizon_days, booking_max_open_requests, site_open, maintenance_mode, tracking_enabled, cookie_consent_required, google_tag_manager_id, google_analytics_id, analytics_anonymize_ip, facebook_pixel_id, hotjar_site_id, google_site_verification, bing_site_verification, site_base_url, trailing_slash_policy, www_redirect_policy, auto_canonical_urls, force_https, url_lowercase_enforce, redirect_tracking_enabled, bulk_redirect_enabled, llms_txt_enabled, url_health_auto_check, url_health_email_alert, url_health_detailed_log, url_analytics_enabled, url_analytics_retention_days, max_login_attempts, lockout_duration, admin_session_timeout, admin_session_max_hours, require_strong_password, two_step_required, rate_limit_enabled, rate_limit_requests, rate_limit_burst, max_file_size_mb, security_log_retention, virus_scan_enabled, allowed_file_types, force_https_redirect, hsts_enabled, security_headers_enabled, x_frame_options, frame_ancestors, content_security_policy, admin_authentication_enabled, csrf_protection_enabled, xss_protection_enabled, input_sanitization_enabled, sql_injection_protection, file_upload_validation, ddos_protection_enabled, security_monitoring_enabled, failed_login_alerts, suspicious_activity_alerts, auto_backup_enabled, backup_frequency, backup_encryption, backup_retention_days, email_enabled, smtp_host, smtp_port, smtp_secure, smtp_user, email_from, smtp_pass, email_admin_notifications, email_contact_notifications, email_appointment_reminders, appointment_reminder_enabled, appointment_reminder_lead_hours, appointment_reminder_quiet_start, appointment_reminder_quiet_end. */
  key: string;
  /** The stored value that was changed; when another one is stored by now, the change is refused. */
  previousValue?: string | null | undefined;
  settingType?: string | null | undefined;
  value: string;
};

export type SortDirection =
  | 'asc'
  | 'desc';

export type StaffRole =
  | 'admin'
  | 'moderator'
  | 'user';

export type StalledJobState =
  /** Failed for good. */
  | 'dead'
  /** For something, such as a setting. */
  | 'waiting';

/** The parts of the product that may be unwell. */
export type SystemPart =
  | 'backups'
  | 'database'
  | 'email'
  | 'events'
  | 'gateways'
  | 'jobs'
  | 'remotes'
  | 'services'
  | 'setup';

export type UpdateAppointmentPageInput = {
  formPrivacyText?: string | null | undefined;
  formSubtitle?: string | null | undefined;
  formTitle?: string | null | undefined;
  heroBadgeText?: string | null | undefined;
  heroCtaPhone?: string | null | undefined;
  heroCtaText?: string | null | undefined;
  heroSubtitle?: string | null | undefined;
  heroTitle?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** Always `randevu`. */
  slug?: string | null | undefined;
  title?: string | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdateBlogCategoryInput = {
  /** `stone` when not given. */
  color?: BlogColor | null | undefined;
  name?: string | null | undefined;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: number | null | undefined;
  /** Made of the name when not given; any text is turned into a slug. */
  slug?: string | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdateBlogPostInput = {
  /** The name on the practitioner card when not given. */
  author?: string | null | undefined;
  /** The name of a category or its slug; Genel when not given. */
  category?: string | null | undefined;
  /** HTML; cleaned when it is saved. */
  content?: string | null | undefined;
  /** The version of the draft that is saved with this: it is deleted, unless there is a newer one by now. */
  draftVersion?: number | null | undefined;
  excerpt?: string | null | undefined;
  featuredImage?: string | null | undefined;
  featuredImageAlt?: string | null | undefined;
  isPublished?: boolean | null | undefined;
  metaDescription?: string | null | undefined;
  metaTitle?: string | null | undefined;
  /** From when visitors see a published post; now when not given. */
  publishedAt?: string | null | undefined;
  /** Made of the title when not given; any text is turned into a slug. */
  slug?: string | null | undefined;
  title?: string | null | undefined;
  /** From when a published post is a draft again; later than `publishedAt`. */
  unpublishAt?: string | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdateDataBreachInput = {
  boardNote?: string | null | undefined;
  boardNotifiedAt?: string | null | undefined;
  boardReference?: string | null | undefined;
  dataKinds?: Array<BreachDataKind> | null | undefined;
  description?: string | null | undefined;
  measures?: string | null | undefined;
  noticedAt?: string | null | undefined;
  noticedBy?: string | null | undefined;
  occurredAt?: string | null | undefined;
  peopleCount?: number | null | undefined;
  peopleKinds?: Array<BreachPeopleKind> | null | undefined;
  peopleNote?: string | null | undefined;
  peopleNotifiedOn?: string | null | undefined;
  /** `draft` when not given. */
  state?: DataBreachState | null | undefined;
  title?: string | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdateDataRequestInput = {
  answer?: string | null | undefined;
  channel?: DataRequestChannel | null | undefined;
  details?: string | null | undefined;
  email?: string | null | undefined;
  identityCheck?: string | null | undefined;
  /** A request that is closed has an answer. */
  isClosed?: boolean | null | undefined;
  kind?: DataRequestKind | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  receivedOn?: string | null | undefined;
  /** The version that was edited; an old one is refused with the request as it is now. */
  version?: number | null | undefined;
};

export type UpdateEmailTemplateInput = {
  category?: EmailTemplateCategory | null | undefined;
  content?: string | null | undefined;
  heading?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  subject?: string | null | undefined;
  /** Not read: which variables a template uses follows from its texts. */
  variables?: Array<string> | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdateLocalPageInput = {
  challengesDescription?: string | null | undefined;
  challengesProblems?: Array<string> | null | undefined;
  challengesSolutions?: Array<string> | null | undefined;
  challengesTitle?: string | null | undefined;
  childShare?: string | null | undefined;
  cityName?: string | null | undefined;
  contactDescription?: string | null | undefined;
  contactTitle?: string | null | undefined;
  distanceFromCorlu?: string | null | undefined;
  familyCount?: string | null | undefined;
  figuresSource?: string | null | undefined;
  figuresYear?: string | null | undefined;
  heroDescription?: string | null | undefined;
  heroFeatures?: Array<string> | null | undefined;
  heroSubtitle?: string | null | undefined;
  heroTitle?: string | null | undefined;
  isActive?: boolean | null | undefined;
  metaDescription?: string | null | undefined;
  metaKeywords?: string | null | undefined;
  metaTitle?: string | null | undefined;
  pageBlocks?: string | null | undefined;
  population?: string | null | undefined;
  schoolCount?: string | null | undefined;
  /** Made of the city's name when not given. */
  slug?: string | null | undefined;
  specialFeature?: string | null | undefined;
  title?: string | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
  whyChooseUsDescription?: string | null | undefined;
  whyChooseUsItems?: Array<string> | null | undefined;
  whyChooseUsTitle?: string | null | undefined;
};

export type UpdateMediaItemInput = {
  alt?: string | null | undefined;
  fileName?: string | null | undefined;
  /** 0 to 100. */
  focalX?: number | null | undefined;
  /** 0 to 100. */
  focalY?: number | null | undefined;
  tags?: Array<string> | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdateMenuInput = {
  description?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** header (when not given), footer or other. */
  location?: string | null | undefined;
  name?: string | null | undefined;
  /** Made of the name when empty. */
  slug?: string | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdateMenuItemInput = {
  cssClasses?: string | null | undefined;
  icon?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: number | null | undefined;
  pageId?: string | null | undefined;
  parentId?: string | null | undefined;
  target?: MenuTarget | null | undefined;
  title?: string | null | undefined;
  /** link when not given. */
  type?: MenuItemType | null | undefined;
  /** Of a link: a path, an http(s) address, an anchor, tel: or mailto:. */
  url?: string | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdatePageInput = {
  content?: string | null | undefined;
  customCss?: string | null | undefined;
  customJs?: string | null | undefined;
  excerpt?: string | null | undefined;
  featuredImage?: string | null | undefined;
  isHomepage?: boolean | null | undefined;
  metaDescription?: string | null | undefined;
  metaKeywords?: string | null | undefined;
  metaTitle?: string | null | undefined;
  parentId?: string | null | undefined;
  /** Made of the title when empty. */
  slug?: string | null | undefined;
  status?: PageStatus | null | undefined;
  templateName?: PageTemplate | null | undefined;
  title?: string | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdateTestimonialInput = {
  clientName?: string | null | undefined;
  clientTitle?: string | null | undefined;
  content?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** A text counts by the number it begins with, else as 0. */
  orderIndex?: number | null | undefined;
  /** 1 to 5; 5 when not given. */
  rating?: number | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type UpdateUserInput = {
  /** An e-mail address; at most 100 characters; capitals and spaces around it do not count. */
  email?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** An empty one leaves the password as it is. */
  password?: string | null | undefined;
  role?: StaffRole | null | undefined;
  /** Unique, whatever its case, accents and spaces. */
  username?: string | null | undefined;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: number | null | undefined;
};

export type WithdrawConsentInput = {
  channel: DataRequestChannel;
  /** A few words; nothing clinical. */
  note?: string | null | undefined;
  /** Also what the person, by phone or e-mail, agreed to of the same text with other records. */
  ofPerson?: boolean | null | undefined;
  /** Not a day to come, nor one before it was given. */
  withdrawnOn: string;
};

export type AccessTokensQueryVariables = Exact<{
  everybody: boolean;
}>;


export type AccessTokensQuery = { __typename: 'Query', accessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scope: string, username: string, createdAt: string, expiresAt: string, lastUsedAt: string | null }> };

export type AcknowledgeSecurityAlertMutationVariables = Exact<{
  id: string;
}>;


export type AcknowledgeSecurityAlertMutation = { __typename: 'Mutation', acknowledgeSecurityAlert: { __typename: 'SecurityAlert', id: string, kind: SecurityAlertKind, title: string, message: string, subjectKind: SecuritySubject, subject: string | null, subjectId: string | null, by: string | null, count: number, firstAt: string, lastAt: string, notified: SecurityAlertAudience, acknowledgedAt: string | null, acknowledgedBy: string | null } };

export type AppointmentPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentPageQuery = { __typename: 'Query', appointmentPage: { __typename: 'AppointmentPageSettings', title: string, slug: string, heroTitle: string, heroSubtitle: string, heroBadgeText: string, heroCtaText: string, heroCtaPhone: string, formTitle: string, formSubtitle: string, formPrivacyText: string, isActive: boolean, version: number } };

export type BlogCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogCategoriesQuery = { __typename: 'Query', blogCategories: Array<{ __typename: 'BlogCategory', id: string, name: string, slug: string, color: BlogColor, postCount: number | null, version: number }> };

export type CheckBackupMutationVariables = Exact<{
  id: string;
}>;


export type CheckBackupMutation = { __typename: 'Mutation', checkBackup: { __typename: 'Backup', id: string, state: BackupState, fileName: string, isAutomatic: boolean, isEncrypted: boolean, size: number | null, documents: number | null, progress: number | null, problem: string | null, createdBy: string | null, createdAt: string, checkedAt: string | null } };

export type CreateBlogCategoryMutationVariables = Exact<{
  input: CreateBlogCategoryInput;
}>;


export type CreateBlogCategoryMutation = { __typename: 'Mutation', createBlogCategory: { __typename: 'BlogCategory', id: string, name: string, slug: string, color: BlogColor, postCount: number | null, version: number } };

export type CreateBlogPostMutationVariables = Exact<{
  input: CreateBlogPostInput;
}>;


export type CreateBlogPostMutation = { __typename: 'Mutation', createBlogPost: { __typename: 'BlogPost', id: string, title: string, slug: string, category: string, excerpt: string, content: string, author: string, featuredImage: string | null, featuredImageAlt: string | null, metaTitle: string | null, metaDescription: string | null, status: BlogPostStatus, isPublished: boolean, publishedAt: string, unpublishAt: string | null, updatedAt: string, viewCount: number, version: number } };

export type CreateDataBreachMutationVariables = Exact<{
  input: CreateDataBreachInput;
}>;


export type CreateDataBreachMutation = { __typename: 'Mutation', createDataBreach: { __typename: 'DataBreach', id: string, state: DataBreachState, title: string, description: string | null, occurredAt: string | null, noticedAt: string, noticedBy: string, notifyBy: string, dataKinds: Array<BreachDataKind>, peopleKinds: Array<BreachPeopleKind>, peopleCount: number | null, measures: string | null, boardNotifiedAt: string | null, boardReference: string | null, boardNote: string | null, peopleNotifiedOn: string | null, peopleNote: string | null, closedBy: string | null, closedAt: string | null, version: number } };

export type CreateDataRequestMutationVariables = Exact<{
  input: CreateDataRequestInput;
}>;


export type CreateDataRequestMutation = { __typename: 'Mutation', createDataRequest: { __typename: 'DataRequest', id: string, kind: DataRequestKind, name: string, email: string | null, phone: string | null, channel: DataRequestChannel, receivedOn: string, dueOn: string, details: string | null, identityCheck: string | null, identityCheckedBy: string | null, identityCheckedAt: string | null, answer: string | null, isClosed: boolean, closedBy: string | null, closedAt: string | null, version: number } };

export type CreateEmailTemplateMutationVariables = Exact<{
  input: CreateEmailTemplateInput;
}>;


export type CreateEmailTemplateMutation = { __typename: 'Mutation', createEmailTemplate: { __typename: 'EmailTemplate', id: string, name: string, category: EmailTemplateCategory, subject: string, heading: string | null, content: string, variables: Array<string>, isActive: boolean, isBuiltIn: boolean, isChanged: boolean, isSendable: boolean, version: number, createdAt: string | null, updatedAt: string | null } };

export type CreateLocalPageMutationVariables = Exact<{
  input: CreateLocalPageInput;
}>;


export type CreateLocalPageMutation = { __typename: 'Mutation', createLocalPage: { __typename: 'LocalPage', id: string, cityName: string, slug: string, title: string, metaTitle: string, metaDescription: string, metaKeywords: string, heroTitle: string, heroSubtitle: string, heroDescription: string, heroFeatures: Array<string>, whyChooseUsTitle: string, whyChooseUsDescription: string, whyChooseUsItems: Array<string>, challengesTitle: string, challengesDescription: string, challengesProblems: Array<string>, challengesSolutions: Array<string>, contactTitle: string, contactDescription: string, distanceFromCorlu: string, specialFeature: string, population: string, childShare: string, schoolCount: string, familyCount: string, figuresSource: string, figuresYear: string, pageBlocks: string, isActive: boolean, version: number } };

export type CreateMenuMutationVariables = Exact<{
  input: CreateMenuInput;
}>;


export type CreateMenuMutation = { __typename: 'Mutation', createMenu: { __typename: 'Menu', id: string, name: string, slug: string, location: string, description: string | null, isActive: boolean, version: number, items: Array<{ __typename: 'MenuItem', id: string, title: string, url: string, menuId: string, parentId: string | null, orderIndex: number, isActive: boolean, target: MenuTarget, pageId: string | null, type: MenuItemType, version: number }> } };

export type CreateMenuItemMutationVariables = Exact<{
  input: CreateMenuItemInput;
}>;


export type CreateMenuItemMutation = { __typename: 'Mutation', createMenuItem: { __typename: 'MenuItem', id: string, title: string, url: string, menuId: string, parentId: string | null, orderIndex: number, isActive: boolean, target: MenuTarget, pageId: string | null, type: MenuItemType, version: number } };

export type CreatePageMutationVariables = Exact<{
  input: CreatePageInput;
}>;


export type CreatePageMutation = { __typename: 'Mutation', createPage: { __typename: 'Page', id: string, title: string, slug: string, content: string, excerpt: string, status: PageStatus, isHomepage: boolean, templateName: PageTemplate, customCss: string, customJs: string, featuredImage: string, metaTitle: string, metaDescription: string, metaKeywords: string, version: number, updatedAt: string } };

export type CreateTestimonialMutationVariables = Exact<{
  input: CreateTestimonialInput;
}>;


export type CreateTestimonialMutation = { __typename: 'Mutation', createTestimonial: { __typename: 'Testimonial', id: string, clientName: string, clientTitle: string | null, content: string, rating: number, isActive: boolean, version: number } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { __typename: 'Mutation', createUser: { __typename: 'User', id: string, username: string, email: string | null, role: StaffRole, isActive: boolean, lastLogin: string | null, invitedAt: string | null, hasTwoStep: boolean, createdAt: string, version: number } };

export type DataBreachesQueryVariables = Exact<{ [key: string]: never; }>;


export type DataBreachesQuery = { __typename: 'Query', dataBreaches: Array<{ __typename: 'DataBreach', id: string, state: DataBreachState, title: string, description: string | null, occurredAt: string | null, noticedAt: string, noticedBy: string, notifyBy: string, dataKinds: Array<BreachDataKind>, peopleKinds: Array<BreachPeopleKind>, peopleCount: number | null, measures: string | null, boardNotifiedAt: string | null, boardReference: string | null, boardNote: string | null, peopleNotifiedOn: string | null, peopleNote: string | null, closedBy: string | null, closedAt: string | null, version: number }> };

export type DataRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type DataRequestsQuery = { __typename: 'Query', dataRequests: Array<{ __typename: 'DataRequest', id: string, kind: DataRequestKind, name: string, email: string | null, phone: string | null, channel: DataRequestChannel, receivedOn: string, dueOn: string, details: string | null, identityCheck: string | null, identityCheckedBy: string | null, identityCheckedAt: string | null, answer: string | null, isClosed: boolean, closedBy: string | null, closedAt: string | null, version: number }> };

export type DeleteBackupMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBackupMutation = { __typename: 'Mutation', deleteBackup: boolean };

export type DeleteBlogCategoryMutationVariables = Exact<{
  id: string;
  moveTo?: string | null | undefined;
}>;


export type DeleteBlogCategoryMutation = { __typename: 'Mutation', deleteBlogCategory: boolean };

export type DeleteBlogPostMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlogPostMutation = { __typename: 'Mutation', deleteBlogPost: boolean };

export type DeleteBlogPostDraftMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type DeleteBlogPostDraftMutation = { __typename: 'Mutation', deleteBlogPostDraft: boolean };

export type DeleteDataBreachMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDataBreachMutation = { __typename: 'Mutation', deleteDataBreach: boolean };

export type DeleteEmailTemplateMutationVariables = Exact<{
  id: string;
  force?: boolean | null | undefined;
}>;


export type DeleteEmailTemplateMutation = { __typename: 'Mutation', deleteEmailTemplate: boolean };

export type DeleteLocalPageMutationVariables = Exact<{
  id: string;
  force?: boolean | null | undefined;
}>;


export type DeleteLocalPageMutation = { __typename: 'Mutation', deleteLocalPage: boolean };

export type DeleteMediaItemMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMediaItemMutation = { __typename: 'Mutation', deleteMediaItem: boolean };

export type DeleteMenuMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMenuMutation = { __typename: 'Mutation', deleteMenu: boolean };

export type DeleteMenuItemMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMenuItemMutation = { __typename: 'Mutation', deleteMenuItem: boolean };

export type DeleteTestimonialMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTestimonialMutation = { __typename: 'Mutation', deleteTestimonial: boolean };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { __typename: 'Mutation', deleteUser: boolean };

export type ExampleDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExampleDataQuery = { __typename: 'Query', exampleData: { __typename: 'ExampleData', records: Array<{ __typename: 'ExampleRecord', kind: ExampleDataKind, id: string, name: string, state: ExampleRecordState, uses: Array<{ __typename: 'ExampleUse', kind: ExampleUseKind, count: number, names: Array<string> }> }>, removal: { __typename: 'ExampleRemoval', state: ExampleRemovalState, problem: string | null } | null } };

export type MediaItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type MediaItemsQuery = { __typename: 'Query', mediaItems: Array<{ __typename: 'MediaItem', id: string, url: string, fileName: string, alt: string | null, tags: Array<string>, width: number, height: number, fileSize: number, focalX: number, focalY: number, createdAt: string, version: number }> };

export type RemoveExampleDataMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveExampleDataMutation = { __typename: 'Mutation', removeExampleData: { __typename: 'ExampleData', records: Array<{ __typename: 'ExampleRecord', kind: ExampleDataKind, id: string, name: string, state: ExampleRecordState, uses: Array<{ __typename: 'ExampleUse', kind: ExampleUseKind, count: number, names: Array<string> }> }>, removal: { __typename: 'ExampleRemoval', state: ExampleRemovalState, problem: string | null } | null } };

export type RemoveTwoStepMutationVariables = Exact<{
  id: string;
}>;


export type RemoveTwoStepMutation = { __typename: 'Mutation', removeTwoStep: boolean };

export type ReorderMenuItemsMutationVariables = Exact<{
  input: ReorderMenuItemsInput;
}>;


export type ReorderMenuItemsMutation = { __typename: 'Mutation', reorderMenuItems: { __typename: 'Menu', id: string, name: string, slug: string, location: string, description: string | null, isActive: boolean, version: number, items: Array<{ __typename: 'MenuItem', id: string, title: string, url: string, menuId: string, parentId: string | null, orderIndex: number, isActive: boolean, target: MenuTarget, pageId: string | null, type: MenuItemType, version: number }> } };

export type ResendOutboxEmailMutationVariables = Exact<{
  id: string;
}>;


export type ResendOutboxEmailMutation = { __typename: 'Mutation', resendOutboxEmail: { __typename: 'OutboxEmail', id: string, about: OutboxSubject, title: string, subjectId: string | null, recipientName: string | null, recipientEmail: string | null, state: OutboxState, reason: string | null, isAddressRefused: boolean, attempts: number, createdAt: string, dueAt: string | null, sentAt: string | null } };

export type RestoreConsentMutationVariables = Exact<{
  id: string;
}>;


export type RestoreConsentMutation = { __typename: 'Mutation', restoreConsent: { __typename: 'ConsentEntry', id: string, text: ConsentText, state: ConsentState, origin: ConsentOrigin | null, name: string | null, phone: string | null, email: string | null, isPersonErased: boolean, recordId: string | null, noticeVersion: string | null, sentenceVersion: string | null, givenAt: string, categories: { __typename: 'CookieCategories', analytics: boolean, marketing: boolean } | null, withdrawal: { __typename: 'ConsentWithdrawal', withdrawnOn: string, channel: DataRequestChannel, note: string | null, recordedBy: string | null, recordedAt: string } | null } };

export type RetentionRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionRunsQuery = { __typename: 'Query', retentionRuns: Array<{ __typename: 'RetentionRun', id: string, state: RetentionRunState, startedBy: string | null, createdAt: string, endedAt: string | null, onHold: number, problem: string | null, erased: Array<{ __typename: 'ErasedCount', kind: ErasedKind, count: number }> }> };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeAccessTokenMutation = { __typename: 'Mutation', revokeAccessToken: boolean };

export type SaveBlogPostDraftMutationVariables = Exact<{
  id: string;
  input: SaveBlogPostDraftInput;
}>;


export type SaveBlogPostDraftMutation = { __typename: 'Mutation', saveBlogPostDraft: { __typename: 'BlogPostDraft', id: string, postId: string, title: string | null, slug: string | null, category: string | null, excerpt: string | null, content: string | null, author: string | null, featuredImage: string | null, featuredImageAlt: string | null, metaTitle: string | null, metaDescription: string | null, baseVersion: number, savedBy: string | null, updatedAt: string, version: number } };

export type SelfCheckRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type SelfCheckRunsQuery = { __typename: 'Query', selfCheckRuns: Array<{ __typename: 'SelfCheckRun', id: string, state: SelfCheckRunState, isNightly: boolean, startedBy: string | null, startedAt: string, finishedAt: string | null, current: SelfCheckKey | null, outcomes: Array<{ __typename: 'SelfCheckOutcome', key: SelfCheckKey, state: SelfCheckState, newCount: number, mendedCount: number, durationMs: number }> }> };

export type SendPasswordLinkMutationVariables = Exact<{
  id: string;
}>;


export type SendPasswordLinkMutation = { __typename: 'Mutation', sendPasswordLink: boolean };

export type SetUserPasswordMutationVariables = Exact<{
  id: string;
  input: SetUserPasswordInput;
}>;


export type SetUserPasswordMutation = { __typename: 'Mutation', setUserPassword: boolean };

export type StartBackupMutationVariables = Exact<{ [key: string]: never; }>;


export type StartBackupMutation = { __typename: 'Mutation', startBackup: { __typename: 'Backup', id: string, state: BackupState, fileName: string, isAutomatic: boolean, isEncrypted: boolean, size: number | null, documents: number | null, progress: number | null, problem: string | null, createdBy: string | null, createdAt: string, checkedAt: string | null } };

export type StartRetentionRunMutationVariables = Exact<{ [key: string]: never; }>;


export type StartRetentionRunMutation = { __typename: 'Mutation', startRetentionRun: { __typename: 'RetentionRun', id: string, state: RetentionRunState, startedBy: string | null, createdAt: string, endedAt: string | null, onHold: number, problem: string | null, erased: Array<{ __typename: 'ErasedCount', kind: ErasedKind, count: number }> } };

export type StartSelfChecksMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSelfChecksMutation = { __typename: 'Mutation', startSelfChecks: { __typename: 'SelfCheckRun', id: string, state: SelfCheckRunState, isNightly: boolean, startedBy: string | null, startedAt: string, finishedAt: string | null, current: SelfCheckKey | null, outcomes: Array<{ __typename: 'SelfCheckOutcome', key: SelfCheckKey, state: SelfCheckState, newCount: number, mendedCount: number, durationMs: number }> } };

export type UpdateAppointmentPageMutationVariables = Exact<{
  input: UpdateAppointmentPageInput;
}>;


export type UpdateAppointmentPageMutation = { __typename: 'Mutation', updateAppointmentPage: { __typename: 'AppointmentPageSettings', title: string, slug: string, heroTitle: string, heroSubtitle: string, heroBadgeText: string, heroCtaText: string, heroCtaPhone: string, formTitle: string, formSubtitle: string, formPrivacyText: string, isActive: boolean, version: number } };

export type UpdateBlogCategoryMutationVariables = Exact<{
  id: string;
  input: UpdateBlogCategoryInput;
}>;


export type UpdateBlogCategoryMutation = { __typename: 'Mutation', updateBlogCategory: { __typename: 'BlogCategory', id: string, name: string, slug: string, color: BlogColor, postCount: number | null, version: number } };

export type UpdateBlogPostMutationVariables = Exact<{
  id: string;
  input: UpdateBlogPostInput;
}>;


export type UpdateBlogPostMutation = { __typename: 'Mutation', updateBlogPost: { __typename: 'BlogPost', id: string, title: string, slug: string, category: string, excerpt: string, content: string, author: string, featuredImage: string | null, featuredImageAlt: string | null, metaTitle: string | null, metaDescription: string | null, status: BlogPostStatus, isPublished: boolean, publishedAt: string, unpublishAt: string | null, updatedAt: string, viewCount: number, version: number } };

export type UpdateDataBreachMutationVariables = Exact<{
  id: string;
  input: UpdateDataBreachInput;
}>;


export type UpdateDataBreachMutation = { __typename: 'Mutation', updateDataBreach: { __typename: 'DataBreach', id: string, state: DataBreachState, title: string, description: string | null, occurredAt: string | null, noticedAt: string, noticedBy: string, notifyBy: string, dataKinds: Array<BreachDataKind>, peopleKinds: Array<BreachPeopleKind>, peopleCount: number | null, measures: string | null, boardNotifiedAt: string | null, boardReference: string | null, boardNote: string | null, peopleNotifiedOn: string | null, peopleNote: string | null, closedBy: string | null, closedAt: string | null, version: number } };

export type UpdateDataRequestMutationVariables = Exact<{
  id: string;
  input: UpdateDataRequestInput;
}>;


export type UpdateDataRequestMutation = { __typename: 'Mutation', updateDataRequest: { __typename: 'DataRequest', id: string, kind: DataRequestKind, name: string, email: string | null, phone: string | null, channel: DataRequestChannel, receivedOn: string, dueOn: string, details: string | null, identityCheck: string | null, identityCheckedBy: string | null, identityCheckedAt: string | null, answer: string | null, isClosed: boolean, closedBy: string | null, closedAt: string | null, version: number } };

export type UpdateEmailTemplateMutationVariables = Exact<{
  id: string;
  input: UpdateEmailTemplateInput;
}>;


export type UpdateEmailTemplateMutation = { __typename: 'Mutation', updateEmailTemplate: { __typename: 'EmailTemplate', id: string, name: string, category: EmailTemplateCategory, subject: string, heading: string | null, content: string, variables: Array<string>, isActive: boolean, isBuiltIn: boolean, isChanged: boolean, isSendable: boolean, version: number, createdAt: string | null, updatedAt: string | null } };

export type UpdateLocalPageMutationVariables = Exact<{
  id: string;
  input: UpdateLocalPageInput;
}>;


export type UpdateLocalPageMutation = { __typename: 'Mutation', updateLocalPage: { __typename: 'LocalPage', id: string, cityName: string, slug: string, title: string, metaTitle: string, metaDescription: string, metaKeywords: string, heroTitle: string, heroSubtitle: string, heroDescription: string, heroFeatures: Array<string>, whyChooseUsTitle: string, whyChooseUsDescription: string, whyChooseUsItems: Array<string>, challengesTitle: string, challengesDescription: string, challengesProblems: Array<string>, challengesSolutions: Array<string>, contactTitle: string, contactDescription: string, distanceFromCorlu: string, specialFeature: string, population: string, childShare: string, schoolCount: string, familyCount: string, figuresSource: string, figuresYear: string, pageBlocks: string, isActive: boolean, version: number } };

export type UpdateMediaItemMutationVariables = Exact<{
  id: string;
  input: UpdateMediaItemInput;
}>;


export type UpdateMediaItemMutation = { __typename: 'Mutation', updateMediaItem: { __typename: 'MediaItem', id: string, url: string, fileName: string, alt: string | null, tags: Array<string>, width: number, height: number, fileSize: number, focalX: number, focalY: number, createdAt: string, version: number } };

export type UpdateMenuMutationVariables = Exact<{
  id: string;
  input: UpdateMenuInput;
}>;


export type UpdateMenuMutation = { __typename: 'Mutation', updateMenu: { __typename: 'Menu', id: string, name: string, slug: string, location: string, description: string | null, isActive: boolean, version: number, items: Array<{ __typename: 'MenuItem', id: string, title: string, url: string, menuId: string, parentId: string | null, orderIndex: number, isActive: boolean, target: MenuTarget, pageId: string | null, type: MenuItemType, version: number }> } };

export type UpdateMenuItemMutationVariables = Exact<{
  id: string;
  input: UpdateMenuItemInput;
}>;


export type UpdateMenuItemMutation = { __typename: 'Mutation', updateMenuItem: { __typename: 'MenuItem', id: string, title: string, url: string, menuId: string, parentId: string | null, orderIndex: number, isActive: boolean, target: MenuTarget, pageId: string | null, type: MenuItemType, version: number } };

export type UpdatePageMutationVariables = Exact<{
  id: string;
  input: UpdatePageInput;
}>;


export type UpdatePageMutation = { __typename: 'Mutation', updatePage: { __typename: 'Page', id: string, title: string, slug: string, content: string, excerpt: string, status: PageStatus, isHomepage: boolean, templateName: PageTemplate, customCss: string, customJs: string, featuredImage: string, metaTitle: string, metaDescription: string, metaKeywords: string, version: number, updatedAt: string } };

export type UpdateTestimonialMutationVariables = Exact<{
  id: string;
  input: UpdateTestimonialInput;
}>;


export type UpdateTestimonialMutation = { __typename: 'Mutation', updateTestimonial: { __typename: 'Testimonial', id: string, clientName: string, clientTitle: string | null, content: string, rating: number, isActive: boolean, version: number } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { __typename: 'Mutation', updateUser: { __typename: 'User', id: string, username: string, email: string | null, role: StaffRole, isActive: boolean, lastLogin: string | null, invitedAt: string | null, hasTwoStep: boolean, createdAt: string, version: number } };

export type UsersQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersQuery = { __typename: 'Query', users: Array<{ __typename: 'User', id: string, username: string, email: string | null, role: StaffRole, isActive: boolean, lastLogin: string | null, invitedAt: string | null, hasTwoStep: boolean, createdAt: string, version: number }> };

export type WithdrawBlogPreviewLinksMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawBlogPreviewLinksMutation = { __typename: 'Mutation', withdrawBlogPreviewLinks: boolean };

export type WithdrawConsentMutationVariables = Exact<{
  id: string;
  input: WithdrawConsentInput;
}>;


export type WithdrawConsentMutation = { __typename: 'Mutation', withdrawConsent: Array<{ __typename: 'ConsentEntry', id: string, text: ConsentText, state: ConsentState, origin: ConsentOrigin | null, name: string | null, phone: string | null, email: string | null, isPersonErased: boolean, recordId: string | null, noticeVersion: string | null, sentenceVersion: string | null, givenAt: string, categories: { __typename: 'CookieCategories', analytics: boolean, marketing: boolean } | null, withdrawal: { __typename: 'ConsentWithdrawal', withdrawnOn: string, channel: DataRequestChannel, note: string | null, recordedBy: string | null, recordedAt: string } | null }> };

export type AccessMatrixUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessMatrixUsersQuery = { __typename: 'Query', users: Array<{ __typename: 'User', id: string, role: StaffRole, isActive: boolean }> };

export type AccessTokenRowFragment = { __typename: 'AccessToken', id: string, name: string, scope: string, username: string, createdAt: string, expiresAt: string, lastUsedAt: string | null };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { __typename: 'Mutation', createAccessToken: { __typename: 'CreatedAccessToken', id: string, name: string, token: string } };

export type AuditEntryRowFragment = { __typename: 'AuditEntry', id: string, at: string, action: string, entity: string, entityId: string | null, changedFields: Array<string>, username: string | null, address: string, isByToken: boolean, tokenName: string | null };

export type AuditLogPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditLogPeopleQuery = { __typename: 'Query', users: Array<{ __typename: 'User', id: string, username: string }> };

export type AuditLogQueryVariables = Exact<{
  filter: AuditFilter;
  page: number;
  pageSize: number;
}>;


export type AuditLogQuery = { __typename: 'Query', auditEntries: { __typename: 'AuditEntryPage', total: number, items: Array<{ __typename: 'AuditEntry', id: string, at: string, action: string, entity: string, entityId: string | null, changedFields: Array<string>, username: string | null, address: string, isByToken: boolean, tokenName: string | null }> } };

export type BackupRowFragment = { __typename: 'Backup', id: string, state: BackupState, fileName: string, isAutomatic: boolean, isEncrypted: boolean, size: number | null, documents: number | null, progress: number | null, problem: string | null, createdBy: string | null, createdAt: string, checkedAt: string | null };

export type BackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupsQuery = { __typename: 'Query', backups: Array<{ __typename: 'Backup', id: string, state: BackupState, fileName: string, isAutomatic: boolean, isEncrypted: boolean, size: number | null, documents: number | null, progress: number | null, problem: string | null, createdBy: string | null, createdAt: string, checkedAt: string | null }>, backupPlan: { __typename: 'BackupPlan', isEnabled: boolean, frequency: BackupFrequency, isEncrypted: boolean, retentionDays: number, nextOn: string | null } };

export type BlogCategoryRowFragment = { __typename: 'BlogCategory', id: string, name: string, slug: string, color: BlogColor, postCount: number | null, version: number };

export type OrderBlogCategoriesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderBlogCategoriesMutation = { __typename: 'Mutation', orderBlogCategories: Array<{ __typename: 'BlogCategory', id: string }> };

export type BlogPostToEditQueryVariables = Exact<{
  id: string;
}>;


export type BlogPostToEditQuery = { __typename: 'Query', managedBlogPost: { __typename: 'BlogPost', id: string, title: string, slug: string, category: string, excerpt: string, content: string, author: string, featuredImage: string | null, featuredImageAlt: string | null, metaTitle: string | null, metaDescription: string | null, status: BlogPostStatus, isPublished: boolean, publishedAt: string, unpublishAt: string | null, updatedAt: string, viewCount: number, version: number } | null };

export type BlogSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogSiteQuery = { __typename: 'Query', siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string }> };

export type KeptDraftFragment = { __typename: 'BlogPostDraft', id: string, postId: string, title: string | null, slug: string | null, category: string | null, excerpt: string | null, content: string | null, author: string | null, featuredImage: string | null, featuredImageAlt: string | null, metaTitle: string | null, metaDescription: string | null, baseVersion: number, savedBy: string | null, updatedAt: string, version: number };

export type StoredDraftQueryVariables = Exact<{
  id: string;
}>;


export type StoredDraftQuery = { __typename: 'Query', blogPostDraft: { __typename: 'BlogPostDraft', id: string, postId: string, title: string | null, slug: string | null, category: string | null, excerpt: string | null, content: string | null, author: string | null, featuredImage: string | null, featuredImageAlt: string | null, metaTitle: string | null, metaDescription: string | null, baseVersion: number, savedBy: string | null, updatedAt: string, version: number } | null };

export type EditedBlogPostFragment = { __typename: 'BlogPost', id: string, title: string, slug: string, category: string, excerpt: string, content: string, author: string, featuredImage: string | null, featuredImageAlt: string | null, metaTitle: string | null, metaDescription: string | null, status: BlogPostStatus, isPublished: boolean, publishedAt: string, unpublishAt: string | null, updatedAt: string, viewCount: number, version: number };

export type CreateBlogPreviewLinkMutationVariables = Exact<{
  id: string;
  input: CreateBlogPreviewLinkInput;
}>;


export type CreateBlogPreviewLinkMutation = { __typename: 'Mutation', createBlogPreviewLink: { __typename: 'BlogPreviewLink', path: string, expiresAt: string } };

export type RedirectsToPostsQueryVariables = Exact<{
  pageSize?: number | null | undefined;
}>;


export type RedirectsToPostsQuery = { __typename: 'Query', redirects: { __typename: 'RedirectPage', items: Array<{ __typename: 'Redirect', id: string, fromUrl: string, toUrl: string, isActive: boolean, hitCount: number }> } };

export type BlogPostRevisionQueryVariables = Exact<{
  id: string;
}>;


export type BlogPostRevisionQuery = { __typename: 'Query', blogPostRevision: { __typename: 'BlogPostRevisionTexts', id: string, number: number, savedBy: string | null, createdAt: string, texts: Array<{ __typename: 'ContentText', key: string, value: string }>, before: Array<{ __typename: 'ContentText', key: string, value: string }> } };

export type BlogPostRevisionsQueryVariables = Exact<{
  id: string;
}>;


export type BlogPostRevisionsQuery = { __typename: 'Query', blogPostRevisions: Array<{ __typename: 'BlogPostRevision', id: string, number: number, savedBy: string | null, createdAt: string, changes: Array<{ __typename: 'ContentChange', key: string, kind: ContentChangeKind }> }> };

export type BlogPostRowFragment = { __typename: 'ManagedBlogPost', id: string, title: string, slug: string, category: string, author: string, status: BlogPostStatus, isPublished: boolean, viewCount: number, publishedAt: string, unpublishAt: string | null, updatedAt: string, version: number };

export type BulkBlogPostsMutationVariables = Exact<{
  operation: BulkBlogPostsOperation;
  ids: Array<string> | string;
}>;


export type BulkBlogPostsMutation = { __typename: 'Mutation', bulkBlogPosts: { __typename: 'BulkBlogPostsResult', results: Array<{ __typename: 'BulkBlogPostsItem', id: string, ok: boolean, message: string | null }> } };

export type ManagedBlogPostsQueryVariables = Exact<{
  status?: BlogPostStatus | null | undefined;
  category?: string | null | undefined;
  search?: string | null | undefined;
  sort?: BlogPostSort | null | undefined;
  direction?: SortDirection | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ManagedBlogPostsQuery = { __typename: 'Query', managedBlogPosts: { __typename: 'ManagedBlogPostList', total: number, items: Array<{ __typename: 'ManagedBlogPost', id: string, title: string, slug: string, category: string, author: string, status: BlogPostStatus, isPublished: boolean, viewCount: number, publishedAt: string, unpublishAt: string | null, updatedAt: string, version: number }> } };

export type ConsentEntriesQueryVariables = Exact<{
  filter: ConsentFilter;
  page: number;
  pageSize: number;
}>;


export type ConsentEntriesQuery = { __typename: 'Query', consentEntries: { __typename: 'ConsentEntryPage', total: number, items: Array<{ __typename: 'ConsentEntry', id: string, text: ConsentText, state: ConsentState, origin: ConsentOrigin | null, name: string | null, phone: string | null, email: string | null, isPersonErased: boolean, recordId: string | null, noticeVersion: string | null, sentenceVersion: string | null, givenAt: string, categories: { __typename: 'CookieCategories', analytics: boolean, marketing: boolean } | null, withdrawal: { __typename: 'ConsentWithdrawal', withdrawnOn: string, channel: DataRequestChannel, note: string | null, recordedBy: string | null, recordedAt: string } | null }> } };

export type ConsentEntryRowFragment = { __typename: 'ConsentEntry', id: string, text: ConsentText, state: ConsentState, origin: ConsentOrigin | null, name: string | null, phone: string | null, email: string | null, isPersonErased: boolean, recordId: string | null, noticeVersion: string | null, sentenceVersion: string | null, givenAt: string, categories: { __typename: 'CookieCategories', analytics: boolean, marketing: boolean } | null, withdrawal: { __typename: 'ConsentWithdrawal', withdrawnOn: string, channel: DataRequestChannel, note: string | null, recordedBy: string | null, recordedAt: string } | null };

export type ContentRevisionsQueryVariables = Exact<{
  pageId: ContentPageId;
}>;


export type ContentRevisionsQuery = { __typename: 'Query', contentRevisions: Array<{ __typename: 'ContentRevision', id: string, createdAt: string, author: string | null, description: string | null, isDraft: boolean, changes: Array<{ __typename: 'ContentChange', key: string, kind: ContentChangeKind }>, texts: Array<{ __typename: 'ContentText', key: string, value: string }> }> };

export type CreateContentRevisionMutationVariables = Exact<{
  input: CreateContentRevisionInput;
}>;


export type CreateContentRevisionMutation = { __typename: 'Mutation', createContentRevision: { __typename: 'ContentRevision', id: string } };

export type DataBreachRowFragment = { __typename: 'DataBreach', id: string, state: DataBreachState, title: string, description: string | null, occurredAt: string | null, noticedAt: string, noticedBy: string, notifyBy: string, dataKinds: Array<BreachDataKind>, peopleKinds: Array<BreachPeopleKind>, peopleCount: number | null, measures: string | null, boardNotifiedAt: string | null, boardReference: string | null, boardNote: string | null, peopleNotifiedOn: string | null, peopleNote: string | null, closedBy: string | null, closedAt: string | null, version: number };

export type DataRequestRowFragment = { __typename: 'DataRequest', id: string, kind: DataRequestKind, name: string, email: string | null, phone: string | null, channel: DataRequestChannel, receivedOn: string, dueOn: string, details: string | null, identityCheck: string | null, identityCheckedBy: string | null, identityCheckedAt: string | null, answer: string | null, isClosed: boolean, closedBy: string | null, closedAt: string | null, version: number };

export type DestructionRecordsQueryVariables = Exact<{
  id: string;
}>;


export type DestructionRecordsQuery = { __typename: 'Query', destructionRecords: Array<{ __typename: 'DestructionRecord', id: string, kind: PersonalDataKind, count: number, keepReason: KeepReason | null, decidedBy: string | null, at: string }> };

export type ErasePersonalDataMutationVariables = Exact<{
  id: string;
  input: ErasePersonalDataInput;
}>;


export type ErasePersonalDataMutation = { __typename: 'Mutation', erasePersonalData: { __typename: 'PersonalDataErasure', erasedCount: number, keptCount: number, failures: Array<{ __typename: 'PersonalDataErasureFailure', id: string, kind: PersonalDataKind, message: string }> } };

export type PersonalDataQueryVariables = Exact<{
  id: string;
}>;


export type PersonalDataQuery = { __typename: 'Query', personalData: Array<{ __typename: 'PersonalDataRecord', id: string, kind: PersonalDataKind, date: string, description: string, partOfId: string | null }> };

export type MailStateQueryVariables = Exact<{ [key: string]: never; }>;


export type MailStateQuery = { __typename: 'Query', mailState: { __typename: 'MailState', problem: MailProblem | null } };

export type OutboxQueryVariables = Exact<{
  state?: OutboxState | null | undefined;
  about?: OutboxSubject | null | undefined;
  addressRefuses?: boolean | null | undefined;
  page: number;
  pageSize: number;
}>;


export type OutboxQuery = { __typename: 'Query', outbox: { __typename: 'OutboxList', total: number, addressRefusesTotal: number, items: Array<{ __typename: 'OutboxEmail', id: string, about: OutboxSubject, title: string, subjectId: string | null, recipientName: string | null, recipientEmail: string | null, state: OutboxState, reason: string | null, isAddressRefused: boolean, attempts: number, createdAt: string, dueAt: string | null, sentAt: string | null }> } };

export type OutboxRowFragment = { __typename: 'OutboxEmail', id: string, about: OutboxSubject, title: string, subjectId: string | null, recipientName: string | null, recipientEmail: string | null, state: OutboxState, reason: string | null, isAddressRefused: boolean, attempts: number, createdAt: string, dueAt: string | null, sentAt: string | null };

export type EmailTemplateRowFragment = { __typename: 'EmailTemplate', id: string, name: string, category: EmailTemplateCategory, subject: string, heading: string | null, content: string, variables: Array<string>, isActive: boolean, isBuiltIn: boolean, isChanged: boolean, isSendable: boolean, version: number, createdAt: string | null, updatedAt: string | null };

export type EmailTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailTemplatesQuery = { __typename: 'Query', emailTemplates: Array<{ __typename: 'EmailTemplate', id: string, name: string, category: EmailTemplateCategory, subject: string, heading: string | null, content: string, variables: Array<string>, isActive: boolean, isBuiltIn: boolean, isChanged: boolean, isSendable: boolean, version: number, createdAt: string | null, updatedAt: string | null }> };

export type EmailTemplatePreviewQueryVariables = Exact<{
  id?: string | null | undefined;
  input: EmailTemplatePreviewInput;
}>;


export type EmailTemplatePreviewQuery = { __typename: 'Query', emailTemplatePreview: { __typename: 'EmailTemplatePreview', subject: string, content: string, text: string } };

export type PreviewAppointmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type PreviewAppointmentsQuery = { __typename: 'Query', appointments: { __typename: 'AppointmentPage', items: Array<{ __typename: 'Appointment', id: string, childName: string, appointmentDate: string, appointmentTime: string }> } };

export type RestoreEmailTemplateMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RestoreEmailTemplateMutation = { __typename: 'Mutation', restoreEmailTemplate: { __typename: 'EmailTemplate', id: string, name: string, category: EmailTemplateCategory, subject: string, heading: string | null, content: string, variables: Array<string>, isActive: boolean, isBuiltIn: boolean, isChanged: boolean, isSendable: boolean, version: number, createdAt: string | null, updatedAt: string | null } };

export type TestEmailTemplateMutationVariables = Exact<{
  id: string;
  testEmail: string;
}>;


export type TestEmailTemplateMutation = { __typename: 'Mutation', testEmailTemplate: { __typename: 'EmailTemplateTest', success: boolean, message: string } };

export type TestEmailConnectionMutationVariables = Exact<{
  input: EmailConnectionInput;
}>;


export type TestEmailConnectionMutation = { __typename: 'Mutation', testEmailConnection: { __typename: 'EmailConnectionTest', success: boolean, message: string } };

export type EarlierLegalTextQueryVariables = Exact<{
  slug: string;
  version: string;
}>;


export type EarlierLegalTextQuery = { __typename: 'Query', legalText: { __typename: 'LegalText', slug: string, title: string, bodyHtml: string, version: string } | null };

export type LegalTextHistoryQueryVariables = Exact<{
  slug: string;
}>;


export type LegalTextHistoryQuery = { __typename: 'Query', legalTextVersions: Array<{ __typename: 'LegalTextVersion', version: string, changeNote: string, publishedAt: string, isInForce: boolean }> };

export type LegalTextsToEditQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalTextsToEditQuery = { __typename: 'Query', legalTexts: Array<{ __typename: 'LegalText', slug: string, title: string, bodyHtml: string, version: string, changeNote: string, publishedAt: string }>, siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string }> };

export type PublishLegalTextMutationVariables = Exact<{
  slug: string;
  input: PublishLegalTextInput;
}>;


export type PublishLegalTextMutation = { __typename: 'Mutation', publishLegalText: { __typename: 'LegalText', slug: string, title: string, bodyHtml: string, version: string, changeNote: string, publishedAt: string } };

export type MediaItemRowFragment = { __typename: 'MediaItem', id: string, url: string, fileName: string, alt: string | null, tags: Array<string>, width: number, height: number, fileSize: number, focalX: number, focalY: number, createdAt: string, version: number };

export type MediaUsesQueryVariables = Exact<{
  id: string;
}>;


export type MediaUsesQuery = { __typename: 'Query', mediaUses: Array<{ __typename: 'MediaUse', kind: string, title: string, path: string }> };

export type MenuPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuPagesQuery = { __typename: 'Query', pages: Array<{ __typename: 'Page', id: string, title: string, slug: string, status: PageStatus }> };

export type MenuItemRowFragment = { __typename: 'MenuItem', id: string, title: string, url: string, menuId: string, parentId: string | null, orderIndex: number, isActive: boolean, target: MenuTarget, pageId: string | null, type: MenuItemType, version: number };

export type MenuRowFragment = { __typename: 'Menu', id: string, name: string, slug: string, location: string, description: string | null, isActive: boolean, version: number, items: Array<{ __typename: 'MenuItem', id: string, title: string, url: string, menuId: string, parentId: string | null, orderIndex: number, isActive: boolean, target: MenuTarget, pageId: string | null, type: MenuItemType, version: number }> };

export type MenusQueryVariables = Exact<{ [key: string]: never; }>;


export type MenusQuery = { __typename: 'Query', menus: Array<{ __typename: 'Menu', id: string, name: string, slug: string, location: string, description: string | null, isActive: boolean, version: number, items: Array<{ __typename: 'MenuItem', id: string, title: string, url: string, menuId: string, parentId: string | null, orderIndex: number, isActive: boolean, target: MenuTarget, pageId: string | null, type: MenuItemType, version: number }> }> };

export type AppointmentPageFieldsFragment = { __typename: 'AppointmentPageSettings', title: string, slug: string, heroTitle: string, heroSubtitle: string, heroBadgeText: string, heroCtaText: string, heroCtaPhone: string, formTitle: string, formSubtitle: string, formPrivacyText: string, isActive: boolean, version: number };

export type BulkPagesMutationVariables = Exact<{
  operation: BulkPagesOperation;
  pageIds: Array<string> | string;
  data?: BulkPagesData | null | undefined;
}>;


export type BulkPagesMutation = { __typename: 'Mutation', bulkPages: { __typename: 'BulkPagesResult', results: Array<{ __typename: 'BulkPagesItem', id: string, ok: boolean, message: string | null }> } };

export type DeletePageMutationVariables = Exact<{
  id: string;
  force?: boolean | null | undefined;
}>;


export type DeletePageMutation = { __typename: 'Mutation', deletePage: boolean };

export type DuplicatePageMutationVariables = Exact<{
  id: string;
}>;


export type DuplicatePageMutation = { __typename: 'Mutation', duplicatePage: { __typename: 'Page', id: string } };

export type ManagedPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedPagesQuery = { __typename: 'Query', pages: Array<{ __typename: 'Page', id: string, title: string, slug: string, content: string, excerpt: string, status: PageStatus, isHomepage: boolean, templateName: PageTemplate, customCss: string, customJs: string, featuredImage: string, metaTitle: string, metaDescription: string, metaKeywords: string, version: number, updatedAt: string }> };

export type PageRowFragment = { __typename: 'Page', id: string, title: string, slug: string, content: string, excerpt: string, status: PageStatus, isHomepage: boolean, templateName: PageTemplate, customCss: string, customJs: string, featuredImage: string, metaTitle: string, metaDescription: string, metaKeywords: string, version: number, updatedAt: string };

export type SetHomepageMutationVariables = Exact<{
  id: string;
}>;


export type SetHomepageMutation = { __typename: 'Mutation', setHomepage: { __typename: 'Page', id: string } };

export type CreateLocalPageTagMutationVariables = Exact<{
  input: CreateMetaTagInput;
}>;


export type CreateLocalPageTagMutation = { __typename: 'Mutation', createMetaTag: { __typename: 'MetaTag', id: string } };

export type LocalPageRowFragment = { __typename: 'LocalPage', id: string, cityName: string, slug: string, title: string, metaTitle: string, metaDescription: string, metaKeywords: string, heroTitle: string, heroSubtitle: string, heroDescription: string, heroFeatures: Array<string>, whyChooseUsTitle: string, whyChooseUsDescription: string, whyChooseUsItems: Array<string>, challengesTitle: string, challengesDescription: string, challengesProblems: Array<string>, challengesSolutions: Array<string>, contactTitle: string, contactDescription: string, distanceFromCorlu: string, specialFeature: string, population: string, childShare: string, schoolCount: string, familyCount: string, figuresSource: string, figuresYear: string, pageBlocks: string, isActive: boolean, version: number };

export type LocalPageTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type LocalPageTagsQuery = { __typename: 'Query', metaTags: Array<{ __typename: 'MetaTag', id: string, pageKey: string, title: string | null, metaDescription: string | null, isActive: boolean }> };

export type ManagedLocalPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedLocalPagesQuery = { __typename: 'Query', localPages: Array<{ __typename: 'LocalPage', id: string, cityName: string, slug: string, title: string, metaTitle: string, metaDescription: string, metaKeywords: string, heroTitle: string, heroSubtitle: string, heroDescription: string, heroFeatures: Array<string>, whyChooseUsTitle: string, whyChooseUsDescription: string, whyChooseUsItems: Array<string>, challengesTitle: string, challengesDescription: string, challengesProblems: Array<string>, challengesSolutions: Array<string>, contactTitle: string, contactDescription: string, distanceFromCorlu: string, specialFeature: string, population: string, childShare: string, schoolCount: string, familyCount: string, figuresSource: string, figuresYear: string, pageBlocks: string, isActive: boolean, version: number }> };

export type PagesSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type PagesSiteQuery = { __typename: 'Query', siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string }> };

export type ExpiredRecordsQueryVariables = Exact<{
  kind: RetentionClass;
  page: number;
  pageSize: number;
}>;


export type ExpiredRecordsQuery = { __typename: 'Query', expiredRecords: { __typename: 'ExpiredRecordList', total: number, items: Array<{ __typename: 'ExpiredRecord', id: string, date: string, name: string | null, detail: string | null, isOnHold: boolean }> } };

export type RetentionRunRowFragment = { __typename: 'RetentionRun', id: string, state: RetentionRunState, startedBy: string | null, createdAt: string, endedAt: string | null, onHold: number, problem: string | null, erased: Array<{ __typename: 'ErasedCount', kind: ErasedKind, count: number }> };

export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { __typename: 'Query', retention: { __typename: 'RetentionOverview', nextOn: string, classes: Array<{ __typename: 'RetentionClassState', kind: RetentionClass, days: number, keptFrom: string, total: number, oldest: string | null, expired: number, onHold: number }>, selfExpiring: Array<{ __typename: 'SelfExpiringPeriod', kind: SelfExpiringRecords, days: number | null }> } };

export type AcknowledgeAllSecurityAlertsMutationVariables = Exact<{ [key: string]: never; }>;


export type AcknowledgeAllSecurityAlertsMutation = { __typename: 'Mutation', acknowledgeAllSecurityAlerts: { __typename: 'AcknowledgedAlerts', acknowledged: number } };

export type SecurityAlertRowFragment = { __typename: 'SecurityAlert', id: string, kind: SecurityAlertKind, title: string, message: string, subjectKind: SecuritySubject, subject: string | null, subjectId: string | null, by: string | null, count: number, firstAt: string, lastAt: string, notified: SecurityAlertAudience, acknowledgedAt: string | null, acknowledgedBy: string | null };

export type SecurityAlertsQueryVariables = Exact<{
  state: SecurityAlertFilter;
  kind?: SecurityAlertKind | null | undefined;
  page: number;
  pageSize: number;
}>;


export type SecurityAlertsQuery = { __typename: 'Query', securityAlerts: { __typename: 'SecurityAlertList', total: number, items: Array<{ __typename: 'SecurityAlert', id: string, kind: SecurityAlertKind, title: string, message: string, subjectKind: SecuritySubject, subject: string | null, subjectId: string | null, by: string | null, count: number, firstAt: string, lastAt: string, notified: SecurityAlertAudience, acknowledgedAt: string | null, acknowledgedBy: string | null }> } };

export type SecurityOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityOverviewQuery = { __typename: 'Query', securityOverview: { __typename: 'SecurityOverview', isEnabled: boolean, openAlerts: number, watched: Array<{ __typename: 'WatchedKind', kind: SecurityAlertKind, watches: string, isOn: boolean }>, challengesToday: { __typename: 'ChallengeCounts', asked: number, solved: number, failed: number }, challengesThisWeek: { __typename: 'ChallengeCounts', asked: number, solved: number, failed: number } } };

export type SelfCheckReportQueryVariables = Exact<{
  id: string;
}>;


export type SelfCheckReportQuery = { __typename: 'Query', selfCheckReport: { __typename: 'SelfCheckReport', id: string, outcomes: Array<{ __typename: 'ReportedSelfCheckOutcome', key: SelfCheckKey, state: SelfCheckState, checked: number, durationMs: number, note: string | null, faultCount: number, lastPassedAt: string | null, faults: Array<{ __typename: 'SelfCheckFault', sentence: string, isNew: boolean, records: Array<{ __typename: 'SelfCheckRecord', place: SelfCheckPlace, recordId: string }> }>, mended: Array<{ __typename: 'MendedSelfCheckFault', sentence: string }> }> } };

export type SelfCheckRunRowFragment = { __typename: 'SelfCheckRun', id: string, state: SelfCheckRunState, isNightly: boolean, startedBy: string | null, startedAt: string, finishedAt: string | null, current: SelfCheckKey | null, outcomes: Array<{ __typename: 'SelfCheckOutcome', key: SelfCheckKey, state: SelfCheckState, newCount: number, mendedCount: number, durationMs: number }> };

export type EditedSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedSettingsQuery = { __typename: 'Query', siteSettings: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string, category: SettingCategory }>, settingConditions: Array<{ __typename: 'SettingCondition', settingKey: string, isSecretStored: boolean, unavailableReason: string | null }> };

export type SaveSettingsMutationVariables = Exact<{
  settings: Array<SettingChange> | SettingChange;
}>;


export type SaveSettingsMutation = { __typename: 'Mutation', saveSettings: { __typename: 'SavedSettings', message: string, updated: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string, category: SettingCategory }>, errors: Array<{ __typename: 'SettingProblem', field: string, message: string, code: string }>, warnings: Array<{ __typename: 'SettingProblem', message: string }> } };

export type WinningTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type WinningTagsQuery = { __typename: 'Query', metaTags: Array<{ __typename: 'MetaTag', id: string, pageKey: string, title: string | null, metaDescription: string | null, metaKeywords: string | null, isActive: boolean, isInitial: boolean }> };

export type SettingHistoryQueryVariables = Exact<{
  category: string;
  pageSize: number;
}>;


export type SettingHistoryQuery = { __typename: 'Query', settingHistory: { __typename: 'SettingHistoryPage', total: number, items: Array<{ __typename: 'SettingHistoryEntry', id: string, settingKey: string, at: string, username: string | null, before: string | null, after: string | null }> } };

export type UndoSettingChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoSettingChangeMutation = { __typename: 'Mutation', undoSettingChange: { __typename: 'SavedSettings', updated: Array<{ __typename: 'SiteSetting', settingKey: string, settingValue: string, category: SettingCategory }>, errors: Array<{ __typename: 'SettingProblem', message: string }> } };

export type ExampleDataPartsFragment = { __typename: 'ExampleData', records: Array<{ __typename: 'ExampleRecord', kind: ExampleDataKind, id: string, name: string, state: ExampleRecordState, uses: Array<{ __typename: 'ExampleUse', kind: ExampleUseKind, count: number, names: Array<string> }> }>, removal: { __typename: 'ExampleRemoval', state: ExampleRemovalState, problem: string | null } | null };

export type SetupChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupChecksQuery = { __typename: 'Query', legalTexts: Array<{ __typename: 'LegalText', slug: string, bodyHtml: string }>, workingHours: Array<{ __typename: 'WorkingHour', id: string, version: number }>, therapyServices: Array<{ __typename: 'TherapyService', id: string, slug: string, version: number }>, users: Array<{ __typename: 'User', id: string }> };

export type RetryFailedJobsMutationVariables = Exact<{
  kind: string;
}>;


export type RetryFailedJobsMutation = { __typename: 'Mutation', retryFailedJobs: { __typename: 'RetriedJobs', retried: number } };

export type SystemHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemHealthQuery = { __typename: 'Query', systemHealth: { __typename: 'SystemHealth', eventsBehind: number, services: Array<{ __typename: 'ServiceState', name: string, isUp: boolean, address: string | null, version: string | null, latencyMs: number | null }>, jobs: { __typename: 'OpenJobs', queued: number, waiting: number, running: number, dead: number }, details: { __typename: 'SystemDetails', measuredAt: string, version: string, nodeVersion: string, lateJobs: number, problems: Array<{ __typename: 'HealthProblem', code: HealthProblemCode, part: SystemPart, isFailure: boolean, subject: string | null }>, databaseState: { __typename: 'DatabaseState', engine: string, version: string, roundTripMs: number, dataBytes: number, members: Array<{ __typename: 'DatabaseMember', name: string, state: string, isHealthy: boolean, isPrimary: boolean }> }, consumers: Array<{ __typename: 'EventConsumerState', service: string, behind: number }>, stalledJobs: Array<{ __typename: 'StalledJobs', kind: string, label: string, state: StalledJobState, reason: string | null, count: number, oldestAt: string, canRetry: boolean }>, emails: { __typename: 'EmailState', lastSentAt: string | null, waiting: number, failed: number }, backups: { __typename: 'BackupsState', isEnabled: boolean | null, verifiedAt: string | null, nextOn: string | null, newest: { __typename: 'Backup', id: string, state: BackupState, createdAt: string } | null }, gateways: Array<{ __typename: 'GatewayState', name: string, version: string, nodeVersion: string, startedAt: string, seenAt: string, memoryBytes: number, openStreams: number, databaseRoundTripMs: number | null, clockSkewMs: number | null, certificateEndsAt: string | null, disk: { __typename: 'DiskSpace', freeBytes: number, totalBytes: number } | null, remotes: Array<{ __typename: 'LiveRemote', name: string, version: string, isElsewhere: boolean, isUp: boolean }> }>, migrations: { __typename: 'MigrationState', applied: number, last: string | null, lastAt: string | null } } } | null };

export type OrderTestimonialsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderTestimonialsMutation = { __typename: 'Mutation', orderTestimonials: Array<{ __typename: 'Testimonial', id: string }> };

export type TestimonialRowFragment = { __typename: 'Testimonial', id: string, clientName: string, clientTitle: string | null, content: string, rating: number, isActive: boolean, version: number };

export type TestimonialsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestimonialsQuery = { __typename: 'Query', testimonials: Array<{ __typename: 'Testimonial', id: string, clientName: string, clientTitle: string | null, content: string, rating: number, isActive: boolean, version: number }> };

export type CreateInvitationLinkMutationVariables = Exact<{
  id: string;
}>;


export type CreateInvitationLinkMutation = { __typename: 'Mutation', createInvitationLink: { __typename: 'InvitationLink', path: string } };

export type PasswordRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordRuleQuery = { __typename: 'Query', passwordRule: { __typename: 'PasswordRule', minLength: number, isStrong: boolean } };

export type RefusedAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type RefusedAddressesQuery = { __typename: 'Query', refusedAddresses: Array<{ __typename: 'RefusedAddress', id: string, address: string, cause: RefusalCause, serverCode: string | null, lastAt: string, count: number, markedBy: string | null }> };

export type UserRowFragment = { __typename: 'User', id: string, username: string, email: string | null, role: StaffRole, isActive: boolean, lastLogin: string | null, invitedAt: string | null, hasTwoStep: boolean, createdAt: string, version: number };

export const AccessTokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<AccessTokenRowFragment, unknown>;
export const AuditEntryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isByToken"}},{"kind":"Field","name":{"kind":"Name","value":"tokenName"}}]}}]} as unknown as DocumentNode<AuditEntryRowFragment, unknown>;
export const BackupRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]} as unknown as DocumentNode<BackupRowFragment, unknown>;
export const BlogCategoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BlogCategoryRowFragment, unknown>;
export const KeptDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<KeptDraftFragment, unknown>;
export const EditedBlogPostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlogPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditedBlogPostFragment, unknown>;
export const BlogPostRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogPostRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedBlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BlogPostRowFragment, unknown>;
export const ConsentEntryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isPersonErased"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sentenceVersion"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"analytics"}},{"kind":"Field","name":{"kind":"Name","value":"marketing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnOn"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}}]}}]} as unknown as DocumentNode<ConsentEntryRowFragment, unknown>;
export const DataBreachRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataBreachRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataBreach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noticedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"dataKinds"}},{"kind":"Field","name":{"kind":"Name","value":"peopleKinds"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"boardNotifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"boardReference"}},{"kind":"Field","name":{"kind":"Name","value":"boardNote"}},{"kind":"Field","name":{"kind":"Name","value":"peopleNotifiedOn"}},{"kind":"Field","name":{"kind":"Name","value":"peopleNote"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DataBreachRowFragment, unknown>;
export const DataRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheck"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheckedBy"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheckedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DataRequestRowFragment, unknown>;
export const OutboxRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressRefused"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<OutboxRowFragment, unknown>;
export const EmailTemplateRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isSendable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EmailTemplateRowFragment, unknown>;
export const MediaItemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"focalX"}},{"kind":"Field","name":{"kind":"Name","value":"focalY"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MediaItemRowFragment, unknown>;
export const MenuItemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderIndex"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MenuItemRowFragment, unknown>;
export const MenuRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderIndex"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MenuRowFragment, unknown>;
export const AppointmentPageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentPageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentPageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroBadgeText"}},{"kind":"Field","name":{"kind":"Name","value":"heroCtaText"}},{"kind":"Field","name":{"kind":"Name","value":"heroCtaPhone"}},{"kind":"Field","name":{"kind":"Name","value":"formTitle"}},{"kind":"Field","name":{"kind":"Name","value":"formSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"formPrivacyText"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AppointmentPageFieldsFragment, unknown>;
export const PageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isHomepage"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"customCss"}},{"kind":"Field","name":{"kind":"Name","value":"customJs"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PageRowFragment, unknown>;
export const LocalPageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalPageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"heroFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsDescription"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsItems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesTitle"}},{"kind":"Field","name":{"kind":"Name","value":"challengesDescription"}},{"kind":"Field","name":{"kind":"Name","value":"challengesProblems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesSolutions"}},{"kind":"Field","name":{"kind":"Name","value":"contactTitle"}},{"kind":"Field","name":{"kind":"Name","value":"contactDescription"}},{"kind":"Field","name":{"kind":"Name","value":"distanceFromCorlu"}},{"kind":"Field","name":{"kind":"Name","value":"specialFeature"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"childShare"}},{"kind":"Field","name":{"kind":"Name","value":"schoolCount"}},{"kind":"Field","name":{"kind":"Name","value":"familyCount"}},{"kind":"Field","name":{"kind":"Name","value":"figuresSource"}},{"kind":"Field","name":{"kind":"Name","value":"figuresYear"}},{"kind":"Field","name":{"kind":"Name","value":"pageBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<LocalPageRowFragment, unknown>;
export const RetentionRunRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erased"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onHold"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<RetentionRunRowFragment, unknown>;
export const SecurityAlertRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityAlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"notified"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedBy"}}]}}]} as unknown as DocumentNode<SecurityAlertRowFragment, unknown>;
export const SelfCheckRunRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SelfCheckRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SelfCheckRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isNightly"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"mendedCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<SelfCheckRunRowFragment, unknown>;
export const ExampleDataPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExampleDataParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExampleData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<ExampleDataPartsFragment, unknown>;
export const TestimonialRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientTitle"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TestimonialRowFragment, unknown>;
export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const AccessTokensDocument = {"__meta__":{"hash":"sha256:8c038603a7a80cd7483d8343fed992a900b40ca54790e68e40f548daba2e9752"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"everybody"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"everybody"},"value":{"kind":"Variable","name":{"kind":"Name","value":"everybody"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<AccessTokensQuery, AccessTokensQueryVariables>;
export const AcknowledgeSecurityAlertDocument = {"__meta__":{"hash":"sha256:2d857b541e2ce8d80f9263121f3d8a639a8582aa3f7a31c0064f58d864818c50"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeSecurityAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgeSecurityAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityAlertRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityAlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"notified"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedBy"}}]}}]} as unknown as DocumentNode<AcknowledgeSecurityAlertMutation, AcknowledgeSecurityAlertMutationVariables>;
export const AppointmentPageDocument = {"__meta__":{"hash":"sha256:a887c969d01899162385202b38e97c9db57e41f977337fa88c5b7555f96dcc66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentPageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentPageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentPageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroBadgeText"}},{"kind":"Field","name":{"kind":"Name","value":"heroCtaText"}},{"kind":"Field","name":{"kind":"Name","value":"heroCtaPhone"}},{"kind":"Field","name":{"kind":"Name","value":"formTitle"}},{"kind":"Field","name":{"kind":"Name","value":"formSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"formPrivacyText"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AppointmentPageQuery, AppointmentPageQueryVariables>;
export const BlogCategoriesDocument = {"__meta__":{"hash":"sha256:cafd157795ad01823b3020bb2d515f46edd9ba3353ed5bc5822f3f43c70b5070"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"blogCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BlogCategoriesQuery, BlogCategoriesQueryVariables>;
export const CheckBackupDocument = {"__meta__":{"hash":"sha256:f9b870eca015f831d1ef5c20ab719f86b57cd256de2f10d907e6732ed8e19dd8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckBackup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"checkBackup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]} as unknown as DocumentNode<CheckBackupMutation, CheckBackupMutationVariables>;
export const CreateBlogCategoryDocument = {"__meta__":{"hash":"sha256:b0c35eca48949e8ba4d73e3cc62552d488f0af46638656b10513b240af9d915c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBlogCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateBlogCategoryMutation, CreateBlogCategoryMutationVariables>;
export const CreateBlogPostDocument = {"__meta__":{"hash":"sha256:d79fc4d5d51a06058efd55402836a26bf45b463b1209d100ee64a6b620faf0fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBlogPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBlogPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlogPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateBlogPostMutation, CreateBlogPostMutationVariables>;
export const CreateDataBreachDocument = {"__meta__":{"hash":"sha256:510c6c32104eef59e6c450dde900cc10de02586ba41f9118d813fba56322c2e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDataBreach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDataBreachInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createDataBreach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataBreachRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataBreachRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataBreach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noticedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"dataKinds"}},{"kind":"Field","name":{"kind":"Name","value":"peopleKinds"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"boardNotifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"boardReference"}},{"kind":"Field","name":{"kind":"Name","value":"boardNote"}},{"kind":"Field","name":{"kind":"Name","value":"peopleNotifiedOn"}},{"kind":"Field","name":{"kind":"Name","value":"peopleNote"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateDataBreachMutation, CreateDataBreachMutationVariables>;
export const CreateDataRequestDocument = {"__meta__":{"hash":"sha256:39605405d17ff81c1480f696edd6f2b1eeabb92201d39fd899ea1562e5b9363d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDataRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDataRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createDataRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheck"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheckedBy"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheckedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateDataRequestMutation, CreateDataRequestMutationVariables>;
export const CreateEmailTemplateDocument = {"__meta__":{"hash":"sha256:150099e5d15caf81ba11cab61dce4b4ca35c272d3d92f49cf0e97e4284661da3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEmailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEmailTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createEmailTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isSendable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateEmailTemplateMutation, CreateEmailTemplateMutationVariables>;
export const CreateLocalPageDocument = {"__meta__":{"hash":"sha256:6a835a447e42ecd02e1a1a0ac7d4e29eb4d5c315adfe23168f00c8dd4bd26576"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLocalPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLocalPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createLocalPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalPageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalPageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"heroFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsDescription"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsItems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesTitle"}},{"kind":"Field","name":{"kind":"Name","value":"challengesDescription"}},{"kind":"Field","name":{"kind":"Name","value":"challengesProblems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesSolutions"}},{"kind":"Field","name":{"kind":"Name","value":"contactTitle"}},{"kind":"Field","name":{"kind":"Name","value":"contactDescription"}},{"kind":"Field","name":{"kind":"Name","value":"distanceFromCorlu"}},{"kind":"Field","name":{"kind":"Name","value":"specialFeature"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"childShare"}},{"kind":"Field","name":{"kind":"Name","value":"schoolCount"}},{"kind":"Field","name":{"kind":"Name","value":"familyCount"}},{"kind":"Field","name":{"kind":"Name","value":"figuresSource"}},{"kind":"Field","name":{"kind":"Name","value":"figuresYear"}},{"kind":"Field","name":{"kind":"Name","value":"pageBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateLocalPageMutation, CreateLocalPageMutationVariables>;
export const CreateMenuDocument = {"__meta__":{"hash":"sha256:6e7746a984ccba0776cc4dba02cadc62ed334666c5e6392f6c11b3cebc56db4b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderIndex"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItemRow"}}]}}]}}]} as unknown as DocumentNode<CreateMenuMutation, CreateMenuMutationVariables>;
export const CreateMenuItemDocument = {"__meta__":{"hash":"sha256:e7d65d09c2dbc9ddfcf4df795feae815dc2974e649fdd5effc52ab6ed6058952"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMenuItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMenuItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createMenuItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderIndex"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateMenuItemMutation, CreateMenuItemMutationVariables>;
export const CreatePageDocument = {"__meta__":{"hash":"sha256:9dacc0f6dc0f9e8b08fc5dc769b3524a4cbc2ce8e9e9385de7848affa3267cf3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isHomepage"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"customCss"}},{"kind":"Field","name":{"kind":"Name","value":"customJs"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreatePageMutation, CreatePageMutationVariables>;
export const CreateTestimonialDocument = {"__meta__":{"hash":"sha256:7a739fdff8b4010d223852a348aaf5f716526c061840bee04c5608921c1f2ce6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTestimonialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestimonialRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientTitle"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateTestimonialMutation, CreateTestimonialMutationVariables>;
export const CreateUserDocument = {"__meta__":{"hash":"sha256:fa09eb97f1d615dc9722e63cf42035492c61ec21cef5ae220d94e5f0fbb527ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const DataBreachesDocument = {"__meta__":{"hash":"sha256:f96b2f2f833e99749256b439995c96aea7ec5c8dac064598e1af54af7c0f4a0f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataBreaches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dataBreaches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataBreachRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataBreachRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataBreach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noticedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"dataKinds"}},{"kind":"Field","name":{"kind":"Name","value":"peopleKinds"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"boardNotifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"boardReference"}},{"kind":"Field","name":{"kind":"Name","value":"boardNote"}},{"kind":"Field","name":{"kind":"Name","value":"peopleNotifiedOn"}},{"kind":"Field","name":{"kind":"Name","value":"peopleNote"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DataBreachesQuery, DataBreachesQueryVariables>;
export const DataRequestsDocument = {"__meta__":{"hash":"sha256:4ca280a4818cd4453783488003e9eceafa502a8fb370a5accabac7fea91ed7f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheck"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheckedBy"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheckedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DataRequestsQuery, DataRequestsQueryVariables>;
export const DeleteBackupDocument = {"__meta__":{"hash":"sha256:5fe7fc6547750262bfc020a552a810f546c08108f53b25bddb4814b91cc33bc5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBackup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteBackup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteBackupMutation, DeleteBackupMutationVariables>;
export const DeleteBlogCategoryDocument = {"__meta__":{"hash":"sha256:44822b0a793e5c73a657f0088de8735bac399dcabeb3ba3312fca029f363a930"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moveTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"moveTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moveTo"}}}]}]}}]} as unknown as DocumentNode<DeleteBlogCategoryMutation, DeleteBlogCategoryMutationVariables>;
export const DeleteBlogPostDocument = {"__meta__":{"hash":"sha256:1ae0bf7aac744328631dbaaa790b751ab7a75b510d1eb57ed362164d92d1dba7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteBlogPostMutation, DeleteBlogPostMutationVariables>;
export const DeleteBlogPostDraftDocument = {"__meta__":{"hash":"sha256:879b44660fcf971e9c4890a910dcc8d6c698af3b062dd35aff34618cb71607a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlogPostDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteBlogPostDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteBlogPostDraftMutation, DeleteBlogPostDraftMutationVariables>;
export const DeleteDataBreachDocument = {"__meta__":{"hash":"sha256:d2db2ef31996337067b1294756476b49f3892f42a164ac49c4e6d75cc8eb2625"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDataBreach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteDataBreach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDataBreachMutation, DeleteDataBreachMutationVariables>;
export const DeleteEmailTemplateDocument = {"__meta__":{"hash":"sha256:25bbb91c5ee9839d8e7577d0ff2a66eb0d3d307041a57369d6c026507acf9acb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEmailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"force"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteEmailTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"force"},"value":{"kind":"Variable","name":{"kind":"Name","value":"force"}}}]}]}}]} as unknown as DocumentNode<DeleteEmailTemplateMutation, DeleteEmailTemplateMutationVariables>;
export const DeleteLocalPageDocument = {"__meta__":{"hash":"sha256:9ef0260b4369b48eda7738b613102540589afe6ecf3068450c843918e400de5d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLocalPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"force"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteLocalPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"force"},"value":{"kind":"Variable","name":{"kind":"Name","value":"force"}}}]}]}}]} as unknown as DocumentNode<DeleteLocalPageMutation, DeleteLocalPageMutationVariables>;
export const DeleteMediaItemDocument = {"__meta__":{"hash":"sha256:0b5c573d2daa6a496fee1733e67a9a33903a59eb45a188bb015b017b1742920e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMediaItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteMediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteMediaItemMutation, DeleteMediaItemMutationVariables>;
export const DeleteMenuDocument = {"__meta__":{"hash":"sha256:535043c436b902e658b8eb6c2d413acc3541962c19f9cced328d5c45e2c92dc1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteMenuMutation, DeleteMenuMutationVariables>;
export const DeleteMenuItemDocument = {"__meta__":{"hash":"sha256:942e9e59389f647d6d6c7a6b422919d632efa5996646414a406599663aa5c73d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMenuItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteMenuItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteMenuItemMutation, DeleteMenuItemMutationVariables>;
export const DeleteTestimonialDocument = {"__meta__":{"hash":"sha256:f4a38091d8dfff2ac54d20ce2923f3470553e36771ac374cfafeeb285e345a1b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteTestimonialMutation, DeleteTestimonialMutationVariables>;
export const DeleteUserDocument = {"__meta__":{"hash":"sha256:f5edd361f78694d7b848f414639d2ab2a458ab9636e68b6295b6ca0859d7b201"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const ExampleDataDocument = {"__meta__":{"hash":"sha256:c1d1fb5ee1d1034661d1feaa6efede68e7f1fe39672be4f94e330344835a1d4a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExampleData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"exampleData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExampleDataParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExampleDataParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExampleData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<ExampleDataQuery, ExampleDataQueryVariables>;
export const MediaItemsDocument = {"__meta__":{"hash":"sha256:4eaf09b57e9b25fd73cfdf7088d480ffb34e1554946550f4238e8760777c9611"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mediaItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"focalX"}},{"kind":"Field","name":{"kind":"Name","value":"focalY"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MediaItemsQuery, MediaItemsQueryVariables>;
export const RemoveExampleDataDocument = {"__meta__":{"hash":"sha256:cff033081314ccaa1543a6deb6b06cc2aa34e6a72ee9f1aaa9e7565255cf04d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveExampleData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeExampleData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExampleDataParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExampleDataParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExampleData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<RemoveExampleDataMutation, RemoveExampleDataMutationVariables>;
export const RemoveTwoStepDocument = {"__meta__":{"hash":"sha256:5d029ee1f8103bed3a32863669c21b11d4e48a31d6d718c6b8adfad7cd75ffae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTwoStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeTwoStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveTwoStepMutation, RemoveTwoStepMutationVariables>;
export const ReorderMenuItemsDocument = {"__meta__":{"hash":"sha256:8212b1172de2c10d33294aa42121ff27b298499c7d5a0aab0190efc1e7c5aa24"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderMenuItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReorderMenuItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reorderMenuItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderIndex"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItemRow"}}]}}]}}]} as unknown as DocumentNode<ReorderMenuItemsMutation, ReorderMenuItemsMutationVariables>;
export const ResendOutboxEmailDocument = {"__meta__":{"hash":"sha256:3dcf871b0478b219eedc7b59d73ace1321ce711e091e103d0190c5b22adc6d4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendOutboxEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resendOutboxEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressRefused"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<ResendOutboxEmailMutation, ResendOutboxEmailMutationVariables>;
export const RestoreConsentDocument = {"__meta__":{"hash":"sha256:d42ee210ddef9196d7c7f4004c60ca530d698fba3086831ffc3f94d7dc0e794d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"restoreConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentEntryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isPersonErased"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sentenceVersion"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"analytics"}},{"kind":"Field","name":{"kind":"Name","value":"marketing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnOn"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}}]}}]} as unknown as DocumentNode<RestoreConsentMutation, RestoreConsentMutationVariables>;
export const RetentionRunsDocument = {"__meta__":{"hash":"sha256:be3132d3e6ae7fb739325caaa174c5b1b3b37eaa527ef6235559ae41b9a2e82a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retentionRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionRunRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erased"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onHold"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<RetentionRunsQuery, RetentionRunsQueryVariables>;
export const RevokeAccessTokenDocument = {"__meta__":{"hash":"sha256:03f4bcddea49d703e64b9f27a5ae620edc8b391c4309859fa478e7767f6acc47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const SaveBlogPostDraftDocument = {"__meta__":{"hash":"sha256:975950c9d0312c3928402e85376c65a36a21a6ea545993f24ef66abdbd36dfc3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBlogPostDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBlogPostDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveBlogPostDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveBlogPostDraftMutation, SaveBlogPostDraftMutationVariables>;
export const SelfCheckRunsDocument = {"__meta__":{"hash":"sha256:19fa892c7eaa4cc0b729f0b26e91fe97d310d7db218f1110d01c4c7b2503d816"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelfCheckRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"selfCheckRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SelfCheckRunRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SelfCheckRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SelfCheckRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isNightly"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"mendedCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<SelfCheckRunsQuery, SelfCheckRunsQueryVariables>;
export const SendPasswordLinkDocument = {"__meta__":{"hash":"sha256:f027ce94801d055d411879ebe0d544d804a7a7a436ca18336d54952fc4d1d477"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SendPasswordLinkMutation, SendPasswordLinkMutationVariables>;
export const SetUserPasswordDocument = {"__meta__":{"hash":"sha256:d0873c55cb0590b7f7c61dc1ee8cf235935bfc03115ee459bb6ecb6e844a109a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUserPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setUserPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SetUserPasswordMutation, SetUserPasswordMutationVariables>;
export const StartBackupDocument = {"__meta__":{"hash":"sha256:0e4314b7eecb4eb0a93facd17cb53400bd624f83d8866a3945641ab7af57a014"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]} as unknown as DocumentNode<StartBackupMutation, StartBackupMutationVariables>;
export const StartRetentionRunDocument = {"__meta__":{"hash":"sha256:07d65b4d255cf1ccfda2b9bbbacbfc367759d2abcacfd5a1d2cf98dbeb6eb1ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartRetentionRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startRetentionRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionRunRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erased"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onHold"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<StartRetentionRunMutation, StartRetentionRunMutationVariables>;
export const StartSelfChecksDocument = {"__meta__":{"hash":"sha256:0a90c5ec2dd991e29f1162c926f65cbd7e7d334b42e802be95adab2ad86d20b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSelfChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startSelfChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SelfCheckRunRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SelfCheckRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SelfCheckRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isNightly"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"mendedCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<StartSelfChecksMutation, StartSelfChecksMutationVariables>;
export const UpdateAppointmentPageDocument = {"__meta__":{"hash":"sha256:0f900c6c0fc4069b82a09311af179d0e5be5469e38cf6b597772b26d40cdec3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAppointmentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAppointmentPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateAppointmentPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentPageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentPageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentPageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroBadgeText"}},{"kind":"Field","name":{"kind":"Name","value":"heroCtaText"}},{"kind":"Field","name":{"kind":"Name","value":"heroCtaPhone"}},{"kind":"Field","name":{"kind":"Name","value":"formTitle"}},{"kind":"Field","name":{"kind":"Name","value":"formSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"formPrivacyText"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateAppointmentPageMutation, UpdateAppointmentPageMutationVariables>;
export const UpdateBlogCategoryDocument = {"__meta__":{"hash":"sha256:830889cb90761facd32bbf422828cadd1e4c0262ddb1b510468da01000717f73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBlogCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateBlogCategoryMutation, UpdateBlogCategoryMutationVariables>;
export const UpdateBlogPostDocument = {"__meta__":{"hash":"sha256:b6fb6bc253f52f3e5ee978558dbf8419c0593855c63e35fb0b804855b5f937dc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBlogPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBlogPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlogPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateBlogPostMutation, UpdateBlogPostMutationVariables>;
export const UpdateDataBreachDocument = {"__meta__":{"hash":"sha256:316aaa4fabb8b749693dc320e9cca2b141e203eaae4b0f838e0fc5c7a0ccaa56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDataBreach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDataBreachInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateDataBreach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataBreachRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataBreachRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataBreach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noticedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"dataKinds"}},{"kind":"Field","name":{"kind":"Name","value":"peopleKinds"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"boardNotifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"boardReference"}},{"kind":"Field","name":{"kind":"Name","value":"boardNote"}},{"kind":"Field","name":{"kind":"Name","value":"peopleNotifiedOn"}},{"kind":"Field","name":{"kind":"Name","value":"peopleNote"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateDataBreachMutation, UpdateDataBreachMutationVariables>;
export const UpdateDataRequestDocument = {"__meta__":{"hash":"sha256:ed842ed55fffa959344f5ea5c2ec5b2cc004742e8bb5ca77010d41205e8a4b42"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDataRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDataRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateDataRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheck"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheckedBy"}},{"kind":"Field","name":{"kind":"Name","value":"identityCheckedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateDataRequestMutation, UpdateDataRequestMutationVariables>;
export const UpdateEmailTemplateDocument = {"__meta__":{"hash":"sha256:7904959f6cf0548471b65589f8f66c379c6c1b289752ddcfe2551a28ff593ec8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmailTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateEmailTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isSendable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateEmailTemplateMutation, UpdateEmailTemplateMutationVariables>;
export const UpdateLocalPageDocument = {"__meta__":{"hash":"sha256:89267de753e4aa6f2ad6cf1a4e23dde742e17162a64dc4696946528160cadae8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLocalPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLocalPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateLocalPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalPageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalPageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"heroFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsDescription"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsItems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesTitle"}},{"kind":"Field","name":{"kind":"Name","value":"challengesDescription"}},{"kind":"Field","name":{"kind":"Name","value":"challengesProblems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesSolutions"}},{"kind":"Field","name":{"kind":"Name","value":"contactTitle"}},{"kind":"Field","name":{"kind":"Name","value":"contactDescription"}},{"kind":"Field","name":{"kind":"Name","value":"distanceFromCorlu"}},{"kind":"Field","name":{"kind":"Name","value":"specialFeature"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"childShare"}},{"kind":"Field","name":{"kind":"Name","value":"schoolCount"}},{"kind":"Field","name":{"kind":"Name","value":"familyCount"}},{"kind":"Field","name":{"kind":"Name","value":"figuresSource"}},{"kind":"Field","name":{"kind":"Name","value":"figuresYear"}},{"kind":"Field","name":{"kind":"Name","value":"pageBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateLocalPageMutation, UpdateLocalPageMutationVariables>;
export const UpdateMediaItemDocument = {"__meta__":{"hash":"sha256:9129cc6ead299ac4e3a562fbc5ab16600c8c957845b5830eb6c398bc7da696f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMediaItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMediaItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateMediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"focalX"}},{"kind":"Field","name":{"kind":"Name","value":"focalY"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateMediaItemMutation, UpdateMediaItemMutationVariables>;
export const UpdateMenuDocument = {"__meta__":{"hash":"sha256:31a5127fee0804a46a9a29c07ac147f49f700acccb3ea2845075b98039b061d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderIndex"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItemRow"}}]}}]}}]} as unknown as DocumentNode<UpdateMenuMutation, UpdateMenuMutationVariables>;
export const UpdateMenuItemDocument = {"__meta__":{"hash":"sha256:25c66981662eee0855fb47612128c2e90c027a7898cecd90d09963d8145e32cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMenuItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMenuItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateMenuItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderIndex"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateMenuItemMutation, UpdateMenuItemMutationVariables>;
export const UpdatePageDocument = {"__meta__":{"hash":"sha256:12796a7672795fe1e6b333a315a9cfcaa3611590cc2661ee30bb2818293c21fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updatePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isHomepage"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"customCss"}},{"kind":"Field","name":{"kind":"Name","value":"customJs"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdatePageMutation, UpdatePageMutationVariables>;
export const UpdateTestimonialDocument = {"__meta__":{"hash":"sha256:3a3dcb28dbc879f0cf3e7847aa09b1e4cc6c39703f7c5efd1461d83593696aa8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTestimonialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestimonialRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientTitle"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateTestimonialMutation, UpdateTestimonialMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"sha256:cdbd502ad4f68e12022f4536dbd23fa31e2a5f264c1275024bf89d483d18a2a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const UsersDocument = {"__meta__":{"hash":"sha256:46aca3bb7bb1bd275b01b9123c4a62e810f6957c1585fcff6b6f393152626699"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const WithdrawBlogPreviewLinksDocument = {"__meta__":{"hash":"sha256:5309612397d16c10e8d457722aee8fe1a34e29323c20e8092f181ea8a2a125b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawBlogPreviewLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawBlogPreviewLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<WithdrawBlogPreviewLinksMutation, WithdrawBlogPreviewLinksMutationVariables>;
export const WithdrawConsentDocument = {"__meta__":{"hash":"sha256:73496f84a82891488ebadf83f8c33d8d961a9924f6331fcd23af594030ad2261"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentEntryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isPersonErased"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sentenceVersion"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"analytics"}},{"kind":"Field","name":{"kind":"Name","value":"marketing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnOn"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}}]}}]} as unknown as DocumentNode<WithdrawConsentMutation, WithdrawConsentMutationVariables>;
export const AccessMatrixUsersDocument = {"__meta__":{"hash":"sha256:6bbf37010b5463f975b733ebbfaebf949227bd5a299358375606922d3ac0e650"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessMatrixUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<AccessMatrixUsersQuery, AccessMatrixUsersQueryVariables>;
export const CreateAccessTokenDocument = {"__meta__":{"hash":"sha256:80ceda04922208440e940a97a873bc89e293bd3b2e436d2ce4afb0bf3c2e8807"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const AuditLogPeopleDocument = {"__meta__":{"hash":"sha256:e4cf3b9650ae9658ba4427cfcd3f99c572f28aaad8d11914d636005a0a2c1aae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLogPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<AuditLogPeopleQuery, AuditLogPeopleQueryVariables>;
export const AuditLogDocument = {"__meta__":{"hash":"sha256:c58b979345d1206cabc5b1104ced89bb9610335a3e786521f24f8d1b7a572562"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEntryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isByToken"}},{"kind":"Field","name":{"kind":"Name","value":"tokenName"}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const BackupsDocument = {"__meta__":{"hash":"sha256:ac3e320f4b0612e627d253e7725f8cc99e92a49eb670b6122a1de43953464007"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backupPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]} as unknown as DocumentNode<BackupsQuery, BackupsQueryVariables>;
export const OrderBlogCategoriesDocument = {"__meta__":{"hash":"sha256:3e7b98a259c7a162d112c9f087d6c8ee055f659289bc517279ca470c396e7e74"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderBlogCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderBlogCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrderBlogCategoriesMutation, OrderBlogCategoriesMutationVariables>;
export const BlogPostToEditDocument = {"__meta__":{"hash":"sha256:0c90851f7be114cc74aa219ba6dee2540ae33cd41645b06638b8c91adbec29ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPostToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"managedBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBlogPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlogPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BlogPostToEditQuery, BlogPostToEditQueryVariables>;
export const BlogSiteDocument = {"__meta__":{"hash":"sha256:eba051eea3b0dff6d9b9dc2c871fa34cf4f3ce8671248b9bb599650e86b1e4c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogSite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}}]}}]}}]} as unknown as DocumentNode<BlogSiteQuery, BlogSiteQueryVariables>;
export const StoredDraftDocument = {"__meta__":{"hash":"sha256:6bc3bbd320d1212f8780717ad1af0f84a47a54c1b4d0ec653fdd59483f9870ec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"blogPostDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<StoredDraftQuery, StoredDraftQueryVariables>;
export const CreateBlogPreviewLinkDocument = {"__meta__":{"hash":"sha256:382c580d1c25dfed192053ec62ada3bb130ef52d3c4c599618b3f0c104f452f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlogPreviewLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBlogPreviewLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createBlogPreviewLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CreateBlogPreviewLinkMutation, CreateBlogPreviewLinkMutationVariables>;
export const RedirectsToPostsDocument = {"__meta__":{"hash":"sha256:47636f45c7908c313ae3f10ddbea7946d9f436adbe326542d3065faae1eb8a94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedirectsToPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"redirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromUrl"}},{"kind":"Field","name":{"kind":"Name","value":"toUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hitCount"}}]}}]}}]}}]} as unknown as DocumentNode<RedirectsToPostsQuery, RedirectsToPostsQueryVariables>;
export const BlogPostRevisionDocument = {"__meta__":{"hash":"sha256:ca5b28a29c00d6063852fca0c036815075fc887f7cd4863268bb4d66d97854dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPostRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"blogPostRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<BlogPostRevisionQuery, BlogPostRevisionQueryVariables>;
export const BlogPostRevisionsDocument = {"__meta__":{"hash":"sha256:f01cd1db05b9d91d0b9a15222d479c3d06b0ad368a794dfe47bd9adff2f9c152"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPostRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"blogPostRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<BlogPostRevisionsQuery, BlogPostRevisionsQueryVariables>;
export const BulkBlogPostsDocument = {"__meta__":{"hash":"sha256:a4a91a06b814a6144755224df315a4fe3adc112eb32d9833914f372867383f29"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkBlogPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkBlogPostsOperation"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bulkBlogPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"operation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operation"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkBlogPostsMutation, BulkBlogPostsMutationVariables>;
export const ManagedBlogPostsDocument = {"__meta__":{"hash":"sha256:be607f0bf9a855e9e4718758f2e6473b74bb38f6595da962a0b92b3918fbff33"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedBlogPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"managedBlogPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogPostRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogPostRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedBlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ManagedBlogPostsQuery, ManagedBlogPostsQueryVariables>;
export const ConsentEntriesDocument = {"__meta__":{"hash":"sha256:890664b7df7fc5f50172e0dc025e8df18cd9054fd550482cbe019eecf48962e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"consentEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentEntryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isPersonErased"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sentenceVersion"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"analytics"}},{"kind":"Field","name":{"kind":"Name","value":"marketing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnOn"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}}]}}]} as unknown as DocumentNode<ConsentEntriesQuery, ConsentEntriesQueryVariables>;
export const ContentRevisionsDocument = {"__meta__":{"hash":"sha256:34b58aa22aad7951ce8433f30a2d0be13ea72756eaaea717a327c920fe896745"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPageId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contentRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<ContentRevisionsQuery, ContentRevisionsQueryVariables>;
export const CreateContentRevisionDocument = {"__meta__":{"hash":"sha256:c60e3ee588ec9759ac00286e44cc7cf1fe65f4f415985a5ca433ffa088843437"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContentRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContentRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createContentRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateContentRevisionMutation, CreateContentRevisionMutationVariables>;
export const DestructionRecordsDocument = {"__meta__":{"hash":"sha256:d67fb0e47662ea426b58206a2922c05995ccd7d638be4de303aee8429006666b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestructionRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"destructionRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"keepReason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<DestructionRecordsQuery, DestructionRecordsQueryVariables>;
export const ErasePersonalDataDocument = {"__meta__":{"hash":"sha256:3969224ecaa19c8736e19b74237eab454d2aa1d2f1a2b4b53631eb95fbd9f60e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasePersonalDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"erasePersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"erasedCount"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export const PersonalDataDocument = {"__meta__":{"hash":"sha256:72691014e6df3e921fdae74439be05436e9a95ce884b7e191a4d540da62dbe49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partOfId"}}]}}]}}]} as unknown as DocumentNode<PersonalDataQuery, PersonalDataQueryVariables>;
export const MailStateDocument = {"__meta__":{"hash":"sha256:b69fa5ffe5979a579ac362672c59a7687f925c60a7a8d57283bde62622082b08"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<MailStateQuery, MailStateQueryVariables>;
export const OutboxDocument = {"__meta__":{"hash":"sha256:6e26b9d38f1a251ed2a7a85a8bf526a92ec212ca694c0147cada8666ec87c923"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Outbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"about"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxSubject"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressRefuses"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"outbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"about"},"value":{"kind":"Variable","name":{"kind":"Name","value":"about"}}},{"kind":"Argument","name":{"kind":"Name","value":"addressRefuses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressRefuses"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"addressRefusesTotal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressRefused"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<OutboxQuery, OutboxQueryVariables>;
export const EmailTemplatesDocument = {"__meta__":{"hash":"sha256:a5203ac4206ac44e1da4685656f0e556fd58c8fbf213a6167956501d3182b53b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"emailTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isSendable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EmailTemplatesQuery, EmailTemplatesQueryVariables>;
export const EmailTemplatePreviewDocument = {"__meta__":{"hash":"sha256:edd56bbeb49975a695a70c31459388ced750171b1fe7b9fa936d9357e175c655"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailTemplatePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailTemplatePreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"emailTemplatePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<EmailTemplatePreviewQuery, EmailTemplatePreviewQueryVariables>;
export const PreviewAppointmentsDocument = {"__meta__":{"hash":"sha256:c4b488ea92e40e9cc303e2954ea8160e011c568f0a159b39a7893db83a8588ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewAppointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"createdAt"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"desc"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewAppointmentsQuery, PreviewAppointmentsQueryVariables>;
export const RestoreEmailTemplateDocument = {"__meta__":{"hash":"sha256:6ce6991a4032b9550a620e7676b9066001ab889210c23bf310daa9050ebf4602"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreEmailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"restoreEmailTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isSendable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestoreEmailTemplateMutation, RestoreEmailTemplateMutationVariables>;
export const TestEmailTemplateDocument = {"__meta__":{"hash":"sha256:aeba6491dee70dad8b18780f50e820819fa2b369047bf49f2d541cc46452a277"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestEmailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testEmail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"testEmailTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"testEmail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testEmail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<TestEmailTemplateMutation, TestEmailTemplateMutationVariables>;
export const TestEmailConnectionDocument = {"__meta__":{"hash":"sha256:5cbb2b130a46c7ae41e10a7d27e75c496edab4b46970a5b09d4dfdd288fdbbe0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestEmailConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"testEmailConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<TestEmailConnectionMutation, TestEmailConnectionMutationVariables>;
export const EarlierLegalTextDocument = {"__meta__":{"hash":"sha256:ecaa1344eaa2d08200ba25381a9ce0bc1b29dbb2d74162279a71b76055a55a89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"legalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<EarlierLegalTextQuery, EarlierLegalTextQueryVariables>;
export const LegalTextHistoryDocument = {"__meta__":{"hash":"sha256:514f52a05201b9c314a8dd61e6c3ec4ea48738b7ba142a48030df691af8d4f63"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalTextHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"legalTextVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}}]}}]}}]} as unknown as DocumentNode<LegalTextHistoryQuery, LegalTextHistoryQueryVariables>;
export const LegalTextsToEditDocument = {"__meta__":{"hash":"sha256:abb6d1177e09ff802ff1de869b91b57bccf1ea745296edae63e8feafee15364c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalTextsToEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"legalTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}}]}}]}}]} as unknown as DocumentNode<LegalTextsToEditQuery, LegalTextsToEditQueryVariables>;
export const PublishLegalTextDocument = {"__meta__":{"hash":"sha256:1d9aae0c7f4abca01727cd8ca23e8d91b31604df8614514bc2f953e1c83f861f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishLegalTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"publishLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<PublishLegalTextMutation, PublishLegalTextMutationVariables>;
export const MediaUsesDocument = {"__meta__":{"hash":"sha256:5d6efff858992f881f5d993a79ebb54f5462858d7a6b373b9d04ea8dd13b5567"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<MediaUsesQuery, MediaUsesQueryVariables>;
export const MenuPagesDocument = {"__meta__":{"hash":"sha256:1819d29e7bf631a33a8c11b177d4fbbc59a117cf6ac3501c0f0bdc808506dba0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<MenuPagesQuery, MenuPagesQueryVariables>;
export const MenusDocument = {"__meta__":{"hash":"sha256:bcb84018e1f4ae07a1819f3cf56d1366226253dbcfe61ed2d2a4de97cbda7ac7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeInactive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderIndex"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItemRow"}}]}}]}}]} as unknown as DocumentNode<MenusQuery, MenusQueryVariables>;
export const BulkPagesDocument = {"__meta__":{"hash":"sha256:73a306c632e82da47f5cd1a0bdd6498512f65e650f805e8c3576d07a3df5d55e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkPagesOperation"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkPagesData"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bulkPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"operation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operation"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkPagesMutation, BulkPagesMutationVariables>;
export const DeletePageDocument = {"__meta__":{"hash":"sha256:b219c3c6f996d17f38cdd38741bd5d98b754456397b3271c4de7073c50429112"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"force"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"force"},"value":{"kind":"Variable","name":{"kind":"Name","value":"force"}}}]}]}}]} as unknown as DocumentNode<DeletePageMutation, DeletePageMutationVariables>;
export const DuplicatePageDocument = {"__meta__":{"hash":"sha256:a27eac7776900c73720bf4adcac90c626e6958b04e31e88daf852e892b85d59d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicatePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"duplicatePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DuplicatePageMutation, DuplicatePageMutationVariables>;
export const ManagedPagesDocument = {"__meta__":{"hash":"sha256:0c4ac2c5f3b423ca0d4b9ebd7c63052a5cf4e567aa1a5783a397c9cf857f20a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isHomepage"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"customCss"}},{"kind":"Field","name":{"kind":"Name","value":"customJs"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ManagedPagesQuery, ManagedPagesQueryVariables>;
export const SetHomepageDocument = {"__meta__":{"hash":"sha256:20f32813fce654b002d8a9c9d776e9ed5434680733102174bbd1e88224fa1505"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetHomepage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setHomepage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetHomepageMutation, SetHomepageMutationVariables>;
export const CreateLocalPageTagDocument = {"__meta__":{"hash":"sha256:5e96ec66e38d5c6d36f1d9078afefbaa3d21f2b15e5f292c53d6707fd53a3c59"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLocalPageTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMetaTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createMetaTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateLocalPageTagMutation, CreateLocalPageTagMutationVariables>;
export const LocalPageTagsDocument = {"__meta__":{"hash":"sha256:d7ded4ce85248fb846073b95a08d07873ab731102238e944ad623401a36dd3d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalPageTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"metaTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<LocalPageTagsQuery, LocalPageTagsQueryVariables>;
export const ManagedLocalPagesDocument = {"__meta__":{"hash":"sha256:8bc8dbbdc0f257a175334dca10450b096ee55f6a5e9202f5d4327e7d43b9773e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedLocalPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"localPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeInactive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalPageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalPageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"heroFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsDescription"}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsItems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesTitle"}},{"kind":"Field","name":{"kind":"Name","value":"challengesDescription"}},{"kind":"Field","name":{"kind":"Name","value":"challengesProblems"}},{"kind":"Field","name":{"kind":"Name","value":"challengesSolutions"}},{"kind":"Field","name":{"kind":"Name","value":"contactTitle"}},{"kind":"Field","name":{"kind":"Name","value":"contactDescription"}},{"kind":"Field","name":{"kind":"Name","value":"distanceFromCorlu"}},{"kind":"Field","name":{"kind":"Name","value":"specialFeature"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"childShare"}},{"kind":"Field","name":{"kind":"Name","value":"schoolCount"}},{"kind":"Field","name":{"kind":"Name","value":"familyCount"}},{"kind":"Field","name":{"kind":"Name","value":"figuresSource"}},{"kind":"Field","name":{"kind":"Name","value":"figuresYear"}},{"kind":"Field","name":{"kind":"Name","value":"pageBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ManagedLocalPagesQuery, ManagedLocalPagesQueryVariables>;
export const PagesSiteDocument = {"__meta__":{"hash":"sha256:f4773e07fdfc6825ff802a9c1a7688610b554d85615dc7ee6be69f8850d361ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PagesSite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}}]}}]}}]} as unknown as DocumentNode<PagesSiteQuery, PagesSiteQueryVariables>;
export const ExpiredRecordsDocument = {"__meta__":{"hash":"sha256:37973025ad0e41c7d5ff3ea9d3a5ce42f0d5c459606156bbfbcde25a8fc94228"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpiredRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionClass"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiredRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ExpiredRecordsQuery, ExpiredRecordsQueryVariables>;
export const RetentionDocument = {"__meta__":{"hash":"sha256:1c958cec07847fcc4797d1593432c8bd28799bb0fc546a6993066293362d7c17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"onHold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selfExpiring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]}}]} as unknown as DocumentNode<RetentionQuery, RetentionQueryVariables>;
export const AcknowledgeAllSecurityAlertsDocument = {"__meta__":{"hash":"sha256:8670203a7d306040fc20088ebfbe1e267cdb3d8b7d787e8c04ebdc68339ce432"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeAllSecurityAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgeAllSecurityAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledged"}}]}}]}}]} as unknown as DocumentNode<AcknowledgeAllSecurityAlertsMutation, AcknowledgeAllSecurityAlertsMutationVariables>;
export const SecurityAlertsDocument = {"__meta__":{"hash":"sha256:8cf1090156074c8aa345fa246a91a1c3ac6d7790efa6ae71ed20c8ae1217e750"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityAlertFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityAlertKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"securityAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityAlertRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityAlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"notified"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedBy"}}]}}]} as unknown as DocumentNode<SecurityAlertsQuery, SecurityAlertsQueryVariables>;
export const SecurityOverviewDocument = {"__meta__":{"hash":"sha256:2a9d99fd3c186390d914415e2007bff00bc9e785998dcae9a8011a4f784348e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"securityOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"watched"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"watches"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"challengesToday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"solved"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"challengesThisWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"solved"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]}}]} as unknown as DocumentNode<SecurityOverviewQuery, SecurityOverviewQueryVariables>;
export const SelfCheckReportDocument = {"__meta__":{"hash":"sha256:944071b0f276bef43bfe90208786575c9b3eb282c7467336fdda4119b6e76d2c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelfCheckReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"selfCheckReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"faultCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastPassedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SelfCheckReportQuery, SelfCheckReportQueryVariables>;
export const EditedSettingsDocument = {"__meta__":{"hash":"sha256:fde23f13485d11edf595a274abc3b0def506d258311d2d81c16091bd13b657d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settingConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"isSecretStored"}},{"kind":"Field","name":{"kind":"Name","value":"unavailableReason"}}]}}]}}]} as unknown as DocumentNode<EditedSettingsQuery, EditedSettingsQueryVariables>;
export const SaveSettingsDocument = {"__meta__":{"hash":"sha256:447c94b2b0a9fa8f9686986067f7498257da476d260fe7009316e653c32f8a32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingChange"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"updated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;
export const WinningTagsDocument = {"__meta__":{"hash":"sha256:73d49d697fa056ec75f1dd251e6202d0fc1217de84ef6fa21e13c663930e87bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WinningTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"metaTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageKey"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isInitial"}}]}}]}}]} as unknown as DocumentNode<WinningTagsQuery, WinningTagsQueryVariables>;
export const SettingHistoryDocument = {"__meta__":{"hash":"sha256:17eee595154c2f1918a973349b3689601691d394c372ddab83cedde40f1d679f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<SettingHistoryQuery, SettingHistoryQueryVariables>;
export const UndoSettingChangeDocument = {"__meta__":{"hash":"sha256:f2752888cab97ba5d4fc7038e0bf15c32061a900610774e4931f87b2a62895b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoSettingChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"undoSettingChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settingKey"}},{"kind":"Field","name":{"kind":"Name","value":"settingValue"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoSettingChangeMutation, UndoSettingChangeMutationVariables>;
export const SetupChecksDocument = {"__meta__":{"hash":"sha256:477d595c7c62917660e6029044133c45b5981a7693c69995eaa416ca28c86c1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"legalTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"therapyServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeInactive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetupChecksQuery, SetupChecksQueryVariables>;
export const RetryFailedJobsDocument = {"__meta__":{"hash":"sha256:8dd728359e171c90687c4fbedc610d2d53ae73fab31154084a0826e5e96325f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryFailedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryFailedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retried"}}]}}]}}]} as unknown as DocumentNode<RetryFailedJobsMutation, RetryFailedJobsMutationVariables>;
export const SystemHealthDocument = {"__meta__":{"hash":"sha256:aefb19ff090b363cadd7a173a3e488ca6a8265edc9f02e8e8e857ef308e6a87b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"systemHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isUp"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventsBehind"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"dead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"isFailure"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"databaseState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"roundTripMs"}},{"kind":"Field","name":{"kind":"Name","value":"dataBytes"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isHealthy"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"consumers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stalledJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateJobs"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"newest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gateways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}},{"kind":"Field","name":{"kind":"Name","value":"openStreams"}},{"kind":"Field","name":{"kind":"Name","value":"databaseRoundTripMs"}},{"kind":"Field","name":{"kind":"Name","value":"clockSkewMs"}},{"kind":"Field","name":{"kind":"Name","value":"disk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"isUp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificateEndsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"migrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"last"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SystemHealthQuery, SystemHealthQueryVariables>;
export const OrderTestimonialsDocument = {"__meta__":{"hash":"sha256:8694311f46af960eeca1593c276b4a7b50e4906f07f703a249c9cdae39888a98"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderTestimonials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderTestimonials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrderTestimonialsMutation, OrderTestimonialsMutationVariables>;
export const TestimonialsDocument = {"__meta__":{"hash":"sha256:a398a40f4ef160bcb620c9a752b43bdac86f54f8f4fdd600848ed4ede3b0e83b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Testimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeInactive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestimonialRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientTitle"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TestimonialsQuery, TestimonialsQueryVariables>;
export const CreateInvitationLinkDocument = {"__meta__":{"hash":"sha256:2d9f84a5bf6d1ffe6ee768946bf1718028950af6ed5de6e12a3c09b9b1f2de9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvitationLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createInvitationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<CreateInvitationLinkMutation, CreateInvitationLinkMutationVariables>;
export const PasswordRuleDocument = {"__meta__":{"hash":"sha256:bc7afcee5adca124ec031fc84e17c18a01b8e893edea532896f84bccab653974"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"passwordRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"isStrong"}}]}}]}}]} as unknown as DocumentNode<PasswordRuleQuery, PasswordRuleQueryVariables>;
export const RefusedAddressesDocument = {"__meta__":{"hash":"sha256:62a04311619796218cfccb4ccbec71a01558f2cd59e85a7eb6b8098ddf5f0678"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefusedAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"refusedAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"serverCode"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"markedBy"}}]}}]}}]} as unknown as DocumentNode<RefusedAddressesQuery, RefusedAddressesQueryVariables>;