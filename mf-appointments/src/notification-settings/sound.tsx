import { DEFAULT_SOUND, MAX_SOUND_BYTES, MAX_SOUND_MB } from '@practice/contracts';
import { Button, Flex, Text, useRunning, VisuallyHidden } from '@practice/ui';
import { useNotificationSettings, useStaff } from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { announceDone } from '@practice/ui/records';
import { useId, useRef, useState } from 'react';
import { Panel } from './panel.tsx';
import { playOnce } from './play-once.ts';
import { removeSound, uploadSound } from './sound-calls.ts';

const TOO_LARGE = `Ses dosyası en fazla ${MAX_SOUND_MB} MB olabilir.`;

/** The sound of new notifications: the default, or one's own. */
export function Sound() {
  const { settings, refresh } = useNotificationSettings();
  const { fetch } = useStaff();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { soundFile } = settings;

  const [isBusy, run] = useRunning(async (work: () => Promise<string | null>, done: string) => {
    const refused = await work().catch(() => 'Ses dosyası kaydedilemedi. Bağlantınızı kontrol edip tekrar deneyin.');
    setProblem(refused);
    await refresh();
    if (!refused) announceDone(done);
  });

  function choose(file: File | undefined) {
    if (!file) return;
    if (file.size > MAX_SOUND_BYTES) return setProblem(TOO_LARGE);
    void run(() => uploadSound(fetch, file), 'Bildirim sesi değiştirildi.');
  }

  async function listen() {
    if (!(await playOnce(soundFile ?? DEFAULT_SOUND))) {
      toast.error({ title: 'Hata', description: 'Ses çalınamadı. Tarayıcınızın ses iznini kontrol edin.' });
    }
  }

  return (
    <Panel title="Bildirim sesi" description={`MP3, WAV, OGG, FLAC veya M4A; en fazla ${MAX_SOUND_MB} MB.`}>
      <Text mb="3">{soundFile ? 'Kendi yüklediğiniz ses kullanılıyor.' : 'Varsayılan ses kullanılıyor.'}</Text>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={() => void listen()}>
          Dinle
        </Button>
        <VisuallyHidden>
          <label htmlFor={id}>Ses dosyası</label>
          <input
            ref={input}
            id={id}
            type="file"
            accept="audio/*"
            tabIndex={-1}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </VisuallyHidden>
        <Button variant="outline" loading={isBusy} loadingText="Kaydediliyor…" onClick={() => input.current?.click()}>
          Ses yükle…
        </Button>
        {soundFile ? (
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => void run(() => removeSound(fetch), 'Varsayılan sese dönüldü.')}
          >
            Varsayılana dön
          </Button>
        ) : null}
      </Flex>
      <Text role="alert" color="fg.error" fontSize="sm" fontWeight="medium" mt={problem ? '2' : '0'}>
        {problem}
      </Text>
    </Panel>
  );
}
