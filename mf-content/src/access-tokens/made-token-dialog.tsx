import { Box, Stack, type SystemStyleObject, Text, TextField } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useRef } from 'react';
import type { MadeToken } from './token-dialog.tsx';

/** The text of a new token, which is shown this once. */
export function MadeTokenDialog({ made: { name, token }, onClose }: { made: MadeToken; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      announceDone('Anahtar kopyalandı');
    } catch {
      input.current?.select();
      announceFailure('Anahtar kopyalanamadı; seçili metni Ctrl+C ile kopyalayın.');
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Anahtar hazır: ${name}`}
      onSubmit={() => void copy()}
      submitLabel="Kopyala"
      cancelLabel="Kaydettim, kapat"
    >
      <Stack gap="4">
        <Box role="note" css={boxStyle}>
          <Text fontWeight="semibold">Bu anahtar bir daha gösterilmez.</Text>
          <Text fontSize="sm">
            Şimdi kopyalayıp güvenli bir yere kaydedin. Kimseyle paylaşmayın; başkasının eline geçerse iptal edin.
          </Text>
        </Box>
        <TextField
          ref={input}
          label="Erişim anahtarı"
          value={token}
          readOnly
          data-autofocus
          onFocus={({ target }) => target.select()}
        />
      </Stack>
    </FormDialog>
  );
}

const boxStyle: SystemStyleObject = {
  px: '3',
  py: '2',
  bg: 'status.pending.bg',
  color: 'status.pending.fg',
  borderWidth: '1px',
  borderColor: 'status.pending.border',
  borderRadius: 'sm',
};
