import { type ClientSession, recordAudit, type ServiceContext } from '@practice/service-kit';

/** An entry of its own: names of changed fields do not say which role somebody was given. */
export function recordAdminMade(session: ClientSession, ctx: ServiceContext, entityId: string): void {
  recordAudit(session, ctx, { action: 'user.made-admin', entity: 'user', entityId });
}
