import { type BuiltInTemplateKey, type EmailTemplateCategory, toSearchKey } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/**
 * A template that staff made, or what they changed of a built-in one: there `builtIn` says of which, and a text that is not
 * there is the one that came with the product.
 */
export type StoredEmailTemplate = {
  /** By which its name is unique; of a built-in one it says which. */
  nameKey: string;
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
    nameKey: { type: String, required: true, unique: true },
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

export const EmailTemplateModel = model('EmailTemplate', schema);

/** Of a template that staff made: two of them differ by more than capitals. */
export function nameKeyOf(name: string): string {
  return toSearchKey(name);
}

/** Of what is stored of a built-in one. Names have no capitals in their keys. */
export function builtInNameKey(key: BuiltInTemplateKey): string {
  return `BUILT-IN ${key}`;
}
