import { blogColors, toSlug } from '@practice/contracts';
import { Box, Flex, Text } from '@practice/ui';
import type { TableColumn } from '@practice/ui/admin';
import {
  RecordDialog,
  RecordScreen,
  useFormValues,
  useRecordEditor,
  useRecordList,
  useRecordOrder,
} from '@practice/ui/records';
import type { ReactNode } from 'react';
import { type Category, categories } from './categories.ts';
import { ColoredBadge } from './category-badge.tsx';
import { useCategoryRemoval } from './use-category-removal.tsx';

const { Field } = categories;

/** The categories of the blog, in the order in which visitors see them. */
export default function CategoriesScreen() {
  const list = useRecordList(categories);
  const editor = useRecordEditor(categories, list);
  return (
    <RecordScreen
      records={categories}
      list={list}
      editor={editor}
      removal={useCategoryRemoval(list)}
      order={useRecordOrder(categories, list)}
      title="Blog kategorileri"
      description="Blogda bu sırayla görünürler; yazısı olmayan kategori sitede gösterilmez"
      empty={{ icon: 'tags', description: 'Yazılarınızı ayıracağınız ilk kategoriyi ekleyin.' }}
      columns={columns}
      card={(category, actions) => <CategoryCard category={category} actions={actions} />}
    >
      <RecordDialog editor={editor}>
        <CategoryFields />
      </RecordDialog>
    </RecordScreen>
  );
}

function CategoryFields() {
  const { name, slug, color } = useFormValues<typeof categories>();
  const address = `/blog?kategori=${toSlug(slug || name) || '…'}`;
  const shown = blogColors.find((each) => each === color) ?? 'stone';
  return (
    <>
      <Field.Text name="name" hint="Değişince yazıları da yeni adı alır." />
      <Field.Text name="slug" hint={`Boşsa addan oluşur: ${address}. Eski adres yeni adrese yönlenir.`} />
      <Field.Select name="color" hint={<ColoredBadge name={name || 'Kategori'} color={shown} />} />
    </>
  );
}

const columns: TableColumn<Category>[] = [
  {
    key: 'name',
    title: 'Kategori',
    isFixed: true,
    cell: ({ name, slug, color }) => (
      <Box minW="0">
        <ColoredBadge name={name} color={color} />
        <Text color="fg.muted" fontSize="sm" mt="1" overflowWrap="anywhere">
          {`/blog?kategori=${slug}`}
        </Text>
      </Box>
    ),
  },
  { key: 'posts', title: 'Yazı', width: '5rem', align: 'end', cell: ({ postCount }) => postCount ?? 0 },
];

function CategoryCard({ category, actions }: { category: Category; actions: ReactNode }) {
  const { name, slug, color, postCount } = category;
  return (
    <Box>
      <ColoredBadge name={name} color={color} />
      <Text color="fg.muted" fontSize="sm" mt="2" overflowWrap="anywhere">
        {`/blog?kategori=${slug}`}
      </Text>
      <Flex align="center" gap="3" mt="2">
        <Text flex="1" fontSize="sm">
          {`${postCount ?? 0} yazı`}
        </Text>
        {actions}
      </Flex>
    </Box>
  );
}
