import type { TherapyServiceRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** A service that the practice offers (document 2, section 3). */
export type TherapyService = {
  slug: string;
  title: string;
  description: string;
  details: string;
  iconName: string | null;
  price: number | null;
  /** Minutes. */
  duration: number | null;
  isActive: boolean;
  orderIndex: number;
};

const schema = new Schema<TherapyService>(
  {
    slug: { type: String, required: true, unique: true },
    title: { type: String, required: true },
    description: { type: String, required: true },
    details: { type: String, default: '' },
    iconName: { type: String, default: null },
    price: { type: Number, default: null },
    duration: { type: Number, default: null },
    isActive: { type: Boolean, default: true },
    orderIndex: { type: Number, default: 0 },
  },
  { collection: 'therapy_services', timestamps: true },
);

export const TherapyServiceModel = model('TherapyService', schema);

export function toTherapyServiceRecord(service: TherapyService & { _id: unknown }): TherapyServiceRecord {
  const { slug, title, description, details, iconName, price, duration, isActive, orderIndex } = service;
  return {
    id: String(service._id),
    slug,
    title,
    description,
    details,
    iconName,
    price,
    duration,
    isActive,
    orderIndex,
  };
}
