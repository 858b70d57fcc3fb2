import type { LocalPageRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** The page of a city near the practice. */
export type LocalPage = Omit<LocalPageRecord, 'id'>;

const required = { type: String, required: true } as const;
const text = { type: String, default: '' } as const;
const list = { type: [String], default: [] };
const schema = new Schema<LocalPage>(
  {
    cityName: required,
    slug: { type: String, required: true, unique: true },
    title: required,
    metaTitle: required,
    metaDescription: required,
    metaKeywords: text,
    heroTitle: required,
    heroSubtitle: text,
    heroDescription: required,
    heroFeatures: list,
    whyChooseUsTitle: text,
    whyChooseUsDescription: text,
    whyChooseUsItems: list,
    challengesTitle: text,
    challengesDescription: text,
    challengesProblems: list,
    challengesSolutions: list,
    contactTitle: text,
    contactDescription: text,
    distanceFromCorlu: text,
    specialFeature: text,
    population: text,
    childShare: text,
    schoolCount: text,
    familyCount: text,
    figuresSource: text,
    figuresYear: text,
    pageBlocks: text,
    isActive: { type: Boolean, default: true },
    version: { type: Number, default: 1 },
  },
  { collection: 'local_pages', timestamps: true, versionKey: false },
);
schema.index({ isActive: 1, cityName: 1 });

export const LocalPageModel = model('LocalPage', schema);
