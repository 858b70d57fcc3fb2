import { ButtonAnchor, chakra, HStack, type SystemStyleObject } from '@practice/ui';
import { phoneOf, whatsappOf } from '../site/contact-links.ts';
import type { Settings } from '../site/site-settings.ts';
import { ChatIcon, PhoneIcon } from './icons.tsx';

/**
 * Phone and WhatsApp within a thumb's reach on phones. Hidden while somebody fills in the wizard: an element with
 * `data-wizard` hides the bar while it has focus, one with `data-wizard="page"` as long as it is on the page.
 */
export function ContactBar({ settings }: { settings: Settings }) {
  const phone = phoneOf(settings);
  const chat = whatsappOf(settings);
  if (!phone && !chat) return null;
  return (
    <chakra.aside
      _print={{ display: 'none' }}
      aria-label="Hızlı iletişim"
      hideFrom="md"
      css={barStyle}
      data-part="contact-bar"
    >
      <HStack gap="3" height="full">
        {phone ? (
          <ButtonAnchor href={phone.href} flex="1" px="3" aria-label={`Hemen Ara: ${phone.text}`}>
            <PhoneIcon />
            Hemen Ara
          </ButtonAnchor>
        ) : null}
        {chat ? (
          <ButtonAnchor href={chat} target="_blank" rel="noopener" variant="outline" flex="1" px="3">
            <ChatIcon />
            WhatsApp
          </ButtonAnchor>
        ) : null}
      </HStack>
    </chakra.aside>
  );
}

// 'html' rather than ':root': a nested selector that begins with a colon is taken for a pseudo-class of the element.
const inWizard = 'html:has([data-wizard=page], [data-wizard]:focus-within)';

/** For the frame: space at the end of the page, and the toaster's offset, while the bar is visible. */
export const contactBarRoom: SystemStyleObject = {
  '--p-bottom-bar': { base: '4.5rem', md: '0px' },
  pb: 'calc(var(--p-bottom-bar) + env(safe-area-inset-bottom))',
  [`${inWizard} &, html:not(:has([data-part=contact-bar])) &`]: { '--p-bottom-bar': '0px' },
};

const barStyle: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'bar',
  insetInline: '0',
  bottom: '0',
  height: 'calc(var(--p-bottom-bar) + env(safe-area-inset-bottom))',
  pb: 'env(safe-area-inset-bottom)',
  px: 'gutter',
  bg: 'bg',
  borderTopWidth: '1px',
  [`${inWizard} &`]: { display: 'none' },
};
