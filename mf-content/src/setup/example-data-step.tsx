import { Box, Button, Text } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import { useState } from 'react';
import { ExampleDataDialog } from './example-data-dialog.tsx';
import { KeptList } from './kept-list.tsx';
import { StepRow } from './step-row.tsx';
import { useExampleData } from './use-example-data.ts';

const TITLE = 'Örnek veriler';

/** While the demonstration's data is there, or some of it stays: how much, and taking it away. */
export function ExampleDataStep() {
  const { found, isUnderWay, problem, refresh } = useExampleData();
  const [isAsking, setIsAsking] = useState(false);
  if (problem) {
    const again = (
      <Button size="sm" variant="outline" onClick={() => void refresh()}>
        Tekrar Dene
      </Button>
    );
    return (
      <StepRow title={TITLE} badge={null} action={again}>
        Örnek veriler yüklenemedi.
      </StepRow>
    );
  }
  if (!found || (found.records.length === 0 && !isUnderWay)) return null;
  const { records, removal } = found;
  const going = records.filter(({ state }) => state === 'untouched').length;
  if (isUnderWay) {
    const isFirst = removal?.state === 'backingUp';
    return (
      <StepRow title={TITLE} badge={<StatusBadge tone="pending">Kaldırılıyor</StatusBadge>} action={null}>
        <Text role="status">
          {isFirst ? 'Önce her şey yedekleniyor ve yedek kontrol ediliyor.' : `${going} örnek kayıt daha kaldırılacak.`}
        </Text>
      </StepRow>
    );
  }
  if (going === 0) {
    return (
      <StepRow title={TITLE} badge={<StatusBadge tone="confirmed">Kaldırıldı</StatusBadge>} action={null}>
        <Text>Düzenlediğiniz ya da kullandığınız örnek kayıtlar sizde kaldı:</Text>
        <KeptList records={records} />
      </StepRow>
    );
  }
  // The dialog is in the row: a list has nothing but rows.
  const ask = (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsAsking(true)} aria-label={`Kaldır: ${TITLE}`}>
        Kaldır
      </Button>
      <ExampleDataDialog open={isAsking} onClose={() => setIsAsking(false)} records={records} onStarted={refresh} />
    </>
  );
  return (
    <StepRow title={TITLE} badge={<StatusBadge tone="pending">Duruyor</StatusBadge>} action={ask}>
      <Text>
        <span>{`Tanıtım için hazırlanmış ${going} örnek kayıt duruyor: kurgusal muayenehane, randevular, yazılar. Sunucuda`}</span>{' '}
        <Box as="code" whiteSpace={{ md: 'nowrap' }}>
          npm run example-data -- remove
        </Box>{' '}
        da kaldırır.
      </Text>
      {removal?.state === 'failed' ? <Text color="fg.error">{removal.problem}</Text> : null}
    </StepRow>
  );
}
