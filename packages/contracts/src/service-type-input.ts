import { SERVICE_TYPE_MAX_LENGTH } from './service-types.ts';
import { z } from './zod-mini-setup.ts';

/** A service's slug or its title; the server looks it up among the active services and keeps the slug. */
export const serviceType = z
  .string('Bir hizmet türü seçiniz')
  .check(
    z.trim(),
    z.minLength(1, 'Bir hizmet türü seçiniz'),
    z.maxLength(SERVICE_TYPE_MAX_LENGTH, 'Bir hizmet türü seçiniz'),
  );
