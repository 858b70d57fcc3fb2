import { Box, Flex, SimpleGrid, Text } from '@practice/ui';
import { formatMoney, type TableColumn } from '@practice/ui/admin';
import {
  ActiveBadge,
  FormClaimWarning,
  RecordDialog,
  RecordScreen,
  useRecordEditor,
  useRecordList,
  useRecordOrder,
  useRecordRemoval,
} from '@practice/ui/records';
import type { ReactNode } from 'react';
import { PageFields } from './page-fields.tsx';
import { type Service, services } from './services.ts';

const { Field } = services;

/** The services of the practice, in the order in which visitors see them. */
export default function ServicesScreen() {
  const list = useRecordList(services);
  const editor = useRecordEditor(services, list);
  return (
    <RecordScreen
      records={services}
      list={list}
      editor={editor}
      removal={useRecordRemoval(services, list)}
      order={useRecordOrder(services, list)}
      description="Sitede ve randevu formunda bu sırayla görünürler"
      empty={{ icon: 'heart-handshake', description: 'Ailelerin randevu isteyebileceği ilk hizmeti ekleyin.' }}
      columns={columns}
      card={(service, actions) => <ServiceCard service={service} actions={actions} />}
    >
      <RecordDialog editor={editor} size="lg">
        <Field.Text name="title" />
        <Field.TextArea name="description" rows={2} hint="Sitedeki kartta görünür." />
        <Box>
          <Field.TextArea name="details" hint="Uzun metin boşken hizmetin kendi sayfasında görünür." />
          <FormClaimWarning names={['title', 'description', 'details']} />
        </Box>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <Field.Amount name="price" />
          <Field.Number name="duration" placeholder="50" />
          <Field.Select name="iconName" placeholder="Filiz" />
        </SimpleGrid>
        <PageFields />
        <Field.Checkbox
          name="isActive"
          label="Aktif"
          hint="Pasif bir hizmet sitede görünmez ve yeni randevularda seçilemez."
        />
      </RecordDialog>
    </RecordScreen>
  );
}

const columns: TableColumn<Service>[] = [
  {
    key: 'title',
    title: 'Hizmet',
    width: '55%',
    isFixed: true,
    cell: (service) => (
      <Box minW="0">
        <Text fontWeight="medium">{service.title}</Text>
        <Text color="fg.muted" fontSize="sm" lineClamp="1">
          {service.description}
        </Text>
      </Box>
    ),
  },
  {
    key: 'duration',
    title: 'Süre',
    width: '4.5rem',
    cell: ({ duration }) => <Text whiteSpace="nowrap">{duration ? `${duration} dk` : '—'}</Text>,
  },
  {
    key: 'price',
    title: 'Ücret',
    width: '6.5rem',
    align: 'end',
    cell: ({ price }) => <Text whiteSpace="nowrap">{formatMoney(price)}</Text>,
  },
  { key: 'status', title: 'Durum', width: '5.25rem', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
];

function ServiceCard({ service, actions }: { service: Service; actions: ReactNode }) {
  return (
    <Box>
      <Text fontWeight="semibold">{service.title}</Text>
      <Text color="fg.muted" fontSize="sm" lineClamp="2" mb="2">
        {service.description}
      </Text>
      <Flex align="center" gap="3" fontSize="sm">
        <ActiveBadge isActive={service.isActive} />
        <Text flex="1">
          {[service.duration && `${service.duration} dk`, service.price && formatMoney(service.price)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {actions}
      </Flex>
    </Box>
  );
}
