import { PracticeProvider } from '@practice/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DescriptionItem, DescriptionList } from './description-list.tsx';
import { FieldGroup } from './field-group.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const show = (content: ReactNode) => render(<PracticeProvider>{content}</PracticeProvider>);

function Form() {
  const [current, setCurrent] = useState<'basic' | 'seo' | 'social'>('basic');
  return (
    <Tabs
      label="Meta tag"
      current={current}
      onChoose={setCurrent}
      tabs={[
        { key: 'basic', title: 'Temel', content: <input aria-label="Sayfa URL" /> },
        { key: 'seo', title: 'SEO', problems: 2, content: <input aria-label="Başlık" /> },
        { key: 'social', title: 'Sosyal', problems: 0, content: <input aria-label="Görsel" /> },
      ]}
    />
  );
}

describe('tabs of a form', () => {
  const tabs = () => within(screen.getByRole('tablist', { name: 'Meta tag' })).getAllByRole('tab');
  const chosen = () => tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  const panels = () => [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];

  it('are walked through by arrows, round at the ends, and by Home and End', async () => {
    // A browser runs microtasks between two callbacks of a frame, jsdom does not.
    vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => setTimeout(() => work(0)));
    show(<Form />);
    await userEvent.click(tabs()[0] as HTMLElement);
    for (const [key, index] of [
      ['{ArrowRight}', 1],
      ['{End}', 2],
      ['{ArrowRight}', 0],
      ['{ArrowLeft}', 2],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect([key, chosen()]).toEqual([key, index]));
      expect(document.activeElement).toBe(tabs()[index]);
    }
  });

  it('show one panel and keep what was typed in the others', async () => {
    show(<Form />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Sayfa URL' }), '/randevu');
    await userEvent.click(tabs()[1] as HTMLElement);
    await waitFor(() => expect(panels().map(({ hidden }) => hidden)).toEqual([true, false, true]));
    expect(screen.getByRole('textbox', { name: 'Başlık' })).toBeTruthy();
    expect(panels()[0]?.querySelector('input')?.value).toBe('/randevu');
    expect(panels()[1]?.getAttribute('aria-labelledby')).toBe(tabs()[1]?.id);
  });

  it('say how many of their fields have an error', () => {
    show(<Form />);
    expect(tabs().map((tab) => /\d hata/.exec(tab.textContent ?? '')?.[0])).toEqual([undefined, '2 hata', undefined]);
  });
});

it('a field group is a group with the name of its legend', () => {
  show(
    <FieldGroup title="Öncelik ve ödeme">
      <input aria-label="Ücret" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Öncelik ve ödeme' });
  expect(within(group).getByRole('textbox', { name: 'Ücret' })).toBeTruthy();
});

it('a description list pairs each label with its value', () => {
  show(
    <DescriptionList layout="stacked">
      <DescriptionItem label="Süre">50 dk</DescriptionItem>
      <DescriptionItem label="Ücret">1.250,00 ₺</DescriptionItem>
    </DescriptionList>,
  );
  const pairs = [...document.querySelectorAll('dl dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.tagName,
    term.nextElementSibling?.textContent,
  ]);
  expect(pairs).toEqual([
    ['Süre', 'DD', '50 dk'],
    ['Ücret', 'DD', '1.250,00 ₺'],
  ]);
});
