import { z } from './zod-setup.ts';

/** Path of the page on which somebody says that they want no marketing e-mails; a token follows. */
export const UNSUBSCRIBE_PATH = '/e-posta-tercihi';

/** Whether the address of a link gets marketing e-mails; of a wrong link it is not known. */
const subscriptionStates = ['subscribed', 'unsubscribed', 'unknown'] as const;

/** What the page of a link shows. */
export const unsubscribePage = z.object({
  state: z.enum(subscriptionStates),
  /** As its owner recognizes it, and nobody else: `e•••@ornek.example`; null where the link is none. */
  maskedAddress: z.string().nullable(),
});
export type UnsubscribePage = z.infer<typeof unsubscribePage>;

export const readUnsubscribePageInput = z.object({ token: z.string().max(200) });
export const changeSubscriptionInput = readUnsubscribePageInput.extend({ isSubscribed: z.boolean() });
