export { Drawer, type DrawerProps } from './drawer.tsx';
export { Modal, type ModalLook, type ModalProps } from './modal.tsx';
export { type ToastText, toast } from './toast.ts';
export { Toaster } from './toaster.tsx';
export { useModal } from './use-modal.ts';
