import { type OutgoingEmail, OutgoingEmailModel } from '../emails/outgoing-email.model.ts';

/** What is to be sent by a template of the practice's own, found by the index of their ids. */
export function waitingTemplateEmails(): Promise<OutgoingEmail[]> {
  const ofTheirOwn = { $gte: '0', $lt: 'g' };
  return OutgoingEmailModel.find({ templateId: ofTheirOwn, sentAt: null, skipReason: null }).lean<OutgoingEmail[]>();
}
