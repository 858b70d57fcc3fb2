import type { UrlFinding } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { UrlFaultModel } from './url-health.model.ts';

type Fault = Pick<UrlFinding, 'kind' | 'target'> & { url: string };

/** What makes two faults the same: the page, the kind, and the link, picture or file that it is about. */
export function faultId({ url, kind, target }: Fault): string {
  return [kind, url, ...(target === null ? [] : [target])].join(' ');
}

/**
 * Keeps the faults that are there now, with the check that found each first; one that was mended is forgotten, and new
 * when it comes back. Whether there are new ones.
 */
export async function noteFaults(
  session: ClientSession,
  faults: readonly Fault[],
  { runId, at }: { runId: string; at: Date },
): Promise<boolean> {
  const current = new Map(faults.map((fault) => [faultId(fault), fault]));
  const stored = await UrlFaultModel.find({}, { _id: 1 }, { session }).lean();
  const known = new Set(stored.map(({ _id }) => _id));
  const mended = [...known].filter((id) => !current.has(id));
  const added = [...current].filter(([id]) => !known.has(id));
  if (mended.length > 0) await UrlFaultModel.deleteMany({ _id: { $in: mended } }, { session });
  const documents = added.map(([_id, { url }]) => ({ _id, url, runId, since: at }));
  if (documents.length > 0) await UrlFaultModel.insertMany(documents, { session });
  return added.length > 0;
}
