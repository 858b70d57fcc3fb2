import type { OutboxEmailRecord } from '@practice/contracts';
import { callService, type Job } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { ContactMessageModel } from '../contact-messages/contact-message.model.ts';
import { describeEmailJob } from '../email-jobs.ts';
import { isAddressRefused } from '../refused-addresses/refusal-skip.ts';
import { outboxState } from './outbox-filter.ts';

type Recipient = { name: string; email: string };

/** The e-mails of jobs, each with whom it goes to as the appointment or message says now. */
export async function toOutboxRecords(jobs: readonly Job[]): Promise<OutboxEmailRecord[]> {
  const described = jobs.map((job) => ({ job, ...describeEmailJob(job) }));
  const [parents, senders] = await Promise.all([
    findParents(described.flatMap(({ appointmentId }) => appointmentId ?? [])),
    findSenders(described.flatMap(({ messageId }) => messageId ?? [])),
  ]);
  return described.map(({ job, about, title, appointmentId, messageId, isToPractice }) => {
    const state = outboxState(job);
    const recipient = isToPractice ? undefined : (parents.get(appointmentId ?? '') ?? senders.get(messageId ?? ''));
    return {
      id: job._id,
      about,
      title,
      subjectId: appointmentId ?? messageId,
      recipientName: recipient?.name ?? null,
      recipientEmail: recipient?.email ?? null,
      state,
      reason: job.reason,
      isAddressRefused: state !== 'sent' && isAddressRefused(job),
      attempts: job.attempts,
      createdAt: job.createdAt.toISOString(),
      dueAt: job.runAt?.toISOString() ?? null,
      sentAt: state === 'sent' ? (job.doneAt?.toISOString() ?? null) : null,
    };
  });
}

async function findParents(ids: string[]): Promise<Map<string, Recipient>> {
  const found = await Promise.all([...new Set(ids)].map((id) => callService('appointments', 'getAppointment', { id })));
  return new Map(
    found.flatMap((each) => (each ? [[each.id, { name: each.parentName, email: each.email }] as const] : [])),
  );
}

async function findSenders(ids: string[]): Promise<Map<string, Recipient>> {
  const valid = [...new Set(ids)].filter((id) => isObjectIdOrHexString(id));
  if (valid.length === 0) return new Map();
  const messages = await ContactMessageModel.find({ _id: { $in: valid } }, { name: 1, email: 1 }).lean();
  return new Map(messages.map(({ _id, name, email }) => [String(_id), { name, email }]));
}
