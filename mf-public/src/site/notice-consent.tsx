import { Anchor } from '@practice/ui';

const noticeName = 'KVKK aydınlatma metnini';

/** The sentence of a consent, with the notice that it names linked: read beside the form, which keeps what was typed. */
export function NoticeConsent({ sentence }: { sentence: string }) {
  const [before, after] = sentence.split(noticeName);
  return (
    <>
      {before}
      <Anchor href="/kvkk-aydinlatma-metni" target="_blank" rel="noopener" title="Yeni sekmede açılır">
        {noticeName}
      </Anchor>
      {after}
    </>
  );
}
