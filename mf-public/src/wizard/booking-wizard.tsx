import type { ContactLink } from '@practice/contracts';
import { Anchor, Box, RetryPanel, Skeleton, Stack, Text } from '@practice/ui';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useClinicPhone } from './clinic-phone.ts';
import { createGate, loadForm } from './load-form.ts';
import { whenNear } from './when-near.ts';
import { WizardBoundary } from './wizard-boundary.tsx';

type Props = {
  /** Stands somewhere down the page: what the server drew is enough until somebody comes near. */
  isLate?: boolean;
};

type Loading = { Form: ComponentType; open: () => void; attempt: number };

/**
 * The appointment request wizard. Its form loads as a chunk of its own; the server renders it whole, and keeps what is
 * clicked and typed until the chunk has come. A page that holds it calls `prefetchWizard` in its `page` function.
 */
export function BookingWizard({ isLate = false }: Props) {
  const phone = useClinicPhone();
  const frame = useRef<HTMLDivElement>(null);
  const [{ Form, open, attempt }, setLoading] = useState(() => firstLoading(isLate));

  useEffect(() => (frame.current ? whenNear(frame.current, open) : undefined), [open]);

  const form = useMemo(() => {
    // A chunk that failed stays failed inside `lazy`, so that another attempt needs another one.
    const tryAgain = () => setLoading({ Form: lazy(loadForm), open: nothing, attempt: attempt + 1 });
    // The same element whenever the page renders again: an update would make React throw the server's form away.
    return (
      <WizardBoundary
        key={attempt}
        fallback={
          <Box data-live>
            <RetryPanel title="Randevu formu açılamadı" onRetry={tryAgain}>
              {phone ? <Anchor href={phone.href}>{phone.text}</Anchor> : null}
            </RetryPanel>
          </Box>
        }
      >
        <Suspense fallback={<FormSkeleton />}>
          <Form />
        </Suspense>
      </WizardBoundary>
    );
  }, [Form, attempt, phone]);

  return (
    <Box data-wizard="" data-late="" ref={frame}>
      <noscript>
        <NoScriptText phone={phone} />
      </noscript>
      {form}
    </Box>
  );
}

const nothing = () => undefined;
const FirstForm = lazy(loadForm);

function firstLoading(isLate: boolean): Loading {
  // On the server everything is there at once.
  if (!isLate || typeof document === 'undefined') return { Form: FirstForm, open: nothing, attempt: 1 };
  const gate = createGate();
  return { Form: lazy(gate.load), open: gate.open, attempt: 1 };
}

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
