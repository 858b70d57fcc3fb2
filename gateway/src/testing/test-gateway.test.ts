import { keep } from '@practice/service-kit';
import { helpsDatabase } from '@practice/service-kit/testing';
import { isAboutEmbedded } from '@practice/tooling/testing/about-embedded';
import { beforeAll, expect, it } from 'vitest';
import { testGateway } from './test-gateway.ts';

isAboutEmbedded();
let reads = 0;
const menu = keep(['menu.changed'], async () => ++reads);
beforeAll(menu);
testGateway();

it('a gateway of tests keeps nothing of an earlier file', async () => {
  expect(await menu()).toBe(2);
});

it('a gateway of tests queries in the way that the run asks for', async () => {
  expect(await helpsDatabase()).toBe(process.env.LIST_EXECUTOR !== 'database');
});
