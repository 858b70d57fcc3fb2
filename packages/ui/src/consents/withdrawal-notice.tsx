import { Box, type SystemStyleObject, Text } from '@practice/ui';
import { formatDate } from '@practice/ui/admin';
import type { ReactNode } from 'react';

/** Warns where somebody is about to be contacted who took back that they may be. */
export function WithdrawalNotice({ withdrawnAt, children }: { withdrawnAt: string; children: ReactNode }) {
  return (
    <Box role="note" css={boxStyle}>
      <Text fontWeight="medium">{`İletişim izni geri alındı (${formatDate(withdrawnAt)})`}</Text>
      <Text>{children}</Text>
    </Box>
  );
}

const boxStyle: SystemStyleObject = {
  px: '3',
  py: '2',
  bg: 'status.pending.bg',
  color: 'status.pending.fg',
  borderWidth: '1px',
  borderColor: 'status.pending.border',
  borderRadius: 'sm',
  fontSize: 'sm',
};
