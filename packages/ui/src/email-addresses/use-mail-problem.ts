import type { TypedDocumentNode } from '@apollo/client';
import type { MailProblem } from '@practice/contracts';
import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';

/** The remote's own query of `mailState`. */
type MailStateDocument = TypedDocumentNode<{ mailState: { problem?: MailProblem | null } }, Record<string, never>>;

/** Why e-mails do not leave, updated live; null when they do, undefined while it is not known. */
export function useMailProblem(document: MailStateDocument): MailProblem | null | undefined {
  const { data, refetch } = useQuery(document);
  useLiveEvents(({ type }) => {
    if (type === 'mail-state.changed' || type === 'reset') refetch().catch(() => undefined);
  });
  return data && (data.mailState.problem ?? null);
}
