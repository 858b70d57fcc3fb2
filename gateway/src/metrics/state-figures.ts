import {
  callService,
  countOpenJobs,
  databaseRoundTrip,
  diskSpace,
  eventsBehindByService,
  productVersion,
  serviceStates,
} from '@practice/service-kit';

type Reading = { value: number } & Record<string, string | number>;

/** A figure that is read anew each time it is asked for. */
export type Figure = { name: string; help: string; labels?: string[]; read: () => Promise<Reading[]> };

/** The state of the product as this gateway sees it. */
export function stateFigures(dataDir: string): Figure[] {
  return [
    {
      name: 'practice_build_info',
      help: 'The version of the product and of Node; always 1.',
      labels: ['version', 'node'],
      read: async () => [{ version: productVersion(), node: process.version, value: 1 }],
    },
    {
      name: 'practice_database_up',
      help: 'Whether the database answers within a second.',
      read: async () => [{ value: (await databaseRoundTrip()) === null ? 0 : 1 }],
    },
    {
      name: 'practice_database_round_trip_seconds',
      help: 'How long the database takes to answer a small query.',
      read: async () => {
        const ms = await databaseRoundTrip();
        return ms === null ? [] : [{ value: ms / 1000 }];
      },
    },
    {
      name: 'practice_service_up',
      help: 'Whether a service answers; one in the process of the gateway does.',
      labels: ['service'],
      read: async () => (await serviceStates()).map(({ name, isUp }) => ({ service: name, value: Number(isUp) })),
    },
    {
      name: 'practice_events_behind',
      help: 'Events that a service has still to handle.',
      labels: ['service'],
      read: async () => (await eventsBehindByService()).map(({ service, behind }) => ({ service, value: behind })),
    },
    {
      name: 'practice_jobs',
      help: 'Jobs that are not done, by kind and state.',
      labels: ['kind', 'state'],
      read: async () => (await countOpenJobs()).map(({ kind, state, count }) => ({ kind, state, value: count })),
    },
    {
      name: 'practice_backup_last_verified_timestamp_seconds',
      help: 'When the newest backup was made that passed its check; no value without one.',
      read: async () => {
        const { verifiedAt } = await callService('identity', 'getBackupsState', {});
        return verifiedAt === null ? [] : [{ value: Date.parse(verifiedAt) / 1000 }];
      },
    },
    {
      name: 'practice_data_folder_free_bytes',
      help: 'Free space on the disk of the data folder.',
      read: async () => [{ value: (await diskSpace(dataDir)).freeBytes }],
    },
  ];
}
