import { LOAD_TIME_DAYS, type TrafficDevice, type WebVital } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** How many values of each metric fell into each class of `webVitalBounds`. */
export type Histograms = Partial<Record<WebVital, Record<string, number>>>;

/** What browsers of one kind measured of one page on one day; WHOLE_SITE is the path of all pages together. */
export type LoadTime = { _id: string; day: string; path: string; device: TrafficDevice; counts: Histograms; at: Date };

const text = { type: String, required: true } as const;
const schema = new Schema<LoadTime>(
  {
    _id: text,
    day: text,
    path: text,
    device: text,
    counts: { type: Object, default: {} },
    at: { type: Date, required: true },
  },
  { collection: 'load_times', versionKey: false },
);
schema.index({ day: 1, path: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: LOAD_TIME_DAYS * 24 * 60 * 60 });

export const LoadTimeModel = model('LoadTime', schema);
