import { siteOrigin } from '@practice/contracts';
import { Box, Button, ButtonAnchor, Flex, Text } from '@practice/ui';
import { useEffect, useState } from 'react';
import type { Settings } from '../site/site-settings.ts';

type Props = { title: string; path: string; text: Settings };

/** Plain links to pass a post on; nothing of other sites is loaded. Off by the setting `social_sharing_enabled`. */
export function ShareLinks({ title, path, text }: Props) {
  const origin = useOrigin(text('site_url'));
  if (text('social_sharing_enabled') === 'false') return null;
  // Their room is kept, so that nothing moves when they come.
  if (!origin) return <Box minH="9" />;
  const url = new URL(path, origin).href;
  return (
    <Flex as="section" aria-label="Paylaşın" align="center" gap="2" flexWrap="wrap">
      <Text fontSize="md" fontWeight="semibold" me="2">
        Paylaşın
      </Text>
      {targets(encodeURIComponent(url), encodeURIComponent(title)).map(({ name, href }) => (
        <ButtonAnchor key={name} href={href} target="_blank" rel="noopener noreferrer" variant="outline" size="sm">
          {name}
        </ButtonAnchor>
      ))}
      <CopyLink url={url} />
    </Flex>
  );
}

function targets(url: string, title: string) {
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${title}%20${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${title}&url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
}

function CopyLink({ url }: { url: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  return (
    <>
      <Button variant="outline" size="sm" onClick={copy}>
        Bağlantıyı kopyala
      </Button>
      <Text role="status" fontSize="sm" color="fg.muted">
        {state === 'copied' ? 'Kopyalandı' : state === 'failed' ? 'Kopyalanamadı, adres çubuğundan alabilirsiniz' : ''}
      </Text>
    </>
  );
}

/** The site's own, else that of the page, which is known once it lives in a browser. */
function useOrigin(siteUrl: string): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => setHere(location.origin), []);
  return siteOrigin(siteUrl) ?? here;
}
