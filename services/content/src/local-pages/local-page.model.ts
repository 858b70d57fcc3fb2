import { type LocalPageRecord, localPageRecord } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** The page of a city near the practice. */
export type LocalPage = Omit<LocalPageRecord, 'id'>;

const text = { type: String, required: true } as const;
const schema = new Schema<LocalPage>(
  {
    cityName: text,
    slug: { type: String, required: true, unique: true },
    title: text,
    metaTitle: text,
    metaDescription: text,
    heroTitle: text,
    heroSubtitle: { type: String, default: '' },
    heroDescription: text,
    isActive: { type: Boolean, default: true },
  },
  { collection: 'local_pages', timestamps: true },
);
schema.index({ isActive: 1, cityName: 1 });

export const LocalPageModel = model('LocalPage', schema);

export const toLocalPageRecord = recordMapper(localPageRecord);
