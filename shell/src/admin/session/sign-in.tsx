import { Button, Text } from '@practice/ui';
import { type ReactNode, useState } from 'react';
import { ForgotPasswordForm } from '../password-link/forgot-password-form.tsx';
import { NewPasswordForm } from '../password-link/new-password-form.tsx';
import { SecondStepForm } from '../two-step/second-step-form.tsx';
import type { AuthFailure } from './auth-calls.ts';
import { LoginDialog } from './login-dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { Session } from './session.ts';

type Props = {
  siteName: string;
  session: Pick<Session, 'login' | 'takeSecondStep' | 'takePasskey'>;
  /** Of a link from an e-mail; null without one. */
  token: string | null;
  /** The link in the address has been used, `isUsed`, or is left. */
  onLeaveLink: (isUsed: boolean) => void;
  /** Who was signed in when the session ended during work. */
  username?: string;
  /** Why the password is asked for during work. */
  intro?: ReactNode;
  problem?: AuthFailure;
};

const loginHint = 'Giriş bilgileri için sistem yöneticinize başvurun.';

/** The ways into the back office: signing in, a link for a forgotten password, and choosing a password by such a link. */
export function SignIn({ siteName, session, token, onLeaveLink, username, intro, problem }: Props) {
  const [isForgotten, setIsForgotten] = useState(false);
  const [chosen, setChosen] = useState<string>();
  /** Whose password was right. */
  const [half, setHalf] = useState<string>();
  const dialog = { siteName, isOverWork: username !== undefined, footer: <Text>{loginHint}</Text> };

  if (isForgotten) {
    return (
      <LoginDialog {...dialog} title="Şifremi unuttum">
        <ForgotPasswordForm onBack={() => setIsForgotten(false)} />
      </LoginDialog>
    );
  }
  if (token !== null) {
    return (
      <LoginDialog {...dialog} title="Şifrenizi belirleyin">
        <NewPasswordForm
          token={token}
          onDone={(name) => {
            setChosen(name);
            onLeaveLink(true);
          }}
          onForgotten={() => {
            setIsForgotten(true);
            onLeaveLink(false);
          }}
        />
      </LoginDialog>
    );
  }
  if (half !== undefined) {
    return (
      <LoginDialog {...dialog} title="İkinci adım" intro={`${half} olarak giriş yapıyorsunuz.`}>
        <SecondStepForm
          onCode={session.takeSecondStep}
          onPasskey={() => session.takePasskey({ isSecondStep: true })}
          onBack={() => setHalf(undefined)}
        />
      </LoginDialog>
    );
  }
  const known = chosen ?? username;
  return (
    <LoginDialog {...dialog} intro={chosen ? 'Şifreniz kaydedildi. Şimdi giriş yapabilirsiniz.' : intro}>
      <LoginForm
        key={known}
        onLogin={session.login}
        onSecondStep={setHalf}
        {...(known === undefined ? {} : { username: known })}
        {...(problem ? { problem } : {})}
      />
      <PasskeyButton onUse={() => session.takePasskey({ isSecondStep: false })} />
      <Button type="button" variant="plain" width="full" mt="3" onClick={() => setIsForgotten(true)}>
        Şifremi unuttum
      </Button>
    </LoginDialog>
  );
}
