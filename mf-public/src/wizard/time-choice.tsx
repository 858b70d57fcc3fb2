import {
  Box,
  Button,
  chakra,
  FieldError,
  RequiredMark,
  Skeleton,
  type SystemStyleObject,
  Text,
  useFieldIds,
} from '@practice/ui';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldSlot } from './field-slot.tsx';
import { useWizardForm } from './form-values.ts';
import { NearbyTimes } from './nearby-times.tsx';
import { ChipGrid, TimeChip } from './time-chip.tsx';
import { useDayTimes } from './use-day-times.ts';
import { useFieldError, useWizardState } from './wizard-context.ts';
import { useWizardDates } from './wizard-dates.ts';

/** The preferred time: the free times of the chosen day as radio buttons styled as chips. */
export function TimeChoice() {
  const { control } = useWizardForm();
  const { chooseTime, loseTime, goneTime, unansweredTime } = useWizardState();
  const [date, chosen] = useWatch({ control, name: ['appointmentDate', 'appointmentTime'] });
  const day = useDayTimes(date);
  const dates = useWizardDates();
  const error = useFieldError('appointmentTime');
  const ids = useFieldIds({ error });

  // A request for this time may have been booked with its response lost: then the parent has taken it herself.
  const unanswered = unansweredTime();
  const isOwn = unanswered?.date === date && unanswered.time === chosen;
  const gone = goneTime?.date === date ? goneTime.time : undefined;
  const known = day.freeTimes?.filter((time) => time !== gone);
  const times = known && isOwn && !known.includes(chosen) ? [...known, chosen].sort() : known;
  const isKnown = times !== undefined;
  const hasGone = times !== undefined && chosen !== '' && !times.includes(chosen);

  // On phones the times are below the calendar: scroll to them when a day is chosen.
  const frame = useRef<HTMLFieldSetElement>(null);
  const shownDate = useRef(date);
  useEffect(() => {
    if (!isKnown || shownDate.current === date) return;
    shownDate.current = date;
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown, date]);

  useEffect(() => {
    if (hasGone) loseTime({ date, time: chosen });
  }, [hasGone, date, chosen, loseTime]);

  return (
    <FieldSlot field="appointmentTime">
      <chakra.fieldset
        ref={frame}
        scrollMarginBottom="6"
        disabled={date === ''}
        minW="0"
        role="radiogroup"
        aria-required="true"
        {...ids.aria}
      >
        <chakra.legend tabIndex={-1} fontSize="md" fontWeight="semibold" lineHeight="snug" mb="1" outline="none">
          Tercih Edilen Saat
          <RequiredMark />
        </chakra.legend>
        <Text css={date === '' ? waitingStyle : dayStyle}>
          {date === '' ? 'Önce takvimden bir gün seçin.' : dates.long(date)}
        </Text>
        {day.isLoading ? <LoadingChips /> : null}
        {times && times.length > 0 ? (
          <ChipGrid>
            {times.map((time) => (
              <TimeChip
                key={time}
                time={time}
                isChosen={time === chosen}
                onChoose={() => {
                  chooseTime(time);
                  day.refreshIfOld();
                }}
              />
            ))}
          </ChipGrid>
        ) : null}
        <Text
          role="status"
          color="fg.muted"
          fontSize="sm"
          lineHeight="normal"
          mt={times?.length || day.isLoading ? '3' : '0'}
        >
          {statusText(times?.length, day.isLoading)}
        </Text>
        {day.hasFailed ? (
          <Box>
            <Text fontSize="sm" mb="3">
              Bu günün saatleri şu anda gösterilemiyor.
            </Text>
            <Button variant="outline" size="sm" onClick={day.reload}>
              Tekrar Dene
            </Button>
          </Box>
        ) : null}
        <FieldError id={ids.errorId} error={error} />
      </chakra.fieldset>
      {goneTime || times?.length === 0 ? <NearbyTimes near={goneTime ?? { date, time: '' }} /> : null}
    </FieldSlot>
  );
}

const dayStyle: SystemStyleObject = { color: 'fg.muted', fontSize: 'sm', lineHeight: 'normal', mb: '3' };

const waitingStyle: SystemStyleObject = {
  ...dayStyle,
  mt: '2',
  px: '4',
  py: { base: '5', md: '8' },
  textAlign: 'center',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'stone.300',
  borderRadius: 'md',
};

function statusText(count: number | undefined, isLoading: boolean): string {
  if (isLoading) return 'Saatler yükleniyor…';
  if (count === undefined) return '';
  return count === 0 ? 'Bu tarih için uygun saat bulunmuyor' : `${count} uygun saat bulundu`;
}

function LoadingChips() {
  return (
    <ChipGrid>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Skeleton key={key} height="12" borderRadius="md" />
      ))}
    </ChipGrid>
  );
}
