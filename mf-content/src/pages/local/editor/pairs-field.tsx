import { Box, Button, FieldError, Flex, Input, Stack, useFieldIds } from '@practice/ui';
import { PlusIcon } from '@practice/ui/icons';
import { ItemButtons, moved } from '../../editing/item-buttons.tsx';

/** Of the contract. */
const MAX_PAIRS = 20;

/** One of the two lists, a text a line. */
type Side = { label: string; value: string; onChange: (value: string) => void; error?: string | undefined };

type PairsFieldProps = {
  legend: string;
  /** What one pair is called. */
  noun: string;
  first: Side;
  second: Side;
};

type Pair = readonly [string, string];

/** Two lists of short texts whose entries belong together, edited pair by pair: whatever moves one moves the other. */
export function PairsField({ legend, noun, first, second }: PairsFieldProps) {
  const pairs = pairsOf(first.value, second.value);
  const ids = useFieldIds({ id: undefined, hint: undefined, error: first.error ?? second.error });
  function change(next: readonly Pair[]) {
    first.onChange(linesOf(next.map(([text]) => text)));
    second.onChange(linesOf(next.map(([, text]) => text)));
  }
  return (
    <Box as="fieldset" tabIndex={-1} {...ids.aria} minW="0" border="none" p="0" m="0">
      <Box as="legend" fontSize="md" fontWeight="semibold" lineHeight="snug" mb="2">
        {legend}
      </Box>
      <Stack gap="4">
        {pairs.map((pair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no other identity
          <Flex key={index} gap="1" align="center">
            <Stack flex="1" minW="0" gap="1.5" direction={{ base: 'column', md: 'row' }}>
              {[first, second].map(({ label }, side) => (
                <Input
                  key={label}
                  aria-label={`${label} ${index + 1}`}
                  placeholder={label}
                  value={pair[side]}
                  maxLength={500}
                  onChange={({ target }) =>
                    change(pairs.map((one, at) => (at === index ? withText(one, side, target.value) : one)))
                  }
                />
              ))}
            </Stack>
            <ItemButtons
              name={`${noun} ${index + 1}`}
              index={index}
              count={pairs.length}
              onMove={(to) => change(moved(pairs, index, to))}
              onRemove={() => change(pairs.filter((_, at) => at !== index))}
            />
          </Flex>
        ))}
        <Button
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          disabled={pairs.length >= MAX_PAIRS}
          onClick={() => change([...pairs, ['', '']])}
        >
          <PlusIcon />
          Ekle
        </Button>
      </Stack>
      <FieldError id={ids.errorId} error={first.error ?? second.error} />
    </Box>
  );
}

function pairsOf(first: string, second: string): Pair[] {
  const [one, other] = [textsOf(first), textsOf(second)];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at] ?? '', other[at] ?? '']);
}

function withText([first, second]: Pair, side: number, text: string): Pair {
  return side === 0 ? [text, second] : [first, text];
}

function textsOf(value: string): string[] {
  return value === '' ? [] : value.split('\n');
}

/** A single empty text is as no text at all in a field of lines. */
function linesOf(texts: string[]): string {
  return texts.length === 1 && texts[0] === '' ? ' ' : texts.join('\n');
}
