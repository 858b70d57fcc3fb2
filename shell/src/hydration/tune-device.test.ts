import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tuneDevice } from './tune-device.ts';

type Device = { deviceMemory?: number; hardwareConcurrency?: number; connection?: object };

/** Runs it as a page does: from its source text, without access to this module. */
function run(device: Device): void {
  vi.stubGlobal('navigator', device);
  new Function(`(${tuneDevice.toString()})()`)();
}

/** What the parser would add to the page, and the addresses that are then in it. */
async function parse(loading: 'lazy' | 'eager' = 'lazy'): Promise<(string | null)[]> {
  const picture = document.createElement('picture');
  document.body.append(picture);
  const source = Object.assign(document.createElement('source'), {
    srcset: '/p/320-80.avif 320w, /p/640-80.avif 640w',
  });
  const image = document.createElement('img');
  image.setAttribute('loading', loading);
  Object.defineProperty(image, 'loading', { value: loading });
  image.setAttribute('src', '/p/640-80.jpg');
  picture.append(source);
  picture.append(image);
  await Promise.resolve();
  return [source.getAttribute('srcset'), image.getAttribute('src')];
}

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  delete document.documentElement.dataset.device;
});

const strong = { deviceMemory: 8, hardwareConcurrency: 8 };

it.each<[string, Device, string | undefined]>([
  ['little memory', { ...strong, deviceMemory: 2 }, 'low'],
  ['few cores', { ...strong, hardwareConcurrency: 2 }, 'low'],
  ['a slow network', { ...strong, connection: { effectiveType: '3g' } }, 'low'],
  ['a very slow network', { ...strong, connection: { effectiveType: 'slow-2g' } }, 'low'],
  ['the wish to save data', { ...strong, connection: { effectiveType: '4g', saveData: true } }, 'low'],
  ['plenty of all', { ...strong, connection: { effectiveType: '4g' } }, 'high'],
  ['something between', { deviceMemory: 4, hardwareConcurrency: 8 }, undefined],
  ['a browser that says nothing', {}, undefined],
])('with %s', (_what, device, expected) => {
  run(device);
  expect(document.documentElement.dataset.device).toBe(expected);
});

it('lowers the quality of pictures that are not being loaded yet', async () => {
  run({ hardwareConcurrency: 2 });
  expect(await parse()).toEqual(['/p/320-60.avif 320w, /p/640-60.avif 640w', '/p/640-60.jpg']);
});

it('raises it on a strong device', async () => {
  run(strong);
  expect(await parse()).toEqual(['/p/320-95.avif 320w, /p/640-95.avif 640w', '/p/640-95.jpg']);
});

it.each<[string, Device, 'lazy' | 'eager']>([
  ['that the browser loads at once', { hardwareConcurrency: 2 }, 'eager'],
  ['on any other device', {}, 'lazy'],
])('leaves pictures %s as they are', async (_what, device, loading) => {
  run(device);
  expect(await parse(loading)).toEqual(['/p/320-80.avif 320w, /p/640-80.avif 640w', '/p/640-80.jpg']);
});

it('ends with the page: what comes later is rendered for the device', async () => {
  run({ hardwareConcurrency: 2 });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect((await parse())[1]).toBe('/p/640-80.jpg');
});
