import { Anchor } from '@practice/ui';

/** Id of the page's main part. */
export const mainId = 'icerik';

/** First tab stop: skips the header. */
export function SkipLink() {
  return (
    <Anchor
      href={`#${mainId}`}
      position="fixed"
      zIndex="toast"
      top="2"
      insetInlineStart="2"
      px="5"
      py="3"
      bg="bg.panel"
      borderRadius="full"
      boxShadow="raised"
      css={{ '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } }}
    >
      İçeriğe geç
    </Anchor>
  );
}
