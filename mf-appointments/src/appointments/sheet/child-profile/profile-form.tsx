import { profileTexts, today } from '@practice/contracts';
import { Box, Button, chakra, Flex, PhoneField } from '@practice/ui';
import { FieldGroup, FullWidth, SaveState } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { RecordFields, RecordVersions, useRecordForm } from '@practice/ui/records';
import { type FormEvent, useEffect } from 'react';
import { type ChildProfile, childProfiles } from './child-profiles.ts';
import { GuardiansField } from './guardians-field.tsx';

const { Field } = childProfiles;

type ProfileFormProps = {
  profile: ChildProfile;
  canWrite: boolean;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
};

/** All that is known of a child, in groups. */
export function ProfileForm({ profile, canWrite, onDirty, onSaved }: ProfileFormProps) {
  const form = useRecordForm(childProfiles, { record: profile, onSaved });
  const { isDirty, isSaving, problem } = form;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving) void form.submit();
  }

  return (
    <>
      <chakra.form aria-label="Çocuk profili" noValidate onSubmit={submit}>
        <RecordFields form={form}>
          <Box display="grid" gap="7">
            <FieldGroup title="Çocuk">
              <Field.Text name="childName" autoComplete="off" />
              <Field.Controlled name="childBirthDate">
                {(input) => <DateField {...input} today={today()} max={today()} />}
              </Field.Controlled>
              <Field.Select name="gender" />
              <Field.Checkbox name="isActive" />
            </FieldGroup>
            <FieldGroup title="Veli ve yakınlar">
              <Field.Text name="parentName" autoComplete="off" />
              <Field.Controlled name="parentPhone">
                {(input) => <PhoneField {...input} autoComplete="off" />}
              </Field.Controlled>
              <Field.Text name="parentEmail" type="email" inputMode="email" autoComplete="off" />
              <Field.Text name="emergencyContact" hint="Ad soyad ve telefon" autoComplete="off" />
              <Field.Controlled name="guardians">
                {({ label, value, onChange, error }) => (
                  <GuardiansField label={label} value={value} onChange={onChange} error={error} />
                )}
              </Field.Controlled>
            </FieldGroup>
            <FieldGroup title="Öykü ve sağlık">
              {profileTexts.map((name) => (
                <FullWidth key={name}>
                  <Field.TextArea name={name} rows={2} />
                </FullWidth>
              ))}
            </FieldGroup>
            <Box role="alert" color="fg.error" fontWeight="medium">
              {problem}
            </Box>
            {canWrite ? (
              <Flex justify="flex-end" align="center" gap="3">
                <SaveState state={isSaving ? 'saving' : isDirty ? 'dirty' : 'clean'} />
                <Button type="submit" disabled={!isDirty} loading={isSaving} loadingText="Kaydediliyor…">
                  Dosyayı kaydet
                </Button>
              </Flex>
            ) : null}
          </Box>
        </RecordFields>
      </chakra.form>
      <RecordVersions form={form} />
    </>
  );
}
