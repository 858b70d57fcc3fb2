import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList } from '@practice/ui/records';
import { RestoreEmailTemplateDocument, UpdateEmailTemplateDocument } from '../../generated/graphql.ts';
import { type Template, templates } from './templates.ts';

/** Switches a template on or off, and gives a built-in one its own texts back; that can be undone. */
export function useTemplateChanges({ markOwn, refresh }: RecordList<Template>) {
  const client = useApolloClient();

  async function change(id: string, input: Partial<Pick<Template, 'subject' | 'heading' | 'content' | 'isActive'>>) {
    markOwn([id]);
    try {
      await client.mutate({ mutation: UpdateEmailTemplateDocument, variables: { id, input } });
      announceDone(templates.texts.updated);
      await refresh();
    } catch (error) {
      announceFailure(templates.texts.updateFailed, error);
    }
  }

  return {
    toggle: ({ id, isActive }: Template) => change(id, { isActive: !isActive }),
    async restore({ id, name, version, subject, heading, content }: Template) {
      markOwn([id]);
      try {
        await client.mutate({ mutation: RestoreEmailTemplateDocument, variables: { id, version } });
        const undo = () => void change(id, { subject, heading: heading ?? null, content });
        announceDone({ title: 'Varsayılana dönüldü', description: name }, undo);
        await refresh();
      } catch (error) {
        announceFailure('Varsayılana dönülemedi.', error);
      }
    },
  };
}
