import { Box, SimpleGrid, type SystemStyleObject } from '@practice/ui';
import { formatCount, formatMoney, StatCard } from '@practice/ui/admin';
import { BarChart } from '@practice/ui/charts';
import { Panel } from './panel.tsx';
import type { AppointmentFigures } from './use-dashboard.ts';
import {
  agesSentence,
  dayNames,
  monthNames,
  monthsSentence,
  percentText,
  revenueSentence,
  weekSentence,
} from './words.ts';

/** How the practice does: rates, revenue, the week's load, twelve months, and the ages of the children. */
export function Figures({ appointments }: { appointments: AppointmentFigures }) {
  const { week, months, rates, ages, totalRevenue, pendingPayment } = appointments;
  return (
    <Panel title="Rakamlar" hint="Oranlar son on iki ayın bugüne kadarki randevuları üzerinden.">
      <Box css={cardsStyle}>
        <StatCard label="Onay oranı" value={percentText(rates.confirmation)} />
        <StatCard label="Tamamlanma oranı" value={percentText(rates.completion)} />
        <StatCard label="İptal oranı" value={percentText(rates.cancellation)} />
        <StatCard label="Ödeme oranı" value={percentText(rates.payment)} />
        <StatCard label="Toplam gelir" value={formatMoney(totalRevenue)} />
        <StatCard label="Bekleyen ödeme" value={formatMoney(pendingPayment)} />
      </Box>
      <SimpleGrid columns={{ base: 1, md: 2, '2xl': 4 }} gap="6" mt="5">
        <BarChart
          title="Haftanın doluluğu"
          sentence={weekSentence(week)}
          series={[{ label: 'Randevu', color: 'pine.solid' }]}
          limitLabel="Kapasite"
          format={formatCount}
          bars={week.map(({ date, booked, capacity }) => ({ ...dayNames(date), values: [booked], limit: capacity }))}
        />
        <BarChart
          title="Aylara göre gelir"
          sentence={revenueSentence(months)}
          series={[
            { label: 'Gelir', color: 'pine.solid' },
            { label: 'Bekleyen ödeme', color: 'apricot.solid' },
          ]}
          format={formatMoney}
          bars={months.map(({ month, revenue, pendingPayment: pending }) => ({
            ...monthNames(month),
            values: [revenue, pending],
          }))}
        />
        <BarChart
          title="Aylara göre randevu"
          sentence={monthsSentence(months)}
          series={[
            { label: 'Tamamlanan', color: 'pine.solid' },
            { label: 'Diğer', color: 'pine.border' },
            { label: 'İptal edilen', color: 'red.border' },
          ]}
          format={formatCount}
          bars={months.map(({ month, appointments: all, completed, cancelled }) => ({
            ...monthNames(month),
            values: [completed, all - completed, cancelled],
          }))}
        />
        <BarChart
          title="Yaşa göre randevu"
          sentence={agesSentence(ages)}
          series={[{ label: 'Randevu', color: 'pine.solid' }]}
          format={formatCount}
          bars={ages.map(({ group, appointments: count }) => ({ label: group, name: `${group} yaş`, values: [count] }))}
        />
      </SimpleGrid>
    </Panel>
  );
}

const cardsStyle: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(6, minmax(0, 1fr))',
  },
  gap: '2',
};
