import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { saveSettings } from './save-settings.ts';

useTestDatabase([createService()]);

const save = (value: string, role: 'admin' | 'moderator') =>
  saveSettings(contextFor(role), { settings: [{ key: 'office_map_embed', value }] });

it('the map of a map service is for all who edit the settings', async () => {
  const code = '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>';
  expect((await save(code, 'moderator')).errors).toEqual([]);
});

it.each(['https://evil.example/embed', 'https://www.google.com.evil.example/maps/embed', 'https://sites.google.com/x'])(
  'the map of %s, which is no map service, is for admins',
  async (address) => {
    await expect(save(address, 'moderator')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      errors: [{ field: 'office_map_embed', message: expect.stringContaining('yalnız yönetici') }],
    });
    expect((await save(address, 'admin')).errors).toEqual([]);
  },
);
