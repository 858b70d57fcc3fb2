import { searchResultSettings } from '@practice/contracts';
import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WinningTag } from './winning-tag.tsx';

const tag = { id: 't1', pageKey: 'home', metaDescription: 'Açıklama', metaKeywords: null, isActive: true };

function open(fields: object, keys = ['home_title', 'home_keywords', 'about_title']) {
  const api = fakeApi({ Query: { metaTags: () => [{ ...tag, title: 'Etiket', isInitial: false, ...fields }] } });
  const notices = keys.map((key) => <WinningTag key={key} settingKey={key} />);
  return renderSection(<div>{notices}</div>, { api, hash: '#settings' });
}

it('a setting over which a meta tag wins says so, with the text and the way to the tag', async () => {
  open({});
  expect(await screen.findByText(/Bu sayfanın meta etiketi geçerli: “Etiket”/)).toBeTruthy();
  expect(screen.getAllByText(/meta etiketi geçerli/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Etiketi düzenle' }).getAttribute('href')).toContain(
    '#seo?tab=meta-tags&id=t1',
  );
});

it.each([{ isInitial: true }, { isActive: false }])('a setting that acts says nothing: %o', async (fields) => {
  open({ ...fields, pageKey: 'blog' }, Object.keys(searchResultSettings));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/meta etiketi geçerli/)).toBeNull();
});
