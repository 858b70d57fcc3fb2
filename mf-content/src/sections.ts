import { section as accessTokens } from './access-tokens/section.ts';
import { section as auditLog } from './audit-log/section.ts';
import { section as backups } from './backups/section.ts';
import { section as blogCategories } from './blog/categories/section.ts';
import { section as blog } from './blog/section.ts';
import { section as content } from './content-manager/section.ts';
import { section as email } from './email/section.ts';
import { section as legalTexts } from './legal-texts/section.ts';
import { section as media } from './media/section.ts';
import { section as menus } from './menus/section.ts';
import { section as pages } from './pages/section.ts';
import { section as privacy } from './privacy/section.ts';
import { section as securityAlerts } from './security-alerts/section.ts';
import { section as settings } from './settings/section.ts';
import { section as setup } from './setup/section.ts';
import { section as systemHealth } from './system-health/section.ts';
import { section as testimonials } from './testimonials/section.ts';
import { section as users } from './users/section.ts';

/** The sections of the back office that this remote shows, one a line, in alphabetical order: the build reads them. */
export const sections = {
  accessTokens,
  auditLog,
  backups,
  blog,
  blogCategories,
  content,
  email,
  legalTexts,
  media,
  menus,
  pages,
  privacy,
  securityAlerts,
  settings,
  setup,
  systemHealth,
  testimonials,
  users,
};
