import { accessTokenDays, addDays, createAccessTokenInput, today } from '@practice/contracts';
import { SelectField, Stack, TextField } from '@practice/ui';
import { FormDialog, PasswordField } from '@practice/ui/admin';
import { readProblem, useMutation } from '@practice/ui/data';
import { DateField } from '@practice/ui/date';
import { readBy, refusalOf } from '@practice/ui/records';
import { useRef, useState } from 'react';
import { CreateAccessTokenDocument, type CreateAccessTokenMutation } from '../generated/graphql.ts';
import { scopeOptions } from './tokens.ts';

export type MadeToken = CreateAccessTokenMutation['createAccessToken'];
type Props = { onClose: () => void; onMade: (token: MadeToken) => void };

/** Makes an access token; what was typed stays when it is refused. */
export function TokenDialog({ onClose, onMade }: Props) {
  const initial = { name: '', scope: 'read', expiresAt: addDays(today(), accessTokenDays.default), password: '' };
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const [create, { loading }] = useMutation(CreateAccessTokenDocument);
  const fields = useRef<HTMLDivElement>(null);
  const set = (name: keyof typeof values) => (value: string) => setValues((before) => ({ ...before, [name]: value }));

  function refuse(found: Record<string, string>) {
    setErrors(found);
    const [first] = Object.keys(values).filter((name) => found[name]);
    fields.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  async function make() {
    setProblem('');
    const read = readBy(createAccessTokenInput, values);
    if ('errors' in read) return refuse(read.errors);
    setErrors({});
    try {
      const { data } = await create({ variables: { input: values } });
      if (data) onMade(data.createAccessToken);
    } catch (error) {
      const { code, errors: refused } = readProblem(error);
      const atFields = Object.fromEntries(refused.map(({ field, message }) => [field, message]));
      if (code === 'VALIDATION_FAILED' && refused.length > 0) return refuse(atFields);
      setProblem(refusalOf(error) ?? 'Anahtar oluşturulamadı.');
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Yeni erişim anahtarı"
      description="Anahtarı bilen bir program, iptal edilene kadar sizin adınıza çalışır; rolünüzden fazlasını yapamaz."
      onSubmit={() => void make()}
      submitLabel="Oluştur"
      savingLabel="Oluşturuluyor…"
      isSaving={loading}
      isDirty={values.name !== '' || values.password !== ''}
      problem={problem || undefined}
    >
      <Stack gap="4" ref={fields}>
        <TextField
          label="Ad"
          name="name"
          hint="Anahtarı kullanan program: Muhasebe gibi"
          autoComplete="off"
          maxLength={100}
          required
          value={values.name}
          error={errors.name}
          onChange={({ target }) => set('name')(target.value)}
        />
        <SelectField
          label="Kapsam"
          name="scope"
          options={scopeOptions}
          value={values.scope}
          error={errors.scope}
          onChange={({ target }) => set('scope')(target.value)}
        />
        <DateField
          label="Son gün"
          name="expiresAt"
          hint="Bu günün sonuna kadar geçerli; en fazla bir yıl"
          today={today()}
          min={today()}
          max={addDays(today(), accessTokenDays.max)}
          required
          value={values.expiresAt}
          error={errors.expiresAt}
          onChange={set('expiresAt')}
        />
        <PasswordField
          label="Şifreniz"
          name="password"
          hint="Siz olduğunuzu doğrulamak için"
          autoComplete="current-password"
          required
          value={values.password}
          error={errors.password}
          onChange={({ target }) => set('password')(target.value)}
        />
      </Stack>
    </FormDialog>
  );
}
