import { HEALTHY_SCORE, WARNING_SCORE } from '@practice/contracts';
import { Box, Center } from '@practice/ui';

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/** Points out of a hundred as a ring: green from 80, amber from 60, red below. */
export function ScoreRing({ score }: { score: number }) {
  const tone = score >= HEALTHY_SCORE ? 'confirmed' : score >= WARNING_SCORE ? 'pending' : 'cancelled';
  return (
    <Center position="relative" boxSize="12" flexShrink="0" color={`status.${tone}.fg`} data-tone={tone}>
      <svg viewBox="0 0 48 48" width="100%" height="100%" role="img" aria-label={`Skor 100 üzerinden ${score}`}>
        <circle cx="24" cy="24" r={RADIUS} fill="none" stroke="currentColor" strokeOpacity="0.2" strokeWidth="4" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <Box
        as="span"
        position="absolute"
        fontSize="sm"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        aria-hidden="true"
      >
        {score}
      </Box>
    </Center>
  );
}
