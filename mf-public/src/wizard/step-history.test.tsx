import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  chooseDay,
  chooseTime,
  fillContact,
  fillPersonal,
  heading,
  openWizard,
  openWizardAt,
  press,
  reloadWizard,
  send,
  setUpBookingApi,
  tickConsents,
} from './testing/open-wizard.tsx';

const api = setUpBookingApi();
const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input, textarea' });

// An entry of another page before that of the wizard, to which Back leads from the first step.
beforeEach(() => {
  history.replaceState({ before: true }, '', '/');
  history.pushState(null, '', '/randevu');
});

async function traverse(by: number): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await arrived;
}

describe('Back of the browser', () => {
  it('goes one step back and keeps what was typed; Forward returns', async () => {
    await openWizard(api);
    await fillPersonal();
    await fillContact();
    await traverse(-1);
    await heading('İletişim Bilgileri');
    expect(field('Telefon')).toHaveValue('0532 111 22 33');
    await traverse(-1);
    await heading('Kişisel Bilgiler');
    await traverse(2);
    await heading('Hizmet Tercihi');
  });

  it('leaves from the first step, also after "Geri"', async () => {
    await openWizard(api);
    await fillPersonal();
    press('Geri');
    await heading('Kişisel Bilgiler');
    // jsdom traverses in a task of its own.
    await expect.poll(() => history.state?.wizardStep).toBeUndefined();
    await traverse(-1);
    expect(history.state).toEqual({ before: true });
  });

  it('goes on step by step after a reload', async () => {
    await openWizard(api);
    await fillPersonal();
    await reloadWizard(api);
    await heading('İletişim Bilgileri');
    await traverse(-1);
    await heading('Kişisel Bilgiler');
  });

  it('leaves a wizard that was opened again at a later step', async () => {
    await openWizardAt(api, 3);
    await heading('Hizmet Tercihi');
    press('Geri');
    await heading('İletişim Bilgileri');
    await traverse(-1);
    expect(history.state).toEqual({ before: true });
  });

  it('does not bring back the form of a request that was sent', async () => {
    await openWizardAt(api, 3);
    press('İleri');
    await heading('Randevu Zamanı');
    await chooseDay(24);
    await chooseTime('10:00');
    tickConsents();
    send();
    await heading('Randevu Talebiniz Alındı!');
    await expect.poll(() => history.state?.wizardDepth).toBe(0);
    await traverse(-1);
    expect(history.state).toEqual({ before: true });
  });
});
