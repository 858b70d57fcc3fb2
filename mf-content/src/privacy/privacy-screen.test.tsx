import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tabs } from '../privacy-tabs.ts';
import PrivacyScreen from './privacy-screen.tsx';

it('opens with the requests, and has a tab for everything else', async () => {
  renderSection(<PrivacyScreen />, { api: fakeApi({ Query: { dataRequests: () => [] } }), hash: '#privacy' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs.map(({ title }) => title));
  expect(screen.getByRole('tab', { name: 'Başvurular', selected: true })).toBeTruthy();
  expect(await screen.findByText('Henüz başvuru yok.')).toBeTruthy();
});
