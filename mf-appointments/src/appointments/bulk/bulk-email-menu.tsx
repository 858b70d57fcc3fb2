import { Box, Button, Icon } from '@practice/ui';
import { Menu } from '@practice/ui/admin';
import type { BulkDeeds } from './use-bulk-deeds.ts';

type BulkEmailMenuProps = { deeds: BulkDeeds; placement: 'bottom-end' | 'top-start'; isSmall?: boolean };

/** Sends an e-mail about each of the selected appointments. */
export function BulkEmailMenu({ deeds, placement, isSmall = false }: BulkEmailMenuProps) {
  return (
    <Menu
      placement={placement}
      entries={[
        { label: 'Onay e-postası', onSelect: () => void deeds.sendEmails('confirmation') },
        { label: 'Hatırlatma e-postası', onSelect: () => void deeds.sendEmails('reminder') },
      ]}
    >
      {(trigger) =>
        isSmall ? (
          <Button size="sm" variant="outline" {...trigger}>
            E-posta gönder
          </Button>
        ) : (
          <Button variant="outline" aria-label="E-posta gönder" {...trigger}>
            <Icon>
              <path d="M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6" />
            </Icon>
            <Box as="span" display={{ base: 'none', sm: 'inline' }}>
              E-posta gönder
            </Box>
          </Button>
        )
      }
    </Menu>
  );
}
