import { PracticeProvider } from '@practice/ui';
import { installDialog } from '@practice/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../admin/overlay/confirm-dialog.tsx';
import { Drawer } from './drawer.tsx';

beforeEach(installDialog);
afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <PracticeProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Menü
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Site menüsü">
        <a href="#hizmetler">Hizmetler</a>
      </Drawer>
    </PracticeProvider>
  );
}

async function openMenu() {
  const page = render(<Page />);
  await userEvent.click(screen.getByText('Menü'));
  return { ...page, dialog: screen.getByRole('dialog', { name: 'Site menüsü' }) };
}

it('the drawer opens as a named dialog with focus inside and locks page scrolling', async () => {
  const { dialog } = await openMenu();
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.documentElement.style.overflow).toBe('hidden');
});

it.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Kapat' }))],
  ['a press on the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes the drawer, unlocks scrolling and restores focus', async (_way, close) => {
  await openMenu();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
  expect(document.activeElement).toBe(screen.getByText('Menü'));
});

it('calls onClose once when it closes', async () => {
  const onClose = vi.fn();
  const dialog = (open: boolean) => (
    <PracticeProvider>
      <Drawer open={open} onClose={onClose} title="Kayıt">
        içerik
      </Drawer>
    </PracticeProvider>
  );
  const { rerender } = render(dialog(true));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  rerender(dialog(false));
  rerender(dialog(true));
  expect(onClose).toHaveBeenCalledOnce();
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('a press inside leaves the drawer open, also one that ends on the backdrop', async () => {
  const { dialog } = await openMenu();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Hizmetler') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog);
  expect(dialog.hasAttribute('open')).toBe(true);
});

it('an open drawer that is unmounted unlocks scrolling', async () => {
  const { unmount } = await openMenu();
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

it('the confirmation is described by its text and focuses the safe button', async () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  render(
    <PracticeProvider>
      <ConfirmDialog open onClose={onClose} onConfirm={onConfirm} title="Silinsin mi?" confirmLabel="Sil" danger>
        Geri alınamaz.
      </ConfirmDialog>
    </PracticeProvider>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Silinsin mi?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Geri alınamaz.');
  expect(document.activeElement?.textContent).toBe('Vazgeç');
  await userEvent.click(screen.getByText('Sil'));
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
