import { MAX_REFUSED_ADDRESSES, type RefusedAddressRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { RefusedAddressModel, toRefusedAddress } from './refused-address.model.ts';

/** The addresses that refuse e-mails, those that did last first. */
export async function listRefusedAddresses(ctx: ServiceContext): Promise<RefusedAddressRecord[]> {
  assertCan(ctx, 'refused-address:read');
  const marks = await RefusedAddressModel.find().sort({ lastAt: -1, _id: 1 }).limit(MAX_REFUSED_ADDRESSES).lean();
  return marks.map((mark) => toRefusedAddress(mark));
}
