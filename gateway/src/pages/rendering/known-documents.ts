import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

const known = new LRUCache<string, DocumentNode>({ max: 500 });

/** The document of a text, one object for all processes: results of queries are kept by it. */
export function documentOf(text: string): DocumentNode {
  const document = known.get(text) ?? (JSON.parse(text) as DocumentNode);
  known.set(text, document);
  return document;
}
