import type { TypedDocumentNode } from '@apollo/client';
import { createMetaTagInput } from '@practice/contracts';
import { TextField } from '@practice/ui';
import { readProblem } from '@practice/ui/data';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { defineRecords } from './define-records.ts';
import { RecordFields } from './record-form.tsx';
import { useQuestion } from './use-question.ts';
import { useRecordForm } from './use-record-form.ts';

type Tag = { id: string; pageKey: string; pageUrl: string; title: string | null; version: number };
const selection = '{ id pageKey pageUrl title version }';
const home: Tag = { id: '1', pageKey: 'home', pageUrl: '/', title: 'Ana sayfa', version: 1 };

const tags = defineRecords({
  list: parse(`query Tags { metaTags ${selection} }`) as TypedDocumentNode<{ metaTags: Tag[] }>,
  create: parse(`mutation Create($input: CreateMetaTagInput!) { createMetaTag(input: $input) ${selection} }`) as never,
  update: parse(
    `mutation Update($id: ID!, $input: UpdateMetaTagInput!) { updateMetaTag(id: $id, input: $input) ${selection} }`,
  ) as never,
  remove: parse('mutation Remove($id: ID!) { deleteMetaTag(id: $id) }') as never,
  event: 'meta-tag.changed',
  schema: createMetaTagInput,
  nouns: { one: 'Etiket', many: 'Etiketler' },
  name: ({ pageKey }) => pageKey,
  fields: { pageKey: 'Anahtar', pageUrl: 'Adres', title: 'Başlık' },
});
const { Field } = tags;

/** Sends a refused form again as inactive, if that is what is wanted. */
function InsistingForm() {
  const { question, ask, answer } = useQuestion<string, true>();
  const [saved, setSaved] = useState<unknown>();
  const form = useRecordForm(tags, {
    record: home,
    save: (send) =>
      send().catch(async (error) => ((await ask(readProblem(error).message)) ? send({ isActive: false }) : null)),
    onSaved: setSaved,
  });
  return (
    <>
      <RecordFields form={form}>
        <Field.Controlled name="title">{(input) => <TextField {...input} />}</Field.Controlled>
      </RecordFields>
      <button type="button" onClick={() => void form.submit()}>
        Kaydet
      </button>
      <p>{question}</p>
      <button type="button" onClick={() => answer(true)}>
        Evet
      </button>
      <button type="button" onClick={() => answer(null)}>
        Hayır
      </button>
      <p data-testid="saved">{JSON.stringify(saved)}</p>
    </>
  );
}

it('a refused form may ask, and is sent again with more, or goes back to what was typed', async () => {
  const api = fakeApi({ Mutation: { updateMetaTag: { ...home, title: 'Ana sayfa!', version: 2 } } });
  const refusal = new ApiProblem('CONFLICT', { message: 'Bu başlık kullanılıyor.' });
  api.fail('Update', refusal, refusal);
  const { user } = renderSection(<InsistingForm />, { api, hash: '#seo' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.type(screen.getByLabelText(/^Başlık/), '!');
  await press('Kaydet');
  await screen.findByText('Bu başlık kullanılıyor.');
  await press('Hayır');
  await waitFor(() => expect(screen.queryByText('Bu başlık kullanılıyor.')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/^Başlık/).value).toBe('Ana sayfa!');
  expect(screen.queryByText('Etiket güncellendi')).toBeNull();

  await press('Kaydet');
  await screen.findByText('Bu başlık kullanılıyor.');
  await press('Evet');
  expect(await screen.findByText('Etiket güncellendi')).toBeTruthy();
  const typed = { title: 'Ana sayfa!', version: 1 };
  expect(api.callsOf('Update')).toEqual([
    { id: '1', input: typed },
    { id: '1', input: typed },
    { id: '1', input: { ...typed, isActive: false } },
  ]);
  expect(screen.getByTestId('saved').textContent).toContain('"version":2');
});
