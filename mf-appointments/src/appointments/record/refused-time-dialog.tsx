import { Box, Flex, Text } from '@practice/ui';
import { FormDialog, formatLongDate, StatusBadge } from '@practice/ui/admin';
import { statusLabel, statusTone, timesText } from './appointment.ts';
import type { Obstacle, RefusedTime } from './refused-time.ts';

type RefusedTimeDialogProps = {
  /** Null closes the dialog. */
  refused: RefusedTime | null;
  onClose: () => void;
  /** Repeats the action with what has been allowed. */
  onConfirm: () => void;
};

const OVERLAP = 'Bu saatte başka bir randevu var.';
const MARKED = 'Yine de kaydederseniz çakışan randevular işaretlenir.';

/** Names what closes a time and which appointments are in its way, and lets staff save all the same. */
export function RefusedTimeDialog({ refused, onClose, onConfirm }: RefusedTimeDialogProps) {
  const { obstacles = [], closedTimes = [] } = refused ?? {};
  const isClosed = closedTimes.length > 0;
  return (
    <FormDialog
      open={refused !== null}
      onClose={onClose}
      onSubmit={onConfirm}
      title={isClosed ? 'Yine de kaydedilsin mi?' : OVERLAP}
      description={isClosed ? closedTimes.map(({ message }) => message).join(' ') : MARKED}
      submitLabel="Yine de kaydet"
    >
      {isClosed && obstacles.length === 0 ? null : (
        <>
          {isClosed ? <Text mb="3">{`${OVERLAP} ${MARKED}`}</Text> : null}
          <Obstacles obstacles={obstacles} />
        </>
      )}
    </FormDialog>
  );
}

function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  return (
    <Box as="ul" aria-label="Çakışan randevular" listStyleType="none" display="grid" gap="2">
      {obstacles.map((obstacle) => (
        <Flex as="li" key={obstacle.id} align="center" gap="3" px="3" py="2" borderWidth="1px" borderRadius="sm">
          <Box flex="1" minW="0">
            <Text fontWeight="medium">{obstacle.childName}</Text>
            <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
              {`${formatLongDate(obstacle.appointmentDate)} · ${timesText(obstacle)}`}
            </Text>
          </Box>
          <StatusBadge tone={statusTone(obstacle.status)}>{statusLabel(obstacle.status)}</StatusBadge>
        </Flex>
      ))}
    </Box>
  );
}
