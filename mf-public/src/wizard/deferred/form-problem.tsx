import type { ContactLink } from '@practice/contracts';
import { Anchor, Box, type Retry, RetryPanel } from '@practice/ui';
import type { DeferredScreen } from '@practice/ui/router';
import { useSyncExternalStore } from 'react';

type Props = {
  phone: ContactLink | undefined;
  onRetry: Retry;
  /** It may still come by itself. */
  isSlow?: boolean;
};

/** The form's code could not be loaded, or is long in coming: another try, and the phone number. */
export function FormProblem({ phone, isSlow = false, onRetry }: Props) {
  return (
    <Box data-live mb="4">
      <RetryPanel
        title={isSlow ? 'Randevu formunun açılması uzun sürüyor' : 'Randevu formu açılamadı'}
        isSlow={isSlow}
        onRetry={onRetry}
      >
        {phone ? <Anchor href={phone.href}>{phone.text}</Anchor> : null}
      </RetryPanel>
    </Box>
  );
}

/**
 * The same above the server's form, which stays with all that was typed into it. A component of its own, as an update of
 * the form's own boundary would make React throw that form away.
 */
export function DeferredFormProblem({ deferred, phone }: { deferred: DeferredScreen; phone: ContactLink | undefined }) {
  const problem = useSyncExternalStore(deferred.subscribe, deferred.problem, deferred.problem);
  return problem ? <FormProblem phone={phone} isSlow={problem === 'slow'} onRetry={deferred.retry} /> : null;
}
