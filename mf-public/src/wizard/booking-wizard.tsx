import type { ContactLink } from '@practice/contracts';
import { Anchor, Box, ButtonAnchor, Flex, Heading, LongWait, Skeleton, Stack, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { useBookingPhone, useTakesRequests } from './booking-phone.ts';
import { firstLoading, nextLoading } from './deferred/form-loading.ts';
import { DeferredFormProblem, FormProblem } from './deferred/form-problem.tsx';
import { useHydrated } from './deferred/use-hydrated.ts';
import { whenNear } from './deferred/when-near.ts';
import { WizardBoundary } from './deferred/wizard-boundary.tsx';
import { usePracticePhone } from './practice-phone.ts';

type Props = {
  /** The wizard is far down the page: its code is loaded only when a visitor comes near. */
  isDeferred?: boolean;
};

/**
 * The appointment request wizard. Its form is a chunk of its own; the server renders it completely, and what is clicked
 * and typed before the chunk is loaded is kept (see `packages/ui/src/deferred`). A page with the wizard calls
 * `prefetchWizard` in its `page` function. While no requests are taken, it says so instead.
 */
export function BookingWizard(props: Props) {
  return useTakesRequests() ? <OpenWizard {...props} /> : <BookingClosed />;
}

function OpenWizard({ isDeferred = false }: Props) {
  const phone = usePracticePhone();
  const frame = useRef<HTMLDivElement>(null);
  const isHydrating = !useHydrated();
  const [{ Form, start, started, attempt, deferred }, setLoading] = useState(() =>
    firstLoading({ isDeferred, isHydrating }),
  );

  useEffect(() => (frame.current ? whenNear(frame.current, start) : undefined), [start]);

  const form = useMemo(() => {
    const tryAgain = () => setLoading(nextLoading(attempt + 1));
    // Memoised: an update inside the pending boundary would make React discard the server's form.
    return (
      <WizardBoundary key={attempt} fallback={<FormProblem phone={phone} onRetry={tryAgain} />}>
        <Suspense
          fallback={
            <>
              <LongWait since={started}>
                <FormProblem isSlow phone={phone} onRetry={tryAgain} />
              </LongWait>
              <FormSkeleton />
            </>
          }
        >
          <Form />
        </Suspense>
      </WizardBoundary>
    );
  }, [Form, started, attempt, phone]);

  return (
    <Box data-wizard="" data-deferred="" ref={frame}>
      <noscript>
        <NoScriptText phone={phone} />
      </noscript>
      {deferred ? <DeferredFormProblem deferred={deferred} phone={phone} /> : null}
      {form}
    </Box>
  );
}

function NoScriptText({ phone }: { phone: ContactLink | undefined }) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '8' }}>
      <Text>
        Randevu formu, tarayıcınızda JavaScript açık olduğunda çalışır.{' '}
        {phone ? (
          <span>
            Randevu almak için bizi arayabilirsiniz: <Anchor href={phone.href}>{phone.text}</Anchor>
          </span>
        ) : (
          <span>Randevu almak için iletişim sayfamızdaki bilgilerden bize ulaşabilirsiniz.</span>
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

/** In place of the wizard while the practice takes no requests: how to reach it instead. */
function BookingClosed() {
  const phone = useBookingPhone();
  return (
    <Box data-card="" bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '10' }}>
      <Heading as="h3" size="sm">
        Şu anda internetten randevu alınmıyor
      </Heading>
      <Text mt="3" maxW="prose">
        {phone
          ? 'Randevu için bizi arayabilir ya da bize yazabilirsiniz; size en kısa sürede dönelim.'
          : 'Randevu için bize yazabilirsiniz; size en kısa sürede dönelim.'}
      </Text>
      <Flex gap="3" wrap="wrap" mt="6">
        {phone ? <ButtonAnchor href={phone.href}>{phone.text}</ButtonAnchor> : null}
        <ButtonLink to={paths.contact} variant={phone ? 'outline' : 'solid'}>
          Bize yazın
        </ButtonLink>
      </Flex>
    </Box>
  );
}
