import type { FormValuesOf, RecordEditor } from '@practice/ui/records';
import { TabbedSheet } from '../../editing/tabbed-sheet.tsx';
import type { LocalPage, localPages } from '../local-page-records.ts';
import { BasicFields } from './basic-fields.tsx';
import { ContentFields } from './content-fields.tsx';
import { SeoFields } from './seo-fields.tsx';

type LocalPageSheetProps = { editor: RecordEditor<LocalPage, keyof FormValuesOf<typeof localPages>> };

/** The page of a city in its form. Give it a `key` for each page. */
export function LocalPageSheet({ editor }: LocalPageSheetProps) {
  return (
    <TabbedSheet
      kind="localPage"
      editor={editor}
      label="Bölgesel sayfa"
      title={(page) => (page ? `Bölgesel sayfayı düzenle: ${page.cityName}` : 'Yeni bölgesel sayfa')}
      initialTab="basic"
      tabs={[
        {
          key: 'basic',
          title: 'Temel',
          fields: [
            'cityName',
            'slug',
            'title',
            'distanceFromCorlu',
            'specialFeature',
            'population',
            'childShare',
            'schoolCount',
            'familyCount',
            'figuresSource',
            'figuresYear',
            'isActive',
          ],
          content: <BasicFields page={editor.record} />,
        },
        { key: 'seo', title: 'SEO', fields: ['metaTitle', 'metaDescription', 'metaKeywords'], content: <SeoFields /> },
        {
          key: 'content',
          title: 'İçerik',
          fields: [
            'heroTitle',
            'heroSubtitle',
            'heroDescription',
            'heroFeatures',
            'whyChooseUsTitle',
            'whyChooseUsDescription',
            'whyChooseUsItems',
            'challengesTitle',
            'challengesDescription',
            'challengesProblems',
            'challengesSolutions',
            'contactTitle',
            'contactDescription',
            'pageBlocks',
          ],
          content: <ContentFields />,
        },
      ]}
    />
  );
}
