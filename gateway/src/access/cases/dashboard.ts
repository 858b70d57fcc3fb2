import { type GraphQLCases, type RestCases, staff } from '../access-case.ts';

export const rest: RestCases = {
  'GET /api/dashboard': { people: staff, good: {}, bad: [] },
  'GET /api/dashboard/messages': { people: staff, good: {}, bad: [] },
  'GET /api/email/state': { people: staff, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.mailState': { document: '{ mailState { problem } }', people: staff, good: {}, bad: [] },
  'Query.dashboard': {
    document: `{ dashboard {
      date today { id childName } next { id } waiting { total items { answerDueAt appointment { id } } }
      promise { requests inTime } remindersDue { id } week { date booked capacity } rates { payment } ages { group appointments }
      totalRevenue pendingPayment months { month revenue }
    } }`,
    people: staff,
    good: {},
    bad: [],
  },
  'Query.dashboardMessages': {
    document: `{ dashboardMessages {
      unread { id name } unreadCount failedEmails { id about subjectId appointment { childName } } failedEmailCount
      emailsWaitFor
    } }`,
    people: staff,
    good: {},
    bad: [],
  },
};
