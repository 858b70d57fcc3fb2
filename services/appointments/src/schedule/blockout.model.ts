import { model, Schema } from 'mongoose';

/** A period in which nothing can be booked; instants. */
export type Blockout = {
  title: string;
  startDateTime: Date;
  endDateTime: Date;
  blockoutType: string;
  description: string | null;
  isActive: boolean;
  createdBy: string;
  version: number;
};

const schema = new Schema<Blockout>(
  {
    title: { type: String, required: true },
    startDateTime: { type: Date, required: true },
    endDateTime: { type: Date, required: true },
    blockoutType: { type: String, default: 'blockout' },
    description: { type: String, default: null },
    isActive: { type: Boolean, default: true },
    createdBy: { type: String, default: 'admin' },
    version: { type: Number, default: 1 },
  },
  { collection: 'blockouts', timestamps: true, versionKey: false },
);
schema.index({ isActive: 1, endDateTime: 1 });

export const BlockoutModel = model('Blockout', schema);
