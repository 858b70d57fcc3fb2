import { type EmailTemplateCategory, emailTemplateProblems } from '@practice/contracts';
import { useEffect, useState } from 'react';

type Texts = { id: string | null; category: EmailTemplateCategory; subject: string; heading: string; content: string };
type Field = 'subject' | 'heading' | 'content';

/** How long the typing has to pause before problems are shown: braces are incomplete until they are closed. */
const PAUSE_MS = 500;

/** What is wrong with the variables of a template as it is being written, as the error of each field. */
export function useLiveProblems({ id, category, subject, heading, content }: Texts) {
  const [problems, setProblems] = useState<Partial<Record<Field, { error: string }>>>({});
  useEffect(() => {
    const timer = setTimeout(() => {
      const found = content.trim() === '' ? [] : emailTemplateProblems({ id, category, subject, heading, content });
      setProblems(Object.fromEntries(found.map(({ field, message }) => [field, { error: message }])));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, category, subject, heading, content]);
  return problems;
}
