import { RATING, type TestimonialRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** What a family says about the practice. */
export type Testimonial = Omit<TestimonialRecord, 'id'>;

const schema = new Schema<Testimonial>(
  {
    clientName: { type: String, required: true },
    clientTitle: { type: String, default: null },
    content: { type: String, required: true },
    rating: { type: Number, ...RATING },
    isActive: { type: Boolean, default: true },
    orderIndex: { type: Number, default: 0 },
    version: { type: Number, default: 1 },
  },
  { collection: 'testimonials', timestamps: true, versionKey: false },
);
schema.index({ isActive: 1, orderIndex: 1 });

export const TestimonialModel = model('Testimonial', schema);
