/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AppointmentChangeType =
  | 'created'
  | 'status'
  | 'updated';

export type AppointmentEmailType =
  | 'cancellation'
  | 'confirmation'
  | 'reminder';

/** Values as the list's address carries them; an unknown one is refused. */
export type AppointmentFilter = {
  /** 0-3, 4-6, 7-12 or 13-18: years are no names of an enum. */
  childAgeRange?: string | null | undefined;
  dateRange?: DateRange | null | undefined;
  paymentStatus?: PaymentStatus | null | undefined;
  priority?: AppointmentPriority | null | undefined;
  quick?: QuickFilter | null | undefined;
  search?: string | null | undefined;
  serviceType?: string | null | undefined;
  specialFeature?: SpecialFeature | null | undefined;
  status?: AppointmentStatusFilter | null | undefined;
};

export type AppointmentPriority =
  | 'high'
  | 'low'
  | 'normal'
  | 'urgent';

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

export type ClosureKind =
  | 'blockout'
  | 'break'
  | 'slot';

export type ContactReplyInput = {
  subject: string;
  text: string;
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

export type CreateAppointmentInput = {
  /** Saves although other appointments are in the way. */
  allowConflict?: boolean | null | undefined;
  appointmentDate: string;
  appointmentEndTime?: string | null | undefined;
  appointmentTime: string;
  calendarColor?: string | null | undefined;
  childBirthDate: string;
  childName: string;
  duration?: number | string | null | undefined;
  email: string;
  fee?: number | string | null | undefined;
  isRecurring?: boolean | null | undefined;
  /** An administrative note; nothing clinical. */
  notes?: string | null | undefined;
  parentName: string;
  paymentStatus?: PaymentStatus | null | undefined;
  phone: string;
  priority?: AppointmentPriority | null | undefined;
  reason?: string | null | undefined;
  recurringEndDate?: string | null | undefined;
  recurringPattern?: RecurringPattern | null | undefined;
  reminderSent?: boolean | null | undefined;
  serviceType: string;
  status?: AppointmentStatus | null | undefined;
};

export type CreateClinicalNoteInput = {
  appointmentId: string;
  content: string;
  isPrivate?: boolean | null | undefined;
  /** `session` when not given; null makes a general note. */
  noteType?: NoteType | null | undefined;
  title?: string | null | undefined;
};

export type CreateTherapyServiceInput = {
  audience?: Array<string> | null | undefined;
  bodyHtml?: string | null | undefined;
  description: string;
  details?: string | null | undefined;
  duration?: number | string | null | undefined;
  faqs?: Array<ServiceFaqInput> | null | undefined;
  iconName?: string | null | undefined;
  isActive?: boolean | null | undefined;
  orderIndex?: number | null | undefined;
  price?: number | string | null | undefined;
  promise?: string | null | undefined;
  sessionForm?: string | null | undefined;
  steps?: Array<ServiceStepInput> | null | undefined;
  title: string;
};

/** `week` is the last seven days, `month` the last calendar month, `older` more than 30 days ago. */
export type DateRange =
  | 'all'
  | 'month'
  | 'older'
  | 'today'
  | 'week';

export type NoteType =
  | 'observation'
  | 'parent'
  | 'phone'
  | 'plan'
  | 'school'
  | 'session';

export type OutgoingEmailState =
  | 'failed'
  | 'sent'
  /** Will not be sent: switched off in the settings, or not wanted any more. */
  | 'skipped'
  | 'waiting';

export type PaymentStatus =
  | 'cancelled'
  | 'paid'
  | 'partial'
  | 'pending'
  | 'refunded';

/** `week` is the next seven days, today included. */
export type QuickFilter =
  | 'pending'
  | 'today'
  | 'urgent'
  | 'week';

export type RecurringPattern =
  | 'biweekly'
  | 'monthly'
  | 'weekly';

/** Which appointments of a series a change is for. */
export type SeriesScope =
  | 'all'
  | 'following'
  | 'one';

export type ServiceFaqInput = {
  answer: string;
  question: string;
};

export type ServiceStepInput = {
  text: string;
  title: string;
};

export type SortDirection =
  | 'asc'
  | 'desc';

export type SpecialFeature =
  | 'conflict'
  | 'notes'
  | 'recurring'
  | 'reminder_sent'
  | 'rescheduled';

export type UpdateAppointmentInput = {
  allowConflict?: boolean | null | undefined;
  appointmentDate?: string | null | undefined;
  appointmentEndTime?: string | null | undefined;
  appointmentTime?: string | null | undefined;
  calendarColor?: string | null | undefined;
  childBirthDate?: string | null | undefined;
  childName?: string | null | undefined;
  duration?: number | string | null | undefined;
  email?: string | null | undefined;
  fee?: number | string | null | undefined;
  isRecurring?: boolean | null | undefined;
  /** An administrative note; nothing clinical. */
  notes?: string | null | undefined;
  /** Sends the parent the new time when a confirmed appointment moves; else nothing is sent. */
  notifyParent?: boolean | null | undefined;
  parentName?: string | null | undefined;
  paymentStatus?: PaymentStatus | null | undefined;
  phone?: string | null | undefined;
  priority?: AppointmentPriority | null | undefined;
  reason?: string | null | undefined;
  recurringEndDate?: string | null | undefined;
  recurringPattern?: RecurringPattern | null | undefined;
  reminderSent?: boolean | null | undefined;
  scope?: SeriesScope | null | undefined;
  serviceType?: string | null | undefined;
  status?: AppointmentStatus | null | undefined;
  /** The version that was edited; an old one is refused with the record as it is now. */
  version?: number | null | undefined;
};

export type UpdateClinicalNoteInput = {
  content?: string | null | undefined;
  isPrivate?: boolean | null | undefined;
  noteType?: NoteType | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateTherapyServiceInput = {
  audience?: Array<string> | null | undefined;
  bodyHtml?: string | null | undefined;
  description?: string | null | undefined;
  details?: string | null | undefined;
  duration?: number | string | null | undefined;
  faqs?: Array<ServiceFaqInput> | null | undefined;
  iconName?: string | null | undefined;
  isActive?: boolean | null | undefined;
  orderIndex?: number | null | undefined;
  price?: number | string | null | undefined;
  promise?: string | null | undefined;
  sessionForm?: string | null | undefined;
  steps?: Array<ServiceStepInput> | null | undefined;
  title?: string | null | undefined;
  /** The version that was edited; an old one is refused with the service as it is now. */
  version?: number | null | undefined;
};

export type AppointmentIdsQueryVariables = Exact<{
  filter?: AppointmentFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AppointmentIdsQuery = { __typename: 'Query', appointments: { __typename: 'AppointmentPage', total: number, items: Array<{ __typename: 'Appointment', id: string, childName: string, appointmentDate: string, appointmentTime: string, status: AppointmentStatus, reminderSent: boolean }> } };

export type BulkDeleteAppointmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type BulkDeleteAppointmentsMutation = { __typename: 'Mutation', bulkDeleteAppointments: { __typename: 'BulkResult', results: Array<{ __typename: 'BulkItem', id: string, ok: boolean, code: string | null, message: string | null }> } };

export type BulkSendAppointmentEmailsMutationVariables = Exact<{
  ids: Array<string> | string;
  type: AppointmentEmailType;
}>;


export type BulkSendAppointmentEmailsMutation = { __typename: 'Mutation', bulkSendAppointmentEmails: { __typename: 'BulkEmailResult', results: Array<{ __typename: 'EmailResult', id: string, ok: boolean, code: string | null, message: string | null }> } };

export type BulkSetAppointmentStatusMutationVariables = Exact<{
  ids: Array<string> | string;
  status: AppointmentStatus;
}>;


export type BulkSetAppointmentStatusMutation = { __typename: 'Mutation', bulkSetAppointmentStatus: { __typename: 'BulkResult', results: Array<{ __typename: 'BulkItem', id: string, ok: boolean, code: string | null, message: string | null }> } };

export type CalendarAppointmentFragment = { __typename: 'Appointment', id: string, version: number, childName: string, parentName: string, phone: string, email: string, serviceType: string, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, duration: number, status: AppointmentStatus, calendarColor: string | null, conflictsWith: Array<string>, isRecurring: boolean, recurringParentId: string | null, reminderSent: boolean };

export type CalendarAppointmentsQueryVariables = Exact<{
  start: string;
  end: string;
  filter?: AppointmentFilter | null | undefined;
}>;


export type CalendarAppointmentsQuery = { __typename: 'Query', calendarAppointments: Array<{ __typename: 'Appointment', id: string, version: number, childName: string, parentName: string, phone: string, email: string, serviceType: string, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, duration: number, status: AppointmentStatus, calendarColor: string | null, conflictsWith: Array<string>, isRecurring: boolean, recurringParentId: string | null, reminderSent: boolean }> };

export type CalendarDaysQueryVariables = Exact<{
  start: string;
  end: string;
}>;


export type CalendarDaysQuery = { __typename: 'Query', calendarDays: Array<{ __typename: 'CalendarDay', date: string, opensAt: string | null, closesAt: string | null, holidays: Array<string>, closures: Array<{ __typename: 'CalendarClosure', startTime: string, endTime: string, kind: ClosureKind, title: string | null }> }> };

export type MoveAppointmentMutationVariables = Exact<{
  id: string;
  input: UpdateAppointmentInput;
}>;


export type MoveAppointmentMutation = { __typename: 'Mutation', updateAppointment: { __typename: 'SavedAppointment', savedCount: number, appointment: { __typename: 'Appointment', id: string, version: number, childName: string, parentName: string, phone: string, email: string, serviceType: string, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, duration: number, status: AppointmentStatus, calendarColor: string | null, conflictsWith: Array<string>, isRecurring: boolean, recurringParentId: string | null, reminderSent: boolean }, skipped: Array<{ __typename: 'SkippedDate', date: string, message: string }> } };

export type CreateAppointmentMutationVariables = Exact<{
  input: CreateAppointmentInput;
}>;


export type CreateAppointmentMutation = { __typename: 'Mutation', createAppointment: { __typename: 'SavedAppointment', savedCount: number, appointment: { __typename: 'Appointment', id: string, version: number, parentName: string, childName: string, childBirthDate: string, childAge: number | null, phone: string, email: string, serviceType: string, reason: string, notes: string | null, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, duration: number, status: AppointmentStatus, priority: AppointmentPriority, paymentStatus: PaymentStatus, fee: number | null, reminderSent: boolean, isRecurring: boolean, recurringPattern: RecurringPattern | null, recurringEndDate: string | null, recurringParentId: string | null, originalDate: string | null, conflictsWith: Array<string>, source: AppointmentSource, createdAt: string, updatedAt: string }, skipped: Array<{ __typename: 'SkippedDate', date: string, code: string, message: string }> } };

export type FreeTimesQueryVariables = Exact<{
  date: string;
}>;


export type FreeTimesQuery = { __typename: 'Query', availability: { __typename: 'Availability', date: string, slots: Array<{ __typename: 'Slot', time: string, available: boolean }> } };

export type UpdateAppointmentMutationVariables = Exact<{
  id: string;
  input: UpdateAppointmentInput;
}>;


export type UpdateAppointmentMutation = { __typename: 'Mutation', updateAppointment: { __typename: 'SavedAppointment', savedCount: number, appointment: { __typename: 'Appointment', id: string, version: number, parentName: string, childName: string, childBirthDate: string, childAge: number | null, phone: string, email: string, serviceType: string, reason: string, notes: string | null, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, duration: number, status: AppointmentStatus, priority: AppointmentPriority, paymentStatus: PaymentStatus, fee: number | null, reminderSent: boolean, isRecurring: boolean, recurringPattern: RecurringPattern | null, recurringEndDate: string | null, recurringParentId: string | null, originalDate: string | null, conflictsWith: Array<string>, source: AppointmentSource, createdAt: string, updatedAt: string }, skipped: Array<{ __typename: 'SkippedDate', date: string, code: string, message: string }> } };

export type AppointmentEmailsQueryVariables = Exact<{
  id: string;
}>;


export type AppointmentEmailsQuery = { __typename: 'Query', appointmentEmails: Array<{ __typename: 'OutgoingEmail', id: string, kind: string, state: OutgoingEmailState, reason: string | null, attempts: number, sentAt: string | null, createdAt: string }> };

export type EmailPreviewQueryVariables = Exact<{
  id: string;
  type: AppointmentEmailType;
}>;


export type EmailPreviewQuery = { __typename: 'Query', appointmentEmailPreview: { __typename: 'EmailPreview', to: string, subject: string, text: string } };

export type RescheduledPreviewQueryVariables = Exact<{
  id: string;
  date: string;
  time: string;
}>;


export type RescheduledPreviewQuery = { __typename: 'Query', rescheduledEmailPreview: { __typename: 'EmailPreview', to: string, subject: string, text: string } };

export type ResendEmailMutationVariables = Exact<{
  id: string;
}>;


export type ResendEmailMutation = { __typename: 'Mutation', resendEmail: boolean };

export type SendAppointmentEmailMutationVariables = Exact<{
  id: string;
  type: AppointmentEmailType;
}>;


export type SendAppointmentEmailMutation = { __typename: 'Mutation', sendAppointmentEmail: boolean };

export type AppointmentSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentSummaryQuery = { __typename: 'Query', appointmentSummary: { __typename: 'AppointmentSummary', total: number, pending: number, confirmed: number, completed: number, cancelled: number, urgent: number, today: number, tomorrow: number, thisWeek: number, totalRevenue: number, pendingPayment: number, remindersNeeded: number } };

export type AppointmentsQueryVariables = Exact<{
  filter?: AppointmentFilter | null | undefined;
  sort: AppointmentSort;
  direction: SortDirection;
  page: number;
  pageSize: number;
}>;


export type AppointmentsQuery = { __typename: 'Query', appointments: { __typename: 'AppointmentPage', total: number, items: Array<{ __typename: 'Appointment', id: string, version: number, parentName: string, childName: string, childBirthDate: string, childAge: number | null, phone: string, email: string, serviceType: string, reason: string, notes: string | null, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, duration: number, status: AppointmentStatus, priority: AppointmentPriority, paymentStatus: PaymentStatus, fee: number | null, reminderSent: boolean, isRecurring: boolean, recurringPattern: RecurringPattern | null, recurringEndDate: string | null, recurringParentId: string | null, originalDate: string | null, conflictsWith: Array<string>, source: AppointmentSource, createdAt: string, updatedAt: string }> } };

export type PaletteAppointmentsQueryVariables = Exact<{
  search: string;
}>;


export type PaletteAppointmentsQuery = { __typename: 'Query', appointments: { __typename: 'AppointmentPage', items: Array<{ __typename: 'Appointment', id: string, childName: string, parentName: string, appointmentDate: string, appointmentTime: string }> } };

export type AppointmentRowFragment = { __typename: 'Appointment', id: string, version: number, parentName: string, childName: string, childBirthDate: string, childAge: number | null, phone: string, email: string, serviceType: string, reason: string, notes: string | null, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, duration: number, status: AppointmentStatus, priority: AppointmentPriority, paymentStatus: PaymentStatus, fee: number | null, reminderSent: boolean, isRecurring: boolean, recurringPattern: RecurringPattern | null, recurringEndDate: string | null, recurringParentId: string | null, originalDate: string | null, conflictsWith: Array<string>, source: AppointmentSource, createdAt: string, updatedAt: string };

export type AppointmentServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentServicesQuery = { __typename: 'Query', therapyServices: Array<{ __typename: 'TherapyService', id: string, slug: string, title: string }>, serviceTitles: Array<{ __typename: 'ServiceTitle', slug: string, title: string }> };

export type DeleteAppointmentMutationVariables = Exact<{
  id: string;
  scope?: SeriesScope | null | undefined;
}>;


export type DeleteAppointmentMutation = { __typename: 'Mutation', deleteAppointment: { __typename: 'BulkResult', deletedCount: number } };

export type SetAppointmentStatusMutationVariables = Exact<{
  id: string;
  status: AppointmentStatus;
  version?: number | null | undefined;
  allowConflict?: boolean | null | undefined;
}>;


export type SetAppointmentStatusMutation = { __typename: 'Mutation', setAppointmentStatus: { __typename: 'Appointment', id: string, version: number, parentName: string, childName: string, childBirthDate: string, childAge: number | null, phone: string, email: string, serviceType: string, reason: string, notes: string | null, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, duration: number, status: AppointmentStatus, priority: AppointmentPriority, paymentStatus: PaymentStatus, fee: number | null, reminderSent: boolean, isRecurring: boolean, recurringPattern: RecurringPattern | null, recurringEndDate: string | null, recurringParentId: string | null, originalDate: string | null, conflictsWith: Array<string>, source: AppointmentSource, createdAt: string, updatedAt: string } };

export type AppointmentQueryVariables = Exact<{
  id: string;
}>;


export type AppointmentQuery = { __typename: 'Query', appointment: { __typename: 'Appointment', calendarColor: string | null, id: string, version: number, parentName: string, childName: string, childBirthDate: string, childAge: number | null, phone: string, email: string, serviceType: string, reason: string, notes: string | null, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, duration: number, status: AppointmentStatus, priority: AppointmentPriority, paymentStatus: PaymentStatus, fee: number | null, reminderSent: boolean, isRecurring: boolean, recurringPattern: RecurringPattern | null, recurringEndDate: string | null, recurringParentId: string | null, originalDate: string | null, conflictsWith: Array<string>, source: AppointmentSource, createdAt: string, updatedAt: string, consents: { __typename: 'Consents', kvkk: boolean, communication: boolean, legalTextVersion: string | null, sentencesVersion: string, agreedAt: string } | null, resubmissions: Array<{ __typename: 'Resubmission', at: string, phone: string | null, email: string | null, childBirthDate: string | null, serviceType: string | null, reason: string | null }>, history: Array<{ __typename: 'AppointmentChange', at: string, username: string | null, changeType: AppointmentChangeType, fields: Array<{ __typename: 'ChangedField', field: string, from: string | null, to: string | null }> }> } | null };

export type ClinicalCountsQueryVariables = Exact<{
  appointmentId: string;
}>;


export type ClinicalCountsQuery = { __typename: 'Query', clinicalCounts: { __typename: 'ClinicalCounts', notes: number } };

export type ConflictingAppointmentQueryVariables = Exact<{
  id: string;
}>;


export type ConflictingAppointmentQuery = { __typename: 'Query', appointment: { __typename: 'Appointment', id: string, childName: string, appointmentDate: string, appointmentTime: string, appointmentEndTime: string, status: AppointmentStatus } | null };

export type ClinicalNoteRowFragment = { __typename: 'ClinicalNote', id: string, noteType: NoteType | null, title: string | null, content: string, isPrivate: boolean, createdBy: string | null, canEdit: boolean, createdAt: string, updatedAt: string, version: number };

export type ClinicalNotesQueryVariables = Exact<{
  appointmentId: string;
}>;


export type ClinicalNotesQuery = { __typename: 'Query', clinicalNotes: Array<{ __typename: 'ClinicalNote', id: string, noteType: NoteType | null, title: string | null, content: string, isPrivate: boolean, createdBy: string | null, canEdit: boolean, createdAt: string, updatedAt: string, version: number }> };

export type CreateClinicalNoteMutationVariables = Exact<{
  input: CreateClinicalNoteInput;
}>;


export type CreateClinicalNoteMutation = { __typename: 'Mutation', createClinicalNote: { __typename: 'ClinicalNote', id: string, noteType: NoteType | null, title: string | null, content: string, isPrivate: boolean, createdBy: string | null, canEdit: boolean, createdAt: string, updatedAt: string, version: number } };

export type DeleteClinicalNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteClinicalNoteMutation = { __typename: 'Mutation', deleteClinicalNote: boolean };

export type UpdateClinicalNoteMutationVariables = Exact<{
  id: string;
  input: UpdateClinicalNoteInput;
}>;


export type UpdateClinicalNoteMutation = { __typename: 'Mutation', updateClinicalNote: { __typename: 'ClinicalNote', id: string, noteType: NoteType | null, title: string | null, content: string, isPrivate: boolean, createdBy: string | null, canEdit: boolean, createdAt: string, updatedAt: string, version: number } };

export type AssignContactMessageMutationVariables = Exact<{
  id: string;
  userId?: string | null | undefined;
}>;


export type AssignContactMessageMutation = { __typename: 'Mutation', assignContactMessage: { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string | null, contactType: ContactType, status: ContactStatus, isSpam: boolean, assigneeId: string | null, createdAt: string } };

export type BulkDeleteContactMessagesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type BulkDeleteContactMessagesMutation = { __typename: 'Mutation', bulkDeleteContactMessages: { __typename: 'ContactBulkResult', results: Array<{ __typename: 'ContactBulkItem', id: string, ok: boolean, message: string | null }> } };

export type BulkSetContactStatusMutationVariables = Exact<{
  ids: Array<string> | string;
  status: ContactStatus;
}>;


export type BulkSetContactStatusMutation = { __typename: 'Mutation', bulkSetContactStatus: { __typename: 'ContactBulkResult', results: Array<{ __typename: 'ContactBulkItem', id: string, ok: boolean, message: string | null }> } };

export type ContactAssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactAssigneesQuery = { __typename: 'Query', contactAssignees: Array<{ __typename: 'ContactAssignee', id: string, username: string, isActive: boolean }> };

export type ContactMessagesQueryVariables = Exact<{
  status?: ContactStatus | null | undefined;
  search?: string | null | undefined;
  assigneeId?: string | null | undefined;
  isSpam: boolean;
  page: number;
  pageSize: number;
}>;


export type ContactMessagesQuery = { __typename: 'Query', contactMessages: { __typename: 'ContactMessageList', total: number, items: Array<{ __typename: 'ContactMessage', id: string, name: string, email: string, subject: string | null, contactType: ContactType, status: ContactStatus, isSpam: boolean, assigneeId: string | null, createdAt: string }> }, contactMessageTotals: { __typename: 'ContactMessageTotals', total: number, unread: number, read: number, replied: number, archived: number, spam: number } };

export type ContactRowFragment = { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string | null, contactType: ContactType, status: ContactStatus, isSpam: boolean, assigneeId: string | null, createdAt: string };

export type DeleteContactMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactMessageMutation = { __typename: 'Mutation', deleteContactMessage: boolean };

export type SetContactSpamMutationVariables = Exact<{
  id: string;
  isSpam: boolean;
}>;


export type SetContactSpamMutation = { __typename: 'Mutation', setContactSpam: { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string | null, contactType: ContactType, status: ContactStatus, isSpam: boolean, assigneeId: string | null, createdAt: string } };

export type SetContactStatusMutationVariables = Exact<{
  id: string;
  status: ContactStatus;
}>;


export type SetContactStatusMutation = { __typename: 'Mutation', setContactStatus: { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string | null, contactType: ContactType, status: ContactStatus, isSpam: boolean, assigneeId: string | null, createdAt: string } };

export type ContactMessageQueryVariables = Exact<{
  id: string;
}>;


export type ContactMessageQuery = { __typename: 'Query', contactMessage: { __typename: 'ContactMessage', message: string, id: string, name: string, email: string, subject: string | null, contactType: ContactType, status: ContactStatus, isSpam: boolean, assigneeId: string | null, createdAt: string, consent: { __typename: 'ContactConsent', legalTextVersion: string | null, agreedAt: string } | null }, contactReplies: Array<{ __typename: 'ContactReply', id: string, subject: string, text: string, author: string, state: ContactReplyState, reason: string | null, createdAt: string, sentAt: string | null }> };

export type ContactReplyDraftsQueryVariables = Exact<{
  id: string;
}>;


export type ContactReplyDraftsQuery = { __typename: 'Query', contactReplyDrafts: Array<{ __typename: 'ContactReplyDraft', id: string, name: string, subject: string, text: string }> };

export type ReplyToContactMessageMutationVariables = Exact<{
  id: string;
  input: ContactReplyInput;
}>;


export type ReplyToContactMessageMutation = { __typename: 'Mutation', replyToContactMessage: { __typename: 'ContactReply', id: string, state: ContactReplyState } };

export type ResendContactReplyMutationVariables = Exact<{
  id: string;
}>;


export type ResendContactReplyMutation = { __typename: 'Mutation', resendContactReply: boolean };

export type CreateServiceMutationVariables = Exact<{
  input: CreateTherapyServiceInput;
}>;


export type CreateServiceMutation = { __typename: 'Mutation', createTherapyService: { __typename: 'TherapyService', id: string, title: string, description: string, details: string, promise: string, bodyHtml: string, audience: Array<string>, sessionForm: string, iconName: string | null, price: number | null, duration: number | null, isActive: boolean, version: number, steps: Array<{ __typename: 'ServiceStep', title: string, text: string }>, faqs: Array<{ __typename: 'ServiceFaq', question: string, answer: string }> } };

export type DeleteServiceMutationVariables = Exact<{
  id: string;
  force?: boolean;
}>;


export type DeleteServiceMutation = { __typename: 'Mutation', deleteTherapyService: boolean };

export type OrderServicesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderServicesMutation = { __typename: 'Mutation', orderTherapyServices: Array<{ __typename: 'TherapyService', id: string }> };

export type ServiceRowFragment = { __typename: 'TherapyService', id: string, title: string, description: string, details: string, promise: string, bodyHtml: string, audience: Array<string>, sessionForm: string, iconName: string | null, price: number | null, duration: number | null, isActive: boolean, version: number, steps: Array<{ __typename: 'ServiceStep', title: string, text: string }>, faqs: Array<{ __typename: 'ServiceFaq', question: string, answer: string }> };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { __typename: 'Query', therapyServices: Array<{ __typename: 'TherapyService', id: string, title: string, description: string, details: string, promise: string, bodyHtml: string, audience: Array<string>, sessionForm: string, iconName: string | null, price: number | null, duration: number | null, isActive: boolean, version: number, steps: Array<{ __typename: 'ServiceStep', title: string, text: string }>, faqs: Array<{ __typename: 'ServiceFaq', question: string, answer: string }> }> };

export type UpdateServiceMutationVariables = Exact<{
  id: string;
  input: UpdateTherapyServiceInput;
}>;


export type UpdateServiceMutation = { __typename: 'Mutation', updateTherapyService: { __typename: 'TherapyService', id: string, title: string, description: string, details: string, promise: string, bodyHtml: string, audience: Array<string>, sessionForm: string, iconName: string | null, price: number | null, duration: number | null, isActive: boolean, version: number, steps: Array<{ __typename: 'ServiceStep', title: string, text: string }>, faqs: Array<{ __typename: 'ServiceFaq', question: string, answer: string }> } };

export const CalendarAppointmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"conflictsWith"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringParentId"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}}]}}]} as unknown as DocumentNode<CalendarAppointmentFragment, unknown>;
export const AppointmentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"childBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"childAge"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringPattern"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"recurringParentId"}},{"kind":"Field","name":{"kind":"Name","value":"originalDate"}},{"kind":"Field","name":{"kind":"Name","value":"conflictsWith"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AppointmentRowFragment, unknown>;
export const ClinicalNoteRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicalNoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"noteType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicalNoteRowFragment, unknown>;
export const ContactRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSpam"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ContactRowFragment, unknown>;
export const ServiceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TherapyService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"promise"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionForm"}},{"kind":"Field","name":{"kind":"Name","value":"iconName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ServiceRowFragment, unknown>;
export const AppointmentIdsDocument = {"__meta__":{"hash":"sha256:581ae7bd927e1623f1c571950ae7fede9e9863dc69ee2bc4aab51fb690ad02a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<AppointmentIdsQuery, AppointmentIdsQueryVariables>;
export const BulkDeleteAppointmentsDocument = {"__meta__":{"hash":"sha256:cac2a7a6ab1c9a0a56c71f6c25471d7578318a3a44a9eb8d2fba2d87722889bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkDeleteAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bulkDeleteAppointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkDeleteAppointmentsMutation, BulkDeleteAppointmentsMutationVariables>;
export const BulkSendAppointmentEmailsDocument = {"__meta__":{"hash":"sha256:ab6ec688edb102c73ecf33ade60fbe17af53a751f7da1fb1986d34b8bd8d9d2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkSendAppointmentEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentEmailType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bulkSendAppointmentEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkSendAppointmentEmailsMutation, BulkSendAppointmentEmailsMutationVariables>;
export const BulkSetAppointmentStatusDocument = {"__meta__":{"hash":"sha256:86710b5af82671dd2c435de7b773b8a488ab33de93f348278927da38b1ac9450"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkSetAppointmentStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bulkSetAppointmentStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkSetAppointmentStatusMutation, BulkSetAppointmentStatusMutationVariables>;
export const CalendarAppointmentsDocument = {"__meta__":{"hash":"sha256:62cc316977036e2f79d021707fd9bff49fd4a8c38790195f11df43bf2ba57c93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"calendarAppointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"conflictsWith"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringParentId"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}}]}}]} as unknown as DocumentNode<CalendarAppointmentsQuery, CalendarAppointmentsQueryVariables>;
export const CalendarDaysDocument = {"__meta__":{"hash":"sha256:a01a448d597edc35488d85308d72845dc8ca0d7ba0afa5ff36d5c648a0512ae4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"calendarDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"}},{"kind":"Field","name":{"kind":"Name","value":"closures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CalendarDaysQuery, CalendarDaysQueryVariables>;
export const MoveAppointmentDocument = {"__meta__":{"hash":"sha256:f5a49c8b63d24ef3272fe56027d29b472d9d39f9957b9828d72ba06ee7093fb8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarAppointment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"conflictsWith"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringParentId"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}}]}}]} as unknown as DocumentNode<MoveAppointmentMutation, MoveAppointmentMutationVariables>;
export const CreateAppointmentDocument = {"__meta__":{"hash":"sha256:b776553c37aa5d4c4f612fde6c80e87b657c577b41c23af5917f33873462a3fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"childBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"childAge"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringPattern"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"recurringParentId"}},{"kind":"Field","name":{"kind":"Name","value":"originalDate"}},{"kind":"Field","name":{"kind":"Name","value":"conflictsWith"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateAppointmentMutation, CreateAppointmentMutationVariables>;
export const FreeTimesDocument = {"__meta__":{"hash":"sha256:05627762c453d681119acfa15cccb8f9777551cd409323f70ae0c12ca0abed82"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]} as unknown as DocumentNode<FreeTimesQuery, FreeTimesQueryVariables>;
export const UpdateAppointmentDocument = {"__meta__":{"hash":"sha256:a2017f688c222d5c366ef9e14dffa42fe7a9b9158ff9b6d705343708b356d14e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"childBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"childAge"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringPattern"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"recurringParentId"}},{"kind":"Field","name":{"kind":"Name","value":"originalDate"}},{"kind":"Field","name":{"kind":"Name","value":"conflictsWith"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateAppointmentMutation, UpdateAppointmentMutationVariables>;
export const AppointmentEmailsDocument = {"__meta__":{"hash":"sha256:139a514d825cabbd95bcca8fdbf58770d1f84e5fe7976f3092ade753b599e569"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AppointmentEmailsQuery, AppointmentEmailsQueryVariables>;
export const EmailPreviewDocument = {"__meta__":{"hash":"sha256:8e15d66a74e9d31fe128913e6b69187876dfcc69420c4f85743a5cb8961a066c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentEmailType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEmailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<EmailPreviewQuery, EmailPreviewQueryVariables>;
export const RescheduledPreviewDocument = {"__meta__":{"hash":"sha256:1356158964529b2ca180b0533000857218b4322ea4ee07ab277f32da5921631e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RescheduledPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"time"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduledEmailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"appointmentDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"appointmentTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"time"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<RescheduledPreviewQuery, RescheduledPreviewQueryVariables>;
export const ResendEmailDocument = {"__meta__":{"hash":"sha256:0dca66244006d5c328f41bdb68b827eca6820736d14788094ec45019c4d6701c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resendEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ResendEmailMutation, ResendEmailMutationVariables>;
export const SendAppointmentEmailDocument = {"__meta__":{"hash":"sha256:58a8f030ce3da3c5463379327e1325db70f69e070d6c0c7e4691371550244fca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendAppointmentEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentEmailType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendAppointmentEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}]}]}}]} as unknown as DocumentNode<SendAppointmentEmailMutation, SendAppointmentEmailMutationVariables>;
export const AppointmentSummaryDocument = {"__meta__":{"hash":"sha256:2303c57a277224e0c1b4b112701c8f25818f655830a27ca7a3c0317097e45309"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"urgent"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"tomorrow"}},{"kind":"Field","name":{"kind":"Name","value":"thisWeek"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayment"}},{"kind":"Field","name":{"kind":"Name","value":"remindersNeeded"}}]}}]}}]} as unknown as DocumentNode<AppointmentSummaryQuery, AppointmentSummaryQueryVariables>;
export const AppointmentsDocument = {"__meta__":{"hash":"sha256:5a94fc0a333b3b1fde123295ef1ce94ed6a8bc4f84d3a9dd970f017bf892540e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Appointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"childBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"childAge"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringPattern"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"recurringParentId"}},{"kind":"Field","name":{"kind":"Name","value":"originalDate"}},{"kind":"Field","name":{"kind":"Name","value":"conflictsWith"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AppointmentsQuery, AppointmentsQueryVariables>;
export const PaletteAppointmentsDocument = {"__meta__":{"hash":"sha256:72af05b16f5ed8f1fc236bbd0f36b074eca9eb6fac552661ee2283eab33a8f5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"appointmentDate"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"desc"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}}]}}]}}]}}]} as unknown as DocumentNode<PaletteAppointmentsQuery, PaletteAppointmentsQueryVariables>;
export const AppointmentServicesDocument = {"__meta__":{"hash":"sha256:5cfbae9d59c2a0294c39e35d0ed187513d0b7f9bc48302c7cb03dbeba8b70889"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"therapyServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<AppointmentServicesQuery, AppointmentServicesQueryVariables>;
export const DeleteAppointmentDocument = {"__meta__":{"hash":"sha256:9850d462d0733ccfd02ce4c759407c89c5b2303aaaeead1e5a66462b4eb07b39"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesScope"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletedCount"}}]}}]}}]} as unknown as DocumentNode<DeleteAppointmentMutation, DeleteAppointmentMutationVariables>;
export const SetAppointmentStatusDocument = {"__meta__":{"hash":"sha256:d1cf7c3f2a3588ec302dd671271a0ad4859b21cee5b0ca2917f745d890453cfd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAppointmentStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allowConflict"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setAppointmentStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"allowConflict"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allowConflict"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"childBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"childAge"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringPattern"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"recurringParentId"}},{"kind":"Field","name":{"kind":"Name","value":"originalDate"}},{"kind":"Field","name":{"kind":"Name","value":"conflictsWith"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SetAppointmentStatusMutation, SetAppointmentStatusMutationVariables>;
export const AppointmentDocument = {"__meta__":{"hash":"sha256:d03cee8554ffcb77ccc038578cda749556f671dcb6c8f79685db6913f29df01c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Appointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kvkk"}},{"kind":"Field","name":{"kind":"Name","value":"communication"}},{"kind":"Field","name":{"kind":"Name","value":"legalTextVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sentencesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resubmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"childBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"changeType"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"childBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"childAge"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"reminderSent"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringPattern"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"recurringParentId"}},{"kind":"Field","name":{"kind":"Name","value":"originalDate"}},{"kind":"Field","name":{"kind":"Name","value":"conflictsWith"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AppointmentQuery, AppointmentQueryVariables>;
export const ClinicalCountsDocument = {"__meta__":{"hash":"sha256:f1ba605ba8812d5c1c94574d72c3ab8d8551b33184ae1e043e62c4b4877599e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicalCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"clinicalCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]} as unknown as DocumentNode<ClinicalCountsQuery, ClinicalCountsQueryVariables>;
export const ConflictingAppointmentDocument = {"__meta__":{"hash":"sha256:bd861f8b4abd68b169baa0f597ccddcc70d36f19e00b254653686efacd5304f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConflictingAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ConflictingAppointmentQuery, ConflictingAppointmentQueryVariables>;
export const ClinicalNotesDocument = {"__meta__":{"hash":"sha256:3ccde2888ff4181d3b5f19f61ebb9ed2b01f1adb6166b1a3b419c7756f55536e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicalNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"clinicalNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicalNoteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicalNoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"noteType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicalNotesQuery, ClinicalNotesQueryVariables>;
export const CreateClinicalNoteDocument = {"__meta__":{"hash":"sha256:a27a961d8a4e2e6526c1755976ef0e096bffea14a899c73fb8f3b34a6905aa3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClinicalNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateClinicalNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createClinicalNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicalNoteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicalNoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"noteType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateClinicalNoteMutation, CreateClinicalNoteMutationVariables>;
export const DeleteClinicalNoteDocument = {"__meta__":{"hash":"sha256:ee3ababa7f844e371fc51de011575f592d0fda83007bfaf5cd2eab3b218e3bbc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteClinicalNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteClinicalNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteClinicalNoteMutation, DeleteClinicalNoteMutationVariables>;
export const UpdateClinicalNoteDocument = {"__meta__":{"hash":"sha256:2d55aa7279c4fd3d2cdbbe9a1b259064dced07c685283561d301d396d4633a60"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClinicalNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClinicalNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateClinicalNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicalNoteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicalNoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"noteType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateClinicalNoteMutation, UpdateClinicalNoteMutationVariables>;
export const AssignContactMessageDocument = {"__meta__":{"hash":"sha256:6b0418669386bf2e4350a5e32353beb3a22b2b2a9d1a47a397807e489f64c55c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assignContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSpam"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AssignContactMessageMutation, AssignContactMessageMutationVariables>;
export const BulkDeleteContactMessagesDocument = {"__meta__":{"hash":"sha256:14b0676464cb177616b210b44d0fc3ebeb96828ebd8c5dc9268baa82fdce0210"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkDeleteContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bulkDeleteContactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkDeleteContactMessagesMutation, BulkDeleteContactMessagesMutationVariables>;
export const BulkSetContactStatusDocument = {"__meta__":{"hash":"sha256:74bf4b2de7d6ff28d5ba1620aee489fa540254092e9617425df519fda31d2c30"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkSetContactStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bulkSetContactStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BulkSetContactStatusMutation, BulkSetContactStatusMutationVariables>;
export const ContactAssigneesDocument = {"__meta__":{"hash":"sha256:1a5be3a68330345ab2c227eb02d9f5fb660b660eb61fbf8342a0250dc86e3df1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contactAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<ContactAssigneesQuery, ContactAssigneesQueryVariables>;
export const ContactMessagesDocument = {"__meta__":{"hash":"sha256:43648192dd50c8e21b4cef46453d35d919e54c5b30b3944749649f5a302f89e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSpam"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"assigneeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSpam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSpam"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactMessageTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"replied"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"spam"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSpam"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ContactMessagesQuery, ContactMessagesQueryVariables>;
export const DeleteContactMessageDocument = {"__meta__":{"hash":"sha256:668011f41711cb50bf61bfffed4a351583da6a80e21e045e840fbd81cd977467"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>;
export const SetContactSpamDocument = {"__meta__":{"hash":"sha256:56809c1821b22e96584eae4b0b52defaa95c0917e59cab27f673a672398d06a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactSpam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSpam"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setContactSpam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSpam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSpam"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSpam"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SetContactSpamMutation, SetContactSpamMutationVariables>;
export const SetContactStatusDocument = {"__meta__":{"hash":"sha256:e763248bb3e3a46571e1de491853ee92015cf45ee7de7cd437305ad46d99d058"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setContactStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSpam"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SetContactStatusMutation, SetContactStatusMutationVariables>;
export const ContactMessageDocument = {"__meta__":{"hash":"sha256:8fd31b009741259c75f9d53180c01e48eebc4c29616d81b13cf5a445a006278c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"legalTextVersion"}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactReplies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSpam"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ContactMessageQuery, ContactMessageQueryVariables>;
export const ContactReplyDraftsDocument = {"__meta__":{"hash":"sha256:f84c5b96225274a6154a5834e41ed0f7cf45b0ba06f012f72c4ecbabe8d4b62f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactReplyDrafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contactReplyDrafts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ContactReplyDraftsQuery, ContactReplyDraftsQueryVariables>;
export const ReplyToContactMessageDocument = {"__meta__":{"hash":"sha256:db2549dfa68c56382a175aa6f6ed11fe48ca445df093c0d9c7fd42103bfe9cf5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"replyToContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ReplyToContactMessageMutation, ReplyToContactMessageMutationVariables>;
export const ResendContactReplyDocument = {"__meta__":{"hash":"sha256:acaa5b3614ba728eed7b7fd650e72966d173fa460935de6cd2b11e6e62c98617"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendContactReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resendContactReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ResendContactReplyMutation, ResendContactReplyMutationVariables>;
export const CreateServiceDocument = {"__meta__":{"hash":"sha256:4ed4bfe1b16f42556281c1936d32f07b2562ba6ae98c159722ffd1d3ca9e9542"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTherapyServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createTherapyService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TherapyService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"promise"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionForm"}},{"kind":"Field","name":{"kind":"Name","value":"iconName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateServiceMutation, CreateServiceMutationVariables>;
export const DeleteServiceDocument = {"__meta__":{"hash":"sha256:a2e155741ee5d0a7f0f461b08a5414c3425c9a4878c55006fefc6e34bbdf2bba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"force"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteTherapyService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"force"},"value":{"kind":"Variable","name":{"kind":"Name","value":"force"}}}]}]}}]} as unknown as DocumentNode<DeleteServiceMutation, DeleteServiceMutationVariables>;
export const OrderServicesDocument = {"__meta__":{"hash":"sha256:7053096b7ac97961cdcc37b0796ecea77565338a15cfe10ba6948340ac788411"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderServices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderTherapyServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrderServicesMutation, OrderServicesMutationVariables>;
export const ServicesDocument = {"__meta__":{"hash":"sha256:ba0ae0c9fe7565a8aec9e46da555911bdbae1e5000e13b69f5f0860ee2e89c49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"therapyServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeInactive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TherapyService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"promise"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionForm"}},{"kind":"Field","name":{"kind":"Name","value":"iconName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ServicesQuery, ServicesQueryVariables>;
export const UpdateServiceDocument = {"__meta__":{"hash":"sha256:e8802e4d3dfd7fb5b5363079cfa2b9cca64c521dcac00da12679198aac2446cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTherapyServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateTherapyService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TherapyService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"promise"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionForm"}},{"kind":"Field","name":{"kind":"Name","value":"iconName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateServiceMutation, UpdateServiceMutationVariables>;