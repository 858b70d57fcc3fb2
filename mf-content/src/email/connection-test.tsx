import { Box, Button, Spinner, Text } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import { cardStyle } from './card-style.ts';
import type { ConnectionTest as Test } from './use-connection-test.ts';

/** What a test does, and what came of the last one. */
export function ConnectionTest({ test, host, onRun }: { test: Test; host: string; onRun: () => void }) {
  const isRunning = test.status === 'running';
  return (
    <Box css={cardStyle} display="grid" gap="4" justifyItems="start">
      <Text>
        Formdaki ayarlarla sunucuya bağlanılır ve giriş denenir; e-posta gönderilmez. Ayarları önce kaydetmeniz
        gerekmez.
      </Text>
      <Button variant="outline" onClick={onRun} disabled={isRunning}>
        {test.status === 'none' ? 'Şimdi dene' : 'Tekrar Dene'}
      </Button>
      <Box role="status">
        {isRunning ? (
          <Text display="flex" alignItems="center" gap="2">
            <Spinner /> <span>{`${host} deneniyor…`}</span>
          </Text>
        ) : null}
        {test.status === 'done' ? (
          <Box display="grid" gap="2" justifyItems="start">
            <StatusBadge tone={test.success ? 'confirmed' : 'cancelled'}>
              {test.success ? 'Başarılı' : 'Başarısız'}
            </StatusBadge>
            <Text>{test.message}</Text>
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
