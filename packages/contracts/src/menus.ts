import { z } from './zod-setup.ts';

export const menuItemTargets = ['_self', '_blank'] as const;
export const menuItemTypes = ['link', 'page'] as const;

export const menuItemRecord = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    menuId: z.string(),
    parentId: z.string().nullable(),
    orderIndex: z.number(),
    isActive: z.boolean(),
    target: z.enum(menuItemTargets),
    icon: z.string().nullable(),
    cssClasses: z.string().nullable(),
    pageId: z.string().nullable(),
    type: z.enum(menuItemTypes),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'MenuItem' });

export const menuRecord = z
  .object({ id: z.string(), name: z.string(), slug: z.string(), location: z.string(), items: z.array(menuItemRecord) })
  .meta({ id: 'Menu' });

export type MenuRecord = z.infer<typeof menuRecord>;
