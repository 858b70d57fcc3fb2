export { type Withdrawal, WithdrawalDialog, type WithdrawalDialogProps } from './withdrawal-dialog.tsx';
export { WithdrawalNotice } from './withdrawal-notice.tsx';
