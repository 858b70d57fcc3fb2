import { erasedKindLabels } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { expiredText } from './retention-texts.ts';
import type { RetentionClassRow } from './use-retention.ts';

type Props = {
  classes: readonly RetentionClassRow[];
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  loading: boolean;
};

/** Asks, with how many of which class, before records are erased now. */
export function ApplyDialog({ classes, ...dialog }: Props) {
  const expired = classes.filter((each) => each.expired > 0);
  return (
    <ConfirmDialog {...dialog} title="Süresi dolan kayıtlar şimdi silinsin mi?" confirmLabel="Kalıcı olarak sil" danger>
      <Box as="ul" listStyleType="none" display="grid" gap="1" color="fg">
        {expired.map((each) => (
          <li key={each.kind}>
            <strong>{expiredText(each.expired)}</strong>{' '}
            <span>{erasedKindLabels[each.kind].toLocaleLowerCase('tr')}</span>
          </li>
        ))}
      </Box>
      <Text mt="3">Bağlı oldukları dosya, not ve e-postalarla birlikte silinir; geri alınamaz.</Text>
    </ConfirmDialog>
  );
}
