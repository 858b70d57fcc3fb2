import {
  datesBetween,
  holidayStartsAt,
  TURKISH_HOLIDAY_YEARS,
  type TurkishHoliday,
  turkishHolidays,
} from '@practice/contracts';
import { Box, CheckboxField, SelectField, Stack, Text, useRunning } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { AddTurkishHolidaysDocument } from '../../generated/graphql.ts';
import type { AskAbout } from '../closed-times/use-closed-times.ts';
import { daysOf, type Holiday } from './holidays.ts';

type TurkishHolidaysDialogProps = {
  onClose: () => void;
  onSaved: AskAbout;
  stored: readonly Holiday[];
  /** The year of the practice's today. */
  year: number;
};

/** Turkey's official holidays of a year, to be added by a tick. */
export function TurkishHolidaysDialog({ onClose, onSaved, stored, year: first }: TurkishHolidaysDialogProps) {
  const client = useApolloClient();
  const [year, setYear] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { holidays, missing } = turkishHolidays(year);
  const open = holidays.filter((holiday) => !isStored(holiday, stored));
  const keys = open.map(({ key }) => key).filter((key) => !left.has(key));

  function toggle(key: string) {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  }

  const [isSaving, add] = useRunning(async () => {
    try {
      const { data } = await client.mutate({
        mutation: AddTurkishHolidaysDocument,
        variables: { input: { year, keys } },
      });
      announceDone('Tatil günü eklendi');
      onClose();
      onSaved(data?.addTurkishHolidays.closedTimeAppointments ?? []);
    } catch (error) {
      announceFailure('Tatil günü eklenirken hata oluştu', error);
    }
  });

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void add()}
      title="Resmî tatiller"
      description="Seçtikleriniz takvime eklenir; arifeler saat 13:00’ten sonra kapalıdır."
      submitLabel={keys.length > 0 ? `${keys.length} tatil ekle` : 'Ekle'}
      savingLabel="Ekleniyor…"
      isSaving={isSaving}
      canSubmit={keys.length > 0}
    >
      <Stack gap="4">
        <SelectField
          label="Yıl"
          value={String(year)}
          onChange={(event) => {
            setYear(Number(event.target.value));
            setLeft(new Set());
          }}
          options={Array.from({ length: TURKISH_HOLIDAY_YEARS.max - first + 1 }, (_, index) => {
            const one = String(first + index);
            return { value: one, label: one };
          })}
        />
        {missing.length > 0 ? (
          <Text role="status" color="fg.muted" fontSize="sm">
            {`${year} için ${missing.join(' ve ')} tarihi kesin olarak bilinmiyor; açıklandığında elle ekleyin.`}
          </Text>
        ) : null}
        <Box role="group" aria-label={`${year} resmî tatilleri`}>
          {holidays.map((holiday) => {
            const isThere = !open.includes(holiday);
            return (
              <CheckboxField
                key={`${year}-${holiday.key}`}
                label={`${holiday.title}${holiday.isRecurring ? ' (her yıl)' : ''}`}
                hint={isThere ? `${daysOf(holiday)} · takvimde var` : daysOf(holiday)}
                checked={isThere || !left.has(holiday.key)}
                disabled={isThere}
                onChange={() => toggle(holiday.key)}
              />
            );
          })}
        </Box>
      </Stack>
    </FormDialog>
  );
}

/** Whether active holidays close all of its days already, and as early. */
function isStored(holiday: TurkishHoliday, stored: readonly Holiday[]): boolean {
  const active = stored.filter(({ isActive }) => isActive).map((one) => ({ ...one, startTime: one.startTime ?? null }));
  return datesBetween(holiday.startDate, holiday.endDate).every((date) => {
    const from = holidayStartsAt(holiday, date) ?? 0;
    return active.some((one) => {
      const start = holidayStartsAt(one, date);
      return start !== null && start <= from;
    });
  });
}
