import type { SessionRecord } from '@practice/contracts';
import { Badge, Box, Button, Flex, RetryPanel, Skeleton, Stack, Text } from '@practice/ui';
import { FormDialog, formatDateTime } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { useCallback, useEffect, useState } from 'react';
import { browserName } from './browser-name.ts';
import { endOtherSessions, endSession, fetchSessions } from './session-list-calls.ts';

const failed = { title: 'Hata', description: 'Oturum kapatılamadı. Lütfen tekrar deneyin.' };

/** Where one is signed in, with the end of each session and of all others. */
export function SessionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { fetch } = useStaff();
  const [sessions, setSessions] = useState<SessionRecord[]>();
  const [isFailed, setIsFailed] = useState(false);
  const [ending, setEnding] = useState<string>();
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const load = useCallback(() => {
    setIsFailed(false);
    fetchSessions(fetch).then(setSessions, () => setIsFailed(true));
  }, [fetch]);
  useEffect(() => {
    if (open) load();
    else setSessions(undefined);
  }, [open, load]);

  async function end(what: string, work: () => Promise<string>) {
    setEnding(what);
    try {
      toast.success({ title: await work() });
      setSessions(await fetchSessions(fetch));
    } catch {
      toast.error(failed);
    }
    setEnding(undefined);
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Oturumlarım"
      description="Hesabınızla giriş yapılmış tarayıcılar. Tanımadığınız bir oturum varsa kapatın ve şifrenizi değiştirin."
      onSubmit={() =>
        void end('others', async () => {
          const ended = await endOtherSessions(fetch);
          return ended === 0 ? 'Başka açık oturum yok' : `${ended} oturum kapatıldı`;
        })
      }
      submitLabel="Diğerlerini kapat"
      savingLabel="Kapatılıyor…"
      isSaving={ending === 'others'}
      canSubmit={others.length > 0 && ending === undefined}
      cancelLabel="Tamam"
      danger
    >
      {sessions ? (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="Açık oturumlar">
          {sessions.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() =>
                void end(session.id, async () => {
                  await endSession(fetch, session.id);
                  return 'Oturum kapatıldı';
                })
              }
            />
          ))}
        </Stack>
      ) : isFailed ? (
        <RetryPanel title="Oturumlar şu anda alınamadı" onRetry={load} />
      ) : (
        <Stack gap="3" role="status" aria-busy="true" aria-label="Yükleniyor…">
          <Skeleton height="12" />
          <Skeleton height="12" />
        </Stack>
      )}
    </FormDialog>
  );
}

type LineProps = { session: SessionRecord; isEnding: boolean; onEnd: () => void };

function SessionLine({ session, isEnding, onEnd }: LineProps) {
  const { address, signedInAt, seenAt, isCurrent } = session;
  const name = browserName(session);
  return (
    <Flex as="li" gap="3" py="3" align="center" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box flex="1" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{name}</Text>
          {isCurrent ? <Badge tone="confirmed">Bu tarayıcı</Badge> : null}
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          {`Giriş: ${formatDateTime(signedInAt)}${address ? ` · ${address}` : ''}`}
        </Text>
        {isCurrent ? null : (
          <Text color="fg.muted" fontSize="sm">
            {`Son kullanım: ${formatDateTime(seenAt)}`}
          </Text>
        )}
      </Box>
      {isCurrent ? null : (
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-label={`Kapat: ${name}, ${formatDateTime(signedInAt)}`}
          loading={isEnding}
          loadingText="Kapatılıyor…"
          onClick={onEnd}
        >
          Kapat
        </Button>
      )}
    </Flex>
  );
}
