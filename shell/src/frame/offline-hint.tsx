import { Box, useOnline } from '@practice/ui';

/** Says that the browser is offline; renders nothing otherwise. */
export function OfflineHint() {
  const isOnline = useOnline();
  return (
    <Box role="status" aria-live="polite" position="sticky" top="0" zIndex="toast">
      {isOnline ? null : (
        <Box
          bg="status.pending.bg"
          color="status.pending.fg"
          borderBottomWidth="1px"
          px="gutter"
          py="2"
          textAlign="center"
          fontSize="sm"
        >
          İnternet bağlantınız yok. Yazdıklarınız kaybolmaz; bağlantı gelince devam edebilirsiniz.
        </Box>
      )}
    </Box>
  );
}
