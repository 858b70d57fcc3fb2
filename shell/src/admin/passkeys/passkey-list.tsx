import { MAX_PASSKEYS } from '@practice/contracts';
import { Box, Button, Flex, Heading, Stack, Text } from '@practice/ui';
import { formatDate, formatDateTime } from '@practice/ui/admin';
import type { PasskeyRowFragment } from '../../generated/graphql.ts';
import { canUsePasskeys } from '../session/passkey-calls.ts';
import type { Stage } from '../two-step/two-step-stage.tsx';

type Props = { passkeys: readonly PasskeyRowFragment[]; onGo: (stage: Stage) => void };

/** One's own passkeys, with what can be done about each. */
export function PasskeyList({ passkeys, onGo }: Props) {
  return (
    <Stack as="section" gap="2" align="stretch" aria-labelledby="passkeys-title">
      <Heading as="h3" size="sm" id="passkeys-title">
        Geçiş anahtarları
      </Heading>
      {passkeys.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          Henüz yok. Geçiş anahtarıyla şifre yazmadan, parmak izi, yüz ya da PIN ile girersiniz.
        </Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="Geçiş anahtarlarınız">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onGo={onGo} />
          ))}
        </Stack>
      )}
      {!canUsePasskeys() ? (
        <Text color="fg.muted" fontSize="sm">
          Bu tarayıcı geçiş anahtarı oluşturamıyor.
        </Text>
      ) : passkeys.length < MAX_PASSKEYS ? (
        <Button
          type="button"
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          onClick={() => onGo({ name: 'passkey' })}
        >
          Geçiş anahtarı ekle
        </Button>
      ) : (
        <Text color="fg.muted" fontSize="sm">
          En fazla {MAX_PASSKEYS} geçiş anahtarınız olabilir.
        </Text>
      )}
    </Stack>
  );
}

type LineProps = { passkey: PasskeyRowFragment; onGo: Props['onGo'] };

function PasskeyLine({ passkey, onGo }: LineProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Flex as="li" gap="2" py="2" align="center" wrap="wrap" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box flex="1 1 12rem" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {`Eklendi: ${formatDate(createdAt)} · ${lastUsedAt ? `Son kullanım: ${formatDateTime(lastUsedAt)}` : 'Henüz kullanılmadı'}`}
        </Text>
      </Box>
      <Flex gap="2">
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-label={`Adını değiştir: ${name}`}
          onClick={() => onGo({ name: 'rename', passkey })}
        >
          Adını değiştir
        </Button>
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-label={`Kaldır: ${name}`}
          onClick={() => onGo({ name: 'password', for: 'remove', passkey })}
        >
          Kaldır
        </Button>
      </Flex>
    </Flex>
  );
}
