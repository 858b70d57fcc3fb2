import { type EventPayload, type SecurityAlertKind, securityRules } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { UserModel } from '../users/user.model.ts';
import { SITE, type Subject } from './raise-alert.ts';

type Entry = EventPayload<'audit.recorded'>;

const DELETED = 'silinmiş kullanıcı';

/** Whom or what an entry counts for by a rule; null for what the product does by itself. */
export async function findSubject(
  session: ClientSession,
  kind: SecurityAlertKind,
  { entity, entityId, userId, username, address }: Entry,
): Promise<Subject | null> {
  const { per } = securityRules[kind];
  if (per === 'site') return SITE;
  if (per === 'actor') {
    return userId === null ? null : { subjectKind: 'user', subjectId: userId, subject: username ?? DELETED };
  }
  if (!entityId) return { subjectKind: 'address', subjectId: address, subject: address };
  const subject =
    entity === 'access-token' ? await nameOfToken(session, entityId) : await nameOfUser(session, entityId);
  return { subjectKind: entity === 'access-token' ? 'token' : 'user', subjectId: entityId, subject };
}

async function nameOfUser(session: ClientSession, id: string): Promise<string> {
  const user = isValidObjectId(id) ? await UserModel.findById(id, { username: 1 }, { session }).lean() : null;
  return user?.username ?? DELETED;
}

async function nameOfToken(session: ClientSession, id: string): Promise<string> {
  const token = isValidObjectId(id) ? await AccessTokenModel.findById(id, null, { session }).lean() : null;
  return token ? `${token.name} (${await nameOfUser(session, token.userId)})` : 'İptal edilmiş anahtar';
}
