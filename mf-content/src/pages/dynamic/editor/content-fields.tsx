import { toSlug } from '@practice/contracts';
import { Anchor, Box, Text } from '@practice/ui';
import { ClaimWarning } from '@practice/ui/admin';
import { sectionHref, useStaff } from '@practice/ui/back-office';
import { useFormValues } from '@practice/ui/records';
import { RichTextField } from '@practice/ui/rich-text';
import { useMemo } from 'react';
import { wordsOf } from '../../words-of.ts';
import { pages } from '../pages.ts';

const { Field } = pages;

/** Addresses of pages whose texts are among the settings. */
const settingsSlugs = ['', 'anasayfa', 'hakkimda', 'hakkında', 'hizmetler', 'randevu', 'appointment'];

/** The text of the page, and for admins its own style and script. */
export function ContentFields() {
  const { can } = useStaff();
  const { title, slug, content } = useFormValues<typeof pages>();
  const mayWriteCode = can('page-code:write');
  return (
    <>
      {settingsSlugs.includes(slug || toSlug(title)) ? <SettingsNotice /> : null}
      <Field.Controlled name="content">
        {({ name: _, value, onChange, onBlur, label, error, ref }) => (
          <RichTextField ref={ref} label={label} value={value} onChange={onChange} onBlur={onBlur} error={error} />
        )}
      </Field.Controlled>
      <TextClaims html={content} />
      <Field.TextArea
        name="customCss"
        rows={5}
        spellCheck={false}
        readOnly={!mayWriteCode}
        hint={mayWriteCode ? 'Yalnızca bu sayfada geçerlidir.' : forAdmins}
      />
      <Field.TextArea
        name="customJs"
        rows={5}
        spellCheck={false}
        readOnly={!mayWriteCode}
        hint={mayWriteCode ? ofScript : forAdmins}
      />
    </>
  );
}

const forAdmins = 'Yalnızca yöneticiler değiştirebilir; kaydettiğinizde olduğu gibi kalır.';
const ofScript =
  'Yalnızca bu sayfada, ziyaretçilerin tarayıcısında çalışır. Güvenlik için sayfa sitenin kalanından ayrı tutulur: kod ziyaretçi adına işlem yapamaz, çerez ve tarayıcı belleği kullanamaz. Bu sayfada çerez sorusu çıkmaz, ziyaret ölçülmez ve videolar yerinde oynatılmayabilir.';

/** Told to editors, who may not change a page with a script. */
export function ScriptNotice() {
  const { can } = useStaff();
  const { customJs } = useFormValues<typeof pages>();
  if (customJs === '' || can('page-code:write')) return null;
  return (
    <Box role="note" px="4" py="3" borderWidth="1px" borderRadius="md" bg="status.pending.bg" color="status.pending.fg">
      <Text>Bu sayfanın JavaScript kodu var; sayfayı yalnızca yöneticiler değiştirebilir.</Text>
    </Box>
  );
}

function SettingsNotice() {
  return (
    <Box role="note" px="4" py="3" borderWidth="1px" borderRadius="md" bg="status.pending.bg" color="status.pending.fg">
      <Text fontWeight="medium">Bu sayfanın içeriği Ayarlar &gt; İçerik Yönetimi bölümünden düzenlenir.</Text>
      <Anchor href={sectionHref('settings', { tab: 'content' })} color="inherit">
        İçerik ayarlarını aç
      </Anchor>
    </Box>
  );
}

/** Warns of what health-advertising rules restrict, in the words of the text. */
function TextClaims({ html }: { html: string }) {
  const words = useMemo(() => wordsOf(html), [html]);
  return <ClaimWarning texts={[words]} />;
}
