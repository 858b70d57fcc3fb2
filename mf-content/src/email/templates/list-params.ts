import { emailTemplateCategories, emailTemplateCategoryLabels, z } from '@practice/contracts';
import { shownRecords } from '@practice/ui/records';
import type { Template } from './templates.ts';

export const templateSorts = ['name', 'category', 'updated'] as const;
export type TemplateSort = (typeof templateSorts)[number];

/** What the list shows, kept in the address; '' does not narrow it. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  category: z.union([z.enum(emailTemplateCategories), z.literal('')]).default(''),
  status: z.enum(['', 'active', 'inactive', 'changed']).default(''),
  sort: z.enum(templateSorts).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
});

export type ListValues = z.output<typeof listParams>;

/** Names come from A on, what was changed last comes first. */
export function firstDirection(sort: TemplateSort): 'asc' | 'desc' {
  return sort === 'updated' ? 'desc' : 'asc';
}

const sortedBy: Record<TemplateSort, (template: Template) => string> = {
  name: ({ name }) => name,
  category: ({ category, name }) => `${emailTemplateCategoryLabels[category]} ${name}`,
  updated: ({ updatedAt }) => updatedAt ?? '',
};

/** The templates that the address asks for. */
export function shownTemplates(rows: readonly Template[], { q, category, status, sort, direction }: ListValues) {
  return shownRecords(rows, {
    search: q,
    text: ({ name, subject }) => [name, subject],
    accepts: (template) => (category === '' || template.category === category) && hasStatus(template, status),
    sortBy: sortedBy[sort],
    direction,
  });
}

function hasStatus({ isActive, isChanged }: Template, status: ListValues['status']): boolean {
  if (status === 'changed') return isChanged;
  return status === '' || isActive === (status === 'active');
}
