import type { Model } from 'mongoose';

/** A mongoose model of documents T, whatever methods and virtuals its schema has. */
// biome-ignore lint/suspicious/noExplicitAny: they are a part of a model's type and of no concern here
export type ModelOf<T> = Model<T, any, any, any, any, any, any>;

/** One of whatever schema; the record's contract types what goes in and out. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyModel = ModelOf<any>;
