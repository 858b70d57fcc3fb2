import { DEFAULT_BLOG_CATEGORY } from '@practice/contracts';
import { useFormValues } from '@practice/ui/records';
import { CategoryBadge } from '../categories/category-badge.tsx';
import { useCategories } from '../categories/use-categories.ts';
import { editedPosts } from '../posts.ts';

const { Field } = editedPosts;

/** The category of a post; that of a new one is the default until another is chosen. */
export function CategoryField() {
  const { category } = useFormValues<typeof editedPosts>();
  const categories = useCategories();
  const names = categories.map(({ name }) => name);
  const unnamed = names.find((name) => name === DEFAULT_BLOG_CATEGORY) ?? names[0];
  const all = names.includes(category) || !category ? names : [...names, category];
  return (
    <Field.Select
      name="category"
      options={all.filter((name) => category || name !== unnamed).map((name) => ({ value: name, label: name }))}
      placeholder={category ? undefined : (unnamed ?? '')}
      hint={<CategoryBadge category={category || (unnamed ?? '')} />}
    />
  );
}
