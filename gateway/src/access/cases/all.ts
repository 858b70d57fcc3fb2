import type { GraphQLCases, RestCases } from '../access-case.ts';
import { graphqlCasesOf, restCasesOf } from '../mutation-calls.ts';
import type { MutationCases } from '../mutation-case.ts';
import * as accessMatrix from './access-matrix.ts';
import * as appointmentEmails from './appointment-emails.ts';
import * as appointmentPage from './appointment-page.ts';
import * as appointments from './appointments.ts';
import * as assessments from './assessments.ts';
import * as backups from './backups.ts';
import * as blog from './blog.ts';
import * as blogCategories from './blog-categories.ts';
import * as calendar from './calendar.ts';
import * as calendarManagement from './calendar-management.ts';
import * as childProfiles from './child-profiles.ts';
import * as clinicalNotes from './clinical-notes.ts';
import * as competitorNotes from './competitor-notes.ts';
import * as consentEntries from './consent-entries.ts';
import * as consents from './consents.ts';
import * as contactMessages from './contact-messages.ts';
import * as content from './content.ts';
import * as contentRevisions from './content-revisions.ts';
import * as dashboard from './dashboard.ts';
import * as dataBreaches from './data-breaches.ts';
import * as dataRequests from './data-requests.ts';
import * as editors from './editors.ts';
import * as emailTemplates from './email-templates.ts';
import * as exampleData from './example-data.ts';
import * as files from './files.ts';
import * as identity from './identity.ts';
import * as keywords from './keywords.ts';
import * as localPages from './local-pages.ts';
import * as media from './media.ts';
import * as menus from './menus.ts';
import * as messaging from './messaging.ts';
import * as missingAddresses from './missing-addresses.ts';
import * as pages from './pages.ts';
import * as passkeys from './passkeys.ts';
import * as passwordLinks from './password-links.ts';
import * as records from './records.ts';
import * as redirects from './redirects.ts';
import * as remotes from './remotes.ts';
import * as retention from './retention.ts';
import * as securityAlerts from './security-alerts.ts';
import * as selfChecks from './self-checks.ts';
import * as seo from './seo.ts';
import * as seoAnalytics from './seo-analytics.ts';
import * as series from './series.ts';
import * as session from './session.ts';
import * as siteSearch from './site-search.ts';
import * as staffAppointments from './staff-appointments.ts';
import * as systemHealth from './system-health.ts';
import * as therapyServices from './therapy-services.ts';
import * as urlAnalytics from './url-analytics.ts';
import * as urlHealth from './url-health.ts';

const services = [
  accessMatrix,
  appointmentEmails,
  appointmentPage,
  appointments,
  assessments,
  backups,
  blog,
  blogCategories,
  calendar,
  calendarManagement,
  childProfiles,
  clinicalNotes,
  competitorNotes,
  consentEntries,
  consents,
  contactMessages,
  content,
  contentRevisions,
  dashboard,
  dataBreaches,
  dataRequests,
  editors,
  emailTemplates,
  exampleData,
  files,
  identity,
  passkeys,
  passwordLinks,
  keywords,
  localPages,
  media,
  menus,
  messaging,
  missingAddresses,
  pages,
  redirects,
  selfChecks,
  retention,
  securityAlerts,
  seo,
  seoAnalytics,
  series,
  siteSearch,
  staffAppointments,
  systemHealth,
  therapyServices,
  urlAnalytics,
  urlHealth,
  records,
];

/** What changes something, through GraphQL and REST alike. */
export const mutations: MutationCases = Object.assign(
  {},
  ...services.map((cases) => ('mutations' in cases ? cases.mutations : {})),
);

/** The cases of every REST call. */
export const rest: RestCases = Object.assign(
  restCasesOf(mutations),
  session.rest,
  remotes.rest,
  ...services.map((cases) => cases.rest),
);

/** The cases of every query and mutation. */
export const graphql: GraphQLCases = Object.assign(
  graphqlCasesOf(mutations),
  ...services.map((cases) => cases.graphql),
);
