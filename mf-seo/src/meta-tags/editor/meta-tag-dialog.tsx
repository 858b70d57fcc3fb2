import { Box, Button, Flex, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type MetaTag, pageName } from '../record/meta-tag.ts';
import { ScoreBadge } from '../record/score-badge.tsx';
import { BasicFields } from './basic-fields.tsx';
import type { FieldsProps } from './field-error.ts';
import type { FormField } from './form-values.ts';
import { valuesOf } from './form-values.ts';
import { SeoFields } from './seo-fields.tsx';
import { SocialFields } from './social-fields.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { useMetaTagForm } from './use-meta-tag-form.ts';
import { VersionDialog } from './version-dialog.tsx';

type TabKey = 'basic' | 'seo' | 'social';

const fieldsOf: Record<TabKey, readonly FormField[]> = {
  basic: ['pageKey', 'pageUrl', 'isActive'],
  seo: ['title', 'metaDescription', 'metaKeywords', 'canonicalUrl', 'robots'],
  social: ['ogTitle', 'ogDescription', 'ogImage', 'ogType'],
};

type MetaTagDialogProps = {
  /** The tag as it is now; null for a new one. */
  tag: MetaTag | null;
  onBeforeSave: () => void;
  onClose: () => void;
  onSaved: () => void;
};

/** Makes or changes a meta tag. Mounted anew for each tag. */
export function MetaTagDialog({ tag, onBeforeSave, onClose, onSaved }: MetaTagDialogProps) {
  const [current, setCurrent] = useState<TabKey>(tag ? 'seo' : 'basic');
  const editor = useMetaTagForm({ tag, onBeforeSave, onSaved, onInvalid: openTabOf });
  const { form } = editor;
  const { errors } = form.formState;

  function openTabOf(fields: FormField[]) {
    const keys = Object.keys(fieldsOf) as TabKey[];
    const has = (key: TabKey) => fieldsOf[key].some((field) => fields.includes(field));
    if (!has(current)) setCurrent(keys.find(has) ?? current);
    const first = fields.find((field) =>
      fieldsOf[has(current) ? current : (keys.find(has) ?? current)].includes(field),
    );
    // After its tab is there to be focused.
    if (first) requestAnimationFrame(() => form.setFocus(first));
  }

  const tabs: Tab<TabKey>[] = [
    { key: 'basic' as const, title: 'Temel', content: <BasicFields form={form} /> },
    { key: 'seo' as const, title: 'SEO ve Meta', content: <SeoFields form={form} /> },
    { key: 'social' as const, title: 'Sosyal Medya', content: <SocialFields form={form} /> },
  ].map((tab) => ({ ...tab, problems: fieldsOf[tab.key].filter((field) => field in errors).length }));

  return (
    <>
      <FormDialog
        open
        size="lg"
        onClose={onClose}
        onSubmit={() => void editor.submit()}
        title={tag ? `Meta tag’i düzenle: ${pageName(tag.pageKey)}` : 'Yeni meta tag'}
        submitLabel={tag ? 'Kaydet' : 'Oluştur'}
        savingLabel="Kaydediliyor…"
        isSaving={editor.isSaving}
        isDirty={editor.isDirty}
        problem={editor.problem}
      >
        {editor.isOutdated ? (
          <Flex role="status" align="center" gap="3" wrap="wrap" mb="3" color="status.pending.fg" fontSize="sm">
            <Text fontWeight="medium">Bu kayıt siz düzenlerken değiştirildi.</Text>
            <Button size="sm" variant="outline" onClick={editor.compare}>
              Karşılaştır
            </Button>
          </Flex>
        ) : null}
        <Box minH={{ md: '26rem' }}>
          <Tabs
            label="Meta tag"
            tabs={tabs}
            current={current}
            onChoose={setCurrent}
            aside={<LiveScore form={form} />}
          />
        </Box>
      </FormDialog>
      <VersionDialog
        versions={
          editor.conflict ? { base: editor.base, mine: form.getValues(), theirs: valuesOf(editor.conflict) } : null
        }
        onClose={editor.cancelConflict}
        onChoose={editor.resolve}
      />
    </>
  );
}

/** The score of what is typed. */
function LiveScore({ form }: FieldsProps) {
  const values = useWatch({ control: form.control, compute: (all) => all });
  return (
    <Box role="status" aria-label="SEO skoru">
      <ScoreBadge tag={values} />
    </Box>
  );
}
