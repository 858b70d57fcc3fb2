import type { TestimonialRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** What a family says of the practice (document 2, section 3). */
export type Testimonial = {
  clientName: string;
  clientTitle: string | null;
  content: string;
  rating: number;
  isActive: boolean;
  orderIndex: number;
};

const schema = new Schema<Testimonial>(
  {
    clientName: { type: String, required: true },
    clientTitle: { type: String, default: null },
    content: { type: String, required: true },
    rating: { type: Number, required: true, min: 1, max: 5 },
    isActive: { type: Boolean, default: true },
    orderIndex: { type: Number, default: 0 },
  },
  { collection: 'testimonials', timestamps: true },
);
schema.index({ isActive: 1, orderIndex: 1 });

export const TestimonialModel = model('Testimonial', schema);

export function toTestimonialRecord(testimonial: Testimonial & { _id: unknown }): TestimonialRecord {
  const { clientName, clientTitle, content, rating, isActive, orderIndex } = testimonial;
  return { id: String(testimonial._id), clientName, clientTitle, content, rating, isActive, orderIndex };
}
