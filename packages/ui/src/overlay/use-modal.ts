import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Open modals lock page scrolling together; the last one to close frees it. */
let openCount = 0;

function lockScrolling(): () => void {
  openCount += 1;
  const root = document.documentElement;
  if (openCount === 1) {
    // Keeps the page from jumping sideways where the scrollbar takes up room.
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    root.style.overflow = 'hidden';
  }
  return () => {
    openCount -= 1;
    if (openCount > 0) return;
    root.style.overflow = '';
    root.style.paddingInlineEnd = '';
  };
}

/**
 * Runs a native `<dialog>` as a modal: the browser keeps focus inside, makes the page behind inert and gives focus back
 * to where it was. Esc and a press on the backdrop call `onClose`; the owner decides by `open`.
 */
export function useModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  /** The `close` event that comes next tells the owner nothing new. */
  const isClosedByOwner = useRef(false);
  const startedOnBackdrop = useRef(false);

  // A layout effect, so that the dialog is closed, and focus given back, before React takes it out of the page.
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const unlock = lockScrolling();
    return () => {
      unlock();
      isClosedByOwner.current = dialog.open;
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);

  useNativeCancel(ref, onClose, isClosedByOwner);

  // Only the backdrop has the dialog itself as target: its content is wrapped in a panel. A text selection that starts
  // inside and ends outside is no press on the backdrop; and closing on the press would lose focus to the page.
  function onMouseDown(event: MouseEvent<HTMLDialogElement>) {
    startedOnBackdrop.current = event.target === event.currentTarget;
  }

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (startedOnBackdrop.current && event.target === event.currentTarget) onClose();
  }

  return { ref, onMouseDown, onClick };
}

function useNativeCancel(
  ref: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  isClosedByOwner: RefObject<boolean>,
) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    function handleCancel(event: Event) {
      if (event.target !== dialog) return;
      event.preventDefault();
      latest.current();
    }
    // Chromium closes on a second Esc without asking; the owner's state has to follow.
    function handleClose(event: Event) {
      if (event.target !== dialog) return;
      const isNews = !isClosedByOwner.current;
      isClosedByOwner.current = false;
      if (isNews) latest.current();
    }
    dialog?.addEventListener('cancel', handleCancel);
    dialog?.addEventListener('close', handleClose);
    return () => {
      dialog?.removeEventListener('cancel', handleCancel);
      dialog?.removeEventListener('close', handleClose);
    };
  }, [ref, isClosedByOwner]);
}
