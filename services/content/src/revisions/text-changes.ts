import type { ContentChange } from '@practice/contracts';

export type KeyedTexts = readonly { key: string; value: string }[];

/** What is other in the later texts, in their order; what is gone comes last. */
export function textChanges(before: KeyedTexts, after: KeyedTexts): ContentChange[] {
  const former = new Map(before.map(({ key, value }) => [key, value]));
  const latter = new Set(after.map(({ key }) => key));
  const written = after.flatMap(({ key, value }): ContentChange[] => {
    if (!former.has(key)) return [{ key, kind: 'added' }];
    return former.get(key) === value ? [] : [{ key, kind: 'changed' }];
  });
  const deleted = before.filter(({ key }) => !latter.has(key)).map(({ key }) => ({ key, kind: 'deleted' as const }));
  return [...written, ...deleted];
}
