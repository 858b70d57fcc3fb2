import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FormField } from '../editor/form-values.ts';

/** By name attribute: queries by label or by a complex selector take jsdom seconds on the whole screen. */
export function field(name: FormField): HTMLElement {
  const found = [...document.getElementsByName(name)].find((element) => element.closest('form'));
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

/** Sets a field's value in one event and blurs it. */
export function type(name: FormField, value: string): void {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
}

/** Fills what a new appointment needs: 1 December 2026, 09:30. */
export async function fillNew(): Promise<void> {
  await waitFor(() => field('childName'));
  await screen.findAllByRole('option', { name: 'Oyun Terapisi' });
  type('childName', 'Deniz Yılmaz');
  type('childBirthDate', '05.09.2018');
  type('parentName', 'Elif Yılmaz');
  type('phone', '0532 111 22 33');
  type('email', 'elif@example.com');
  type('serviceType', 'oyun-terapisi');
  type('appointmentDate', '01.12.2026');
  type('appointmentTime', '930');
}

/** Presses the button that saves. */
export const send = () => fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
