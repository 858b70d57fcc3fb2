import { OTHER_ADDRESSES, WHOLE_SITE } from '@practice/contracts';
import { type UrlTraffic, UrlTrafficModel } from './url-traffic.model.ts';

type Range = { from: string; to: string };

/** The rows of each address in a range of days; what has no address of its own is left out. */
export async function readAddresses({ from, to }: Range): Promise<Map<string, UrlTraffic[]>> {
  const found = await UrlTrafficModel.find({
    day: { $gte: from, $lte: to },
    path: { $nin: [WHOLE_SITE, OTHER_ADDRESSES] },
  }).lean();
  const addresses = new Map<string, UrlTraffic[]>();
  for (const row of found) addresses.set(row.path, [...(addresses.get(row.path) ?? []), row]);
  return addresses;
}

/** The rows of the whole site in a range of days. */
export function readSite(range: Range): Promise<UrlTraffic[]> {
  return readAddress(range, WHOLE_SITE);
}

/** The rows of one address in a range of days. */
export function readAddress({ from, to }: Range, path: string): Promise<UrlTraffic[]> {
  return UrlTrafficModel.find({ day: { $gte: from, $lte: to }, path }).lean();
}
