import { forgotPasswordInput } from '@practice/contracts';
import { Button, chakra, Stack, Text, TextField, useRunning } from '@practice/ui';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../session/refusal.tsx';
import { requestLink } from './link-calls.ts';

/** Has a link for a new password sent to an address. The answer does not say whether an account has it. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState('');
  const [sentTo, setSentTo] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const back = useRef<HTMLButtonElement>(null);

  useEffect(() => (sentTo ? back.current : fieldOf(form.current))?.focus(), [sentTo]);

  const [isSending, send] = useRunning(async (fields: HTMLFormElement) => {
    const read = forgotPasswordInput.safeParse(Object.fromEntries(new FormData(fields)));
    setError(read.error?.issues[0]?.message);
    setProblem('');
    if (!read.success) return fieldOf(form.current)?.focus();
    const { refused } = await requestLink(read.data.email);
    if (refused) setProblem(refused.message);
    else setSentTo(read.data.email);
  });

  if (sentTo) {
    return (
      <Stack gap="4">
        <Text role="status">
          <strong>{sentTo}</strong> adresiyle kayıtlı bir hesap varsa, yeni şifre belirleme bağlantısı için posta
          kutunuza bakın. Bağlantı 1 saat geçerlidir.
        </Text>
        <Text color="fg.muted" fontSize="sm">
          Birkaç dakika içinde gelmediyse istenmeyen e-postalara bakın ya da sistem yöneticinize başvurun.
        </Text>
        <Button ref={back} type="button" variant="outline" size="lg" width="full" onClick={onBack}>
          Girişe dön
        </Button>
      </Stack>
    );
  }
  return (
    <chakra.form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
      noValidate
      aria-label="Şifremi unuttum"
    >
      <Stack gap="4">
        <Text color="fg.muted">
          Hesabınızın e-posta adresini yazın; yeni şifre belirleyeceğiniz bağlantıyı gönderelim.
        </Text>
        <TextField
          label="E-posta"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={error}
        />
        <Refusal>{problem}</Refusal>
        <Button type="submit" size="lg" width="full" loading={isSending} loadingText="Gönderiliyor…">
          Bağlantı gönder
        </Button>
        <Button type="button" variant="plain" width="full" onClick={onBack}>
          Girişe dön
        </Button>
      </Stack>
    </chakra.form>
  );
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('[name=email]') ?? null;
}
