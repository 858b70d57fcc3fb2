import { Grid } from '@practice/ui';
import { PasswordField } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { RecordDialog, type RecordEditor } from '@practice/ui/records';
import { usePasswordHint } from './use-password-hint.ts';
import { type User, users } from './users.ts';

const { Field } = users;

/** A user. Without a password a new one is invited by e-mail, and a stored one keeps theirs. */
export function UserDialog({ editor }: { editor: RecordEditor<User, keyof typeof users.fields> }) {
  const { record } = editor;
  const rule = usePasswordHint();
  const isOneself = useStaff().user.id === record?.id;
  return (
    <RecordDialog editor={editor}>
      <Field.Text name="username" autoComplete="off" autoCapitalize="none" />
      <Field.Text name="email" type="email" inputMode="email" autoComplete="off" />
      <Field.Select
        name="role"
        disabled={isOneself}
        hint={isOneself ? 'Kendi rolünüzü değiştiremezsiniz.' : roleHint}
      />
      {isOneself ? null : (
        <>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
            <Field.Controlled name="password">
              {(input) => (
                <PasswordField
                  {...input}
                  hint={[
                    rule,
                    record ? 'Boş bırakırsanız şifre değişmez' : 'Boş bırakırsanız davet e-postası gönderilir',
                  ]
                    .filter(Boolean)
                    .join('. ')}
                  autoComplete="new-password"
                />
              )}
            </Field.Controlled>
            <Field.Controlled name="repeated">
              {(input) => <PasswordField {...input} autoComplete="new-password" />}
            </Field.Controlled>
          </Grid>
          <Field.Checkbox
            name="isActive"
            label="Aktif"
            hint="Pasif bir kullanıcı giriş yapamaz; açık oturumları kapanır."
          />
        </>
      )}
    </RecordDialog>
  );
}

const roleHint =
  'Yönetici her şeyi, moderatör ayarların çoğu ile kullanıcılar dışında her şeyi, kullanıcı randevu ve mesajları yönetir.';
