import { type PageRecord, pageStatuses, pageTemplates } from '@practice/contracts';
import { model, Schema, type Types } from 'mongoose';

/** A page that staff write, published or not. */
export type Page = Omit<PageRecord, 'id' | 'parentId' | 'updatedAt'> & {
  parentId: Types.ObjectId | null;
  updatedAt: Date;
};

const text = { type: String, default: '' } as const;
const schema = new Schema<Page>(
  {
    title: { type: String, required: true },
    slug: { type: String, required: true, unique: true },
    content: text,
    excerpt: text,
    status: { type: String, enum: pageStatuses, default: 'draft' },
    isHomepage: { type: Boolean, default: false },
    parentId: { type: Schema.Types.ObjectId, default: null },
    templateName: { type: String, enum: pageTemplates, default: 'default' },
    customCss: text,
    customJs: text,
    featuredImage: text,
    metaTitle: text,
    metaDescription: text,
    metaKeywords: text,
    version: { type: Number, default: 1 },
  },
  { collection: 'pages', timestamps: true, versionKey: false },
);
schema.index({ status: 1, updatedAt: -1 });
schema.index({ isHomepage: 1 }, { unique: true, partialFilterExpression: { isHomepage: true } });

export const PageModel = model('Page', schema);
