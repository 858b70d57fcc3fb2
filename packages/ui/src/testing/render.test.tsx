import { useLiveEvents, useSection, useStaff } from '@practice/ui/back-office';
import { useQuery as useStaffQuery } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { useQuery } from '@practice/ui/query';
import { useLocation } from '@practice/ui/router';
import { screen } from '@testing-library/react';
import { parse } from 'graphql';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeApi } from './fake-api.ts';
import { renderPage } from './render-page.tsx';
import { renderSection } from './render-section.tsx';

const services = parse('query Services { therapyServices { id title } }') as never;
const api = () => fakeApi({ Query: { therapyServices: [{ id: '1', title: 'Oyun Terapisi' }] } });
type Services = { therapyServices: { title: string }[] };

function StaffScreen() {
  const { data } = useStaffQuery<Services>(services);
  const { section, view, params } = useSection();
  const { user } = useStaff();
  const [event, setEvent] = useState('');
  useLiveEvents(({ type }) => setEvent(type));
  const said = [user.role, section, view, params.get('status'), event, data?.therapyServices[0]?.title];
  return <button type="button" onClick={() => toast.info({ title: 'Kaydedildi' })}>{`${said}`}</button>;
}

it('a section has data, role, location, live events and toasts', async () => {
  const hash = '#appointments-new?status=pending';
  const { user, emit } = renderSection(<StaffScreen />, { api: api(), role: 'admin', hash });
  await screen.findByText('admin,appointments,new,pending,,Oyun Terapisi');
  emit({ type: 'reset', payload: {} });
  await user.click(screen.getByText('admin,appointments,new,pending,reset,Oyun Terapisi'));
  expect(screen.getByText('Kaydedildi')).toBeTruthy();
});

it('the next section starts without what the last one showed', () => {
  renderSection(<StaffScreen />, { api: api(), hash: '#seo' });
  expect(screen.getByText('moderator,seo,,,,')).toBeTruthy();
  expect(screen.queryByText('Kaydedildi')).toBeNull();
});

function PublicPage() {
  const { data } = useQuery<Services, unknown>(services);
  return <p>{`${useLocation().pathname} ${data?.therapyServices[0]?.title}`}</p>;
}

it('a public page has data and address', async () => {
  renderPage(<PublicPage />, { api: api(), address: '/randevu' });
  expect(await screen.findByText('/randevu Oyun Terapisi')).toBeTruthy();
});
