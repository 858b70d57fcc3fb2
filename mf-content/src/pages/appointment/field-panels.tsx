import { Box, CheckboxField, Stack, TextAreaField, TextField } from '@practice/ui';
import { ClaimWarning } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { WinningTag } from '../../settings/fields/winning-tag.tsx';
import type { PageField, PageValues } from './page-form.ts';
import type { PageForm } from './use-page-form.ts';

export type PanelKey = 'basic' | 'hero' | 'form';

type PanelProps = { form: PageForm; values: PageValues };

export const panels: Record<PanelKey, { title: string; fields: PageField[]; panel: (props: PanelProps) => ReactNode }> =
  {
    basic: {
      title: 'Temel',
      fields: ['title', 'isActive'],
      panel: (props) => (
        <>
          <Text
            {...props}
            name="title"
            label="Sayfa başlığı"
            maxLength={100}
            required
            hint="Tarayıcı sekmesinde ve aramalarda görünür."
          />
          <WinningTag settingKey="appointment_title" />
          <Box>
            <Box fontWeight="semibold">Adres</Box>
            <Box>/randevu</Box>
            <Box color="fg.muted" fontSize="sm">
              Randevu sayfasının adresi değişmez.
            </Box>
          </Box>
          <CheckboxField
            label="Randevu talepleri alınıyor"
            hint="Kapalıyken sayfa form yerine telefonunuzu gösterir ve gönderilen talepler kabul edilmez."
            checked={props.values.isActive}
            onChange={({ target }) => props.form.set('isActive', target.checked)}
          />
        </>
      ),
    },
    hero: {
      title: 'Hero',
      fields: ['heroBadgeText', 'heroTitle', 'heroSubtitle', 'heroCtaText', 'heroCtaPhone'],
      panel: (props) => (
        <>
          <Text {...props} name="heroBadgeText" label="Rozet" maxLength={50} />
          <Text {...props} name="heroTitle" label="Başlık" maxLength={150} required />
          <LongText {...props} name="heroSubtitle" label="Alt başlık" maxLength={400} required />
          <ClaimWarning texts={[props.values.heroBadgeText, props.values.heroTitle, props.values.heroSubtitle]} />
          <Text {...props} name="heroCtaText" label="Telefon bağlantısının metni" maxLength={50} />
          <Text
            {...props}
            name="heroCtaPhone"
            label="Telefon"
            maxLength={20}
            hint="Boşsa iletişim telefonunuz kullanılır."
          />
        </>
      ),
    },
    form: {
      title: 'Form',
      fields: ['formTitle', 'formSubtitle', 'formPrivacyText'],
      panel: (props) => (
        <>
          <Text {...props} name="formTitle" label="Formun başlığı" maxLength={100} />
          <LongText {...props} name="formSubtitle" label="Formun alt başlığı" maxLength={300} />
          <LongText {...props} name="formPrivacyText" label="Gizlilik notu" maxLength={500} />
          <ClaimWarning texts={[props.values.formTitle, props.values.formSubtitle]} />
        </>
      ),
    },
  };

type TextProps = PanelProps & {
  name: Exclude<PageField, 'isActive'>;
  label: string;
  maxLength: number;
  hint?: string;
  required?: boolean;
};

function Text({ form, values, name, maxLength: _, ...props }: TextProps) {
  return (
    <TextField
      {...props}
      name={name}
      error={form.errors[name]}
      value={values[name]}
      onChange={({ target }) => form.set(name, target.value)}
    />
  );
}

function LongText({ form, values, name, maxLength, ...props }: TextProps) {
  return (
    <TextAreaField
      {...props}
      rows={3}
      counterLimit={maxLength}
      name={name}
      error={form.errors[name]}
      value={values[name]}
      onChange={({ target }) => form.set(name, target.value)}
    />
  );
}

/** The fields of a tab, with room around them. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <Box pt="4">
      <Stack gap="4">{children}</Stack>
    </Box>
  );
}
