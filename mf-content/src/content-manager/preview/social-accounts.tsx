import { settingProblem } from '@practice/contracts';
import { Box, type SystemStyleObject, Text } from '@practice/ui';
import { ActiveBadge } from '@practice/ui/records';

const accounts = [
  ['facebook_url', 'Facebook'],
  ['instagram_url', 'Instagram'],
  ['linkedin_url', 'LinkedIn'],
  ['youtube_url', 'YouTube'],
  ['whatsapp_number', 'WhatsApp'],
] as const;

/** Which accounts the site links to, and what a conversation in WhatsApp begins with. */
export function SocialAccounts({ textOf }: { textOf: (key: string) => string }) {
  const template = textOf('whatsapp_message_template').trim();
  return (
    <Box as="section" aria-label="Hesaplar" mb="4">
      <Box as="ul" css={listStyle}>
        {accounts.map(([key, name]) => {
          const address = textOf(key).trim();
          // One that was stored before it was checked is on no page.
          const problem = address && settingProblem(key, address);
          return (
            <Box as="li" key={key} css={entryStyle}>
              <Text fontWeight="medium">{name}</Text>
              <ActiveBadge isActive={address !== '' && !problem} />
              <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {problem ? `${address} · ${problem}` : address}
              </Text>
            </Box>
          );
        })}
      </Box>
      <Text mt="2" fontSize="sm" color="fg.muted">
        {template ? `WhatsApp mesajı: ${template}` : 'WhatsApp mesajı: sitenin kendi mesajı'}
      </Text>
    </Box>
  );
}

const listStyle: SystemStyleObject = { display: 'grid', gap: '1', listStyleType: 'none' };
const entryStyle: SystemStyleObject = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' };
