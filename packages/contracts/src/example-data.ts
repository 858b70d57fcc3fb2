import { z } from './zod-setup.ts';

/** The job that takes the example data away once a backup of it has passed its check. */
export const REMOVE_EXAMPLE_DATA_JOB = 'remove-example-data';

/**
 * What the demonstration is made of, in the order in which it goes: first the invented practice, with which the site closes;
 * pictures when nothing shows them any more.
 */
export const exampleDataKindLabels = {
  setting: 'Site ayarı',
  legalText: 'Yasal metin',
  appointment: 'Randevu',
  blogPost: 'Blog yazısı',
  page: 'Sayfa',
  localPage: 'Şehir sayfası',
  testimonial: 'Danışan yorumu',
  mediaItem: 'Görsel',
  user: 'Kullanıcı',
};
export type ExampleDataKind = keyof typeof exampleDataKindLabels;
export const exampleDataKinds = Object.keys(exampleDataKindLabels) as [ExampleDataKind, ...ExampleDataKind[]];

/** `untouched` goes; what was `edited`, or is `used` by something real, stays. */
export const exampleRecordStates = ['untouched', 'edited', 'used'] as const;
export type ExampleRecordState = (typeof exampleRecordStates)[number];

/** What is no example data and belongs to an example record, or needs it. */
export const exampleUseLabels = {
  accessToken: 'erişim anahtarı',
  appointment: 'aynı çocuğun randevusu',
  appointmentFile: 'dosya',
  assessment: 'değerlendirme',
  blogPostDraft: 'taslak',
  childProfile: 'doldurulmuş çocuk dosyası',
  clinicalNote: 'klinik not',
  consent: 'bu metne verilmiş onay',
  menuItem: 'menü öğesi',
  metaTag: 'düzenlenmiş meta etiketi',
  page: 'içinde gösterildiği yer',
  redirect: 'yönlendirme',
  secondStep: 'iki adımlı giriş',
};
export type ExampleUseKind = keyof typeof exampleUseLabels;
export const exampleUseKinds = Object.keys(exampleUseLabels) as [ExampleUseKind, ...ExampleUseKind[]];

export const exampleUse = z
  .object({
    kind: z.enum(exampleUseKinds),
    count: z.number().int(),
    names: z.array(z.string()).meta({ description: 'Of some of them, where they have names.' }),
  })
  .meta({ id: 'ExampleUse' });

export const exampleRecord = z
  .object({
    kind: z.enum(exampleDataKinds),
    id: z.string(),
    name: z.string(),
    state: z.enum(exampleRecordStates),
    uses: z.array(exampleUse).meta({ description: 'What needs it; of one that is not edited.' }),
  })
  .meta({ id: 'ExampleRecord' });

export const exampleRemovalStates = ['backingUp', 'removing', 'done', 'failed'] as const;

/** How far the taking away is that an admin started. */
export const exampleRemoval = z
  .object({
    state: z.enum(exampleRemovalStates),
    problem: z.string().nullable().meta({ description: 'Why it was given up.' }),
  })
  .meta({ id: 'ExampleRemoval' });

export const exampleData = z
  .object({
    records: z.array(exampleRecord).meta({ description: 'In the order in which they go.' }),
    removal: exampleRemoval
      .nullable()
      .meta({ description: 'The last one; null: none was started in the last months.' }),
  })
  .meta({ id: 'ExampleData' });

export type ExampleUse = z.infer<typeof exampleUse>;
export type ExampleRecord = z.infer<typeof exampleRecord>;
export type ExampleRemoval = z.infer<typeof exampleRemoval>;
export type ExampleData = z.infer<typeof exampleData>;

/** The example records that a removal would take, by kind in its order. */
export function removableExamples(records: readonly ExampleRecord[]): { kind: ExampleDataKind; count: number }[] {
  return exampleDataKinds.flatMap((kind) => {
    const count = records.filter((record) => record.kind === kind && record.state === 'untouched').length;
    return count > 0 ? [{ kind, count }] : [];
  });
}
