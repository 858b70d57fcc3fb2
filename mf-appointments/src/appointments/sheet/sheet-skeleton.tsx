import { Box, Skeleton, VisuallyHidden } from '@practice/ui';

/** Placeholder of the sheet while it loads. */
export function SheetSkeleton() {
  return (
    <Box display="grid" gap="6">
      <VisuallyHidden role="status">Randevu yükleniyor…</VisuallyHidden>
      <Skeleton height="6" width="24" borderRadius="full" />
      {[4, 5, 3].map((lines) => (
        <Box key={lines} display="grid" gap="2.5">
          <Skeleton height="4" width="32" />
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <Skeleton key={line} height="3.5" style={{ width: `${[82, 64, 74, 48, 70][line]}%` }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
