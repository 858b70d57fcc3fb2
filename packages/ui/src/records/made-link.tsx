import { Anchor, Box, Button, Flex, Text, TextField } from '@practice/ui';
import { formatDateTime } from '@practice/ui/admin';
import { useEffect, useRef } from 'react';
import { announceDone, announceFailure } from './messages.tsx';

/** A link that was just made: to copy, and to open. The focus goes to it, so that it is copied by keyboard too. */
export function MadeLink({ path, expiresAt }: { path: string; expiresAt: string }) {
  const url = new URL(path, location.href).href;
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each new link
  useEffect(() => input.current?.focus(), [path]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      announceDone('Bağlantı kopyalandı');
    } catch {
      input.current?.select();
      announceFailure('Bağlantı kopyalanamadı; seçili adresi Ctrl+C ile kopyalayın.');
    }
  }

  return (
    <Box>
      <TextField ref={input} label="Bağlantı" value={url} readOnly onFocus={({ target }) => target.select()} />
      <Flex wrap="wrap" align="center" gap="3" mt="2">
        <Text flex="1" fontSize="sm" color="fg.muted">
          {`${formatDateTime(expiresAt)} tarihine kadar geçerli.`}
        </Text>
        <Anchor href={path} target="_blank" rel="noopener" fontSize="sm">
          Aç
        </Anchor>
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          Kopyala
        </Button>
      </Flex>
    </Box>
  );
}
