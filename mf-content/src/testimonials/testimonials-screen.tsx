import { RATING } from '@practice/contracts';
import { Box, Flex, Text } from '@practice/ui';
import type { TableColumn } from '@practice/ui/admin';
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
import { type Testimonial, testimonials } from './testimonials.ts';

const { Field } = testimonials;

/** The testimonials, in the order in which visitors see them. */
export default function TestimonialsScreen() {
  const list = useRecordList(testimonials);
  const editor = useRecordEditor(testimonials, list);
  return (
    <RecordScreen
      records={testimonials}
      list={list}
      editor={editor}
      removal={useRecordRemoval(testimonials, list)}
      order={useRecordOrder(testimonials, list)}
      description="Ailelerin klinik hakkında söyledikleri, sitedeki sırasıyla"
      empty={{ icon: 'quote', description: 'Yayımlamak için izin aldığınız bir görüşü ekleyin.' }}
      columns={columns}
      card={(testimonial, actions) => <TestimonialCard testimonial={testimonial} actions={actions} />}
    >
      <RecordDialog editor={editor}>
        <Field.Text name="clientName" hint="Kişiyi tanıtmayan bir ad yeterlidir: “A. Y.”" />
        <Field.Text name="clientTitle" hint="Örneğin “8 yaşında bir çocuğun annesi”." />
        <Box>
          <Field.TextArea name="content" />
          <FormClaimWarning names={['content']} />
        </Box>
        <Field.Select name="rating" />
        <Field.Checkbox name="isActive" label="Aktif" hint="Pasif bir referans sitede görünmez." />
      </RecordDialog>
    </RecordScreen>
  );
}

const columns: TableColumn<Testimonial>[] = [
  {
    key: 'client',
    title: 'Kimden',
    width: '14rem',
    isFixed: true,
    cell: ({ clientName, clientTitle }) => (
      <Box minW="0">
        <Text fontWeight="medium">{clientName}</Text>
        <Text color="fg.muted" fontSize="sm">
          {clientTitle}
        </Text>
      </Box>
    ),
  },
  { key: 'content', title: 'İçerik', cell: ({ content }) => <Text lineClamp="2">{content}</Text> },
  { key: 'rating', title: 'Puan', width: '5rem', cell: ({ rating }) => <Rating value={rating} /> },
  { key: 'status', title: 'Durum', width: '6.5rem', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
];

function TestimonialCard({ testimonial, actions }: { testimonial: Testimonial; actions: ReactNode }) {
  const { clientName, clientTitle, content, rating, isActive } = testimonial;
  return (
    <Box>
      <Text fontWeight="semibold">{clientName}</Text>
      <Text color="fg.muted" fontSize="sm">
        {clientTitle}
      </Text>
      <Text lineClamp="3" my="2">
        {content}
      </Text>
      <Flex align="center" gap="3">
        <ActiveBadge isActive={isActive} />
        <Box flex="1">
          <Rating value={rating} />
        </Box>
        {actions}
      </Flex>
    </Box>
  );
}

function Rating({ value }: { value: number }) {
  return (
    <Text whiteSpace="nowrap" fontSize="sm">
      {`${value} / ${RATING.max}`}
    </Text>
  );
}
