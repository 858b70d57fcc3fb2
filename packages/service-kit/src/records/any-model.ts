import type { Model } from 'mongoose';

/** A mongoose model of whatever schema; the record's contract types what goes in and out. */
// biome-ignore lint/suspicious/noExplicitAny: a model's type names every method and virtual of its schema
export type AnyModel = Model<any, any, any, any, any, any, any>;
