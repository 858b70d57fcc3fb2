import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { SendPasswordLinkDocument } from '../generated/graphql.ts';
import type { User } from './users.ts';

/** Sends a user a link with which they choose a password, again for whoever has been invited. */
export function usePasswordLink() {
  const client = useApolloClient();
  return async ({ id, email, invitedAt }: User) => {
    try {
      await client.mutate({ mutation: SendPasswordLinkDocument, variables: { id } });
      announceDone(`${invitedAt ? 'Davet' : 'Şifre bağlantısı'} ${email} adresine gönderiliyor`);
    } catch (error) {
      announceFailure('Bağlantı gönderilemedi.', error);
    }
  };
}
