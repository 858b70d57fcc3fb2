import { SelectField, Stack, Text } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { readProblem, useMutation } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList } from '@practice/ui/records';
import { useState } from 'react';
import { DeleteBlogCategoryDocument } from '../../generated/graphql.ts';
import { type Category, categories } from './categories.ts';

/** Deletes a category after asking, and where its posts go when it has some. */
export function useCategoryRemoval({ rows = [], markOwn, refresh }: RecordList<Category>) {
  const [asked, setAsked] = useState<Category | null>(null);
  const [moveTo, setMoveTo] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [remove, { loading }] = useMutation(DeleteBlogCategoryDocument);
  // As the list has it now: posts may have come meanwhile.
  const category = asked && (rows.find(({ id }) => id === asked.id) ?? asked);
  const count = category?.postCount ?? 0;

  function ask(row: Category | null) {
    setAsked(row);
    setMoveTo('');
    setIsMissing(false);
  }

  async function confirm({ id }: Category) {
    if (count > 0 && !moveTo) return setIsMissing(true);
    markOwn([id]);
    try {
      await remove({ variables: { id, moveTo: moveTo || null } });
      ask(null);
      announceDone(categories.texts.removed);
    } catch (error) {
      if (readProblem(error).code !== 'RECORD_IN_USE') ask(null);
      announceFailure(categories.texts.removeFailed, error);
    }
    await refresh();
  }

  return {
    remove: ask,
    dialog: (
      <ConfirmDialog
        open={category !== null}
        onClose={() => ask(null)}
        onConfirm={() => category && void confirm(category)}
        title={category ? `“${category.name}” silinsin mi?` : ''}
        confirmLabel={count > 0 ? 'Yazıları taşı ve sil' : 'Sil'}
        danger
        loading={loading}
      >
        <Stack gap="4">
          {count > 0 ? (
            <>
              <Text>
                {`Bu kategoride ${count} yazı var. Seçtiğiniz kategoriye taşınırlar; kategorinin eski adresi oraya yönlenir.`}
              </Text>
              <SelectField
                label="Yazıların taşınacağı kategori"
                required
                placeholder="Seçin"
                options={rows
                  .filter(({ id }) => id !== category?.id)
                  .map(({ id, name }) => ({ value: id, label: name }))}
                value={moveTo}
                onChange={({ target }) => setMoveTo(target.value)}
                error={isMissing && !moveTo ? 'Yazıların taşınacağı kategoriyi seçin' : undefined}
              />
            </>
          ) : null}
          <Text>Bu işlem geri alınamaz.</Text>
        </Stack>
      </ConfirmDialog>
    ),
  };
}
