import {
  type AppointmentStatus,
  type ConsentOrigin,
  DEFAULT_CALENDAR_COLOR,
  type paymentStatuses,
  type priorities,
  type ReminderAnswer,
  type RequestSuspicion,
  type recurringPatterns,
} from '@practice/contracts';
import type { EncryptedText } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** The consents, and when they were given; the legal text of that version is kept for ever. */
export type Consents = {
  kvkk: boolean;
  communication: boolean;
  legalTextVersion: string | null;
  sentencesVersion: string;
  agreedAt: Date;
};

/** The fields of a repeated request that differed from the record at that time. */
export type Resubmission = {
  at: Date;
  /** Hash of the body, so that the same repetition is listed once. */
  bodyHash: string;
  phone?: string;
  email?: string;
  childBirthDate?: string;
  serviceType?: string;
  reason?: EncryptedText;
};

/** An appointment. `startsAt` and `endsAt` are its times as instants, for range queries. */
export type Appointment = {
  parentName: string;
  childName: string;
  childBirthDate: string;
  phone: string;
  email: string;
  serviceType: string;
  /** Clinical; see `clinical-text.ts`. */
  reason: EncryptedText;
  notes: EncryptedText | null;
  appointmentDate: string;
  appointmentTime: string;
  appointmentEndTime: string;
  startsAt: Date;
  endsAt: Date;
  /** Minutes. */
  duration: number;
  status: AppointmentStatus;
  priority: (typeof priorities)[number];
  paymentStatus: (typeof paymentStatuses)[number];
  fee: number | null;
  reminderSent: boolean;
  /** When it was last moved or confirmed: reminders whose time was over by then do not go. Without it, when it was made. */
  remindersFrom?: Date;
  /** The last reminder that was announced, and the start of which it reminded. */
  announced?: { startsAt: Date; leadHours: number };
  /** What the parent answered to a reminder of this time. */
  parentAnswer?: { answer: ReminderAnswer; at: Date } | null;
  isRecurring: boolean;
  recurringPattern: (typeof recurringPatterns)[number] | null;
  recurringEndDate: string | null;
  /** The first appointment of the series. */
  recurringParentId: string | null;
  /** Of one of a series that was moved alone: the date that the series has for it. */
  plannedDate?: string | null;
  /** Fields that were changed for this one of a series alone: changes of the series leave them. */
  exceptionFields?: string[];
  /** The date that it had before it was first moved. */
  originalDate: string | null;
  /** Overlapping appointments that staff have allowed. */
  conflictsWith: string[];
  calendarColor: string;
  source: 'public' | 'staff';
  /** Where the request came from. */
  origin?: ConsentOrigin | null;
  /** Keyed hash of the network that a parent's request came from. */
  network?: string;
  suspicion?: RequestSuspicion | null;
  /** null: not recorded. */
  consents: Consents | null;
  /** When the parent took back that the practice may get in touch. */
  contactWithdrawnAt?: Date | null;
  /** In the order in which they came. */
  resubmissions: Resubmission[];
  /** Words of names, phone and e-mail folded for search by Turkish rules; a search finds any part of one. */
  searchTokens: string[];
  childNameKey: string;
  parentNameKey: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export type StoredAppointment = Appointment & { _id: Types.ObjectId };

const text = { type: String, required: true } as const;
const consents = new Schema<Consents>(
  {
    kvkk: { type: Boolean, required: true },
    communication: { type: Boolean, required: true },
    legalTextVersion: { type: String, default: null },
    sentencesVersion: text,
    agreedAt: { type: Date, required: true },
  },
  { _id: false },
);

const resubmission = new Schema<Resubmission>(
  {
    at: { type: Date, required: true },
    bodyHash: text,
    phone: String,
    email: String,
    childBirthDate: String,
    serviceType: String,
    reason: String,
  },
  { _id: false },
);

const parentAnswer = new Schema({ answer: text, at: Date }, { _id: false });
const announced = new Schema({ startsAt: Date, leadHours: Number }, { _id: false });

const schema = new Schema<Appointment>(
  {
    parentName: text,
    childName: text,
    childBirthDate: text,
    phone: text,
    email: text,
    serviceType: text,
    reason: { type: String, default: '' },
    notes: { type: String, default: null },
    appointmentDate: text,
    appointmentTime: text,
    appointmentEndTime: text,
    startsAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    duration: { type: Number, required: true },
    status: { type: String, default: 'pending' },
    priority: { type: String, default: 'normal' },
    paymentStatus: { type: String, default: 'pending' },
    fee: { type: Number, default: null },
    reminderSent: { type: Boolean, default: false },
    remindersFrom: Date,
    announced: { type: announced, default: undefined },
    parentAnswer: { type: parentAnswer, default: undefined },
    isRecurring: { type: Boolean, default: false },
    recurringPattern: { type: String, default: null },
    recurringEndDate: { type: String, default: null },
    recurringParentId: { type: String, default: null },
    plannedDate: String,
    exceptionFields: { type: [String], default: undefined },
    originalDate: { type: String, default: null },
    conflictsWith: { type: [String], default: [] },
    calendarColor: { type: String, default: DEFAULT_CALENDAR_COLOR },
    source: { type: String, required: true },
    origin: String,
    network: String,
    suspicion: String,
    consents: { type: consents, default: null },
    contactWithdrawnAt: Date,
    resubmissions: { type: [resubmission], default: [] },
    searchTokens: { type: [String], default: [] },
    childNameKey: { type: String, default: '' },
    parentNameKey: { type: String, default: '' },
    version: { type: Number, default: 1 },
  },
  { collection: 'appointments', timestamps: true, versionKey: false },
);
// Those of the staff's list are in `records/appointment-list.ts`.
schema.index({ startsAt: 1, _id: 1 });
schema.index({ recurringParentId: 1, startsAt: 1 });
schema.index({ phone: 1 });
schema.index({ email: 1 });

export const AppointmentModel = model('Appointment', schema);
