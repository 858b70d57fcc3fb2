import { seriesObstacleText } from '@practice/contracts';
import { Badge, type BadgeTone, Box, Flex, Text } from '@practice/ui';
import { formatLongDate, ToggleButton } from '@practice/ui/admin';
import type { SeriesChoiceInput, SeriesDateState } from '../../generated/graphql.ts';
import { dayText } from '../record/appointment.ts';
import { book, type Decisions, decisionAbout, type SeriesDate, skip, takeNearby } from './series-decisions.ts';

const states: Record<SeriesDateState, { label: string; tone: BadgeTone }> = {
  free: { label: 'Boş', tone: 'confirmed' },
  taken: { label: 'Dolu', tone: 'cancelled' },
  closed: { label: 'Kapalı', tone: 'pending' },
  existing: { label: 'Seride var', tone: 'completed' },
};

type SeriesDatesProps = {
  dates: readonly SeriesDate[];
  decisions: Decisions;
  onDecide: (choices: readonly SeriesChoiceInput[]) => void;
};

/** The dates of a series in order; what is to become of one that is not free is chosen beside it. */
export function SeriesDates({ dates, decisions, onDecide }: SeriesDatesProps) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label="Serinin günleri"
      tabIndex={0}
      maxH="26rem"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="md"
    >
      {dates.map((one, index) => (
        <Box as="li" key={one.date} px="3" py="2" borderTopWidth={index === 0 ? '0' : '1px'}>
          <Flex align="center" gap="2" wrap="wrap">
            <Text flex="1" minW="fit-content" fontVariantNumeric="tabular-nums">
              {`${formatLongDate(one.date)} · ${one.appointmentTime}`}
            </Text>
            <Badge tone={states[one.state].tone}>{states[one.state].label}</Badge>
          </Flex>
          {one.obstacle ? (
            <Text color="fg.muted" fontSize="sm">
              {seriesObstacleText({ obstacle: one.obstacle, detail: one.detail ?? null })}
            </Text>
          ) : null}
          {one.obstacle && index > 0 ? (
            <Choice about={one} chosen={decisionAbout(one, decisions)} onDecide={(choice) => onDecide([choice])} />
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

type ChoiceProps = { about: SeriesDate; chosen: SeriesChoiceInput; onDecide: (choice: SeriesChoiceInput) => void };

function Choice({ about, chosen, onDecide }: ChoiceProps) {
  const { date, nearby } = about;
  return (
    <Flex role="group" aria-label={`${formatLongDate(date)} ne olsun?`} gap="1.5" wrap="wrap" mt="1.5">
      <ToggleButton size="sm" isPressed={chosen.decision === 'skip'} onClick={() => onDecide(skip(date))}>
        Atla
      </ToggleButton>
      {nearby ? (
        <ToggleButton size="sm" isPressed={chosen.decision === 'move'} onClick={() => onDecide(takeNearby(about))}>
          {`${nearby.appointmentDate === date ? 'Aynı gün' : dayText(nearby.appointmentDate)} ${nearby.appointmentTime}`}
        </ToggleButton>
      ) : null}
      <ToggleButton size="sm" isPressed={chosen.decision === 'book'} onClick={() => onDecide(book(date))}>
        Yine de al
      </ToggleButton>
      {nearby ? null : (
        <Text color="fg.muted" fontSize="sm" alignSelf="center">
          Yakında boş saat yok.
        </Text>
      )}
    </Flex>
  );
}
