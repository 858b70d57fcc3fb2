import type { TypedDocumentNode } from '@apollo/client';
import { createMetaTagInput, z } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { defineRecords } from './define-records.ts';
import { flagField } from './field-definitions.ts';
import { RecordDialog, RecordSheet } from './record-dialog.tsx';
import { RecordScreen } from './record-screen.tsx';
import { shownRecords } from './shown-records.ts';
import { useListParams } from './use-list-params.ts';
import { useRecordEditor } from './use-record-editor.ts';
import { useRecordList } from './use-record-list.ts';
import { useRecordRemoval } from './use-record-removal.tsx';

type Tag = { id: string; pageKey: string; pageUrl: string; title: string | null; isActive: boolean; version: number };
const selection = '{ id pageKey pageUrl title isActive version }';

const tags = defineRecords({
  list: parse(`query Tags { metaTags ${selection} }`) as TypedDocumentNode<{ metaTags: Tag[] }>,
  create: parse(`mutation Create($input: CreateMetaTagInput!) { createMetaTag(input: $input) ${selection} }`) as never,
  update: parse(
    `mutation Update($id: ID!, $input: UpdateMetaTagInput!) { updateMetaTag(id: $id, input: $input) ${selection} }`,
  ) as never,
  remove: parse('mutation Remove($id: ID!) { deleteMetaTag(id: $id) }') as never,
  event: 'meta-tag.changed',
  eventKey: 'pageKey',
  schema: createMetaTagInput,
  nouns: { one: 'Etiket', many: 'Etiketler' },
  name: ({ pageKey }) => pageKey,
  fields: { pageKey: 'Anahtar', pageUrl: 'Adres', title: 'Başlık', isActive: flagField('Durum', 'Aktif', 'Pasif') },
  initial: { isActive: true },
});
const { Field } = tags;

const listParams = z.object({ q: z.string().default(''), show: z.enum(['active']).nullable().default(null) });

type Variant = { canUndo?: boolean; isSheet?: boolean };

function TagsScreen({ canUndo = false, isSheet = false }: Variant) {
  const list = useRecordList(tags);
  const editor = useRecordEditor(tags, list);
  const params = useListParams(listParams);
  const { q, show } = params.values;
  const Form = isSheet ? RecordSheet : RecordDialog;
  return (
    <RecordScreen
      records={tags}
      list={list}
      editor={editor}
      removal={useRecordRemoval(tags, list, { canUndo })}
      params={params}
      rows={
        list.rows &&
        shownRecords(list.rows, { search: q, text: (tag) => [tag.title], accepts: (tag) => !show || tag.isActive })
      }
      description="Sayfaların etiketleri"
      columns={[{ key: 'title', title: 'Başlık', cell: ({ title }) => title }]}
      card={({ title }, actions) => [title, actions]}
    >
      <Form editor={editor}>
        <Field.Text name="pageKey" />
        <Field.Text name="pageUrl" />
        <Field.TextArea name="title" />
        <Field.Checkbox name="isActive" />
      </Form>
    </RecordScreen>
  );
}

const home: Tag = { id: '1', pageKey: 'home', pageUrl: '/', title: 'Ana sayfa', isActive: true, version: 1 };
const blog: Tag = { ...home, id: '2', pageKey: 'blog', pageUrl: '/blog', title: 'Işıklı yazılar', isActive: false };

/** A server that keeps tags, with versions. */
function tagServer(...stored: Tag[]) {
  const server = { tags: stored };
  const find = (id: string) => {
    const tag = server.tags.find((each) => each.id === id);
    if (!tag) throw new ApiProblem('NOT_FOUND');
    return tag;
  };
  const api = fakeApi({
    Query: { metaTags: () => server.tags },
    Mutation: {
      createMetaTag({ input }: { input: Partial<Tag> }) {
        const created = { ...home, title: null, ...input, id: `made ${server.tags.length}`, version: 1 };
        server.tags = [...server.tags, created];
        return created;
      },
      updateMetaTag({ id, input: { version, ...changes } }: { id: string; input: Partial<Tag> }) {
        const current = find(id);
        if (version !== current.version) throw new ApiProblem('VERSION_CONFLICT', { current });
        const updated = { ...current, ...changes, version: current.version + 1 };
        server.tags = server.tags.map((tag) => (tag.id === id ? updated : tag));
        return updated;
      },
      deleteMetaTag({ id }: { id: string }) {
        find(id);
        server.tags = server.tags.filter((tag) => tag.id !== id);
        return true;
      },
    },
  });
  return { api, server };
}

const open = (
  api: ReturnType<typeof tagServer>['api'],
  { hash = '#seo', ...props }: Variant & { hash?: string } = {},
) => renderSection(<TagsScreen {...props} />, { api, hash });
const changed = (pageKey: string) => ({ type: 'meta-tag.changed', payload: { pageKey } }) as const;
const rowOf = (name: string) => screen.findByRole('row', { name });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('a list that cannot be loaded says so and is loaded again; an empty one says what to do', async () => {
  const { api } = tagServer();
  api.fail('Tags', new ApiProblem('FORBIDDEN'));
  const { user } = open(api);
  expect(await screen.findByText('Etiketler yüklenirken bir hata oluştu.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('Henüz etiket yok.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Yeni etiket' })).toHaveLength(2);
});

it('search and filters are read off the address; values that are not known count as not given', async () => {
  const { api } = tagServer(home, blog);
  const { user } = open(api, { hash: '#seo?q=ISIKLI&show=everything' });
  expect(await rowOf('blog')).toBeTruthy();
  expect(screen.queryByRole('row', { name: 'home' })).toBeNull();
  expect(screen.getByText('1 sonuç')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
  expect(await rowOf('home')).toBeTruthy();
  expect(location.hash).toBe('#seo');
  history.back();
  await waitFor(() => expect(screen.queryByRole('row', { name: 'home' })).toBeNull());
});

it('what is open is in the address: a link opens it, Back closes it, an unknown id opens nothing', async () => {
  const { user } = open(tagServer(home).api, { hash: '#seo?id=9' });
  await user.click(within(await rowOf('home')).getByRole('button', { name: 'Düzenle: home' }));
  expect(await screen.findByRole('dialog', { name: 'Düzenle: home' })).toBeTruthy();
  expect(location.hash).toBe('#seo?id=1');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Düzenle: home' })).toBeNull());
});

it('a new record is asked for by the schema, and what the server refuses stands at its field', async () => {
  const { api, server } = tagServer();
  const { user } = open(api, { hash: '#seo?id=new' });
  const dialog = await dialogOf('Yeni etiket');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Sayfa anahtarı gerekli')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Anahtar/));
  expect(dialog.getByLabelText(/^Anahtar/).getAttribute('aria-required')).toBe('true');
  expect(dialog.getByText('200 karakterden 0 tanesi kullanıldı')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Anahtar/), 'home');
  await user.type(dialog.getByLabelText(/^Adres/), '/');
  const errors = [{ field: 'pageKey', message: 'Bu anahtar kullanılıyor', code: 'DUPLICATE' }];
  api.fail('Create', new ApiProblem('CONFLICT', { errors }));
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  await waitFor(() => expect(dialog.getAllByText('Bu anahtar kullanılıyor')).toHaveLength(2));
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Etiket oluşturuldu')).toBeTruthy();
  expect(await rowOf('home')).toBeTruthy();
  expect(server.tags).toMatchObject([{ pageKey: 'home', pageUrl: '/', title: null, isActive: true }]);
});

it('others’ changes come in live and light up, one’s own do not', async () => {
  const { api, server } = tagServer(home, blog);
  const { user, emit } = open(api);
  await rowOf('home');
  server.tags = [{ ...home, title: 'Onların başlığı', version: 2 }, blog];
  emit(changed('home'));
  expect((await rowOf('home')).hasAttribute('data-highlighted')).toBe(true);
  expect(await screen.findByText('Onların başlığı')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Düzenle: blog' }));
  const dialog = await dialogOf('Düzenle: blog');
  await user.type(dialog.getByLabelText(/^Başlık/), '!');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Etiket güncellendi');
  emit(changed('blog'));
  expect((await rowOf('blog')).hasAttribute('data-highlighted')).toBe(false);
});

it.each([['dialog'], ['sheet']])(
  'a %s takes over others’ changes while nothing is typed, and says so after',
  async (kind) => {
    const { api, server } = tagServer(home);
    const { user, emit } = open(api, { hash: '#seo?id=1', isSheet: kind === 'sheet' });
    const form = await dialogOf('Düzenle: home');
    server.tags = [{ ...home, title: 'İkinci', version: 2 }];
    emit(changed('home'));
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>(/^Başlık/).value).toBe('İkinci'));
    await user.type(form.getByLabelText(/^Başlık/), ' ve benimki');
    server.tags = [{ ...home, title: 'Üçüncü', pageUrl: '/yeni', isActive: false, version: 3 }];
    emit(changed('home'));
    await user.click(await form.findByRole('button', { name: 'Karşılaştır' }));
    const both = await dialogOf('Bu kayıt siz düzenlerken değiştirildi.');
    expect(both.getByText('Pasif')).toBeTruthy();
    await user.click(both.getByRole('button', { name: 'Seçilenleri kaydet' }));
    expect(await screen.findByText('Etiket güncellendi')).toBeTruthy();
    expect(server.tags).toMatchObject([{ title: 'İkinci ve benimki', pageUrl: '/yeni', isActive: false, version: 4 }]);
  },
);

it('one’s own saving is never shown as a change by someone else', async () => {
  const { api } = tagServer(home);
  const { user } = open(api, { hash: '#seo?id=1' });
  const dialog = await dialogOf('Düzenle: home');
  await user.type(dialog.getByLabelText(/^Başlık/), '!');
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(document.body.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Etiket güncellendi')).toBeTruthy();
  observer.disconnect();
  expect(said.filter((text) => text.includes('siz düzenlerken değiştirildi'))).toEqual([]);
});

it('a newer version that says the same in this form is nothing to ask about', async () => {
  const { api, server } = tagServer(home);
  const { user } = open(api, { hash: '#seo?id=1' });
  const dialog = await dialogOf('Düzenle: home');
  await user.type(dialog.getByLabelText(/^Başlık/), '!');
  server.tags = [{ ...home, version: 5 }];
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Etiket güncellendi')).toBeTruthy();
  expect(server.tags).toMatchObject([{ title: 'Ana sayfa!', version: 6 }]);
});

it('the stored version may be taken whole: the form shows it and nothing is saved', async () => {
  const { api, server } = tagServer(home);
  const { user } = open(api, { hash: '#seo?id=1' });
  const dialog = await dialogOf('Düzenle: home');
  await user.type(dialog.getByLabelText(/^Başlık/), '!');
  const theirs = 'Çocuk ve ergen psikoloğunuz: oyun terapisi, aile danışmanlığı ve daha fazlası';
  server.tags = [{ ...home, title: theirs, version: 2 }];
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const both = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değiştirildi.' });
  // Long values are compared word by word.
  await waitFor(() => expect(both.querySelector('del')?.textContent).toContain('silindi'));
  await user.click(screen.getByRole('button', { name: 'Hepsinde kayıtlı olan' }));
  await user.click(screen.getByRole('button', { name: 'Kayıtlı değerleri kullan' }));
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(/^Başlık/).value).toBe(theirs));
  expect(api.callsOf('Update')).toHaveLength(1);
});

it('a field is checked when it is left, but not complained about before anything is typed in it', async () => {
  const { user } = open(tagServer().api, { hash: '#seo?id=new' });
  const dialog = await dialogOf('Yeni etiket');
  await user.click(dialog.getByLabelText(/^Anahtar/));
  await user.type(dialog.getByLabelText(/^Adres/), 'iletisim');
  await user.click(dialog.getByLabelText(/^Başlık/));
  await waitFor(() => expect(dialog.getByLabelText(/^Adres/).getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.queryByText('Sayfa anahtarı gerekli')).toBeNull();
});

it('a record that another user deletes stays in its form, and saving creates it again', async () => {
  const { api, server } = tagServer(home, blog);
  const { user, emit } = open(api, { hash: '#seo?id=1' });
  const dialog = await dialogOf('Düzenle: home');
  await user.type(dialog.getByLabelText(/^Başlık/), ' ve yazılanlar');
  server.tags = [blog];
  emit(changed('home'));
  expect(await dialog.findByText(/siz düzenlerken silindi/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Etiket oluşturuldu')).toBeTruthy();
  expect(server.tags[1]).toMatchObject({ pageKey: 'home', title: 'Ana sayfa ve yazılanlar' });
});

it('a form with something typed asks before it closes', async () => {
  const { user } = open(tagServer(home).api, { hash: '#seo?id=1' });
  const dialog = await dialogOf('Düzenle: home');
  await user.type(dialog.getByLabelText(/^Başlık/), '!');
  await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await user.click(await screen.findByRole('button', { name: 'Değişiklikleri bırak' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Düzenle: home' })).toBeNull());
});

it('is deleted after a question, or at once with a way back', async () => {
  const { api, server } = tagServer(home, blog);
  const asking = open(api);
  await asking.user.click(await screen.findByRole('button', { name: 'Sil: home' }));
  expect(screen.getByRole('alertdialog', { name: '“home” silinsin mi?' })).toBeTruthy();
  await asking.user.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Etiket silindi')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: 'home' })).toBeNull());
  asking.unmount();

  const { user } = open(api, { canUndo: true });
  await user.click(await screen.findByRole('button', { name: 'Sil: blog' }));
  await screen.findByText('Henüz etiket yok.');
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(await rowOf('blog')).toBeTruthy();
  expect(server.tags).toMatchObject([{ pageKey: 'blog', title: 'Işıklı yazılar', isActive: false }]);
});
