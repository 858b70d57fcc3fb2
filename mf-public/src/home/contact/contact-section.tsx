import { emailLink, phoneLink, practiceEmail, practicePhone, whatsappLink } from '@practice/contracts';
import { Anchor, Box, ButtonAnchor, Flex, Grid, Section, Stack, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { ContactItem } from '../../office/contact-item.tsx';
import { Directions } from '../../office/directions.tsx';
import { EmergencyNote } from '../../office/emergency-note.tsx';
import { ChatIcon, ClockIcon, MailIcon } from '../../office/icons.tsx';
import { officeAddress } from '../../office/office-address.ts';
import { OfficeMap } from '../../office/office-map-view.tsx';
import { anchors, paths } from '../../paths.ts';
import { PhoneIcon } from '../../site/phone-icon.tsx';
import type { Settings } from '../../site/site-settings.ts';

/** Address, phone, e-mail, hours, directions and map; each only when it is configured. */
export function ContactSection({ text }: { text: Settings }) {
  const { shown: address, postal } = officeAddress(text);
  const phone = phoneLink(practicePhone(text));
  const email = emailLink(practiceEmail(text));
  const hours = text('contact_working_hours');
  const hoursNote = text('working_hours_note');
  const chat = whatsappLink(text('whatsapp_number'), text('whatsapp_message_template'));
  return (
    <Section
      id={anchors.contact}
      tone="sand"
      eyebrow="İletişim"
      title={text('contact_info_title')}
      intro="Sormak istediğiniz her şey için arayabilir ya da yazabilirsiniz."
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        gap={{ base: '8', lg: '14' }}
      >
        <Box>
          <Stack as="dl" gap="6">
            <Directions text={text} />
            {phone ? (
              <ContactItem icon={<PhoneIcon />} label="Telefon">
                <Anchor href={phone.href}>{phone.text}</Anchor>
              </ContactItem>
            ) : null}
            {email ? (
              <ContactItem icon={<MailIcon />} label="E-posta">
                <Anchor href={email.href}>{email.text}</Anchor>
              </ContactItem>
            ) : null}
            {hours || hoursNote ? (
              <ContactItem icon={<ClockIcon />} label="Çalışma saatleri" note={hours ? hoursNote : ''}>
                {hours || hoursNote}
              </ContactItem>
            ) : null}
          </Stack>
          {address || phone || email || hours || chat ? null : <NothingYet />}
          <EmergencyNote text={text('emergency_contact_note')} />
          <Flex gap="3" mt="8" flexWrap="wrap">
            {phone ? (
              <ButtonAnchor href={phone.href}>
                <PhoneIcon />
                Hemen Ara
              </ButtonAnchor>
            ) : null}
            {chat ? (
              <ButtonAnchor href={chat} target="_blank" rel="noopener" variant="outline">
                <ChatIcon />
                WhatsApp’tan yazın
              </ButtonAnchor>
            ) : null}
            <ButtonLink to={paths.contact} variant="plain">
              Mesaj gönderin
            </ButtonLink>
          </Flex>
        </Box>
        <OfficeMap embed={text('office_map_embed')} directions={postal} />
      </Grid>
    </Section>
  );
}

/** Shown when no contact details are set: the appointment form still works. */
function NothingYet() {
  return (
    <>
      <Text color="fg.muted" mb="6">
        Telefon ve adres bilgilerimiz yakında burada olacak. Şimdilik randevu formundan bize ulaşabilirsiniz.
      </Text>
      <ButtonAnchor href={`#${anchors.appointment}`}>Randevu formuna gidin</ButtonAnchor>
    </>
  );
}
