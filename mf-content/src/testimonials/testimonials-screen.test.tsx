import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Testimonial } from './testimonials.ts';
import TestimonialsScreen from './testimonials-screen.tsx';

const mother = {
  id: '1',
  clientName: 'A. Y.',
  clientTitle: '8 yaşında bir çocuğun annesi',
  content: 'Kızım artık okula gülerek gidiyor.',
  rating: 5,
  isActive: true,
  version: 1,
};

function open(...stored: (typeof mother)[]) {
  const site = { testimonials: stored };
  const api = fakeApi({
    Query: { testimonials: () => site.testimonials },
    Mutation: {
      createTestimonial({ input }: { input: Partial<Testimonial> }) {
        site.testimonials = [...site.testimonials, { ...mother, ...(input as typeof mother), id: 'new' }];
        return site.testimonials.at(-1);
      },
      updateTestimonial({ id, input }: { id: string; input: Partial<Testimonial> }) {
        const [current] = site.testimonials;
        if (current?.version !== input.version) throw new ApiProblem('VERSION_CONFLICT', { current });
        return { ...current, ...input, id, version: 3 };
      },
      deleteTestimonial() {
        site.testimonials = [];
        return true;
      },
    },
  });
  return { api, site, ...renderSection(<TestimonialsScreen />, { api, hash: '#testimonials' }) };
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('shows who said what, and whether it is on the site', async () => {
  open(mother, { ...mother, id: '2', clientName: 'B. K.', rating: 4, isActive: false });
  const row = within(await screen.findByRole('row', { name: 'A. Y.' }));
  expect(row.getByText('8 yaşında bir çocuğun annesi')).toBeTruthy();
  expect(row.getByText('5 / 5')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: 'B. K.' })).getByText('Pasif')).toBeTruthy();
});

it('creates a testimonial with five stars unless less is said, and warns of claims', async () => {
  const { api, user } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Yeni referans' }))[0] as HTMLElement);
  const dialog = await dialogOf('Yeni referans');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Müşteri adı gereklidir')).toBeTruthy();
  expect(dialog.getByText('İçerik gereklidir')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Ad/), 'A. Y.');
  await user.type(dialog.getByLabelText(/^İçerik/), 'Mucize gibi');
  expect(dialog.getByText(/iyileşme vaadi/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Referans oluşturuldu.')).toBeTruthy();
  const input = { clientName: 'A. Y.', content: 'Mucize gibi', rating: 5, isActive: true };
  expect(api.callsOf('CreateTestimonial')).toEqual([{ input }]);
});

it('saves over somebody else’s change, with both versions shown', async () => {
  const { api, site, user } = open(mother);
  await user.click(await screen.findByRole('button', { name: 'Düzenle: A. Y.' }));
  const dialog = await dialogOf('Düzenle: A. Y.');
  await user.selectOptions(dialog.getByLabelText('Puan'), '3 / 5');
  site.testimonials = [{ ...mother, isActive: false, version: 2 }];
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const both = await dialogOf('Bu kayıt siz düzenlerken değiştirildi.');
  expect(both.getByText('Pasif')).toBeTruthy();
  expect(both.getByText('3 / 5')).toBeTruthy();
  await user.click(both.getByRole('button', { name: 'Seçilenleri kaydet' }));
  expect(await screen.findByText('Referans güncellendi.')).toBeTruthy();
  expect(api.callsOf('UpdateTestimonial').at(-1)).toEqual({ id: '1', input: { rating: 3, version: 2 } });
});

it('deletes one after confirmation', async () => {
  const { user } = open(mother);
  await user.click(await screen.findByRole('button', { name: 'Sil: A. Y.' }));
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Referans silindi.')).toBeTruthy();
  expect(await screen.findByText('Henüz referans yok.')).toBeTruthy();
});
