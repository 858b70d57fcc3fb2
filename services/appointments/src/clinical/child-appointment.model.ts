import { model, Schema } from 'mongoose';

/** Which file an appointment belongs to; its id is the appointment's, so that it belongs to one. */
export type ChildAppointmentLink = {
  _id: string;
  childProfileId: string;
  /** How often a record was written by it. */
  uses?: number;
};

const text = { type: String, required: true } as const;
const schema = new Schema<ChildAppointmentLink>(
  { _id: text, childProfileId: text, uses: Number },
  { collection: 'child_appointments', versionKey: false },
);
schema.index({ childProfileId: 1 });

export const ChildAppointmentModel = model('ChildAppointment', schema);
