import { mailStateSentence } from '@practice/contracts';
import { Box, Button, Text } from '@practice/ui';
import { ConfirmDialog, Menu, type MenuEntry } from '@practice/ui/admin';
import { MailIcon } from '@practice/ui/icons';
import { useState } from 'react';
import { useMail } from '../../email-addresses/use-mail.ts';
import { typeOf } from '../emails/email-offers.ts';
import { EmailPreview } from '../emails/email-preview.tsx';
import { useSendableTemplates } from '../emails/use-sendable-templates.ts';
import type { BulkControl } from './use-bulk-actions.ts';

type BulkEmailMenuProps = { bulk: BulkControl; placement: 'bottom-end' | 'top-start'; isSmall?: boolean };

/**
 * Sends an e-mail for each selected appointment, of those that are switched on, after showing the first of them.
 */
export function BulkEmailMenu({ bulk, placement, isSmall = false }: BulkEmailMenuProps) {
  const [asked, setAsked] = useState<{ id: string; label: string } | null>(null);
  const ask = (email: { id: string; label: string }) => bulk.hasSelected() && setAsked(email);
  const { templates = [] } = useSendableTemplates();
  const builtIn = [
    { id: 'confirmation', label: 'Onay e-postası' },
    { id: 'reminder', label: 'Hatırlatma e-postası' },
  ]
    .filter(({ id }) => templates.some((template) => template.id === id))
    .map((email) => ({ ...email, onSelect: () => ask(email) }));
  // What asks for consent goes to one parent at a time.
  const own = templates
    .filter((template) => typeOf(template) === null && template.category !== 'marketing')
    .map(({ id, name }) => ({ label: name, onSelect: () => ask({ id, label: name }) }));
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
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) void bulk.sendEmails(asked.id);
        }}
        title={`${bulk.selected.length} randevu için e-posta gönderilsin mi?`}
        confirmLabel="Gönder"
      >
        {asked ? <BulkPreview email={asked} bulk={bulk} /> : null}
      </ConfirmDialog>
    </>
  );
}

/** What goes out: the e-mail to the first of them, and who gets a reminder again. */
function BulkPreview({ email: { id, label }, bulk }: { email: { id: string; label: string }; bulk: BulkControl }) {
  const reminded = id === 'reminder' ? bulk.countReminded() : 0;
  const [first] = bulk.selected;
  const { problem } = useMail();
  return (
    <Box display="grid" gap="3">
      {problem ? <Text>{mailStateSentence(problem)}</Text> : null}
      {reminded > 0 ? (
        <Text color="status.pending.fg" fontWeight="medium">
          {reminded === 1
            ? 'Seçilen bir randevu için hatırlatma zaten gönderildi.'
            : `Seçilen ${reminded} randevu için hatırlatma zaten gönderildi.`}
        </Text>
      ) : null}
      <Text>{bulk.selected.length === 1 ? `${label}:` : `${label}; ilk randevu için gidecek metin:`}</Text>
      {first ? <EmailPreview appointmentId={first} templateId={id} customMessage="" /> : null}
    </Box>
  );
}
