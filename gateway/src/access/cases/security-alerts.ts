import { database } from '@practice/service-kit';
import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

/** An alert that nobody has acknowledged. */
async function open(): Promise<{ id: string }> {
  const at = new Date();
  const { insertedId } = await database()
    .collection('security_alerts')
    .insertOne({
      ...{ kind: 'signInLocked', subjectKind: 'address', subjectId: '192.0.2.7', subject: '192.0.2.7', by: null },
      ...{ count: 3, targets: 1, firstAt: at, lastAt: at, notified: 'admins' },
      ...{ acknowledgedAt: null, acknowledgedBy: null },
    });
  return { id: String(insertedId) };
}

const unknownKind = { what: 'a kind that is none', code: 'VALIDATION_FAILED' } as const;

export const rest: RestCases = {
  'GET /api/security-alerts': {
    people: admins,
    good: { query: { state: 'open', kind: 'signInLocked', page: '1', pageSize: '10' } },
    bad: [{ ...unknownKind, input: { query: { kind: 'burglary' } } }],
  },
  'GET /api/security-alerts/overview': { people: admins, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.securityAlerts': {
    document:
      'query($state: SecurityAlertFilter!, $kind: SecurityAlertKind) { securityAlerts(state: $state, kind: $kind) { total items { id kind title message subjectKind subject by count firstAt lastAt notified acknowledgedAt acknowledgedBy } } }',
    people: admins,
    good: { state: 'open', kind: 'signInLocked' },
    bad: [{ ...unknownKind, input: { state: 'all', kind: 'burglary' } }],
  },
  'Query.securityOverview': {
    document:
      '{ securityOverview { isEnabled openAlerts watched { kind watches isOn } challengesToday { asked solved failed } } }',
    people: admins,
    good: {},
    bad: [],
  },
};

const row = { people: admins, leaves: ['security_alerts', 'events'], random: ['acknowledgedAt', 'firstAt', 'lastAt'] };

export const mutations: MutationCases = {
  acknowledgeSecurityAlert: {
    ...row,
    route: 'POST /api/security-alerts/:id/acknowledge',
    good: open,
    bad: [{ what: 'one that is not there', input: { id: 'none' }, code: 'NOT_FOUND' }],
  },
  acknowledgeAllSecurityAlerts: {
    ...row,
    route: 'POST /api/security-alerts/acknowledge-all',
    good: async () => {
      await database().collection('security_alerts').deleteMany({});
      await open();
      return {};
    },
    bad: [],
  },
};
