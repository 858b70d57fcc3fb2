import { model, Schema } from 'mongoose';

/** What a deleted service was called, so that its appointments can still say so. */
type FormerService = { slug: string; title: string };

const schema = new Schema<FormerService>(
  { slug: { type: String, required: true, unique: true }, title: { type: String, required: true } },
  { collection: 'former_services', versionKey: false },
);

export const FormerServiceModel = model('FormerService', schema);
