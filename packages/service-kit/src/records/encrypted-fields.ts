import { z } from '@practice/contracts';
import { decryptText, type EncryptedText, encryptText, UNREADABLE_TEXT } from '../field-encryption.ts';
import { innermost } from './record-mapper.ts';

type Fields = Record<string, unknown>;

/**
 * Encrypts and decrypts the fields `names` of the records of a collection, each for its document and name. A text is
 * encrypted as it is, anything else as JSON. What cannot be decrypted is a placeholder where the record has a text, an
 * empty list where it has a list, else null.
 */
export function encryptedFields(collection: string, record: z.ZodObject, names: readonly string[]) {
  const kindOf = (name: string) => {
    const field = innermost(record.shape[name] as z.core.$ZodType);
    return field instanceof z.ZodString ? 'text' : field instanceof z.ZodArray ? 'list' : 'other';
  };
  const kinds = new Map(names.map((name) => [name, kindOf(name)]));

  function mapped(fields: Fields, map: (name: string, value: unknown) => unknown): Fields {
    const own = names.filter((name) => fields[name] !== undefined && fields[name] !== null);
    return { ...fields, ...Object.fromEntries(own.map((name) => [name, map(name, fields[name])])) };
  }

  function read(name: string, text: string): unknown {
    if (kinds.get(name) === 'text') return text;
    if (text !== UNREADABLE_TEXT) return JSON.parse(text);
    return kinds.get(name) === 'list' ? [] : null;
  }

  return {
    /** The fields as they are stored in the document `id`. */
    encrypt: (id: unknown, fields: Fields) =>
      mapped(fields, (field, value) =>
        encryptText(kinds.get(field) === 'text' ? String(value) : JSON.stringify(value), {
          collection,
          id: String(id),
          field,
        }),
      ),

    /** A stored document with these fields readable. */
    decrypt: <D extends { _id: unknown }>(document: D): D =>
      mapped(document, (field, value) =>
        read(field, decryptText(value as EncryptedText, { collection, id: String(document._id), field })),
      ) as D,

    /** The fields to write: one that stays as it is in `before` is left alone, also when it could not be decrypted. */
    changed: (fields: Fields, before: Fields) =>
      Object.fromEntries(
        Object.entries(fields).filter(
          ([name, value]) => !kinds.has(name) || JSON.stringify(value) !== JSON.stringify(before[name]),
        ),
      ),
  };
}
