import type {
  AppointmentRecord,
  AppointmentStatus,
  AppointmentTimeRecord,
  BookedAppointment,
} from '@practice/contracts';
import { model, Schema, type Types } from 'mongoose';

/** What was agreed to, and when; the legal text of that version is kept for good. */
export type Consents = {
  kvkk: boolean;
  communication: boolean;
  legalTextVersion: string | null;
  sentencesVersion: string;
  agreedAt: Date;
};

/** An appointment (document 2, section 3). `startsAt` and `endsAt` are its stretch as instants, for range queries. */
export type Appointment = {
  parentName: string;
  childName: string;
  childBirthDate: string;
  phone: string;
  email: string;
  serviceType: string;
  reason: string;
  notes: string | null;
  appointmentDate: string;
  appointmentTime: string;
  appointmentEndTime: string;
  startsAt: Date;
  endsAt: Date;
  /** Minutes. */
  duration: number;
  status: AppointmentStatus;
  priority: 'low' | 'normal' | 'high' | 'urgent';
  paymentStatus: 'pending' | 'partial' | 'paid' | 'refunded' | 'cancelled';
  fee: number | null;
  reminderSent: boolean;
  source: 'public' | 'staff';
  /** null: not recorded. */
  consents: Consents | null;
  /** Names, phone and e-mail folded for search by Turkish rules. */
  searchKey: string;
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
    source: { type: String, required: true },
    consents: { type: consents, default: null },
    searchKey: { type: String, default: '' },
    version: { type: Number, default: 1 },
  },
  { collection: 'appointments', timestamps: true, versionKey: false },
);
schema.index({ startsAt: 1 });
schema.index({ status: 1, startsAt: 1 });
schema.index({ serviceType: 1, startsAt: 1 });

export const AppointmentModel = model('Appointment', schema);

type Timed = Pick<
  StoredAppointment,
  '_id' | 'appointmentDate' | 'appointmentTime' | 'appointmentEndTime' | 'duration' | 'status'
>;

/** An appointment's time with nothing personal. */
export function toAppointmentTime(appointment: Timed): AppointmentTimeRecord {
  const { appointmentDate, appointmentTime, appointmentEndTime, duration, status } = appointment;
  return { id: String(appointment._id), appointmentDate, appointmentTime, appointmentEndTime, duration, status };
}

/** An appointment as the person who asked for it gets it back. */
export function toBookedAppointment(appointment: StoredAppointment): BookedAppointment {
  const { parentName, childName, childBirthDate, phone, email, serviceType, reason } = appointment;
  return {
    ...toAppointmentTime(appointment),
    parentName,
    childName,
    childBirthDate,
    phone,
    email,
    serviceType,
    reason,
    createdAt: appointment.createdAt.toISOString(),
  };
}

/** An appointment whole, for staff and the product's own services. */
export function toAppointmentRecord(appointment: StoredAppointment): AppointmentRecord {
  const { consents } = appointment;
  return {
    ...toBookedAppointment(appointment),
    consents: consents && {
      kvkk: consents.kvkk,
      communication: consents.communication,
      legalTextVersion: consents.legalTextVersion,
      sentencesVersion: consents.sentencesVersion,
      agreedAt: consents.agreedAt.toISOString(),
    },
    version: appointment.version,
    updatedAt: appointment.updatedAt.toISOString(),
  };
}
