import type { AppointmentChangeRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** What happened to an appointment, for the history that staff see beside it. No clinical text. */
export type AppointmentChange = {
  appointmentId: string;
  at: Date;
  /** null: the parent, through the site or the link of a reminder. */
  username: string | null;
  changeType: AppointmentChangeRecord['changeType'];
  fields: { field: string; from: string | null; to: string | null }[];
};

const schema = new Schema<AppointmentChange>(
  {
    appointmentId: { type: String, required: true },
    at: { type: Date, required: true },
    username: { type: String, default: null },
    changeType: { type: String, required: true },
    fields: [{ _id: false, field: String, from: String, to: String }],
  },
  { collection: 'appointment_changes', versionKey: false },
);
schema.index({ appointmentId: 1, at: -1 });
schema.index({ at: 1 });

export const AppointmentChangeModel = model('AppointmentChange', schema);
