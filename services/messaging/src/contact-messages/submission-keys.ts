import { createHash } from 'node:crypto';
import type { SendContactMessageInput } from '@practice/contracts';
import { type ClientSession, DomainError, keyedHash, type ServiceContext } from '@practice/service-kit';
import { ContactMessageModel, type StoredContactMessage } from './contact-message.model.ts';
import { ContactSubmissionModel } from './contact-submission.model.ts';

const KEY_KEPT_MS = 24 * 3_600_000;
/** How long the same body counts as the same message. */
const SAME_MESSAGE_MS = 10 * 60_000;

/** How a message is recognised when it is sent again. */
export type SubmissionKeys = { idempotencyKeyId: string | null; sameId: string; bodyHash: string };

/** An Idempotency-Key counts for its caller only; without one, messages with the same body are the same message. */
export function submissionKeysOf(ctx: ServiceContext, input: SendContactMessageInput): SubmissionKeys {
  const caller = ctx.actor.userId ?? `anonymous ${ctx.address}`;
  const { name, email, subject, contactType, message } = input;
  const bodyHash = keyedHash(name, email, subject ?? '', contactType, message);
  const key = ctx.idempotencyKey;
  return {
    idempotencyKeyId: key
      ? `key:${createHash('sha256')
          .update(JSON.stringify([caller, key]))
          .digest('base64url')}`
      : null,
    sameId: `same:${bodyHash}`,
    bodyHash,
  };
}

/**
 * The message of an earlier submission, or null.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED when the key came with another body.
 */
export async function findEarlierMessage(
  { idempotencyKeyId, sameId, bodyHash }: SubmissionKeys,
  session: ClientSession | null = null,
): Promise<StoredContactMessage | null> {
  const _id = { $in: idempotencyKeyId ? [idempotencyKeyId, sameId] : [sameId] };
  const found = await ContactSubmissionModel.find({ _id }, null, { session }).lean();
  const valid = found.filter(({ expiresAt }) => expiresAt.getTime() > Date.now());
  const byKey = valid.find((each) => each._id === idempotencyKeyId);
  if (byKey && byKey.bodyHash !== bodyHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  const known = byKey ?? valid[0];
  return known ? ContactMessageModel.findById(known.messageId, null, { session }).lean() : null;
}

/** Writes with a message by what it is recognised when it is sent again. */
export async function writeSubmission(
  session: ClientSession,
  { idempotencyKeyId, sameId, bodyHash }: SubmissionKeys,
  messageId: string,
): Promise<void> {
  const replace = (_id: string, keptMs: number) => {
    const replacement = { _id, bodyHash, messageId, expiresAt: new Date(Date.now() + keptMs) };
    return { replaceOne: { filter: { _id }, replacement, upsert: true } };
  };
  const writes = [replace(sameId, SAME_MESSAGE_MS)];
  if (idempotencyKeyId) writes.push(replace(idempotencyKeyId, KEY_KEPT_MS));
  await ContactSubmissionModel.bulkWrite(writes, { session });
}
