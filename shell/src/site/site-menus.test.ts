import { menuTargets } from '@practice/contracts';
import { expect, it } from 'vitest';
import { defaultFooterMenu, defaultHeaderMenu } from './site-menus.ts';

it.each([...defaultHeaderMenu, ...defaultFooterMenu])(
  'the built-in menu entry $title leads to $url, which is there',
  ({ url }) => {
    expect(menuTargets).toContain(url);
  },
);
