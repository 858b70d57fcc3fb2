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

export type Appointment = {
  __typename?: 'Appointment';
  /** The e-mails about it, oldest first. */
  emails: Array<OutgoingEmail>;
  id: Scalars['ID']['output'];
};

export type AppointmentEmailType =
  | 'cancellation'
  | 'confirmation'
  | 'reminder';

export type BulkEmailResult = {
  __typename?: 'BulkEmailResult';
  message: Scalars['String']['output'];
  results: Array<EmailResult>;
  summary: BulkEmailSummary;
};

export type BulkEmailSummary = {
  __typename?: 'BulkEmailSummary';
  errorCount: Scalars['Int']['output'];
  successCount: Scalars['Int']['output'];
};

export type ContactAssignee = {
  __typename?: 'ContactAssignee';
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  username: Scalars['String']['output'];
};

export type ContactBulkItem = {
  __typename?: 'ContactBulkItem';
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  message?: Maybe<Scalars['String']['output']>;
  ok: Scalars['Boolean']['output'];
};

export type ContactBulkResult = {
  __typename?: 'ContactBulkResult';
  deletedCount: Scalars['Int']['output'];
  results: Array<ContactBulkItem>;
  updatedCount: Scalars['Int']['output'];
};

export type ContactConsent = {
  __typename?: 'ContactConsent';
  agreedAt: Scalars['String']['output'];
  /** The version of the personal-data notice that was read. */
  legalTextVersion?: Maybe<Scalars['String']['output']>;
  sentenceVersion: Scalars['String']['output'];
};

export type ContactMessage = {
  __typename?: 'ContactMessage';
  /** Who of the staff takes care of it. */
  assigneeId?: Maybe<Scalars['ID']['output']>;
  /** Null: not recorded. */
  consent?: Maybe<ContactConsent>;
  contactType: ContactType;
  /** When the sender said that they do not want to be written to; a reply then has to be wanted all the same. */
  contactWithdrawnAt?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Such a message is left out of the list and counted by itself. */
  isSpam: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
  status: ContactStatus;
  subject?: Maybe<Scalars['String']['output']>;
};

export type ContactMessageList = {
  __typename?: 'ContactMessageList';
  items: Array<ContactMessage>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** How many messages there are; what is marked as spam is counted under `spam` alone. */
export type ContactMessageTotals = {
  __typename?: 'ContactMessageTotals';
  archived: Scalars['Int']['output'];
  read: Scalars['Int']['output'];
  replied: Scalars['Int']['output'];
  spam: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  unread: Scalars['Int']['output'];
};

/** A reply to a contact message, which goes to its sender by e-mail. */
export type ContactReply = {
  __typename?: 'ContactReply';
  /** The name of the user who wrote it. */
  author: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Why it waits or was not sent, in Turkish. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When the mail server accepted it. */
  sentAt?: Maybe<Scalars['String']['output']>;
  state: ContactReplyState;
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ContactReplyDraft = {
  __typename?: 'ContactReplyDraft';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ContactReplyInput = {
  /** Sends although the person took back that they may be contacted; without it that is refused. */
  allowWithdrawn?: InputMaybe<Scalars['Boolean']['input']>;
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type ContactReplyState =
  | 'failed'
  | 'sent'
  | 'waiting';

export type ContactStatus =
  | 'archived'
  | 'read'
  | 'replied'
  | 'unread';

export type ContactType =
  | 'appointment'
  | 'general'
  | 'institution'
  | 'other';

export type CreateEmailTemplateInput = {
  category: EmailTemplateCategory;
  content: Scalars['String']['input'];
  heading?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  /** Not read: which variables a template uses follows from its texts. */
  variables?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DashboardMessages = {
  __typename?: 'DashboardMessages';
  /** Why e-mails wait, such as a missing setting; null: none does. */
  emailsWaitFor?: Maybe<Scalars['String']['output']>;
  failedEmailCount: Scalars['Int']['output'];
  /** The newest first, at most 10. */
  failedEmails: Array<FailedEmail>;
  /** The newest first, at most 5. */
  unread: Array<UnreadMessage>;
  unreadCount: Scalars['Int']['output'];
};

export type EmailConnectionInput = {
  host: Scalars['String']['input'];
  /** Left out: the stored one, if server and user are the stored ones too. */
  password?: InputMaybe<Scalars['String']['input']>;
  port: Scalars['Int']['input'];
  /** Encrypted from the beginning, as on port 465. */
  secure: Scalars['Boolean']['input'];
  user?: InputMaybe<Scalars['String']['input']>;
};

export type EmailConnectionTest = {
  __typename?: 'EmailConnectionTest';
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type EmailPreview = {
  __typename?: 'EmailPreview';
  /** Why it cannot be sent about the appointment as it is now, in Turkish. */
  blockReason?: Maybe<Scalars['String']['output']>;
  html: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type EmailResult = {
  __typename?: 'EmailResult';
  code?: Maybe<Scalars['String']['output']>;
  /** The appointment. */
  id: Scalars['ID']['output'];
  message?: Maybe<Scalars['String']['output']>;
  ok: Scalars['Boolean']['output'];
};

export type EmailTemplate = {
  __typename?: 'EmailTemplate';
  category: EmailTemplateCategory;
  /** Clean HTML with variables such as {{parentName}}. */
  content: Scalars['String']['output'];
  /** null: as it came with the product. */
  createdAt?: Maybe<Scalars['String']['output']>;
  /** Above the content; null: none. */
  heading?: Maybe<Scalars['String']['output']>;
  /** Of a built-in one: what it is for, such as `confirmation`. */
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** Of an e-mail that the product sends by itself; it cannot be deleted. */
  isBuiltIn: Scalars['Boolean']['output'];
  /** Built in, with another text than that which came with the product. */
  isChanged: Scalars['Boolean']['output'];
  /** Staff can send it by hand about an appointment. */
  isSendable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['String']['output']>;
  /** The variables that it uses. */
  variables: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type EmailTemplateCategory =
  | 'appointment'
  | 'marketing'
  | 'security'
  | 'system';

export type EmailTemplatePreview = {
  __typename?: 'EmailTemplatePreview';
  /** The HTML of the whole e-mail. */
  content: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** What is not given is that of the stored template. */
export type EmailTemplatePreviewInput = {
  /** Whose data fills it in; without it there is data of nobody. */
  appointmentId?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<EmailTemplateCategory>;
  content?: InputMaybe<Scalars['String']['input']>;
  heading?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type EmailTemplateTest = {
  __typename?: 'EmailTemplateTest';
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

/** An e-mail that will not be tried again by itself. */
export type FailedEmail = {
  __typename?: 'FailedEmail';
  about: FailedEmailSubject;
  /** Of an e-mail about an appointment. */
  appointment?: Maybe<Appointment>;
  createdAt: Scalars['String']['output'];
  /** Of the e-mail, by which it is sent again. */
  id: Scalars['ID']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  /** The appointment, or the contact message. */
  subjectId: Scalars['ID']['output'];
};

export type FailedEmailSubject =
  | 'appointment'
  | 'contact_message'
  | 'contact_reply';

export type MailProblem =
  | 'failing'
  | 'not_set_up'
  | 'off';

export type MailState = {
  __typename?: 'MailState';
  /** Null: e-mails leave, as far as is known. */
  problem?: Maybe<MailProblem>;
};

export type MarkRefusedAddressInput = {
  address: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Gives a message to a member of the staff; to nobody without a user. */
  assignContactMessage: ContactMessage;
  bulkDeleteContactMessages: ContactBulkResult;
  /** The same for several appointments, each by itself: what cannot be sent is in `results`. */
  bulkSendAppointmentEmails: BulkEmailResult;
  bulkSetContactSpam: ContactBulkResult;
  /** Each message by itself: failures are listed in `results`. */
  bulkSetContactStatus: ContactBulkResult;
  /** For the caller alone, like all four; archiving marks read. */
  changeNotification: Notification;
  clearNotifications: Scalars['Boolean']['output'];
  /** Staff: e-mails to it are tried by themselves again. */
  clearRefusedAddress: Scalars['Boolean']['output'];
  createEmailTemplate: EmailTemplate;
  /** Gone for good, with its replies, its notification and unsent e-mails. */
  deleteContactMessage: Scalars['Boolean']['output'];
  /** True; refused with CONFLICT for a built-in template, and with RECORD_IN_USE while e-mails wait for it, unless `force`. */
  deleteEmailTemplate: Scalars['Boolean']['output'];
  deleteNotification: Scalars['Boolean']['output'];
  markAllNotificationsRead: Scalars['Int']['output'];
  /** Staff: an e-mail to the address came back. */
  markRefusedAddress: RefusedAddress;
  /** The caller's own sound goes, and the default is back. */
  removeNotificationSound: NotificationSettings;
  /** Replies by e-mail, once; the message is replied from then on. */
  replyToContactMessage: ContactReply;
  /** Staff: a section of the back office failed in the caller's browser; admins are notified of each section once a day. */
  reportScreenFailure: Scalars['Boolean']['output'];
  /** Tries at once to send a reply that waits or failed. */
  resendContactReply: Scalars['Boolean']['output'];
  /** Tries a failed or waiting e-mail again at once. */
  resendEmail: Scalars['Boolean']['output'];
  /** Admins: tries at once to send an e-mail that failed, waits or was skipped for its address. */
  resendOutboxEmail: OutboxEmail;
  /** Gives a built-in template the texts back that came with the product. */
  restoreEmailTemplate: EmailTemplate;
  /** Queues an e-mail to the parent, of a type or by its template. */
  sendAppointmentEmail: Scalars['Boolean']['output'];
  /**
   * Everybody: a message to the practice, with the consent to the notice when it was given. CHALLENGE_REQUIRED has a challenge to
   * solve.
   */
  sendContactMessage: ContactMessage;
  /** Marks a message as spam, or takes the mark away; its status stays. */
  setContactSpam: ContactMessage;
  setContactStatus: ContactMessage;
  /** A sound of one's own for new notifications: MP3, WAV, OGG, FLAC or M4A of at most 5 MB; by REST if it is over 70 kB. */
  setNotificationSound: NotificationSettings;
  /** Admins: connects to a mail server and signs in, without sending anything. What is wrong is in the answer. */
  testEmailConnection: EmailConnectionTest;
  /** Sends the template to an address, with data of nobody. What the mail server said is in the answer. */
  testEmailTemplate: EmailTemplateTest;
  /** A notification for the caller alone, to try out what arrives. */
  testNotification: Notification;
  /** Sends an e-mail as the settings send it to the caller's own address. */
  testNotificationEmail: NotificationTest;
  /** Of a built-in template subject, heading, content and whether it is active. */
  updateEmailTemplate: EmailTemplate;
  /** The caller's own: what is not sent stays. */
  updateNotificationSettings: NotificationSettings;
};


export type MutationAssignContactMessageArgs = {
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationBulkDeleteContactMessagesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationBulkSendAppointmentEmailsArgs = {
  allowWithdrawn?: InputMaybe<Scalars['Boolean']['input']>;
  customMessage?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<AppointmentEmailType>;
};


export type MutationBulkSetContactSpamArgs = {
  ids: Array<Scalars['ID']['input']>;
  isSpam: Scalars['Boolean']['input'];
};


export type MutationBulkSetContactStatusArgs = {
  ids: Array<Scalars['ID']['input']>;
  status: ContactStatus;
};


export type MutationChangeNotificationArgs = {
  id: Scalars['ID']['input'];
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationClearRefusedAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateEmailTemplateArgs = {
  input: CreateEmailTemplateInput;
};


export type MutationDeleteContactMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteEmailTemplateArgs = {
  force?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationDeleteNotificationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMarkRefusedAddressArgs = {
  input: MarkRefusedAddressInput;
};


export type MutationReplyToContactMessageArgs = {
  id: Scalars['ID']['input'];
  input: ContactReplyInput;
};


export type MutationReportScreenFailureArgs = {
  input: ScreenFailureInput;
};


export type MutationResendContactReplyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResendEmailArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResendOutboxEmailArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreEmailTemplateArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSendAppointmentEmailArgs = {
  allowWithdrawn?: InputMaybe<Scalars['Boolean']['input']>;
  customMessage?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  templateId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<AppointmentEmailType>;
};


export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


export type MutationSetContactSpamArgs = {
  id: Scalars['ID']['input'];
  isSpam: Scalars['Boolean']['input'];
};


export type MutationSetContactStatusArgs = {
  id: Scalars['ID']['input'];
  status: ContactStatus;
};


export type MutationSetNotificationSoundArgs = {
  input: NotificationSoundInput;
};


export type MutationTestEmailConnectionArgs = {
  input: EmailConnectionInput;
};


export type MutationTestEmailTemplateArgs = {
  id: Scalars['ID']['input'];
  testEmail: Scalars['String']['input'];
};


export type MutationTestNotificationArgs = {
  input?: InputMaybe<TestNotificationInput>;
};


export type MutationUpdateEmailTemplateArgs = {
  id: Scalars['ID']['input'];
  input: UpdateEmailTemplateInput;
};


export type MutationUpdateNotificationSettingsArgs = {
  input: UpdateNotificationSettingsInput;
};

export type Notification = {
  __typename?: 'Notification';
  actionLabel?: Maybe<Scalars['String']['output']>;
  /** Where it leads: an address of the back office, or any other. */
  actionUrl?: Maybe<Scalars['String']['output']>;
  category: NotificationCategory;
  /** When it is removed by itself. */
  expiresAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isArchived: Scalars['Boolean']['output'];
  isRead: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  metadata?: Maybe<NotificationMetadata>;
  priority: NotificationPriority;
  timestamp: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: NotificationType;
  /** Whom it is for alone; null for all of the staff. */
  userId?: Maybe<Scalars['ID']['output']>;
};

export type NotificationCategoriesInput = {
  appointments?: InputMaybe<Scalars['Boolean']['input']>;
  blog?: InputMaybe<Scalars['Boolean']['input']>;
  contacts?: InputMaybe<Scalars['Boolean']['input']>;
  system?: InputMaybe<Scalars['Boolean']['input']>;
  users?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NotificationCategory =
  | 'appointments'
  | 'blog'
  | 'contacts'
  | 'system'
  | 'users';

export type NotificationCategoryToggles = {
  __typename?: 'NotificationCategoryToggles';
  appointments: Scalars['Boolean']['output'];
  blog: Scalars['Boolean']['output'];
  contacts: Scalars['Boolean']['output'];
  system: Scalars['Boolean']['output'];
  users: Scalars['Boolean']['output'];
};

export type NotificationDigest =
  | 'daily'
  | 'hourly'
  | 'instant';

export type NotificationFilter =
  | 'all'
  | 'archived'
  | 'read'
  | 'unread';

/** The records that a notification is about; it goes when they are deleted for good. */
export type NotificationMetadata = {
  __typename?: 'NotificationMetadata';
  appointmentId?: Maybe<Scalars['ID']['output']>;
  contactMessageId?: Maybe<Scalars['ID']['output']>;
};

export type NotificationPrioritiesInput = {
  high?: InputMaybe<Scalars['Boolean']['input']>;
  low?: InputMaybe<Scalars['Boolean']['input']>;
  medium?: InputMaybe<Scalars['Boolean']['input']>;
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NotificationPriority =
  | 'high'
  | 'low'
  | 'medium'
  | 'urgent';

export type NotificationPriorityToggles = {
  __typename?: 'NotificationPriorityToggles';
  high: Scalars['Boolean']['output'];
  low: Scalars['Boolean']['output'];
  medium: Scalars['Boolean']['output'];
  urgent: Scalars['Boolean']['output'];
};

export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  categories: NotificationCategoryToggles;
  /** Where their e-mails go; null: the user has no address. */
  emailAddress?: Maybe<Scalars['String']['output']>;
  /** How often unread notifications are sent by e-mail. */
  emailDigest: NotificationDigest;
  /** Counts on the bell, and shows new notifications as they come. */
  enableBell: Scalars['Boolean']['output'];
  enableDesktop: Scalars['Boolean']['output'];
  enableEmail: Scalars['Boolean']['output'];
  enableSound: Scalars['Boolean']['output'];
  /** The user. */
  id: Scalars['ID']['output'];
  priority: NotificationPriorityToggles;
  quietHours: QuietHours;
  /** Address of a sound of their own; null: the default. */
  soundFile?: Maybe<Scalars['String']['output']>;
  /** Null: never saved. */
  updatedAt?: Maybe<Scalars['String']['output']>;
};

export type NotificationSoundInput = {
  base64: Scalars['String']['input'];
};

export type NotificationTest = {
  __typename?: 'NotificationTest';
  /** The address; null: the user has none. */
  to?: Maybe<Scalars['String']['output']>;
};

export type NotificationType =
  | 'appointment'
  | 'contact'
  | 'error'
  | 'info'
  | 'success'
  | 'system'
  | 'warning';

export type OutboxEmail = {
  __typename?: 'OutboxEmail';
  about: OutboxSubject;
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['String']['output'];
  /** When it is tried next. */
  dueAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** It was not delivered because the address refuses e-mails. */
  isAddressRefused: Scalars['Boolean']['output'];
  /** Why it waits, failed or was not sent, in Turkish. */
  reason?: Maybe<Scalars['String']['output']>;
  /** null: the practice or a member of the staff. */
  recipientEmail?: Maybe<Scalars['String']['output']>;
  /** Null: the practice or a member of the staff. */
  recipientName?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['String']['output']>;
  state: OutboxState;
  /** The appointment or message that it is about. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** Which e-mail it is, in Turkish. */
  title: Scalars['String']['output'];
};

export type OutboxList = {
  __typename?: 'OutboxList';
  /** How many were not delivered because their address refuses e-mails, whatever is asked for. */
  addressRefusesTotal: Scalars['Int']['output'];
  items: Array<OutboxEmail>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

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

export type OutgoingEmail = {
  __typename?: 'OutgoingEmail';
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** It was not delivered because the address refuses e-mails. */
  isAddressRefused: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  /** Why it waits, failed or was not sent, in Turkish. */
  reason?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['String']['output']>;
  state: OutgoingEmailState;
  /** Of the kind `template`: what the template is called. */
  templateName?: Maybe<Scalars['String']['output']>;
};

export type OutgoingEmailState =
  | 'failed'
  | 'sent'
  /** Will not be sent: switched off in the settings, or not wanted any more. */
  | 'skipped'
  | 'waiting';

/** Notifications of staff, and the state of e-mails. */
export type Query = {
  __typename?: 'Query';
  /** The e-mail that the parent would get now; staff only. */
  appointmentEmailPreview: EmailPreview;
  /** The e-mails about an appointment, oldest first; staff only. */
  appointmentEmails: Array<OutgoingEmail>;
  /** The staff by name, deactivated ones too: an earlier message may still be theirs. */
  contactAssignees: Array<ContactAssignee>;
  contactMessage: ContactMessage;
  contactMessageTotals: ContactMessageTotals;
  /** Staff: messages from the contact form, newest first; `search` finds any part of name or e-mail. */
  contactMessages: ContactMessageList;
  /** The replies to a message, oldest first. */
  contactReplies: Array<ContactReply>;
  /** Built-in texts for a reply to a message, with the names filled in. */
  contactReplyDrafts: Array<ContactReplyDraft>;
  /** Staff: messages that nobody has read, and e-mails that failed. */
  dashboardMessages?: Maybe<DashboardMessages>;
  /**
   * Admins: the e-mail that somebody would get, of a stored template, of a new one, or of one as it is being written; with data
   * of nobody or of an appointment.
   */
  emailTemplatePreview: EmailTemplatePreview;
  /**
   * By name. All templates for admins, unless they ask for `onlySendable`; for other staff the active ones that can be sent by
   * hand about an appointment.
   */
  emailTemplates: Array<EmailTemplate>;
  /** Staff: whether e-mails leave. */
  mailState: MailState;
  /** The caller's own; defaults until something is saved. */
  notificationSettings: NotificationSettings;
  /** Newest first; staff only. */
  notifications: Array<Notification>;
  /** Admins: the e-mails of the product, newest first; what was sent or will not be sent is kept 90 days. */
  outbox: OutboxList;
  /** Staff: addresses that refuse e-mails, those that did last first, at most 1000. */
  refusedAddresses: Array<RefusedAddress>;
  /** The e-mail that the parent would get about a move to another time, before it is made; staff only. */
  rescheduledEmailPreview: EmailPreview;
  unreadNotificationCount: Scalars['Int']['output'];
};


/** Notifications of staff, and the state of e-mails. */
export type QueryAppointmentEmailPreviewArgs = {
  appointmentId: Scalars['ID']['input'];
  customMessage?: InputMaybe<Scalars['String']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<AppointmentEmailType>;
};


/** Notifications of staff, and the state of e-mails. */
export type QueryAppointmentEmailsArgs = {
  appointmentId: Scalars['ID']['input'];
};


/** Notifications of staff, and the state of e-mails. */
export type QueryContactMessageArgs = {
  id: Scalars['ID']['input'];
};


/** Notifications of staff, and the state of e-mails. */
export type QueryContactMessagesArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  isSpam?: InputMaybe<Scalars['Boolean']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ContactStatus>;
};


/** Notifications of staff, and the state of e-mails. */
export type QueryContactRepliesArgs = {
  id: Scalars['ID']['input'];
};


/** Notifications of staff, and the state of e-mails. */
export type QueryContactReplyDraftsArgs = {
  id: Scalars['ID']['input'];
};


/** Notifications of staff, and the state of e-mails. */
export type QueryEmailTemplatePreviewArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: EmailTemplatePreviewInput;
};


/** Notifications of staff, and the state of e-mails. */
export type QueryEmailTemplatesArgs = {
  onlySendable?: Scalars['Boolean']['input'];
};


/** Notifications of staff, and the state of e-mails. */
export type QueryNotificationsArgs = {
  filter?: NotificationFilter;
  limit?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Notifications of staff, and the state of e-mails. */
export type QueryOutboxArgs = {
  about?: InputMaybe<OutboxSubject>;
  addressRefuses?: InputMaybe<Scalars['Boolean']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  state?: InputMaybe<OutboxState>;
};


/** Notifications of staff, and the state of e-mails. */
export type QueryRescheduledEmailPreviewArgs = {
  appointmentDate: Scalars['String']['input'];
  appointmentId: Scalars['ID']['input'];
  appointmentTime: Scalars['String']['input'];
};

/** Times of day at the practice; the range spans midnight when `start` is the later one. */
export type QuietHours = {
  __typename?: 'QuietHours';
  enabled: Scalars['Boolean']['output'];
  end: Scalars['String']['output'];
  start: Scalars['String']['output'];
};

export type QuietHoursInput = {
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  end?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['String']['input']>;
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

/** An address that e-mails do not reach; it is not written to by itself. */
export type RefusedAddress = {
  __typename?: 'RefusedAddress';
  address: Scalars['String']['output'];
  cause: RefusalCause;
  /** How often e-mails were refused, or said to have come back. */
  count: Scalars['Int']['output'];
  firstAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastAt: Scalars['String']['output'];
  /** Who marked it last; null: the mail server. */
  markedBy?: Maybe<Scalars['String']['output']>;
  /** The mail server's codes, `550 5.1.1`; null: staff marked it. */
  serverCode?: Maybe<Scalars['String']['output']>;
};

export type ScreenFailureInput = {
  /** Of the error, for the log. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Its key, such as `dashboard`. */
  section: Scalars['String']['input'];
  /** Its name on the screen. */
  title: Scalars['String']['input'];
};

export type SendContactMessageInput = {
  /** `general` when not given; a label is taken too. */
  contactType?: InputMaybe<ContactType>;
  email: Scalars['String']['input'];
  /** The box of the form; when given it must be true. */
  kvkkConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version of the personal-data notice that was shown. */
  legalTextVersion?: InputMaybe<Scalars['String']['input']>;
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Left empty by people; a message with a value is answered, and thrown away. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type TestNotificationInput = {
  message?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** `system` when not given. */
  type?: InputMaybe<NotificationType>;
};

/** A message of the contact form, without its text. */
export type UnreadMessage = {
  __typename?: 'UnreadMessage';
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  subject?: Maybe<Scalars['String']['output']>;
};

export type UpdateEmailTemplateInput = {
  category?: InputMaybe<EmailTemplateCategory>;
  content?: InputMaybe<Scalars['String']['input']>;
  heading?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Not read: which variables a template uses follows from its texts. */
  variables?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateNotificationSettingsInput = {
  categories?: InputMaybe<NotificationCategoriesInput>;
  emailDigest?: InputMaybe<NotificationDigest>;
  enableBell?: InputMaybe<Scalars['Boolean']['input']>;
  enableDesktop?: InputMaybe<Scalars['Boolean']['input']>;
  enableEmail?: InputMaybe<Scalars['Boolean']['input']>;
  enableSound?: InputMaybe<Scalars['Boolean']['input']>;
  priority?: InputMaybe<NotificationPrioritiesInput>;
  quietHours?: InputMaybe<QuietHoursInput>;
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
  Appointment: Appointment;
  ContactMessage: ContactMessage;
  ContactReply: ContactReply;
  EmailTemplate: EmailTemplate;
  Notification: Notification;
  NotificationSettings: NotificationSettings;
  RefusedAddress: RefusedAddress;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Appointment:
    ( { __typename: 'Appointment' }
    & GraphQLRecursivePick<FederationTypes['Appointment'], {"id":true}> );
  ContactMessage:
    ( { __typename: 'ContactMessage' }
    & GraphQLRecursivePick<FederationTypes['ContactMessage'], {"id":true}> );
  ContactReply:
    ( { __typename: 'ContactReply' }
    & GraphQLRecursivePick<FederationTypes['ContactReply'], {"id":true}> );
  EmailTemplate:
    ( { __typename: 'EmailTemplate' }
    & GraphQLRecursivePick<FederationTypes['EmailTemplate'], {"id":true}> );
  Notification:
    ( { __typename: 'Notification' }
    & GraphQLRecursivePick<FederationTypes['Notification'], {"id":true}> );
  NotificationSettings:
    ( { __typename: 'NotificationSettings' }
    & GraphQLRecursivePick<FederationTypes['NotificationSettings'], {"id":true}> );
  RefusedAddress:
    ( { __typename: 'RefusedAddress' }
    & GraphQLRecursivePick<FederationTypes['RefusedAddress'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Appointment: ResolverTypeWrapper<Appointment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AppointmentEmailType: AppointmentEmailType;
  BulkEmailResult: ResolverTypeWrapper<BulkEmailResult>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  BulkEmailSummary: ResolverTypeWrapper<BulkEmailSummary>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ContactAssignee: ResolverTypeWrapper<ContactAssignee>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ContactBulkItem: ResolverTypeWrapper<ContactBulkItem>;
  ContactBulkResult: ResolverTypeWrapper<ContactBulkResult>;
  ContactConsent: ResolverTypeWrapper<ContactConsent>;
  ContactMessage: ResolverTypeWrapper<ContactMessage>;
  ContactMessageList: ResolverTypeWrapper<ContactMessageList>;
  ContactMessageTotals: ResolverTypeWrapper<ContactMessageTotals>;
  ContactReply: ResolverTypeWrapper<ContactReply>;
  ContactReplyDraft: ResolverTypeWrapper<ContactReplyDraft>;
  ContactReplyInput: ContactReplyInput;
  ContactReplyState: ContactReplyState;
  ContactStatus: ContactStatus;
  ContactType: ContactType;
  CreateEmailTemplateInput: CreateEmailTemplateInput;
  DashboardMessages: ResolverTypeWrapper<DashboardMessages>;
  EmailConnectionInput: EmailConnectionInput;
  EmailConnectionTest: ResolverTypeWrapper<EmailConnectionTest>;
  EmailPreview: ResolverTypeWrapper<EmailPreview>;
  EmailResult: ResolverTypeWrapper<EmailResult>;
  EmailTemplate: ResolverTypeWrapper<EmailTemplate>;
  EmailTemplateCategory: EmailTemplateCategory;
  EmailTemplatePreview: ResolverTypeWrapper<EmailTemplatePreview>;
  EmailTemplatePreviewInput: EmailTemplatePreviewInput;
  EmailTemplateTest: ResolverTypeWrapper<EmailTemplateTest>;
  FailedEmail: ResolverTypeWrapper<FailedEmail>;
  FailedEmailSubject: FailedEmailSubject;
  MailProblem: MailProblem;
  MailState: ResolverTypeWrapper<MailState>;
  MarkRefusedAddressInput: MarkRefusedAddressInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationCategoriesInput: NotificationCategoriesInput;
  NotificationCategory: NotificationCategory;
  NotificationCategoryToggles: ResolverTypeWrapper<NotificationCategoryToggles>;
  NotificationDigest: NotificationDigest;
  NotificationFilter: NotificationFilter;
  NotificationMetadata: ResolverTypeWrapper<NotificationMetadata>;
  NotificationPrioritiesInput: NotificationPrioritiesInput;
  NotificationPriority: NotificationPriority;
  NotificationPriorityToggles: ResolverTypeWrapper<NotificationPriorityToggles>;
  NotificationSettings: ResolverTypeWrapper<NotificationSettings>;
  NotificationSoundInput: NotificationSoundInput;
  NotificationTest: ResolverTypeWrapper<NotificationTest>;
  NotificationType: NotificationType;
  OutboxEmail: ResolverTypeWrapper<OutboxEmail>;
  OutboxList: ResolverTypeWrapper<OutboxList>;
  OutboxState: OutboxState;
  OutboxSubject: OutboxSubject;
  OutgoingEmail: ResolverTypeWrapper<OutgoingEmail>;
  OutgoingEmailState: OutgoingEmailState;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuietHours: ResolverTypeWrapper<QuietHours>;
  QuietHoursInput: QuietHoursInput;
  RefusalCause: RefusalCause;
  RefusedAddress: ResolverTypeWrapper<RefusedAddress>;
  ScreenFailureInput: ScreenFailureInput;
  SendContactMessageInput: SendContactMessageInput;
  TestNotificationInput: TestNotificationInput;
  UnreadMessage: ResolverTypeWrapper<UnreadMessage>;
  UpdateEmailTemplateInput: UpdateEmailTemplateInput;
  UpdateNotificationSettingsInput: UpdateNotificationSettingsInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Appointment: Appointment | FederationReferenceTypes['Appointment'];
  ID: Scalars['ID']['output'];
  BulkEmailResult: BulkEmailResult;
  String: Scalars['String']['output'];
  BulkEmailSummary: BulkEmailSummary;
  Int: Scalars['Int']['output'];
  ContactAssignee: ContactAssignee;
  Boolean: Scalars['Boolean']['output'];
  ContactBulkItem: ContactBulkItem;
  ContactBulkResult: ContactBulkResult;
  ContactConsent: ContactConsent;
  ContactMessage: ContactMessage | FederationReferenceTypes['ContactMessage'];
  ContactMessageList: ContactMessageList;
  ContactMessageTotals: ContactMessageTotals;
  ContactReply: ContactReply | FederationReferenceTypes['ContactReply'];
  ContactReplyDraft: ContactReplyDraft;
  ContactReplyInput: ContactReplyInput;
  CreateEmailTemplateInput: CreateEmailTemplateInput;
  DashboardMessages: DashboardMessages;
  EmailConnectionInput: EmailConnectionInput;
  EmailConnectionTest: EmailConnectionTest;
  EmailPreview: EmailPreview;
  EmailResult: EmailResult;
  EmailTemplate: EmailTemplate | FederationReferenceTypes['EmailTemplate'];
  EmailTemplatePreview: EmailTemplatePreview;
  EmailTemplatePreviewInput: EmailTemplatePreviewInput;
  EmailTemplateTest: EmailTemplateTest;
  FailedEmail: FailedEmail;
  MailState: MailState;
  MarkRefusedAddressInput: MarkRefusedAddressInput;
  Mutation: Record<PropertyKey, never>;
  Notification: Notification | FederationReferenceTypes['Notification'];
  NotificationCategoriesInput: NotificationCategoriesInput;
  NotificationCategoryToggles: NotificationCategoryToggles;
  NotificationMetadata: NotificationMetadata;
  NotificationPrioritiesInput: NotificationPrioritiesInput;
  NotificationPriorityToggles: NotificationPriorityToggles;
  NotificationSettings: NotificationSettings | FederationReferenceTypes['NotificationSettings'];
  NotificationSoundInput: NotificationSoundInput;
  NotificationTest: NotificationTest;
  OutboxEmail: OutboxEmail;
  OutboxList: OutboxList;
  OutgoingEmail: OutgoingEmail;
  Query: Record<PropertyKey, never>;
  QuietHours: QuietHours;
  QuietHoursInput: QuietHoursInput;
  RefusedAddress: RefusedAddress | FederationReferenceTypes['RefusedAddress'];
  ScreenFailureInput: ScreenFailureInput;
  SendContactMessageInput: SendContactMessageInput;
  TestNotificationInput: TestNotificationInput;
  UnreadMessage: UnreadMessage;
  UpdateEmailTemplateInput: UpdateEmailTemplateInput;
  UpdateNotificationSettingsInput: UpdateNotificationSettingsInput;
};

export type AppointmentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment'], FederationReferenceType extends FederationReferenceTypes['Appointment'] = FederationReferenceTypes['Appointment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Appointment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  emails?: Resolver<Array<ResolversTypes['OutgoingEmail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BulkEmailResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkEmailResult'] = ResolversParentTypes['BulkEmailResult']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['EmailResult']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['BulkEmailSummary'], ParentType, ContextType>;
};

export type BulkEmailSummaryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkEmailSummary'] = ResolversParentTypes['BulkEmailSummary']> = {
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactAssigneeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactAssignee'] = ResolversParentTypes['ContactAssignee']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactBulkItemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactBulkItem'] = ResolversParentTypes['ContactBulkItem']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContactBulkResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactBulkResult'] = ResolversParentTypes['ContactBulkResult']> = {
  deletedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ContactBulkItem']>, ParentType, ContextType>;
  updatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactConsentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactConsent'] = ResolversParentTypes['ContactConsent']> = {
  agreedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalTextVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentenceVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactMessageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactMessage'] = ResolversParentTypes['ContactMessage'], FederationReferenceType extends FederationReferenceTypes['ContactMessage'] = FederationReferenceTypes['ContactMessage']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ContactMessage']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  consent?: Resolver<Maybe<ResolversTypes['ContactConsent']>, ParentType, ContextType>;
  contactType?: Resolver<ResolversTypes['ContactType'], ParentType, ContextType>;
  contactWithdrawnAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContactStatus'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactMessageListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactMessageList'] = ResolversParentTypes['ContactMessageList']> = {
  items?: Resolver<Array<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactMessageTotalsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactMessageTotals'] = ResolversParentTypes['ContactMessageTotals']> = {
  archived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replied?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactReplyResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactReply'] = ResolversParentTypes['ContactReply'], FederationReferenceType extends FederationReferenceTypes['ContactReply'] = FederationReferenceTypes['ContactReply']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ContactReply']> | FederationReferenceType, FederationReferenceType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContactReplyState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactReplyDraftResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactReplyDraft'] = ResolversParentTypes['ContactReplyDraft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardMessagesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DashboardMessages'] = ResolversParentTypes['DashboardMessages']> = {
  emailsWaitFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedEmailCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedEmails?: Resolver<Array<ResolversTypes['FailedEmail']>, ParentType, ContextType>;
  unread?: Resolver<Array<ResolversTypes['UnreadMessage']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailConnectionTestResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EmailConnectionTest'] = ResolversParentTypes['EmailConnectionTest']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmailPreviewResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EmailPreview'] = ResolversParentTypes['EmailPreview']> = {
  blockReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EmailResult'] = ResolversParentTypes['EmailResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmailTemplateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EmailTemplate'] = ResolversParentTypes['EmailTemplate'], FederationReferenceType extends FederationReferenceTypes['EmailTemplate'] = FederationReferenceTypes['EmailTemplate']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EmailTemplate']> | FederationReferenceType, FederationReferenceType, ContextType>;
  category?: Resolver<ResolversTypes['EmailTemplateCategory'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBuiltIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSendable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailTemplatePreviewResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EmailTemplatePreview'] = ResolversParentTypes['EmailTemplatePreview']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailTemplateTestResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EmailTemplateTest'] = ResolversParentTypes['EmailTemplateTest']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FailedEmailResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FailedEmail'] = ResolversParentTypes['FailedEmail']> = {
  about?: Resolver<ResolversTypes['FailedEmailSubject'], ParentType, ContextType>;
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MailStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MailState'] = ResolversParentTypes['MailState']> = {
  problem?: Resolver<Maybe<ResolversTypes['MailProblem']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  assignContactMessage?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationAssignContactMessageArgs, 'id'>>;
  bulkDeleteContactMessages?: Resolver<ResolversTypes['ContactBulkResult'], ParentType, ContextType, RequireFields<MutationBulkDeleteContactMessagesArgs, 'ids'>>;
  bulkSendAppointmentEmails?: Resolver<ResolversTypes['BulkEmailResult'], ParentType, ContextType, RequireFields<MutationBulkSendAppointmentEmailsArgs, 'ids'>>;
  bulkSetContactSpam?: Resolver<ResolversTypes['ContactBulkResult'], ParentType, ContextType, RequireFields<MutationBulkSetContactSpamArgs, 'ids' | 'isSpam'>>;
  bulkSetContactStatus?: Resolver<ResolversTypes['ContactBulkResult'], ParentType, ContextType, RequireFields<MutationBulkSetContactStatusArgs, 'ids' | 'status'>>;
  changeNotification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType, RequireFields<MutationChangeNotificationArgs, 'id'>>;
  clearNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clearRefusedAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationClearRefusedAddressArgs, 'id'>>;
  createEmailTemplate?: Resolver<ResolversTypes['EmailTemplate'], ParentType, ContextType, RequireFields<MutationCreateEmailTemplateArgs, 'input'>>;
  deleteContactMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteContactMessageArgs, 'id'>>;
  deleteEmailTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteEmailTemplateArgs, 'id'>>;
  deleteNotification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteNotificationArgs, 'id'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  markRefusedAddress?: Resolver<ResolversTypes['RefusedAddress'], ParentType, ContextType, RequireFields<MutationMarkRefusedAddressArgs, 'input'>>;
  removeNotificationSound?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  replyToContactMessage?: Resolver<ResolversTypes['ContactReply'], ParentType, ContextType, RequireFields<MutationReplyToContactMessageArgs, 'id' | 'input'>>;
  reportScreenFailure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportScreenFailureArgs, 'input'>>;
  resendContactReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResendContactReplyArgs, 'id'>>;
  resendEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResendEmailArgs, 'id'>>;
  resendOutboxEmail?: Resolver<ResolversTypes['OutboxEmail'], ParentType, ContextType, RequireFields<MutationResendOutboxEmailArgs, 'id'>>;
  restoreEmailTemplate?: Resolver<ResolversTypes['EmailTemplate'], ParentType, ContextType, RequireFields<MutationRestoreEmailTemplateArgs, 'id'>>;
  sendAppointmentEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendAppointmentEmailArgs, 'id'>>;
  sendContactMessage?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  setContactSpam?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationSetContactSpamArgs, 'id' | 'isSpam'>>;
  setContactStatus?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationSetContactStatusArgs, 'id' | 'status'>>;
  setNotificationSound?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType, RequireFields<MutationSetNotificationSoundArgs, 'input'>>;
  testEmailConnection?: Resolver<ResolversTypes['EmailConnectionTest'], ParentType, ContextType, RequireFields<MutationTestEmailConnectionArgs, 'input'>>;
  testEmailTemplate?: Resolver<ResolversTypes['EmailTemplateTest'], ParentType, ContextType, RequireFields<MutationTestEmailTemplateArgs, 'id' | 'testEmail'>>;
  testNotification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType, Partial<MutationTestNotificationArgs>>;
  testNotificationEmail?: Resolver<ResolversTypes['NotificationTest'], ParentType, ContextType>;
  updateEmailTemplate?: Resolver<ResolversTypes['EmailTemplate'], ParentType, ContextType, RequireFields<MutationUpdateEmailTemplateArgs, 'id' | 'input'>>;
  updateNotificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'input'>>;
};

export type NotificationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification'], FederationReferenceType extends FederationReferenceTypes['Notification'] = FederationReferenceTypes['Notification']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Notification']> | FederationReferenceType, FederationReferenceType, ContextType>;
  actionLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['NotificationCategory'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['NotificationMetadata']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['NotificationPriority'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NotificationCategoryTogglesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['NotificationCategoryToggles'] = ResolversParentTypes['NotificationCategoryToggles']> = {
  appointments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationMetadataResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['NotificationMetadata'] = ResolversParentTypes['NotificationMetadata']> = {
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  contactMessageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NotificationPriorityTogglesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['NotificationPriorityToggles'] = ResolversParentTypes['NotificationPriorityToggles']> = {
  high?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings'], FederationReferenceType extends FederationReferenceTypes['NotificationSettings'] = FederationReferenceTypes['NotificationSettings']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['NotificationSettings']> | FederationReferenceType, FederationReferenceType, ContextType>;
  categories?: Resolver<ResolversTypes['NotificationCategoryToggles'], ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailDigest?: Resolver<ResolversTypes['NotificationDigest'], ParentType, ContextType>;
  enableBell?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableDesktop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableSound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['NotificationPriorityToggles'], ParentType, ContextType>;
  quietHours?: Resolver<ResolversTypes['QuietHours'], ParentType, ContextType>;
  soundFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationTestResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['NotificationTest'] = ResolversParentTypes['NotificationTest']> = {
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OutboxEmailResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OutboxEmail'] = ResolversParentTypes['OutboxEmail']> = {
  about?: Resolver<ResolversTypes['OutboxSubject'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAddressRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OutboxState'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutboxListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OutboxList'] = ResolversParentTypes['OutboxList']> = {
  addressRefusesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OutboxEmail']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutgoingEmailResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OutgoingEmail'] = ResolversParentTypes['OutgoingEmail']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAddressRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OutgoingEmailState'], ParentType, ContextType>;
  templateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appointmentEmailPreview?: Resolver<ResolversTypes['EmailPreview'], ParentType, ContextType, RequireFields<QueryAppointmentEmailPreviewArgs, 'appointmentId'>>;
  appointmentEmails?: Resolver<Array<ResolversTypes['OutgoingEmail']>, ParentType, ContextType, RequireFields<QueryAppointmentEmailsArgs, 'appointmentId'>>;
  contactAssignees?: Resolver<Array<ResolversTypes['ContactAssignee']>, ParentType, ContextType>;
  contactMessage?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<QueryContactMessageArgs, 'id'>>;
  contactMessageTotals?: Resolver<ResolversTypes['ContactMessageTotals'], ParentType, ContextType>;
  contactMessages?: Resolver<ResolversTypes['ContactMessageList'], ParentType, ContextType, RequireFields<QueryContactMessagesArgs, 'page' | 'pageSize'>>;
  contactReplies?: Resolver<Array<ResolversTypes['ContactReply']>, ParentType, ContextType, RequireFields<QueryContactRepliesArgs, 'id'>>;
  contactReplyDrafts?: Resolver<Array<ResolversTypes['ContactReplyDraft']>, ParentType, ContextType, RequireFields<QueryContactReplyDraftsArgs, 'id'>>;
  dashboardMessages?: Resolver<Maybe<ResolversTypes['DashboardMessages']>, ParentType, ContextType>;
  emailTemplatePreview?: Resolver<ResolversTypes['EmailTemplatePreview'], ParentType, ContextType, RequireFields<QueryEmailTemplatePreviewArgs, 'input'>>;
  emailTemplates?: Resolver<Array<ResolversTypes['EmailTemplate']>, ParentType, ContextType, RequireFields<QueryEmailTemplatesArgs, 'onlySendable'>>;
  mailState?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  notificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'filter' | 'limit'>>;
  outbox?: Resolver<ResolversTypes['OutboxList'], ParentType, ContextType, RequireFields<QueryOutboxArgs, 'page' | 'pageSize'>>;
  refusedAddresses?: Resolver<Array<ResolversTypes['RefusedAddress']>, ParentType, ContextType>;
  rescheduledEmailPreview?: Resolver<ResolversTypes['EmailPreview'], ParentType, ContextType, RequireFields<QueryRescheduledEmailPreviewArgs, 'appointmentDate' | 'appointmentId' | 'appointmentTime'>>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuietHoursResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefusedAddressResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RefusedAddress'] = ResolversParentTypes['RefusedAddress'], FederationReferenceType extends FederationReferenceTypes['RefusedAddress'] = FederationReferenceTypes['RefusedAddress']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['RefusedAddress']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['RefusalCause'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnreadMessageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UnreadMessage'] = ResolversParentTypes['UnreadMessage']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  Appointment?: AppointmentResolvers<ContextType>;
  BulkEmailResult?: BulkEmailResultResolvers<ContextType>;
  BulkEmailSummary?: BulkEmailSummaryResolvers<ContextType>;
  ContactAssignee?: ContactAssigneeResolvers<ContextType>;
  ContactBulkItem?: ContactBulkItemResolvers<ContextType>;
  ContactBulkResult?: ContactBulkResultResolvers<ContextType>;
  ContactConsent?: ContactConsentResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  ContactMessageList?: ContactMessageListResolvers<ContextType>;
  ContactMessageTotals?: ContactMessageTotalsResolvers<ContextType>;
  ContactReply?: ContactReplyResolvers<ContextType>;
  ContactReplyDraft?: ContactReplyDraftResolvers<ContextType>;
  DashboardMessages?: DashboardMessagesResolvers<ContextType>;
  EmailConnectionTest?: EmailConnectionTestResolvers<ContextType>;
  EmailPreview?: EmailPreviewResolvers<ContextType>;
  EmailResult?: EmailResultResolvers<ContextType>;
  EmailTemplate?: EmailTemplateResolvers<ContextType>;
  EmailTemplatePreview?: EmailTemplatePreviewResolvers<ContextType>;
  EmailTemplateTest?: EmailTemplateTestResolvers<ContextType>;
  FailedEmail?: FailedEmailResolvers<ContextType>;
  MailState?: MailStateResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationCategoryToggles?: NotificationCategoryTogglesResolvers<ContextType>;
  NotificationMetadata?: NotificationMetadataResolvers<ContextType>;
  NotificationPriorityToggles?: NotificationPriorityTogglesResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  NotificationTest?: NotificationTestResolvers<ContextType>;
  OutboxEmail?: OutboxEmailResolvers<ContextType>;
  OutboxList?: OutboxListResolvers<ContextType>;
  OutgoingEmail?: OutgoingEmailResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  RefusedAddress?: RefusedAddressResolvers<ContextType>;
  UnreadMessage?: UnreadMessageResolvers<ContextType>;
};

