import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Service } from './services.ts';
import ServicesScreen from './services-screen.tsx';

const play = { id: '1', title: 'Oyun Terapisi', description: 'Oyunla.', price: 1250, duration: 50, isActive: true };
const family = { ...play, id: '2', title: 'Aile Danışmanlığı', price: null, duration: null, isActive: false };
const group = { ...play, id: '3', title: 'Oyun Grubu' };

type Stored = Partial<Service> & { id: string };

/** A practice that offers these services. */
function open(...stored: Stored[]) {
  const practice = { services: stored.map((service) => ({ version: 1, ...service })) };
  const api = fakeApi({
    Query: { therapyServices: () => practice.services },
    Mutation: {
      createTherapyService({ input }: { input: Stored }) {
        practice.services = [...practice.services, { ...input, id: 'new', version: 1 }];
        return practice.services.at(-1);
      },
      updateTherapyService: ({ id, input }: { id: string; input: Stored }) => ({ ...play, ...input, id, version: 2 }),
      deleteTherapyService({ id, force }: { id: string; force: boolean }) {
        if (!force) throw new ApiProblem('RECORD_IN_USE', { message: 'Bu hizmeti kullanan 12 randevu var.' });
        practice.services = practice.services.filter((service) => service.id !== id);
        return true;
      },
      orderTherapyServices({ ids }: { ids: string[] }) {
        practice.services = ids.map((id) => practice.services.find((service) => service.id === id) as never);
        return practice.services;
      },
    },
  });
  return { api, practice, ...renderSection(<ServicesScreen />, { api, hash: '#services' }) };
}

const titles = () => screen.getAllByRole('row').flatMap((row) => row.getAttribute('aria-label') ?? []);
const row = (name: string) => screen.findByRole('row', { name });

it('shows price, duration and whether a service is offered', async () => {
  open(play, family);
  const shown = within(await row('Oyun Terapisi'));
  expect(shown.getByText('1.250,00 ₺')).toBeTruthy();
  expect(shown.getByText('50 dk')).toBeTruthy();
  expect(shown.getByText('Aktif')).toBeTruthy();
  expect(within(await row('Aile Danışmanlığı')).getByText('Pasif')).toBeTruthy();
});

it('creates a service, and warns of advertising claims', async () => {
  const { api, user } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Yeni hizmet' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni hizmet' }));
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Başlık gerekli')).toBeTruthy();
  expect(dialog.getByText('Açıklama gerekli')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Başlık/), 'Oyun Terapisi');
  await user.type(dialog.getByLabelText(/^Açıklama/), 'Kesin çözüm');
  expect(dialog.getByText(/Sağlık reklamı kurallarına takılabilir/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Ücret (TL)'), '1250,5');
  await user.selectOptions(dialog.getByLabelText('Simge'), 'Yaprak');
  expect(dialog.getByLabelText<HTMLInputElement>('Ücret (TL)').value).toBe('1.250,50');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Hizmet oluşturuldu.')).toBeTruthy();
  expect(await row('Oyun Terapisi')).toBeTruthy();
  const input = { title: 'Oyun Terapisi', description: 'Kesin çözüm', price: 1250.5, iconName: 'leaf', isActive: true };
  expect(api.callsOf('CreateService')).toEqual([{ input }]);
});

it('changes what was changed, an emptied price too', async () => {
  const { api, user } = open(play);
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Oyun Terapisi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Düzenle: Oyun Terapisi' }));
  await user.clear(dialog.getByLabelText('Ücret (TL)'));
  await user.click(dialog.getByLabelText('Aktif'));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Hizmet güncellendi.')).toBeTruthy();
  expect(api.callsOf('UpdateService')).toEqual([{ id: '1', input: { price: null, isActive: false, version: 1 } }]);
});

it('says how many appointments use a service before it is deleted', async () => {
  const { user } = open(play);
  await user.click(await screen.findByRole('button', { name: 'Sil: Oyun Terapisi' }));
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText(/Bu hizmeti kullanan 12 randevu var\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yine de sil' }));
  expect(await screen.findByText('Hizmet silindi.')).toBeTruthy();
  expect(await screen.findByText('Henüz hizmet yok.')).toBeTruthy();
});

it('is put in order by the menu of a row and by Alt with an arrow', async () => {
  const { api, user } = open(play, family, group);
  await user.click(await screen.findByRole('button', { name: 'Sırasını değiştir: Oyun Terapisi' }));
  await user.click(await screen.findByRole('menuitem', { name: /Aşağı taşı/ }));
  expect(titles()).toEqual(['Aile Danışmanlığı', 'Oyun Terapisi', 'Oyun Grubu']);
  expect(screen.getByText('Oyun Terapisi: 2. sırada, toplam 3.')).toBeTruthy();
  fireEvent.keyDown(await row('Oyun Grubu'), { key: 'ArrowUp', altKey: true });
  expect(titles()).toEqual(['Aile Danışmanlığı', 'Oyun Grubu', 'Oyun Terapisi']);
  await waitFor(() => expect(api.callsOf('OrderServices').at(-1)).toEqual({ ids: ['2', '3', '1'] }));
});

it('a refused order is put back with a message', async () => {
  const { api, user } = open(play, family);
  api.fail('OrderServices', new ApiProblem('VERSION_CONFLICT'));
  await user.click(await screen.findByRole('button', { name: 'Sırasını değiştir: Aile Danışmanlığı' }));
  await user.click(await screen.findByRole('menuitem', { name: 'En başa taşı' }));
  expect(await screen.findByText(/Liste siz sıralarken değişti/)).toBeTruthy();
  await waitFor(() => expect(titles()).toEqual(['Oyun Terapisi', 'Aile Danışmanlığı']));
});

it('edits what the page of a service says, lists as lines', async () => {
  const { api, user } = open({
    ...play,
    audience: ['Küçük çocuklar'],
    steps: [{ __typename: 'ServiceStep', title: 'Tanışma', text: 'Konuşuruz.' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Oyun Terapisi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Düzenle: Oyun Terapisi' }));
  const field = (label: string) => dialog.getByLabelText<HTMLTextAreaElement>(label);
  expect(field('Kimler için').value).toBe('Küçük çocuklar');
  expect(field('Bir görüşme nasıl geçer').value).toBe('Tanışma\nKonuşuruz.');
  fireEvent.change(field('Kimler için'), { target: { value: '' } });
  fireEvent.change(field('Ebeveynlerin sordukları'), { target: { value: 'Ne kadar sürer?' } });
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Sorunun yanıtı gerekli')).toBeTruthy();
  fireEvent.change(field('Ebeveynlerin sordukları'), { target: { value: 'Ne kadar sürer?\nBirlikte bakarız.' } });
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Hizmet güncellendi.')).toBeTruthy();
  const faqs = [{ question: 'Ne kadar sürer?', answer: 'Birlikte bakarız.' }];
  expect(api.callsOf('UpdateService')).toEqual([{ id: '1', input: { audience: [], faqs, version: 1 } }]);
});
