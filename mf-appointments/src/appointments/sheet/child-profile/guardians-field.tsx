import { guardianInput, MAX_GUARDIANS } from '@practice/contracts';
import { Box, Button, Flex, Text, TextField } from '@practice/ui';
import { PlusIcon, TrashIcon } from '@practice/ui/icons';
import { type Guardian, readGuardians } from './child-profiles.ts';

type GuardiansFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

const inputs = { name: 'Ad soyad', relation: 'Yakınlığı', phone: 'Telefon', email: 'E-posta' } as const;

/** The people around a child beside the parent, one below the other. */
export function GuardiansField({ label, value, onChange, error }: GuardiansFieldProps) {
  const guardians = readGuardians(value);
  const refused = guardians.map((guardian) => (error ? problemsOf(guardian) : {}));
  const change = (next: Guardian[]) => onChange(next.length === 0 ? '' : JSON.stringify(next));

  return (
    <Box role="group" aria-label={label} gridColumn="1 / -1" display="grid" gap="3">
      <Text fontWeight="medium">{label}</Text>
      {guardians.map((guardian, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
          key={index}
          role="group"
          aria-label={guardian.name || `${index + 1}. kişi`}
          p="3"
          borderWidth="1px"
          borderRadius="md"
        >
          <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            {Object.entries(inputs).map(([name, text]) => (
              <TextField
                key={name}
                label={text}
                required={name === 'name'}
                autoComplete="off"
                value={guardian[name as keyof Guardian]}
                error={refused[index]?.[name]}
                onChange={({ target }) =>
                  change(guardians.map((each, at) => (at === index ? { ...each, [name]: target.value } : each)))
                }
              />
            ))}
          </Box>
          <Flex justify="flex-end" mt="2">
            <Button size="sm" variant="outline" onClick={() => change(guardians.filter((_, at) => at !== index))}>
              <TrashIcon />
              Kaldır
            </Button>
          </Flex>
        </Box>
      ))}
      {error && refused.every((fields) => Object.keys(fields).length === 0) ? (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      ) : null}
      {guardians.length < MAX_GUARDIANS ? (
        <Box>
          <Button
            size="sm"
            variant="outline"
            onClick={() => change([...guardians, { name: '', relation: '', phone: '', email: '' }])}
          >
            <PlusIcon />
            Yakın ekle
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

/** What is wrong with a person, at the input where it is. */
function problemsOf(guardian: Guardian): Record<string, string> {
  const { error } = guardianInput.safeParse(guardian);
  return Object.fromEntries([...(error?.issues ?? [])].reverse().map(({ path, message }) => [path[0], message]));
}
