import { model, Schema } from 'mongoose';

/**
 * A phone or an e-mail that requests come from. Every request writes to the documents of its two, so that requests of
 * the same person that come at once are decided one after the other.
 */
export type Requester = {
  /** `phone:` or `email:` and a hash. */
  _id: string;
  requests: number;
  expiresAt: Date;
};

const schema = new Schema<Requester>(
  {
    _id: { type: String, required: true },
    requests: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'requesters', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const RequesterModel = model('Requester', schema);
