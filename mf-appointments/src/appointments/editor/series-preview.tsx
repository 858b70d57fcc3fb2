import { Box, Button, Flex, Text } from '@practice/ui';
import { FullWidth } from '@practice/ui/admin';
import { dayText } from '../record/appointment.ts';
import { SeriesDates } from './series-dates.tsx';
import { countsOf, openDates, skip, takeNearby } from './series-decisions.ts';
import type { SeriesPlan } from './use-series-plan.ts';

/** What saving makes of the series in the form: its dates, and the appointments that leave it. */
export function SeriesPreview({ plan }: { plan: SeriesPlan }) {
  const { isShown, preview, problem, decisions, decide } = plan;
  if (!isShown) return null;
  if (problem) {
    return (
      <FullWidth>
        <Text role="status" color="fg.muted" fontSize="sm">
          {`Serinin günleri gösterilemedi. ${problem}`}
        </Text>
      </FullWidth>
    );
  }
  if (!preview) {
    return (
      <FullWidth>
        <Box aria-busy="true" aria-label="Serinin günleri yükleniyor" h="12rem" borderRadius="md" bg="bg.muted" />
      </FullWidth>
    );
  }
  const open = openDates(preview.dates);
  return (
    <FullWidth>
      <Box display="grid" gap="2">
        <Flex align="center" gap="2" wrap="wrap">
          <Text role="status" flex="1" minW="fit-content" fontWeight="medium">
            {summaryOf(countsOf(preview.dates, decisions))}
          </Text>
          {open.length > 1 ? (
            <>
              <Button size="sm" variant="outline" onClick={() => decide(open.map(takeNearby))}>
                Hepsinde yakın saati al
              </Button>
              <Button size="sm" variant="outline" onClick={() => decide(open.map(({ date }) => skip(date)))}>
                Hepsini atla
              </Button>
            </>
          ) : null}
        </Flex>
        <SeriesDates dates={preview.dates} decisions={decisions} onDecide={decide} />
        {preview.removed.length > 0 ? (
          <Text color="fg.error" fontSize="sm">
            {`Seriden çıkan ${preview.removed.length} randevu silinir: ${preview.removed.map((one) => `${dayText(one.appointmentDate)} ${one.appointmentTime}`).join(', ')}.`}
          </Text>
        ) : null}
      </Box>
    </FullWidth>
  );
}

function summaryOf({ saved, skipped }: { saved: number; skipped: number }): string {
  return skipped === 0 ? `Seride ${saved} randevu olur.` : `Seride ${saved} randevu olur, ${skipped} gün atlanır.`;
}
