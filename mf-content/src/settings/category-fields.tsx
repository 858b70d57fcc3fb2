import type { SettingField } from '@practice/contracts';
import { Anchor, Button, Flex, Text } from '@practice/ui';
import { EmptyState } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import { useState } from 'react';
import type { Category, CategoryId } from './categories/categories.ts';
import type { EditsState } from './editing/use-edits.ts';
import type { Conditions } from './editing/use-stored-settings.ts';
import { FieldGroups } from './fields/field-groups.tsx';
import { HistorySheet } from './history/history-sheet.tsx';

type CategoryFieldsProps = {
  category: Category;
  /** Those of its fields that the search leaves. */
  fields: readonly SettingField[];
  /** Another category in which the search finds something. */
  elsewhere: Category | undefined;
  state: EditsState;
  conditions: Conditions;
  refresh: () => Promise<unknown>;
  onFocus: (key: string) => void;
  onChoose: (id: CategoryId) => void;
};

/** What a category is about, the way to its history, and its fields. */
export function CategoryFields(props: CategoryFieldsProps) {
  const { category, fields, elsewhere, state, conditions, refresh, onFocus, onChoose } = props;
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <>
      <Flex justify="space-between" align="flex-start" gap="3" mb="3">
        <Text color="fg.muted" fontSize="sm" py="1.5">
          <span>{category.description}</span>{' '}
          {category.embeds ? (
            <Anchor href={sectionHref(category.embeds)}>Yönlendirmeler, ziyaretler ve sağlık kontrolü</Anchor>
          ) : null}
        </Text>
        <Button variant="ghost" size="sm" flexShrink="0" aria-haspopup="dialog" onClick={() => setIsHistoryOpen(true)}>
          Geçmiş
        </Button>
      </Flex>
      {fields.length > 0 ? (
        <FieldGroups fields={fields} state={state} conditions={conditions} onFocus={onFocus} />
      ) : (
        <NothingFound elsewhere={elsewhere} onChoose={onChoose} />
      )}
      <HistorySheet
        open={isHistoryOpen}
        onClose={() => setIsHistoryOpen(false)}
        category={category}
        stored={state.stored}
        refresh={refresh}
      />
    </>
  );
}

function NothingFound({ elsewhere, onChoose }: Pick<CategoryFieldsProps, 'elsewhere' | 'onChoose'>) {
  const title = 'Aramanıza uygun ayar bulunamadı.';
  if (!elsewhere) {
    return (
      <EmptyState icon="search" title={title} description="Etiketin ya da anahtarın bir parçasını yazabilirsiniz." />
    );
  }
  return (
    <EmptyState
      icon="search"
      title={title}
      description={`${elsewhere.title} kategorisinde sonuç var.`}
      action={
        <Button variant="outline" onClick={() => onChoose(elsewhere.id)}>
          {`${elsewhere.title} kategorisini aç`}
        </Button>
      }
    />
  );
}
