import { today } from '@practice/contracts';
import { Box } from '@practice/ui';
import { DateField } from '@practice/ui/date';
import { fromIso } from '../../date/iso-date.ts';

type Days = { from: string; to: string };

type DayRangeProps = {
  /** '' where the range is open. */
  days: Days;
  onChange: (days: Partial<Days>) => void;
  /** The last day that there is anything of; none where days to come are shown too. */
  max?: string | undefined;
};

/** The first and the last day of what a list shows. */
export function DayRange({ days, onChange, max }: DayRangeProps) {
  /** What is typed is no day yet, until it is one. */
  const setDay = (name: keyof Days) => (day: string) => {
    if (day === '' || fromIso(day)) onChange({ [name]: day });
  };

  return (
    <Box display="grid" gap="2" gridTemplateColumns={{ base: '1fr 1fr', md: '12rem 12rem' }}>
      <DateField
        label="İlk gün"
        today={today()}
        {...(max ? { max } : {})}
        value={days.from}
        onChange={setDay('from')}
      />
      <DateField label="Son gün" today={today()} {...(max ? { max } : {})} value={days.to} onChange={setDay('to')} />
    </Box>
  );
}
