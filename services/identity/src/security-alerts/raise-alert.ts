import {
  ALERT_MINUTES,
  ALERTS_NOTIFIED_SINGLY,
  type SecurityAlertKind,
  type SecurityAlertRecord,
  type SecuritySubject,
  securityRules,
} from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import type { Noted } from './note-activity.ts';
import { SecurityAlertModel } from './security-alert.model.ts';

/** Whom or what something happened to. */
export type Subject = { subjectKind: SecuritySubject; subjectId: string | null; subject: string | null };

type Happening = Subject & Noted & { kind: SecurityAlertKind; by: string | null; at: Date };

export const SITE: Subject = { subjectKind: 'site', subjectId: null, subject: null };

/**
 * Adds to the alert of this kind and subject that is less than an hour old, or makes one, of which somebody is told. When there
 * were many in an hour, admins are told of the others by one alert together.
 */
export async function raiseAlert(session: ClientSession, happening: Happening): Promise<void> {
  const { kind, subjectId, at, added, targets, ...rest } = happening;
  const hourAgo = new Date(at.getTime() - ALERT_MINUTES * 60_000);
  if (!securityRules[kind].isSingle) {
    const known = await SecurityAlertModel.findOneAndUpdate(
      { kind, subjectId, firstAt: { $gt: hourAgo } },
      { $inc: { count: added }, $max: { lastAt: at, targets } },
      { session, sort: { firstAt: -1 } },
    ).lean();
    if (known) return emit(session, 'security-alert.changed', { id: String(known._id) });
  }
  const notified = await audienceOf(session, kind, hourAgo);
  const stored = { kind, subjectId, targets, ...rest, firstAt: at, lastAt: at, notified };
  const [alert] = await SecurityAlertModel.create([stored], { session });
  const id = String(alert?._id);
  emit(session, 'security-alert.changed', { id });
  if (notified !== 'nobody') return emit(session, 'security-alert.raised', { id });
  await raiseAlert(session, { ...SITE, kind: 'manyAlerts', by: null, at, count: 1, added: 1, targets: 1 });
}

async function audienceOf(
  session: ClientSession,
  kind: SecurityAlertKind,
  hourAgo: Date,
): Promise<SecurityAlertRecord['notified']> {
  if (securityRules[kind].notifiesUser) return 'user';
  if (kind === 'manyAlerts') return 'admins';
  const recent = { notified: 'admins', kind: { $ne: 'manyAlerts' }, firstAt: { $gt: hourAgo } } as const;
  const notified = await SecurityAlertModel.countDocuments(recent, { session });
  return notified < ALERTS_NOTIFIED_SINGLY ? 'admins' : 'nobody';
}
