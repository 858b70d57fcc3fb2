import { Box, Button, Flex } from '@practice/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@practice/ui/icons';
import { formatCount } from '../format/format.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Number of matching records; undefined while unknown. */
  total: number | undefined;
  onPageChange: (page: number) => void;
  /** What is counted: 'randevu'. */
  noun?: string;
};

/** Shows the current range of a list, with links to the other pages. */
export function Pagination({ page, pageSize, total, onPageChange, noun = 'kayıt' }: PaginationProps) {
  if (total === undefined || total === 0) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  return (
    <Flex as="nav" aria-label="Sayfalar" align="center" gap="2" wrap="wrap" py="2" fontSize="sm" color="fg.muted">
      <Box flex="1" minW="min(10rem, 100%)" role="status" fontVariantNumeric="tabular-nums">
        {first > total
          ? `${formatCount(total)} ${noun}`
          : `${formatCount(first)}–${formatCount(Math.min(total, page * pageSize))} / ${formatCount(total)} ${noun}`}
      </Box>
      {last > 1 ? (
        <Flex align="center" gap="1" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => onPageChange(page - 1)} disabled={page <= 1}>
            <ChevronLeftIcon />
            Önceki
          </Button>
          <Box px="2" fontVariantNumeric="tabular-nums" color="fg">
            {`${page} / ${formatCount(last)}`}
          </Box>
          <Button size="sm" variant="outline" onClick={() => onPageChange(page + 1)} disabled={page >= last}>
            Sonraki
            <ChevronRightIcon />
          </Button>
        </Flex>
      ) : null}
    </Flex>
  );
}
