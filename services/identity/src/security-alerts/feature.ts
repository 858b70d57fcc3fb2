import {
  acknowledgedAlerts,
  listSecurityAlertsInput,
  securityAlertRecord,
  securityOverview,
} from '@practice/contracts';
import { type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { acknowledgeAllSecurityAlerts } from './acknowledge-all-security-alerts.ts';
import { acknowledgeSecurityAlert } from './acknowledge-security-alert.ts';
import { getSecurityOverview } from './get-security-overview.ts';
import { listSecurityAlerts } from './list-security-alerts.ts';
import { RefusalBatchModel, SecurityActivityModel } from './security-activity.model.ts';
import { SecurityAlertModel } from './security-alert.model.ts';

const resolvers: Resolvers = {
  Query: {
    securityAlerts: (_, input, ctx) => listSecurityAlerts(ctx, input),
    securityOverview: (_, _input, ctx) => getSecurityOverview(ctx),
  },
  Mutation: {
    acknowledgeSecurityAlert: (_, input, ctx) => acknowledgeSecurityAlert(ctx, input),
    acknowledgeAllSecurityAlerts: (_, _input, ctx) => acknowledgeAllSecurityAlerts(ctx),
  },
};

const routes: Route[] = [
  get('/api/security-alerts', listSecurityAlerts, {
    summary: "Admins: what happened to the site's security, the latest first.",
    query: listSecurityAlertsInput.omit({ page: true, pageSize: true }),
    list: securityAlertRecord,
  }),
  get('/api/security-alerts/overview', (ctx) => getSecurityOverview(ctx), {
    summary: 'Admins: what is watched, and what there was.',
    response: securityOverview,
  }),
  post('/api/security-alerts/acknowledge-all', (ctx) => acknowledgeAllSecurityAlerts(ctx), {
    summary: 'Admins: says that all alerts were seen.',
    sessionOnly: true,
    response: acknowledgedAlerts,
  }),
  post('/api/security-alerts/:id/acknowledge', acknowledgeSecurityAlert, {
    summary: 'Admins: says that an alert was seen; the first one who does stays.',
    sessionOnly: true,
    response: securityAlertRecord,
  }),
];

/** What is watched in the audit log and at the gateways, and of what users are told. */
export const securityAlerts: Feature = {
  models: [SecurityAlertModel, SecurityActivityModel, RefusalBatchModel],
  resolvers,
  routes,
};
