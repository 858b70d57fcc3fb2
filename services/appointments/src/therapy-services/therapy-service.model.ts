import type { TherapyServiceRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** A service that the practice offers. */
export type TherapyService = Omit<TherapyServiceRecord, 'id'>;

const schema = new Schema<TherapyService>(
  {
    slug: { type: String, required: true, unique: true },
    title: { type: String, required: true, unique: true },
    description: { type: String, required: true },
    details: { type: String, default: '' },
    promise: { type: String, default: '' },
    bodyHtml: { type: String, default: '' },
    audience: { type: [String], default: [] },
    steps: { type: [{ _id: false, title: String, text: String }], default: [] },
    faqs: { type: [{ _id: false, question: String, answer: String }], default: [] },
    sessionForm: { type: String, default: '' },
    iconName: { type: String, default: null },
    price: { type: Number, default: null },
    duration: { type: Number, default: null },
    isActive: { type: Boolean, default: true },
    orderIndex: { type: Number, default: 0 },
    version: { type: Number, default: 1 },
  },
  { collection: 'therapy_services', timestamps: true, versionKey: false },
);

export const TherapyServiceModel = model('TherapyService', schema);
