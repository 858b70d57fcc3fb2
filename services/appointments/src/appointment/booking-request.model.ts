import type { SkippedDate } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/**
 * Idempotency records of a booking request. Under the hash of the caller's Idempotency-Key (`key:`) and of the fields
 * that make two requests the same (`same:`): its appointment, so that a retry gets the same response. Under the hash of
 * its phone (`phone:`) and e-mail (`email:`): that it has been used. Requests of one person that come at once write to
 * the same documents, so they are decided one after the other.
 */
export type BookingRequest = {
  _id: string;
  /** Hash of the body that was processed: another body under the same key is refused or shown to staff. */
  bodyHash: string | null;
  appointmentId: string;
  /** What became of a series that staff created. */
  series?: { savedCount: number; skipped: SkippedDate[] };
  createdAt: Date;
  expiresAt: Date;
};

const schema = new Schema<BookingRequest>(
  {
    _id: { type: String, required: true },
    bodyHash: { type: String, default: null },
    appointmentId: { type: String, required: true },
    series: { type: Object },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'booking_requests', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const BookingRequestModel = model('BookingRequest', schema);
