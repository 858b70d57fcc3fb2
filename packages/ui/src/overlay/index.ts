export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { Modal, type ModalProps } from './modal.tsx';
export { type ToastText, toast } from './toast.ts';
export { Toaster } from './toaster.tsx';
export { useModal } from './use-modal.ts';
