import { Box, Stack, Text } from '@practice/ui';
import { type Tab, Tabs } from '@practice/ui/admin';
import { type FormValuesOf, RecordDialog, type RecordEditor, useFormValues } from '@practice/ui/records';
import { ScoreBadge } from '@practice/ui/seo';
import { useState } from 'react';
import { type MetaTag, pageName } from '../record/meta-tag.ts';
import type { metaTags } from '../record/meta-tags.ts';
import { BasicFields } from './basic-fields.tsx';
import { SeoFields } from './seo-fields.tsx';
import { SocialFields } from './social-fields.tsx';

type TabKey = 'basic' | 'seo' | 'social';
type FormField = keyof FormValuesOf<typeof metaTags>;

const tabs: (Pick<Tab<TabKey>, 'key' | 'title' | 'content'> & { fields: FormField[] })[] = [
  { key: 'basic', title: 'Temel', content: <BasicFields />, fields: ['pageKey', 'pageUrl', 'isActive'] },
  {
    key: 'seo',
    title: 'SEO ve Meta',
    content: <SeoFields />,
    fields: ['title', 'metaDescription', 'metaKeywords', 'canonicalUrl', 'robots'],
  },
  {
    key: 'social',
    title: 'Sosyal Medya',
    content: <SocialFields />,
    fields: ['ogTitle', 'ogDescription', 'ogImage', 'ogType'],
  },
];

/** Creates or changes a meta tag. Give it a new `key` for each tag. */
export function MetaTagDialog({ editor }: { editor: RecordEditor<MetaTag, FormField> }) {
  const [current, setCurrent] = useState<TabKey>(editor.record ? 'seo' : 'basic');
  return (
    <RecordDialog
      editor={editor}
      size="lg"
      title={(tag) => (tag ? `Meta tag’i düzenle: ${pageName(tag)}` : 'Yeni meta tag')}
      onInvalid={(names, { form }) => {
        const isRefused = ({ fields }: { fields: FormField[] }) => fields.some((field) => names.includes(field));
        const shown = tabs.find((tab) => tab.key === current && isRefused(tab)) ?? tabs.find(isRefused);
        const first = shown?.fields.find((field) => names.includes(field));
        if (!shown || !first) return;
        setCurrent(shown.key);
        // Once its tab is visible and can be focused.
        requestAnimationFrame(() => form.setFocus(first));
      }}
    >
      {({ form }) => (
        <Box minH={{ md: '26rem' }}>
          {editor.record?.isInitial ? (
            <Text mb="3" fontSize="sm" color="fg.muted">
              Bu etiket siteyle birlikte geldi: Ayarlar’da yazdığınız başlık ve açıklama ondan önce gelir. Burada
              değiştirip kaydederseniz bu etiket geçerli olur.
            </Text>
          ) : null}
          <Tabs
            label="Meta tag"
            tabs={tabs.map(({ fields, content, ...tab }) => ({
              ...tab,
              content: <Stack gap="4">{content}</Stack>,
              problems: fields.filter((field) => field in form.formState.errors).length,
            }))}
            current={current}
            onChoose={setCurrent}
            aside={<LiveScore />}
          />
        </Box>
      )}
    </RecordDialog>
  );
}

/** The score of the form's current values. */
function LiveScore() {
  return (
    <Box role="status" aria-label="SEO skoru">
      <ScoreBadge tag={useFormValues<typeof metaTags>()} />
    </Box>
  );
}
