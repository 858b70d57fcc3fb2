import { contactMessages } from './contact-messages/feature.ts';
import { dashboard } from './dashboard/feature.ts';
import { emailConnection } from './email-connection/feature.ts';
import { mailState } from './mail-state/feature.ts';
import { notificationSettings } from './notification-settings/feature.ts';
import { outbox } from './outbox/feature.ts';
import { refusedAddresses } from './refused-addresses/feature.ts';
import { screenFailures } from './screen-failures/feature.ts';
import { templateManagement } from './template-management/feature.ts';

/** Features that bring their own models, resolvers and routes, one a line, in alphabetical order. */
export const features = {
  contactMessages,
  dashboard,
  emailConnection,
  mailState,
  notificationSettings,
  outbox,
  refusedAddresses,
  screenFailures,
  templateManagement,
};
