import { PasswordDialog } from '../password/password-dialog.tsx';
import { PreviewDialog } from '../previews/preview-dialog.tsx';
import { SessionsDialog } from '../sessions/sessions-dialog.tsx';
import { TwoStepDialog } from '../two-step/two-step-dialog.tsx';

export type AccountDialog = 'password' | 'previews' | 'sessions' | 'two-step';

type Props = { shown: AccountDialog | undefined; onClose: () => void };

/** The dialogs of the user menu, whose code is loaded when the first of them is opened. */
export function AccountDialogs({ shown, onClose }: Props) {
  return (
    <>
      <PasswordDialog open={shown === 'password'} onClose={onClose} />
      {shown === 'two-step' ? <TwoStepDialog onClose={onClose} /> : null}
      <SessionsDialog open={shown === 'sessions'} onClose={onClose} />
      <PreviewDialog open={shown === 'previews'} onClose={onClose} />
    </>
  );
}
