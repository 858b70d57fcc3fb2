import type { ContactLink } from '@practice/contracts';
import { Anchor, Box, RetryPanel, Skeleton, Stack, Text } from '@practice/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useClinicPhone } from './clinic-phone.ts';
import { WizardBoundary } from './wizard-boundary.tsx';

/**
 * The appointment request wizard. Its form loads as a chunk of its own; the server renders it whole. A page that holds
 * it calls `prefetchWizard` in its `page` function.
 */
export function BookingWizard() {
  const phone = useClinicPhone();
  // A chunk that failed stays failed inside `lazy`, so that another attempt needs another one.
  const [{ Form, attempt }, setForm] = useState<{ Form: ComponentType; attempt: number }>({
    Form: FirstForm,
    attempt: 1,
  });
  return (
    <Box data-wizard="">
      <noscript>
        <NoScriptText phone={phone} />
      </noscript>
      <WizardBoundary
        key={attempt}
        fallback={
          <RetryPanel
            title="Randevu formu açılamadı"
            onRetry={() => setForm({ Form: lazy(loadForm), attempt: attempt + 1 })}
          >
            {phone ? <Anchor href={phone.href}>{phone.text}</Anchor> : null}
          </RetryPanel>
        }
      >
        <Suspense fallback={<FormSkeleton />}>
          <Form />
        </Suspense>
      </WizardBoundary>
    </Box>
  );
}

/** One more try by itself: on a phone's connection a single request is easily lost. */
function loadForm() {
  return import('./wizard-form.tsx').catch(() => import('./wizard-form.tsx'));
}

const FirstForm = lazy(loadForm);

function NoScriptText({ phone }: { phone: ContactLink | undefined }) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '8' }}>
      <Text>
        Randevu formu, tarayıcınızda JavaScript açık olduğunda çalışır.
        {phone ? (
          <>
            {' '}
            Randevu almak için bizi arayabilirsiniz: <Anchor href={phone.href}>{phone.text}</Anchor>
          </>
        ) : (
          ' Randevu almak için iletişim sayfamızdaki bilgilerden bize ulaşabilirsiniz.'
        )}
      </Text>
    </Box>
  );
}

function FormSkeleton() {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '10' }} aria-busy="true">
      <Stack gap="6">
        <Skeleton height="7" />
        <Skeleton height="8" width="60%" />
        <Skeleton height="12" />
        <Skeleton height="12" />
        <Skeleton height="12" />
      </Stack>
    </Box>
  );
}
