import { emailLink, type legalLinkSettings, type SettingsReader, webAddress } from '@practice/contracts';
import { Anchor, Text } from '@practice/ui';

export type LegalSettings = SettingsReader<keyof typeof legalLinkSettings>;

/** At the end of a legal text: how to ask about one's data; in the notice also the form and when an answer comes. */
export function DataRequests({ setting, isNotice }: { setting: LegalSettings; isNotice: boolean }) {
  const form = isNotice ? webAddress(setting('kvkk_basvuru_formu_url')) : undefined;
  const email = emailLink(setting('legal_contact_email'));
  return (
    <>
      {form ? (
        <Text mt="8">
          <Anchor href={form}>KVKK başvuru formu</Anchor>
        </Text>
      ) : null}
      {email ? (
        <Text mt="4">
          Kişisel verilerinizle ilgili sorularınız için: <Anchor href={email.href}>{email.text}</Anchor>
        </Text>
      ) : null}
      {isNotice && (form || email) ? (
        <Text color="fg.muted" mt="2">
          Başvurunuz en geç otuz gün içinde ücretsiz cevaplanır.
        </Text>
      ) : null}
    </>
  );
}
