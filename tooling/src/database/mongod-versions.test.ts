import { expect, test } from 'vitest';
import {
  DOWNLOADED_VERSION,
  isNewer,
  releaseOf,
  whyNotOnKernel,
  whyPassedOver,
  whyWrongVersion,
} from './mongod-versions.ts';

test.each(['7.0.37', '8.0.32', DOWNLOADED_VERSION])('a new folder is begun with MongoDB %s', (version) => {
  expect(whyPassedOver(version, false)).toBeUndefined();
});

test.each(['4.4.29', '6.0.27', '7.3.4', '8.2.6', '8.3.13', '9.0.1'])(
  'MongoDB %s is passed over for a new folder',
  (version) => {
    expect(whyPassedOver(version, false)).toBe(`is MongoDB ${version}; 7.0 or 8.0 is needed`);
  },
);

test.each([
  ['5.0.31', true],
  ['8.2.6', true],
  ['9.0.1', true],
  ['4.4.29', false],
])('a folder that is in use is started with MongoDB %s: %s', (version, starts) => {
  expect(whyPassedOver(version, true) === undefined).toBe(starts);
});

test('releases are compared by number', () => {
  expect(isNewer('10.0', '8.2')).toBe(true);
  expect(isNewer('8.2', '8.0')).toBe(true);
  expect(isNewer('8.0', '8.0')).toBe(false);
  expect(isNewer('7.0', '8.0')).toBe(false);
  expect(releaseOf('8.0.32')).toBe('8.0');
});

/** mongod's own line, in the ways in which its releases write it. */
const refusal = (version: string) =>
  String.raw`{"s":"F","c":"CONTROL","id":20573,"msg":"Wrong mongod version","attr":{"error":"UPGRADE PROBLEM: Found an invalid featureCompatibilityVersion document (ERROR: Location4926900: Invalid featureCompatibilityVersion document in admin.system.version: { _id: \"featureCompatibilityVersion\", version: \"${version}\" }. See https://docs.mongodb.com/. :: caused by :: Invalid feature compatibility version value, expected '7.0' or '7.3' or '8.0'"}}`;

test.each([
  ['6.0', /cannot open data of MongoDB 6\.0\. .*start once with MongoDB 7\.0/],
  ['5.0', /cannot open data of MongoDB 5\.0\. .*start once with MongoDB 6\.0/],
  ['8.2', /cannot open data of MongoDB 8\.2\. .*start with MongoDB 8\.2\./],
])('data of MongoDB %s is refused with what opens it', (data, sentence) => {
  expect(whyWrongVersion(`a line\n${refusal(data)}\nShutting down`, '8.0.32')).toMatch(sentence);
});

test('data whose version mongod does not say is refused with a sentence, too', () => {
  expect(whyWrongVersion('Shutting down', '8.0.32')).toMatch(/Start with the MongoDB that it was last used with/);
});

test.each([
  ['8.0.32', '6.18.9-200.fc43.x86_64', false],
  ['8.0.32', '6.19.0', true],
  ['8.0.32', '6.20.1-generic', true],
  ['8.3.13', '7.0.4+deb13-amd64', true],
  ['8.0.32', '7.0.13-1', true],
  ['8.0.32', '7.0.14-1', false],
  ['8.0.32', '7.1.0', false],
  ['7.0.40', '6.19.3', false],
])('MongoDB %s on Linux %s is named as one that does not start: %s', (version, kernel, isNamed) => {
  expect(whyNotOnKernel(version, { platform: 'linux', kernel })).toEqual(
    isNamed ? expect.stringContaining(`does not run on Linux ${kernel}`) : undefined,
  );
  expect(whyNotOnKernel(version, { platform: 'darwin', kernel })).toBeUndefined();
});
