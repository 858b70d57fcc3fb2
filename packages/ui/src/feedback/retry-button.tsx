import { useState } from 'react';
import { Button, type ButtonProps } from '../primitives/button.tsx';

/** Another try; a promise settles when it is over, however it went. */
export type Retry = () => unknown;

/** "Tekrar Dene", busy until the try is over. One that fails is told of by what stands around the button. */
export function RetryButton({ onRetry, ...look }: { onRetry: Retry } & Pick<ButtonProps, 'variant' | 'mt'>) {
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    try {
      await onRetry();
    } catch {
      // Told of around the button.
    }
    setIsRetrying(false);
  }

  return (
    <Button onClick={retry} loading={isRetrying} {...look}>
      Tekrar Dene
    </Button>
  );
}
