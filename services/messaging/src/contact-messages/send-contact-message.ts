import {
  type ContactMessageRecord,
  contactConsentSentence,
  type SendContactMessageInput,
  type SentContactMessage,
  sendContactMessageInput,
  sentContactMessage,
  toSearchKey,
} from '@practice/contracts';
import {
  agreedNoticeVersion,
  assertChallengeSolved,
  assertWithinLimit,
  emit,
  isDuplicateKey,
  originOf,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { Types } from 'mongoose';
import {
  type ContactConsent,
  ContactMessageModel,
  encryptMessageText,
  type StoredContactMessage,
  toContactMessage,
} from './contact-message.model.ts';
import { findEarlierMessage, type SubmissionKeys, submissionKeysOf, writeSubmission } from './submission-keys.ts';

/**
 * A message from the contact form. The record and the event that triggers notification and e-mails are written in one
 * transaction. The same message sent again, by Idempotency-Key or within 10 minutes, gets the same response and changes
 * nothing. One with a value in the trap field is answered in the same way and not stored.
 * @throws DomainError VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, CHALLENGE_REQUIRED, CHALLENGE_FAILED.
 */
export async function sendContactMessage(ctx: ServiceContext, raw: unknown): Promise<ContactMessageRecord> {
  const input = readInput(ctx, 'contact:request', sendContactMessageInput, raw);
  const keys = submissionKeysOf(ctx, input);
  const fromAddress = await assertWithinLimit(ctx, 'contact-message', keys.bodyHash);
  const earlier = await findEarlierMessage(keys);
  if (!earlier) await assertChallengeSolved(ctx, 'contact-message', { hit: keys.bodyHash, fromAddress });
  const consent = await consentOf(input);
  if (input.website) return toSentMessage(newMessage(ctx, input, consent));
  const stored = earlier ?? (await storeOnce(ctx, newMessage(ctx, input, consent), keys));
  return toSentMessage(stored);
}

/** What staff have done with it since is not for its sender. */
function toSentMessage(stored: StoredContactMessage): ContactMessageRecord {
  return { ...toContactMessage(stored), status: 'unread', isSpam: false, assigneeId: null, contactWithdrawnAt: null };
}

/** The same for the REST API: what was sent, its id and when it arrived. */
export async function postContactMessage(ctx: ServiceContext, raw: unknown): Promise<SentContactMessage> {
  return sentContactMessage.parse(await sendContactMessage(ctx, raw));
}

function newMessage(
  ctx: ServiceContext,
  input: SendContactMessageInput,
  consent: ContactConsent | null,
): StoredContactMessage {
  const _id = new Types.ObjectId();
  const { name, email, subject, contactType, message } = input;
  return {
    _id,
    name,
    email,
    subject: subject ? encryptMessageText(_id, 'subject', subject) : null,
    contactType,
    message: encryptMessageText(_id, 'message', message),
    status: 'unread',
    isSpam: false,
    assigneeId: null,
    repliedAt: null,
    consent,
    origin: originOf(ctx),
    searchKey: toSearchKey(`${name} ${email}`),
    createdAt: new Date(),
  };
}

async function storeOnce(
  ctx: ServiceContext,
  message: StoredContactMessage,
  keys: SubmissionKeys,
): Promise<StoredContactMessage> {
  const id = String(message._id);
  try {
    return await withTransaction(
      async (session) => {
        const earlier = await findEarlierMessage(keys, session);
        if (earlier) return earlier;
        await writeSubmission(session, keys, id);
        await ContactMessageModel.insertMany([message], { session });
        emit(session, 'contact-message.received', { id });
        // A visitor's message is documented by the record itself; one that staff send gets an audit entry.
        if (ctx.actor.userId !== null)
          recordAudit(session, ctx, { action: 'contact-message.sent', entity: 'contact-message', entityId: id });
        return message;
      },
      { serializeBy: keys.sameId, trace: ctx.trace },
    );
  } catch (error) {
    const earlier = isDuplicateKey(error) ? await findEarlierMessage(keys) : null;
    if (earlier) return earlier;
    throw error;
  }
}

/**
 * The consent with the version of the notice; null when the body has none.
 * @throws DomainError VALIDATION_FAILED when the named version of the notice was never published.
 */
async function consentOf(input: SendContactMessageInput): Promise<ContactConsent | null> {
  if (!input.kvkkConsent) return null;
  return {
    legalTextVersion: await agreedNoticeVersion(input.legalTextVersion),
    sentenceVersion: contactConsentSentence.version,
    agreedAt: new Date(),
  };
}
