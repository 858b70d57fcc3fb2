import { model, Schema, type Types } from 'mongoose';

/** A menu of the site; those of `header` and `footer` are shown on every page. */
export type Menu = {
  name: string;
  slug: string;
  location: string;
  description: string | null;
  isActive: boolean;
  version: number;
};

/** An entry of a menu; `parentId` makes the tree. */
export type MenuItem = {
  menuId: Types.ObjectId;
  parentId: Types.ObjectId | null;
  title: string;
  url: string;
  orderIndex: number;
  isActive: boolean;
  target: '_self' | '_blank';
  icon: string | null;
  cssClasses: string | null;
  pageId: Types.ObjectId | null;
  type: 'link' | 'page';
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export type StoredMenu = Menu & { _id: Types.ObjectId };
export type StoredMenuItem = MenuItem & { _id: Types.ObjectId };

const menuSchema = new Schema<Menu>(
  {
    name: { type: String, required: true },
    slug: { type: String, required: true, unique: true },
    location: { type: String, default: 'header' },
    description: { type: String, default: null },
    isActive: { type: Boolean, default: true },
    version: { type: Number, default: 1 },
  },
  { collection: 'menus', timestamps: true, versionKey: false },
);

const itemSchema = new Schema<MenuItem>(
  {
    menuId: { type: Schema.Types.ObjectId, required: true },
    parentId: { type: Schema.Types.ObjectId, default: null },
    title: { type: String, required: true },
    url: { type: String, required: true },
    orderIndex: { type: Number, default: 0 },
    isActive: { type: Boolean, default: true },
    target: { type: String, enum: ['_self', '_blank'], default: '_self' },
    icon: { type: String, default: null },
    cssClasses: { type: String, default: null },
    pageId: { type: Schema.Types.ObjectId, default: null },
    type: { type: String, enum: ['link', 'page'], default: 'link' },
    version: { type: Number, default: 1 },
  },
  { collection: 'menu_items', timestamps: true, versionKey: false },
);
itemSchema.index({ menuId: 1, orderIndex: 1 });
itemSchema.index({ pageId: 1 });

export const MenuModel = model('Menu', menuSchema);
export const MenuItemModel = model('MenuItem', itemSchema);
