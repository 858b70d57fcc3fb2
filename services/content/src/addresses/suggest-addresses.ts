import { type SuggestedAddress, suggestAddressesInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { readAddresses } from './list-addresses.ts';
import { nearAddresses } from './near-addresses.ts';

/** Many addresses that do not exist are asked for one after another; what there is changes rarely. */
const FRESH_MS = 5000;
let known: { at: number; addresses: ReturnType<typeof readAddresses> } | undefined;

/** What somebody may have meant by a path at which nothing is, the nearest first; three at most. */
export async function suggestAddresses(ctx: ServiceContext, input: unknown): Promise<SuggestedAddress[]> {
  const { path } = readInput(ctx, 'content:view', suggestAddressesInput, input);
  if (!known || Date.now() - known.at > FRESH_MS) known = { at: Date.now(), addresses: readAddresses() };
  const addresses = await known.addresses.catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return nearAddresses(path, addresses).map(({ path, title }) => ({ path, title }));
}
