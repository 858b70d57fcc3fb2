import { Box, Button } from '@practice/ui';
import { ConfirmDialog, Menu } from '@practice/ui/admin';
import { MailIcon } from '@practice/ui/icons';
import { useState } from 'react';
import type { BulkControl } from './use-bulk-actions.ts';

type BulkEmailMenuProps = { bulk: BulkControl; placement: 'bottom-end' | 'top-start'; isSmall?: boolean };

/** Sends an e-mail for each selected appointment; asks for confirmation before reminding a parent twice. */
export function BulkEmailMenu({ bulk, placement, isSmall = false }: BulkEmailMenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  const reminded = bulk.countReminded();
  return (
    <>
      <Menu
        placement={placement}
        entries={[
          { label: 'Onay e-postası', onSelect: () => void bulk.sendEmails('confirmation') },
          {
            label: 'Hatırlatma e-postası',
            onSelect: () => (reminded > 0 ? setIsAsking(true) : void bulk.sendEmails('reminder')),
          },
        ]}
      >
        {(trigger) =>
          isSmall ? (
            <Button size="sm" variant="outline" {...trigger}>
              E-posta gönder
            </Button>
          ) : (
            <Button variant="outline" aria-label="E-posta gönder" {...trigger}>
              <MailIcon />
              <Box as="span" display={{ base: 'none', sm: 'inline' }}>
                E-posta gönder
              </Box>
            </Button>
          )
        }
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void bulk.sendEmails('reminder');
        }}
        title="Hatırlatma yeniden gönderilsin mi?"
        confirmLabel="Yine de gönder"
      >
        {reminded === 1
          ? 'Seçilen bir randevu için hatırlatma zaten gönderildi.'
          : `Seçilen ${reminded} randevu için hatırlatma zaten gönderildi.`}
      </ConfirmDialog>
    </>
  );
}
