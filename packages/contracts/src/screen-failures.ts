import { requiredText } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** A section of the back office that failed in somebody's browser. */
export const screenFailureInput = z
  .strictObject({
    section: requiredText(60, 'Bölüm gerekli').meta({ description: 'Its key, such as `dashboard`.' }),
    title: requiredText(100, 'Bölümün adı gerekli').meta({ description: 'Its name on the screen.' }),
    message: z
      .string()
      .max(500, 'En fazla 500 karakter olabilir')
      .nullish()
      .meta({ description: 'Of the error, for the log.' }),
  })
  .meta({ id: 'ScreenFailureInput' });
