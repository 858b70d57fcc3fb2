import { createHash } from 'node:crypto';
import type { ClientSession } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

const MAX_A_DAY = 3;
const DAY_MS = 86_400_000;

/** When requests were acknowledged to one address within a day; the address itself is not stored. */
type RequestEmailQuota = { _id: string; sentAt: Date[]; expiresAt: Date };

const schema = new Schema<RequestEmailQuota>(
  {
    _id: { type: String, required: true },
    sentAt: { type: [Date], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'request_email_quotas', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const RequestEmailQuotaModel = model('RequestEmailQuota', schema);

/**
 * Counts an acknowledgement to this address, three in 24 hours: anybody can request one to any address. Two
 * transactions that count for one address at once conflict, and one of them is retried.
 * @returns false, and counts nothing, when there were three.
 */
export async function takeRequestEmail(session: ClientSession, address: string): Promise<boolean> {
  const _id = hashOf(address);
  const now = Date.now();
  const known = await RequestEmailQuotaModel.findById(_id, null, { session }).lean();
  const recent = (known?.sentAt ?? []).filter((at) => now - at.getTime() < DAY_MS);
  if (recent.length >= MAX_A_DAY) return false;
  const next = { sentAt: [...recent, new Date(now)], expiresAt: new Date(now + DAY_MS) };
  await RequestEmailQuotaModel.updateOne({ _id }, { $set: next }, { upsert: true, session });
  return true;
}

/** Forgets that requests of an address were acknowledged. */
export async function forgetRequestEmails(session: ClientSession, address: string): Promise<void> {
  await RequestEmailQuotaModel.deleteOne({ _id: hashOf(address) }, { session });
}

/** Equal for all spellings of one mailbox: capitals and plus tags are ignored. */
function hashOf(address: string): string {
  const mailbox = address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
  return createHash('sha256').update(mailbox).digest('hex');
}
