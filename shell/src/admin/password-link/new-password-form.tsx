import { type PasswordLink, passwordHint, resetPasswordInput } from '@practice/contracts';
import { Button, chakra, Skeleton, Stack, Text, useRunning } from '@practice/ui';
import { PasswordField } from '@practice/ui/admin';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../session/refusal.tsx';
import { readLink, resetPassword } from './link-calls.ts';

type Props = {
  token: string;
  onDone: (username: string) => void;
  /** The link is of no use: another is asked for. */
  onForgotten: () => void;
};

type Errors = { password?: string | undefined; repeated?: string | undefined };

/** Chooses a password by a link from an e-mail. Reading the link leaves it valid. */
export function NewPasswordForm({ token, onDone, onForgotten }: Props) {
  const [link, setLink] = useState<PasswordLink | null>(null);
  const [problem, setProblem] = useState('');
  const [isExpired, setIsExpired] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    let isShown = true;
    setProblem('');
    readLink(token).then(({ done, refused }) => {
      if (!isShown) return;
      if (done) return setLink(done);
      setProblem(refused?.message ?? '');
      setIsExpired(refused?.isExpired ?? false);
    });
    return () => {
      isShown = false;
    };
  }, [token, attempt]);

  function expire(message: string) {
    setLink(null);
    setProblem(message);
    setIsExpired(true);
  }

  if (link) return <Form token={token} link={link} onDone={onDone} onExpired={expire} />;
  if (!problem) {
    return (
      <Stack gap="4" role="status" aria-busy="true" aria-label="Yükleniyor…">
        <Skeleton height="10" />
        <Skeleton height="10" />
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Refusal>{problem}</Refusal>
      {isExpired ? (
        <Button type="button" size="lg" width="full" onClick={onForgotten}>
          Yeni bağlantı iste
        </Button>
      ) : (
        <Button type="button" size="lg" width="full" onClick={() => setAttempt(attempt + 1)}>
          Tekrar Dene
        </Button>
      )}
    </Stack>
  );
}

type FormProps = {
  token: string;
  link: PasswordLink;
  onDone: (username: string) => void;
  onExpired: (message: string) => void;
};

function Form({ token, link: { username, purpose, rule }, onDone, onExpired }: FormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: keyof Errors) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes
  useEffect(() => focus('password'), []);

  const [isSaving, save] = useRunning(async (fields: HTMLFormElement) => {
    const { password, repeated } = Object.fromEntries(new FormData(fields)) as Record<string, string>;
    const read = resetPasswordInput.safeParse({ token, password });
    const found: Errors = {};
    if (!read.success) found.password = read.error.issues[0]?.message;
    else if (password !== repeated) found.repeated = 'Şifreler eşleşmiyor';
    setErrors(found);
    setProblem('');
    if (!read.success || found.repeated) return focus(found.password ? 'password' : 'repeated');
    const { refused } = await resetPassword(token, read.data.password);
    if (!refused) return onDone(username);
    if (refused.isExpired) return onExpired(refused.message);
    if (!refused.isWeak) return setProblem(refused.message);
    setErrors({ password: refused.message });
    focus('password');
  });

  return (
    <chakra.form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
      noValidate
      aria-label="Şifrenizi belirleyin"
    >
      <Stack gap="4">
        <Text>
          <span>{`${purpose === 'invitation' ? 'Hoş geldiniz. ' : ''}Kullanıcı adınız:`}</span>{' '}
          <strong>{username}</strong>
        </Text>
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Yeni şifre"
          name="password"
          hint={passwordHint(rule)}
          autoComplete="new-password"
          required
          error={errors.password}
        />
        <PasswordField
          label="Yeni şifre (tekrar)"
          name="repeated"
          autoComplete="new-password"
          required
          error={errors.repeated}
        />
        <Refusal>{problem}</Refusal>
        <Button type="submit" size="lg" width="full" loading={isSaving} loadingText="Kaydediliyor…">
          Şifreyi kaydet
        </Button>
      </Stack>
    </chakra.form>
  );
}
