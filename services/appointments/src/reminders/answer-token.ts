import { isSameSignature, keyedHash } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';

const MINUTE_MS = 60_000;
const SIGNATURE_LENGTH = 32;

type Answered = { id: string; startsAt: Date };

/**
 * The token of the link in a reminder: of one appointment at one time. Signed with FIELD_KEY; without capitals, since a
 * setting may write addresses small.
 */
export function answerTokenOf({ id, startsAt }: Answered): string {
  const minute = Math.floor(startsAt.getTime() / MINUTE_MS).toString(36);
  return `${id}-${minute}-${sign(id, minute)}`;
}

/** What a token is about; null for one that was not issued. */
export function readAnswerToken(token: string): Answered | null {
  const [id = '', minute = '', signature = ''] = token.split('-');
  if (!isValidObjectId(id) || !/^[0-9a-z]{1,8}$/.test(minute) || !/^[0-9a-f]{32}$/.test(signature)) return null;
  if (!isSameSignature(sign(id, minute), signature)) return null;
  return { id, startsAt: new Date(Number.parseInt(minute, 36) * MINUTE_MS) };
}

function sign(id: string, minute: string): string {
  return Buffer.from(keyedHash('answer to a reminder', id, minute), 'base64url')
    .toString('hex')
    .slice(0, SIGNATURE_LENGTH);
}
