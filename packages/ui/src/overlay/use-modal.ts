import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Number of open modals: page scrolling is locked until the last one closes. */
let openCount = 0;

function lockScrolling(): () => void {
  openCount += 1;
  const root = document.documentElement;
  if (openCount === 1) {
    // Keeps the page from shifting sideways where the scrollbar takes up room.
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

type Options = {
  open: boolean;
  onClose: () => void;
  /** Starts in its first field. */
  startsInField?: boolean;
};

/**
 * Runs a native `<dialog>` as a modal: the browser traps focus, makes the page behind inert and restores focus
 * afterwards. Esc and a press on the backdrop call `onClose`; the owner closes it through `open`.
 */
export function useModal({ open, onClose, startsInField = false }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  /** The next `close` event was caused by the owner itself. */
  const isClosedByOwner = useRef(false);
  const startedOnBackdrop = useRef(false);

  // A layout effect, so that the dialog is closed and focus restored before React removes it from the page.
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    if (!dialog.open) {
      dialog.showModal();
      initialFocus(dialog, { startsInField })?.focus();
    }
    const unlock = lockScrolling();
    return () => {
      unlock();
      isClosedByOwner.current = dialog.open;
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, startsInField]);

  useNativeCancel(ref, onClose, isClosedByOwner);

  // Only a press on the backdrop has the dialog itself as target: its content is wrapped in a panel. A text selection that
  // starts inside and ends outside must not close it; and closing on pointerdown would move focus to the page.
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
    // Chromium closes on a second Esc without a cancel event; the owner's state has to follow.
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

const FIELDS = ['input:not([type="hidden"])', 'select', 'textarea', '[contenteditable="true"]', '[role="spinbutton"]'];
const FIELD = FIELDS.map((each) => `${each}:not([tabindex="-1"], [hidden], :disabled)`).join(', ');

/**
 * What is focused when a dialog opens: what is marked by `data-autofocus`, else the first field of a form. Undefined leaves it
 * to the browser, which takes the first that can be focused. React's `autoFocus` comes before the dialog is shown, and is lost.
 */
function initialFocus(dialog: HTMLElement, { startsInField }: { startsInField: boolean }): HTMLElement | undefined {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked) return marked;
  const first = startsInField ? dialog.querySelector<HTMLElement>(FIELD) : null;
  return first instanceof HTMLInputElement && first.type === 'radio' ? chosenOf(first) : (first ?? undefined);
}

/** The one of a group of radio buttons on which the keyboard enters it. */
function chosenOf(radio: HTMLInputElement): HTMLInputElement {
  const group = [...(radio.form?.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked') ?? [])];
  return group.find(({ name }) => name === radio.name) ?? radio;
}
