import { isReservedPath, sitePages } from '@practice/contracts';
import { useQuery } from '@practice/ui/data';
import { useFormContext, useFormValues } from '@practice/ui/records';
import { MenuPagesDocument, type MenuPagesQuery } from '../generated/graphql.ts';
import { menuItems } from './menu-items.ts';

const { Field } = menuItems;
const ADDRESSES = 'menu-addresses';

/** The form of a menu item. */
export function MenuItemFields() {
  const { form } = useFormContext();
  const { type } = useFormValues<typeof menuItems>();

  /** What belongs to the other type does not stay. */
  function clearTarget() {
    for (const name of ['url', 'pageId']) form.setValue(name, '', { shouldDirty: true });
  }

  return (
    <>
      <Field.Text name="title" />
      <Field.Select name="type" onChange={clearTarget} />
      {type === 'page' ? <PagePicker /> : <UrlField />}
      <Field.Select name="target" />
      <Field.Checkbox name="isActive" label="Aktif" hint="Pasif bir öğe, altındakilerle birlikte sitede görünmez." />
    </>
  );
}

function UrlField() {
  return (
    <>
      <Field.Text name="url" required list={ADDRESSES} placeholder="/hizmetler" inputMode="url" autoComplete="off" />
      <datalist id={ADDRESSES}>
        {Object.values(sitePages).map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </>
  );
}

function PagePicker() {
  const { data, loading, error } = useQuery(MenuPagesDocument, { fetchPolicy: 'cache-and-network' });
  const { pageId } = useFormValues<typeof menuItems>();
  const pages = data?.pages ?? [];
  const chosen = pages.find(({ id }) => id === pageId);
  const first = loading && !data ? 'Sayfalar yükleniyor…' : 'Sayfa seçin';
  const gone = pageId && data && !chosen ? [{ value: pageId, label: 'Silinmiş sayfa' }] : [];
  return (
    <Field.Select
      name="pageId"
      required
      options={[
        { value: '', label: error ? 'Sayfalar yüklenemedi' : first },
        ...gone,
        ...pages.map((page) => ({ value: page.id, label: nameOf(page) })),
      ]}
      hint={
        chosen
          ? `/${chosen.slug}${chosen.status === 'published' ? '' : ' · Yayında değil: sitede görünmez.'}`
          : undefined
      }
    />
  );
}

function nameOf({ title, slug, status }: MenuPagesQuery['pages'][number]): string {
  if (isReservedPath(`/${slug}`)) return `${title} (Settings’ten yönetilir)`;
  return status === 'published' ? title : `${title} (yayında değil)`;
}
