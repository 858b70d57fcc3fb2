import { model, Schema } from 'mongoose';

/**
 * A mark that a request was carried out, so that the same one, sent again, gets the same answer. `_id` is a hash: of
 * the caller's Idempotency-Key, or of what makes two requests the same.
 */
export type BookingRequest = {
  _id: string;
  /** Hash of the body that was carried out: another body under the same mark is refused or shown to staff. */
  bodyHash: string | null;
  appointmentId: string;
  createdAt: Date;
  expiresAt: Date;
};

const schema = new Schema<BookingRequest>(
  {
    _id: { type: String, required: true },
    bodyHash: { type: String, default: null },
    appointmentId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'booking_requests', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const BookingRequestModel = model('BookingRequest', schema);
