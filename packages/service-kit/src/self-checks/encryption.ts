import type { SelfCheckFault } from '@practice/contracts';
import { isEncrypted, isReadable } from '../field-encryption.ts';
import { nextDocuments, type StoredDocument, type StoredModel } from './next-documents.ts';
import type { Looked, SelfCheck } from './self-check.ts';

const STEP = 2000;

type Encrypted = {
  model: StoredModel;
  /** The fields that are encrypted; `resubmissions.reason` is one of a list. */
  fields: readonly string[];
  /** Which documents; all if not given. */
  filter?: object;
  /** Whose texts they are: `Bir klinik notun`. */
  owner: string;
  records?: (document: StoredDocument) => SelfCheckFault['records'];
  /** Further fields that `records` needs. */
  alongside?: readonly string[];
};

/** Whether the texts of these fields are encrypted, and the keys of this process read them where they are. */
export function encryption({ model, fields, filter = {}, alongside = [], ...about }: Encrypted): SelfCheck {
  return async (from) => {
    const range = { filter, fields: [...fields, ...alongside], from, limit: STEP };
    const { documents, next } = await nextDocuments(model, range);
    return { ...lookAtTexts(documents, { model, fields, ...about }), next };
  };
}

/** The same for documents that were read already. */
export function lookAtTexts(
  documents: readonly StoredDocument[],
  { model, fields, owner, records }: Pick<Encrypted, 'model' | 'fields' | 'owner' | 'records'>,
): Looked {
  const collection = model.collection.collectionName;
  const looked: Looked = { checked: 0, faults: [] };
  for (const document of documents) {
    for (const field of fields) {
      const texts = [...textsAt(document, field.split('.'))];
      looked.checked += texts.length;
      const problem = texts
        .map((text) => problemOf(text, { collection, id: String(document._id), field }))
        .find(Boolean);
      if (!problem) continue;
      looked.faults.push({
        id: `${collection}.${field}:${document._id}`,
        sentence: `${owner} metni ${problem}.`,
        records: records?.(document) ?? [],
      });
    }
  }
  return looked;
}

function problemOf(text: string, location: Parameters<typeof isReadable>[1]): string | null {
  if (!isEncrypted(text)) return 'şifrelenmeden saklanmış';
  return isReadable(text, location) ? null : 'bugünkü anahtarlarla okunamıyor';
}

function* textsAt(value: unknown, path: string[]): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* textsAt(each, path);
  else if (path.length > 0)
    yield* textsAt((value as Record<string, unknown> | null)?.[path[0] as string], path.slice(1));
  else if (typeof value === 'string' && value !== '') yield value;
}
