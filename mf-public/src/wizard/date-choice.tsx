import { languageSettings } from '@practice/contracts';
import { Box, chakra, FieldError, HStack, RequiredMark, useFieldIds } from '@practice/ui';
import { BookingCalendar } from '@practice/ui/date';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { usePageSettings } from '../site/site-settings.ts';
import { FieldSlot } from './field-slot.tsx';
import { useWizardForm } from './form-values.ts';
import { useBookingDays } from './use-booking-days.ts';
import { useFieldError, useWizardState } from './wizard-context.ts';

/** The preferred date: an inline calendar that distinguishes past, closed and full days. */
export function DateChoice() {
  const { control } = useWizardForm();
  const { chooseDate } = useWizardState();
  const date = useWatch({ control, name: 'appointmentDate' });
  const { today, lastDay, month, isLoading, stateOf, showMonth } = useBookingDays(date);
  const error = useFieldError('appointmentDate');
  const language = usePageSettings(languageSettings)('site_language');
  const ids = useFieldIds({ error });
  // Memoised: forty days need not render again for every ticked box below.
  const calendar = useMemo(
    () => (
      <BookingCalendar
        value={date || undefined}
        onChange={chooseDate}
        today={today}
        min={today}
        max={lastDay}
        month={month}
        onMonthChange={showMonth}
        stateOf={stateOf}
        language={language}
      />
    ),
    [date, chooseDate, today, lastDay, month, showMonth, stateOf, language],
  );
  return (
    <FieldSlot field="appointmentDate">
      <Box role="group" aria-labelledby={`${ids.controlId}-label`} {...ids.aria}>
        <Box id={`${ids.controlId}-label`} fontSize="md" fontWeight="semibold" lineHeight="snug" mb="3">
          Tercih Edilen Tarih
          <RequiredMark />
        </Box>
        <Box
          aria-busy={isLoading || undefined}
          opacity={isLoading ? '0.55' : undefined}
          transition="opacity 200ms"
          borderWidth="1px"
          borderColor={error ? 'border.error' : 'border'}
          borderRadius="md"
          p={{ base: '2', sm: '3' }}
        >
          {calendar}
          <Legend />
        </Box>
        <FieldError id={ids.errorId} error={error} />
      </Box>
    </FieldSlot>
  );
}

/** Legend of the days' textures; hidden from screen readers, as every day's label says it. */
function Legend() {
  return (
    <HStack aria-hidden="true" gap="5" mt="3" px="2" pb="1" color="fg.muted" fontSize="sm">
      <HStack gap="2">
        <chakra.span
          boxSize="4"
          borderRadius="xs"
          background="repeating-linear-gradient(-45deg, {colors.stone.100} 0 3px, {colors.stone.300} 3px 5px)"
        />
        Dolu
      </HStack>
      <HStack gap="2">
        <chakra.span color="fg.subtle" textDecoration="line-through">
          21
        </chakra.span>
        Kapalı
      </HStack>
    </HStack>
  );
}
