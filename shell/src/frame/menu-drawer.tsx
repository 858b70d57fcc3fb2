import { Box, ButtonAnchor, Stack, type SystemStyleObject } from '@practice/ui';
import { Drawer } from '@practice/ui/overlay';
import { ButtonLink } from '@practice/ui/router';
import { phoneOf, whatsappOf } from '../site/contact-links.ts';
import type { MenuLink } from '../site/site-menus.ts';
import type { Settings } from '../site/site-settings.ts';
import { CalendarIcon, ChatIcon, PhoneIcon } from './icons.tsx';
import { useIsCurrent } from './menu-item-link.tsx';
import { SiteLink } from './site-link.tsx';

export type MenuDrawerProps = { open: boolean; onClose: () => void; settings: Settings; menu: MenuLink[] };

/** Slide-in menu of small screens with book, call and chat links. */
export function MenuDrawer({ open, onClose, settings, menu }: MenuDrawerProps) {
  const phone = phoneOf(settings);
  const chat = whatsappOf(settings);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Menü"
      footer={
        <Stack gap="3" width="full">
          <ButtonLink to="/randevu" onClick={onClose}>
            <CalendarIcon />
            Randevu Al
          </ButtonLink>
          {phone ? (
            <ButtonAnchor href={phone.href} variant="outline">
              <PhoneIcon />
              <span>{phone.text}</span>
            </ButtonAnchor>
          ) : null}
          {chat ? (
            <ButtonAnchor href={chat} target="_blank" rel="noopener" variant="outline">
              <ChatIcon />
              WhatsApp
            </ButtonAnchor>
          ) : null}
        </Stack>
      }
    >
      <nav aria-label="Ana menü">
        <MenuList items={menu} onChoose={onClose} />
      </nav>
    </Drawer>
  );
}

function MenuList({ items, onChoose }: { items: MenuLink[]; onChoose: () => void }) {
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {items.map((item) => (
        <li key={item.id}>
          <MenuListLink item={item} onChoose={onChoose} />
          {item.children.length > 0 ? (
            <Box ps="4">
              <MenuList items={item.children} onChoose={onChoose} />
            </Box>
          ) : null}
        </li>
      ))}
    </Stack>
  );
}

function MenuListLink({ item, onChoose }: { item: MenuLink; onChoose: () => void }) {
  const isCurrent = useIsCurrent(item.url);
  return (
    <SiteLink
      url={item.url}
      newTab={item.newTab}
      aria-current={isCurrent ? 'page' : undefined}
      css={linkStyle}
      onClick={onChoose}
    >
      {item.title}
    </SiteLink>
  );
}

const linkStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  minH: '12',
  px: '3',
  mx: '-3',
  fontSize: 'xl',
  fontWeight: 'medium',
  borderRadius: 'sm',
  '&:hover': { bg: 'pine.subtle', textDecoration: 'none' },
  '&[aria-current=page]': { color: 'pine.fg', bg: 'pine.subtle' },
};
