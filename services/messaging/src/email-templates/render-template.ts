import Handlebars from 'handlebars';
import { partials } from './templates.ts';

type Render = (values: Record<string, string>) => string;

const handlebars = Handlebars.create();
handlebars.registerPartial(partials);
const compiled = new Map<string, Render>();

/** Renders a template; values are escaped for HTML. A missing value is an error. */
export function renderHtml(template: string, values: Record<string, string>): string {
  return compile(template, false)(values);
}

/** Renders a plain-text template. */
export function renderText(template: string, values: Record<string, string>): string {
  return compile(template, true)(values);
}

function compile(template: string, noEscape: boolean): Render {
  const known = compiled.get(template);
  if (known) return known;
  const render: Render = handlebars.compile(template, { strict: true, noEscape });
  compiled.set(template, render);
  return render;
}
