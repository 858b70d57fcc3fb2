import { emailLink, phoneLink, practiceEmail, practicePhone, whatsappLink } from '@practice/contracts';
import { Anchor, ButtonAnchor, SimpleGrid, Stack, Text } from '@practice/ui';
import { EmergencyNote } from '../office/emergency-note.tsx';
import { ChatIcon } from '../office/icons.tsx';
import { PhoneIcon } from '../site/phone-icon.tsx';
import type { Settings } from '../site/site-settings.ts';
import { ChannelCard } from './channel-card.tsx';

/** Phone and WhatsApp, each only when it is configured, the address for e-mails, and what to do when it cannot wait. */
export function Channels({ text }: { text: Settings }) {
  const phone = phoneLink(practicePhone(text));
  const chat = whatsappLink(text('whatsapp_number'), text('whatsapp_message_template'));
  const email = emailLink(practiceEmail(text));
  return (
    <Stack gap="4" _empty={{ display: 'none' }}>
      {phone || chat ? (
        <SimpleGrid columns={{ base: 1, md: 2, lg: 1 }} gap="4">
          {phone ? (
            <ChannelCard
              icon={<PhoneIcon />}
              title="Telefon"
              purpose="Kısa sorular, randevu değişikliği ve bugün konuşulması gerekenler için."
              reply="Çalışma saatlerinde hemen açarız; görüşmedeysek aynı gün içinde sizi ararız."
            >
              <ButtonAnchor href={phone.href}>{phone.text}</ButtonAnchor>
            </ChannelCard>
          ) : null}
          {chat ? (
            <ChannelCard
              icon={<ChatIcon />}
              title="WhatsApp"
              purpose="Arayamadığınız anlarda yazmak ya da adres ve saat sormak için."
              reply="Çalışma saatlerinde birkaç saat içinde yanıt veririz."
            >
              <ButtonAnchor href={chat} target="_blank" rel="noopener" variant="outline">
                WhatsApp’tan yazın
              </ButtonAnchor>
            </ChannelCard>
          ) : null}
        </SimpleGrid>
      ) : null}
      {email ? (
        <Text fontSize="md" color="fg.muted" px="1">
          E-posta tercih ederseniz: <Anchor href={email.href}>{email.text}</Anchor>
        </Text>
      ) : null}
      <EmergencyNote text={text('emergency_contact_note')} />
    </Stack>
  );
}
