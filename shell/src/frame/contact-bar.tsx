import { ButtonAnchor, chakra, HStack, type SystemStyleObject } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { phoneOf, whatsappOf } from '../site/contact-links.ts';
import type { Settings } from '../site/site-settings.ts';
import { ChatIcon, PhoneIcon } from './icons.tsx';

/**
 * The way to an appointment, phone and WhatsApp within a thumb's reach on phones. Hidden while the wizard is filled in: an
 * element with `data-wizard` hides the bar while it has focus, one with `data-wizard="page"` as long as it is on the page.
 * Where the screen is low, the cookie banner hides it, too.
 */
export function ContactBar({ settings }: { settings: Settings }) {
  const phone = phoneOf(settings);
  const chat = whatsappOf(settings);
  return (
    <chakra.aside
      _print={{ display: 'none' }}
      aria-label="Hızlı iletişim"
      hideFrom="md"
      css={barStyle}
      data-part="contact-bar"
    >
      <HStack gap="2" height="full">
        <ButtonLink to="/randevu" flex="1" px="2" fontSize="min({fontSizes.md}, 6.5vw)">
          Randevu Al
        </ButtonLink>
        {phone ? (
          <ButtonAnchor href={phone.href} variant="outline" css={besideStyle} aria-label={`Hemen Ara: ${phone.text}`}>
            <PhoneIcon />
            <span>Ara</span>
          </ButtonAnchor>
        ) : null}
        {chat ? (
          <ButtonAnchor href={chat} target="_blank" rel="noopener" variant="outline" css={besideStyle}>
            <ChatIcon />
            <span>WhatsApp</span>
          </ButtonAnchor>
        ) : null}
      </HStack>
    </chakra.aside>
  );
}

// 'html' rather than ':root': a nested selector that begins with a colon is taken for a pseudo-class of the element.
const inWizard = 'html:has([data-wizard=page], [data-wizard]:focus-within)';
const atLowBanner = '@media (max-height: 30rem)';
const hasBanner = 'html:has([data-part=cookie-banner])';
const isLowPhone = '@media (max-height: 30rem) and (max-width: 47.99rem)';

/** For the frame: space at the end of the page, and the toaster's offset, while the bar is visible. */
export const contactBarRoom: SystemStyleObject = {
  '--p-bottom-bar': { base: '4.5rem', md: '0px' },
  [isLowPhone]: { '--p-bottom-bar': '3.5rem' },
  pb: 'calc(var(--p-bottom-bar) + env(safe-area-inset-bottom))',
  [`${inWizard} &`]: { '--p-bottom-bar': '0px' },
  [atLowBanner]: { [`${hasBanner} &`]: { '--p-bottom-bar': '0px' } },
};

/** For what the bar has, too: it is not shown twice where the screen is low. */
export const hiddenByLowBar: SystemStyleObject = {
  [isLowPhone]: { 'html:not(:has([data-part=cookie-banner])) &': { display: 'none' } },
};

// Where text is large the sign stands alone; where the screen is narrow, the word.
const besideStyle: SystemStyleObject = {
  px: '3',
  '@media (max-width: 22rem)': { '& svg': { display: 'none' } },
  '@container (max-width: 18rem)': {
    px: '2',
    '& svg': { display: 'block' },
    '& span': { position: 'absolute', clipPath: 'inset(50%)' },
  },
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
  containerType: 'inline-size',
  [`${inWizard} &`]: { display: 'none' },
  [atLowBanner]: { [`${hasBanner} &`]: { display: 'none' } },
};
