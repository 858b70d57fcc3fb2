import { DEFAULT_SOUND } from '@practice/contracts';
import { Box, Button, useRunning } from '@practice/ui';
import { useNotificationSettings, useStaff } from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { useState } from 'react';
import { Panel } from './panel.tsx';
import { playOnce } from './play-once.ts';
import { sendTestEmail } from './sound-calls.ts';

const title = 'Deneme bildirimi';

/** Shows what arrives: a test by every way that is on, and what became of each. */
export function Trial() {
  const { settings } = useNotificationSettings();
  const { fetch } = useStaff();
  const [results, setResults] = useState<string[]>([]);
  const [isTrying, trial] = useRunning(async () => {
    if (settings.enableBell) toast.info({ title, description: 'Yeni bildirimler ekranda böyle açılır.' });
    setResults([
      settings.enableBell ? 'Zil: ekranda gösterildi.' : 'Zil: kapalı.',
      `Ses: ${settings.enableSound ? await soundResult(settings.soundFile) : 'kapalı.'}`,
      `Masaüstü: ${settings.enableDesktop ? desktopResult() : 'kapalı.'}`,
      `E-posta: ${settings.enableEmail ? await emailResult() : 'kapalı.'}`,
    ]);
  });

  async function emailResult(): Promise<string> {
    try {
      const { to } = await sendTestEmail(fetch);
      return to ? `${to} adresine gönderim sırasına alındı.` : 'hesabınızda adres olmadığı için gönderilmedi.';
    } catch {
      return 'gönderilemedi.';
    }
  }

  return (
    <Panel title="Deneme" description="Açık kanalların hepsinden bir deneme bildirimi gelir; sessiz saatlerde de.">
      <Button loading={isTrying} loadingText="Deneniyor…" onClick={() => void trial()}>
        Bildirimleri dene
      </Button>
      <Box role="status" aria-label="Denemenin sonucu" mt={results.length > 0 ? '3' : '0'}>
        {results.length > 0 ? (
          <Box as="ul" listStyleType="none">
            {results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </Box>
        ) : null}
      </Box>
    </Panel>
  );
}

async function soundResult(soundFile: string | null): Promise<string> {
  return (await playOnce(soundFile ?? DEFAULT_SOUND)) ? 'çalındı.' : 'tarayıcınız çalmadı.';
}

function desktopResult(): string {
  if (!('Notification' in globalThis)) return 'bu tarayıcı desteklemiyor.';
  if (Notification.permission !== 'granted') return 'bu tarayıcıda izin verilmemiş.';
  try {
    new Notification(title, { body: 'Masaüstü bildirimleri böyle görünür.', tag: 'trial', lang: 'tr' });
    return 'gösterildi.';
  } catch {
    return 'bu tarayıcı desteklemiyor.';
  }
}
