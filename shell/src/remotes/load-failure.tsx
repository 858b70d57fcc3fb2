import { ButtonAnchor, Container, type Retry, RetryPanel } from '@practice/ui';
import { useLocation } from '@practice/ui/router';
import type { ReactNode } from 'react';

type Props = {
  onRetry: Retry;
  /** It is still loading. */
  isSlow?: boolean;
  /** What still works: a phone link, for one. */
  instead?: ReactNode;
};

/** A remote's code could not be loaded, or loads slowly: a retry, a reload, and what still works. */
export function LoadFailure({ onRetry, isSlow = false, instead }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Container py={{ base: '8', md: '12' }} maxW="4xl" data-live>
      <RetryPanel isSlow={isSlow} onRetry={onRetry}>
        {/* A link, not a script: it works whatever else does not. */}
        <ButtonAnchor href={pathname + search} variant="plain">
          Sayfayı Yenile
        </ButtonAnchor>
        {instead}
      </RetryPanel>
    </Container>
  );
}
