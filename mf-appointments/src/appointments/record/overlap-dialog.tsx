import { Box, Flex, Text } from '@practice/ui';
import { FormDialog, formatLongDate, StatusBadge } from '@practice/ui/admin';
import { statusLabel, statusTone, timesText } from './appointment.ts';
import type { Obstacle } from './problems.ts';

export type OverlapDialogProps = {
  /** The overlapping appointments; null closes the dialog. */
  obstacles: readonly Obstacle[] | null;
  onClose: () => void;
  /** Repeats the action with `allowConflict`. */
  onConfirm: () => void;
  isSaving: boolean;
};

/** Lists the appointments that overlap, and lets staff save all the same. */
export function OverlapDialog({ obstacles, onClose, onConfirm, isSaving }: OverlapDialogProps) {
  return (
    <FormDialog
      open={obstacles !== null}
      onClose={onClose}
      onSubmit={onConfirm}
      isSaving={isSaving}
      title="Bu saatte başka bir randevu var."
      description="Yine de kaydederseniz iki randevu da çakışan olarak işaretlenir."
      submitLabel="Yine de kaydet"
      savingLabel="Kaydediliyor…"
    >
      <Box as="ul" aria-label="Çakışan randevular" listStyleType="none" display="grid" gap="2">
        {(obstacles ?? []).map((one) => (
          <Flex as="li" key={one.id} align="center" gap="3" px="3" py="2" borderWidth="1px" borderRadius="sm">
            <Box flex="1" minW="0">
              <Text fontWeight="medium">{one.childName}</Text>
              <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
                {formatLongDate(one.appointmentDate)} · {timesText(one)}
              </Text>
            </Box>
            <StatusBadge tone={statusTone(one.status)}>{statusLabel(one.status)}</StatusBadge>
          </Flex>
        ))}
      </Box>
    </FormDialog>
  );
}
