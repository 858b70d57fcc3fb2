import { missingLogin } from '@practice/contracts';
import { Button, chakra, Stack, Text, TextField, useRunning } from '@practice/ui';
import { PasswordField } from '@practice/ui/admin';
import { useEffect, useRef, useState } from 'react';
import type { AuthFailure } from './auth-calls.ts';
import { Refusal } from './refusal.tsx';
import { useCountdown, waitText } from './use-countdown.ts';

type Props = {
  onInput: () => void;
  onLogin: (username: string, password: string) => Promise<AuthFailure | null>;
  /** The password was right, and a code is asked for. */
  onSecondStep: (username: string) => void;
  /** Who was signed in when the session ended during work. */
  username?: string;
  /** Shown before any attempt: the session could not be checked. */
  problem?: AuthFailure;
};

/** User name and password. The typed values stay after a rejection. */
export function LoginForm({ onInput, onLogin, onSecondStep, username: known = '', problem }: Props) {
  const [errors, setErrors] = useState<{ username?: string; password?: string }>({});
  const [failure, setFailure] = useState<AuthFailure>();
  const [lockedUntil, setLockedUntil] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = failure ?? problem;
  const secondsLeft = useCountdown(lockedUntil);
  const firstField = known === '' ? 'username' : 'password';

  // After the dialog has opened, which puts the focus on its first control.
  useEffect(() => focusField(form.current, firstField), [firstField]);

  const [isSending, send] = useRunning(async (fields: HTMLFormElement) => {
    // Without the schema, which would bring zod to the sign-in.
    const input = new FormData(fields);
    const username = String(input.get('username')).trim();
    const password = String(input.get('password'));
    setErrors({
      ...(username ? {} : { username: missingLogin.username }),
      ...(password ? {} : { password: missingLogin.password }),
    });
    if (!username || !password) return focusField(form.current, username ? 'password' : 'username');

    setFailure(undefined);
    const refused = await onLogin(username, password);
    if (!refused) return;
    if (refused.code === 'SECOND_STEP_REQUIRED') return onSecondStep(username);
    setFailure(refused);
    setLockedUntil(refused.retryAfterSeconds ? Date.now() + refused.retryAfterSeconds * 1000 : null);
    focusField(form.current, 'password');
  });

  return (
    <chakra.form
      ref={form}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
      noValidate
      aria-label="Admin Girişi"
    >
      <Stack gap="4">
        <TextField
          label="Kullanıcı adı"
          name="username"
          defaultValue={known}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username}
        />
        <PasswordField label="Şifre" name="password" autoComplete="current-password" required error={errors.password} />
        <Refusal>
          {shown ? (
            <>
              <Text fontWeight="medium">{shown.message}</Text>
              {secondsLeft > 0 ? <Text>{`${waitText(secondsLeft)} sonra yeniden deneyebilirsiniz.`}</Text> : null}
            </>
          ) : null}
        </Refusal>
        <Button type="submit" size="lg" width="full" loading={isSending} loadingText="Giriş yapılıyor...">
          Giriş Yap
        </Button>
      </Stack>
    </chakra.form>
  );
}

function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
