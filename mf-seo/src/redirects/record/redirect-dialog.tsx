import { GONE } from '@practice/contracts';
import { RecordDialog, type RecordEditor, useFormValues } from '@practice/ui/records';
import { type Redirect, redirects } from './records.ts';

const { Field } = redirects;

const hints: Record<string, { from: string; to?: string }> = {
  exact: {
    from: 'Sitedeki bir adres: /eski-sayfa ya da /sayfa.php?id=12. Büyük ve küçük harf, Türkçe harf, sondaki eğik çizgi fark etmez.',
  },
  prefix: {
    from: 'Bu adres ve altındaki her şey: /eski.',
    to: '/yeni/* yazarsanız alttaki adres sona eklenir; /yeni yazarsanız hepsi oraya gider.',
  },
  pattern: {
    from: ':ad bir bölümün yerini tutar, sondaki * kalanın: /eski-blog/:ad.',
    to: 'Aynı adları burada kullanın: /blog/:ad.',
  },
};

/** Creates or changes a redirect. */
export function RedirectDialog({ editor }: { editor: RecordEditor<Redirect, keyof typeof redirects.fields & string> }) {
  return (
    <RecordDialog editor={editor}>
      <Fields />
    </RecordDialog>
  );
}

function Fields() {
  const { matchType, redirectType } = useFormValues<typeof redirects>();
  const hint = hints[String(matchType)];
  return (
    <>
      <Field.Select name="matchType" />
      <Field.Text name="fromUrl" placeholder="/eski-sayfa" hint={hint?.from} autoComplete="off" />
      <Field.Select name="redirectType" />
      {redirectType === String(GONE) ? null : (
        <Field.Text name="toUrl" placeholder="/yeni-sayfa" hint={hint?.to} autoComplete="off" required />
      )}
      <Field.Checkbox name="isActive" label="Aktif" />
    </>
  );
}
