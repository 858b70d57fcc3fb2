import type { BuiltInTemplateKey, EmailTemplateCategory } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/**
 * A template that staff made, or what they changed of a built-in one: there `builtIn` says of which, and a text that is not
 * there is the one that came with the product.
 */
export type StoredEmailTemplate = {
  builtIn?: BuiltInTemplateKey;
  name?: string;
  category?: EmailTemplateCategory;
  subject?: string | null;
  heading?: string | null;
  content?: string | null;
  isActive: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const schema = new Schema<StoredEmailTemplate>(
  {
    builtIn: { type: String },
    name: { type: String },
    category: { type: String },
    subject: { type: String, default: null },
    heading: { type: String, default: null },
    content: { type: String, default: null },
    isActive: { type: Boolean, default: true },
    version: { type: Number, default: 1 },
  },
  { collection: 'email_templates', timestamps: true, versionKey: false },
);
schema.index({ builtIn: 1 }, { unique: true, sparse: true });
schema.index({ name: 1 }, { unique: true, sparse: true });

export const EmailTemplateModel = model('EmailTemplate', schema);
