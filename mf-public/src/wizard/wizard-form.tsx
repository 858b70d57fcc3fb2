import { Box, chakra, Grid, Heading, Stack, type SystemStyleObject, Text } from '@practice/ui';
import { announceHydration } from '@practice/ui/router';
import { type FormEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Honeypot } from '../site/honeypot.tsx';
import { KeptSuccess } from '../site/kept-success.tsx';
import { ConfirmationStep } from './confirmation.tsx';
import { ConfirmationMark } from './confirmation-mark.tsx';
import { Consents } from './consents.tsx';
import { ContactStep } from './contact-step.tsx';
import { DateChoice } from './date-choice.tsx';
import { useHydrated } from './deferred/use-hydrated.ts';
import { FailureNotice, RestoredNotice } from './notices.tsx';
import { PersonalStep } from './personal-step.tsx';
import { Progress } from './progress.tsx';
import { RefusedFields } from './refused-fields.tsx';
import { ServiceStep } from './service-step.tsx';
import { StepButtons } from './step-buttons.tsx';
import { CONFIRMATION, steps } from './steps.ts';
import { StoredRequest } from './stored-request.tsx';
import { Summary } from './summary.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useWizard } from './use-wizard.ts';
import { WizardContext } from './wizard-context.ts';

const bodies: ReactNode[] = [
  <PersonalStep key="personal" />,
  <ContactStep key="contact" />,
  <ServiceStep key="service" />,
  <TimeStep key="time" />,
  <ConfirmationStep key="confirmation" />,
];

/** The appointment request wizard's form; a chunk of its own. */
export default function WizardForm() {
  return (
    <KeptSuccess
      form={(onStored) => <OpenForm onStored={onStored} />}
      success={(onAgain) => <StoredRequest onAgain={onAgain} />}
    />
  );
}

function OpenForm({ onStored }: { onStored: () => void }) {
  const wizard = useWizard(onStored);
  const { step } = wizard;
  const isLive = useHydrated();
  const { title, intro } = steps[step - 1] ?? { title: '', intro: '' };

  useEffect(() => {
    if (isLive) announceHydration('deferred');
  }, [isLive]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    wizard.submit();
  }

  return (
    <FormProvider {...wizard.form}>
      <WizardContext value={wizard}>
        <Grid css={columnsStyle} {...(isLive ? { 'data-live': '' } : {})}>
          <chakra.form
            ref={wizard.root as RefObject<HTMLFormElement>}
            id={wizard.formId}
            // Before this code is loaded, submitting must not put the fields into the address. A form with this method
            // outside a dialog does nothing.
            method="dialog"
            noValidate
            onSubmit={handleSubmit}
            aria-label="Randevu talebi"
            css={cardStyle}
          >
            <Progress step={step} />
            <RestoredNotice />
            <Box mb={{ base: '6', md: '8' }}>
              {step === CONFIRMATION ? <ConfirmationMark /> : null}
              <Heading as="h3" size="md" ref={wizard.heading} tabIndex={-1} outline="none">
                {title}
              </Heading>
              <Text color="fg.muted" mt="2">
                {intro}
              </Text>
            </Box>
            <span>{bodies[step - 1]}</span>
            <Honeypot field={wizard.honeypot} />
            {step === CONFIRMATION ? null : (
              <>
                <FailureNotice />
                <RefusedFields />
                <StepButtons />
              </>
            )}
          </chakra.form>
          <Summary />
        </Grid>
      </WizardContext>
    </FormProvider>
  );
}

/** Step 4: day, time and consents. */
function TimeStep() {
  return (
    <Stack gap="8">
      <Grid gap={{ base: '8', md: '6' }} templateColumns={{ base: '1fr', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' }}>
        <DateChoice />
        <TimeChoice />
      </Grid>
      <Consents />
    </Stack>
  );
}

const columnsStyle: SystemStyleObject = {
  gap: { base: '4', lg: '8' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18.5rem' },
  // Without scripts the form cannot be sent; the text in <noscript> says how to book.
  '@media (scripting: none)': { display: 'none' },
};

const cardStyle: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'soft',
  p: { base: '5', sm: '7', md: '10' },
};
