import type { GraphQLResolveInfo } from 'graphql';
import type { MeasuredHealth } from '../system-health/get-system-health.ts';
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

/** What an API consumer sends as `Authorization: Bearer …`: it may do what its owner may, at most read with the scope `read`, and nothing that people do themselves. */
export type AccessToken = {
  __typename?: 'AccessToken';
  createdAt: Scalars['String']['output'];
  /** Last day, yyyy-MM-dd. */
  expiresAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** To the minute. */
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** `read` or `read-write`. */
  scope: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type AcknowledgedAlerts = {
  __typename?: 'AcknowledgedAlerts';
  acknowledged: Scalars['Int']['output'];
};

export type AddPasskeyInput = {
  credential: NewPasskeyCredential;
  name: Scalars['String']['input'];
};

export type AddedPasskey = {
  __typename?: 'AddedPasskey';
  /** The recovery codes, shown this once, when this is the first second step; else empty. */
  codes: Array<Scalars['String']['output']>;
  passkey: Passkey;
};

/** A line of the audit log: no values, no clinical text, no secret. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  action: Scalars['String']['output'];
  /** Network address of the caller. */
  address: Scalars['String']['output'];
  at: Scalars['String']['output'];
  changedFields: Array<Scalars['String']['output']>;
  entity: Scalars['String']['output'];
  entityId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Done with an access token. */
  isByToken: Scalars['Boolean']['output'];
  /** Of that token, until it is revoked. */
  tokenName?: Maybe<Scalars['String']['output']>;
  /** null: a visitor, or the product itself. */
  username?: Maybe<Scalars['String']['output']>;
};

export type AuditEntryPage = {
  __typename?: 'AuditEntryPage';
  items: Array<AuditEntry>;
  total: Scalars['Int']['output'];
};

/** Exact but `search`; `from` and `to` are dates at the practice, both included. */
export type AuditFilter = {
  action?: InputMaybe<Scalars['String']['input']>;
  entity?: InputMaybe<Scalars['String']['input']>;
  entityId?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<AuditKind>;
  /** A part of what was done (in Turkish), of a user name, an address or a record's id. */
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
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

/** A copy of everything that is stored, in a file of the server. */
export type Backup = {
  __typename?: 'Backup';
  /** When its last check ended. */
  checkedAt?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  /** Who started it; null for an automatic one. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** How many records it holds. */
  documents?: Maybe<Scalars['Int']['output']>;
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isAutomatic: Scalars['Boolean']['output'];
  isEncrypted: Scalars['Boolean']['output'];
  /** Why it could not be made, or why it failed its check. */
  problem?: Maybe<Scalars['String']['output']>;
  /** In percent, while it is made or checked. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** In bytes; null until the file is complete. */
  size?: Maybe<Scalars['Float']['output']>;
  state: BackupState;
};

export type BackupFrequency =
  | 'daily'
  /** In the first night of the month. */
  | 'monthly'
  /** In the night to Monday. */
  | 'weekly';

export type BackupPlan = {
  __typename?: 'BackupPlan';
  frequency: BackupFrequency;
  isEnabled: Scalars['Boolean']['output'];
  isEncrypted: Scalars['Boolean']['output'];
  /** The day of the next automatic backup, at 02:30. */
  nextOn?: Maybe<Scalars['String']['output']>;
  retentionDays: Scalars['Int']['output'];
};

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

export type BackupsState = {
  __typename?: 'BackupsState';
  /** Whether backups are made by themselves; null while the settings cannot be read. */
  isEnabled?: Maybe<Scalars['Boolean']['output']>;
  newest?: Maybe<Backup>;
  /** The day of the next automatic backup, at 02:30. */
  nextOn?: Maybe<Scalars['String']['output']>;
  /** When the newest one was made that has passed its check. */
  verifiedAt?: Maybe<Scalars['String']['output']>;
};

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

/** Challenges that browsers of visitors had to solve before something was stored. */
export type ChallengeCounts = {
  __typename?: 'ChallengeCounts';
  asked: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  solved: Scalars['Int']['output'];
};

/** What a person agreed to, and whether it was withdrawn. */
export type ConsentEntry = {
  __typename?: 'ConsentEntry';
  categories?: Maybe<CookieCategories>;
  email?: Maybe<Scalars['String']['output']>;
  /** Of what was not recorded: when the request came in. */
  givenAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Its record was deleted, and with it whose it was. */
  isPersonErased: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Of the notice that was shown. */
  noticeVersion?: Maybe<Scalars['String']['output']>;
  /** null: not known, of before it was recorded. */
  origin?: Maybe<ConsentOrigin>;
  phone?: Maybe<Scalars['String']['output']>;
  /** The appointment or the message; null: none, or deleted. */
  recordId?: Maybe<Scalars['ID']['output']>;
  /** Of the words beside the box. */
  sentenceVersion?: Maybe<Scalars['String']['output']>;
  state: ConsentState;
  text: ConsentText;
  withdrawal?: Maybe<ConsentWithdrawal>;
};

export type ConsentEntryPage = {
  __typename?: 'ConsentEntryPage';
  items: Array<ConsentEntry>;
  total: Scalars['Int']['output'];
};

export type ConsentFilter = {
  from?: InputMaybe<Scalars['String']['input']>;
  origin?: InputMaybe<ConsentOrigin>;
  /** Any part of name, phone or e-mail. */
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ConsentState>;
  text?: InputMaybe<ConsentText>;
  to?: InputMaybe<Scalars['String']['input']>;
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

export type ConsentWithdrawal = {
  __typename?: 'ConsentWithdrawal';
  channel: DataRequestChannel;
  note?: Maybe<Scalars['String']['output']>;
  recordedAt: Scalars['String']['output'];
  recordedBy?: Maybe<Scalars['String']['output']>;
  withdrawnOn: Scalars['String']['output'];
};

export type CookieCategories = {
  __typename?: 'CookieCategories';
  analytics: Scalars['Boolean']['output'];
  marketing: Scalars['Boolean']['output'];
};

export type CreateAccessTokenInput = {
  /** Last day, yyyy-MM-dd; 90 days from today when not given. */
  expiresAt?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** The caller's own; a token outlives the session. */
  password: Scalars['String']['input'];
  /** `read` or `read-write`. */
  scope: Scalars['String']['input'];
};

export type CreateDataBreachInput = {
  boardNote?: InputMaybe<Scalars['String']['input']>;
  boardNotifiedAt?: InputMaybe<Scalars['String']['input']>;
  boardReference?: InputMaybe<Scalars['String']['input']>;
  dataKinds?: InputMaybe<Array<BreachDataKind>>;
  description?: InputMaybe<Scalars['String']['input']>;
  measures?: InputMaybe<Scalars['String']['input']>;
  noticedAt: Scalars['String']['input'];
  noticedBy: Scalars['String']['input'];
  occurredAt?: InputMaybe<Scalars['String']['input']>;
  peopleCount?: InputMaybe<Scalars['Int']['input']>;
  peopleKinds?: InputMaybe<Array<BreachPeopleKind>>;
  peopleNote?: InputMaybe<Scalars['String']['input']>;
  peopleNotifiedOn?: InputMaybe<Scalars['String']['input']>;
  /** `draft` when not given. */
  state?: InputMaybe<DataBreachState>;
  title: Scalars['String']['input'];
};

export type CreateDataRequestInput = {
  answer?: InputMaybe<Scalars['String']['input']>;
  channel: DataRequestChannel;
  details?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  identityCheck?: InputMaybe<Scalars['String']['input']>;
  kind: DataRequestKind;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Not a day to come. */
  receivedOn: Scalars['String']['input'];
};

export type CreateUserInput = {
  /** An e-mail address; at most 100 characters; capitals and spaces around it do not count. */
  email: Scalars['String']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Without one, or with an empty one, the user is invited by e-mail to choose one. */
  password?: InputMaybe<Scalars['String']['input']>;
  role: StaffRole;
  /** Unique, whatever its case, accents and spaces. */
  username: Scalars['String']['input'];
};

export type CreatedAccessToken = {
  __typename?: 'CreatedAccessToken';
  createdAt: Scalars['String']['output'];
  /** Last day, yyyy-MM-dd. */
  expiresAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** To the minute. */
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** `read` or `read-write`. */
  scope: Scalars['String']['output'];
  /** Shown only once. */
  token: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

/** A breach of personal data, from when it was noticed until all that the law asks for is done. */
export type DataBreach = {
  __typename?: 'DataBreach';
  /** Why it was notified late, or not at all. */
  boardNote?: Maybe<Scalars['String']['output']>;
  /** When the authority (Kurul) was notified. */
  boardNotifiedAt?: Maybe<Scalars['String']['output']>;
  boardReference?: Maybe<Scalars['String']['output']>;
  closedAt?: Maybe<Scalars['String']['output']>;
  closedBy?: Maybe<Scalars['String']['output']>;
  dataKinds: Array<BreachDataKind>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  measures?: Maybe<Scalars['String']['output']>;
  noticedAt: Scalars['String']['output'];
  noticedBy: Scalars['String']['output'];
  /** 72 hours after it was noticed. */
  notifyBy: Scalars['String']['output'];
  /** null: not known. */
  occurredAt?: Maybe<Scalars['String']['output']>;
  /** About how many; null: not known. */
  peopleCount?: Maybe<Scalars['Int']['output']>;
  peopleKinds: Array<BreachPeopleKind>;
  /** How they were told, or why not. */
  peopleNote?: Maybe<Scalars['String']['output']>;
  /** The day on which the people concerned were told. */
  peopleNotifiedOn?: Maybe<Scalars['String']['output']>;
  state: DataBreachState;
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type DataBreachState =
  | 'closed'
  /** May turn out to be no breach; the clock runs all the same. */
  | 'draft'
  | 'open';

/** A data subject's request, from when it came in until it is answered. */
export type DataRequest = {
  __typename?: 'DataRequest';
  answer?: Maybe<Scalars['String']['output']>;
  channel: DataRequestChannel;
  closedAt?: Maybe<Scalars['String']['output']>;
  closedBy?: Maybe<Scalars['String']['output']>;
  details?: Maybe<Scalars['String']['output']>;
  /** The last day to answer: 30 days after it came in. */
  dueOn: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** How it was made sure who asks; null: it was not yet. */
  identityCheck?: Maybe<Scalars['String']['output']>;
  identityCheckedAt?: Maybe<Scalars['String']['output']>;
  identityCheckedBy?: Maybe<Scalars['String']['output']>;
  isClosed: Scalars['Boolean']['output'];
  kind: DataRequestKind;
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  receivedOn: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

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

export type DatabaseMember = {
  __typename?: 'DatabaseMember';
  isHealthy: Scalars['Boolean']['output'];
  isPrimary: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** As MongoDB calls it; unknown when its user may not see it. */
  state: Scalars['String']['output'];
};

export type DatabaseState = {
  __typename?: 'DatabaseState';
  /** Documents and indexes, before compression. */
  dataBytes: Scalars['Float']['output'];
  engine: Scalars['String']['output'];
  /** Of the replica set; none of a single server. */
  members: Array<DatabaseMember>;
  roundTripMs: Scalars['Float']['output'];
  version: Scalars['String']['output'];
};

/** How many records of a kind were erased, or kept and why; names only the person who decided. */
export type DestructionRecord = {
  __typename?: 'DestructionRecord';
  at: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  decidedBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** null: the records were erased. */
  keepReason?: Maybe<KeepReason>;
  kind: PersonalDataKind;
};

/** Of the disk with the data folder. */
export type DiskSpace = {
  __typename?: 'DiskSpace';
  freeBytes: Scalars['Float']['output'];
  totalBytes: Scalars['Float']['output'];
};

export type EmailState = {
  __typename?: 'EmailState';
  failed: Scalars['Int']['output'];
  /** Within the last seven days. */
  lastSentAt?: Maybe<Scalars['String']['output']>;
  waiting: Scalars['Int']['output'];
};

export type ErasePersonalDataInput = {
  records: Array<PersonalDataDecisionInput>;
};

export type ErasedCount = {
  __typename?: 'ErasedCount';
  count: Scalars['Int']['output'];
  kind: ErasedKind;
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

export type EventConsumerState = {
  __typename?: 'EventConsumerState';
  behind: Scalars['Int']['output'];
  service: Scalars['String']['output'];
};

export type ExampleData = {
  __typename?: 'ExampleData';
  /** In the order in which they go. */
  records: Array<ExampleRecord>;
  /** The last one; null: none was started in the last months. */
  removal?: Maybe<ExampleRemoval>;
};

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

export type ExampleRecord = {
  __typename?: 'ExampleRecord';
  id: Scalars['ID']['output'];
  kind: ExampleDataKind;
  name: Scalars['String']['output'];
  state: ExampleRecordState;
  /** What needs it; of one that is not edited. */
  uses: Array<ExampleUse>;
};

export type ExampleRecordState =
  /** It stays: somebody has made it theirs. */
  | 'edited'
  /** It goes. */
  | 'untouched'
  /** It stays: something that is no example data needs it. */
  | 'used';

export type ExampleRemoval = {
  __typename?: 'ExampleRemoval';
  /** Why it was given up. */
  problem?: Maybe<Scalars['String']['output']>;
  state: ExampleRemovalState;
};

export type ExampleRemovalState =
  /** A backup is made and checked first. */
  | 'backingUp'
  | 'done'
  /** Given up; what is left can be taken away by another. */
  | 'failed'
  | 'removing';

export type ExampleUse = {
  __typename?: 'ExampleUse';
  count: Scalars['Int']['output'];
  kind: ExampleUseKind;
  /** Of some of them, where they have names. */
  names: Array<Scalars['String']['output']>;
};

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

export type ExpiredRecord = {
  __typename?: 'ExpiredRecord';
  /** The day from which its age counts, yyyy-MM-dd. */
  date: Scalars['String']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Stays while the same person has an open request about their data. */
  isOnHold: Scalars['Boolean']['output'];
  /** Whose it is; null: it names no person. */
  name?: Maybe<Scalars['String']['output']>;
};

export type ExpiredRecordList = {
  __typename?: 'ExpiredRecordList';
  items: Array<ExpiredRecord>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** What a gateway reports of itself every few seconds. */
export type GatewayState = {
  __typename?: 'GatewayState';
  /** When the certificate of the site's address ends, as far as it can be seen from here. */
  certificateEndsAt?: Maybe<Scalars['String']['output']>;
  /** How far its clock is ahead of the database's. */
  clockSkewMs?: Maybe<Scalars['Float']['output']>;
  /** Null when the database takes more than a second. */
  databaseRoundTripMs?: Maybe<Scalars['Float']['output']>;
  disk?: Maybe<DiskSpace>;
  memoryBytes: Scalars['Float']['output'];
  /** Machine and port. */
  name: Scalars['String']['output'];
  nodeVersion: Scalars['String']['output'];
  openStreams: Scalars['Int']['output'];
  remotes: Array<LiveRemote>;
  /** When it last reported. */
  seenAt: Scalars['String']['output'];
  setupProblems: Array<SetupProblem>;
  startedAt: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type HealthProblem = {
  __typename?: 'HealthProblem';
  code: HealthProblemCode;
  /** Whether visitors or staff cannot do something now. */
  isFailure: Scalars['Boolean']['output'];
  part: SystemPart;
  /** The service, remote or gateway that it is about, where one is. */
  subject?: Maybe<Scalars['String']['output']>;
};

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

export type InvitationLink = {
  __typename?: 'InvitationLink';
  /** On this site. */
  path: Scalars['String']['output'];
};

/** Why a record is kept although somebody asks for its erasure. */
export type KeepReason =
  /** It is about somebody else. */
  | 'anotherPerson'
  /** A right is established, exercised or defended by it. */
  | 'legalClaim'
  /** The law has it kept for longer. */
  | 'legalRetention'
  | 'ongoingService';

export type LiveRemote = {
  __typename?: 'LiveRemote';
  /** Whether browsers load it from another address than the site. */
  isElsewhere: Scalars['Boolean']['output'];
  /** Whether its manifest answers; one that is served from here is always up. */
  isUp: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type MendedSelfCheckFault = {
  __typename?: 'MendedSelfCheckFault';
  records: Array<SelfCheckRecord>;
  sentence: Scalars['String']['output'];
};

/** Changes of stored data that newer versions have brought. */
export type MigrationState = {
  __typename?: 'MigrationState';
  applied: Scalars['Int']['output'];
  /** The name of the last one. */
  last?: Maybe<Scalars['String']['output']>;
  lastAt?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** The same for all that nobody has acknowledged. */
  acknowledgeAllSecurityAlerts: AcknowledgedAlerts;
  /** Says that an admin has seen an alert; the first one who does stays. */
  acknowledgeSecurityAlert: SecurityAlert;
  /** Adds the passkey that the browser has made. */
  addPasskey: AddedPasskey;
  /** Restores a backup into a scratch database and compares it; refused with CONFLICT while another is made or checked. */
  checkBackup: Backup;
  /** Ends the set-up with a code of the app; the recovery codes are shown this once, none when they came with a passkey. */
  confirmTwoStep: RecoveryCodes;
  /** For the caller; only this response contains the token itself. Needs a session, not a token. */
  createAccessToken: CreatedAccessToken;
  createDataBreach: DataBreach;
  createDataRequest: DataRequest;
  /** The link of an invitation, to be handed on; one that was made before is void. */
  createInvitationLink: InvitationLink;
  createUser: User;
  /** True; the file is removed, too. */
  deleteBackup: Scalars['Boolean']['output'];
  /** Deletes a draft; anything else stays. */
  deleteDataBreach: Scalars['Boolean']['output'];
  /** True; a user that is not there is refused, and so are oneself and the last active admin. */
  deleteUser: Scalars['Boolean']['output'];
  /** True; codes of the app are asked for no more. Passkeys stay. */
  endTwoStep: Scalars['Boolean']['output'];
  /** Erases records that are held about whoever made a request, and notes why others are kept. Needs a session, not a token. */
  erasePersonalData: PersonalDataErasure;
  /**
   * Has everything backed up, and the example data taken away once the backup has passed its check; refused with CONFLICT when
   * nothing is left to go, while a removal is under way, and while a backup is made or checked.
   */
  removeExampleData: ExampleData;
  /** True; one of one's own passkeys is removed. */
  removePasskey: Scalars['Boolean']['output'];
  /** True; admins take app, passkeys and codes away from somebody who has lost them. */
  removeTwoStep: Scalars['Boolean']['output'];
  renamePasskey: Passkey;
  /** The former recovery codes end. */
  renewRecoveryCodes: RecoveryCodes;
  /** Admins: takes away a withdrawal that was recorded by mistake. */
  restoreConsent: ConsentEntry;
  /** Has the failed jobs of a kind tried again. E-mails are sent again from the outbox. */
  retryFailedJobs: RetriedJobs;
  /** The caller's own, or anybody's for admins; it is worth nothing from then on. */
  revokeAccessToken: Scalars['Boolean']['output'];
  /** True; sends the user a link with which they choose a password: an invitation, or for a forgotten one. */
  sendPasswordLink: Scalars['Boolean']['output'];
  /** True; the user's sessions and access tokens end at once. */
  setUserPassword: Scalars['Boolean']['output'];
  /** Backs everything up now; refused with CONFLICT while another backup is made or checked. */
  startBackup: Backup;
  /** Begins to add a passkey of one's own: what the browser needs to make one, valid for five minutes. */
  startPasskey: PasskeySetup;
  /** Has erased now what the next night would erase; refused with CONFLICT while a run is under way. Needs a session, not a token. */
  startRetentionRun: RetentionRun;
  /** Has the product check itself now; refused with CONFLICT while a run is under way. */
  startSelfChecks: SelfCheckRun;
  /** Begins to set up an app as one's own second step; it counts from the first code on. Beginning again gives another secret. */
  startTwoStep: TwoStepSetup;
  /** Changes a breach, closes it or opens it again. */
  updateDataBreach: DataBreach;
  /** Changes a request, closes it with its answer or opens it again. */
  updateDataRequest: DataRequest;
  /** Another role, state or password ends the user's sessions at once. Nobody demotes or switches off themself. */
  updateUser: User;
  /** Staff: notes that somebody took a consent back; gives the entries that were changed. */
  withdrawConsent: Array<ConsentEntry>;
};


export type MutationAcknowledgeSecurityAlertArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationCheckBackupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmTwoStepArgs = {
  input: SecondStepInput;
};


export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


export type MutationCreateDataBreachArgs = {
  input: CreateDataBreachInput;
};


export type MutationCreateDataRequestArgs = {
  input: CreateDataRequestInput;
};


export type MutationCreateInvitationLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


export type MutationDeleteBackupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteDataBreachArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndTwoStepArgs = {
  input: TwoStepPasswordInput;
};


export type MutationErasePersonalDataArgs = {
  id: Scalars['ID']['input'];
  input: ErasePersonalDataInput;
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
  input: TwoStepPasswordInput;
};


export type MutationRemoveTwoStepArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  input: RenamePasskeyInput;
};


export type MutationRenewRecoveryCodesArgs = {
  input: TwoStepPasswordInput;
};


export type MutationRestoreConsentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetryFailedJobsArgs = {
  kind: Scalars['String']['input'];
};


export type MutationRevokeAccessTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendPasswordLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetUserPasswordArgs = {
  id: Scalars['ID']['input'];
  input: SetUserPasswordInput;
};


export type MutationStartPasskeyArgs = {
  input: TwoStepPasswordInput;
};


export type MutationStartTwoStepArgs = {
  input: TwoStepPasswordInput;
};


export type MutationUpdateDataBreachArgs = {
  id: Scalars['ID']['input'];
  input: UpdateDataBreachInput;
};


export type MutationUpdateDataRequestArgs = {
  id: Scalars['ID']['input'];
  input: UpdateDataRequestInput;
};


export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
};


export type MutationWithdrawConsentArgs = {
  id: Scalars['ID']['input'];
  input: WithdrawConsentInput;
};

export type NewPasskeyCredential = {
  attestationObject: Scalars['String']['input'];
  clientDataJson: Scalars['String']['input'];
  /** Base64url, as all of it. */
  id: Scalars['String']['input'];
};

/** Background jobs that are not done, by state. */
export type OpenJobs = {
  __typename?: 'OpenJobs';
  /** Failed for good; staff may start some of them again. */
  dead: Scalars['Int']['output'];
  queued: Scalars['Int']['output'];
  running: Scalars['Int']['output'];
  /** For something, such as a setting. */
  waiting: Scalars['Int']['output'];
};

export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

/** What a browser needs to make a passkey. */
export type PasskeySetup = {
  __typename?: 'PasskeySetup';
  /** COSE, the preferred first. */
  algorithms: Array<Scalars['Int']['output']>;
  /** Base64url. */
  challenge: Scalars['String']['output'];
  /** Credentials that the user has already. */
  excluded: Array<Scalars['String']['output']>;
  /** The host that the passkey belongs to. */
  rpId: Scalars['String']['output'];
  /** The practice's name. */
  rpName: Scalars['String']['output'];
  /** Base64url; how the passkey names its user. */
  userHandle: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type PasswordRule = {
  __typename?: 'PasswordRule';
  /** What is easy to guess is refused, too. */
  isStrong: Scalars['Boolean']['output'];
  minLength: Scalars['Int']['output'];
};

export type PersonalDataDecisionInput = {
  id: Scalars['ID']['input'];
  /** Why the record is kept; without one it is erased. */
  keepReason?: InputMaybe<KeepReason>;
  kind: PersonalDataKind;
};

export type PersonalDataErasure = {
  __typename?: 'PersonalDataErasure';
  /** With those that went along with another. */
  erasedCount: Scalars['Int']['output'];
  failures: Array<PersonalDataErasureFailure>;
  keptCount: Scalars['Int']['output'];
};

export type PersonalDataErasureFailure = {
  __typename?: 'PersonalDataErasureFailure';
  id: Scalars['ID']['output'];
  kind: PersonalDataKind;
  message: Scalars['String']['output'];
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

/** A record about the person who made a request. */
export type PersonalDataRecord = {
  __typename?: 'PersonalDataRecord';
  /** The day that it is of, yyyy-MM-dd. */
  date: Scalars['String']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: PersonalDataKind;
  /** The record that takes it along when it is erased. */
  partOfId?: Maybe<Scalars['ID']['output']>;
};

/** Who is signed in. */
export type Query = {
  __typename?: 'Query';
  /** The caller's access tokens, newest first; everybody's for admins. Not to be asked with a token. */
  accessTokens: Array<AccessToken>;
  /** Admins: who did what, newest first. */
  auditEntries: AuditEntryPage;
  /** Admins: when the next automatic backup is made, and how. */
  backupPlan: BackupPlan;
  /** Admins: the backups, the newest first. */
  backups: Array<Backup>;
  /** Admins: the register of consents, the latest first. */
  consentEntries: ConsentEntryPage;
  /** The signed-in person; null for visitors. */
  currentUser?: Maybe<SessionUser>;
  /** Admins: the register of breaches of personal data, drafts and open ones first. */
  dataBreaches: Array<DataBreach>;
  /** Admins: the requests of people about their data, open ones first, by the day they are due. */
  dataRequests: Array<DataRequest>;
  /** Admins: what was erased on a request, and what is kept and why; kept for three years. */
  destructionRecords: Array<DestructionRecord>;
  /** Admins: what is left of the demonstration's data. */
  exampleData: ExampleData;
  /** Admins: what a run would erase now of a class, the oldest first. Nothing is erased. */
  expiredRecords: ExpiredRecordList;
  /** One's own passkeys, the oldest first. */
  passkeys: Array<Passkey>;
  /** Staff: what new passwords have to be. */
  passwordRule: PasswordRule;
  /** Admins: what is held about whoever made a request, once the identity is checked. */
  personalData: Array<PersonalDataRecord>;
  /** Staff: the consents that were given with an appointment or a message. */
  recordConsents: Array<ConsentEntry>;
  /** Admins: what is kept for how long, how much there is of it, and how much would go now. */
  retention: RetentionOverview;
  /** Admins: the last run, and before it those in which something happened, the newest first; kept for three years. */
  retentionRuns: Array<RetentionRun>;
  /** Admins: what happened to the site's security, the latest first. */
  securityAlerts: SecurityAlertList;
  /** Admins: what is watched, and what there was. */
  securityOverview: SecurityOverview;
  /** Admins: one run with everything that it found. */
  selfCheckReport: SelfCheckReport;
  /** Admins: the runs of the self-checks, the newest first. */
  selfCheckRuns: Array<SelfCheckRun>;
  /** Admins: whether the parts of the product run, and what they have still to do. */
  systemHealth?: Maybe<SystemHealth>;
  /** Whether one's own sign-in has a second step. */
  twoStep: TwoStepState;
  /** Admins: all users by name. */
  users: Array<User>;
};


/** Who is signed in. */
export type QueryAccessTokensArgs = {
  everybody?: Scalars['Boolean']['input'];
};


/** Who is signed in. */
export type QueryAuditEntriesArgs = {
  filter?: InputMaybe<AuditFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Who is signed in. */
export type QueryConsentEntriesArgs = {
  filter: ConsentFilter;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Who is signed in. */
export type QueryDestructionRecordsArgs = {
  id: Scalars['ID']['input'];
};


/** Who is signed in. */
export type QueryExpiredRecordsArgs = {
  kind: RetentionClass;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Who is signed in. */
export type QueryPersonalDataArgs = {
  id: Scalars['ID']['input'];
};


/** Who is signed in. */
export type QueryRecordConsentsArgs = {
  recordId: Scalars['ID']['input'];
};


/** Who is signed in. */
export type QuerySecurityAlertsArgs = {
  kind?: InputMaybe<SecurityAlertKind>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  state?: SecurityAlertFilter;
};


/** Who is signed in. */
export type QuerySelfCheckReportArgs = {
  id: Scalars['ID']['input'];
};

export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  codes: Array<Scalars['String']['output']>;
};

export type RenamePasskeyInput = {
  name: Scalars['String']['input'];
};

export type ReportedSelfCheckOutcome = {
  __typename?: 'ReportedSelfCheckOutcome';
  checked: Scalars['Int']['output'];
  durationMs: Scalars['Int']['output'];
  /** May be more than are listed. */
  faultCount: Scalars['Int']['output'];
  faults: Array<SelfCheckFault>;
  key: SelfCheckKey;
  /** When it last passed, in this run or an earlier one. */
  lastPassedAt?: Maybe<Scalars['String']['output']>;
  /** What the run before had found and this one did not. */
  mended: Array<MendedSelfCheckFault>;
  mendedCount: Scalars['Int']['output'];
  newCount: Scalars['Int']['output'];
  /** What else there is to know, a Turkish sentence. */
  note?: Maybe<Scalars['String']['output']>;
  state: SelfCheckState;
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

export type RetentionClassState = {
  __typename?: 'RetentionClassState';
  /** For how long its records are kept. */
  days: Scalars['Int']['output'];
  /** How many would go now, counted up to 2000. */
  expired: Scalars['Int']['output'];
  /** The first day whose records are kept, yyyy-MM-dd. */
  keptFrom: Scalars['String']['output'];
  kind: RetentionClass;
  /** The day of the oldest; null: there is none. */
  oldest?: Maybe<Scalars['String']['output']>;
  /** How many are over and stay for an open request of the same person. */
  onHold: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type RetentionOverview = {
  __typename?: 'RetentionOverview';
  classes: Array<RetentionClassState>;
  /** The day of the next run, yyyy-MM-dd. */
  nextOn: Scalars['String']['output'];
  selfExpiring: Array<SelfExpiringPeriod>;
};

/** A run over the periods of retention, and what it erased; names nobody but who began it. */
export type RetentionRun = {
  __typename?: 'RetentionRun';
  createdAt: Scalars['String']['output'];
  endedAt?: Maybe<Scalars['String']['output']>;
  erased: Array<ErasedCount>;
  id: Scalars['ID']['output'];
  /** How many stayed for an open request. */
  onHold: Scalars['Int']['output'];
  /** A Turkish sentence: what could not be done; it is tried again until the run has failed. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Null: the night's run. */
  startedBy?: Maybe<Scalars['String']['output']>;
  state: RetentionRunState;
};

export type RetentionRunState =
  | 'done'
  /** Given up after several tries. */
  | 'failed'
  | 'queued'
  | 'running';

export type RetriedJobs = {
  __typename?: 'RetriedJobs';
  retried: Scalars['Int']['output'];
};

export type SecondStepInput = {
  /** Of an app, or one of the recovery codes; spaces, hyphens and case do not matter. */
  code: Scalars['String']['input'];
};

/** Something that happened to the site's security, once for an hour of it. */
export type SecurityAlert = {
  __typename?: 'SecurityAlert';
  acknowledgedAt?: Maybe<Scalars['String']['output']>;
  acknowledgedBy?: Maybe<Scalars['String']['output']>;
  /** Who did it, where it was done to somebody. */
  by?: Maybe<Scalars['String']['output']>;
  count: Scalars['Int']['output'];
  firstAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: SecurityAlertKind;
  lastAt: Scalars['String']['output'];
  message: Scalars['String']['output'];
  notified: SecurityAlertAudience;
  /** A user name, an address or an access token; null: the site. */
  subject?: Maybe<Scalars['String']['output']>;
  subjectId?: Maybe<Scalars['String']['output']>;
  subjectKind: SecuritySubject;
  targets: Scalars['Int']['output'];
  title: Scalars['String']['output'];
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

export type SecurityAlertList = {
  __typename?: 'SecurityAlertList';
  items: Array<SecurityAlert>;
  total: Scalars['Int']['output'];
};

export type SecurityOverview = {
  __typename?: 'SecurityOverview';
  /** Of the last seven days. */
  challengesThisWeek: ChallengeCounts;
  challengesToday: ChallengeCounts;
  /** Whether anything is watched at all. */
  isEnabled: Scalars['Boolean']['output'];
  /** How many nobody has acknowledged. */
  openAlerts: Scalars['Int']['output'];
  watched: Array<WatchedKind>;
};

export type SecuritySubject =
  | 'address'
  | 'site'
  | 'token'
  | 'user';

/** What a check found, without anybody's personal data. */
export type SelfCheckFault = {
  __typename?: 'SelfCheckFault';
  /** It was not there in the run before. */
  isNew: Scalars['Boolean']['output'];
  records: Array<SelfCheckRecord>;
  /** A Turkish sentence. */
  sentence: Scalars['String']['output'];
};

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

export type SelfCheckOutcome = {
  __typename?: 'SelfCheckOutcome';
  /** How many records or requests were looked at. */
  checked: Scalars['Int']['output'];
  durationMs: Scalars['Int']['output'];
  faultCount: Scalars['Int']['output'];
  key: SelfCheckKey;
  /** Faults of the run before that are gone. */
  mendedCount: Scalars['Int']['output'];
  /** Faults that were not there in the run before. */
  newCount: Scalars['Int']['output'];
  state: SelfCheckState;
};

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

export type SelfCheckRecord = {
  __typename?: 'SelfCheckRecord';
  place: SelfCheckPlace;
  recordId: Scalars['String']['output'];
};

/** One run of all self-checks with everything that it found. */
export type SelfCheckReport = {
  __typename?: 'SelfCheckReport';
  /** The check that is being made. */
  current?: Maybe<SelfCheckKey>;
  finishedAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isNightly: Scalars['Boolean']['output'];
  outcomes: Array<ReportedSelfCheckOutcome>;
  startedAt: Scalars['String']['output'];
  /** Null for a nightly one. */
  startedBy?: Maybe<Scalars['String']['output']>;
  /** `broken`: nobody goes on with it any more. */
  state: SelfCheckRunState;
};

/** One run of all self-checks, with its outcomes in short. */
export type SelfCheckRun = {
  __typename?: 'SelfCheckRun';
  /** The check that is being made. */
  current?: Maybe<SelfCheckKey>;
  finishedAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isNightly: Scalars['Boolean']['output'];
  outcomes: Array<SelfCheckOutcome>;
  startedAt: Scalars['String']['output'];
  /** Null for a nightly one. */
  startedBy?: Maybe<Scalars['String']['output']>;
  /** `broken`: nobody goes on with it any more. */
  state: SelfCheckRunState;
};

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

export type SelfExpiringPeriod = {
  __typename?: 'SelfExpiringPeriod';
  /** Null where the period is no number of days. */
  days?: Maybe<Scalars['Int']['output']>;
  kind: SelfExpiringRecords;
};

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

export type ServiceState = {
  __typename?: 'ServiceState';
  /** Host and port; null for one in the process that was asked. */
  address?: Maybe<Scalars['String']['output']>;
  isUp: Scalars['Boolean']['output'];
  latencyMs?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  /** Null while it does not answer. */
  version?: Maybe<Scalars['String']['output']>;
};

export type SessionUser = {
  __typename?: 'SessionUser';
  id: Scalars['ID']['output'];
  /** The role requires a second step that is not set up; until it is, nothing else can be done. */
  needsTwoStep: Scalars['Boolean']['output'];
  role: StaffRole;
  username: Scalars['String']['output'];
};

export type SetUserPasswordInput = {
  password: Scalars['String']['input'];
};

/** What a gateway may find wrong with how it is set up, by the requests that reach it. */
export type SetupProblem =
  | 'certificate_expires'
  | 'certificate_invalid'
  | 'host_unknown'
  | 'https_unseen'
  | 'proxy_bypassed'
  | 'proxy_unknown'
  | 'public_url_http';

export type StaffRole =
  | 'admin'
  | 'moderator'
  | 'user';

export type StalledJobState =
  /** Failed for good. */
  | 'dead'
  /** For something, such as a setting. */
  | 'waiting';

/** Jobs of one kind that wait or have failed for the same reason. */
export type StalledJobs = {
  __typename?: 'StalledJobs';
  /** Whether retryFailedJobs takes them; e-mails are sent again from the outbox. */
  canRetry: Scalars['Boolean']['output'];
  count: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** When the oldest of them was queued. */
  oldestAt: Scalars['String']['output'];
  /** A Turkish sentence. */
  reason?: Maybe<Scalars['String']['output']>;
  state: StalledJobState;
};

export type SystemDetails = {
  __typename?: 'SystemDetails';
  backups: BackupsState;
  /** How many events each service has still to handle. */
  consumers: Array<EventConsumerState>;
  databaseState: DatabaseState;
  emails: EmailState;
  gateways: Array<GatewayState>;
  /** Queued ones that have not begun for ten minutes. */
  lateJobs: Scalars['Int']['output'];
  measuredAt: Scalars['String']['output'];
  migrations: MigrationState;
  nodeVersion: Scalars['String']['output'];
  /** What is wrong, what cannot be done now first. */
  problems: Array<HealthProblem>;
  stalledJobs: Array<StalledJobs>;
  /** Of the process that was asked, as its Node. */
  version: Scalars['String']['output'];
};

export type SystemHealth = {
  __typename?: 'SystemHealth';
  database: Scalars['Boolean']['output'];
  /** How each part is, and what is wrong with it; takes longer than the other fields. */
  details: SystemDetails;
  /** How many events the slowest service has still to handle. */
  eventsBehind: Scalars['Int']['output'];
  jobs: OpenJobs;
  services: Array<ServiceState>;
};

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

export type TwoStepPasswordInput = {
  password: Scalars['String']['input'];
};

/** What an authenticator app is given. */
export type TwoStepSetup = {
  __typename?: 'TwoStepSetup';
  /** `otpauth://`, as in the picture. */
  address: Scalars['String']['output'];
  /** An SVG document of the QR code. */
  picture: Scalars['String']['output'];
  /** Base32, for typing it in. */
  secret: Scalars['String']['output'];
};

export type TwoStepState = {
  __typename?: 'TwoStepState';
  /** There are codes of an app, or a passkey. */
  isOn: Scalars['Boolean']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
  /** From when on codes of an app are taken; null without an app. */
  since?: Maybe<Scalars['String']['output']>;
};

export type UpdateDataBreachInput = {
  boardNote?: InputMaybe<Scalars['String']['input']>;
  boardNotifiedAt?: InputMaybe<Scalars['String']['input']>;
  boardReference?: InputMaybe<Scalars['String']['input']>;
  dataKinds?: InputMaybe<Array<BreachDataKind>>;
  description?: InputMaybe<Scalars['String']['input']>;
  measures?: InputMaybe<Scalars['String']['input']>;
  noticedAt?: InputMaybe<Scalars['String']['input']>;
  noticedBy?: InputMaybe<Scalars['String']['input']>;
  occurredAt?: InputMaybe<Scalars['String']['input']>;
  peopleCount?: InputMaybe<Scalars['Int']['input']>;
  peopleKinds?: InputMaybe<Array<BreachPeopleKind>>;
  peopleNote?: InputMaybe<Scalars['String']['input']>;
  peopleNotifiedOn?: InputMaybe<Scalars['String']['input']>;
  /** `draft` when not given. */
  state?: InputMaybe<DataBreachState>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateDataRequestInput = {
  answer?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<DataRequestChannel>;
  details?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  identityCheck?: InputMaybe<Scalars['String']['input']>;
  /** A request that is closed has an answer. */
  isClosed?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<DataRequestKind>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  receivedOn?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; an old one is refused with the request as it is now. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateUserInput = {
  /** An e-mail address; at most 100 characters; capitals and spaces around it do not count. */
  email?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** An empty one leaves the password as it is. */
  password?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<StaffRole>;
  /** Unique, whatever its case, accents and spaces. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A person who signs in. */
export type User = {
  __typename?: 'User';
  createdAt: Scalars['String']['output'];
  /** null: of a user that the product itself has made. */
  email?: Maybe<Scalars['String']['output']>;
  /** The sign-in has a second step. */
  hasTwoStep: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** When somebody was invited who has not chosen a password yet; null otherwise. */
  invitedAt?: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  lastLogin?: Maybe<Scalars['String']['output']>;
  role: StaffRole;
  username: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type WatchedKind = {
  __typename?: 'WatchedKind';
  isOn: Scalars['Boolean']['output'];
  kind: SecurityAlertKind;
  /** A Turkish sentence. */
  watches: Scalars['String']['output'];
};

export type WithdrawConsentInput = {
  channel: DataRequestChannel;
  /** A few words; nothing clinical. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Also what the person, by phone or e-mail, agreed to of the same text with other records. */
  ofPerson?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not a day to come, nor one before it was given. */
  withdrawnOn: Scalars['String']['input'];
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
  AccessToken: AccessToken;
  AuditEntry: AuditEntry;
  Backup: Backup;
  ConsentEntry: ConsentEntry;
  DataBreach: DataBreach;
  DataRequest: DataRequest;
  RetentionRun: RetentionRun;
  SecurityAlert: SecurityAlert;
  SelfCheckReport: SelfCheckReport;
  SelfCheckRun: SelfCheckRun;
  SessionUser: SessionUser;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccessToken:
    ( { __typename: 'AccessToken' }
    & GraphQLRecursivePick<FederationTypes['AccessToken'], {"id":true}> );
  AuditEntry:
    ( { __typename: 'AuditEntry' }
    & GraphQLRecursivePick<FederationTypes['AuditEntry'], {"id":true}> );
  Backup:
    ( { __typename: 'Backup' }
    & GraphQLRecursivePick<FederationTypes['Backup'], {"id":true}> );
  ConsentEntry:
    ( { __typename: 'ConsentEntry' }
    & GraphQLRecursivePick<FederationTypes['ConsentEntry'], {"id":true}> );
  DataBreach:
    ( { __typename: 'DataBreach' }
    & GraphQLRecursivePick<FederationTypes['DataBreach'], {"id":true}> );
  DataRequest:
    ( { __typename: 'DataRequest' }
    & GraphQLRecursivePick<FederationTypes['DataRequest'], {"id":true}> );
  RetentionRun:
    ( { __typename: 'RetentionRun' }
    & GraphQLRecursivePick<FederationTypes['RetentionRun'], {"id":true}> );
  SecurityAlert:
    ( { __typename: 'SecurityAlert' }
    & GraphQLRecursivePick<FederationTypes['SecurityAlert'], {"id":true}> );
  SelfCheckReport:
    ( { __typename: 'SelfCheckReport' }
    & GraphQLRecursivePick<FederationTypes['SelfCheckReport'], {"id":true}> );
  SelfCheckRun:
    ( { __typename: 'SelfCheckRun' }
    & GraphQLRecursivePick<FederationTypes['SelfCheckRun'], {"id":true}> );
  SessionUser:
    ( { __typename: 'SessionUser' }
    & GraphQLRecursivePick<FederationTypes['SessionUser'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<AccessToken>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AcknowledgedAlerts: ResolverTypeWrapper<AcknowledgedAlerts>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AddPasskeyInput: AddPasskeyInput;
  AddedPasskey: ResolverTypeWrapper<AddedPasskey>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AuditEntryPage: ResolverTypeWrapper<AuditEntryPage>;
  AuditFilter: AuditFilter;
  AuditKind: AuditKind;
  Backup: ResolverTypeWrapper<Backup>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  BackupFrequency: BackupFrequency;
  BackupPlan: ResolverTypeWrapper<BackupPlan>;
  BackupState: BackupState;
  BackupsState: ResolverTypeWrapper<BackupsState>;
  BreachDataKind: BreachDataKind;
  BreachPeopleKind: BreachPeopleKind;
  ChallengeCounts: ResolverTypeWrapper<ChallengeCounts>;
  ConsentEntry: ResolverTypeWrapper<ConsentEntry>;
  ConsentEntryPage: ResolverTypeWrapper<ConsentEntryPage>;
  ConsentFilter: ConsentFilter;
  ConsentOrigin: ConsentOrigin;
  ConsentState: ConsentState;
  ConsentText: ConsentText;
  ConsentWithdrawal: ResolverTypeWrapper<ConsentWithdrawal>;
  CookieCategories: ResolverTypeWrapper<CookieCategories>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateDataBreachInput: CreateDataBreachInput;
  CreateDataRequestInput: CreateDataRequestInput;
  CreateUserInput: CreateUserInput;
  CreatedAccessToken: ResolverTypeWrapper<CreatedAccessToken>;
  DataBreach: ResolverTypeWrapper<DataBreach>;
  DataBreachState: DataBreachState;
  DataRequest: ResolverTypeWrapper<DataRequest>;
  DataRequestChannel: DataRequestChannel;
  DataRequestKind: DataRequestKind;
  DatabaseMember: ResolverTypeWrapper<DatabaseMember>;
  DatabaseState: ResolverTypeWrapper<DatabaseState>;
  DestructionRecord: ResolverTypeWrapper<DestructionRecord>;
  DiskSpace: ResolverTypeWrapper<DiskSpace>;
  EmailState: ResolverTypeWrapper<EmailState>;
  ErasePersonalDataInput: ErasePersonalDataInput;
  ErasedCount: ResolverTypeWrapper<ErasedCount>;
  ErasedKind: ErasedKind;
  EventConsumerState: ResolverTypeWrapper<EventConsumerState>;
  ExampleData: ResolverTypeWrapper<ExampleData>;
  ExampleDataKind: ExampleDataKind;
  ExampleRecord: ResolverTypeWrapper<ExampleRecord>;
  ExampleRecordState: ExampleRecordState;
  ExampleRemoval: ResolverTypeWrapper<ExampleRemoval>;
  ExampleRemovalState: ExampleRemovalState;
  ExampleUse: ResolverTypeWrapper<ExampleUse>;
  ExampleUseKind: ExampleUseKind;
  ExpiredRecord: ResolverTypeWrapper<ExpiredRecord>;
  ExpiredRecordList: ResolverTypeWrapper<ExpiredRecordList>;
  GatewayState: ResolverTypeWrapper<GatewayState>;
  HealthProblem: ResolverTypeWrapper<HealthProblem>;
  HealthProblemCode: HealthProblemCode;
  InvitationLink: ResolverTypeWrapper<InvitationLink>;
  KeepReason: KeepReason;
  LiveRemote: ResolverTypeWrapper<LiveRemote>;
  MendedSelfCheckFault: ResolverTypeWrapper<MendedSelfCheckFault>;
  MigrationState: ResolverTypeWrapper<MigrationState>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewPasskeyCredential: NewPasskeyCredential;
  OpenJobs: ResolverTypeWrapper<OpenJobs>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeySetup: ResolverTypeWrapper<PasskeySetup>;
  PasswordRule: ResolverTypeWrapper<PasswordRule>;
  PersonalDataDecisionInput: PersonalDataDecisionInput;
  PersonalDataErasure: ResolverTypeWrapper<PersonalDataErasure>;
  PersonalDataErasureFailure: ResolverTypeWrapper<PersonalDataErasureFailure>;
  PersonalDataKind: PersonalDataKind;
  PersonalDataRecord: ResolverTypeWrapper<PersonalDataRecord>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  RenamePasskeyInput: RenamePasskeyInput;
  ReportedSelfCheckOutcome: ResolverTypeWrapper<ReportedSelfCheckOutcome>;
  RetentionClass: RetentionClass;
  RetentionClassState: ResolverTypeWrapper<RetentionClassState>;
  RetentionOverview: ResolverTypeWrapper<RetentionOverview>;
  RetentionRun: ResolverTypeWrapper<RetentionRun>;
  RetentionRunState: RetentionRunState;
  RetriedJobs: ResolverTypeWrapper<RetriedJobs>;
  SecondStepInput: SecondStepInput;
  SecurityAlert: ResolverTypeWrapper<SecurityAlert>;
  SecurityAlertAudience: SecurityAlertAudience;
  SecurityAlertFilter: SecurityAlertFilter;
  SecurityAlertKind: SecurityAlertKind;
  SecurityAlertList: ResolverTypeWrapper<SecurityAlertList>;
  SecurityOverview: ResolverTypeWrapper<SecurityOverview>;
  SecuritySubject: SecuritySubject;
  SelfCheckFault: ResolverTypeWrapper<SelfCheckFault>;
  SelfCheckKey: SelfCheckKey;
  SelfCheckOutcome: ResolverTypeWrapper<SelfCheckOutcome>;
  SelfCheckPlace: SelfCheckPlace;
  SelfCheckRecord: ResolverTypeWrapper<SelfCheckRecord>;
  SelfCheckReport: ResolverTypeWrapper<SelfCheckReport>;
  SelfCheckRun: ResolverTypeWrapper<SelfCheckRun>;
  SelfCheckRunState: SelfCheckRunState;
  SelfCheckState: SelfCheckState;
  SelfExpiringPeriod: ResolverTypeWrapper<SelfExpiringPeriod>;
  SelfExpiringRecords: SelfExpiringRecords;
  ServiceState: ResolverTypeWrapper<ServiceState>;
  SessionUser: ResolverTypeWrapper<SessionUser>;
  SetUserPasswordInput: SetUserPasswordInput;
  SetupProblem: SetupProblem;
  StaffRole: StaffRole;
  StalledJobState: StalledJobState;
  StalledJobs: ResolverTypeWrapper<StalledJobs>;
  SystemDetails: ResolverTypeWrapper<SystemDetails>;
  SystemHealth: ResolverTypeWrapper<MeasuredHealth>;
  SystemPart: SystemPart;
  TwoStepPasswordInput: TwoStepPasswordInput;
  TwoStepSetup: ResolverTypeWrapper<TwoStepSetup>;
  TwoStepState: ResolverTypeWrapper<TwoStepState>;
  UpdateDataBreachInput: UpdateDataBreachInput;
  UpdateDataRequestInput: UpdateDataRequestInput;
  UpdateUserInput: UpdateUserInput;
  User: ResolverTypeWrapper<User>;
  WatchedKind: ResolverTypeWrapper<WatchedKind>;
  WithdrawConsentInput: WithdrawConsentInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken | FederationReferenceTypes['AccessToken'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  AcknowledgedAlerts: AcknowledgedAlerts;
  Int: Scalars['Int']['output'];
  AddPasskeyInput: AddPasskeyInput;
  AddedPasskey: AddedPasskey;
  AuditEntry: AuditEntry | FederationReferenceTypes['AuditEntry'];
  Boolean: Scalars['Boolean']['output'];
  AuditEntryPage: AuditEntryPage;
  AuditFilter: AuditFilter;
  Backup: Backup | FederationReferenceTypes['Backup'];
  Float: Scalars['Float']['output'];
  BackupPlan: BackupPlan;
  BackupsState: BackupsState;
  ChallengeCounts: ChallengeCounts;
  ConsentEntry: ConsentEntry | FederationReferenceTypes['ConsentEntry'];
  ConsentEntryPage: ConsentEntryPage;
  ConsentFilter: ConsentFilter;
  ConsentWithdrawal: ConsentWithdrawal;
  CookieCategories: CookieCategories;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateDataBreachInput: CreateDataBreachInput;
  CreateDataRequestInput: CreateDataRequestInput;
  CreateUserInput: CreateUserInput;
  CreatedAccessToken: CreatedAccessToken;
  DataBreach: DataBreach | FederationReferenceTypes['DataBreach'];
  DataRequest: DataRequest | FederationReferenceTypes['DataRequest'];
  DatabaseMember: DatabaseMember;
  DatabaseState: DatabaseState;
  DestructionRecord: DestructionRecord;
  DiskSpace: DiskSpace;
  EmailState: EmailState;
  ErasePersonalDataInput: ErasePersonalDataInput;
  ErasedCount: ErasedCount;
  EventConsumerState: EventConsumerState;
  ExampleData: ExampleData;
  ExampleRecord: ExampleRecord;
  ExampleRemoval: ExampleRemoval;
  ExampleUse: ExampleUse;
  ExpiredRecord: ExpiredRecord;
  ExpiredRecordList: ExpiredRecordList;
  GatewayState: GatewayState;
  HealthProblem: HealthProblem;
  InvitationLink: InvitationLink;
  LiveRemote: LiveRemote;
  MendedSelfCheckFault: MendedSelfCheckFault;
  MigrationState: MigrationState;
  Mutation: Record<PropertyKey, never>;
  NewPasskeyCredential: NewPasskeyCredential;
  OpenJobs: OpenJobs;
  Passkey: Passkey;
  PasskeySetup: PasskeySetup;
  PasswordRule: PasswordRule;
  PersonalDataDecisionInput: PersonalDataDecisionInput;
  PersonalDataErasure: PersonalDataErasure;
  PersonalDataErasureFailure: PersonalDataErasureFailure;
  PersonalDataRecord: PersonalDataRecord;
  Query: Record<PropertyKey, never>;
  RecoveryCodes: RecoveryCodes;
  RenamePasskeyInput: RenamePasskeyInput;
  ReportedSelfCheckOutcome: ReportedSelfCheckOutcome;
  RetentionClassState: RetentionClassState;
  RetentionOverview: RetentionOverview;
  RetentionRun: RetentionRun | FederationReferenceTypes['RetentionRun'];
  RetriedJobs: RetriedJobs;
  SecondStepInput: SecondStepInput;
  SecurityAlert: SecurityAlert | FederationReferenceTypes['SecurityAlert'];
  SecurityAlertList: SecurityAlertList;
  SecurityOverview: SecurityOverview;
  SelfCheckFault: SelfCheckFault;
  SelfCheckOutcome: SelfCheckOutcome;
  SelfCheckRecord: SelfCheckRecord;
  SelfCheckReport: SelfCheckReport | FederationReferenceTypes['SelfCheckReport'];
  SelfCheckRun: SelfCheckRun | FederationReferenceTypes['SelfCheckRun'];
  SelfExpiringPeriod: SelfExpiringPeriod;
  ServiceState: ServiceState;
  SessionUser: SessionUser | FederationReferenceTypes['SessionUser'];
  SetUserPasswordInput: SetUserPasswordInput;
  StalledJobs: StalledJobs;
  SystemDetails: SystemDetails;
  SystemHealth: MeasuredHealth;
  TwoStepPasswordInput: TwoStepPasswordInput;
  TwoStepSetup: TwoStepSetup;
  TwoStepState: TwoStepState;
  UpdateDataBreachInput: UpdateDataBreachInput;
  UpdateDataRequestInput: UpdateDataRequestInput;
  UpdateUserInput: UpdateUserInput;
  User: User | FederationReferenceTypes['User'];
  WatchedKind: WatchedKind;
  WithdrawConsentInput: WithdrawConsentInput;
};

export type AccessTokenResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken'], FederationReferenceType extends FederationReferenceTypes['AccessToken'] = FederationReferenceTypes['AccessToken']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccessToken']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcknowledgedAlertsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AcknowledgedAlerts'] = ResolversParentTypes['AcknowledgedAlerts']> = {
  acknowledged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddedPasskeyResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AddedPasskey'] = ResolversParentTypes['AddedPasskey']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  passkey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry'], FederationReferenceType extends FederationReferenceTypes['AuditEntry'] = FederationReferenceTypes['AuditEntry']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AuditEntry']> | FederationReferenceType, FederationReferenceType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tokenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AuditEntryPage'] = ResolversParentTypes['AuditEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BackupResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Backup'] = ResolversParentTypes['Backup'], FederationReferenceType extends FederationReferenceTypes['Backup'] = FederationReferenceTypes['Backup']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Backup']> | FederationReferenceType, FederationReferenceType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEncrypted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BackupState'], ParentType, ContextType>;
};

export type BackupPlanResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BackupPlan'] = ResolversParentTypes['BackupPlan']> = {
  frequency?: Resolver<ResolversTypes['BackupFrequency'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEncrypted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retentionDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BackupsStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BackupsState'] = ResolversParentTypes['BackupsState']> = {
  isEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  newest?: Resolver<Maybe<ResolversTypes['Backup']>, ParentType, ContextType>;
  nextOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChallengeCountsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChallengeCounts'] = ResolversParentTypes['ChallengeCounts']> = {
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  solved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsentEntryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ConsentEntry'] = ResolversParentTypes['ConsentEntry'], FederationReferenceType extends FederationReferenceTypes['ConsentEntry'] = FederationReferenceTypes['ConsentEntry']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ConsentEntry']> | FederationReferenceType, FederationReferenceType, ContextType>;
  categories?: Resolver<Maybe<ResolversTypes['CookieCategories']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPersonErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticeVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['ConsentOrigin']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sentenceVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConsentState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['ConsentText'], ParentType, ContextType>;
  withdrawal?: Resolver<Maybe<ResolversTypes['ConsentWithdrawal']>, ParentType, ContextType>;
};

export type ConsentEntryPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ConsentEntryPage'] = ResolversParentTypes['ConsentEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['ConsentEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsentWithdrawalResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ConsentWithdrawal'] = ResolversParentTypes['ConsentWithdrawal']> = {
  channel?: Resolver<ResolversTypes['DataRequestChannel'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawnOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CookieCategoriesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CookieCategories'] = ResolversParentTypes['CookieCategories']> = {
  analytics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreatedAccessTokenResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CreatedAccessToken'] = ResolversParentTypes['CreatedAccessToken']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataBreachResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DataBreach'] = ResolversParentTypes['DataBreach'], FederationReferenceType extends FederationReferenceTypes['DataBreach'] = FederationReferenceTypes['DataBreach']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['DataBreach']> | FederationReferenceType, FederationReferenceType, ContextType>;
  boardNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boardNotifiedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boardReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataKinds?: Resolver<Array<ResolversTypes['BreachDataKind']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measures?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifyBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  peopleCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  peopleKinds?: Resolver<Array<ResolversTypes['BreachPeopleKind']>, ParentType, ContextType>;
  peopleNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  peopleNotifiedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataBreachState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataRequestResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DataRequest'] = ResolversParentTypes['DataRequest'], FederationReferenceType extends FederationReferenceTypes['DataRequest'] = FederationReferenceTypes['DataRequest']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['DataRequest']> | FederationReferenceType, FederationReferenceType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['DataRequestChannel'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityCheck?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityCheckedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityCheckedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DataRequestKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DatabaseMemberResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DatabaseMember'] = ResolversParentTypes['DatabaseMember']> = {
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatabaseStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DatabaseState'] = ResolversParentTypes['DatabaseState']> = {
  dataBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['DatabaseMember']>, ParentType, ContextType>;
  roundTripMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DestructionRecordResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DestructionRecord'] = ResolversParentTypes['DestructionRecord']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keepReason?: Resolver<Maybe<ResolversTypes['KeepReason']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonalDataKind'], ParentType, ContextType>;
};

export type DiskSpaceResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DiskSpace'] = ResolversParentTypes['DiskSpace']> = {
  freeBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EmailStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EmailState'] = ResolversParentTypes['EmailState']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSentAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErasedCountResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ErasedCount'] = ResolversParentTypes['ErasedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ErasedKind'], ParentType, ContextType>;
};

export type EventConsumerStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EventConsumerState'] = ResolversParentTypes['EventConsumerState']> = {
  behind?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExampleDataResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ExampleData'] = ResolversParentTypes['ExampleData']> = {
  records?: Resolver<Array<ResolversTypes['ExampleRecord']>, ParentType, ContextType>;
  removal?: Resolver<Maybe<ResolversTypes['ExampleRemoval']>, ParentType, ContextType>;
};

export type ExampleRecordResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ExampleRecord'] = ResolversParentTypes['ExampleRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExampleDataKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExampleRecordState'], ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['ExampleUse']>, ParentType, ContextType>;
};

export type ExampleRemovalResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ExampleRemoval'] = ResolversParentTypes['ExampleRemoval']> = {
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExampleRemovalState'], ParentType, ContextType>;
};

export type ExampleUseResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ExampleUse'] = ResolversParentTypes['ExampleUse']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExampleUseKind'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpiredRecordResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ExpiredRecord'] = ResolversParentTypes['ExpiredRecord']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOnHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpiredRecordListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ExpiredRecordList'] = ResolversParentTypes['ExpiredRecordList']> = {
  items?: Resolver<Array<ResolversTypes['ExpiredRecord']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GatewayStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['GatewayState'] = ResolversParentTypes['GatewayState']> = {
  certificateEndsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clockSkewMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  databaseRoundTripMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  disk?: Resolver<Maybe<ResolversTypes['DiskSpace']>, ParentType, ContextType>;
  memoryBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openStreams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remotes?: Resolver<Array<ResolversTypes['LiveRemote']>, ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setupProblems?: Resolver<Array<ResolversTypes['SetupProblem']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HealthProblemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['HealthProblem'] = ResolversParentTypes['HealthProblem']> = {
  code?: Resolver<ResolversTypes['HealthProblemCode'], ParentType, ContextType>;
  isFailure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['SystemPart'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvitationLinkResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['InvitationLink'] = ResolversParentTypes['InvitationLink']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiveRemoteResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LiveRemote'] = ResolversParentTypes['LiveRemote']> = {
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MendedSelfCheckFaultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MendedSelfCheckFault'] = ResolversParentTypes['MendedSelfCheckFault']> = {
  records?: Resolver<Array<ResolversTypes['SelfCheckRecord']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MigrationStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MigrationState'] = ResolversParentTypes['MigrationState']> = {
  applied?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeAllSecurityAlerts?: Resolver<ResolversTypes['AcknowledgedAlerts'], ParentType, ContextType>;
  acknowledgeSecurityAlert?: Resolver<ResolversTypes['SecurityAlert'], ParentType, ContextType, RequireFields<MutationAcknowledgeSecurityAlertArgs, 'id'>>;
  addPasskey?: Resolver<ResolversTypes['AddedPasskey'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  checkBackup?: Resolver<ResolversTypes['Backup'], ParentType, ContextType, RequireFields<MutationCheckBackupArgs, 'id'>>;
  confirmTwoStep?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<MutationConfirmTwoStepArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreatedAccessToken'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createDataBreach?: Resolver<ResolversTypes['DataBreach'], ParentType, ContextType, RequireFields<MutationCreateDataBreachArgs, 'input'>>;
  createDataRequest?: Resolver<ResolversTypes['DataRequest'], ParentType, ContextType, RequireFields<MutationCreateDataRequestArgs, 'input'>>;
  createInvitationLink?: Resolver<ResolversTypes['InvitationLink'], ParentType, ContextType, RequireFields<MutationCreateInvitationLinkArgs, 'id'>>;
  createUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  deleteBackup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteBackupArgs, 'id'>>;
  deleteDataBreach?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteDataBreachArgs, 'id'>>;
  deleteUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  endTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndTwoStepArgs, 'input'>>;
  erasePersonalData?: Resolver<ResolversTypes['PersonalDataErasure'], ParentType, ContextType, RequireFields<MutationErasePersonalDataArgs, 'id' | 'input'>>;
  removeExampleData?: Resolver<ResolversTypes['ExampleData'], ParentType, ContextType>;
  removePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id' | 'input'>>;
  removeTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveTwoStepArgs, 'id'>>;
  renamePasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  restoreConsent?: Resolver<ResolversTypes['ConsentEntry'], ParentType, ContextType, RequireFields<MutationRestoreConsentArgs, 'id'>>;
  retryFailedJobs?: Resolver<ResolversTypes['RetriedJobs'], ParentType, ContextType, RequireFields<MutationRetryFailedJobsArgs, 'kind'>>;
  revokeAccessToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'id'>>;
  sendPasswordLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendPasswordLinkArgs, 'id'>>;
  setUserPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetUserPasswordArgs, 'id' | 'input'>>;
  startBackup?: Resolver<ResolversTypes['Backup'], ParentType, ContextType>;
  startPasskey?: Resolver<ResolversTypes['PasskeySetup'], ParentType, ContextType, RequireFields<MutationStartPasskeyArgs, 'input'>>;
  startRetentionRun?: Resolver<ResolversTypes['RetentionRun'], ParentType, ContextType>;
  startSelfChecks?: Resolver<ResolversTypes['SelfCheckRun'], ParentType, ContextType>;
  startTwoStep?: Resolver<ResolversTypes['TwoStepSetup'], ParentType, ContextType, RequireFields<MutationStartTwoStepArgs, 'input'>>;
  updateDataBreach?: Resolver<ResolversTypes['DataBreach'], ParentType, ContextType, RequireFields<MutationUpdateDataBreachArgs, 'id' | 'input'>>;
  updateDataRequest?: Resolver<ResolversTypes['DataRequest'], ParentType, ContextType, RequireFields<MutationUpdateDataRequestArgs, 'id' | 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  withdrawConsent?: Resolver<Array<ResolversTypes['ConsentEntry']>, ParentType, ContextType, RequireFields<MutationWithdrawConsentArgs, 'id' | 'input'>>;
};

export type OpenJobsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OpenJobs'] = ResolversParentTypes['OpenJobs']> = {
  dead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeySetupResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PasskeySetup'] = ResolversParentTypes['PasskeySetup']> = {
  algorithms?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excluded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rpName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasswordRuleResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PasswordRule'] = ResolversParentTypes['PasswordRule']> = {
  isStrong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonalDataErasureResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PersonalDataErasure'] = ResolversParentTypes['PersonalDataErasure']> = {
  erasedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['PersonalDataErasureFailure']>, ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonalDataErasureFailureResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PersonalDataErasureFailure'] = ResolversParentTypes['PersonalDataErasureFailure']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonalDataKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalDataRecordResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PersonalDataRecord'] = ResolversParentTypes['PersonalDataRecord']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonalDataKind'], ParentType, ContextType>;
  partOfId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType, RequireFields<QueryAccessTokensArgs, 'everybody'>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'page' | 'pageSize'>>;
  backupPlan?: Resolver<ResolversTypes['BackupPlan'], ParentType, ContextType>;
  backups?: Resolver<Array<ResolversTypes['Backup']>, ParentType, ContextType>;
  consentEntries?: Resolver<ResolversTypes['ConsentEntryPage'], ParentType, ContextType, RequireFields<QueryConsentEntriesArgs, 'filter' | 'page' | 'pageSize'>>;
  currentUser?: Resolver<Maybe<ResolversTypes['SessionUser']>, ParentType, ContextType>;
  dataBreaches?: Resolver<Array<ResolversTypes['DataBreach']>, ParentType, ContextType>;
  dataRequests?: Resolver<Array<ResolversTypes['DataRequest']>, ParentType, ContextType>;
  destructionRecords?: Resolver<Array<ResolversTypes['DestructionRecord']>, ParentType, ContextType, RequireFields<QueryDestructionRecordsArgs, 'id'>>;
  exampleData?: Resolver<ResolversTypes['ExampleData'], ParentType, ContextType>;
  expiredRecords?: Resolver<ResolversTypes['ExpiredRecordList'], ParentType, ContextType, RequireFields<QueryExpiredRecordsArgs, 'kind' | 'page' | 'pageSize'>>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  passwordRule?: Resolver<ResolversTypes['PasswordRule'], ParentType, ContextType>;
  personalData?: Resolver<Array<ResolversTypes['PersonalDataRecord']>, ParentType, ContextType, RequireFields<QueryPersonalDataArgs, 'id'>>;
  recordConsents?: Resolver<Array<ResolversTypes['ConsentEntry']>, ParentType, ContextType, RequireFields<QueryRecordConsentsArgs, 'recordId'>>;
  retention?: Resolver<ResolversTypes['RetentionOverview'], ParentType, ContextType>;
  retentionRuns?: Resolver<Array<ResolversTypes['RetentionRun']>, ParentType, ContextType>;
  securityAlerts?: Resolver<ResolversTypes['SecurityAlertList'], ParentType, ContextType, RequireFields<QuerySecurityAlertsArgs, 'page' | 'pageSize' | 'state'>>;
  securityOverview?: Resolver<ResolversTypes['SecurityOverview'], ParentType, ContextType>;
  selfCheckReport?: Resolver<ResolversTypes['SelfCheckReport'], ParentType, ContextType, RequireFields<QuerySelfCheckReportArgs, 'id'>>;
  selfCheckRuns?: Resolver<Array<ResolversTypes['SelfCheckRun']>, ParentType, ContextType>;
  systemHealth?: Resolver<Maybe<ResolversTypes['SystemHealth']>, ParentType, ContextType>;
  twoStep?: Resolver<ResolversTypes['TwoStepState'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportedSelfCheckOutcomeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ReportedSelfCheckOutcome'] = ResolversParentTypes['ReportedSelfCheckOutcome']> = {
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faultCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['SelfCheckFault']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['SelfCheckKey'], ParentType, ContextType>;
  lastPassedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mended?: Resolver<Array<ResolversTypes['MendedSelfCheckFault']>, ParentType, ContextType>;
  mendedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SelfCheckState'], ParentType, ContextType>;
};

export type RetentionClassStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RetentionClassState'] = ResolversParentTypes['RetentionClassState']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RetentionClass'], ParentType, ContextType>;
  oldest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onHold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RetentionOverviewResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RetentionOverview'] = ResolversParentTypes['RetentionOverview']> = {
  classes?: Resolver<Array<ResolversTypes['RetentionClassState']>, ParentType, ContextType>;
  nextOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selfExpiring?: Resolver<Array<ResolversTypes['SelfExpiringPeriod']>, ParentType, ContextType>;
};

export type RetentionRunResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RetentionRun'] = ResolversParentTypes['RetentionRun'], FederationReferenceType extends FederationReferenceTypes['RetentionRun'] = FederationReferenceTypes['RetentionRun']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['RetentionRun']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erased?: Resolver<Array<ResolversTypes['ErasedCount']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  onHold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RetentionRunState'], ParentType, ContextType>;
};

export type RetriedJobsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RetriedJobs'] = ResolversParentTypes['RetriedJobs']> = {
  retried?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecurityAlertResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SecurityAlert'] = ResolversParentTypes['SecurityAlert'], FederationReferenceType extends FederationReferenceTypes['SecurityAlert'] = FederationReferenceTypes['SecurityAlert']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SecurityAlert']> | FederationReferenceType, FederationReferenceType, ContextType>;
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acknowledgedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityAlertKind'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notified?: Resolver<ResolversTypes['SecurityAlertAudience'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectKind?: Resolver<ResolversTypes['SecuritySubject'], ParentType, ContextType>;
  targets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecurityAlertListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SecurityAlertList'] = ResolversParentTypes['SecurityAlertList']> = {
  items?: Resolver<Array<ResolversTypes['SecurityAlert']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecurityOverviewResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SecurityOverview'] = ResolversParentTypes['SecurityOverview']> = {
  challengesThisWeek?: Resolver<ResolversTypes['ChallengeCounts'], ParentType, ContextType>;
  challengesToday?: Resolver<ResolversTypes['ChallengeCounts'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watched?: Resolver<Array<ResolversTypes['WatchedKind']>, ParentType, ContextType>;
};

export type SelfCheckFaultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SelfCheckFault'] = ResolversParentTypes['SelfCheckFault']> = {
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['SelfCheckRecord']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelfCheckOutcomeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SelfCheckOutcome'] = ResolversParentTypes['SelfCheckOutcome']> = {
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faultCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['SelfCheckKey'], ParentType, ContextType>;
  mendedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SelfCheckState'], ParentType, ContextType>;
};

export type SelfCheckRecordResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SelfCheckRecord'] = ResolversParentTypes['SelfCheckRecord']> = {
  place?: Resolver<ResolversTypes['SelfCheckPlace'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelfCheckReportResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SelfCheckReport'] = ResolversParentTypes['SelfCheckReport'], FederationReferenceType extends FederationReferenceTypes['SelfCheckReport'] = FederationReferenceTypes['SelfCheckReport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SelfCheckReport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['SelfCheckKey']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNightly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['ReportedSelfCheckOutcome']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SelfCheckRunState'], ParentType, ContextType>;
};

export type SelfCheckRunResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SelfCheckRun'] = ResolversParentTypes['SelfCheckRun'], FederationReferenceType extends FederationReferenceTypes['SelfCheckRun'] = FederationReferenceTypes['SelfCheckRun']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SelfCheckRun']> | FederationReferenceType, FederationReferenceType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['SelfCheckKey']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNightly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['SelfCheckOutcome']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SelfCheckRunState'], ParentType, ContextType>;
};

export type SelfExpiringPeriodResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SelfExpiringPeriod'] = ResolversParentTypes['SelfExpiringPeriod']> = {
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SelfExpiringRecords'], ParentType, ContextType>;
};

export type ServiceStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ServiceState'] = ResolversParentTypes['ServiceState']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latencyMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionUserResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SessionUser'] = ResolversParentTypes['SessionUser'], FederationReferenceType extends FederationReferenceTypes['SessionUser'] = FederationReferenceTypes['SessionUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SessionUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  needsTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StalledJobsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['StalledJobs'] = ResolversParentTypes['StalledJobs']> = {
  canRetry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldestAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StalledJobState'], ParentType, ContextType>;
};

export type SystemDetailsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SystemDetails'] = ResolversParentTypes['SystemDetails']> = {
  backups?: Resolver<ResolversTypes['BackupsState'], ParentType, ContextType>;
  consumers?: Resolver<Array<ResolversTypes['EventConsumerState']>, ParentType, ContextType>;
  databaseState?: Resolver<ResolversTypes['DatabaseState'], ParentType, ContextType>;
  emails?: Resolver<ResolversTypes['EmailState'], ParentType, ContextType>;
  gateways?: Resolver<Array<ResolversTypes['GatewayState']>, ParentType, ContextType>;
  lateJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  measuredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  migrations?: Resolver<ResolversTypes['MigrationState'], ParentType, ContextType>;
  nodeVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['HealthProblem']>, ParentType, ContextType>;
  stalledJobs?: Resolver<Array<ResolversTypes['StalledJobs']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemHealthResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SystemHealth'] = ResolversParentTypes['SystemHealth']> = {
  database?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['SystemDetails'], ParentType, ContextType>;
  eventsBehind?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['OpenJobs'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ServiceState']>, ParentType, ContextType>;
};

export type TwoStepSetupResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TwoStepSetup'] = ResolversParentTypes['TwoStepSetup']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoStepStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TwoStepState'] = ResolversParentTypes['TwoStepState']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WatchedKindResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['WatchedKind'] = ResolversParentTypes['WatchedKind']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityAlertKind'], ParentType, ContextType>;
  watches?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AcknowledgedAlerts?: AcknowledgedAlertsResolvers<ContextType>;
  AddedPasskey?: AddedPasskeyResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  Backup?: BackupResolvers<ContextType>;
  BackupPlan?: BackupPlanResolvers<ContextType>;
  BackupsState?: BackupsStateResolvers<ContextType>;
  ChallengeCounts?: ChallengeCountsResolvers<ContextType>;
  ConsentEntry?: ConsentEntryResolvers<ContextType>;
  ConsentEntryPage?: ConsentEntryPageResolvers<ContextType>;
  ConsentWithdrawal?: ConsentWithdrawalResolvers<ContextType>;
  CookieCategories?: CookieCategoriesResolvers<ContextType>;
  CreatedAccessToken?: CreatedAccessTokenResolvers<ContextType>;
  DataBreach?: DataBreachResolvers<ContextType>;
  DataRequest?: DataRequestResolvers<ContextType>;
  DatabaseMember?: DatabaseMemberResolvers<ContextType>;
  DatabaseState?: DatabaseStateResolvers<ContextType>;
  DestructionRecord?: DestructionRecordResolvers<ContextType>;
  DiskSpace?: DiskSpaceResolvers<ContextType>;
  EmailState?: EmailStateResolvers<ContextType>;
  ErasedCount?: ErasedCountResolvers<ContextType>;
  EventConsumerState?: EventConsumerStateResolvers<ContextType>;
  ExampleData?: ExampleDataResolvers<ContextType>;
  ExampleRecord?: ExampleRecordResolvers<ContextType>;
  ExampleRemoval?: ExampleRemovalResolvers<ContextType>;
  ExampleUse?: ExampleUseResolvers<ContextType>;
  ExpiredRecord?: ExpiredRecordResolvers<ContextType>;
  ExpiredRecordList?: ExpiredRecordListResolvers<ContextType>;
  GatewayState?: GatewayStateResolvers<ContextType>;
  HealthProblem?: HealthProblemResolvers<ContextType>;
  InvitationLink?: InvitationLinkResolvers<ContextType>;
  LiveRemote?: LiveRemoteResolvers<ContextType>;
  MendedSelfCheckFault?: MendedSelfCheckFaultResolvers<ContextType>;
  MigrationState?: MigrationStateResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OpenJobs?: OpenJobsResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeySetup?: PasskeySetupResolvers<ContextType>;
  PasswordRule?: PasswordRuleResolvers<ContextType>;
  PersonalDataErasure?: PersonalDataErasureResolvers<ContextType>;
  PersonalDataErasureFailure?: PersonalDataErasureFailureResolvers<ContextType>;
  PersonalDataRecord?: PersonalDataRecordResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  ReportedSelfCheckOutcome?: ReportedSelfCheckOutcomeResolvers<ContextType>;
  RetentionClassState?: RetentionClassStateResolvers<ContextType>;
  RetentionOverview?: RetentionOverviewResolvers<ContextType>;
  RetentionRun?: RetentionRunResolvers<ContextType>;
  RetriedJobs?: RetriedJobsResolvers<ContextType>;
  SecurityAlert?: SecurityAlertResolvers<ContextType>;
  SecurityAlertList?: SecurityAlertListResolvers<ContextType>;
  SecurityOverview?: SecurityOverviewResolvers<ContextType>;
  SelfCheckFault?: SelfCheckFaultResolvers<ContextType>;
  SelfCheckOutcome?: SelfCheckOutcomeResolvers<ContextType>;
  SelfCheckRecord?: SelfCheckRecordResolvers<ContextType>;
  SelfCheckReport?: SelfCheckReportResolvers<ContextType>;
  SelfCheckRun?: SelfCheckRunResolvers<ContextType>;
  SelfExpiringPeriod?: SelfExpiringPeriodResolvers<ContextType>;
  ServiceState?: ServiceStateResolvers<ContextType>;
  SessionUser?: SessionUserResolvers<ContextType>;
  StalledJobs?: StalledJobsResolvers<ContextType>;
  SystemDetails?: SystemDetailsResolvers<ContextType>;
  SystemHealth?: SystemHealthResolvers<ContextType>;
  TwoStepSetup?: TwoStepSetupResolvers<ContextType>;
  TwoStepState?: TwoStepStateResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  WatchedKind?: WatchedKindResolvers<ContextType>;
};

