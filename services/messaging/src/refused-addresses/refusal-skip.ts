import { emailAddressKey, refusalCauseLabels, z } from '@practice/contracts';
import { type Job, type JobSkip, jobQueue } from '@practice/service-kit';
import { RefusedAddressModel, type StoredRefusedAddress } from './refused-address.model.ts';

const payload = z.object({
  /** A member of the staff wants it to be tried, whatever is known of the address. */
  isOnPurpose: z.boolean().optional(),
  /** The mark for which it was not delivered. */
  refusedAddressId: z.string().optional(),
});

/** Whether an e-mail was not delivered because its address refuses e-mails. */
export function isAddressRefused(job: Pick<Job, 'payload'> | null | undefined): boolean {
  return payload.safeParse(job?.payload).data?.refusedAddressId !== undefined;
}

/** Why an address is not written to, a Turkish sentence for staff; null when it takes e-mails. */
export async function refusalOfAddress(address: string): Promise<string | null> {
  const mark = await findMark(address);
  return mark && `Adres e-postaları reddediyor (${causeOf(mark)}). Alıcıyı telefonla arayın.`;
}

/**
 * Skips an e-mail to an address that refuses e-mails, and says what to do; undefined when it is to be tried: the address takes
 * e-mails, or a member of the staff wants it.
 */
export async function refusalSkip(job: Job, address: string): Promise<JobSkip | undefined> {
  if (payload.parse(job.payload).isOnPurpose) return undefined;
  const mark = await findMark(address);
  if (!mark) return undefined;
  await jobQueue().updateOne({ _id: job._id }, { $set: { 'payload.refusedAddressId': String(mark._id) } });
  return {
    skipReason: `Adres e-postaları reddettiği için denenmedi (${causeOf(mark)}). Alıcıyı telefonla arayın; isterseniz yine de gönderebilirsiniz.`,
  };
}

function findMark(address: string): Promise<StoredRefusedAddress | null> {
  return RefusedAddressModel.findOne({ address: emailAddressKey(address) }).lean();
}

function causeOf({ cause }: StoredRefusedAddress): string {
  return refusalCauseLabels[cause].toLocaleLowerCase('tr');
}
