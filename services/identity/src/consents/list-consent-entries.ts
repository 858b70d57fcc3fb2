import { type ConsentEntryRecord, DEFAULT_PAGE_SIZE, listConsentEntriesInput } from '@practice/contracts';
import { type Page, readInput, type ServiceContext } from '@practice/service-kit';
import { toConsentFilter } from './consent-filter.ts';
import { consentList, consentOrder } from './consent-list.ts';
import { toConsentEntry } from './to-consent-entry.ts';

/** The register of consents, for admins: the latest first, by text, origin, state, person and days. */
export async function listConsentEntries(ctx: ServiceContext, raw: unknown): Promise<Page<ConsentEntryRecord>> {
  const { page, pageSize, ...filter } = readInput(ctx, 'privacy:read', listConsentEntriesInput, raw ?? {});
  const limit = pageSize ?? DEFAULT_PAGE_SIZE;
  const query = { filter: toConsentFilter(filter), order: consentOrder };
  const { items, total } = await consentList.findPage(query, { skip: ((page ?? 1) - 1) * limit, limit });
  return { items: items.map(toConsentEntry), total };
}
