import { Box, chakra, Text } from '@practice/ui';
import { useQuery } from '@practice/ui/data';
import { useEffect } from 'react';
import { MediaUsesDocument } from '../generated/graphql.ts';

/** What shows a picture, with a link to where it is edited. */
export function MediaUses({ id, version }: { id: string; version: number }) {
  const { data, error, refetch } = useQuery(MediaUsesDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may be shown elsewhere
  useEffect(() => void refetch().catch(() => undefined), [version, refetch]);
  const uses = data?.mediaUses;
  return (
    <Box as="section" aria-label="Kullanıldığı yerler">
      <Text fontWeight="medium" fontSize="sm" mb="1">
        Kullanıldığı yerler
      </Text>
      {error && !uses ? (
        <Text color="fg.error" fontSize="sm">
          Kullanıldığı yerler yüklenemedi.
        </Text>
      ) : !uses ? (
        <Text color="fg.muted" fontSize="sm">
          Yükleniyor…
        </Text>
      ) : uses.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          Hiçbir yerde kullanılmıyor.
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" display="grid" gap="1">
          {uses.map(({ kind, title, path }) => (
            <li key={path}>
              <chakra.a href={path} textDecoration="underline">
                {title}
              </chakra.a>{' '}
              <Text as="span" color="fg.muted" fontSize="sm">
                {kind}
              </Text>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
