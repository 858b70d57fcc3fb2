import {
  CONTACT_MESSAGE_LENGTH,
  contactConsentSentence,
  contactTypeLabels,
  contactTypes,
  EMAIL_MAX_LENGTH,
  NAME_LENGTH,
  SUBJECT_MAX_LENGTH,
} from '@practice/contracts';
import {
  Anchor,
  Box,
  Button,
  CheckboxField,
  chakra,
  Grid,
  Heading,
  SelectField,
  Stack,
  Text,
  TextAreaField,
  TextField,
} from '@practice/ui';
import { SOLVING } from '../challenges/send-solved.ts';
import { paths } from '../paths.ts';
import { DataRequestNote } from '../site/data-request-note.tsx';
import { Honeypot } from '../site/honeypot.tsx';
import { KeptSuccess } from '../site/kept-success.tsx';
import { NoticeConsent } from '../site/notice-consent.tsx';
import type { Settings } from '../site/site-settings.ts';
import { useHydrated } from '../wizard/deferred/use-hydrated.ts';
import { usePracticePhone } from '../wizard/practice-phone.ts';
import { SentMessage } from './sent-message.tsx';
import { useContactForm } from './use-contact-form.ts';

export const formId = 'mesaj';
const typeOptions = contactTypes.map((value) => ({ value, label: contactTypeLabels[value] }));

type Props = { text: Settings; legalTextVersion: string | undefined };

/** The message form. Without scripts the browser checks it and posts it to the page's own address. */
export function ContactForm(props: Props) {
  return (
    <KeptSuccess
      form={(onStored) => <OpenForm {...props} onStored={onStored} />}
      success={(onAgain) => <SentMessage onAgain={onAgain} />}
    />
  );
}

function OpenForm({ text, legalTextVersion, onStored }: Props & { onStored: () => void }) {
  const contact = useContactForm(legalTextVersion, onStored);
  const { errors, isPending } = contact;
  const isLive = useHydrated();
  if (contact.isSent) return <SentMessage heading={contact.heading} onAgain={contact.startOver} />;
  return (
    <chakra.form
      ref={contact.form}
      method="post"
      action={paths.contact}
      noValidate={isLive}
      onSubmit={contact.submit}
      onChange={contact.handleChange}
      aria-labelledby={`${formId}-baslik`}
    >
      <Heading as="h2" size="md" id={`${formId}-baslik`}>
        {text('contact_form_title')}
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        {text('contact_form_description')}
      </Text>
      <Stack gap="5">
        <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
          <TextField
            name="name"
            label="Adınız soyadınız"
            autoComplete="name"
            required
            {...nativeRules(isLive, { minLength: NAME_LENGTH.min, maxLength: NAME_LENGTH.max })}
            error={errors.name}
          />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            label="E-posta"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...nativeRules(isLive, { maxLength: EMAIL_MAX_LENGTH })}
            error={errors.email}
          />
        </Grid>
        <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
          <SelectField name="contactType" label="Ne hakkında?" options={typeOptions} error={errors.contactType} />
          <TextField
            name="subject"
            label="Konu"
            autoComplete="off"
            {...nativeRules(isLive, { maxLength: SUBJECT_MAX_LENGTH })}
            error={errors.subject}
          />
        </Grid>
        <TextAreaField
          name="message"
          label="Mesajınız"
          required
          rows={6}
          hint="Çocuğunuzun sağlığıyla ilgili ayrıntıları görüşmeye saklayabilirsiniz."
          counterLimit={CONTACT_MESSAGE_LENGTH.max}
          {...nativeRules(isLive, { minLength: CONTACT_MESSAGE_LENGTH.min, maxLength: CONTACT_MESSAGE_LENGTH.max })}
          error={errors.message}
        />
        <CheckboxField
          name="kvkkConsent"
          value="true"
          required
          label={<NoticeConsent sentence={contactConsentSentence.kvkk} />}
          error={errors.kvkkConsent}
        />
        <DataRequestNote />
      </Stack>
      <Honeypot />
      <input type="hidden" name="legalTextVersion" value={legalTextVersion ?? ''} />
      <Box role="alert">{contact.failure ? <Failure text={contact.failure} /> : null}</Box>
      <Button type="submit" size="lg" mt="5" loading={isPending} loadingText={contact.isSolving ? SOLVING : undefined}>
        Mesajı gönder
      </Button>
    </chakra.form>
  );
}

/** Rules that the browser checks where no script does. */
function nativeRules(isLive: boolean, rules: { minLength?: number; maxLength?: number }) {
  return isLive ? {} : rules;
}

function Failure({ text }: { text: string }) {
  const phone = usePracticePhone();
  return (
    <Box mt="5" p="4" borderRadius="md" borderWidth="1px" borderColor="status.pending.border" bg="status.pending.bg">
      <span>{text}</span>
      {phone ? (
        <Text fontSize="sm" lineHeight="normal" mt="2" color="fg.muted">
          Dilerseniz bizi arayabilirsiniz: <Anchor href={phone.href}>{phone.text}</Anchor>
        </Text>
      ) : null}
    </Box>
  );
}
