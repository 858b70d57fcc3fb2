import { type PracticeEvent, type SecurityAlertKind, securityAlertKinds, securityRules } from '@practice/contracts';
import { type ClientSession, handlerWithLoad } from '@practice/service-kit';
import { keepAuditEntry } from '../audit/keep-audit-entry.ts';
import { readActiveKinds } from './active-kinds.ts';
import { findSubject } from './find-subject.ts';
import { noteActivity } from './note-activity.ts';
import { raiseAlert } from './raise-alert.ts';

type Recorded = PracticeEvent<'audit.recorded'>;

const kindsByAction = new Map<string, SecurityAlertKind[]>();
for (const kind of securityAlertKinds) {
  for (const action of securityRules[kind].actions) {
    kindsByAction.set(action, [...(kindsByAction.get(action) ?? []), kind]);
  }
}

/** Stores each audit entry, and counts it for the rules of security alerts that the settings have switched on, exactly once. */
export const watchAuditLog = handlerWithLoad<'audit.recorded', SecurityAlertKind[]>({
  async load({ payload }) {
    const kinds = kindsByAction.get(payload.action);
    if (!kinds) return [];
    const active = await readActiveKinds();
    return kinds.filter((kind) => active.includes(kind));
  },
  async apply(session, event, kinds) {
    await keepAuditEntry(session, event);
    for (const kind of kinds) await watch(session, kind, event);
  },
});

async function watch(session: ClientSession, kind: SecurityAlertKind, { payload, at }: Recorded): Promise<void> {
  const subject = await findSubject(session, kind, payload);
  if (!subject) return;
  const noted = await noteActivity(session, { kind, subjectId: subject.subjectId, at, target: payload.entityId });
  if (noted) await raiseAlert(session, { ...subject, ...noted, kind, by: payload.username, at });
}
