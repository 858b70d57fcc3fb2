import { Box, type SystemStyleObject, Text } from '@practice/ui';
import { onSaveKey, SearchField, useMedia } from '@practice/ui/admin';
import { EmbeddedSection, useStaff } from '@practice/ui/back-office';
import type { Problem } from '@practice/ui/data';
import { useMemo, useState } from 'react';
import { byGroup, categoriesFor, isFound } from './categories/categories.ts';
import { CategoryList } from './categories/category-list.tsx';
import { useSettingItems } from './categories/use-setting-items.ts';
import { CategoryFields } from './category-fields.tsx';
import type { Values } from './editing/edits.ts';
import { useConsequences } from './editing/use-consequences.tsx';
import { useEdits } from './editing/use-edits.ts';
import { useSaving } from './editing/use-saving.ts';
import type { Conditions } from './editing/use-stored-settings.ts';
import { revealField, revealGroup } from './fields/field-id.ts';
import { Preview } from './preview/preview.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { useShownTarget } from './use-shown-target.tsx';

/** A category of so many groups has an index of them. */
const MIN_INDEXED = 4;

type SettingsFormProps = {
  stored: Values;
  conditions: Conditions;
  refresh: () => Promise<Values>;
  problem: Problem | null;
};

/** The settings form: categories, search, preview, saving. */
export function SettingsForm({ stored, conditions, refresh, problem }: SettingsFormProps) {
  const [search, setSearch] = useState('');
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const isWide = useMedia('(min-width: 80rem)');
  // The preview is beside the fields where there is room, and replaces them where there is not.
  const [isPreviewShown, setIsPreviewShown] = useState(isWide);
  const { can } = useStaff();
  const categories = useMemo(() => categoriesFor(can), [can]);
  const state = useEdits(stored);
  const { category, choose, goTo, confirmDialog } = useShownTarget({
    categories,
    isDirty: state.isDirty,
    onDiscard: state.reset,
    onReveal: reveal,
  });
  const consequences = useConsequences();
  const saving = useSaving({ state, category, refresh, onReveal: reveal, confirm: consequences.confirm });
  useSettingItems(categories, goTo);

  const isShown = (key: string) => state.changed.includes(key) || key in state.problems;
  const fields = category.fields.filter((field) => isFound(field, search) || isShown(field.key));
  const elsewhere = categories.find((each) => each !== category && each.fields.some((field) => isFound(field, search)));
  const groups = byGroup(fields).map(({ name }) => name);
  const group = category.fields.find(({ key }) => key === lastFocused)?.group ?? category.fields[0]?.group ?? '';

  /** The field may be hidden by the search or by the preview. */
  function reveal(key: string) {
    setSearch('');
    if (!isWide) setIsPreviewShown(false);
    // After the shell has focused the section, in case it has just been opened.
    requestAnimationFrame(() => revealField(key));
  }

  function showGroup(name: string) {
    if (!isWide) setIsPreviewShown(false);
    setLastFocused(category.fields.find((field) => field.group === name)?.key ?? null);
    requestAnimationFrame(() => revealGroup(name));
  }

  const preview = <Preview group={group} shownValue={state.shownValue} />;
  return (
    <Box onKeyDown={onSaveKey(() => void saving.submit())}>
      <SettingsBar
        state={state}
        saving={saving}
        isPreviewShown={isPreviewShown}
        onTogglePreview={() => setIsPreviewShown(!isPreviewShown)}
      />
      {problem ? (
        <Text role="alert" color="fg.error" fontSize="sm" mb="3">
          {problem.message}
        </Text>
      ) : null}
      <Box
        css={layoutStyle}
        data-preview={isPreviewShown && isWide ? '' : undefined}
        data-dirty={state.isDirty ? '' : undefined}
      >
        <Box css={asideStyle}>
          <SearchField label="Ayarlarda ara" placeholder="Ayar ara..." value={search} onSearch={setSearch} />
          <CategoryList
            current={category.id}
            onChoose={choose}
            groups={groups.length >= MIN_INDEXED ? groups : []}
            currentGroup={group}
            onChooseGroup={showGroup}
            lines={categories.map((each) => ({
              category: each,
              found: each.fields.filter((field) => isFound(field, search)).length,
            }))}
          />
        </Box>
        <Box minW="0">
          {isPreviewShown && !isWide ? (
            preview
          ) : (
            <CategoryFields
              category={category}
              fields={fields}
              elsewhere={elsewhere}
              state={state}
              conditions={conditions}
              refresh={refresh}
              onFocus={setLastFocused}
              onChoose={choose}
            />
          )}
        </Box>
        {isPreviewShown && isWide ? <Box css={previewStyle}>{preview}</Box> : null}
      </Box>
      {category.embeds && search.trim() === '' ? (
        <Box mt="10" key={category.embeds}>
          <EmbeddedSection section={category.embeds} />
        </Box>
      ) : null}
      {confirmDialog}
      {consequences.dialog}
    </Box>
  );
}

const layoutStyle: SystemStyleObject = {
  display: 'grid',
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '13rem minmax(0, 44rem)' },
  // The height of the bar above, which grows by the line about unsaved changes.
  '--settings-bar': '3.75rem',
  '&[data-dirty]': { '--settings-bar': '6.5rem' },
  '&[data-preview]': { gridTemplateColumns: '13rem minmax(0, 1fr) minmax(0, 21rem)' },
  // The bar above would cover the outline of what is focused at the top.
  '& > *': { pt: '1.5' },
};

const stuck = 'calc(var(--sticky-top, 0px) + var(--settings-bar))';

const asideStyle: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  minW: '0',
  position: { md: 'sticky' },
  top: { md: stuck },
  // The index of a long category has more lines than a small screen.
  maxH: { md: `calc(100dvh - ${stuck})` },
  overflowY: { md: 'auto' },
  // Room for the outline of what is focused.
  px: { md: '1' },
  mx: { md: '-1' },
  pb: { md: '2' },
};

const previewStyle: SystemStyleObject = {
  position: 'sticky',
  top: stuck,
  maxH: 'calc(100dvh - 11rem)',
  overflowY: 'auto',
};
