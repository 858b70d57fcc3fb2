import type { TypedDocumentNode } from '@apollo/client';
import { createMetaTagInput } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { defineRecords } from './define-records.ts';
import { RecordFields } from './record-form.tsx';
import { useRecordForm } from './use-record-form.ts';

type Tag = { id: string; pageKey: string; pageUrl: string; version: number };
const selection = '{ id pageKey pageUrl version }';

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
  fields: { pageKey: 'Anahtar', pageUrl: 'Adres' },
});
const { Field } = tags;

function NewTag() {
  const form = useRecordForm(tags, { record: null, onSaved: () => undefined });
  return (
    <>
      <RecordFields form={form}>
        <Field.Text name="pageKey" />
        <Field.Text name="pageUrl" />
      </RecordFields>
      <button type="button" onClick={() => void form.submit()}>
        Kaydet
      </button>
    </>
  );
}

it('a new record is sent again under the same key, and under another one once it is changed or saved', async () => {
  const api = fakeApi({ Mutation: { createMetaTag: { id: '1', pageKey: 'home', pageUrl: '/', version: 1 } } });
  const lost = new ApiProblem('UNAVAILABLE');
  api.fail('Create', lost, lost);
  const { user } = renderSection(<NewTag />, { api, hash: '#seo' });
  const save = async (count: number) => {
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(api.callsOf('Create')).toHaveLength(count));
  };
  await user.type(screen.getByLabelText(/^Anahtar/), 'home');
  await user.type(screen.getByLabelText(/^Adres/), '/');
  await save(1);
  await save(2);
  await user.type(screen.getByLabelText(/^Adres/), 'a');
  await save(3);
  await screen.findByText('Etiket oluşturuldu');
  await save(4);
  const [first, again, changed, another] = api.calls.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(first);
  expect(new Set([first, changed, another]).size).toBe(3);
});
