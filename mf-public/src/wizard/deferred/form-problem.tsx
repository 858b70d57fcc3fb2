import type { ContactLink } from '@practice/contracts';
import { Anchor, Box, type Retry, RetryPanel } from '@practice/ui';
import type { DeferredScreen } from '@practice/ui/router';
import { useSyncExternalStore } from 'react';

type Props = {
  phone: ContactLink | undefined;
  onRetry: Retry;
  /** The load is slow but may still succeed. */
  isSlow?: boolean;
};

/** The form's code failed to load or is slow: a retry, and the phone number. */
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
 * The same above the server's form, which stays with everything typed into it. A component of its own, since an update
 * inside the form's boundary would make React discard that form.
 */
export function DeferredFormProblem({ deferred, phone }: { deferred: DeferredScreen; phone: ContactLink | undefined }) {
  const problem = useSyncExternalStore(deferred.subscribe, deferred.problem, deferred.problem);
  return problem ? <FormProblem phone={phone} isSlow={problem === 'slow'} onRetry={deferred.retry} /> : null;
}
