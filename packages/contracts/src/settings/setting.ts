/** What every reader of a setting needs. Pages of the site carry these rows, and nothing else of a setting. */
export type Setting = {
  /** Used while nothing usable is stored; '' for a text that stays empty. */
  default: string;
  /** Text when not given. Booleans and numbers are text here, as in the API. */
  type?: 'boolean' | 'number';
  /** The least and the greatest value of a number. */
  limits?: readonly [min: number, max: number];
  /** A protection that nobody may switch off: it reads as on, whatever is stored, and cannot be written. */
  isAlwaysOn?: true;
  /** Rich text: the content service sanitises it when it is saved and again when it is read. */
  isHtml?: true;
  /** Reads a text: returns it as it is used, undefined when it is unusable. */
  read?: (value: string) => string | undefined;
};

export type Settings = Readonly<Record<string, Setting>>;

export const settingCategories = [
  'general',
  'legal',
  'appearance',
  'contact',
  'social',
  'analytics',
  'url_management',
  'security',
  'content',
  'email',
] as const;
export type SettingCategory = (typeof settingCategories)[number];

/** Categories for admins only; others read their public keys. */
const restrictedCategories: readonly string[] = ['legal', 'analytics', 'url_management', 'security', 'email'];

/** Whether a category is for those alone who have the permissions for restricted settings. */
export function isRestrictedCategory(category: SettingCategory): boolean {
  return restrictedCategories.includes(category);
}

/** What a value is, as the API says it. */
export const settingTypes = ['text', 'boolean', 'number'] as const;

/** How a text looks on the site. */
export type Look =
  | 'badge'
  | 'title'
  | 'lead'
  | 'text'
  | 'button'
  | 'outline-button'
  | 'chip'
  | 'image'
  | 'color'
  | 'switch'
  | 'choice'
  | 'detail'
  | 'bar';

export type SettingOption = { value: string; label: string };

/** How staff edit a setting, and what a value must keep to. */
export type FormField = {
  label: string;
  /** 'text' when not given. */
  type?: 'url' | 'textarea' | 'number' | 'email' | 'tel' | 'image' | 'color' | 'switch' | 'select' | 'password';
  /** Of a select, in its order: no other value can be saved. */
  options?: readonly SettingOption[];
  hint?: string;
  /** What is said of a text in another form than the setting's. */
  formatProblem?: string;
  /** Why a text cannot be stored, where the sentence depends on what is wrong with it; null when it can. */
  problem?: (text: string) => string | null;
  /** By value: what happens to the whole site with it. Staff confirm it before it is saved. */
  consequences?: Readonly<Record<string, string>>;
  /** What happens when the number is lowered. Staff confirm it before it is saved. */
  lowered?: string;
  required?: true;
  minLength?: number;
  maxLength?: number;
  /** Typical values need a whole line of the form, though nothing limits their length. */
  isLong?: boolean;
  /** Its line in the preview; `order` where the page has another order than the form. */
  preview: { look: Look; order?: number };
  /** What is stored of what was typed, where it isn't the text itself. */
  store?: (value: string) => string | undefined;
};

/** Of settings that belong together, what only the back office and the services need. */
export type SettingGroup<Rows extends Settings> = {
  category: SettingCategory;
  /** Anonymous callers get them from GET /api/site-settings. */
  isPublic: boolean;
  /** Those that aren't for anonymous callers all the same. */
  internal?: readonly (keyof Rows)[];
  /** Write-only: they never leave the server. */
  secrets?: readonly (keyof Rows)[];
  /** The group on the settings screen; null: changed over the API only. */
  form: {
    title: string;
    /** Where they appear on the site: the name of the area, and its page. */
    shownAt: { name: string; path: string };
    /** In the order of the form; null: changed over the API only. */
    fields: { readonly [Key in keyof Rows]: FormField | null };
  } | null;
};
