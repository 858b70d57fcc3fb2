import { Box, Text } from '@practice/ui';
import { Drawer } from '@practice/ui/overlay';

type OutcomeLine = { key: string; name: string; message: string | null | undefined };

type OutcomeDrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  lines: readonly OutcomeLine[];
};

/** Lists what failed in a bulk action, with the reasons; stays until it is closed. */
export function OutcomeDrawer({ open, onClose, title, lines }: OutcomeDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {lines.map(({ key, name, message }) => (
          <Box as="li" key={key} px="3" py="2" borderWidth="1px" borderRadius="sm">
            <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
              {name}
            </Text>
            <Text color="fg.muted" fontSize="sm">
              {message ?? 'İşlenmedi.'}
            </Text>
          </Box>
        ))}
      </Box>
    </Drawer>
  );
}
