import type { ContactType } from '@practice/contracts';
import { draftFields, type MessageDraft } from './message-draft.ts';

/** The form's fields in their order; the first that is wrong gets the focus. */
export const messageFields = [...draftFields, 'kvkkConsent'] as const;

export type MessageValues = {
  name: string;
  email: string;
  subject: string;
  contactType: ContactType;
  message: string;
  kvkkConsent: boolean;
  website: string;
};

/** What is in the form now. */
export function readValues(form: HTMLFormElement): MessageValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    contactType: text('contactType') as ContactType,
    message: text('message'),
    kvkkConsent: data.has('kvkkConsent'),
    website: text('website'),
  };
}

/** Puts a draft into the fields that nobody has typed into yet. */
export function writeValues(form: HTMLFormElement, draft: MessageDraft): void {
  for (const name of draftFields) {
    const field = form.elements.namedItem(name);
    const value = draft[name];
    if (typeof value !== 'string' || !isInput(field)) continue;
    if (field instanceof HTMLSelectElement || field.value === '') field.value = value;
  }
}

function isInput(field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return typeof field === 'object' && field !== null && 'value' in field;
}
