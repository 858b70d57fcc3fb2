import type { SelfCheckFault } from '@practice/contracts';
import { existingIds } from './existing-ids.ts';
import { nextDocuments, type StoredDocument, type StoredModel } from './next-documents.ts';
import type { SelfCheck } from './self-check.ts';

const STEP = 20_000;

type Reference = {
  from: StoredModel;
  /** The field that names the other record. */
  field: string;
  /** Which records have such a reference; all with a value if not given. */
  filter?: object;
  to: StoredModel;
  /** By which the other record is named, a text; its id if not given. */
  key?: string;
  /** Ids of the other records are texts also where they look like ids of objects. */
  areTexts?: boolean;
  /** What is wrong, a Turkish sentence. */
  sentence: string;
  /** Where the back office shows the record that names one that is not there. */
  records?: (document: StoredDocument) => SelfCheckFault['records'];
  /** Further fields that `records` needs. */
  fields?: readonly string[];
};

/** Whether every record that names another names one that is there. */
export function references({ from: model, field, to, sentence, ...rest }: Reference): SelfCheck {
  const { filter = {}, key, areTexts = key !== undefined, records, fields = [] } = rest;
  return async (from) => {
    const { documents, next } = await nextDocuments(model, {
      filter: { [field]: { $nin: [null, ''] }, ...filter },
      fields: [field, ...fields],
      from,
      limit: STEP,
    });
    const named = documents.map((document) => String(document[field]));
    const existing = await existingIds(to, named, { ...(key === undefined ? {} : { key }), areTexts });
    const broken = documents.filter((document) => !existing.has(String(document[field])));
    return {
      checked: documents.length,
      faults: broken.map((document) => ({
        id: `${model.collection.collectionName}.${field}:${document._id}`,
        sentence,
        records: records?.(document) ?? [],
      })),
      next,
    };
  };
}
