import {
  CHECK_BACKUP_JOB,
  CHECK_URLS_JOB,
  isEmailJob,
  jobKinds,
  MAKE_BACKUP_JOB,
  REMOVE_BACKUP_FILE_JOB,
} from '@practice/contracts';
import { expect, it } from 'vitest';
import { createServices } from './services.ts';

const services = createServices();
const kindsOf = (name: string) => Object.keys(services.find((service) => service.name === name)?.jobs ?? {});

it('every kind of background job has a line that says what it is for', () => {
  const ofServices = services.flatMap(({ jobs = {} }) => Object.keys(jobs));
  const ofGateway = [CHECK_BACKUP_JOB, CHECK_URLS_JOB, MAKE_BACKUP_JOB, REMOVE_BACKUP_FILE_JOB];
  expect(Object.keys(jobKinds).sort()).toEqual([...ofServices, ...ofGateway].sort());
});

it('what messaging does are e-mails', () => {
  expect(Object.keys(jobKinds).filter(isEmailJob).sort()).toEqual(kindsOf('messaging').sort());
});
