import type { TypedDocumentNode } from '@apollo/client';
import type { EventType, z } from '@practice/contracts';
import type { ToastText } from '@practice/ui/overlay';
import type { BoundFields } from './fields.tsx';

/** What every record that is edited on a screen has. */
export type StoredRecord = { id: string; version: number };

/** What a form holds of a field while it is filled in: text as typed, '' for nothing. */
export type FormValue = string | boolean;
export type FormValues<Name extends string = string> = Record<Name, FormValue>;

/** A field as the form, the comparison of versions and the messages name it. */
export type FieldDefinition = {
  label: string;
  /** A stored value as the form shows it; text, and figures as they are, without one. */
  write?: (value: never) => string;
  /** What is sent for a text of the form; what the schema takes for it, without one. */
  read?: (text: string) => unknown;
  /** A value of the form in words. */
  describe?: (value: FormValue) => string;
  options?: readonly { value: string; label: string }[];
  /** Follows from other fields: between two versions it is not chosen, but made of what was. */
  derive?: (chosen: FormValues, mine: FormValues) => FormValue;
};

/** What a form says: the input to send, or a message for each field that is refused. */
export type ReadForm = { input: Record<string, unknown> } | { errors: Record<string, string> };

/** Turkish sentences of a kind of records; those that are not given follow from its noun. */
export type RecordTexts = {
  created: ToastText | string;
  updated: ToastText | string;
  removed: ToastText | string;
  createFailed: string;
  updateFailed: string;
  removeFailed: string;
  orderFailed: string;
  loadFailed: string;
};

/** The records that a query answers with: the items of its only list, or of its only page, or its only record. */
export type RecordOf<Data> = {
  [Key in keyof Data]: Data[Key] extends readonly (infer Row)[]
    ? Row
    : Data[Key] extends { items: readonly (infer Row)[] }
      ? Row
      : Extract<Data[Key], StoredRecord>;
}[keyof Data];

export type RecordDefinition<Data, Name extends string> = {
  list: TypedDocumentNode<Data, never>;
  /** Without it none are created by a form. */
  create?: TypedDocumentNode<unknown, never>;
  update: TypedDocumentNode<unknown, never>;
  /** Without it they are not deleted. */
  remove?: TypedDocumentNode<unknown, never>;
  /** Takes the ids in their new order. */
  order?: TypedDocumentNode<unknown, never>;
  /** The event that says that one of them changed. */
  event: EventType;
  /** The field of payload and record that says which one; `id` without it. */
  eventKey?: string;
  /** Of the input that creates one: what is required, how long it may be, what it refuses. */
  schema: z.ZodObject;
  /** What one is called, singular and plural: 'Hizmet', 'Hizmetler'. */
  nouns: { one: string; many: string };
  /** What a record is called. */
  name: (row: RecordOf<Data>) => string;
  /** Where visitors see a record; null while they do not. */
  seenAt?: (row: RecordOf<Data>) => string | null;
  /** The fields of the form, with a label or more. */
  fields: Record<Name, string | FieldDefinition>;
  /** What a new one starts with, beside what the schema says. */
  initial?: Partial<FormValues<Name>>;
  texts?: Partial<RecordTexts>;
  /**
   * Reads a form whose fields depend on each other; `before` is the record as stored, null for a new one. Without it each
   * field is read by the schema, and those that changed are sent.
   */
  read?(values: FormValues<NoInfer<Name>>, before: FormValues<NoInfer<Name>> | null): ReadForm;
};

export type Records<Row extends StoredRecord, Name extends string> = Omit<
  RecordDefinition<never, Name>,
  'name' | 'list' | 'seenAt'
> & {
  list: TypedDocumentNode<unknown, never>;
  name: (row: Row) => string;
  seenAt?: (row: Row) => string | null;
  fields: Record<Name, FieldDefinition>;
  texts: RecordTexts;
  /** The inputs of the kit, for the names of these fields. */
  Field: BoundFields<Name>;
};

/** What the form of some records holds: `FormValuesOf<typeof services>`. */
export type FormValuesOf<Kind> =
  Kind extends Records<infer Row, infer Name>
    ? { [Key in Name]: Key extends keyof Row ? (Row[Key] extends boolean ? boolean : string) : FormValue }
    : never;
