import type { FormValuesOf, RecordEditor } from '@practice/ui/records';
import { TabbedSheet } from '../../editing/tabbed-sheet.tsx';
import type { Page, pages } from '../pages.ts';
import { BasicFields } from './basic-fields.tsx';
import { ContentFields } from './content-fields.tsx';
import { SearchFields } from './search-fields.tsx';

export type PageTab = 'basic' | 'content' | 'search';

type PageSheetProps = { editor: RecordEditor<Page, keyof FormValuesOf<typeof pages>>; initialTab: PageTab };

/** A page in its form. Give it a `key` for each page. */
export function PageSheet({ editor, initialTab }: PageSheetProps) {
  return (
    <TabbedSheet
      kind="page"
      editor={editor}
      label="Sayfa"
      title={(page) => (page ? `Sayfayı düzenle: ${page.title}` : 'Yeni sayfa oluştur')}
      initialTab={initialTab}
      tabs={[
        {
          key: 'basic',
          title: 'Temel bilgiler',
          fields: ['title', 'slug', 'excerpt', 'status', 'templateName', 'isHomepage', 'featuredImage'],
          content: <BasicFields page={editor.record} />,
        },
        { key: 'content', title: 'İçerik', fields: ['content', 'customCss', 'customJs'], content: <ContentFields /> },
        {
          key: 'search',
          title: 'SEO ve Meta',
          fields: ['metaTitle', 'metaDescription', 'metaKeywords'],
          content: <SearchFields />,
        },
      ]}
    />
  );
}
