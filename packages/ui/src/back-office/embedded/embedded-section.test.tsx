import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BrowserRouter } from '../../router/index.ts';
import { useSection } from '../navigation/use-section.ts';
import { EmbeddedSection, EmbeddedSectionContext, useIsEmbedded } from './embedded-section.tsx';

afterEach(cleanup);

function Addresses() {
  const { section, params, setParams } = useSection();
  return (
    <button type="button" onClick={() => setParams({ tab: 'health' })}>
      {`${section} ${params.get('tab') ?? 'ilk'} ${useIsEmbedded() ? 'içeride' : 'kendi başına'}`}
    </button>
  );
}

it('a section inside another one keeps its parameters to itself', async () => {
  history.replaceState(null, '', '/admin#settings?tab=url_management');
  render(
    <BrowserRouter>
      <EmbeddedSectionContext value={Addresses}>
        <EmbeddedSection section="url-management" />
      </EmbeddedSectionContext>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'url-management ilk içeride' }));
  expect(screen.getByRole('button', { name: 'url-management health içeride' })).toBeTruthy();
  expect(location.hash).toBe('#settings?tab=url_management');
});

it('shows nothing where nobody can show it', () => {
  const { container } = render(
    <BrowserRouter>
      <EmbeddedSection section="url-management" />
    </BrowserRouter>,
  );
  expect(container.textContent).toBe('');
});
