import { Box, chakra, Flex, type SystemStyleObject } from '@practice/ui';
import { touch } from '@practice/ui/admin';
import { Link } from '@practice/ui/router';
import type { ReactNode } from 'react';

const RowLink = chakra(Link);

type Props = {
  to: string;
  /** Before the name: a time. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the row, part of its link: a badge. */
  end?: ReactNode;
  /** Beside the link: a button. */
  action?: ReactNode;
  isNext?: boolean;
};

/** A list of rows, each of which leads to a record. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="grid" gap="1">
      {children}
    </chakra.ul>
  );
}

export function Row({ to, lead, title, detail, end, action, isNext = false }: Props) {
  return (
    <Flex as="li" align="center" gap="1" minW="0">
      <RowLink to={to} css={[rowStyle, isNext ? nextStyle : {}]}>
        {lead ? (
          <Box as="span" fontVariantNumeric="tabular-nums" fontWeight="medium" flexShrink="0">
            {lead}
          </Box>
        ) : null}
        <Box as="span" flex="1 1 9rem" minW="0">
          <Box as="span" display="block" fontWeight="medium" truncate>
            {title}
          </Box>
          {detail ? (
            <Box as="span" display="block" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {detail}
            </Box>
          ) : null}
        </Box>
        {end}
      </RowLink>
      {action}
    </Flex>
  );
}

const rowStyle: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1',
  minW: '0',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minH: '9',
  [touch]: { minH: '11' },
  px: '2',
  py: '1.5',
  mx: '-2',
  borderRadius: 'sm',
  color: 'fg',
  textDecoration: 'none',
  '&:hover': { bg: 'bg.hover' },
};

const nextStyle: SystemStyleObject = { bg: 'pine.subtle', boxShadow: 'inset 3px 0 0 {colors.pine.solid}' };
