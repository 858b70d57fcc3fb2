import {
  createEmailTemplateInput,
  deleteUsedInput,
  emailTemplatePreview,
  emailTemplatePreviewInput,
  emailTemplateRecord,
  emailTemplateTest,
  emailTemplateTestInput,
  listEmailTemplatesInput,
  restoreEmailTemplateInput,
  updateEmailTemplateInput,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import { EmailTemplateModel } from '../email-templates/email-template.model.ts';
import type { Resolvers } from '../generated/schema.ts';
import { createEmailTemplate } from './create-email-template.ts';
import { deleteEmailTemplate } from './delete-email-template.ts';
import { exportEmailTemplates } from './export-email-templates.ts';
import { listEmailTemplates } from './list-email-templates.ts';
import { previewEmailTemplate } from './preview-email-template.ts';
import { restoreEmailTemplate } from './restore-email-template.ts';
import { testEmailTemplate } from './test-email-template.ts';
import { updateEmailTemplate } from './update-email-template.ts';

const resolvers: Resolvers = {
  Query: {
    emailTemplates: (_, input, ctx) => listEmailTemplates(ctx, input),
    emailTemplatePreview: (_, { id, input }, ctx) => previewEmailTemplate(ctx, { ...input, id }),
  },
  Mutation: {
    createEmailTemplate: (_, { input }, ctx) => createEmailTemplate(ctx, input),
    updateEmailTemplate: (_, { id, input }, ctx) => updateEmailTemplate(ctx, { ...input, id }),
    deleteEmailTemplate: (_, input, ctx) => deleteEmailTemplate(ctx, input).then(() => true),
    restoreEmailTemplate: (_, input, ctx) => restoreEmailTemplate(ctx, input),
    testEmailTemplate: (_, input, ctx) => testEmailTemplate(ctx, input),
  },
};

const path = '/api/email-templates';
const routes: Route[] = [
  get(path, listEmailTemplates, {
    summary: 'The templates of e-mails by name: all for admins, for other staff those that they can send by hand.',
    query: listEmailTemplatesInput,
    list: emailTemplateRecord,
  }),
  get(`${path}/export`, (ctx) => exportEmailTemplates(ctx), {
    summary: 'Admins: the templates as CSV, without their contents.',
    files: ['text/csv'],
  }),
  post(path, createEmailTemplate, {
    summary: 'Admins: a new template.',
    body: createEmailTemplateInput,
    response: emailTemplateRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put(`${path}/:id`, updateEmailTemplate, {
    summary: 'Admins: changes a template; of a built-in one subject, heading, content and whether it is active.',
    body: updateEmailTemplateInput,
    response: emailTemplateRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del(`${path}/:id`, deleteEmailTemplate, {
    summary: 'Admins: deletes a template; a built-in one is refused.',
    query: deleteUsedInput.omit({ id: true }),
    problems: ['CONFLICT', 'RECORD_IN_USE'],
  }),
  post(`${path}/:id/restore`, restoreEmailTemplate, {
    summary: 'Admins: gives a built-in template the texts back that came with the product.',
    body: restoreEmailTemplateInput,
    isBodyOptional: true,
    response: emailTemplateRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  post(`${path}/:id/preview`, previewEmailTemplate, {
    summary: 'Admins: the e-mail that somebody would get, with data of nobody or of an appointment.',
    body: emailTemplatePreviewInput,
    isBodyOptional: true,
    response: emailTemplatePreview,
  }),
  post(`${path}/:id/test`, testEmailTemplate, {
    summary: 'Admins: sends the template to an address, with data of nobody; says what the mail server said.',
    body: emailTemplateTestInput,
    response: emailTemplateTest,
  }),
];

/** The texts of e-mails, as staff change them. */
export const templateManagement: Feature = { models: [EmailTemplateModel], resolvers, routes };
