import { model, Schema } from 'mongoose';

/** That a visitor has seen a post on a day; `_id` is a hash that says neither who nor what. */
export type BlogView = { _id: string; expiresAt: Date };

const views = new Schema<BlogView>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'blog_views', versionKey: false },
);
views.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const BlogViewModel = model('BlogView', views);

/** The salt of a day's hashes; `_id` is the day. When it is gone, nobody can tell whose they were. */
export type ViewSalt = { _id: string; salt: string; expiresAt: Date };

const salts = new Schema<ViewSalt>(
  {
    _id: { type: String, required: true },
    salt: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'blog_view_salts', versionKey: false },
);
salts.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ViewSaltModel = model('ViewSalt', salts);
