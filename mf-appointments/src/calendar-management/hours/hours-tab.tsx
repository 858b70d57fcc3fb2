import { Box, Button, Flex, IconButton, Skeleton, Stack, Text } from '@practice/ui';
import { ProblemPanel, StatusBadge } from '@practice/ui/admin';
import { PlusIcon } from '@practice/ui/icons';
import { RecordActions, type RecordList, useRecordEditor, useRecordRemoval } from '@practice/ui/records';
import { useState } from 'react';
import type { SaveAndAsk } from '../closed-times/use-closed-times.ts';
import { TabHead } from '../tab-head.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { breakOf, dayName, hoursOf, MONDAY, WEEK, type WorkingHour, workingHours } from './working-hours.ts';

type HoursTabProps = {
  list: RecordList<WorkingHour>;
  save: SaveAndAsk;
  /** Called with the weekday that has no hours any more. */
  onRemoved: (dayOfWeek: number) => void;
  canWrite: boolean;
};

/** The seven days of the week with their hours. */
export function HoursTab({ list, save, onRemoved, canWrite }: HoursTabProps) {
  const [newDay, setNewDay] = useState(MONDAY);
  const initial = { ...workingHours.initial, dayOfWeek: String(newDay) };
  const editor = useRecordEditor({ ...workingHours, initial }, list, { param: 'hours' });
  const removal = useRecordRemoval(workingHours, list, {
    title: ({ dayOfWeek }) => `${dayName(dayOfWeek)} gününün çalışma saati silinsin mi?`,
    consequence: () => 'Bu gün randevuya kapanır. Var olan randevular için ne yapılacağı hemen sorulur.',
    onRemoved: ({ dayOfWeek }) => onRemoved(dayOfWeek),
  });

  function add(day: number) {
    setNewDay(day);
    editor.create();
  }

  return (
    <Box>
      <TabHead
        title="Haftalık çalışma saatleri"
        description="Ailelere sunulan saatler buradan çıkar"
        actions={
          canWrite ? (
            <Button onClick={() => add(MONDAY)}>
              <PlusIcon />
              Çalışma saati ekle
            </Button>
          ) : null
        }
      />
      {list.problem && !list.rows ? <ProblemPanel message={list.problem.message} onRetry={list.refresh} /> : null}
      {!list.rows && !list.problem ? <Skeleton height="20rem" /> : null}
      {list.rows ? (
        <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="md" bg="bg.panel">
          {WEEK.map((day) => {
            const hour = list.rows?.find(({ dayOfWeek }) => dayOfWeek === day);
            return (
              <Day key={day} day={day} hour={hour}>
                {canWrite && hour ? (
                  <RecordActions
                    name={dayName(day)}
                    onEdit={() => editor.edit(hour)}
                    onRemove={() => removal.remove(hour)}
                  />
                ) : null}
                {canWrite && !hour ? (
                  <IconButton aria-label={`Ekle: ${dayName(day)}`} title="Ekle" onClick={() => add(day)} my="-1">
                    <PlusIcon boxSize="4" />
                  </IconButton>
                ) : null}
              </Day>
            );
          })}
        </Stack>
      ) : null}
      <HoursDialog editor={editor} save={save} hours={list.rows ?? []} />
      {removal.dialog}
    </Box>
  );
}

type DayProps = { day: number; hour: WorkingHour | undefined; children: React.ReactNode };

function Day({ day, hour, children }: DayProps) {
  const pause = hour && breakOf(hour);
  return (
    <Flex
      as="li"
      aria-label={dayName(day)}
      align="center"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      px="4"
      py="3"
      minH="14"
      css={{ '& + li': { borderTopWidth: '1px' } }}
    >
      <Text fontWeight="semibold" flex={{ base: '1', md: '0 0 7rem' }}>
        {dayName(day)}
      </Text>
      <Box order={{ base: 1, md: 0 }} flex={{ base: '1 0 100%', md: '1' }} fontVariantNumeric="tabular-nums">
        {hour ? (
          <>
            <Text color={hour.isActive ? undefined : 'fg.muted'}>{hoursOf(hour)}</Text>
            <Text color="fg.muted" fontSize="sm">
              {[
                pause ? `Mola ${pause}` : 'Mola yok',
                `${hour.slotDuration} dakikada bir`,
                `${hour.bufferTime} dk ara`,
                `en fazla ${hour.maxAppointments} randevu`,
              ].join(' · ')}
            </Text>
          </>
        ) : (
          <Text color="fg.muted">Tanımlanmamış</Text>
        )}
      </Box>
      {hour ? (
        <StatusBadge tone={hour.isActive ? 'confirmed' : 'unknown'}>{hour.isActive ? 'Açık' : 'Kapalı'}</StatusBadge>
      ) : null}
      {children}
    </Flex>
  );
}
