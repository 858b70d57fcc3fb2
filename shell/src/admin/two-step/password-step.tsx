import { FormDialog, PasswordField } from '@practice/ui/admin';
import { useState } from 'react';
import { useRefusable } from './use-refusable.ts';

const texts = {
  start: { title: 'Doğrulama uygulaması kurun', submit: 'Devam et', danger: false },
  end: { title: 'Uygulama kaldırılsın mı?', submit: 'Evet, kaldır', danger: true },
  remove: { title: 'Geçiş anahtarı kaldırılsın mı?', submit: 'Evet, kaldır', danger: true },
  codes: { title: 'Yeni kurtarma kodları', submit: 'Oluştur', danger: false },
} as const;

const notes = {
  start: 'Sizin olduğunuzdan emin olmak için şifrenizi girin.',
  end: 'Girişte uygulamanın kodu artık sorulmaz. Geçiş anahtarınız yoksa yalnızca şifreniz sorulur ve kurtarma kodlarınız silinir.',
  remove:
    'artık giriş sağlamaz. Başka ikinci adımınız yoksa girişte yalnızca şifreniz sorulur ve kurtarma kodlarınız silinir. Anahtarı cihazınızdan da silin.',
  codes: 'Eski kurtarma kodlarınız geçersiz olur.',
};

type Props = {
  purpose: keyof typeof texts;
  /** The name of the passkey that is to be removed. */
  passkey?: string;
  onClose: () => void;
  onSubmit: (password: string) => Promise<void>;
};

/** Asks for one's own password before the second step changes. */
export function PasswordStep({ purpose, passkey, onClose, onSubmit }: Props) {
  const { title, submit, danger } = texts[purpose];
  const [password, setPassword] = useState('');
  const sending = useRefusable('password', onSubmit);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description={passkey === undefined ? notes[purpose] : `“${passkey}” ${notes[purpose]}`}
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
        data-autofocus
        required
        value={password}
        error={sending.error}
        onChange={({ target }) => setPassword(target.value)}
      />
    </FormDialog>
  );
}
