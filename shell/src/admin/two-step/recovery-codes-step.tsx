import { Box, SimpleGrid, Stack, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { toast } from '@practice/ui/overlay';

/** New recovery codes, this once. */
export function RecoveryCodesStep({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success({ title: 'Kodlar kopyalandı' });
    } catch {
      toast.error({ title: 'Hata', description: 'Kodlar kopyalanamadı; bir yere yazın.' });
    }
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Kurtarma kodlarınız"
      description="Telefonunuz yanınızda değilken kodun yerine bunlardan biri girilir; her biri bir kez geçer. Bir daha gösterilmezler."
      onSubmit={() => void copy()}
      submitLabel="Kopyala"
      cancelLabel="Kaydettim, kapat"
    >
      <Stack gap="3">
        <SimpleGrid as="ul" columns={2} gap="2" listStyleType="none" aria-label="Kurtarma kodları">
          {codes.map((code) => (
            <Box as="li" key={code} fontFamily="mono">
              {code}
            </Box>
          ))}
        </SimpleGrid>
        <Text color="fg.muted" fontSize="sm">
          Yazdırıp kasada ya da parola yöneticisinde saklayın; telefonunuzda tutmayın.
        </Text>
      </Stack>
    </FormDialog>
  );
}
