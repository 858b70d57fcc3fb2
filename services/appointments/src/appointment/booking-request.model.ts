import type { SkippedDate } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** A request that was made with a phone or an e-mail. `sameAs`: hash of the fields that make two requests the same. */
export type MadeRequest = { sameAs: string; bodyHash: string; appointmentId: string; at: Date };

/**
 * Idempotency records of booking requests. Under the hash of the caller's Idempotency-Key (`key:`): its appointment, so
 * that a retry gets the same response. Under the hash of a phone (`phone:`) and of an e-mail (`email:`): the last requests
 * that were made with it. Requests of one person that come at once write to the same documents, so they are decided one
 * after the other.
 */
export type BookingRequest = {
  _id: string;
  /** Hash of the body that was processed: another body under the same key is refused. */
  bodyHash?: string;
  appointmentId?: string;
  /** What became of a series that staff created. */
  series?: { savedCount: number; skipped: SkippedDate[] };
  requests?: MadeRequest[];
  createdAt: Date;
  expiresAt: Date;
};

const schema = new Schema<BookingRequest>(
  {
    _id: { type: String, required: true },
    bodyHash: String,
    appointmentId: String,
    series: { type: Object },
    requests: {
      type: [{ _id: false, sameAs: String, bodyHash: String, appointmentId: String, at: Date }],
      default: undefined,
    },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'booking_requests', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const BookingRequestModel = model('BookingRequest', schema);
