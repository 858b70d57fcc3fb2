import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PracticeProvider } from '../provider.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { RadioCardGroup } from './radio-card-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { PhoneField, TextField } from './text-field.tsx';

afterEach(cleanup);

function show(element: ReactElement) {
  const { rerender } = render(<PracticeProvider>{element}</PracticeProvider>);
  return (next: ReactElement) => rerender(<PracticeProvider>{next}</PracticeProvider>);
}

/** What a screen reader reads after the name of a control. */
function description(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

describe('TextField', () => {
  it('is found by its label and described by its hint', () => {
    show(<TextField label="Veli adı soyadı" hint="Kimlikteki gibi olması gerekmez" required />);
    const input = screen.getByRole('textbox', { name: 'Veli adı soyadı' });
    expect(description(input)).toBe('Kimlikteki gibi olması gerekmez');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('announces an error politely, in a region that was there before, and describes the control by it', () => {
    const change = show(<TextField label="Ad" hint="İpucu" />);
    const region = screen.getByRole('alert');
    expect(region.textContent).toBe('');
    change(<TextField label="Ad" hint="İpucu" error="En az 2 karakter olmalıdır" />);
    expect(screen.getByRole('alert')).toBe(region);
    expect(region.getAttribute('aria-live')).toBe('polite');
    const input = screen.getByRole('textbox', { name: 'Ad' });
    expect(description(input)).toBe('En az 2 karakter olmalıdır | İpucu');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('hands its element to a ref, as register of react-hook-form needs it', () => {
    const ref = createRef<HTMLInputElement>();
    show(<TextField label="E-posta" name="email" ref={ref} />);
    expect(ref.current).toBe(screen.getByLabelText('E-posta'));
  });

  it('opens the telephone keyboard for phone numbers', () => {
    show(<PhoneField label="Telefon" />);
    const input = screen.getByLabelText('Telefon');
    expect([input.getAttribute('type'), input.getAttribute('autocomplete')]).toEqual(['tel', 'tel']);
  });
});

describe('TextAreaField', () => {
  it('counts what is typed and lets more be typed than is allowed', async () => {
    show(<TextAreaField label="Mesaj" counterLimit={5} />);
    await userEvent.type(screen.getByLabelText('Mesaj'), 'Merhaba');
    expect(screen.getByLabelText('Mesaj')).toHaveProperty('value', 'Merhaba');
    expect(screen.getByText('5 karakterden 7 tanesi kullanıldı')).toBeTruthy();
  });

  it('counts a text that was set on the element, as a form library does', () => {
    const change = show(<TextAreaField label="Mesaj" counterLimit={500} />);
    (screen.getByLabelText('Mesaj') as HTMLTextAreaElement).value = 'Geri geldi';
    change(<TextAreaField label="Mesaj" counterLimit={500} />);
    expect(screen.getByText('500 karakterden 10 tanesi kullanıldı')).toBeTruthy();
  });
});

describe('SelectField', () => {
  it('offers its options after an empty first row', () => {
    show(<SelectField label="Tür" placeholder="Seçiniz" options={[{ value: 'a', label: 'Oyun terapisi' }]} />);
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map((option) => [option.value, option.text])).toEqual([
      ['', 'Seçiniz'],
      ['a', 'Oyun terapisi'],
    ]);
  });
});

describe('CheckboxField', () => {
  it('is toggled by its label, and not by a link inside the label', async () => {
    show(
      <CheckboxField
        label={
          <>
            <a href="#metin">Aydınlatma metnini</a> okudum
          </>
        }
      />,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Aydınlatma metnini okudum' });
    // Not userEvent, which activates the label's control for a click on anything inside the label; no browser does.
    fireEvent.click(screen.getByRole('link'));
    expect(box.checked).toBe(false);
    await userEvent.click(screen.getByText('okudum', { exact: false, selector: 'label > span' }));
    expect(box.checked).toBe(true);
  });
});

describe('RadioCardGroup', () => {
  const options = [
    { value: 'oyun-terapisi', label: 'Oyun terapisi', description: 'Küçük çocuklar' },
    { value: 'bireysel-terapi', label: 'Bireysel terapi' },
  ];

  it('is one group with a name, and a press anywhere on a card chooses it', async () => {
    show(<RadioCardGroup label="Hizmet" name="serviceType" options={options} error="Bir hizmet türü seçiniz" />);
    const group = screen.getByRole('radiogroup', { name: 'Hizmet' });
    expect(description(group)).toBe('Bir hizmet türü seçiniz');
    await userEvent.click(screen.getByText('Küçük çocuklar'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Oyun terapisi/ }).checked).toBe(true);
  });

  it('shows the value it is given', () => {
    show(<RadioCardGroup label="Hizmet" options={options} value="bireysel-terapi" onChange={() => undefined} />);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([false, true]);
  });
});
