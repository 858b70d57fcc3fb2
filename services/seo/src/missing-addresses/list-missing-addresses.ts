import { addressKey, type MissingAddressRecord, missingAddressFilter, RedirectMatcher } from '@practice/contracts';
import { callService, type Page, readInput, readPaging, type ServiceContext } from '@practice/service-kit';
import type { Types } from 'mongoose';
import { readRedirectsAt } from '../redirects/active-redirects.ts';
import { type MissingAddress, MissingAddressModel } from './missing-address.model.ts';

export type StoredMissingAddress = MissingAddress & { _id: Types.ObjectId };

/**
 * For editors: addresses that were asked for and are not there, the most asked for first, each with what may have been
 * meant. Those at which something is by now, a page or a redirect, are forgotten when the list comes to them.
 * @throws DomainError VALIDATION_FAILED
 */
export async function listMissingAddresses(ctx: ServiceContext, raw: unknown): Promise<Page<MissingAddressRecord>> {
  const { dismissed, ...paging } = readInput(ctx, 'seo:read', missingAddressFilter, raw ?? {});
  const { page, pageSize } = readPaging(paging);
  const filter = { isDismissed: dismissed ?? false };
  const read = () =>
    MissingAddressModel.find(filter)
      .sort({ count: -1, _id: 1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean<StoredMissingAddress[]>();
  let found = await read();
  const solved = await findSolved(found);
  if (solved.length > 0) {
    await MissingAddressModel.bulkWrite(solved.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
    found = await read();
  }
  const items = await Promise.all(found.map(toRecord));
  return { items, total: await MissingAddressModel.countDocuments(filter) };
}

async function findSolved(found: StoredMissingAddress[]): Promise<StoredMissingAddress[]> {
  if (found.length === 0) return [];
  const [there, redirects] = await Promise.all([
    callService('content', 'findAddresses', { paths: found.map(({ path }) => path) }),
    readRedirectsAt(found.map(({ key }) => addressKey(key))),
  ]);
  const matcher = new RedirectMatcher(redirects);
  return found.filter(({ path }) => there[path] !== undefined || matcher.step(path) !== undefined);
}

export async function toRecord({
  _id,
  referrer,
  firstAt,
  lastAt,
  key: _key,
  ...rest
}: StoredMissingAddress): Promise<MissingAddressRecord> {
  const [suggestion = null] = await callService('content', 'suggestAddresses', { path: rest.path });
  return {
    id: String(_id),
    ...rest,
    referrer: referrer || null,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    suggestion,
  };
}
