import { IconButton, useRunning } from '@practice/ui';
import { RefreshIcon } from '@practice/ui/icons';

export type RefreshButtonProps = {
  onRefresh: () => Promise<unknown>;
  /** What it shows anew is being read, on whatever request. */
  isLoading?: boolean;
};

/** Reads what a screen shows anew; busy for as long as that takes. */
export function RefreshButton({ onRefresh, isLoading = false }: RefreshButtonProps) {
  const [isRefreshing, refresh] = useRunning(async () => onRefresh());

  return (
    <IconButton
      aria-label="Yenile"
      title="Yenile"
      variant="outline"
      loading={isRefreshing || isLoading}
      onClick={() => void refresh()}
    >
      <RefreshIcon />
    </IconButton>
  );
}
