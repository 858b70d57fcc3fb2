import { Text, TextField } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { readProblem, useMutation } from '@practice/ui/data';
import { announceDone, refusalOf } from '@practice/ui/records';
import { useState } from 'react';
import { TestEmailTemplateDocument } from '../../generated/graphql.ts';
import type { Template } from './templates.ts';

/** Sends a template to an address, and says what the mail server said. */
export function TestDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const [send, { loading }] = useMutation(TestEmailTemplateDocument);
  const [testEmail, setTestEmail] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);

  async function submit() {
    setError(undefined);
    setProblem(null);
    try {
      const { data } = await send({ variables: { id: template.id, testEmail } });
      if (!data?.testEmailTemplate.success) return setProblem(data?.testEmailTemplate.message ?? FAILED);
      announceDone(data.testEmailTemplate.message);
      onClose();
    } catch (refused) {
      const [first] = readProblem(refused).errors;
      if (first) setError(first.message);
      else setProblem(refusalOf(refused) ?? FAILED);
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void submit()}
      title="Deneme gönder"
      description={template.name}
      submitLabel="Gönder"
      savingLabel="Gönderiliyor…"
      isSaving={loading}
      problem={problem}
    >
      <TextField
        label="E-posta adresi"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={testEmail}
        error={error}
        hint="E-posta, örnek bilgilerle ve kayıtlı hâliyle gerçekten gönderilir."
        onChange={({ target }) => {
          setTestEmail(target.value);
          setError(undefined);
        }}
      />
      {template.isActive ? null : (
        <Text mt="3" color="fg.muted" fontSize="sm">
          Şablon pasif; deneme yine de gönderilir.
        </Text>
      )}
    </FormDialog>
  );
}

const FAILED = 'Deneme gönderilirken hata oluştu.';
