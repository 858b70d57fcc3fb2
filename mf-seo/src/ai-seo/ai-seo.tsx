import { Anchor, Box, Button, Flex, SelectField, Stack, Text } from '@practice/ui';
import { EmptyState, ProblemPanel, StatusBadge } from '@practice/ui/admin';
import { sectionHref, useStaff } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { useEffect, useState } from 'react';
import { LlmsSettingDocument } from '../generated/graphql.ts';
import { useSeoPages } from '../seo-pages/use-seo-pages.ts';
import { type PageData, readPageData } from './read-page-data.ts';

/** Where what is missing is entered. */
const places: Record<string, { label: string; params: Record<string, string> }> = {
  address: { label: 'adres', params: { tab: 'content', focus: 'contact_address' } },
  telephone: { label: 'telefon', params: { tab: 'content', focus: 'contact_phone' } },
  name: { label: 'ad', params: { tab: 'general', focus: 'site_name' } },
  url: { label: 'site adresi', params: { tab: 'general', focus: 'site_url' } },
};

/** The structured data of the site's pages as it is there, checked, and the list for language models: a tab of SEO. */
export default function AiSeo() {
  const { pages } = useSeoPages();
  const [path, setPath] = useState('/');
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ path: string; data: PageData[] | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same page again
  useEffect(() => {
    let isCurrent = true;
    readPageData(path)
      .catch(() => null)
      .then((data) => {
        if (isCurrent) setFound({ path, data });
      });
    return () => {
      isCurrent = false;
    };
  }, [path, attempt]);

  const shown = found?.path === path ? found : null;
  return (
    <Stack gap="5">
      <Text color="fg.muted" maxW="prose">
        Arama motorları ve yapay zekâ araçları kliniğinizi sayfalardaki yapısal veriden (schema.org) tanır. Aşağıdakiler
        sitenizde şu anda yayında olanlardır; ayarlar ve içerik değiştikçe kendiliğinden değişir.
      </Text>
      <ModelsFile />
      <Box maxW="24rem">
        <SelectField
          label="Sayfa"
          name="page"
          value={path}
          options={(pages ?? [{ path: '/', name: 'Ana sayfa' }]).map((page) => ({
            value: page.path,
            label: page.name,
          }))}
          onChange={(event) => setPath(event.target.value)}
        />
      </Box>
      {shown === null ? (
        <Text role="status" color="fg.muted">
          Sayfa okunuyor…
        </Text>
      ) : shown.data === null ? (
        <ProblemPanel message="Sayfa okunamadı." onRetry={() => setAttempt(attempt + 1)} />
      ) : shown.data.length === 0 ? (
        <EmptyState icon="search" title="Bu sayfada yapısal veri yok." />
      ) : (
        shown.data.map((data) => <DataPart key={`${path} ${data.type}`} part={data} />)
      )}
    </Stack>
  );
}

function DataPart({ part: { type, data, missing } }: { part: PageData }) {
  const text = JSON.stringify(data, null, 2);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success({ title: 'Panoya kopyalandı' });
    } catch {
      toast.error({ title: 'Kopyalanamadı', description: 'Metni seçip Ctrl+C ile kopyalayabilirsiniz.' });
    }
  }

  return (
    <Box as="section" aria-label={type} borderWidth="1px" borderRadius="lg" bg="bg.panel" overflow="hidden">
      <Flex align="center" gap="3" wrap="wrap" px="4" py="3" borderBottomWidth="1px">
        <Text as="h2" fontWeight="semibold">
          {type}
        </Text>
        {missing.length === 0 ? (
          <StatusBadge tone="confirmed">Eksiksiz</StatusBadge>
        ) : (
          <StatusBadge tone="pending">{`${missing.length} eksik`}</StatusBadge>
        )}
        <Button size="sm" variant="outline" ms="auto" aria-label={`Kopyala: ${type}`} onClick={() => void copy()}>
          Kopyala
        </Button>
      </Flex>
      {missing.length > 0 ? (
        <Text px="4" pt="3" fontSize="sm">
          Eksik olanlar:{' '}
          {missing.map((field, index) => (
            <span key={field}>
              {index > 0 ? <span>{', '}</span> : null}
              <MissingField field={field} />
            </span>
          ))}
        </Text>
      ) : null}
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-label={`${type} verisi`}
        px="4"
        py="3"
        maxH="22rem"
        overflow="auto"
        fontSize="xs"
        fontFamily="mono"
      >
        {text}
      </Box>
    </Box>
  );
}

function MissingField({ field }: { field: string }) {
  const place = places[field];
  return place ? <Anchor href={sectionHref('settings', place.params)}>{place.label}</Anchor> : <code>{field}</code>;
}

/** Whether /llms.txt is there, with the way to its switch for those who may change it. */
function ModelsFile() {
  const { can } = useStaff();
  const { data } = useQuery(LlmsSettingDocument, { skip: !can('site-setting:write-restricted') });
  const setting = data?.siteSettings.find(({ settingKey }) => settingKey === 'llms_txt_enabled');
  const isOn = setting?.settingValue === 'true';
  return (
    <Box borderWidth="1px" borderRadius="lg" bg="bg.panel" px="4" py="3">
      <Text as="h2" fontWeight="semibold">
        llms.txt
      </Text>
      <Text color="fg.muted" fontSize="sm" mt="0.5">
        {`Sitenin sayfalarını yapay zekâ modelleri için listeleyen dosya. ${data ? (isOn ? 'Şu anda yayında.' : 'Şu anda kapalı.') : ''}`}
      </Text>
      {data ? (
        <Flex gap="4" mt="2" fontSize="sm" wrap="wrap">
          <Anchor href={sectionHref('settings', { tab: 'url_management', focus: 'llms_txt_enabled' })}>
            {isOn ? 'Kapat' : 'Ayarlardan aç'}
          </Anchor>
          {isOn ? (
            <Anchor href="/llms.txt" target="_blank" rel="noopener">
              Dosyayı gör
            </Anchor>
          ) : null}
        </Flex>
      ) : null}
    </Box>
  );
}
