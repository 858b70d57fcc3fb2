import { Box } from '@practice/ui';

/** A part of a whole as a bar; the text beside it says the figure. */
export function ShareBar({ value, max }: { value: number; max: number }) {
  return (
    <Box aria-hidden="true" h="2" borderRadius="full" bg="border" overflow="hidden">
      <Box h="full" bg="pine.solid" style={{ width: `${max > 0 ? (value / max) * 100 : 0}%` }} />
    </Box>
  );
}
