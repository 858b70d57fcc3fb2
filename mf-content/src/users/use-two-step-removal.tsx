import { ConfirmDialog } from '@practice/ui/admin';
import { useMutation } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { RemoveTwoStepDocument } from '../generated/graphql.ts';
import type { User } from './users.ts';

/** Takes the second step of the sign-in away from a user, after asking. `dialog` has to be rendered. */
export function useTwoStepRemoval(onRemoved: () => void) {
  const [asked, setAsked] = useState<User | null>(null);
  const [remove, { loading }] = useMutation(RemoveTwoStepDocument);

  async function removeNow({ id }: User) {
    try {
      await remove({ variables: { id } });
      announceDone('İki adımlı giriş kaldırıldı');
    } catch (error) {
      announceFailure('İki adımlı giriş kaldırılamadı.', error);
    }
    setAsked(null);
    onRemoved();
  }

  return {
    ask: setAsked,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void (asked && removeNow(asked))}
        title={`${asked?.username ?? ''} için iki adımlı giriş kaldırılsın mı?`}
        confirmLabel="Kaldır"
        danger
        loading={loading}
      >
        Uygulama, geçiş anahtarları ve kurtarma kodları silinir; yalnızca şifresiyle girebilir. Telefonunu kaybeden
        kişinin kimliğinden emin olun; yeniden kurmasını isteyin.
      </ConfirmDialog>
    ),
  };
}
