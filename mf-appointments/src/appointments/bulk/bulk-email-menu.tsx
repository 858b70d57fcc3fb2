import { Box, Button } from '@practice/ui';
import { ConfirmDialog, Menu, type MenuEntry } from '@practice/ui/admin';
import { MailIcon } from '@practice/ui/icons';
import { useState } from 'react';
import { typeOf } from '../emails/email-offers.ts';
import { useSendableTemplates } from '../emails/use-sendable-templates.ts';
import type { BulkControl } from './use-bulk-actions.ts';

type BulkEmailMenuProps = { bulk: BulkControl; placement: 'bottom-end' | 'top-start'; isSmall?: boolean };

/**
 * Sends an e-mail for each selected appointment, of those that are switched on; asks for confirmation before reminding a parent
 * twice.
 */
export function BulkEmailMenu({ bulk, placement, isSmall = false }: BulkEmailMenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { templates = [] } = useSendableTemplates();
  const reminded = bulk.countReminded();
  const builtIn = [
    { id: 'confirmation', label: 'Onay e-postası', onSelect: () => void bulk.sendEmails('confirmation') },
    {
      id: 'reminder',
      label: 'Hatırlatma e-postası',
      onSelect: () => (reminded > 0 ? setIsAsking(true) : void bulk.sendEmails('reminder')),
    },
  ].filter(({ id }) => templates.some((template) => template.id === id));
  // What asks for consent goes to one parent at a time.
  const own = templates
    .filter((template) => typeOf(template) === null && template.category !== 'marketing')
    .map(({ id, name }) => ({ label: name, onSelect: () => void bulk.sendEmails(id) }));
  const entries: MenuEntry[] = [...builtIn, ...(own.length > 0 ? (['separator', ...own] as const) : [])];
  return (
    <>
      <Menu placement={placement} entries={entries.length > 0 ? entries : [{ heading: 'Gönderilebilecek şablon yok' }]}>
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
