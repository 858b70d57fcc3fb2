import { Box, chakra, Flex } from '@practice/ui';

type LengthHintProps = { size: number; range: { min: number; max: number }; unit: 'karakter' | 'kelime' };

/** The length of a text and the recommended range. Guidance only: no length is rejected. */
export function LengthHint({ size, range: { min, max }, unit }: LengthHintProps) {
  const isFitting = size >= min && size <= max;
  const color = size === 0 ? 'fg.muted' : isFitting ? 'status.confirmed.fg' : 'status.pending.fg';
  return (
    <Flex as="span" ms="auto" align="center" gap="2" flexShrink="0" fontSize="sm" color={color} data-fits={isFitting}>
      <Box as="span" aria-hidden="true" width="12" height="1" bg="border.quiet" borderRadius="full" overflow="hidden">
        <Box
          as="span"
          display="block"
          height="full"
          bg="currentColor"
          style={{ width: `${Math.min(100, (size / max) * 100)}%` }}
        />
      </Box>
      <Box as="span" fontVariantNumeric="tabular-nums">
        <span>{`${size} ${unit} · ${min}-${max} önerilir`}</span>
        <chakra.span srOnly>{size === 0 || isFitting ? '' : size < min ? ', kısa' : ', uzun'}</chakra.span>
      </Box>
    </Flex>
  );
}
