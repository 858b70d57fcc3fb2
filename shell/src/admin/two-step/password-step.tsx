import { FormDialog, PasswordField } from '@practice/ui/admin';
import { useState } from 'react';
import { useRefusable } from './use-refusable.ts';

const texts = {
  start: { title: 'İki adımlı girişi kurun', submit: 'Devam et', danger: false },
  end: { title: 'İki adımlı giriş kapatılsın mı?', submit: 'Evet, kapat', danger: true },
  codes: { title: 'Yeni kurtarma kodları', submit: 'Oluştur', danger: false },
} as const;

const notes = {
  start: 'Sizin olduğunuzdan emin olmak için şifrenizi girin.',
  end: 'Girişte yalnızca şifreniz sorulur; kurtarma kodlarınız silinir.',
  codes: 'Eski kurtarma kodlarınız geçersiz olur.',
};

type Props = { purpose: keyof typeof texts; onClose: () => void; onSubmit: (password: string) => Promise<void> };

/** Asks for one's own password before the second step changes. */
export function PasswordStep({ purpose, onClose, onSubmit }: Props) {
  const { title, submit, danger } = texts[purpose];
  const [password, setPassword] = useState('');
  const sending = useRefusable('password', onSubmit);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description={notes[purpose]}
      onSubmit={() => void sending.submit(password, 'Şifrenizi girin')}
      submitLabel={submit}
      savingLabel="Gönderiliyor…"
      isSaving={sending.isSaving}
      danger={danger}
      problem={sending.problem || undefined}
    >
      <PasswordField
        label="Şifreniz"
        name="password"
        autoComplete="current-password"
        autoFocus
        required
        value={password}
        error={sending.error}
        onChange={({ target }) => setPassword(target.value)}
      />
    </FormDialog>
  );
}
