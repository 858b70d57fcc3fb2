import { URL_HEALTH_DAYS, type UrlAnswer, type UrlHealthDay, type UrlHealthRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

const options = { versionKey: false, strict: false } as const;
const id = { type: String, required: true } as const;

/** The last result of an address; `_id` is its path. */
export type StoredUrlHealth = Omit<UrlHealthRecord, 'url'> & { _id: string };
export const UrlHealthModel = model(
  'UrlHealth',
  new Schema<StoredUrlHealth>({ _id: id }, { ...options, collection: 'url_health' }),
);

/** What the addresses answered in the check that is under way or was the last. */
export type StoredUrlAnswer = Omit<UrlAnswer, 'path'> & { _id: string };
export const UrlAnswerModel = model(
  'UrlAnswer',
  new Schema<StoredUrlAnswer>({ _id: id }, { ...options, collection: 'url_health_answers' }),
);

/** How the site was at the end of a day; `_id` is the date. */
export type StoredUrlHealthDay = Omit<UrlHealthDay, 'date'> & { _id: string; at: Date };
const days = new Schema<StoredUrlHealthDay>(
  { _id: id, at: { type: Date, required: true } },
  { ...options, collection: 'url_health_days' },
);
days.index({ at: 1 }, { expireAfterSeconds: URL_HEALTH_DAYS * 86_400 });
export const UrlHealthDayModel = model('UrlHealthDay', days);

/** A fault that is there now; `_id` is its `faultId`. `runId` is the check that found it first. */
export type StoredUrlFault = { _id: string; url: string; runId: string; since: Date };
const text = { type: String, required: true } as const;
const faults = new Schema<StoredUrlFault>(
  { _id: id, url: text, runId: text, since: { type: Date, required: true } },
  { collection: 'url_health_faults', versionKey: false },
);
faults.index({ runId: 1 });
export const UrlFaultModel = model('UrlFault', faults);
