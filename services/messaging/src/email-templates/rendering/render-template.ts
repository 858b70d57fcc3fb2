import type { TemplateTexts } from '@practice/contracts';
import { fillContent } from '../filling/fill-content.ts';
import { fillLine, type TemplateValues } from '../filling/template-values.ts';
import type { Practice } from '../sender.ts';
import { frame } from './frame.ts';
import { plainTextOf } from './plain-text.ts';

export type RenderedTemplate = { subject: string; html: string; text: string };

/**
 * Subject, HTML and text of a template with its values, in the frame of all e-mails. `footer` is HTML below it.
 * The library that writes styles into the elements is loaded with the first e-mail: it is native code of some megabytes.
 */
export async function renderTemplate(
  { subject, heading, content }: TemplateTexts,
  values: TemplateValues,
  { practice, footer = '' }: { practice: Practice; footer?: string | undefined },
): Promise<RenderedTemplate> {
  const body = fillContent(content, values, practice.siteUrl);
  const filledHeading = heading ? fillLine(heading, values) : null;
  const filledSubject = fillLine(subject, values);
  const html = frame({ title: filledHeading ?? filledSubject, heading: filledHeading, body, footer, practice });
  const { inline } = await import('@css-inline/css-inline');
  return {
    subject: filledSubject,
    text: await plainTextOf(footer ? `${body}${footer}` : body),
    html: inline(html, { loadRemoteStylesheets: false }),
  };
}
