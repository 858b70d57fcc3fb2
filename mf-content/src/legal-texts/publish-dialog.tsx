import { settingProblem } from '@practice/contracts';
import { Stack, Text, TextAreaField, TextField, useRunning } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { announceDone } from '@practice/ui/records';
import { useState } from 'react';
import { PublishLegalTextDocument, SaveSettingsDocument } from '../generated/graphql.ts';
import { type DetailKey, detailField, isExample, missingDetails } from './missing-details.ts';
import type { LegalDraft } from './use-legal-drafts.ts';
import type { LegalText } from './use-legal-texts.ts';

const NOTE_MAX = 300;

type Props = {
  open: boolean;
  text: LegalText;
  draft: LegalDraft;
  settings: Record<string, string>;
  onClose: () => void;
  onPublished: () => Promise<void>;
};

/** Asks for what changed, and for details of the practice that the text is shown with and that are not set yet. */
export function PublishDialog({ open, text, draft, settings, onClose, onPublished }: Props) {
  const client = useApolloClient();
  const [changeNote, setChangeNote] = useState('');
  const [details, setDetails] = useState<Partial<Record<DetailKey, string>>>({});
  const [wasTried, setWasTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const missing = missingDetails(text.slug, settings);
  const given = missing.flatMap((key) => (details[key]?.trim() ? [{ key, value: details[key].trim() }] : []));
  const problems = Object.fromEntries(given.map(({ key, value }) => [key, settingProblem(key, value)]));
  const noteProblem = changeNote.trim() === '' ? 'Neyin değiştiğini bir cümleyle yazın' : null;
  const isWrong = noteProblem !== null || Object.values(problems).some(Boolean);

  const [isSaving, publish] = useRunning(async () => {
    setWasTried(true);
    if (isWrong) return;
    setProblem(null);
    try {
      if (given.length > 0) await saveDetails();
      const { title, bodyHtml, from } = draft;
      const input = { title, bodyHtml, changeNote, version: from };
      await client.mutate({ mutation: PublishLegalTextDocument, variables: { slug: text.slug, input } });
      announceDone('Metin yayımlandı');
      setChangeNote('');
      setDetails({});
      setWasTried(false);
      await onPublished();
    } catch (error) {
      setProblem(readProblem(error).errors[0]?.message ?? readProblem(error).message);
    }
  });

  async function saveDetails() {
    const changes = given.map(({ key, value }) => ({ key, value, previousValue: settings[key] ?? '' }));
    const { data } = await client.mutate({ mutation: SaveSettingsDocument, variables: { settings: changes } });
    const refused = data?.saveSettings.errors[0];
    if (refused) throw new Error(refused.message);
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={() => void publish()}
      title="Yeni sürüm yürürlüğe girsin mi?"
      description={`${draft.title} bugünün tarihiyle yayımlanır. Önceki sürüm okunabilir kalır; verilmiş onaylar onu anmaya devam eder.`}
      submitLabel="Yayımla"
      savingLabel="Yayımlanıyor…"
      isSaving={isSaving}
      isDirty={changeNote !== '' || given.length > 0}
      problem={problem}
    >
      <Stack gap="4">
        {isExample(draft.bodyHtml) ? (
          <Text role="note" bg="status.pending.bg" borderRadius="md" px="4" py="3">
            Metnin başında hâlâ “Bu örnek metin işletme tarafından düzenlenmelidir” uyarısı var. Metni kendi
            bilgilerinizle tamamlayıp bir hukukçuya okuttuktan sonra bu uyarıyı silin.
          </Text>
        ) : null}
        <TextAreaField
          label="Ne değişti?"
          required
          rows={3}
          counterLimit={NOTE_MAX}
          maxLength={NOTE_MAX}
          hint="Sürümün yanında, okuyanlara da görünür."
          value={changeNote}
          onChange={(event) => setChangeNote(event.target.value)}
          error={wasTried ? (noteProblem ?? undefined) : undefined}
        />
        {missing.length > 0 ? (
          <Text color="fg.muted" fontSize="sm">
            Metinde yer alması gereken şu bilgiler henüz girilmemiş. Burada yazarsanız Ayarlar’a da kaydedilir.
          </Text>
        ) : null}
        {missing.map((key) => {
          const field = detailField(key);
          const props = {
            label: field?.label ?? key,
            hint: field?.hint,
            maxLength: field?.maxLength,
            value: details[key] ?? '',
            error: problems[key] ?? undefined,
          };
          const change = (value: string) => setDetails((all) => ({ ...all, [key]: value }));
          return field?.type === 'textarea' ? (
            <TextAreaField key={key} {...props} rows={3} onChange={(event) => change(event.target.value)} />
          ) : (
            <TextField key={key} {...props} inputMode="email" onChange={(event) => change(event.target.value)} />
          );
        })}
      </Stack>
    </FormDialog>
  );
}
