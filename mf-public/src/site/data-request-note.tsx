import { emailLink, legalLinkSettings, webAddress } from '@practice/contracts';
import { Anchor, Text } from '@practice/ui';
import { usePageSettings } from './site-settings.ts';

/**
 * Below a form that asks for personal data: how somebody asks about it later. Nothing where the practice has neither a form
 * nor an address for that, or has switched it off.
 */
export function DataRequestNote() {
  const setting = usePageSettings(legalLinkSettings);
  const form = webAddress(setting('kvkk_basvuru_formu_url'));
  const email = emailLink(setting('legal_contact_email'));
  if (setting('kvkk_enabled') === 'false' || !(form || email)) return null;
  return (
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      Verileriniz hakkında bilgi almak, düzeltilmesini ya da silinmesini istemek için{' '}
      {form ? (
        <Anchor href={form} target="_blank" rel="noopener" title="Yeni sekmede açılır">
          KVKK başvuru formunu
        </Anchor>
      ) : null}
      {form ? <span>{email ? ' doldurabilir ya da ' : ' doldurabilirsiniz.'}</span> : null}
      {email ? (
        <span>
          <Anchor href={email.href}>{email.text}</Anchor> adresine yazabilirsiniz.
        </span>
      ) : null}
    </Text>
  );
}
