import { Button } from '@practice/ui';
import { ChevronLeftIcon } from '@practice/ui/icons';

/** Back to the list. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" onClick={onClick}>
      <ChevronLeftIcon />
      Yazılar
    </Button>
  );
}
