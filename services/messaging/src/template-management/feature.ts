import { emailTemplateRecord, listEmailTemplatesInput, z } from '@practice/contracts';
import { type Feature, get, type Route } from '@practice/service-kit';
import { EmailTemplateModel } from '../email-templates/email-template.model.ts';
import type { Resolvers } from '../generated/schema.ts';
import { listEmailTemplates } from './list-email-templates.ts';

const resolvers: Resolvers = {
  Query: { emailTemplates: (_, input, ctx) => listEmailTemplates(ctx, input) },
};

const routes: Route[] = [
  get('/api/email-templates', listEmailTemplates, {
    summary: 'The templates of e-mails by name: all for admins, for other staff those that they can send by hand.',
    query: listEmailTemplatesInput,
    response: z.array(emailTemplateRecord),
    list: true,
  }),
];

/** The texts of e-mails, as staff change them. */
export const templateManagement: Feature = { models: [EmailTemplateModel], resolvers, routes };
