import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AppointmentRecord, TherapyServiceRecord } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Money in lira: a number, or a text as people in Turkey write it, such as `1.250,00`. */
  Amount: { input: number | string; output: number | string; }
  /** Whole minutes: a number, or a text that begins with one. */
  Minutes: { input: number | string; output: number | string; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type AddTurkishHolidaysInput = {
  keys: Array<Scalars['String']['input']>;
  year: Scalars['Int']['input'];
};

export type AddedHolidays = {
  __typename?: 'AddedHolidays';
  closedTimeAppointments: Array<ClosedTimeAppointment>;
  record: Array<Holiday>;
};

export type AgeFigures = {
  __typename?: 'AgeFigures';
  appointments: Scalars['Int']['output'];
  /** In full years: 0-3, 4-6, 7-12, 13-18, 18+. */
  group: Scalars['String']['output'];
};

/** An appointment whole, for staff. */
export type Appointment = {
  __typename?: 'Appointment';
  appointmentDate: Scalars['String']['output'];
  appointmentEndTime: Scalars['String']['output'];
  appointmentTime: Scalars['String']['output'];
  calendarColor?: Maybe<Scalars['String']['output']>;
  childAge?: Maybe<Scalars['Int']['output']>;
  childBirthDate: Scalars['String']['output'];
  childName: Scalars['String']['output'];
  conflictsWith: Array<Scalars['ID']['output']>;
  /** null: not recorded. */
  consents?: Maybe<Consents>;
  /** When the parent took back that the practice may get in touch; e-mails then wait for staff to decide. */
  contactWithdrawnAt?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  duration: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  fee?: Maybe<Scalars['Float']['output']>;
  /** What happened to it, newest first. */
  history: Array<AppointmentChange>;
  id: Scalars['ID']['output'];
  isRecurring: Scalars['Boolean']['output'];
  /** An administrative note; nothing clinical. */
  notes?: Maybe<Scalars['String']['output']>;
  originalDate?: Maybe<Scalars['String']['output']>;
  /** What the parent answered to a reminder of this time. */
  parentAnswer?: Maybe<ParentAnswer>;
  parentName: Scalars['String']['output'];
  paymentStatus: PaymentStatus;
  phone: Scalars['String']['output'];
  priority: AppointmentPriority;
  reason: Scalars['String']['output'];
  recurringEndDate?: Maybe<Scalars['String']['output']>;
  recurringParentId?: Maybe<Scalars['ID']['output']>;
  recurringPattern?: Maybe<RecurringPattern>;
  reminderSent: Scalars['Boolean']['output'];
  resubmissions: Array<Resubmission>;
  serviceType: Scalars['String']['output'];
  source: AppointmentSource;
  status: AppointmentStatus;
  /** Why a request may not be from the family that it names; null: no reason. */
  suspicion?: Maybe<RequestSuspicion>;
  updatedAt: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type AppointmentChange = {
  __typename?: 'AppointmentChange';
  at: Scalars['String']['output'];
  changeType: AppointmentChangeType;
  fields: Array<ChangedField>;
  /** null: the parent, through the site. */
  username?: Maybe<Scalars['String']['output']>;
};

export type AppointmentChangeType =
  /** The parent answered to a reminder. */
  | 'answered'
  | 'created'
  | 'status'
  | 'updated';

/** A file of an appointment: one that was uploaded, or the record of one that is kept elsewhere. */
export type AppointmentFile = {
  __typename?: 'AppointmentFile';
  alt?: Maybe<Scalars['String']['output']>;
  appointmentId: Scalars['ID']['output'];
  caption?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** What staff call it. */
  fileName: Scalars['String']['output'];
  /** Where a file that was not uploaded is kept. */
  filePath?: Maybe<Scalars['String']['output']>;
  /** Bytes; 0 of a file that was not uploaded. */
  fileSize: Scalars['Int']['output'];
  fileType: FileType;
  id: Scalars['ID']['output'];
  /** Not to be handed to the family. */
  isConfidential: Scalars['Boolean']['output'];
  /** What its content is. */
  mimeType?: Maybe<Scalars['String']['output']>;
  /** Its name on the computer that it came from. */
  originalName?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
  uploadedBy?: Maybe<Scalars['String']['output']>;
  /** Answers with an address of the content for a minute; null of a file that was not uploaded. */
  url?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

/** Values as the list's address carries them; an unknown one is refused. */
export type AppointmentFilter = {
  /** 0-3, 4-6, 7-12 or 13-18: years are no names of an enum. */
  childAgeRange?: InputMaybe<Scalars['String']['input']>;
  dateRange?: InputMaybe<DateRange>;
  /** The first day. */
  from?: InputMaybe<Scalars['String']['input']>;
  paymentStatus?: InputMaybe<PaymentStatus>;
  priority?: InputMaybe<AppointmentPriority>;
  quick?: InputMaybe<QuickFilter>;
  reminderAnswer?: InputMaybe<ReminderAnswerFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
  serviceType?: InputMaybe<Scalars['String']['input']>;
  specialFeature?: InputMaybe<SpecialFeature>;
  status?: InputMaybe<AppointmentStatusFilter>;
  /** The last day. */
  to?: InputMaybe<Scalars['String']['input']>;
};

export type AppointmentPage = {
  __typename?: 'AppointmentPage';
  items: Array<Appointment>;
  total: Scalars['Int']['output'];
};

export type AppointmentPriority =
  | 'high'
  | 'low'
  | 'normal'
  | 'urgent';

/** Rounded percentages of the appointments of the last twelve months up to today; null: there are none. */
export type AppointmentRates = {
  __typename?: 'AppointmentRates';
  /** Cancelled; of all. */
  cancellation?: Maybe<Scalars['Int']['output']>;
  /** Completed; of all. */
  completion?: Maybe<Scalars['Int']['output']>;
  /** Confirmed, and completed since; of all. */
  confirmation?: Maybe<Scalars['Int']['output']>;
  /** Paid; of those that are not cancelled. */
  payment?: Maybe<Scalars['Int']['output']>;
};

/** A name by which the list is sorted. */
export type AppointmentSort =
  | 'appointmentDate'
  | 'childAge'
  | 'childName'
  | 'createdAt'
  | 'parentName'
  | 'status';

/** Who made it: a parent on the site, or staff. */
export type AppointmentSource =
  | 'public'
  | 'staff';

export type AppointmentStatus =
  | 'cancelled'
  | 'completed'
  | 'confirmed'
  | 'pending';

export type AppointmentStatusFilter =
  | 'all'
  | 'cancelled'
  | 'completed'
  | 'confirmed'
  | 'pending';

export type AppointmentSummary = {
  __typename?: 'AppointmentSummary';
  cancelled: Scalars['Int']['output'];
  completed: Scalars['Int']['output'];
  confirmed: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
  /** Fees that are still to be paid, in lira. */
  pendingPayment: Scalars['Float']['output'];
  /** Confirmed, not yet reminded, within a day. */
  remindersNeeded: Scalars['Int']['output'];
  /** Monday to Sunday of the week that today is in. */
  thisWeek: Scalars['Int']['output'];
  today: Scalars['Int']['output'];
  tomorrow: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  /** Fees of paid and partly paid appointments, in lira. */
  totalRevenue: Scalars['Float']['output'];
  urgent: Scalars['Int']['output'];
};

export type AppointmentTime = {
  __typename?: 'AppointmentTime';
  appointmentDate: Scalars['String']['output'];
  appointmentEndTime: Scalars['String']['output'];
  appointmentTime: Scalars['String']['output'];
  duration: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  status: AppointmentStatus;
};

/** What a test or a questionnaire said of a child. */
export type Assessment = {
  __typename?: 'Assessment';
  /** Null: none, or it was deleted. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  assessedBy?: Maybe<Scalars['String']['output']>;
  assessmentDate: Scalars['String']['output'];
  assessmentName?: Maybe<Scalars['String']['output']>;
  assessmentType: Scalars['String']['output'];
  childProfileId: Scalars['ID']['output'];
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  interpretation?: Maybe<Scalars['String']['output']>;
  maxScore?: Maybe<Scalars['Float']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  recommendations?: Maybe<Scalars['String']['output']>;
  /** Null: it cannot be decrypted. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Of the parts of a test. */
  scores: Array<Subscore>;
  /** The same as `score`. */
  totalScore?: Maybe<Scalars['Float']['output']>;
  updatedAt: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type AssessmentList = {
  __typename?: 'AssessmentList';
  items: Array<Assessment>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

export type Availability = {
  __typename?: 'Availability';
  bookedTimes: Array<Scalars['String']['output']>;
  /** Staff: why a closed day is closed, in sentences that name the holiday or blockout. */
  closedBecause: Array<Scalars['String']['output']>;
  date: Scalars['String']['output'];
  slots: Array<Slot>;
  state: DayStateName;
  success: Scalars['Boolean']['output'];
};

/** A time of a date; one that is not available closes its part of the day. */
export type AvailableSlot = {
  __typename?: 'AvailableSlot';
  /** The first appointment in it. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  currentBookings: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  endTime: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isAvailable: Scalars['Boolean']['output'];
  /** It has as many appointments as its capacity. */
  isBooked: Scalars['Boolean']['output'];
  /** How many appointments it takes at once. */
  maxCapacity: Scalars['Int']['output'];
  notes?: Maybe<Scalars['String']['output']>;
  slotType: Scalars['String']['output'];
  startTime: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** A stretch of time that staff have closed; instants, ISO 8601 UTC. */
export type Blockout = {
  __typename?: 'Blockout';
  blockoutType: Scalars['String']['output'];
  createdBy: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  endDateTime: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  startDateTime: Scalars['String']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** Dates are `yyyy-MM-dd`, the time is `HH:mm`; the service is named by its slug or title. */
export type BookAppointmentInput = {
  appointmentDate: Scalars['String']['input'];
  appointmentTime: Scalars['String']['input'];
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
  serviceType: Scalars['String']['input'];
  /** Left empty by people; a request with a value is answered, and thrown away. */
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

export type BulkItem = {
  __typename?: 'BulkItem';
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  message?: Maybe<Scalars['String']['output']>;
  ok: Scalars['Boolean']['output'];
};

export type BulkResult = {
  __typename?: 'BulkResult';
  deletedCount: Scalars['Int']['output'];
  results: Array<BulkItem>;
  updatedCount: Scalars['Int']['output'];
};

/** A part of a day in which nothing can be booked; `24:00` is the end of the day. */
export type CalendarClosure = {
  __typename?: 'CalendarClosure';
  endTime: Scalars['String']['output'];
  kind: ClosureKind;
  startTime: Scalars['String']['output'];
  /** Of a blockout, and of a holiday that begins in the course of the day. */
  title?: Maybe<Scalars['String']['output']>;
};

export type CalendarDay = {
  __typename?: 'CalendarDay';
  closesAt?: Maybe<Scalars['String']['output']>;
  closures: Array<CalendarClosure>;
  date: Scalars['String']['output'];
  /** Titles of the holidays that close the day. */
  holidays: Array<Scalars['String']['output']>;
  /** null: the practice does not work on this weekday. */
  opensAt?: Maybe<Scalars['String']['output']>;
};

export type ChangedField = {
  __typename?: 'ChangedField';
  field: Scalars['String']['output'];
  from?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
};

/** An appointment of a child, as its file lists it. */
export type ChildAppointment = {
  __typename?: 'ChildAppointment';
  appointmentDate: Scalars['String']['output'];
  appointmentEndTime: Scalars['String']['output'];
  appointmentTime: Scalars['String']['output'];
  childBirthDate: Scalars['String']['output'];
  childName: Scalars['String']['output'];
  duration: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  phone: Scalars['String']['output'];
  serviceType: Scalars['String']['output'];
  status: AppointmentStatus;
};

/** A child's file. */
export type ChildProfile = {
  __typename?: 'ChildProfile';
  allergies?: Maybe<Scalars['String']['output']>;
  childBirthDate: Scalars['String']['output'];
  childName: Scalars['String']['output'];
  concerns?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  emergencyContact?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  /** Beside the parent. */
  guardians: Array<Guardian>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  medicalHistory?: Maybe<Scalars['String']['output']>;
  medications?: Maybe<Scalars['String']['output']>;
  milestones?: Maybe<Scalars['String']['output']>;
  parentEmail?: Maybe<Scalars['String']['output']>;
  parentName: Scalars['String']['output'];
  parentPhone: Scalars['String']['output'];
  previousTherapy?: Maybe<Scalars['String']['output']>;
  schoolInfo?: Maybe<Scalars['String']['output']>;
  specialNeeds?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type ChildProfileList = {
  __typename?: 'ChildProfileList';
  items: Array<ListedChildProfile>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** What moves, or has moved, from one file to another. */
export type ChildProfileMove = {
  __typename?: 'ChildProfileMove';
  appointments: Array<ChildAppointment>;
  assessments: Scalars['Int']['output'];
  /** Fields of the file that take over what the other has. */
  changedFields: Array<Scalars['String']['output']>;
  /** Those that the caller may see; private ones of others move too. */
  notes: Scalars['Int']['output'];
  /** The file to which it moves; null while a new one is not made yet. */
  profile?: Maybe<ChildProfile>;
};

/** Something in a child's history; one of the records is there. */
export type ChildTimelineEntry = {
  __typename?: 'ChildTimelineEntry';
  appointment?: Maybe<ChildAppointment>;
  assessment?: Maybe<Assessment>;
  /** When it was or will be; the newest comes first. */
  at: Scalars['String']['output'];
  note?: Maybe<ClinicalNote>;
};

export type ClinicalCounts = {
  __typename?: 'ClinicalCounts';
  assessments: Scalars['Int']['output'];
  files: Scalars['Int']['output'];
  notes: Scalars['Int']['output'];
};

/** A clinical note about a session. */
export type ClinicalNote = {
  __typename?: 'ClinicalNote';
  /** null: the appointment was deleted. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** Whether the caller may change and delete it: its author and admins may. */
  canEdit: Scalars['Boolean']['output'];
  /** The file of the child that it is about. */
  childProfileId: Scalars['ID']['output'];
  content: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  /** The username of its author. */
  createdBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** For its author and admins alone. */
  isPrivate: Scalars['Boolean']['output'];
  /** null: a general note. */
  noteType?: Maybe<NoteType>;
  title?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** An appointment to come that stands in a time at which the practice is closed. */
export type ClosedTimeAppointment = {
  __typename?: 'ClosedTimeAppointment';
  appointmentDate: Scalars['String']['output'];
  appointmentEndTime: Scalars['String']['output'];
  appointmentTime: Scalars['String']['output'];
  childName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  parentName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  status: AppointmentStatus;
};

export type ClosureKind =
  | 'blockout'
  | 'break'
  | 'holiday'
  | 'slot';

export type Consents = {
  __typename?: 'Consents';
  agreedAt: Scalars['String']['output'];
  communication: Scalars['Boolean']['output'];
  kvkk: Scalars['Boolean']['output'];
  legalTextVersion?: Maybe<Scalars['String']['output']>;
  sentencesVersion: Scalars['String']['output'];
};

export type CreateAppointmentFileInput = {
  alt?: InputMaybe<Scalars['String']['input']>;
  appointmentId: Scalars['ID']['input'];
  caption?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  fileName: Scalars['String']['input'];
  filePath?: InputMaybe<Scalars['String']['input']>;
  fileSize?: InputMaybe<Scalars['Int']['input']>;
  fileType: FileType;
  /** true when not given. */
  isConfidential?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateAppointmentInput = {
  /** Saves a new or moved time although it is past, or the practice is closed then. */
  allowClosed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Saves although other appointments are in the way. */
  allowConflict?: InputMaybe<Scalars['Boolean']['input']>;
  appointmentDate: Scalars['String']['input'];
  /** In place of a duration; together they are refused unless they agree. */
  appointmentEndTime?: InputMaybe<Scalars['String']['input']>;
  appointmentTime: Scalars['String']['input'];
  calendarColor?: InputMaybe<Scalars['String']['input']>;
  childBirthDate: Scalars['String']['input'];
  childName: Scalars['String']['input'];
  /** 60 when no end is given either. A text that begins with no figure is none. */
  duration?: InputMaybe<Scalars['Minutes']['input']>;
  email: Scalars['String']['input'];
  fee?: InputMaybe<Scalars['Amount']['input']>;
  isRecurring?: InputMaybe<Scalars['Boolean']['input']>;
  /** An administrative note; nothing clinical. */
  notes?: InputMaybe<Scalars['String']['input']>;
  parentName: Scalars['String']['input'];
  paymentStatus?: InputMaybe<PaymentStatus>;
  phone: Scalars['String']['input'];
  priority?: InputMaybe<AppointmentPriority>;
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Instead of an end: how many appointments, the first included. */
  recurringCount?: InputMaybe<Scalars['Int']['input']>;
  recurringEndDate?: InputMaybe<Scalars['String']['input']>;
  recurringPattern?: InputMaybe<RecurringPattern>;
  reminderSent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Given, even empty, all dates are saved as decided or nothing is; without it, dates that are not free are skipped. */
  seriesChoices?: InputMaybe<Array<SeriesChoiceInput>>;
  serviceType: Scalars['String']['input'];
  status?: InputMaybe<AppointmentStatus>;
};

export type CreateAssessmentInput = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Whoever writes it when not given. */
  assessedBy?: InputMaybe<Scalars['String']['input']>;
  /** Today when not given. */
  assessmentDate?: InputMaybe<Scalars['String']['input']>;
  assessmentName?: InputMaybe<Scalars['String']['input']>;
  assessmentType: Scalars['String']['input'];
  /** The appointment's file when not given; a number counts as none. */
  childProfileId?: InputMaybe<Scalars['ID']['input']>;
  interpretation?: InputMaybe<Scalars['String']['input']>;
  /** 100 when it is no figure. */
  maxScore?: InputMaybe<Scalars['Amount']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  recommendations?: InputMaybe<Scalars['String']['input']>;
  /** 0 when it is no figure. */
  score?: InputMaybe<Scalars['Amount']['input']>;
  scores?: InputMaybe<Array<SubscoreInput>>;
  /** Another name of `score`. */
  totalScore?: InputMaybe<Scalars['Amount']['input']>;
};

export type CreateAvailableSlotInput = {
  date: Scalars['String']['input'];
  endTime: Scalars['String']['input'];
  isAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  maxCapacity?: InputMaybe<Scalars['Int']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  slotType?: InputMaybe<Scalars['String']['input']>;
  startTime: Scalars['String']['input'];
};

export type CreateBlockoutInput = {
  blockoutType?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDateTime: Scalars['String']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  startDateTime: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type CreateClinicalNoteInput = {
  appointmentId: Scalars['ID']['input'];
  content: Scalars['String']['input'];
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** `session` when not given; null makes a general note. */
  noteType?: InputMaybe<NoteType>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CreateHolidayInput = {
  closureType?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isRecurring?: InputMaybe<Scalars['Boolean']['input']>;
  startDate: Scalars['String']['input'];
  startTime?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

export type CreateTherapyServiceInput = {
  audience?: InputMaybe<Array<Scalars['String']['input']>>;
  bodyHtml?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  details?: InputMaybe<Scalars['String']['input']>;
  duration?: InputMaybe<Scalars['Minutes']['input']>;
  faqs?: InputMaybe<Array<ServiceFaqInput>>;
  iconName?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  price?: InputMaybe<Scalars['Amount']['input']>;
  promise?: InputMaybe<Scalars['String']['input']>;
  sessionForm?: InputMaybe<Scalars['String']['input']>;
  steps?: InputMaybe<Array<ServiceStepInput>>;
  title: Scalars['String']['input'];
};

export type Dashboard = {
  __typename?: 'Dashboard';
  /** Appointments of the last twelve months up to today by the age of the child, without cancelled ones. */
  ages: Array<AgeFigures>;
  date: Scalars['String']['output'];
  /** The last twelve, this one included, the oldest first. */
  months: Array<MonthFigures>;
  /** The next one of the coming seven days. */
  next?: Maybe<DashboardAppointment>;
  pendingPayment: Scalars['Float']['output'];
  promise: PromiseKept;
  rates: AppointmentRates;
  /** Confirmed, not yet reminded, within a day of the appointment. */
  remindersDue: Array<DashboardAppointment>;
  /** In order of time, without cancelled ones. */
  today: Array<DashboardAppointment>;
  totalRevenue: Scalars['Float']['output'];
  waiting: WaitingRequests;
  /** Monday to Sunday of the week that today is in. */
  week: Array<DayLoad>;
};

/** An appointment on the dashboard; nothing clinical. */
export type DashboardAppointment = {
  __typename?: 'DashboardAppointment';
  appointmentDate: Scalars['String']['output'];
  appointmentEndTime: Scalars['String']['output'];
  appointmentTime: Scalars['String']['output'];
  childName: Scalars['String']['output'];
  duration: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  parentName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  serviceType: Scalars['String']['output'];
  status: AppointmentStatus;
};

/** `week` is the last seven days, `month` the last calendar month, `older` more than 30 days ago. */
export type DateRange =
  | 'all'
  | 'month'
  | 'older'
  | 'today'
  | 'week';

export type DayLoad = {
  __typename?: 'DayLoad';
  /** Appointments that are not cancelled. */
  booked: Scalars['Int']['output'];
  /** How many the working hours, breaks and closures leave room for. */
  capacity: Scalars['Int']['output'];
  date: Scalars['String']['output'];
};

export type DayState = {
  __typename?: 'DayState';
  date: Scalars['String']['output'];
  /** When a holiday begins in the course of the day, `HH:mm`; else null. */
  holidayStartsAt?: Maybe<Scalars['String']['output']>;
  state: DayStateName;
};

export type DayStateName =
  | 'closed'
  | 'full'
  | 'open'
  /** Its last time is over. */
  | 'past';

export type FileAddress = {
  __typename?: 'FileAddress';
  expiresAt: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type FileType =
  | 'assessment'
  | 'document'
  | 'drawing'
  | 'photo'
  | 'report';

export type Gender =
  | 'boy'
  | 'girl'
  | 'other';

export type GenerateSlotsInput = {
  bufferTime?: InputMaybe<Scalars['Minutes']['input']>;
  endDate: Scalars['String']['input'];
  /** true when it is left out. */
  excludeWeekends?: InputMaybe<Scalars['Boolean']['input']>;
  maxCapacity?: InputMaybe<Scalars['Int']['input']>;
  slotDuration?: InputMaybe<Scalars['Minutes']['input']>;
  startDate: Scalars['String']['input'];
};

/** How many slots were made, and how many times were skipped: they have a slot already, or the practice is closed then. */
export type GeneratedSlots = {
  __typename?: 'GeneratedSlots';
  created: Scalars['Int']['output'];
  skipped: Scalars['Int']['output'];
};

export type Guardian = {
  __typename?: 'Guardian';
  email?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  relation?: Maybe<Scalars['String']['output']>;
};

export type GuardianInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  relation?: InputMaybe<Scalars['String']['input']>;
};

/** Days on which the practice is closed, `yyyy-MM-dd`; a recurring one every year on the same days. */
export type Holiday = {
  __typename?: 'Holiday';
  closureType: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  endDate: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  isRecurring: Scalars['Boolean']['output'];
  /** `yearly` when it recurs, else null. */
  recurringPattern?: Maybe<Scalars['String']['output']>;
  startDate: Scalars['String']['output'];
  /** The first day is closed from this time on, `HH:mm`; null: all of it. */
  startTime?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** How a child is named in lists; nothing clinical. */
export type ListedChildProfile = {
  __typename?: 'ListedChildProfile';
  childBirthDate: Scalars['String']['output'];
  childName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** The latest of its appointments; null when none is linked. */
  latestAppointmentId?: Maybe<Scalars['ID']['output']>;
  parentName: Scalars['String']['output'];
  parentPhone: Scalars['String']['output'];
};

export type MergeChildProfilesInput = {
  /** Says what would move, and changes nothing. */
  isPreview?: InputMaybe<Scalars['Boolean']['input']>;
  otherId: Scalars['ID']['input'];
};

export type MonthFigures = {
  __typename?: 'MonthFigures';
  /** Those that are not cancelled. */
  appointments: Scalars['Int']['output'];
  cancelled: Scalars['Int']['output'];
  completed: Scalars['Int']['output'];
  /** yyyy-MM */
  month: Scalars['String']['output'];
  /** Fees that are still to be paid, in lira. */
  pendingPayment: Scalars['Float']['output'];
  /** Fees of paid and partly paid appointments, in lira. */
  revenue: Scalars['Float']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Editors: official holidays of a year by their keys; those that are there already are left out. */
  addTurkishHolidays: AddedHolidays;
  /** A parent's request. Send the Idempotency-Key header to make a retry safe. CHALLENGE_REQUIRED has a challenge to solve. */
  bookAppointment: BookedAppointment;
  bulkDeleteAppointments: BulkResult;
  /** Each record by itself: failures are listed in `results`. */
  bulkSetAppointmentStatus: BulkResult;
  createAppointment: SavedAppointment;
  /** The record of a file that is kept elsewhere. A file itself is uploaded over REST, in parts. */
  createAppointmentFile: AppointmentFile;
  /** Into the file that is given, or that of the appointment, which is made when there is none. */
  createAssessment: Assessment;
  /** Editors: refused with CONFLICT when the time has another slot. */
  createAvailableSlot: SavedAvailableSlot;
  /** Editors: closes a stretch of time. */
  createBlockout: SavedBlockout;
  /** The caller is its author. */
  createClinicalNote: ClinicalNote;
  /** Editors: without an `endDate` it is one day long. */
  createHoliday: SavedHoliday;
  /** Editors: its slug is made of its title. */
  createTherapyService: TherapyService;
  /** Gone for good, with its history, notifications and e-mails. */
  deleteAppointment: BulkResult;
  /** Gone for good, with its content. */
  deleteAppointmentFile: Scalars['Boolean']['output'];
  /** Gone for good. */
  deleteAssessment: Scalars['Boolean']['output'];
  deleteAvailableSlot: Scalars['Boolean']['output'];
  deleteBlockout: Scalars['Boolean']['output'];
  /** For its author and admins: gone for good. */
  deleteClinicalNote: Scalars['Boolean']['output'];
  deleteHoliday: Scalars['Boolean']['output'];
  /** True. Refused with RECORD_IN_USE when appointments have it, unless `force` is set; they keep its title. */
  deleteTherapyService: Scalars['Boolean']['output'];
  deleteWorkingHour: Scalars['Boolean']['output'];
  /** Editors: the slots of a range of dates by the working hours; existing ones stay. */
  generateSlots: GeneratedSlots;
  /** Takes another file of the same child over, and deletes it; with `isPreview` says what would move. */
  mergeChildProfiles: ChildProfileMove;
  /** The file of the child of an appointment, which is made when there is none. */
  openChildProfile: ChildProfile;
  /** Every service once, in the new order; refused with VERSION_CONFLICT when the list is another meanwhile. */
  orderTherapyServices: Array<TherapyService>;
  /** Editors: the hours of a weekday; they replace those that it has, and what is left out gets its default. */
  saveWorkingHour: SavedWorkingHour;
  /** Confirming or cancelling sends the parent an e-mail, unless `withoutEmail` is set. */
  setAppointmentStatus: Appointment;
  /** Moves appointments of another child to that child's file, or a new one; with `isPreview` says what would move. */
  splitChildProfile: ChildProfileMove;
  updateAppointment: SavedAppointment;
  updateAppointmentFile: AppointmentFile;
  updateAssessment: Assessment;
  /** Editors: closes, opens or changes a slot; appointments in it stay. */
  updateAvailableSlot: SavedAvailableSlot;
  updateBlockout: SavedBlockout;
  updateChildProfile: ChildProfile;
  /** For its author and admins. */
  updateClinicalNote: ClinicalNote;
  updateHoliday: SavedHoliday;
  updateTherapyService: TherapyService;
  updateWorkingHour: SavedWorkingHour;
};


export type MutationAddTurkishHolidaysArgs = {
  input: AddTurkishHolidaysInput;
};


export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};


export type MutationBulkDeleteAppointmentsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationBulkSetAppointmentStatusArgs = {
  allowConflict?: InputMaybe<Scalars['Boolean']['input']>;
  ids: Array<Scalars['ID']['input']>;
  isUndo?: InputMaybe<Scalars['Boolean']['input']>;
  status: AppointmentStatus;
  withoutEmail?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateAppointmentArgs = {
  input: CreateAppointmentInput;
};


export type MutationCreateAppointmentFileArgs = {
  input: CreateAppointmentFileInput;
};


export type MutationCreateAssessmentArgs = {
  input: CreateAssessmentInput;
};


export type MutationCreateAvailableSlotArgs = {
  input: CreateAvailableSlotInput;
};


export type MutationCreateBlockoutArgs = {
  input: CreateBlockoutInput;
};


export type MutationCreateClinicalNoteArgs = {
  input: CreateClinicalNoteInput;
};


export type MutationCreateHolidayArgs = {
  input: CreateHolidayInput;
};


export type MutationCreateTherapyServiceArgs = {
  input: CreateTherapyServiceInput;
};


export type MutationDeleteAppointmentArgs = {
  id: Scalars['ID']['input'];
  scope?: InputMaybe<SeriesScope>;
};


export type MutationDeleteAppointmentFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteAssessmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteAvailableSlotArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteBlockoutArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteClinicalNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteHolidayArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTherapyServiceArgs = {
  force?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeleteWorkingHourArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGenerateSlotsArgs = {
  input: GenerateSlotsInput;
};


export type MutationMergeChildProfilesArgs = {
  id: Scalars['ID']['input'];
  input: MergeChildProfilesInput;
};


export type MutationOpenChildProfileArgs = {
  appointmentId: Scalars['ID']['input'];
  input?: InputMaybe<OpenChildProfileInput>;
};


export type MutationOrderTherapyServicesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSaveWorkingHourArgs = {
  input: SaveWorkingHourInput;
};


export type MutationSetAppointmentStatusArgs = {
  allowConflict?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  isUndo?: InputMaybe<Scalars['Boolean']['input']>;
  scope?: InputMaybe<SeriesScope>;
  status: AppointmentStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
  withoutEmail?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSplitChildProfileArgs = {
  id: Scalars['ID']['input'];
  input: SplitChildProfileInput;
};


export type MutationUpdateAppointmentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAppointmentInput;
};


export type MutationUpdateAppointmentFileArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAppointmentFileInput;
};


export type MutationUpdateAssessmentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAssessmentInput;
};


export type MutationUpdateAvailableSlotArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAvailableSlotInput;
};


export type MutationUpdateBlockoutArgs = {
  id: Scalars['ID']['input'];
  input: UpdateBlockoutInput;
};


export type MutationUpdateChildProfileArgs = {
  id: Scalars['ID']['input'];
  input: UpdateChildProfileInput;
};


export type MutationUpdateClinicalNoteArgs = {
  id: Scalars['ID']['input'];
  input: UpdateClinicalNoteInput;
};


export type MutationUpdateHolidayArgs = {
  id: Scalars['ID']['input'];
  input: UpdateHolidayInput;
};


export type MutationUpdateTherapyServiceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateTherapyServiceInput;
};


export type MutationUpdateWorkingHourArgs = {
  id: Scalars['ID']['input'];
  input: UpdateWorkingHourInput;
};

export type NoteType =
  | 'observation'
  | 'parent'
  | 'phone'
  | 'plan'
  | 'school'
  | 'session';

/** Whose file it is, where one of the same name and birth date is known by other phones. */
export type OpenChildProfileInput = {
  /** The file of the same child, which is linked. */
  childProfileId?: InputMaybe<Scalars['ID']['input']>;
  /** Another child: a file of its own is made. */
  isNewFile?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An answer to a reminder, given with the link in it. */
export type ParentAnswer = {
  __typename?: 'ParentAnswer';
  answer: ReminderAnswer;
  at: Scalars['String']['output'];
};

export type PaymentStatus =
  | 'cancelled'
  | 'paid'
  | 'partial'
  | 'pending'
  | 'refunded';

/** How well the promise of an answer within 24 hours was kept. */
export type PromiseKept = {
  __typename?: 'PromiseKept';
  inTime: Scalars['Int']['output'];
  /** Those of the last 30 days that were answered or are overdue. */
  requests: Scalars['Int']['output'];
};

/** Therapy services, working hours, free times and appointments. */
export type Query = {
  __typename?: 'Query';
  /** Staff: one appointment; null when there is none. */
  appointment?: Maybe<Appointment>;
  /** Clinical staff: the file of the child of an appointment; null while there is none. */
  appointmentChildProfile?: Maybe<ChildProfile>;
  /** Clinical staff: an address of a file's content for a minute, for this session or access token alone. */
  appointmentFileAddress: FileAddress;
  /** Clinical staff: the files of an appointment, the newest first. */
  appointmentFiles: Array<AppointmentFile>;
  /** Staff: the counts and sums over the list. */
  appointmentSummary: AppointmentSummary;
  /** Times that are taken, today onwards; nothing personal. */
  appointmentTimes: Array<AppointmentTime>;
  /** Staff: appointments by the list's filters, a page at a time. */
  appointments: AppointmentPage;
  /** Clinical staff: assessments of an appointment, of a child or all, the newest first. */
  assessments: AssessmentList;
  /** One day's times, as GET /api/public/appointments/availability answers. */
  availability: Availability;
  /** Staff: how many slots there are in all. */
  availableSlotCount: Scalars['Int']['output'];
  /** Staff: the slots of the dates from `from` to `to`, or all of them, by time. */
  availableSlots: Array<AvailableSlot>;
  /** Staff: all blockouts, the latest first. */
  blockouts: Array<Blockout>;
  /** Staff: the appointments of the days from `start` to `end` in order of time; at most 62 days. */
  calendarAppointments: Array<Appointment>;
  /** Staff: opening hours and closed times of the days from `start` to `end`; at most 62 days. */
  calendarDays: Array<CalendarDay>;
  /** Clinical staff: a child's file. */
  childProfile: ChildProfile;
  /** Clinical staff: the files by the child's name; `search` finds any part of the child's or the parent's name, phone or e-mail. */
  childProfiles: ChildProfileList;
  /** Clinical staff: a child's appointments, notes and assessments, the newest first; private notes for their author and admins. */
  childTimeline: Array<ChildTimelineEntry>;
  /** Clinical staff: how many notes of an appointment they may see, how many files it has, and how many assessments its child has. */
  clinicalCounts: ClinicalCounts;
  /** Clinical staff: the notes of an appointment, newest first; private ones for their author and admins. */
  clinicalNotes: Array<ClinicalNote>;
  /** Staff: the appointments to come that stand in a time at which the practice is closed. */
  closedTimeAppointments: Array<ClosedTimeAppointment>;
  /** Staff: what they have to do now, and how the practice does. */
  dashboard?: Maybe<Dashboard>;
  /** How the days from `from` to `to` look in the calendar; at most 62 days. */
  dayStates: Array<DayState>;
  /** Staff: all holidays by their first day. */
  holidays: Array<Holiday>;
  /** Whether a family may send one more request, as far as those from the caller's own network tell. */
  mayRequestAppointment: Scalars['Boolean']['output'];
  /** Clinical staff: the files of the same name and birth date, while the child of an appointment is known by none. */
  possibleChildProfiles: Array<ListedChildProfile>;
  /** Staff: what saving a series would make of its dates; `appointmentId` when an existing appointment's recurrence changes. */
  seriesPreview: SeriesPreview;
  /** Staff: the title of every `serviceType` that an appointment may have, of inactive and deleted services too. */
  serviceTitles: Array<ServiceTitle>;
  /** A service by its slug; null when there is none, or for visitors when it is not active. */
  therapyService?: Maybe<TherapyService>;
  /** The services in their order; the inactive ones too for editors who want them. */
  therapyServices: Array<TherapyService>;
  /** The week's working hours, Monday first. */
  workingHours: Array<WorkingHour>;
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAppointmentArgs = {
  id: Scalars['ID']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAppointmentChildProfileArgs = {
  appointmentId: Scalars['ID']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAppointmentFileAddressArgs = {
  id: Scalars['ID']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAppointmentFilesArgs = {
  appointmentId: Scalars['ID']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAppointmentTimesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAppointmentsArgs = {
  direction?: SortDirection;
  filter?: InputMaybe<AppointmentFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  sort?: AppointmentSort;
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAssessmentsArgs = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  childProfileId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAvailabilityArgs = {
  date: Scalars['String']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryAvailableSlotsArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


/** Therapy services, working hours, free times and appointments. */
export type QueryCalendarAppointmentsArgs = {
  end: Scalars['String']['input'];
  filter?: InputMaybe<AppointmentFilter>;
  start: Scalars['String']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryCalendarDaysArgs = {
  end: Scalars['String']['input'];
  start: Scalars['String']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryChildProfileArgs = {
  id: Scalars['ID']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryChildProfilesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Therapy services, working hours, free times and appointments. */
export type QueryChildTimelineArgs = {
  id: Scalars['ID']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryClinicalCountsArgs = {
  appointmentId: Scalars['ID']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryClinicalNotesArgs = {
  appointmentId: Scalars['ID']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryDayStatesArgs = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryMayRequestAppointmentArgs = {
  email: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryPossibleChildProfilesArgs = {
  appointmentId: Scalars['ID']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QuerySeriesPreviewArgs = {
  appointmentDate: Scalars['String']['input'];
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  appointmentTime: Scalars['String']['input'];
  duration?: InputMaybe<Scalars['Int']['input']>;
  recurringCount?: InputMaybe<Scalars['Int']['input']>;
  recurringEndDate?: InputMaybe<Scalars['String']['input']>;
  recurringPattern: RecurringPattern;
};


/** Therapy services, working hours, free times and appointments. */
export type QueryTherapyServiceArgs = {
  slug: Scalars['String']['input'];
};


/** Therapy services, working hours, free times and appointments. */
export type QueryTherapyServicesArgs = {
  includeInactive?: Scalars['Boolean']['input'];
};

/** `week` is the next seven days, today included. */
export type QuickFilter =
  | 'pending'
  | 'today'
  | 'tomorrow'
  | 'urgent'
  | 'week';

export type RecurringPattern =
  | 'biweekly'
  | 'monthly'
  | 'weekly';

export type ReminderAnswer =
  | 'coming'
  | 'other_time';

export type ReminderAnswerFilter =
  | 'coming'
  /** A reminder was sent, and nobody has answered. */
  | 'none'
  | 'other_time';

export type RequestSuspicion =
  | 'many_requests'
  | 'trap_field';

/** What a repetition of the parent's request said otherwise; null: the same as the record had then. */
export type Resubmission = {
  __typename?: 'Resubmission';
  at: Scalars['String']['output'];
  childBirthDate?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  serviceType?: Maybe<Scalars['String']['output']>;
};

export type SaveWorkingHourInput = {
  breakEndTime?: InputMaybe<Scalars['String']['input']>;
  breakStartTime?: InputMaybe<Scalars['String']['input']>;
  bufferTime?: InputMaybe<Scalars['Minutes']['input']>;
  dayOfWeek: Scalars['Int']['input'];
  endTime: Scalars['String']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  maxAppointments?: InputMaybe<Scalars['Int']['input']>;
  slotDuration?: InputMaybe<Scalars['Minutes']['input']>;
  startTime: Scalars['String']['input'];
  /** The version that was edited; an old one is refused with the hours as they are now. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SavedAppointment = {
  __typename?: 'SavedAppointment';
  appointment: Appointment;
  /** How many appointments of the series were made or changed, this one included. */
  savedCount: Scalars['Int']['output'];
  skipped: Array<SkippedDate>;
};

/** A saved slot, and the appointments that stand in it since it is closed. */
export type SavedAvailableSlot = {
  __typename?: 'SavedAvailableSlot';
  closedTimeAppointments: Array<ClosedTimeAppointment>;
  record: AvailableSlot;
};

/** A saved blockout, and the appointments that stand in it since this change. */
export type SavedBlockout = {
  __typename?: 'SavedBlockout';
  closedTimeAppointments: Array<ClosedTimeAppointment>;
  record: Blockout;
};

/** A saved holiday, and the appointments that stand in it since this change. */
export type SavedHoliday = {
  __typename?: 'SavedHoliday';
  closedTimeAppointments: Array<ClosedTimeAppointment>;
  record: Holiday;
};

/** Saved hours, and the appointments that stand outside of them since this change. */
export type SavedWorkingHour = {
  __typename?: 'SavedWorkingHour';
  closedTimeAppointments: Array<ClosedTimeAppointment>;
  record: WorkingHour;
};

export type SeriesChoiceInput = {
  appointmentDate?: InputMaybe<Scalars['String']['input']>;
  appointmentTime?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['String']['input'];
  decision: SeriesDecision;
};

export type SeriesDate = {
  __typename?: 'SeriesDate';
  appointmentTime: Scalars['String']['output'];
  date: Scalars['String']['output'];
  /** What closes the time, or who has it. */
  detail?: Maybe<Scalars['String']['output']>;
  /** A free time near a date that is not free. */
  nearby?: Maybe<SeriesTime>;
  obstacle?: Maybe<SeriesObstacle>;
  state: SeriesDateState;
};

export type SeriesDateState =
  | 'closed'
  | 'existing'
  | 'free'
  | 'taken';

/** What becomes of a date that is not free: left out, booked all the same, or another time in its place. */
export type SeriesDecision =
  | 'book'
  | 'move'
  | 'skip';

/** Why a date of a series is not free. */
export type SeriesObstacle =
  | 'appointment'
  | 'blockout'
  | 'break'
  | 'full'
  | 'holiday'
  | 'hours'
  | 'past'
  | 'slot'
  | 'weekday';

export type SeriesPreview = {
  __typename?: 'SeriesPreview';
  /** In order, the first included. */
  dates: Array<SeriesDate>;
  removed: Array<SeriesRemoval>;
};

/** An appointment that leaves its series. */
export type SeriesRemoval = {
  __typename?: 'SeriesRemoval';
  appointmentDate: Scalars['String']['output'];
  appointmentTime: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** Which appointments of a series a change is for. */
export type SeriesScope =
  | 'all'
  | 'following'
  | 'one';

export type SeriesTime = {
  __typename?: 'SeriesTime';
  appointmentDate: Scalars['String']['output'];
  appointmentTime: Scalars['String']['output'];
};

export type ServiceFaq = {
  __typename?: 'ServiceFaq';
  answer: Scalars['String']['output'];
  question: Scalars['String']['output'];
};

export type ServiceFaqInput = {
  answer: Scalars['String']['input'];
  question: Scalars['String']['input'];
};

export type ServiceStep = {
  __typename?: 'ServiceStep';
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ServiceStepInput = {
  text: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type ServiceTitle = {
  __typename?: 'ServiceTitle';
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A day of a series that could not be booked. */
export type SkippedDate = {
  __typename?: 'SkippedDate';
  code: Scalars['String']['output'];
  date: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type Slot = {
  __typename?: 'Slot';
  available: Scalars['Boolean']['output'];
  /** null: it can be booked. */
  reason?: Maybe<SlotReason>;
  time: Scalars['String']['output'];
};

/** Why a time cannot be booked; `full`: taken, too near to one that is, or the day has as many as it takes. */
export type SlotReason =
  | 'closed'
  | 'full'
  | 'past';

export type SortDirection =
  | 'asc'
  | 'desc';

export type SpecialFeature =
  | 'conflict'
  | 'notes'
  | 'recurring'
  | 'reminder_sent'
  | 'rescheduled'
  | 'suspicious';

export type SplitChildProfileInput = {
  appointmentIds: Array<Scalars['ID']['input']>;
  /** Says what would move, and changes nothing. */
  isPreview?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Subscore = {
  __typename?: 'Subscore';
  maxScore?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  score: Scalars['Float']['output'];
};

export type SubscoreInput = {
  maxScore?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  score: Scalars['Float']['input'];
};

export type TherapyService = {
  __typename?: 'TherapyService';
  audience: Array<Scalars['String']['output']>;
  bodyHtml: Scalars['String']['output'];
  description: Scalars['String']['output'];
  details: Scalars['String']['output'];
  duration?: Maybe<Scalars['Int']['output']>;
  faqs: Array<ServiceFaq>;
  /** `bodyHtml` as its page shows it: pictures in the width and format that fit the browser. */
  html: Scalars['String']['output'];
  iconName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  orderIndex: Scalars['Int']['output'];
  price?: Maybe<Scalars['Float']['output']>;
  promise: Scalars['String']['output'];
  sessionForm: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  steps: Array<ServiceStep>;
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type UpdateAppointmentFileInput = {
  alt?: InputMaybe<Scalars['String']['input']>;
  caption?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  fileName?: InputMaybe<Scalars['String']['input']>;
  fileType?: InputMaybe<FileType>;
  /** true when not given. */
  isConfidential?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateAppointmentInput = {
  /** Saves a new or moved time although it is past, or the practice is closed then. */
  allowClosed?: InputMaybe<Scalars['Boolean']['input']>;
  allowConflict?: InputMaybe<Scalars['Boolean']['input']>;
  appointmentDate?: InputMaybe<Scalars['String']['input']>;
  /** In place of a duration; together they are refused unless they agree. */
  appointmentEndTime?: InputMaybe<Scalars['String']['input']>;
  appointmentTime?: InputMaybe<Scalars['String']['input']>;
  calendarColor?: InputMaybe<Scalars['String']['input']>;
  childBirthDate?: InputMaybe<Scalars['String']['input']>;
  childName?: InputMaybe<Scalars['String']['input']>;
  /** 60 when no end is given either. A text that begins with no figure is none. */
  duration?: InputMaybe<Scalars['Minutes']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  fee?: InputMaybe<Scalars['Amount']['input']>;
  isRecurring?: InputMaybe<Scalars['Boolean']['input']>;
  /** An administrative note; nothing clinical. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Sends the parent the new time when a confirmed appointment moves; else nothing is sent. */
  notifyParent?: InputMaybe<Scalars['Boolean']['input']>;
  parentName?: InputMaybe<Scalars['String']['input']>;
  paymentStatus?: InputMaybe<PaymentStatus>;
  phone?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<AppointmentPriority>;
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Instead of an end: how many appointments, the first included. */
  recurringCount?: InputMaybe<Scalars['Int']['input']>;
  recurringEndDate?: InputMaybe<Scalars['String']['input']>;
  recurringPattern?: InputMaybe<RecurringPattern>;
  reminderSent?: InputMaybe<Scalars['Boolean']['input']>;
  scope?: InputMaybe<SeriesScope>;
  /** Given, even empty, all dates are saved as decided or nothing is; without it, dates that are not free are skipped. */
  seriesChoices?: InputMaybe<Array<SeriesChoiceInput>>;
  serviceType?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AppointmentStatus>;
  /** The version that was edited; an old one is refused with the record as it is now. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateAssessmentInput = {
  assessedBy?: InputMaybe<Scalars['String']['input']>;
  assessmentDate?: InputMaybe<Scalars['String']['input']>;
  assessmentName?: InputMaybe<Scalars['String']['input']>;
  assessmentType?: InputMaybe<Scalars['String']['input']>;
  interpretation?: InputMaybe<Scalars['String']['input']>;
  maxScore?: InputMaybe<Scalars['Amount']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  recommendations?: InputMaybe<Scalars['String']['input']>;
  score?: InputMaybe<Scalars['Amount']['input']>;
  scores?: InputMaybe<Array<SubscoreInput>>;
  totalScore?: InputMaybe<Scalars['Amount']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateAvailableSlotInput = {
  endTime?: InputMaybe<Scalars['String']['input']>;
  isAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  maxCapacity?: InputMaybe<Scalars['Int']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  slotType?: InputMaybe<Scalars['String']['input']>;
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateBlockoutInput = {
  blockoutType?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDateTime?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  startDateTime?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateChildProfileInput = {
  allergies?: InputMaybe<Scalars['String']['input']>;
  childBirthDate?: InputMaybe<Scalars['String']['input']>;
  childName?: InputMaybe<Scalars['String']['input']>;
  concerns?: InputMaybe<Scalars['String']['input']>;
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  guardians?: InputMaybe<Array<GuardianInput>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  medicalHistory?: InputMaybe<Scalars['String']['input']>;
  medications?: InputMaybe<Scalars['String']['input']>;
  milestones?: InputMaybe<Scalars['String']['input']>;
  parentEmail?: InputMaybe<Scalars['String']['input']>;
  parentName?: InputMaybe<Scalars['String']['input']>;
  parentPhone?: InputMaybe<Scalars['String']['input']>;
  previousTherapy?: InputMaybe<Scalars['String']['input']>;
  schoolInfo?: InputMaybe<Scalars['String']['input']>;
  specialNeeds?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateClinicalNoteInput = {
  content?: InputMaybe<Scalars['String']['input']>;
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  noteType?: InputMaybe<NoteType>;
  title?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateHolidayInput = {
  closureType?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isRecurring?: InputMaybe<Scalars['Boolean']['input']>;
  startDate?: InputMaybe<Scalars['String']['input']>;
  startTime?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. An old one is refused with the record as it is now; without one, the update wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateTherapyServiceInput = {
  audience?: InputMaybe<Array<Scalars['String']['input']>>;
  bodyHtml?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  details?: InputMaybe<Scalars['String']['input']>;
  duration?: InputMaybe<Scalars['Minutes']['input']>;
  faqs?: InputMaybe<Array<ServiceFaqInput>>;
  iconName?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  orderIndex?: InputMaybe<Scalars['Int']['input']>;
  price?: InputMaybe<Scalars['Amount']['input']>;
  promise?: InputMaybe<Scalars['String']['input']>;
  sessionForm?: InputMaybe<Scalars['String']['input']>;
  steps?: InputMaybe<Array<ServiceStepInput>>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; an old one is refused with the service as it is now. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateWorkingHourInput = {
  breakEndTime?: InputMaybe<Scalars['String']['input']>;
  breakStartTime?: InputMaybe<Scalars['String']['input']>;
  bufferTime?: InputMaybe<Scalars['Minutes']['input']>;
  endTime?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  maxAppointments?: InputMaybe<Scalars['Int']['input']>;
  slotDuration?: InputMaybe<Scalars['Minutes']['input']>;
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; an old one is refused with the hours as they are now. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type WaitingRequest = {
  __typename?: 'WaitingRequest';
  /** The end of the promised 24 hours; null: answered before, and set back to waiting. */
  answerDueAt?: Maybe<Scalars['String']['output']>;
  appointment: DashboardAppointment;
  requestedAt: Scalars['String']['output'];
};

export type WaitingRequests = {
  __typename?: 'WaitingRequests';
  /** The oldest first, at most 20. */
  items: Array<WaitingRequest>;
  total: Scalars['Int']['output'];
};

/** 0 Sunday to 6 Saturday; times `HH:mm`, durations in minutes. */
export type WorkingHour = {
  __typename?: 'WorkingHour';
  breakEndTime?: Maybe<Scalars['String']['output']>;
  breakStartTime?: Maybe<Scalars['String']['output']>;
  /** What stays free between two appointments. */
  bufferTime: Scalars['Int']['output'];
  dayOfWeek: Scalars['Int']['output'];
  endTime: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  maxAppointments: Scalars['Int']['output'];
  /** From one offered time to the next. */
  slotDuration: Scalars['Int']['output'];
  startTime: Scalars['String']['output'];
  version: Scalars['Int']['output'];
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
  AppointmentFile: AppointmentFile;
  Assessment: Assessment;
  ChildProfile: ChildProfile;
  ClinicalNote: ClinicalNote;
  TherapyService: TherapyService;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Appointment:
    ( { __typename: 'Appointment' }
    & GraphQLRecursivePick<FederationTypes['Appointment'], {"id":true}> );
  AppointmentFile:
    ( { __typename: 'AppointmentFile' }
    & GraphQLRecursivePick<FederationTypes['AppointmentFile'], {"id":true}> );
  Assessment:
    ( { __typename: 'Assessment' }
    & GraphQLRecursivePick<FederationTypes['Assessment'], {"id":true}> );
  ChildProfile:
    ( { __typename: 'ChildProfile' }
    & GraphQLRecursivePick<FederationTypes['ChildProfile'], {"id":true}> );
  ClinicalNote:
    ( { __typename: 'ClinicalNote' }
    & GraphQLRecursivePick<FederationTypes['ClinicalNote'], {"id":true}> );
  TherapyService:
    ( { __typename: 'TherapyService' }
    & GraphQLRecursivePick<FederationTypes['TherapyService'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddTurkishHolidaysInput: AddTurkishHolidaysInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AddedHolidays: ResolverTypeWrapper<AddedHolidays>;
  AgeFigures: ResolverTypeWrapper<AgeFigures>;
  Amount: ResolverTypeWrapper<Scalars['Amount']['output']>;
  Appointment: ResolverTypeWrapper<AppointmentRecord>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AppointmentChange: ResolverTypeWrapper<AppointmentChange>;
  AppointmentChangeType: AppointmentChangeType;
  AppointmentFile: ResolverTypeWrapper<AppointmentFile>;
  AppointmentFilter: AppointmentFilter;
  AppointmentPage: ResolverTypeWrapper<Omit<AppointmentPage, 'items'> & { items: Array<ResolversTypes['Appointment']> }>;
  AppointmentPriority: AppointmentPriority;
  AppointmentRates: ResolverTypeWrapper<AppointmentRates>;
  AppointmentSort: AppointmentSort;
  AppointmentSource: AppointmentSource;
  AppointmentStatus: AppointmentStatus;
  AppointmentStatusFilter: AppointmentStatusFilter;
  AppointmentSummary: ResolverTypeWrapper<AppointmentSummary>;
  AppointmentTime: ResolverTypeWrapper<AppointmentTime>;
  Assessment: ResolverTypeWrapper<Assessment>;
  AssessmentList: ResolverTypeWrapper<AssessmentList>;
  Availability: ResolverTypeWrapper<Availability>;
  AvailableSlot: ResolverTypeWrapper<AvailableSlot>;
  Blockout: ResolverTypeWrapper<Blockout>;
  BookAppointmentInput: BookAppointmentInput;
  BookedAppointment: ResolverTypeWrapper<BookedAppointment>;
  BulkItem: ResolverTypeWrapper<BulkItem>;
  BulkResult: ResolverTypeWrapper<BulkResult>;
  CalendarClosure: ResolverTypeWrapper<CalendarClosure>;
  CalendarDay: ResolverTypeWrapper<CalendarDay>;
  ChangedField: ResolverTypeWrapper<ChangedField>;
  ChildAppointment: ResolverTypeWrapper<ChildAppointment>;
  ChildProfile: ResolverTypeWrapper<ChildProfile>;
  ChildProfileList: ResolverTypeWrapper<ChildProfileList>;
  ChildProfileMove: ResolverTypeWrapper<ChildProfileMove>;
  ChildTimelineEntry: ResolverTypeWrapper<ChildTimelineEntry>;
  ClinicalCounts: ResolverTypeWrapper<ClinicalCounts>;
  ClinicalNote: ResolverTypeWrapper<ClinicalNote>;
  ClosedTimeAppointment: ResolverTypeWrapper<ClosedTimeAppointment>;
  ClosureKind: ClosureKind;
  Consents: ResolverTypeWrapper<Consents>;
  CreateAppointmentFileInput: CreateAppointmentFileInput;
  CreateAppointmentInput: CreateAppointmentInput;
  CreateAssessmentInput: CreateAssessmentInput;
  CreateAvailableSlotInput: CreateAvailableSlotInput;
  CreateBlockoutInput: CreateBlockoutInput;
  CreateClinicalNoteInput: CreateClinicalNoteInput;
  CreateHolidayInput: CreateHolidayInput;
  CreateTherapyServiceInput: CreateTherapyServiceInput;
  Dashboard: ResolverTypeWrapper<Dashboard>;
  DashboardAppointment: ResolverTypeWrapper<DashboardAppointment>;
  DateRange: DateRange;
  DayLoad: ResolverTypeWrapper<DayLoad>;
  DayState: ResolverTypeWrapper<DayState>;
  DayStateName: DayStateName;
  FileAddress: ResolverTypeWrapper<FileAddress>;
  FileType: FileType;
  Gender: Gender;
  GenerateSlotsInput: GenerateSlotsInput;
  GeneratedSlots: ResolverTypeWrapper<GeneratedSlots>;
  Guardian: ResolverTypeWrapper<Guardian>;
  GuardianInput: GuardianInput;
  Holiday: ResolverTypeWrapper<Holiday>;
  ListedChildProfile: ResolverTypeWrapper<ListedChildProfile>;
  MergeChildProfilesInput: MergeChildProfilesInput;
  Minutes: ResolverTypeWrapper<Scalars['Minutes']['output']>;
  MonthFigures: ResolverTypeWrapper<MonthFigures>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NoteType: NoteType;
  OpenChildProfileInput: OpenChildProfileInput;
  ParentAnswer: ResolverTypeWrapper<ParentAnswer>;
  PaymentStatus: PaymentStatus;
  PromiseKept: ResolverTypeWrapper<PromiseKept>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickFilter: QuickFilter;
  RecurringPattern: RecurringPattern;
  ReminderAnswer: ReminderAnswer;
  ReminderAnswerFilter: ReminderAnswerFilter;
  RequestSuspicion: RequestSuspicion;
  Resubmission: ResolverTypeWrapper<Resubmission>;
  SaveWorkingHourInput: SaveWorkingHourInput;
  SavedAppointment: ResolverTypeWrapper<Omit<SavedAppointment, 'appointment'> & { appointment: ResolversTypes['Appointment'] }>;
  SavedAvailableSlot: ResolverTypeWrapper<SavedAvailableSlot>;
  SavedBlockout: ResolverTypeWrapper<SavedBlockout>;
  SavedHoliday: ResolverTypeWrapper<SavedHoliday>;
  SavedWorkingHour: ResolverTypeWrapper<SavedWorkingHour>;
  SeriesChoiceInput: SeriesChoiceInput;
  SeriesDate: ResolverTypeWrapper<SeriesDate>;
  SeriesDateState: SeriesDateState;
  SeriesDecision: SeriesDecision;
  SeriesObstacle: SeriesObstacle;
  SeriesPreview: ResolverTypeWrapper<SeriesPreview>;
  SeriesRemoval: ResolverTypeWrapper<SeriesRemoval>;
  SeriesScope: SeriesScope;
  SeriesTime: ResolverTypeWrapper<SeriesTime>;
  ServiceFaq: ResolverTypeWrapper<ServiceFaq>;
  ServiceFaqInput: ServiceFaqInput;
  ServiceStep: ResolverTypeWrapper<ServiceStep>;
  ServiceStepInput: ServiceStepInput;
  ServiceTitle: ResolverTypeWrapper<ServiceTitle>;
  SkippedDate: ResolverTypeWrapper<SkippedDate>;
  Slot: ResolverTypeWrapper<Slot>;
  SlotReason: SlotReason;
  SortDirection: SortDirection;
  SpecialFeature: SpecialFeature;
  SplitChildProfileInput: SplitChildProfileInput;
  Subscore: ResolverTypeWrapper<Subscore>;
  SubscoreInput: SubscoreInput;
  TherapyService: ResolverTypeWrapper<TherapyServiceRecord>;
  UpdateAppointmentFileInput: UpdateAppointmentFileInput;
  UpdateAppointmentInput: UpdateAppointmentInput;
  UpdateAssessmentInput: UpdateAssessmentInput;
  UpdateAvailableSlotInput: UpdateAvailableSlotInput;
  UpdateBlockoutInput: UpdateBlockoutInput;
  UpdateChildProfileInput: UpdateChildProfileInput;
  UpdateClinicalNoteInput: UpdateClinicalNoteInput;
  UpdateHolidayInput: UpdateHolidayInput;
  UpdateTherapyServiceInput: UpdateTherapyServiceInput;
  UpdateWorkingHourInput: UpdateWorkingHourInput;
  WaitingRequest: ResolverTypeWrapper<WaitingRequest>;
  WaitingRequests: ResolverTypeWrapper<WaitingRequests>;
  WorkingHour: ResolverTypeWrapper<WorkingHour>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddTurkishHolidaysInput: AddTurkishHolidaysInput;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  AddedHolidays: AddedHolidays;
  AgeFigures: AgeFigures;
  Amount: Scalars['Amount']['output'];
  Appointment: AppointmentRecord;
  ID: Scalars['ID']['output'];
  Float: Scalars['Float']['output'];
  Boolean: Scalars['Boolean']['output'];
  AppointmentChange: AppointmentChange;
  AppointmentFile: AppointmentFile | FederationReferenceTypes['AppointmentFile'];
  AppointmentFilter: AppointmentFilter;
  AppointmentPage: Omit<AppointmentPage, 'items'> & { items: Array<ResolversParentTypes['Appointment']> };
  AppointmentRates: AppointmentRates;
  AppointmentSummary: AppointmentSummary;
  AppointmentTime: AppointmentTime;
  Assessment: Assessment | FederationReferenceTypes['Assessment'];
  AssessmentList: AssessmentList;
  Availability: Availability;
  AvailableSlot: AvailableSlot;
  Blockout: Blockout;
  BookAppointmentInput: BookAppointmentInput;
  BookedAppointment: BookedAppointment;
  BulkItem: BulkItem;
  BulkResult: BulkResult;
  CalendarClosure: CalendarClosure;
  CalendarDay: CalendarDay;
  ChangedField: ChangedField;
  ChildAppointment: ChildAppointment;
  ChildProfile: ChildProfile | FederationReferenceTypes['ChildProfile'];
  ChildProfileList: ChildProfileList;
  ChildProfileMove: ChildProfileMove;
  ChildTimelineEntry: ChildTimelineEntry;
  ClinicalCounts: ClinicalCounts;
  ClinicalNote: ClinicalNote | FederationReferenceTypes['ClinicalNote'];
  ClosedTimeAppointment: ClosedTimeAppointment;
  Consents: Consents;
  CreateAppointmentFileInput: CreateAppointmentFileInput;
  CreateAppointmentInput: CreateAppointmentInput;
  CreateAssessmentInput: CreateAssessmentInput;
  CreateAvailableSlotInput: CreateAvailableSlotInput;
  CreateBlockoutInput: CreateBlockoutInput;
  CreateClinicalNoteInput: CreateClinicalNoteInput;
  CreateHolidayInput: CreateHolidayInput;
  CreateTherapyServiceInput: CreateTherapyServiceInput;
  Dashboard: Dashboard;
  DashboardAppointment: DashboardAppointment;
  DayLoad: DayLoad;
  DayState: DayState;
  FileAddress: FileAddress;
  GenerateSlotsInput: GenerateSlotsInput;
  GeneratedSlots: GeneratedSlots;
  Guardian: Guardian;
  GuardianInput: GuardianInput;
  Holiday: Holiday;
  ListedChildProfile: ListedChildProfile;
  MergeChildProfilesInput: MergeChildProfilesInput;
  Minutes: Scalars['Minutes']['output'];
  MonthFigures: MonthFigures;
  Mutation: Record<PropertyKey, never>;
  OpenChildProfileInput: OpenChildProfileInput;
  ParentAnswer: ParentAnswer;
  PromiseKept: PromiseKept;
  Query: Record<PropertyKey, never>;
  Resubmission: Resubmission;
  SaveWorkingHourInput: SaveWorkingHourInput;
  SavedAppointment: Omit<SavedAppointment, 'appointment'> & { appointment: ResolversParentTypes['Appointment'] };
  SavedAvailableSlot: SavedAvailableSlot;
  SavedBlockout: SavedBlockout;
  SavedHoliday: SavedHoliday;
  SavedWorkingHour: SavedWorkingHour;
  SeriesChoiceInput: SeriesChoiceInput;
  SeriesDate: SeriesDate;
  SeriesPreview: SeriesPreview;
  SeriesRemoval: SeriesRemoval;
  SeriesTime: SeriesTime;
  ServiceFaq: ServiceFaq;
  ServiceFaqInput: ServiceFaqInput;
  ServiceStep: ServiceStep;
  ServiceStepInput: ServiceStepInput;
  ServiceTitle: ServiceTitle;
  SkippedDate: SkippedDate;
  Slot: Slot;
  SplitChildProfileInput: SplitChildProfileInput;
  Subscore: Subscore;
  SubscoreInput: SubscoreInput;
  TherapyService: TherapyServiceRecord;
  UpdateAppointmentFileInput: UpdateAppointmentFileInput;
  UpdateAppointmentInput: UpdateAppointmentInput;
  UpdateAssessmentInput: UpdateAssessmentInput;
  UpdateAvailableSlotInput: UpdateAvailableSlotInput;
  UpdateBlockoutInput: UpdateBlockoutInput;
  UpdateChildProfileInput: UpdateChildProfileInput;
  UpdateClinicalNoteInput: UpdateClinicalNoteInput;
  UpdateHolidayInput: UpdateHolidayInput;
  UpdateTherapyServiceInput: UpdateTherapyServiceInput;
  UpdateWorkingHourInput: UpdateWorkingHourInput;
  WaitingRequest: WaitingRequest;
  WaitingRequests: WaitingRequests;
  WorkingHour: WorkingHour;
};

export type AddedHolidaysResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AddedHolidays'] = ResolversParentTypes['AddedHolidays']> = {
  closedTimeAppointments?: Resolver<Array<ResolversTypes['ClosedTimeAppointment']>, ParentType, ContextType>;
  record?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
};

export type AgeFiguresResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AgeFigures'] = ResolversParentTypes['AgeFigures']> = {
  appointments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface AmountScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Amount'], any> {
  name: 'Amount';
}

export type AppointmentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment'], FederationReferenceType extends FederationReferenceTypes['Appointment'] = FederationReferenceTypes['Appointment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Appointment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  appointmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentEndTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  childAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  childBirthDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conflictsWith?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  consents?: Resolver<Maybe<ResolversTypes['Consents']>, ParentType, ContextType>;
  contactWithdrawnAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['AppointmentChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRecurring?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentAnswer?: Resolver<Maybe<ResolversTypes['ParentAnswer']>, ParentType, ContextType>;
  parentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['AppointmentPriority'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recurringEndDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recurringParentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recurringPattern?: Resolver<Maybe<ResolversTypes['RecurringPattern']>, ParentType, ContextType>;
  reminderSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resubmissions?: Resolver<Array<ResolversTypes['Resubmission']>, ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AppointmentSource'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  suspicion?: Resolver<Maybe<ResolversTypes['RequestSuspicion']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppointmentChangeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AppointmentChange'] = ResolversParentTypes['AppointmentChange']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeType?: Resolver<ResolversTypes['AppointmentChangeType'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppointmentFileResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AppointmentFile'] = ResolversParentTypes['AppointmentFile'], FederationReferenceType extends FederationReferenceTypes['AppointmentFile'] = FederationReferenceTypes['AppointmentFile']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AppointmentFile']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['FileType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfidential?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppointmentPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AppointmentPage'] = ResolversParentTypes['AppointmentPage']> = {
  items?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppointmentRatesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AppointmentRates'] = ResolversParentTypes['AppointmentRates']> = {
  cancellation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AppointmentSummaryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AppointmentSummary'] = ResolversParentTypes['AppointmentSummary']> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  remindersNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thisWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tomorrow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppointmentTimeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AppointmentTime'] = ResolversParentTypes['AppointmentTime']> = {
  appointmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentEndTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment'], FederationReferenceType extends FederationReferenceTypes['Assessment'] = FederationReferenceTypes['Assessment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Assessment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assessedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assessmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assessmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assessmentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childProfileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interpretation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scores?: Resolver<Array<ResolversTypes['Subscore']>, ParentType, ContextType>;
  totalScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AssessmentList'] = ResolversParentTypes['AssessmentList']> = {
  items?: Resolver<Array<ResolversTypes['Assessment']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  bookedTimes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  closedBecause?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DayStateName'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AvailableSlotResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AvailableSlot'] = ResolversParentTypes['AvailableSlot']> = {
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currentBookings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBooked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxCapacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slotType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlockoutResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Blockout'] = ResolversParentTypes['Blockout']> = {
  blockoutType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDateTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDateTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type BulkItemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkItem'] = ResolversParentTypes['BulkItem']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BulkResult'] = ResolversParentTypes['BulkResult']> = {
  deletedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkItem']>, ParentType, ContextType>;
  updatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarClosureResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CalendarClosure'] = ResolversParentTypes['CalendarClosure']> = {
  endTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClosureKind'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarDayResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CalendarDay'] = ResolversParentTypes['CalendarDay']> = {
  closesAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closures?: Resolver<Array<ResolversTypes['CalendarClosure']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChildAppointmentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChildAppointment'] = ResolversParentTypes['ChildAppointment']> = {
  appointmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentEndTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childBirthDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
};

export type ChildProfileResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChildProfile'] = ResolversParentTypes['ChildProfile'], FederationReferenceType extends FederationReferenceTypes['ChildProfile'] = FederationReferenceTypes['ChildProfile']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ChildProfile']> | FederationReferenceType, FederationReferenceType, ContextType>;
  allergies?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  childBirthDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  concerns?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emergencyContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  guardians?: Resolver<Array<ResolversTypes['Guardian']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  medicalHistory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medications?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  milestones?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousTherapy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schoolInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialNeeds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChildProfileListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChildProfileList'] = ResolversParentTypes['ChildProfileList']> = {
  items?: Resolver<Array<ResolversTypes['ListedChildProfile']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChildProfileMoveResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChildProfileMove'] = ResolversParentTypes['ChildProfileMove']> = {
  appointments?: Resolver<Array<ResolversTypes['ChildAppointment']>, ParentType, ContextType>;
  assessments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['ChildProfile']>, ParentType, ContextType>;
};

export type ChildTimelineEntryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChildTimelineEntry'] = ResolversParentTypes['ChildTimelineEntry']> = {
  appointment?: Resolver<Maybe<ResolversTypes['ChildAppointment']>, ParentType, ContextType>;
  assessment?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['ClinicalNote']>, ParentType, ContextType>;
};

export type ClinicalCountsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ClinicalCounts'] = ResolversParentTypes['ClinicalCounts']> = {
  assessments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClinicalNoteResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ClinicalNote'] = ResolversParentTypes['ClinicalNote'], FederationReferenceType extends FederationReferenceTypes['ClinicalNote'] = FederationReferenceTypes['ClinicalNote']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ClinicalNote']> | FederationReferenceType, FederationReferenceType, ContextType>;
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  childProfileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noteType?: Resolver<Maybe<ResolversTypes['NoteType']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClosedTimeAppointmentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ClosedTimeAppointment'] = ResolversParentTypes['ClosedTimeAppointment']> = {
  appointmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentEndTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
};

export type ConsentsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Consents'] = ResolversParentTypes['Consents']> = {
  agreedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  communication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kvkk?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalTextVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentencesVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  ages?: Resolver<Array<ResolversTypes['AgeFigures']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['MonthFigures']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['DashboardAppointment']>, ParentType, ContextType>;
  pendingPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  promise?: Resolver<ResolversTypes['PromiseKept'], ParentType, ContextType>;
  rates?: Resolver<ResolversTypes['AppointmentRates'], ParentType, ContextType>;
  remindersDue?: Resolver<Array<ResolversTypes['DashboardAppointment']>, ParentType, ContextType>;
  today?: Resolver<Array<ResolversTypes['DashboardAppointment']>, ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['WaitingRequests'], ParentType, ContextType>;
  week?: Resolver<Array<ResolversTypes['DayLoad']>, ParentType, ContextType>;
};

export type DashboardAppointmentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DashboardAppointment'] = ResolversParentTypes['DashboardAppointment']> = {
  appointmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentEndTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
};

export type DayLoadResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DayLoad'] = ResolversParentTypes['DayLoad']> = {
  booked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DayStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DayState'] = ResolversParentTypes['DayState']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidayStartsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DayStateName'], ParentType, ContextType>;
};

export type FileAddressResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FileAddress'] = ResolversParentTypes['FileAddress']> = {
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeneratedSlotsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['GeneratedSlots'] = ResolversParentTypes['GeneratedSlots']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuardianResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Guardian'] = ResolversParentTypes['Guardian']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  closureType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecurring?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recurringPattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListedChildProfileResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ListedChildProfile'] = ResolversParentTypes['ListedChildProfile']> = {
  childBirthDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latestAppointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface MinutesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Minutes'], any> {
  name: 'Minutes';
}

export type MonthFiguresResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MonthFigures'] = ResolversParentTypes['MonthFigures']> = {
  appointments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addTurkishHolidays?: Resolver<ResolversTypes['AddedHolidays'], ParentType, ContextType, RequireFields<MutationAddTurkishHolidaysArgs, 'input'>>;
  bookAppointment?: Resolver<ResolversTypes['BookedAppointment'], ParentType, ContextType, RequireFields<MutationBookAppointmentArgs, 'input'>>;
  bulkDeleteAppointments?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationBulkDeleteAppointmentsArgs, 'ids'>>;
  bulkSetAppointmentStatus?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationBulkSetAppointmentStatusArgs, 'ids' | 'status'>>;
  createAppointment?: Resolver<ResolversTypes['SavedAppointment'], ParentType, ContextType, RequireFields<MutationCreateAppointmentArgs, 'input'>>;
  createAppointmentFile?: Resolver<ResolversTypes['AppointmentFile'], ParentType, ContextType, RequireFields<MutationCreateAppointmentFileArgs, 'input'>>;
  createAssessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationCreateAssessmentArgs, 'input'>>;
  createAvailableSlot?: Resolver<ResolversTypes['SavedAvailableSlot'], ParentType, ContextType, RequireFields<MutationCreateAvailableSlotArgs, 'input'>>;
  createBlockout?: Resolver<ResolversTypes['SavedBlockout'], ParentType, ContextType, RequireFields<MutationCreateBlockoutArgs, 'input'>>;
  createClinicalNote?: Resolver<ResolversTypes['ClinicalNote'], ParentType, ContextType, RequireFields<MutationCreateClinicalNoteArgs, 'input'>>;
  createHoliday?: Resolver<ResolversTypes['SavedHoliday'], ParentType, ContextType, RequireFields<MutationCreateHolidayArgs, 'input'>>;
  createTherapyService?: Resolver<ResolversTypes['TherapyService'], ParentType, ContextType, RequireFields<MutationCreateTherapyServiceArgs, 'input'>>;
  deleteAppointment?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationDeleteAppointmentArgs, 'id'>>;
  deleteAppointmentFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAppointmentFileArgs, 'id'>>;
  deleteAssessment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAssessmentArgs, 'id'>>;
  deleteAvailableSlot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAvailableSlotArgs, 'id'>>;
  deleteBlockout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteBlockoutArgs, 'id'>>;
  deleteClinicalNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteClinicalNoteArgs, 'id'>>;
  deleteHoliday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteHolidayArgs, 'id'>>;
  deleteTherapyService?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteTherapyServiceArgs, 'force' | 'id'>>;
  deleteWorkingHour?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWorkingHourArgs, 'id'>>;
  generateSlots?: Resolver<ResolversTypes['GeneratedSlots'], ParentType, ContextType, RequireFields<MutationGenerateSlotsArgs, 'input'>>;
  mergeChildProfiles?: Resolver<ResolversTypes['ChildProfileMove'], ParentType, ContextType, RequireFields<MutationMergeChildProfilesArgs, 'id' | 'input'>>;
  openChildProfile?: Resolver<ResolversTypes['ChildProfile'], ParentType, ContextType, RequireFields<MutationOpenChildProfileArgs, 'appointmentId'>>;
  orderTherapyServices?: Resolver<Array<ResolversTypes['TherapyService']>, ParentType, ContextType, RequireFields<MutationOrderTherapyServicesArgs, 'ids'>>;
  saveWorkingHour?: Resolver<ResolversTypes['SavedWorkingHour'], ParentType, ContextType, RequireFields<MutationSaveWorkingHourArgs, 'input'>>;
  setAppointmentStatus?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationSetAppointmentStatusArgs, 'id' | 'status'>>;
  splitChildProfile?: Resolver<ResolversTypes['ChildProfileMove'], ParentType, ContextType, RequireFields<MutationSplitChildProfileArgs, 'id' | 'input'>>;
  updateAppointment?: Resolver<ResolversTypes['SavedAppointment'], ParentType, ContextType, RequireFields<MutationUpdateAppointmentArgs, 'id' | 'input'>>;
  updateAppointmentFile?: Resolver<ResolversTypes['AppointmentFile'], ParentType, ContextType, RequireFields<MutationUpdateAppointmentFileArgs, 'id' | 'input'>>;
  updateAssessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationUpdateAssessmentArgs, 'id' | 'input'>>;
  updateAvailableSlot?: Resolver<ResolversTypes['SavedAvailableSlot'], ParentType, ContextType, RequireFields<MutationUpdateAvailableSlotArgs, 'id' | 'input'>>;
  updateBlockout?: Resolver<ResolversTypes['SavedBlockout'], ParentType, ContextType, RequireFields<MutationUpdateBlockoutArgs, 'id' | 'input'>>;
  updateChildProfile?: Resolver<ResolversTypes['ChildProfile'], ParentType, ContextType, RequireFields<MutationUpdateChildProfileArgs, 'id' | 'input'>>;
  updateClinicalNote?: Resolver<ResolversTypes['ClinicalNote'], ParentType, ContextType, RequireFields<MutationUpdateClinicalNoteArgs, 'id' | 'input'>>;
  updateHoliday?: Resolver<ResolversTypes['SavedHoliday'], ParentType, ContextType, RequireFields<MutationUpdateHolidayArgs, 'id' | 'input'>>;
  updateTherapyService?: Resolver<ResolversTypes['TherapyService'], ParentType, ContextType, RequireFields<MutationUpdateTherapyServiceArgs, 'id' | 'input'>>;
  updateWorkingHour?: Resolver<ResolversTypes['SavedWorkingHour'], ParentType, ContextType, RequireFields<MutationUpdateWorkingHourArgs, 'id' | 'input'>>;
};

export type ParentAnswerResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ParentAnswer'] = ResolversParentTypes['ParentAnswer']> = {
  answer?: Resolver<ResolversTypes['ReminderAnswer'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromiseKeptResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PromiseKept'] = ResolversParentTypes['PromiseKept']> = {
  inTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryAppointmentArgs, 'id'>>;
  appointmentChildProfile?: Resolver<Maybe<ResolversTypes['ChildProfile']>, ParentType, ContextType, RequireFields<QueryAppointmentChildProfileArgs, 'appointmentId'>>;
  appointmentFileAddress?: Resolver<ResolversTypes['FileAddress'], ParentType, ContextType, RequireFields<QueryAppointmentFileAddressArgs, 'id'>>;
  appointmentFiles?: Resolver<Array<ResolversTypes['AppointmentFile']>, ParentType, ContextType, RequireFields<QueryAppointmentFilesArgs, 'appointmentId'>>;
  appointmentSummary?: Resolver<ResolversTypes['AppointmentSummary'], ParentType, ContextType>;
  appointmentTimes?: Resolver<Array<ResolversTypes['AppointmentTime']>, ParentType, ContextType, RequireFields<QueryAppointmentTimesArgs, 'page' | 'pageSize'>>;
  appointments?: Resolver<ResolversTypes['AppointmentPage'], ParentType, ContextType, RequireFields<QueryAppointmentsArgs, 'direction' | 'page' | 'pageSize' | 'sort'>>;
  assessments?: Resolver<ResolversTypes['AssessmentList'], ParentType, ContextType, RequireFields<QueryAssessmentsArgs, 'page' | 'pageSize'>>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType, RequireFields<QueryAvailabilityArgs, 'date'>>;
  availableSlotCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableSlots?: Resolver<Array<ResolversTypes['AvailableSlot']>, ParentType, ContextType, Partial<QueryAvailableSlotsArgs>>;
  blockouts?: Resolver<Array<ResolversTypes['Blockout']>, ParentType, ContextType>;
  calendarAppointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryCalendarAppointmentsArgs, 'end' | 'start'>>;
  calendarDays?: Resolver<Array<ResolversTypes['CalendarDay']>, ParentType, ContextType, RequireFields<QueryCalendarDaysArgs, 'end' | 'start'>>;
  childProfile?: Resolver<ResolversTypes['ChildProfile'], ParentType, ContextType, RequireFields<QueryChildProfileArgs, 'id'>>;
  childProfiles?: Resolver<ResolversTypes['ChildProfileList'], ParentType, ContextType, RequireFields<QueryChildProfilesArgs, 'page' | 'pageSize'>>;
  childTimeline?: Resolver<Array<ResolversTypes['ChildTimelineEntry']>, ParentType, ContextType, RequireFields<QueryChildTimelineArgs, 'id'>>;
  clinicalCounts?: Resolver<ResolversTypes['ClinicalCounts'], ParentType, ContextType, RequireFields<QueryClinicalCountsArgs, 'appointmentId'>>;
  clinicalNotes?: Resolver<Array<ResolversTypes['ClinicalNote']>, ParentType, ContextType, RequireFields<QueryClinicalNotesArgs, 'appointmentId'>>;
  closedTimeAppointments?: Resolver<Array<ResolversTypes['ClosedTimeAppointment']>, ParentType, ContextType>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  dayStates?: Resolver<Array<ResolversTypes['DayState']>, ParentType, ContextType, RequireFields<QueryDayStatesArgs, 'from' | 'to'>>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
  mayRequestAppointment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryMayRequestAppointmentArgs, 'email' | 'phone'>>;
  possibleChildProfiles?: Resolver<Array<ResolversTypes['ListedChildProfile']>, ParentType, ContextType, RequireFields<QueryPossibleChildProfilesArgs, 'appointmentId'>>;
  seriesPreview?: Resolver<ResolversTypes['SeriesPreview'], ParentType, ContextType, RequireFields<QuerySeriesPreviewArgs, 'appointmentDate' | 'appointmentTime' | 'recurringPattern'>>;
  serviceTitles?: Resolver<Array<ResolversTypes['ServiceTitle']>, ParentType, ContextType>;
  therapyService?: Resolver<Maybe<ResolversTypes['TherapyService']>, ParentType, ContextType, RequireFields<QueryTherapyServiceArgs, 'slug'>>;
  therapyServices?: Resolver<Array<ResolversTypes['TherapyService']>, ParentType, ContextType, RequireFields<QueryTherapyServicesArgs, 'includeInactive'>>;
  workingHours?: Resolver<Array<ResolversTypes['WorkingHour']>, ParentType, ContextType>;
};

export type ResubmissionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Resubmission'] = ResolversParentTypes['Resubmission']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childBirthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedAppointmentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SavedAppointment'] = ResolversParentTypes['SavedAppointment']> = {
  appointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType>;
  savedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedDate']>, ParentType, ContextType>;
};

export type SavedAvailableSlotResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SavedAvailableSlot'] = ResolversParentTypes['SavedAvailableSlot']> = {
  closedTimeAppointments?: Resolver<Array<ResolversTypes['ClosedTimeAppointment']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['AvailableSlot'], ParentType, ContextType>;
};

export type SavedBlockoutResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SavedBlockout'] = ResolversParentTypes['SavedBlockout']> = {
  closedTimeAppointments?: Resolver<Array<ResolversTypes['ClosedTimeAppointment']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['Blockout'], ParentType, ContextType>;
};

export type SavedHolidayResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SavedHoliday'] = ResolversParentTypes['SavedHoliday']> = {
  closedTimeAppointments?: Resolver<Array<ResolversTypes['ClosedTimeAppointment']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['Holiday'], ParentType, ContextType>;
};

export type SavedWorkingHourResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SavedWorkingHour'] = ResolversParentTypes['SavedWorkingHour']> = {
  closedTimeAppointments?: Resolver<Array<ResolversTypes['ClosedTimeAppointment']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['WorkingHour'], ParentType, ContextType>;
};

export type SeriesDateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SeriesDate'] = ResolversParentTypes['SeriesDate']> = {
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearby?: Resolver<Maybe<ResolversTypes['SeriesTime']>, ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['SeriesObstacle']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SeriesDateState'], ParentType, ContextType>;
};

export type SeriesPreviewResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SeriesPreview'] = ResolversParentTypes['SeriesPreview']> = {
  dates?: Resolver<Array<ResolversTypes['SeriesDate']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['SeriesRemoval']>, ParentType, ContextType>;
};

export type SeriesRemovalResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SeriesRemoval'] = ResolversParentTypes['SeriesRemoval']> = {
  appointmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SeriesTimeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SeriesTime'] = ResolversParentTypes['SeriesTime']> = {
  appointmentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceFaqResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ServiceFaq'] = ResolversParentTypes['ServiceFaq']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceStepResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ServiceStep'] = ResolversParentTypes['ServiceStep']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceTitleResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ServiceTitle'] = ResolversParentTypes['ServiceTitle']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkippedDateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SkippedDate'] = ResolversParentTypes['SkippedDate']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['SlotReason']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscoreResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Subscore'] = ResolversParentTypes['Subscore']> = {
  maxScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TherapyServiceResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TherapyService'] = ResolversParentTypes['TherapyService'], FederationReferenceType extends FederationReferenceTypes['TherapyService'] = FederationReferenceTypes['TherapyService']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TherapyService']> | FederationReferenceType, FederationReferenceType, ContextType>;
  audience?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  faqs?: Resolver<Array<ResolversTypes['ServiceFaq']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promise?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionForm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ServiceStep']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingRequestResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['WaitingRequest'] = ResolversParentTypes['WaitingRequest']> = {
  answerDueAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appointment?: Resolver<ResolversTypes['DashboardAppointment'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitingRequestsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['WaitingRequests'] = ResolversParentTypes['WaitingRequests']> = {
  items?: Resolver<Array<ResolversTypes['WaitingRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  AddedHolidays?: AddedHolidaysResolvers<ContextType>;
  AgeFigures?: AgeFiguresResolvers<ContextType>;
  Amount?: GraphQLScalarType;
  Appointment?: AppointmentResolvers<ContextType>;
  AppointmentChange?: AppointmentChangeResolvers<ContextType>;
  AppointmentFile?: AppointmentFileResolvers<ContextType>;
  AppointmentPage?: AppointmentPageResolvers<ContextType>;
  AppointmentRates?: AppointmentRatesResolvers<ContextType>;
  AppointmentSummary?: AppointmentSummaryResolvers<ContextType>;
  AppointmentTime?: AppointmentTimeResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  AssessmentList?: AssessmentListResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  AvailableSlot?: AvailableSlotResolvers<ContextType>;
  Blockout?: BlockoutResolvers<ContextType>;
  BookedAppointment?: BookedAppointmentResolvers<ContextType>;
  BulkItem?: BulkItemResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  CalendarClosure?: CalendarClosureResolvers<ContextType>;
  CalendarDay?: CalendarDayResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ChildAppointment?: ChildAppointmentResolvers<ContextType>;
  ChildProfile?: ChildProfileResolvers<ContextType>;
  ChildProfileList?: ChildProfileListResolvers<ContextType>;
  ChildProfileMove?: ChildProfileMoveResolvers<ContextType>;
  ChildTimelineEntry?: ChildTimelineEntryResolvers<ContextType>;
  ClinicalCounts?: ClinicalCountsResolvers<ContextType>;
  ClinicalNote?: ClinicalNoteResolvers<ContextType>;
  ClosedTimeAppointment?: ClosedTimeAppointmentResolvers<ContextType>;
  Consents?: ConsentsResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardAppointment?: DashboardAppointmentResolvers<ContextType>;
  DayLoad?: DayLoadResolvers<ContextType>;
  DayState?: DayStateResolvers<ContextType>;
  FileAddress?: FileAddressResolvers<ContextType>;
  GeneratedSlots?: GeneratedSlotsResolvers<ContextType>;
  Guardian?: GuardianResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  ListedChildProfile?: ListedChildProfileResolvers<ContextType>;
  Minutes?: GraphQLScalarType;
  MonthFigures?: MonthFiguresResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ParentAnswer?: ParentAnswerResolvers<ContextType>;
  PromiseKept?: PromiseKeptResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Resubmission?: ResubmissionResolvers<ContextType>;
  SavedAppointment?: SavedAppointmentResolvers<ContextType>;
  SavedAvailableSlot?: SavedAvailableSlotResolvers<ContextType>;
  SavedBlockout?: SavedBlockoutResolvers<ContextType>;
  SavedHoliday?: SavedHolidayResolvers<ContextType>;
  SavedWorkingHour?: SavedWorkingHourResolvers<ContextType>;
  SeriesDate?: SeriesDateResolvers<ContextType>;
  SeriesPreview?: SeriesPreviewResolvers<ContextType>;
  SeriesRemoval?: SeriesRemovalResolvers<ContextType>;
  SeriesTime?: SeriesTimeResolvers<ContextType>;
  ServiceFaq?: ServiceFaqResolvers<ContextType>;
  ServiceStep?: ServiceStepResolvers<ContextType>;
  ServiceTitle?: ServiceTitleResolvers<ContextType>;
  SkippedDate?: SkippedDateResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  Subscore?: SubscoreResolvers<ContextType>;
  TherapyService?: TherapyServiceResolvers<ContextType>;
  WaitingRequest?: WaitingRequestResolvers<ContextType>;
  WaitingRequests?: WaitingRequestsResolvers<ContextType>;
  WorkingHour?: WorkingHourResolvers<ContextType>;
};

