import { type MailProblem, queuedNotice, queuedSentence } from '@practice/contracts';
import { Grid } from '@practice/ui';
import { PasswordField } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { useMailProblem } from '@practice/ui/email-addresses';
import { RecordDialog, type RecordEditor } from '@practice/ui/records';
import { type CreateUserMutation, MailStateDocument } from '../generated/graphql.ts';
import { usePasswordHint } from './use-password-hint.ts';
import { type User, users } from './users.ts';

const { Field } = users;

/** A user. Without a password a new one is invited by e-mail, and a stored one keeps theirs. */
export function UserDialog({ editor }: { editor: RecordEditor<User, keyof typeof users.fields> }) {
  const { record } = editor;
  const rule = usePasswordHint();
  const problem = useMailProblem(MailStateDocument);
  const isOneself = useStaff().user.id === record?.id;
  return (
    <RecordDialog
      editor={editor}
      createLabel={({ form }) => (form.watch('password') ? 'Oluştur' : 'Davet et')}
      resultOf={(data) => (isInvited(data) ? queuedNotice('invitation', problem) : null)}
    >
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
                  hint={[rule, record ? 'Boş bırakırsanız şifre değişmez' : invitationHint(problem)]
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

/** Whether a save has just invited a user. */
function isInvited(data: unknown): boolean {
  return Boolean((data as Partial<CreateUserMutation>).createUser?.invitedAt);
}

/** What becomes of a user without a password. */
function invitationHint(problem: MailProblem | null | undefined): string {
  const invited = 'Boş bırakırsanız davet edilir';
  return problem ? `${invited}. ${queuedSentence('invitation', problem)}` : `${invited}; şifresini kendisi belirler`;
}

const roleHint =
  'Yönetici her şeyi, moderatör ayarların çoğu ile kullanıcılar dışında her şeyi, kullanıcı randevu ve mesajları yönetir.';
