import { phoneLink, practicePhone } from '@practice/contracts';
import { ButtonAnchor, Flex } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { PhoneIcon } from './phone-icon.tsx';
import type { Settings } from './site-settings.ts';

/** The two buttons of a page's opening: to the wizard, and to the phone when it is set. */
export function BookOrCall({ to, text }: { to: string; text: Settings }) {
  const phone = phoneLink(practicePhone(text));
  return (
    <Flex gap="3" mt="8" flexWrap="wrap">
      <ButtonLink to={to} size="lg">
        Randevu Al
      </ButtonLink>
      {phone ? (
        <ButtonAnchor href={phone.href} variant="outline" size="lg" aria-label={`Hemen Ara: ${phone.text}`}>
          <PhoneIcon />
          Hemen Ara
        </ButtonAnchor>
      ) : null}
    </Flex>
  );
}
