import { Box, chakra, focusRing, Stack, Text } from '@practice/ui';
import { chipStyle } from './time-chip.tsx';
import type { ChosenTime } from './use-chosen-time.ts';
import { useNearbyTimes } from './use-nearby-times.ts';
import { useWizardState } from './wizard-context.ts';
import { useWizardDates } from './wizard-dates.ts';

/** Free times of the next open days, for a parent whose time has been taken or whose day is full. */
export function NearbyTimes({ near }: { near: ChosenTime }) {
  const { chooseDateAndTime } = useWizardState();
  const days = useNearbyTimes(near);
  const dates = useWizardDates();
  if (days.length === 0) return null;
  return (
    <Box as="section" aria-label="Yakın günlerde boş saatler" mt="5" p="4" bg="bg.tinted" borderRadius="md">
      <Text fontWeight="semibold" lineHeight="snug">
        Yakın günlerde boş saatler
      </Text>
      <Stack gap="4" mt="3">
        {days.map(({ date, times }) => (
          <Box key={date}>
            <Text fontSize="sm" color="fg.muted" mb="2">
              {dates.short(date)}
            </Text>
            <Box display="grid" gap="2.5" gridTemplateColumns="repeat(3, minmax(0, 1fr))">
              {times.map((time) => (
                <chakra.button
                  key={time}
                  type="button"
                  aria-label={`${dates.short(date)}, saat ${time}`}
                  onClick={() => chooseDateAndTime({ date, time })}
                  css={{ ...chipStyle, '&:focus-visible': focusRing }}
                >
                  {time}
                </chakra.button>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
