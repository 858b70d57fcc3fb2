import { PracticeProvider } from '@practice/ui';
import { render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SocialAccounts } from './social-accounts.tsx';

it.each([
  ['0532 111 22 33', 'Aktif', '0532 111 22 33'],
  ['abc', 'Pasif', 'abc · WhatsApp için alan kodlu bir numara girin'],
  ['', 'Pasif', ''],
])('an account is active when the site links to it: %j, %s', (number, badge, text) => {
  const textOf = (key: string) => (key === 'whatsapp_number' ? number : '');
  const { container } = render(
    <PracticeProvider>
      <SocialAccounts textOf={textOf} />
    </PracticeProvider>,
  );
  const entry = within(container).getByText('WhatsApp').closest('li');
  expect(entry?.textContent).toBe(`WhatsApp${badge}${text}`);
});
