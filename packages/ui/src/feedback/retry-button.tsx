import { Button, type ButtonProps } from '../primitives/button.tsx';
import { useRunning } from './use-running.ts';

/** Retries; a returned promise settles when the attempt is over. */
export type Retry = () => unknown;

/** "Tekrar Dene", busy until the attempt is over. Whatever surrounds the button reports a failure. */
export function RetryButton({ onRetry, ...look }: { onRetry: Retry } & Pick<ButtonProps, 'variant' | 'mt'>) {
  const [isRetrying, retry] = useRunning(async () => {
    try {
      await onRetry();
    } catch {
      // Reported by what surrounds the button.
    }
  });

  return (
    <Button onClick={retry} loading={isRetrying} {...look}>
      Tekrar Dene
    </Button>
  );
}
