import { consentOrigins, consentStates, consentTexts, type ExportFormat, isoDate, z } from '@practice/contracts';
import type { FileCall } from '@practice/ui/records';
import type { ConsentFilter } from '../generated/graphql.ts';

export const PAGE_SIZE = 50;

const any = z.literal('');

/** What the list shows, kept in the address; '' does not narrow it. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  text: z.union([z.enum(consentTexts), any]).default(''),
  origin: z.union([z.enum(consentOrigins), any]).default(''),
  state: z.union([z.enum(consentStates), any]).default(''),
  from: z.union([isoDate, any]).default(''),
  to: z.union([isoDate, any]).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type ListValues = z.output<typeof listParams>;

export function toFilter({ q, text, origin, state, from, to }: ListValues): ConsentFilter {
  return {
    search: q || null,
    text: text || null,
    origin: origin || null,
    state: state || null,
    from: from || null,
    to: to || null,
  };
}

/** The request that exports the entries which the address narrows the list to. */
export function listExport(values: ListValues, format: ExportFormat): FileCall {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(toFilter(values))) if (value) query.set(name, value);
  return { address: `/api/export/consent-entries?${query}` };
}
