import { Box, Button, ButtonAnchor, Flex, Icon, Text } from '@practice/ui';
import { useWizardForm } from './form-values.ts';
import { usePracticePhone } from './practice-phone.ts';
import { useWizardState } from './wizard-context.ts';
import { useWizardDates } from './wizard-dates.ts';

/** Step 5. */
export function ConfirmationStep() {
  const [date, time] = useWizardForm().getValues(['appointmentDate', 'appointmentTime']);
  const when = `${useWizardDates().long(date)}, saat ${time}`;
  return <Confirmation when={when} onAgain={useWizardState().startOver} />;
}

/** The request has arrived: for which time and what it means, the phone, and the way to another one. */
export function Confirmation({ when, onAgain }: { when?: string; onAgain: () => void }) {
  const phone = usePracticePhone();
  return (
    <Box>
      <Text>
        {`Seçtiğiniz gün ve saat${when ? ` (${when})` : ''} sizin için ayrıldı; randevunuz biz sizinle görüştükten sonra kesinleşir. Bilgilerinizde bir değişiklik olursa bizi arayabilirsiniz.`}
      </Text>
      <Flex gap="3" mt="8" direction={{ base: 'column', sm: 'row' }}>
        {phone ? (
          <ButtonAnchor href={phone.href} size="lg" px={{ base: '4', sm: '7' }}>
            <Icon>
              <path d="M5.5 4h3l1.5 4-2 1.5a11 11 0 0 0 6.5 6.5L16 14l4 1.5v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 3.5 6.2 2 2 0 0 1 5.5 4Z" />
            </Icon>
            <Box as="span" minW="0">
              {`Hemen Ara: ${phone.text.replaceAll(' ', '\u00a0')}`}
            </Box>
          </ButtonAnchor>
        ) : null}
        <Button size="lg" variant="outline" onClick={onAgain}>
          Yeni Randevu Talebi
        </Button>
      </Flex>
    </Box>
  );
}
