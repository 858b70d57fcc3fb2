import type { SelfCheckFault } from '@practice/contracts';
import { atOnce, callService, existingIds, type SelfCheck } from '@practice/service-kit';
import { ContactMessageModel } from '../contact-messages/contact-message.model.ts';
import { emailKeysOf } from '../contact-messages/queue-contact-emails.ts';
import { OutgoingEmailModel } from '../emails/outgoing-email.model.ts';
import { requestEmailKeys } from '../emails/queue-emails.ts';

const SINCE_MS = 30 * 86_400_000;
/** What follows from a message needs a moment. */
const UNTIL_MS = 10 * 60_000;
const jobs = { collection: { collectionName: 'jobs' } };

/** Whether every request and message of the last 30 days has the e-mails that follow from it, sent or not. */
export const checkRequestEmails: SelfCheck = atOnce(async () => {
  const requests = await callService('appointments', 'listRecentRequests', {});
  const messages = await recentMessages();
  const emails = await existingIds(
    OutgoingEmailModel,
    requests.flatMap((id) => Object.values(requestEmailKeys(id))),
    { areTexts: true },
  );
  const queued = await existingIds(
    jobs,
    messages.map((id) => emailKeysOf(id).notification),
    { areTexts: true },
  );
  const faults: SelfCheckFault[] = [];
  for (const id of requests) {
    const { parent, practice } = requestEmailKeys(id);
    const records = [{ place: 'appointment', recordId: id } as const];
    if (!emails.has(parent)) faults.push({ id: parent, sentence: 'Bir talebin veliye e-postası yok.', records });
    if (!emails.has(practice)) faults.push({ id: practice, sentence: 'Bir talebin kliniğe e-postası yok.', records });
  }
  for (const id of messages) {
    const key = emailKeysOf(id).notification;
    const records = [{ place: 'contactMessage', recordId: id } as const];
    if (!queued.has(key)) faults.push({ id: key, sentence: 'Bir mesajın kliniğe e-postası yok.', records });
  }
  return { checked: requests.length + messages.length, faults };
});

async function recentMessages(): Promise<string[]> {
  const now = Date.now();
  const sent = { $gte: new Date(now - SINCE_MS), $lt: new Date(now - UNTIL_MS) };
  const found = await ContactMessageModel.find({ createdAt: sent }, { _id: 1 }).lean();
  return found.map(({ _id }) => String(_id));
}
