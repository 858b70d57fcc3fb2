import Handlebars from 'handlebars';
import { partials } from './templates.ts';

/** Texts, and lists of texts. */
export type TemplateValues = Record<string, string | string[]>;
type Render = (values: TemplateValues) => string;

const handlebars = Handlebars.create();
handlebars.registerPartial(partials);
const compiled = new Map<string, Render>();

/** Renders a template; values are escaped for HTML. A missing value is an error. */
export function renderHtml(template: string, values: TemplateValues): string {
  return compile(template, false)(values);
}

/** Renders a plain-text template. */
export function renderText(template: string, values: TemplateValues): string {
  return compile(template, true)(values);
}

function compile(template: string, noEscape: boolean): Render {
  const known = compiled.get(template);
  if (known) return known;
  const render: Render = handlebars.compile(template, { strict: true, noEscape });
  compiled.set(template, render);
  return render;
}
