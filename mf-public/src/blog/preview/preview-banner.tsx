import { Box, Container } from '@practice/ui';
import { useMoment } from '../../site/long-day.ts';

/** Says above a post that this is not what visitors see, and until when the link shows it. */
export function PreviewBanner({ what, expiresAt }: { what: string; expiresAt: string }) {
  const moment = useMoment();
  return (
    <Box role="note" aria-label="Önizleme" bg="amber.50" color="amber.700" data-print="hidden">
      <Container py="3" fontSize="md" textAlign="center">
        <strong>Önizleme</strong> <span>{`— ${what},`}</span> <time dateTime={expiresAt}>{moment(expiresAt)}</time>{' '}
        tarihine kadar geçerli
      </Container>
    </Box>
  );
}
