import { exampleDataKindLabels, removableExamples } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { useMutation } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { RemoveExampleDataDocument } from '../generated/graphql.ts';
import { KeptList } from './kept-list.tsx';
import type { ExampleRecord } from './use-example-data.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  records: readonly ExampleRecord[];
  onStarted: () => Promise<void>;
};

/** Says what goes, what stays and why, and has it taken away. */
export function ExampleDataDialog({ open, onClose, records, onStarted }: Props) {
  const [remove, removing] = useMutation(RemoveExampleDataDocument);
  const kept = records.filter(({ state }) => state !== 'untouched');

  async function start() {
    try {
      await remove();
      announceDone('Yedek alınıyor; ardından örnek veriler kaldırılacak.');
    } catch (error) {
      announceFailure('Örnek veriler kaldırılamadı.', error);
    }
    await onStarted();
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void start()}
      loading={removing.loading}
      title="Örnek veriler kaldırılsın mı?"
      confirmLabel="Kaldır"
      danger
    >
      <Text>Önce her şey yedeklenir ve yedek kontrol edilir; sonra şunlar kalıcı olarak kaldırılır:</Text>
      <Box as="ul" listStyleType="disc" ps="5" mt="1" mb="3">
        {removableExamples(records).map(({ kind, count }) => (
          <li key={kind}>{`${count} ${exampleDataKindLabels[kind].toLocaleLowerCase('tr')}`}</li>
        ))}
      </Box>
      {kept.length > 0 ? (
        <Box mb="3">
          <Text>Şunlar kalır:</Text>
          <KeptList records={kept} />
        </Box>
      ) : null}
      <Text>
        Ad, telefon, e-posta ve adres sizin değilse site ziyaretçilere kapanır; hazır olduğunuzda buradan açarsınız.
      </Text>
    </ConfirmDialog>
  );
}
