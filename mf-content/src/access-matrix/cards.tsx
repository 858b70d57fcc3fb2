import {
  type AccessMatrixRow,
  accessKindLabels,
  type accessMatrix,
  accessMatrixRoleLabels,
  accessMatrixRoles,
  tokenAccessLabels,
} from '@practice/contracts';
import { Box, Stack, Text } from '@practice/ui';

/** The matrix on phones: who may, in words. */
export function Cards({ areas }: { areas: ReturnType<typeof accessMatrix> }) {
  return (
    <Stack gap="5" hideFrom="md" _print={{ display: 'none' }}>
      {areas.map(({ area, label, rows }) => (
        <Box key={area} as="section" aria-labelledby={`access-${area}`}>
          <Text as="h2" id={`access-${area}`} fontWeight="semibold" mb="2">
            {label}
          </Text>
          <Box as="ul" listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="md">
            {rows.map((row) => (
              <Box as="li" key={row.permission} px="3" py="2" _notLast={{ borderBottomWidth: '1px' }}>
                <Text>{row.label}</Text>
                <Text color="fg.muted" fontSize="sm">
                  {whoMay(row)}
                </Text>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

function whoMay({ kind, roles, tokens, isSystemOnly }: AccessMatrixRow): string {
  if (isSystemOnly) return `${accessKindLabels[kind]} · Yalnızca sistem`;
  const people = accessMatrixRoles.filter((role) => roles[role]).map((role) => accessMatrixRoleLabels[role]);
  const byToken = tokens === 'none' ? 'Anahtarla yapılamaz' : tokenAccessLabels[tokens];
  return `${accessKindLabels[kind]} · ${people.join(', ')} · ${byToken}`;
}
