import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { field, open, settingsServer, there, typeInto } from '../testing/open-settings.tsx';

async function openHistory(server: ReturnType<typeof settingsServer>) {
  open(server, '#settings?tab=appearance');
  await there();
  await userEvent.click(screen.getByRole('button', { name: 'Geçmiş' }));
  return within(await screen.findByRole('dialog', { name: /Değişiklik geçmişi/ }));
}

const colour = { settingKey: 'primary_color', before: '', after: '#112233' };

it('the history says who changed what, as the form shows it', async () => {
  const server = settingsServer({ primary_color: '#112233', smooth_scrolling: 'false', button_style: 'square' });
  server.past.push(
    colour,
    { settingKey: 'smooth_scrolling', before: 'true', after: 'false' },
    { settingKey: 'button_style', before: 'pill', after: 'square' },
  );
  const entries = await (await openHistory(server)).findAllByRole('listitem');
  const texts = entries.map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/Düğmeler.*ayse.*az önce.*ÖnceHap biçimiSonraKöşeli/);
  expect(texts[1]).toMatch(/Yumuşak kaydırma.*ÖnceAçıkSonraKapalı/);
  expect(texts[2]).toMatch(/Ana renk.*ÖnceVarsayılanSonra#112233/);
});

it('an undone change is a change of its own, and the form shows what is stored then', async () => {
  const server = settingsServer({ primary_color: '#112233' });
  server.past.push(colour);
  const sheet = await openHistory(server);
  await userEvent.click(await sheet.findByRole('button', { name: /^Geri al: Ana renk/ }));
  expect(await screen.findByText('Değişiklik geri alındı')).toBeTruthy();
  expect(server.values.primary_color).toBe('');
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(field('primary_color').value).toBe(''));
});

it('a change that was followed by another has no undo', async () => {
  const server = settingsServer({ primary_color: '#445566' });
  server.past.push(colour, { ...colour, before: '#112233', after: '#445566' });
  const sheet = await openHistory(server);
  expect(await sheet.findAllByRole('button', { name: /^Geri al/ })).toHaveLength(1);
  expect(sheet.getByText('Bu ayar sonradan yeniden değiştirildi.')).toBeTruthy();
});

it('a value that somebody else has changed since is kept, and that is said', async () => {
  const server = settingsServer({ primary_color: '#112233' });
  server.past.push(colour);
  const sheet = await openHistory(server);
  const undo = await sheet.findByRole('button', { name: /^Geri al/ });
  server.values.primary_color = '#778899';
  await userEvent.click(undo);
  expect(await screen.findByText(/şimdiki değeri korundu/)).toBeTruthy();
  expect(server.values.primary_color).toBe('#778899');
});

it('a category without changes says so', async () => {
  expect(await (await openHistory(settingsServer({}))).findByText('Bu kategoride henüz değişiklik yok.')).toBeTruthy();
});

it('a setting goes back to its default by one button, which is saved like any change', async () => {
  const server = settingsServer({ primary_color: '#112233' });
  open(server, '#settings?tab=appearance');
  await there();
  await userEvent.click(screen.getByRole('button', { name: 'Varsayılana dön: Ana renk' }));
  expect(field('primary_color').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Varsayılana dön: Ana renk' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(server.values.primary_color).toBe(''));
});

it('a colour is typed or picked, and its sample keeps text readable', async () => {
  open(settingsServer({}), '#settings?tab=appearance');
  await there();
  await typeInto('primary_color', '#FFEE00');
  const picker = screen.getByLabelText('Ana renk: renk seç') as HTMLInputElement;
  expect(picker.value).toBe('#ffee00');
  const sample = document.querySelector('[data-field=primary_color] [data-part=color-sample] > span') as HTMLElement;
  expect([sample.style.background, sample.style.color]).toEqual(['rgb(255, 238, 0)', 'rgb(31, 45, 43)']);
});
