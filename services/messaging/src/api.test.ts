import { callRoute, contextFor, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from './server.ts';
import { request } from './testing/requests.ts';
import { useStubServices } from './testing/stub-services.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
beforeEach(() => request(service, stubs));

const LIST = 'GET /api/notifications/list';
const EMAIL_LIST = 'GET /api/appointments/:appointmentId/emails';
const params = { appointmentId: 'a1' };
const NOTIFICATIONS =
  '{ notifications { id type title message category priority isRead isArchived timestamp actionUrl actionLabel metadata { appointmentId contactMessageId } userId expiresAt } }';
const TEMPLATES =
  '{ emailTemplates { id name category subject heading content variables isActive isBuiltIn isChanged isSendable version createdAt updatedAt } }';
const EMAILS =
  '{ appointmentEmails(appointmentId: "a1") { id kind templateName state reason isAddressRefused attempts sentAt createdAt } }';

describe.each(['user', 'moderator', 'admin'] as const)('REST and GraphQL give %s', (role) => {
  it('the same notifications', async () => {
    const { data } = await queryService(service, contextFor(role), NOTIFICATIONS);
    expect(data?.notifications).toHaveLength(1);
    expect((await callRoute(service, contextFor(role), LIST)).body).toEqual(data);
  });

  it('the same templates', async () => {
    const { data } = await queryService(service, contextFor(role), TEMPLATES);
    expect(data?.emailTemplates).toHaveLength(role === 'admin' ? 14 : 3);
    expect((await callRoute(service, contextFor(role), 'GET /api/email-templates')).body).toEqual(data?.emailTemplates);
  });

  it('the same e-mails of an appointment', async () => {
    const { data } = await queryService(service, contextFor(role), EMAILS);
    expect(data?.appointmentEmails).toHaveLength(2);
    const { body } = await callRoute(service, contextFor(role), EMAIL_LIST, { params });
    expect(body).toEqual(data?.appointmentEmails);
  });
});

it('REST and GraphQL are closed to visitors', async () => {
  const visitor = contextFor('anonymous');
  const unauthenticated = { code: 'UNAUTHENTICATED', status: 401 };
  await expect(callRoute(service, visitor, LIST)).rejects.toMatchObject(unauthenticated);
  await expect(callRoute(service, visitor, EMAIL_LIST, { params })).rejects.toMatchObject(unauthenticated);
  for (const source of [NOTIFICATIONS, EMAILS]) {
    const { data, errors } = await queryService(service, visitor, source);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  }
});
