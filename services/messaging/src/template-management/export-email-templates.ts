import { assertCan, type FileResponse, type ServiceContext, tableFile } from '@practice/service-kit';
import { listEmailTemplates } from './list-email-templates.ts';

const headings = ['id', 'name', 'category', 'subject', 'isActive', 'updatedAt', 'createdAt'] as const;

/** Every template as a row, by name; without their contents. */
export async function exportEmailTemplates(ctx: ServiceContext): Promise<FileResponse> {
  assertCan(ctx, 'email:read');
  const templates = await listEmailTemplates(ctx, {});
  const rows = templates.map((template) => headings.map((heading) => String(template[heading] ?? '')));
  return tableFile('email_templates', 'csv', { headings, rows });
}
