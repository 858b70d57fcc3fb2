import { Box, PracticeProvider } from '@practice/ui';
import { hasUnsavedChanges } from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { installDialog } from '@practice/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageToasts } from './dialog-stack.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { onSaveKey } from './on-save-key.ts';
import { SideSheet } from './side-sheet.tsx';

beforeEach(installDialog);
afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
});

const show = (content: ReactNode) => render(<PracticeProvider>{content}</PracticeProvider>);

describe('a menu', () => {
  const onSelect = vi.fn();
  const entries: MenuEntry[] = [
    { label: 'Onayla', onSelect: () => onSelect('confirm') },
    { label: 'İptal et', onSelect: () => onSelect('cancel'), disabled: true },
    'separator',
    { label: 'Işıklı satır', onSelect: () => onSelect('light') },
    { label: 'Sil', onSelect: () => onSelect('delete'), danger: true },
  ];
  const open = async () => {
    show(
      <Menu entries={entries}>
        {(trigger) => (
          <button type="button" {...trigger}>
            İşlemler
          </button>
        )}
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'İşlemler' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'İşlemler' });
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return button;
  };
  const focused = () => document.activeElement?.textContent;
  beforeEach(() => onSelect.mockClear());

  it('moves by arrows past disabled entries, wrapping at the ends', async () => {
    const button = await open();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Onayla');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Işıklı satır');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Onayla');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Sil');
  });

  it('finds an entry by its first letter, by Turkish rules', async () => {
    await open();
    await userEvent.keyboard('ı');
    expect(focused()).toBe('Işıklı satır');
  });

  it('runs the entry on Enter, once, and returns the focus', async () => {
    const button = await open();
    await userEvent.keyboard('{End}{Enter}');
    expect(onSelect.mock.calls).toEqual([['delete']]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it.each(['{Escape}', '{Tab}'])('closes on %s and does nothing', async (key) => {
    await open();
    await userEvent.keyboard(key);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('closes on a press beside it', async () => {
    await open();
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

function Sheet({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }) {
  return (
    <SideSheet open onClose={onClose} title="Ada Yıldız" isDirty={isDirty}>
      içerik
    </SideSheet>
  );
}

describe('a side sheet', () => {
  it('closes by its button and by Esc', async () => {
    const onClose = vi.fn();
    show(<Sheet isDirty={false} onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'Ada Yıldız' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('asks before it discards unsaved changes, and can go back to them', async () => {
    const onClose = vi.fn();
    show(<Sheet isDirty onClose={onClose} />);
    expect(hasUnsavedChanges()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(screen.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })).toBeTruthy();
    await userEvent.click(screen.getByText('Düzenlemeye dön'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await userEvent.click(screen.getByText('Değişiklikleri bırak'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows the toasts that would be hidden behind it', async () => {
    const { rerender } = show(<PageToasts />);
    act(() => void toast.success({ title: 'Kaydedildi' }));
    expect(screen.getByText('Kaydedildi').closest('dialog')).toBeNull();
    rerender(
      <PracticeProvider>
        <PageToasts />
        <Sheet isDirty={false} onClose={() => {}} />
      </PracticeProvider>,
    );
    expect(screen.getAllByText('Kaydedildi').map((each) => each.closest('dialog') !== null)).toEqual([true]);
  });
});

function Page({ onSubmit, isSaving = false }: { onSubmit: () => void; isSaving?: boolean }) {
  const [name, setName] = useState('');
  return (
    <FormDialog
      open
      onClose={() => {}}
      title="Yeni etiket"
      onSubmit={onSubmit}
      submitLabel="Kaydet"
      savingLabel="Kaydediliyor…"
      isSaving={isSaving}
      problem={name === 'x' ? 'Bu ad kullanılıyor.' : undefined}
    >
      <input aria-label="Ad" value={name} onChange={(event) => setName(event.target.value)} />
    </FormDialog>
  );
}

describe('a form dialog', () => {
  const openWith = (fields: ReactNode) => {
    show(
      <FormDialog
        open
        onClose={() => {}}
        title="Yeni"
        description="Ne olacağı."
        onSubmit={() => {}}
        submitLabel="Kaydet"
      >
        {fields}
      </FormDialog>,
    );
    return document.activeElement;
  };

  it.each([
    ['its first field', <input key="1" aria-label="Ad" />, 'Ad'],
    [
      'the first that can be filled in',
      <div key="1">
        <input type="hidden" />
        <input aria-label="Kullanıcı" hidden />
        <input aria-label="Dosya" type="file" tabIndex={-1} />
        <input aria-label="Kapalı" disabled />
        <textarea aria-label="Metin" />
      </div>,
      'Metin',
    ],
    [
      'the chosen one of several',
      <div key="1">
        <input type="radio" name="a" aria-label="Bir" />
        <input type="radio" name="a" aria-label="İki" defaultChecked />
      </div>,
      'İki',
    ],
    [
      'the one that is marked',
      <div key="1">
        <input aria-label="Ad" />
        <input aria-label="Şifre" data-autofocus />
      </div>,
      'Şifre',
    ],
    ['its first button where it has no field', <p key="1">Emin misiniz?</p>, 'Kapat'],
  ])('starts in %s, and says what it is for', (_what, fields, label) => {
    expect(openWith(fields)?.getAttribute('aria-label')).toBe(label);
    const described = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Ne olacağı.');
  });

  it('is sent by Enter in a field', async () => {
    const onSubmit = vi.fn();
    show(<Page onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Ad'), 'yeni{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is not sent twice', async () => {
    const onSubmit = vi.fn();
    show(<Page onSubmit={onSubmit} isSaving />);
    await userEvent.type(screen.getByLabelText('Ad'), 'yeni{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydediliyor…' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what the server refused', async () => {
    show(<Page onSubmit={() => {}} />);
    await userEvent.type(screen.getByLabelText('Ad'), 'x');
    expect(screen.getByText('Bu ad kullanılıyor.').closest('[role=alert]')).toBeTruthy();
  });
});

it('the key that saves a form works with the caps lock too, and not in a dialog over the form', async () => {
  const onSave = vi.fn();
  show(
    <Box onKeyDown={onSaveKey(onSave)}>
      <input aria-label="Başlık" />
      <FormDialog open title="Bağlantı" onClose={vi.fn()} onSubmit={vi.fn()} submitLabel="Ekle">
        <input aria-label="Adres" />
      </FormDialog>
    </Box>,
  );
  for (const label of ['Başlık', 'Adres']) {
    act(() => screen.getByLabelText(label).focus());
    await userEvent.keyboard('{Control>}S{/Control}');
  }
  expect(onSave).toHaveBeenCalledTimes(1);
});
