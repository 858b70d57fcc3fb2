import type { z } from '@practice/contracts';
import { useSection } from '@practice/ui/back-office';
import { useMemo } from 'react';
import { validated } from './field-rules.ts';

/** Say how a list is shown, not which records are in it. */
const arrangement = new Set(['sort', 'direction', 'page']);

/**
 * Search, filters, order and page of a list, kept in the address, so that a view can be shared and Back works. Each value
 * is read by its own part of the schema; what that refuses counts as not given, so every part needs a default.
 */
export function useListParams<Schema extends z.ZodObject>(schema: Schema) {
  type Values = z.output<Schema>;
  const { params, setParams } = useSection();
  return useMemo(() => {
    const names = Object.keys(schema.shape);
    const values = readListParams(schema, params);
    return {
      values,
      /** Whether anything narrows the list. */
      isNarrowed: isNarrowedList(schema, values),
      /** Another filter begins with the first page. `replace` keeps one entry of the history while something is typed. */
      set(changes: Partial<Values>, options?: { replace?: boolean }) {
        setParams(listParamTexts(schema, changes), options);
      },
      /** Takes every filter away. */
      clear: () =>
        setParams(
          Object.fromEntries(
            names.filter((name) => name !== 'sort' && name !== 'direction').map((name) => [name, null]),
          ),
        ),
    };
  }, [schema, params, setParams]);
}

export type ListParams<Values> = {
  values: Values;
  isNarrowed: boolean;
  set: (changes: Partial<Values>, options?: { replace?: boolean }) => void;
  clear: () => void;
};

/** Whether one of the values leaves records out. */
export function isNarrowedList(schema: z.ZodObject, values: Record<string, unknown>): boolean {
  const initial: Record<string, unknown> = readListParams(schema);
  return Object.keys(initial).some((name) => !arrangement.has(name) && values[name] !== initial[name]);
}

/** The parameters of the address for changed values: null for one that is as it is without saying. */
export function listParamTexts(schema: z.ZodObject, changes: Record<string, unknown>): Record<string, string | null> {
  const initial: Record<string, unknown> = readListParams(schema);
  const all = { ...('page' in initial ? { page: initial.page } : {}), ...changes };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, value === initial[name] ? null : String(value)]),
  );
}

/** The values that an address says, each read by its own part of the schema. */
export function readListParams<Schema extends z.ZodObject>(
  schema: Schema,
  params = new URLSearchParams(),
): z.output<Schema> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, part]) => {
      const given = validated(part, params.get(name) ?? undefined);
      const result = given.issues ? validated(part, undefined) : given;
      if (result.issues) throw new Error(`The parameter ${name} of the list has no default`);
      return [name, result.value];
    }),
  ) as z.output<Schema>;
}
