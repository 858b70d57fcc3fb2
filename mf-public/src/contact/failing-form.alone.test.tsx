import '@testing-library/jest-dom/vitest';
import { expectConsole, fakeApi, renderPage } from '@practice/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContactForm } from './contact-form.tsx';
import type * as Sent from './sent-message.tsx';

vi.mock('./sent-message.tsx', async (original) => {
  const { SentMessage } = await original<typeof Sent>();
  return {
    SentMessage(props: Parameters<typeof SentMessage>[0]) {
      // Only the form itself has a heading to focus.
      if (props.heading) throw new Error('the form fails');
      return <SentMessage {...props} />;
    },
  };
});

it('a form that fails once the message is stored leaves the confirmation, and a new form on demand', async () => {
  expectConsole(/the form fails/);
  const api = fakeApi({ Query: { siteSettings: [] }, Mutation: { sendContactMessage: { id: '1' } } });
  renderPage(<ContactForm text={() => 'Bize yazın'} legalTextVersion="2026-11-01" />, { api, address: '/iletisim' });
  const values = { 'Adınız soyadınız': 'Elif Yıldız', 'E-posta': 'elif@ornek.com', Mesajınız: 'Ne kadar sürüyor?' };
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Mesajı gönder' }));
  expect(await screen.findByRole('heading', { name: 'Mesajınız bize ulaştı' })).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Yeni mesaj' }));
  expect(await screen.findByLabelText(/^Adınız soyadınız/)).toBeVisible();
});
