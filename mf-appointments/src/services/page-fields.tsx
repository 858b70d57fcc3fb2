import { FieldGroup, FullWidth } from '@practice/ui/admin';
import { FormClaimWarning } from '@practice/ui/records';
import { services } from './services.ts';

const { Field } = services;

/** What the page of a service says beside the texts of its card. */
export function PageFields() {
  return (
    <FieldGroup title="Hizmetin sayfası">
      <FullWidth>
        <Field.TextArea name="promise" rows={2} hint="Sayfanın en üstünde, bir ya da iki cümle." />
      </FullWidth>
      <Field.TextArea name="audience" rows={5} hint="Her satır bir madde olur." />
      <Field.Text name="sessionForm" placeholder="Yüz yüze, oyun odasında" />
      <FullWidth>
        <Field.TextArea
          name="steps"
          rows={6}
          hint="İlk satıra adımın başlığı, altına metni; sonraki adımdan önce bir satır boş bırakın."
        />
      </FullWidth>
      <FullWidth>
        <Field.TextArea
          name="faqs"
          rows={6}
          hint="İlk satıra soru, altına yanıtı; sonraki sorudan önce bir satır boş bırakın."
        />
      </FullWidth>
      <FullWidth>
        <Field.TextArea name="bodyHtml" rows={6} hint="Paragraflar <p>, ara başlıklar <h2> etiketi içine yazılır." />
        <FormClaimWarning names={['promise', 'audience', 'steps', 'faqs', 'bodyHtml']} />
      </FullWidth>
    </FieldGroup>
  );
}
