import type { PreviewsResponse } from '@practice/contracts';
import { SelectField, Spinner, Stack, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useEffect, useState } from 'react';
import { choosePreview, fetchPreviews } from '../../remotes/choose-preview.ts';
import { PreviewLinkMaker } from './preview-link-maker.tsx';

type Remotes = PreviewsResponse['remotes'];

/** Chooses the version of each remote for this browser: the live one, or a preview from the list of remotes. */
export function PreviewDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [remotes, setRemotes] = useState<Remotes>();
  const [changes, setChanges] = useState<Record<string, string | null>>({});
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const isDirty = Object.keys(changes).length > 0;

  useEffect(() => {
    if (!open) return;
    let isMounted = true;
    setChanges({});
    setProblem('');
    fetchPreviews().then(
      (found) => isMounted && setRemotes(found),
      () => isMounted && setProblem('Önizlemeler şu anda alınamadı. Lütfen biraz sonra tekrar deneyin.'),
    );
    return () => {
      isMounted = false;
    };
  }, [open]);

  async function save() {
    setIsSaving(true);
    try {
      for (const [name, version] of Object.entries(changes)) await choosePreview(name, version);
      location.reload();
    } catch {
      setIsSaving(false);
      setProblem('Seçiminiz kaydedilemedi. Lütfen tekrar deneyin.');
    }
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Önizlemeler"
      description="Yayına alınmamış bir sürümü yalnızca bu tarayıcıda gösterir. Oturumunuz kapanınca yayındaki sürüme dönülür."
      onSubmit={save}
      submitLabel="Göster"
      savingLabel="Açılıyor…"
      isSaving={isSaving}
      canSubmit={isDirty}
      problem={problem || undefined}
    >
      {remotes ? (
        <Choices remotes={remotes} changes={changes} onChange={setChanges} />
      ) : problem === '' ? (
        <Spinner aria-label="Yükleniyor…" />
      ) : null}
    </FormDialog>
  );
}

type ChoicesProps = {
  remotes: Remotes;
  changes: Record<string, string | null>;
  onChange: (changes: Record<string, string | null>) => void;
};

function Choices({ remotes, changes, onChange }: ChoicesProps) {
  const offered = remotes.filter(({ previews }) => previews.length > 0);
  if (offered.length === 0) return <Text color="fg.muted">Şu anda önizlenecek bir sürüm yok.</Text>;
  return (
    <Stack gap="4">
      {offered.map(({ name, live, previews, chosen }) => {
        const selected = name in changes ? changes[name] : chosen;
        const preview = previews.find(({ version }) => version === selected);
        return (
          <Stack key={name} gap="2">
            <SelectField
              label={name}
              value={selected ?? ''}
              options={[
                { value: '', label: live === null ? 'Yayında değil' : `${live} (yayında)` },
                ...previews.map(({ version, isPersonal }) => ({
                  value: version,
                  label: `${version} (${isPersonal ? 'yalnızca sizin önizlemeniz' : 'önizleme'})`,
                })),
              ]}
              onChange={({ target: { value } }) => {
                const { [name]: _former, ...others } = changes;
                const version = value === '' ? null : value;
                onChange(version === chosen ? others : { ...others, [name]: version });
              }}
            />
            {preview && !preview.isPersonal ? (
              <PreviewLinkMaker key={preview.version} name={name} version={preview.version} />
            ) : null}
          </Stack>
        );
      })}
    </Stack>
  );
}
