import { Box, Flex, Text } from '@practice/ui';
import { FormDialog, formatLongDate, StatusBadge } from '@practice/ui/admin';
import { statusLabel, statusTone, timesText } from './appointment.ts';
import type { Obstacle } from './problems.ts';

type OverlapDialogProps = {
  /** The overlapping appointments; null closes the dialog. */
  obstacles: readonly Obstacle[] | null;
  onClose: () => void;
  /** Repeats the action with `allowConflict`. */
  onConfirm: () => void;
};

/** Lists the appointments that overlap, and lets staff save all the same. */
export function OverlapDialog({ obstacles, onClose, onConfirm }: OverlapDialogProps) {
  return (
    <FormDialog
      open={obstacles !== null}
      onClose={onClose}
      onSubmit={onConfirm}
      title="Bu saatte başka bir randevu var."
      description="Yine de kaydederseniz iki randevu da çakışan olarak işaretlenir."
      submitLabel="Yine de kaydet"
    >
      <Box as="ul" aria-label="Çakışan randevular" listStyleType="none" display="grid" gap="2">
        {(obstacles ?? []).map((obstacle) => (
          <Flex as="li" key={obstacle.id} align="center" gap="3" px="3" py="2" borderWidth="1px" borderRadius="sm">
            <Box flex="1" minW="0">
              <Text fontWeight="medium">{obstacle.childName}</Text>
              <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
                {formatLongDate(obstacle.appointmentDate)} · {timesText(obstacle)}
              </Text>
            </Box>
            <StatusBadge tone={statusTone(obstacle.status)}>{statusLabel(obstacle.status)}</StatusBadge>
          </Flex>
        ))}
      </Box>
    </FormDialog>
  );
}
