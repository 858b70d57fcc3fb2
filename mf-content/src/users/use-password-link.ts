import { queuedNotice } from '@practice/contracts';
import { useApolloClient } from '@practice/ui/data';
import { useMailProblem } from '@practice/ui/email-addresses';
import { announceDone, announceFailure } from '@practice/ui/records';
import { CreateInvitationLinkDocument, MailStateDocument, SendPasswordLinkDocument } from '../generated/graphql.ts';
import type { User } from './users.ts';

/** Links with which a user chooses a password: sent by e-mail, again for invited users, or copied to be handed on. */
export function usePasswordLink() {
  const client = useApolloClient();
  const problem = useMailProblem(MailStateDocument);

  async function send({ id, email, invitedAt }: User) {
    try {
      await client.mutate({ mutation: SendPasswordLinkDocument, variables: { id } });
      const title = `${email} için ${invitedAt ? 'davet' : 'şifre bağlantısı'} hazırlandı`;
      announceDone(title, undefined, queuedNotice(invitedAt ? 'invitation' : 'passwordLink', problem));
    } catch (error) {
      announceFailure('Bağlantı gönderilemedi.', error);
    }
  }

  async function copyInvitation({ id, username }: User) {
    try {
      const { data } = await client.mutate({ mutation: CreateInvitationLinkDocument, variables: { id } });
      const link = new URL(data?.createInvitationLink.path ?? '', location.href).href;
      // A browser that does not let the page copy leaves that to the reader.
      const isCopied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      );
      announceDone(
        isCopied ? `${username} için davet bağlantısı kopyalandı` : 'Davet bağlantısı',
        undefined,
        isCopied ? undefined : link,
      );
    } catch (error) {
      announceFailure('Davet bağlantısı alınamadı.', error);
    }
  }

  return { send, copyInvitation };
}
