import { isoDate } from '@practice/contracts';
import { Box, Button, Flex, Text } from '@practice/ui';
import { useQuery } from '@practice/ui/data';
import { FreeTimesDocument, type FreeTimesQuery } from '../../generated/graphql.ts';

type FreeTimesProps = {
  /** `yyyy-MM-dd`; nothing is shown for anything else. */
  date: string;
  value: string;
  onChoose: (time: string) => void;
};

/** The free times of the chosen day as buttons. Any other time can be typed. */
export function FreeTimes({ date, value, onChoose }: FreeTimesProps) {
  const isDate = isoDate.safeParse(date).success;
  const { data } = useQuery(FreeTimesDocument, {
    variables: { date },
    skip: !isDate,
    fetchPolicy: 'cache-and-network',
  });
  const day = data?.availability.date === date ? data.availability : undefined;
  // Only a suggestion: the form works without it when it cannot be loaded.
  if (!isDate || !day) return null;
  const free = day.slots.filter(({ available }) => available);
  return (
    <Box role="group" aria-label="Boş saatler" fontSize="sm" gridColumn="1 / -1">
      {free.length === 0 ? (
        <Text color="fg.muted">{nothingFree(day)}</Text>
      ) : (
        <Flex gap="1.5" wrap="wrap" align="center">
          <Text color="fg.muted" me="1">
            Boş saatler
          </Text>
          {free.map(({ time }) => (
            <Button
              key={time}
              size="sm"
              variant={time === value ? 'subtle' : 'outline'}
              aria-pressed={time === value}
              onClick={() => onChoose(time)}
            >
              {time}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  );
}

function nothingFree({ state, closedBecause }: FreeTimesQuery['availability']): string {
  if (state === 'closed') return closedBecause.join(' ');
  return state === 'past' ? 'Bu günün saatleri geçti.' : 'Bu günün bütün saatleri dolu.';
}
