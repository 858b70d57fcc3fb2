import { Button, Text } from '@practice/ui';
import { lazyModule } from '@practice/ui/router';
import { type ReactNode, useEffect, useState } from 'react';
import { type AuthFailure, unreached } from './auth-calls.ts';
import { LoginDialog } from './login-dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { Refusal } from './refusal.tsx';
import type { Session } from './session.ts';

type Props = {
  siteName: string;
  session: Pick<Session, 'login' | 'takeSecondStep' | 'takePasskey'>;
  /** Of a link from an e-mail; null without one. */
  token: string | null;
  /** Something is typed into the first form. */
  onBegin: () => void;
  /** The link in the address has been used, `isUsed`, or is left. */
  onLeaveLink: (isUsed: boolean) => void;
  /** Who was signed in when the session ended during work. */
  username?: string;
  /** Why the password is asked for during work. */
  intro?: ReactNode;
  problem?: AuthFailure;
};

const loginHint = 'Giriş bilgileri için sistem yöneticinize başvurun.';

const otherWays = lazyModule(() => import('./other-ways.ts'));

/** The ways into the back office: signing in, a link for a forgotten password, and choosing a password by such a link. */
export function SignIn({ siteName, session, token, onBegin, onLeaveLink, username, intro, problem }: Props) {
  const [ways, setWays] = useState(otherWays.loaded()?.forms);
  const [notLoaded, setNotLoaded] = useState<AuthFailure>();
  const [isForgotten, setIsForgotten] = useState(false);
  const [chosen, setChosen] = useState<string>();
  /** Whose password was right. */
  const [half, setHalf] = useState<string>();
  const dialog = { siteName, isOverWork: username !== undefined, footer: <Text>{loginHint}</Text> };

  const show = (step: () => void) =>
    otherWays.load().then(
      (loaded) => {
        setWays(loaded.forms);
        setNotLoaded(undefined);
        step();
      },
      () => setNotLoaded(unreached),
    );
  const hasLink = token !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a link
  useEffect(() => {
    if (hasLink) void show(() => {});
  }, [hasLink]);

  if (ways && isForgotten) {
    return (
      <LoginDialog {...dialog} title="Şifremi unuttum">
        <ways.ForgotPasswordForm onBack={() => setIsForgotten(false)} />
      </LoginDialog>
    );
  }
  if (token !== null) {
    return (
      <LoginDialog {...dialog} title="Şifrenizi belirleyin">
        {ways ? (
          <ways.NewPasswordForm
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
        ) : (
          <Refusal>{notLoaded?.message}</Refusal>
        )}
      </LoginDialog>
    );
  }
  if (ways && half !== undefined) {
    return (
      <LoginDialog {...dialog} title="İkinci adım" intro={`${half} olarak giriş yapıyorsunuz.`}>
        <ways.SecondStepForm
          onCode={session.takeSecondStep}
          onPasskey={() => session.takePasskey({ isSecondStep: true })}
          onBack={() => setHalf(undefined)}
        />
      </LoginDialog>
    );
  }
  const known = chosen ?? username;
  const shown = notLoaded ?? problem;
  return (
    <LoginDialog {...dialog} intro={chosen ? 'Şifreniz kaydedildi. Şimdi giriş yapabilirsiniz.' : intro}>
      <LoginForm
        key={known}
        onInput={onBegin}
        onLogin={session.login}
        onSecondStep={(name) => show(() => setHalf(name))}
        {...(known === undefined ? {} : { username: known })}
        {...(shown ? { problem: shown } : {})}
      />
      <PasskeyButton onUse={() => session.takePasskey({ isSecondStep: false })} />
      <Button type="button" variant="plain" width="full" mt="3" onClick={() => show(() => setIsForgotten(true))}>
        Şifremi unuttum
      </Button>
    </LoginDialog>
  );
}
