import { accessMatrix } from './access-matrix/feature.ts';
import { backups } from './backups/feature.ts';
import { consents } from './consents/feature.ts';
import { dataBreaches } from './data-breaches/feature.ts';
import { dataRequests } from './data-requests/feature.ts';
import { exampleData } from './example-data/feature.ts';
import { passkeys } from './passkeys/feature.ts';
import { passwords } from './passwords/feature.ts';
import { retention } from './retention/feature.ts';
import { securityAlerts } from './security-alerts/feature.ts';
import { selfCheckRuns } from './self-check-runs/feature.ts';
import { systemHealth } from './system-health/feature.ts';
import { twoStep } from './two-step/feature.ts';
import { users } from './users/feature.ts';

/** Features that bring their own models, resolvers and routes, one a line, in alphabetical order. */
export const features = {
  accessMatrix,
  backups,
  consents,
  dataBreaches,
  dataRequests,
  exampleData,
  passkeys,
  passwords,
  retention,
  securityAlerts,
  selfCheckRuns,
  systemHealth,
  twoStep,
  users,
};
