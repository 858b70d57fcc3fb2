import { secondStepInput } from '@practice/contracts';
import { Button, chakra, Stack, TextField, useRunning } from '@practice/ui';
import { useEffect, useRef, useState } from 'react';
import type { AuthFailure } from '../session/auth-calls.ts';
import { PasskeyButton } from '../session/passkey-button.tsx';
import { hasPasskey } from '../session/passkey-calls.ts';
import { SignInRefusal } from '../session/sign-in-refusal.tsx';

type Props = {
  onCode: (code: string) => Promise<AuthFailure | null>;
  onPasskey: () => Promise<AuthFailure | null>;
  /** Back to the password, which has to be given again when the time for the code is over. */
  onBack: () => void;
};

/** Asks a user whose password was right for a code. */
export function SecondStepForm({ onCode, onPasskey, onBack }: Props) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<AuthFailure>();
  const [isOffered, setIsOffered] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = () => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=code]');
    field?.focus();
    field?.select();
  };

  useEffect(focus, []);
  useEffect(() => {
    void hasPasskey().then(setIsOffered);
  }, []);

  const [isSending, send] = useRunning(async (fields: HTMLFormElement) => {
    const read = secondStepInput.safeParse(Object.fromEntries(new FormData(fields)));
    setError(read.error?.issues[0]?.message);
    setFailure(undefined);
    if (!read.success) return focus();
    const refused = await onCode(read.data.code);
    if (!refused) return;
    setFailure(refused);
    focus();
  });

  return (
    <chakra.form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
      noValidate
      aria-label="İkinci adım"
    >
      <Stack gap="4">
        <TextField
          label="Doğrulama kodu"
          name="code"
          hint="Uygulamadaki 6 haneli kod ya da bir kurtarma kodu"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error}
        />
        <SignInRefusal failure={failure} />
        <Button type="submit" size="lg" width="full" loading={isSending} loadingText="Giriş yapılıyor...">
          Giriş Yap
        </Button>
        {isOffered ? <PasskeyButton onUse={onPasskey} /> : null}
        <Button type="button" variant="plain" width="full" onClick={onBack}>
          Şifreye dön
        </Button>
      </Stack>
    </chakra.form>
  );
}
