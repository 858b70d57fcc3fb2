import {
  builtInTemplates,
  emailTemplateCategoryLabels,
  isBuiltInTemplate,
  isTemplateVariable,
  templateVariables,
  variablePattern,
} from '@practice/contracts';
import { Badge, type BadgeTone, Box, Flex, Text } from '@practice/ui';
import { formatDate, type TableColumn } from '@practice/ui/admin';
import { ActiveBadge } from '@practice/ui/records';
import type { ReactNode } from 'react';
import type { Template } from './templates.ts';

const tones: Record<Template['category'], BadgeTone> = {
  appointment: 'confirmed',
  system: 'completed',
  marketing: 'pending',
  security: 'unknown',
};

/** `isRoomy`: there is room for subjects. */
export function columnsOf(isRoomy: boolean): TableColumn<Template>[] {
  return isRoomy ? columns : columns.filter(({ key }) => key !== 'subject');
}

const columns: TableColumn<Template>[] = [
  {
    key: 'name',
    title: 'Şablon',
    isFixed: true,
    sortKey: 'name',
    cell: (template) => <NameAndPurpose template={template} />,
  },
  {
    key: 'category',
    title: 'Kategori',
    width: '8rem',
    sortKey: 'category',
    cell: ({ category }) => <CategoryBadge category={category} />,
  },
  {
    key: 'subject',
    title: 'Konu',
    width: '32%',
    cell: ({ subject }) => <Subject text={subject} />,
  },
  { key: 'status', title: 'Durum', width: '9rem', cell: (template) => <State template={template} /> },
  {
    key: 'updated',
    title: 'Güncellendi',
    width: '8rem',
    sortKey: 'updated',
    cell: ({ updatedAt }) => (updatedAt ? formatDate(updatedAt) : '–'),
  },
  {
    key: 'created',
    title: 'Oluşturuldu',
    width: '8rem',
    isHiddenAtFirst: true,
    cell: ({ createdAt }) => (createdAt ? formatDate(createdAt) : '–'),
  },
];

/** What phones show of a template. */
export function TemplateCard({ template, actions }: { template: Template; actions: ReactNode }) {
  return (
    <Box>
      <NameAndPurpose template={template} />
      <Box mt="1" fontSize="sm">
        <Subject text={template.subject} />
      </Box>
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        <CategoryBadge category={template.category} />
        <State template={template} />
        <Box ms="auto">{actions}</Box>
      </Flex>
    </Box>
  );
}

function NameAndPurpose({ template: { id, name } }: { template: Template }) {
  return (
    <Box minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Text>
      <Text data-detail="" color="fg.muted" fontSize="sm">
        {isBuiltInTemplate(id) ? builtInTemplates[id].purpose : 'Randevulardan elle gönderilir.'}
      </Text>
    </Box>
  );
}

/** A subject with the names of its variables as people read them. */
function Subject({ text }: { text: string }) {
  const parts = text.split(variablePattern);
  return (
    <Text overflowWrap="anywhere" lineClamp="2">
      {parts.map((part, index) =>
        index % 2 === 1 && isTemplateVariable(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same variable may stand in it twice
          <Box as="span" key={index} px="1" borderRadius="xs" bg="pine.subtle" color="pine.fg">
            {templateVariables[part].label}
          </Box>
        ) : (
          part
        ),
      )}
    </Text>
  );
}

export function CategoryBadge({ category }: Pick<Template, 'category'>) {
  return <Badge tone={tones[category]}>{emailTemplateCategoryLabels[category]}</Badge>;
}

function State({ template: { isActive, isChanged } }: { template: Template }) {
  return (
    <Flex direction="column" align="flex-start" gap="1">
      <ActiveBadge isActive={isActive} />
      {isChanged ? (
        <Text data-detail="" color="fg.muted" fontSize="sm">
          Değiştirildi
        </Text>
      ) : null}
    </Flex>
  );
}
